"""The decider: who asks what and when, what happened, and the two registries that answer.

A section of the event (entries, seats, clock, ...) brings its commands and events and says, with the
decorators below, which function decides a command and which one applies an event. Deciding never changes
the state; applying never decides. Each event is applied by exactly one function, so that the state is the
fold of its events.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from torneo.rulebook import Book

if TYPE_CHECKING:
    from torneo.tournament.state import Tournament

#: Every role a person may hold in a room. ``system`` is the program itself, when time alone brings
#: something about.
ROLES = ("director", "operations", "floor", "dealer", "desk", "commission", "player", "public", "system")

#: Roles that usually go together. The director may do everything that is done in the room.
DIRECTORS = frozenset({"director", "operations"})
FLOOR = DIRECTORS | {"floor"}
TABLE = FLOOR | {"dealer"}
DESK = DIRECTORS | {"desk"}
CLOCK = FLOOR | {"system"}


class Actor(msgspec.Struct, frozen=True):
    name: str
    role: str


class Command(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="command"):
    """A wish to change something. Subclasses are plain data; see ``docs/tournament.md`` for all of them."""


class Event(msgspec.Struct, frozen=True, kw_only=True, tag=True, tag_field="event"):
    """What did change. Subclasses are plain data and carry all that applying them needs."""


C = TypeVar("C", bound=Command)
E = TypeVar("E", bound=Event)
Value = str | int | bool | None
Events = tuple[Event, ...]


class Asked(msgspec.Struct, Generic[C], frozen=True, kw_only=True):
    """A command with who gave it, when (milliseconds since 1970, UTC) and its key: the same key is the same
    wish.

    ``seed`` is the secret behind the draws, in hexadecimal, for commands that draw; it never enters the state
    before it is revealed.
    """

    command: C
    by: Actor
    at: int
    key: str = ""
    seed: str = ""


class Happened(msgspec.Struct, frozen=True, kw_only=True):
    """An event in its place: number in the stream, time, and who brought it about by which command."""

    seq: int
    at: int
    by: Actor
    event: Any
    key: str = ""


class Refused(msgspec.Struct, frozen=True):
    """Why a command changes nothing: a code, what it is about, and the clauses behind it if a book says
    so."""

    reason: str
    facts: dict[str, Value] = {}
    clauses: tuple[str, ...] = ()


Answer = Events | Refused
Decides = Callable[["Tournament", Asked[Any], Book], Answer]
Applies = Callable[["Tournament", Any, Happened], None]


class Rule(msgspec.Struct, frozen=True):
    """How a command is decided: by whom it may be given and the function that answers."""

    roles: frozenset[str]
    decide: Decides


COMMANDS: dict[type[Command], Rule] = {}
EVENTS: dict[type[Event], Applies] = {}


def decides(
    command: type[C], roles: Iterable[str]
) -> Callable[
    [Callable[["Tournament", Asked[C], Book], Answer]], Callable[["Tournament", Asked[C], Book], Answer]
]:
    """Registers the function that answers a command, and the roles that may give it."""

    def register(
        decide: Callable[["Tournament", Asked[C], Book], Answer],
    ) -> Callable[["Tournament", Asked[C], Book], Answer]:
        assert command not in COMMANDS, command
        COMMANDS[command] = Rule(frozenset(roles), decide)
        return decide

    return register


def applies(
    event: type[E],
) -> Callable[[Callable[["Tournament", E, Happened], None]], Callable[["Tournament", E, Happened], None]]:
    """Registers the function that applies an event to the state, in place."""

    def register(
        apply: Callable[["Tournament", E, Happened], None],
    ) -> Callable[["Tournament", E, Happened], None]:
        assert event not in EVENTS, event
        EVENTS[event] = apply
        return apply

    return register


class Due(msgspec.Struct, frozen=True, kw_only=True):
    """Something the event asks for now. ``command`` does it; ``must``: the book leaves no choice (else it
    is a proposal). ``reason`` is the code of one sentence that ``facts`` fill."""

    command: Command
    reason: str
    facts: dict[str, Value] = {}
    clauses: tuple[str, ...] = ()
    must: bool = True
    since: int = 0


Asks = Callable[["Tournament", int, Book], Iterable[Due]]

DUES: list[Asks] = []


def asks(find: Asks) -> Asks:
    """Registers a function that looks for what is due at a given moment."""
    DUES.append(find)
    return find


def todo(state: "Tournament", now: int, book: Book) -> list[Due]:
    """Everything the event asks for at this moment, section by section: clock, entries, seats, chips."""
    return [due for find in DUES for due in find(state, now, book)]
