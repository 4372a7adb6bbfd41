"""What every page knows: language, role, connection."""

from typing import Any

from django.http import HttpRequest

from torneo.room.language import language_of
from torneo.room.who import role_of


def everywhere(request: HttpRequest) -> dict[str, Any]:
    lang = language_of(request)
    user = getattr(request, "user", None)
    return {
        "lang": lang,
        "other_lang": "en" if lang == "es" else "es",
        "role": role_of(user) if user is not None else "public",
    }
