"""Which language a page speaks: what was chosen last (a cookie), else the room's own. ``?lang=en`` or
``?lang=pt`` chooses."""

import os
from collections.abc import Callable
from typing import get_args

from django.http import HttpRequest, HttpResponse

from torneo.writing import Lang, known_lang

COOKIE = "torneo_lang"


def language_of(request: HttpRequest) -> Lang:
    return known_lang(request.GET.get("lang") or request.COOKIES.get(COOKIE) or usual())


def usual() -> str:
    """The language of those who have chosen none: what the room was opened in, else Spanish."""
    return os.environ.get("TORNEO_LANG", "es")


class LanguageMiddleware:
    """Puts ``request.lang`` there and remembers a choice made in the address."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._next = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        request.lang = language_of(request)  # type: ignore[attr-defined]
        response = self._next(request)
        response.headers.setdefault("Content-Language", language_of(request))
        if request.GET.get("lang") in get_args(Lang):
            response.set_cookie(
                COOKIE, request.GET["lang"], max_age=31_536_000, samesite="Lax", httponly=True
            )
        return response
