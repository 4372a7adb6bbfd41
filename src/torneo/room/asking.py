"""What the ASGI parts of the room know of a request."""

from collections.abc import Awaitable, Callable, MutableMapping
from http.cookies import CookieError, SimpleCookie
from typing import Any
from urllib.parse import parse_qs

from torneo.room.language import COOKIE, usual
from torneo.writing import Lang, known_lang

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

#: Where pages watch what is new.
LIVE = "/live/"
#: Addresses of the machine itself. Another one of its own is a stranger's.
THIS_MACHINE = frozenset({"127.0.0.1", "::1"})


def header(scope: Scope, name: bytes) -> str:
    """A header's text, "" without it."""
    return next((value for one, value in scope["headers"] if one == name), b"").decode("latin-1")


def query(scope: Scope) -> dict[str, list[str]]:
    return parse_qs(scope.get("query_string", b"").decode("latin-1"))


def address_of(scope: Scope) -> str:
    """Where the request comes from; a proxy on this machine may have said so."""
    return str((scope.get("client") or ("",))[0])


def spoken(scope: Scope) -> Lang:
    """The language of the visitor's pages."""
    asked = query(scope).get("lang", [""])[0]
    if not asked:
        try:
            kept = SimpleCookie(header(scope, b"cookie")).get(COOKIE)
        except CookieError:
            kept = None
        asked = kept.value if kept is not None else usual()
    return known_lang(asked)
