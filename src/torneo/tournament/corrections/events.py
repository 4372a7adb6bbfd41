"""Events of corrections: which older acts count otherwise from now on.

They hold the corrected commands and what these bring about, never anything of the state: what comes of them
is found by reading the history again.
"""

from typing import Any, ClassVar, Literal

import msgspec

from torneo.tournament.kernel import TOURNAMENT, Actor, Event
from torneo.tournament.versions import text_of, upcasts
from torneo.tournament.vocabulary import (
    Code,
    Number,
    Particulars,
    PersonName,
    Reason,
    Sequence,
    TableNumber,
    Worked,
)

Hands = Literal["counted", "played"]
_LIST = msgspec.json.Decoder(tuple[msgspec.Raw, ...])


class Changed(msgspec.Struct, frozen=True, kw_only=True):
    """What one command is read as from now on.

    ``seq``: the first of its events. ``asked``: the command that counts, as JSON; empty if its events are
    facts nobody asked for again. ``events``: what it brings about, as JSON; an empty list if it never was.
    ``after``: it comes in addition, after that command.
    """

    seq: Sequence
    by: Actor
    events: Worked
    asked: Worked = ""
    after: bool = False


class Consequence(msgspec.Struct, frozen=True, kw_only=True):
    """One difference a director would notice: the code of a sentence and the facts that fill it."""

    code: Code
    facts: Particulars = {}


class Amended(Event, frozen=True):
    """An old mistake was corrected where it happened. ``seq``: where; ``changed``: what is read otherwise
    since, in order. ``confirms``: the act of money that waited for a second person, ``asked_by`` whom."""

    VERSION: ClassVar[int] = 2

    seq: Sequence
    why: Reason
    changed: tuple[Changed, ...]
    consequences: tuple[Consequence, ...] = ()
    confirms: Number = 0
    asked_by: PersonName = ""


class Undone(Event, frozen=True):
    """A command was taken back before anything followed from it: its events ``seq`` to ``last`` no longer
    count. ``table``: it was the last of that table."""

    VERSION: ClassVar[int] = 2

    seq: Sequence
    last: Sequence
    why: Reason = ""
    table: TableNumber = 0
    consequences: tuple[Consequence, ...] = ()


@upcasts(Amended, 1)
@upcasts(Undone, 1)
def _without_patch(old: dict[str, Any]) -> dict[str, Any]:
    """A difference of states stood there once. What was read otherwise stands there still; that is enough."""
    return {name: value for name, value in old.items() if name not in ("patch", "digest")}


def events_text(events: tuple[Event, ...]) -> str:
    return f"[{','.join(map(text_of, events))}]"


def events_of(text: str) -> tuple[Event, ...]:
    """The events written in a ``Changed``, whatever release wrote them."""
    return tuple(TOURNAMENT.told.read(bytes(one).decode()) for one in _LIST.decode(text))
