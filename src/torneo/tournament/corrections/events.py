"""Events of corrections, and what they change."""

from functools import cache
from typing import Any

import msgspec

from torneo.tournament.corrections.patch import apply_patch
from torneo.tournament.kernel import TOURNAMENT, Actor, Event, Happened, applies
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import Code, Particulars, Sequence, Worked


class Changed(msgspec.Struct, frozen=True, kw_only=True):
    """What the events of one command are read as from now on.

    ``seq``: the first of them. ``events``: JSON, an empty list if the command never was. ``after``: they come
    in addition, after that command.
    """

    seq: Sequence
    by: Actor
    events: Worked
    after: bool = False


class Consequence(msgspec.Struct, frozen=True, kw_only=True):
    """One difference a director would notice: the code of a sentence and the facts that fill it."""

    code: Code
    facts: Particulars = {}


class Amended(Event, frozen=True):
    """An old mistake was corrected where it happened. ``seq``: where; ``changed``: what is read otherwise
    since, in order; ``patch``: the difference this makes to the state; ``digest``: of the state after it.
    """

    seq: int
    why: str
    changed: tuple[Changed, ...]
    patch: bytes
    digest: str
    consequences: tuple[Consequence, ...] = ()


class Undone(Event, frozen=True):
    """A command was taken back before anything followed from it: its events ``seq`` to ``last`` no longer
    count. ``table``: it was the last of that table."""

    seq: int
    last: int
    patch: bytes
    digest: str
    why: str = ""
    table: int = 0
    consequences: tuple[Consequence, ...] = ()


@applies(Amended)
def _amended(state: Tournament, event: Amended, _: Happened) -> None:
    apply_patch(state, event.patch)


@applies(Undone)
def _undone(state: Tournament, event: Undone, _: Happened) -> None:
    apply_patch(state, event.patch)


def events_text(events: tuple[Event, ...]) -> str:
    return msgspec.json.encode(events).decode()


@cache
def _decoder() -> msgspec.json.Decoder[Any]:
    kind: Any = TOURNAMENT.event_type
    return msgspec.json.Decoder(tuple[kind, ...])


def events_of(text: str) -> tuple[Event, ...]:
    """The events written in a ``Changed``."""
    events: tuple[Event, ...] = _decoder().decode(text)
    return events
