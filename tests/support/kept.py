"""Events kept in a journal, for tests."""

from collections.abc import Callable
from itertools import count
from typing import Any

import msgspec
from tests.support.events import sheet
from tests.support.room import SEED, START

from torneo.journal.keeper import Keeper
from torneo.journal.kinds import KINDS
from torneo.journal.store import Journal, StreamHead
from torneo.tournament import Actor, Asked, Command
from torneo.tournament.structure.commands import CreateEvent

AT = START
EVENT = "prueba"
_keys = count()


def event_head(name: str, book: str = "tda-2013") -> StreamHead:
    return StreamHead(name, "tournament", book)


def create(stream: str, book: str = "tda-2013") -> Command:
    return CreateEvent(id=EVENT, book=book, structure=sheet())


def ask(
    command: Command, role: str = "director", who: str = "Ana", key: str = "", at: int = AT
) -> Asked[Any]:
    return Asked(command=command, by=Actor(who, role), at=at, key=key or f"key{next(_keys)}", seed=SEED)


def keeper_of(
    journal: Journal,
    problems: Callable[[Any], list[str]] | None = None,
    after: Callable[[str, int], None] | None = None,
) -> Keeper:
    """A keeper as another process would have it. ``problems``: what is thought wrong with a state."""
    kinds = dict(KINDS)
    if problems is not None:
        kinds["tournament"] = msgspec.structs.replace(kinds["tournament"], problems=problems)
    return Keeper(journal, kinds, after)
