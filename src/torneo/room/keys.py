"""Keys of commands: one wish, one key, in the space of whoever gives it.

A key in the journal is ``<space>:<giver>:<key>`` (``docs/journal.md``). Only the last part ever comes from
outside, so that no text anybody sends can reach the key of another person, or of the program itself.
"""

import hashlib
import re
import secrets
from typing import NewType

from django.http import HttpRequest

from torneo.room.models import Link, Token

#: A key with its giver. The functions here are the only ones that make them.
Key = NewType("Key", str)

#: What stands in the journal as it was sent; any other text is known by its digest.
PLAIN = re.compile(r"[!-~]{1,100}")


class Drawing:
    """The keys of a part that is drawn once for everybody who watches: one after the other, and the same ones
    for the same picture."""

    def __init__(self, mark: str) -> None:
        self._mark = mark
        self._count = 0

    def draw(self) -> str:
        self._count += 1
        return f"{self._mark}-{self._count}"


def drawn() -> str:
    """A key nobody has used, for a form or a command."""
    return secrets.token_hex(8)


def key_of(request: HttpRequest, given: str | None = None) -> Key:
    """The key of a form (or the one ``given``) in the space of the person of the request. Who sends none
    wishes something new each time."""
    return _in(_space(request), request.POST.get("key", "") if given is None else given)


def key_of_link(link: Link, given: str) -> Key:
    return _in(f"link:{link.pk}", given)


def key_of_token(token: Token | None, given: str) -> Key:
    return _in(f"api:{token.pk}" if token is not None else f"guest:{drawn()}", given)


def own(what: str, *parts: object) -> Key:
    """A key of the program's own: nothing that comes from outside can be one."""
    return Key(":".join(("torneo", what, *map(str, parts))))


def part(key: Key, name: str) -> Key:
    """The key of one of several commands behind one wish."""
    return Key(f"{key}/{name}")


def _space(request: HttpRequest) -> str:
    """Who has no account is known by the secret of the browser's cookie; without one there is nobody to
    recognise."""
    if request.user.is_authenticated:
        return f"form:{request.user.pk}"
    secret = request.META.get("CSRF_COOKIE")
    known = hashlib.sha256(str(secret).encode()).hexdigest()[:16] if secret else drawn()
    return f"guest:{known}"


def _in(space: str, given: str) -> Key:
    if not given:
        return Key(f"{space}:{drawn()}")
    plain = given if PLAIN.fullmatch(given) else hashlib.sha256(given.encode()).hexdigest()
    return Key(f"{space}:{plain}")
