"""Which language a page speaks: what was chosen last (a cookie), else Spanish. ``?lang=en`` chooses."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from torneo.rulebook import LANGS, Lang

COOKIE = "torneo_lang"


def language_of(request: HttpRequest) -> Lang:
    chosen = request.GET.get("lang") or request.COOKIES.get(COOKIE)
    return "en" if chosen == "en" else "es"


class LanguageMiddleware:
    """Puts ``request.lang`` there and remembers a choice made in the address."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._next = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        request.lang = language_of(request)  # type: ignore[attr-defined]
        response = self._next(request)
        response.headers.setdefault("Content-Language", language_of(request))
        if request.GET.get("lang") in LANGS:
            response.set_cookie(
                COOKIE, request.GET["lang"], max_age=31_536_000, samesite="Lax", httponly=True
            )
        return response
