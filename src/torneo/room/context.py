"""What every page knows: language, role, connection."""

from typing import Any

from django.http import HttpRequest
from django.urls import get_script_prefix

from torneo.room.asking import LIVE
from torneo.room.language import language_of
from torneo.room.links_out import in_the_clear, only_here
from torneo.room.who import role_of


def everywhere(request: HttpRequest) -> dict[str, Any]:
    lang = language_of(request)
    user = getattr(request, "user", None)
    return {
        "live_line": get_script_prefix().rstrip("/") + LIVE,
        "only_here": only_here(request),
        "in_the_clear": in_the_clear(request),
        "lang": lang,
        "other_lang": "en" if lang == "es" else "es",
        "role": role_of(user) if user is not None else "public",
    }
