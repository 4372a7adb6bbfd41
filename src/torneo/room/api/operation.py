"""Operations: each says how it is called, by whom, what it takes and what it answers. The addresses and the
OpenAPI document are both made of this list."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec
from django.http import HttpRequest, HttpResponse

from torneo.room.accounts.record import By
from torneo.room.models import Token
from torneo.room.who import ACCOUNT_ROLES
from torneo.rulebook import Lang
from torneo.tournament import Actor

#: Whoever has a token.
ANY = frozenset(ACCOUNT_ROLES)
#: Who may see people's documents and contacts, and everything on record: as on the pages.
CONSOLE = frozenset({"director", "operations", "floor"})
DESK = CONSOLE | {"desk"}
AT_TABLE = CONSOLE | {"dealer"}
DIRECTION = frozenset({"director", "operations"})
COMMISSION = DIRECTION | {"commission"}


class Ask(msgspec.Struct, kw_only=True):
    """A request on its way: who asks and in which language. Without a token, ``role`` is ``public``."""

    request: HttpRequest
    lang: Lang
    role: str = "public"
    token: Token | None = None
    body: dict[str, Any] = {}

    @property
    def actor(self) -> Actor:
        return Actor(self.token.name if self.token else "", self.role)

    def role_in(self, stream: str) -> str:
        """The role in one stream: a token of another one's is nobody there."""
        limit = self.token.stream if self.token else ""
        return self.role if not limit or limit == stream else "public"

    @property
    def by(self) -> By:
        """Whoever asks, for the record of accounts and keys."""
        name = f"{self.token.pk} {self.token.name}" if self.token else ""
        return By(name, self.role, self.request.META.get("REMOTE_ADDR", ""))


class Reply(msgspec.Struct, kw_only=True):
    """What an operation answers. ``version``: of the stream, also the mark by which a reader asks whether
    there is anything new; -1 where there is none."""

    value: Any
    version: int = -1
    status: int = 200
    headers: dict[str, str] = {}


class Query(msgspec.Struct, frozen=True):
    """A part of the address after the question mark."""

    name: str
    schema: dict[str, Any]


Handle = Callable[..., Reply | HttpResponse]


class Operation(msgspec.Struct, frozen=True, kw_only=True):
    """``roles`` None: anybody, with or without a token; ``room``: the token must be for the whole room.
    ``answer``: a type, or several of which it is one. ``command``: takes the headers of commands. ``code``:
    its name, and the key of its words (``api.op.<code>``)."""

    method: str
    path: str
    code: str
    handle: Handle
    answer: Any = None
    body: Any = None
    roles: frozenset[str] | None = None
    query: tuple[Query, ...] = ()
    command: bool = False
    room: bool = False
    status: int = 200
    media: str = "application/json"


OPERATIONS: list[Operation] = []


def operation(
    method: str,
    path: str,
    code: str,
    *,
    answer: Any = None,
    body: Any = None,
    roles: Iterable[str] | None = None,
    query: tuple[Query, ...] = (),
    command: bool = False,
    room: bool = False,
    status: int = 200,
    media: str = "application/json",
) -> Callable[[Handle], Handle]:
    """Registers the function that answers ``method path``."""

    def register(handle: Handle) -> Handle:
        OPERATIONS.append(
            Operation(
                method=method, path=path, code=code, handle=handle, answer=answer, body=body,
                roles=None if roles is None else frozenset(roles), query=query, command=command,
                room=room, status=status, media=media,
            )
        )  # fmt: skip
        return handle

    return register
