"""What a recorded fact stands on: does it still hold in the corrected history?

A fact names entries, tables, seats, sessions, penalties. If each of them is at that moment what it was when
the fact was recorded, the fact stays as it happened; if not, the first that differs is the reason why it no
longer fits.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec

from torneo.tournament.hands.events import HandEnded
from torneo.tournament.kernel import Command, Event, Value
from torneo.tournament.kinds import kinds_of
from torneo.tournament.seats.events import Moved, SeatsChanged, SeatsDrawn
from torneo.tournament.state import Tournament

#: What of each thing facts depend on.
_STANDS_ON = {
    "entry": ("status",),
    "seat_of": ("table", "seat"),
    "session": ("status",),
    "player": ("id",),
    "infraction": ("player", "person", "clause"),
    "penalty": ("player", "person", "penalty"),
    "call": ("table", "about", "at"),
    "ruling": ("table", "at"),
}
#: Things known by numbers that a correction may give to others.
_NUMBERED = ("entry", "infraction", "penalty", "call", "ruling")
_THINGS = frozenset({*_STANDS_ON, "table"})


class Named(msgspec.Struct, frozen=True):
    """A thing an event names: its kind, its id and, for seats, the seat."""

    kind: str
    id: int | str
    seat: int = 0


def named(said: Event | Command) -> Iterator[Named]:
    """Everything the event or command names."""
    for name, kind, as_key in _naming(type(said)):
        value = getattr(said, name)
        if isinstance(value, dict) and not as_key:
            value = value.values()
        elif isinstance(value, int | str):
            value = (value,)
        yield from (Named(kind, one) for one in value if one and isinstance(one, int | str))
    if isinstance(said, Moved | SeatsChanged):
        moving = said.entries if isinstance(said, SeatsChanged) else (said.entry,)
        yield from (Named("seat_of", entry) for entry in moving)
    table, seat = getattr(said, "table", 0), getattr(said, "seat", 0)
    if isinstance(table, int) and isinstance(seat, int) and table and seat:
        yield Named("seat", table, seat)
    if isinstance(said, SeatsDrawn | SeatsChanged):
        yield from (Named("seat", place // 100, place % 100) for place in said.places)


@cache
def _naming(kind: type[Event | Command]) -> tuple[tuple[str, str, bool], ...]:
    """The fields that name things: (field, kind of thing, whether its keys do)."""
    every = ((name, one, of.key == one) for name, of in kinds_of(kind).items() for one in of)
    return tuple(one for one in every if one[1] in _THINGS)


def _thing(state: Tournament, one: Named) -> Any:
    """The thing itself, None if there is none."""
    if one.kind in ("entry", "seat_of"):
        return state.entries.get(int(one.id))
    if one.kind in ("table", "seat"):
        return state.tables.get(int(one.id))
    if one.kind == "session":
        return state.sessions.get(str(one.id))
    if one.kind == "player":
        return state.players.get(str(one.id))
    listed: dict[str, list[Any]] = {
        "infraction": state.infractions, "penalty": state.conduct.penalties, "call": state.calls,
        "ruling": state.rulings,
    }  # fmt: skip
    numbered = listed[one.kind]
    return numbered[int(one.id) - 1] if 1 <= int(one.id) <= len(numbered) else None


def standing(state: Tournament, one: Named) -> dict[str, Value]:
    """What the thing is at this moment, as far as facts depend on it; empty if there is none."""
    thing = _thing(state, one)
    if thing is None:
        return {}
    if one.kind == "table":
        return {"open": thing.open, "in_hand": thing.hand is not None}
    if one.kind == "seat":
        return {"entry": thing.seats[one.seat - 1]} if 1 <= one.seat <= len(thing.seats) else {}
    return {name: getattr(thing, name) for name in _STANDS_ON[one.kind]}


def lost_footing(old: Tournament, new: Tournament, event: Event) -> Named | None:
    """The first thing named that is not what it was when the event was recorded."""
    return next((one for one in named(event) if standing(old, one) != standing(new, one)), None)


def renumbered(old: Tournament, new: Tournament, command: Command) -> Named | None:
    """The first number in a command that means another entry, infraction or penalty than when it was
    given: one corrected where it happened is still the same."""
    numbered = (one for one in named(command) if one.kind in _NUMBERED)
    return next((one for one in numbered if _since(old, one) != _since(new, one)), None)


def _since(state: Tournament, one: Named) -> int:
    """When the thing of that number came to be."""
    thing = _thing(state, one)
    return 0 if thing is None else int(thing.at)


class Weighed(msgspec.Struct, frozen=True):
    """Chips of some entries and tables, and of the ledger; ``owing``: one of them holds less than nothing."""

    held: int
    ledger: int
    owing: bool = False

    def against(self, before: "Weighed") -> dict[str, Value]:
        """What is wrong with the chips since: some came from nowhere or went there, or somebody owes some."""
        difference = (self.held - before.held) - (self.ledger - before.ledger)
        return {"difference": difference} if difference or self.owing else {}


def concerned(state: Tournament, event: Event) -> tuple[Named, ...]:
    """Where the event may move chips: what it names, and everybody at the table of a hand."""
    table = state.tables.get(event.table) if isinstance(event, HandEnded) else None
    seats = table.seats if table is not None else ()
    return tuple(dict.fromkeys((*named(event), *(Named("entry", entry) for entry in seats if entry))))


def weighed(state: Tournament, things: Iterable[Named]) -> Weighed:
    """The chips where an event may have moved them: cheaper than counting the room."""
    held: list[int] = []
    tables: set[int] = set()
    for one in things:
        if one.kind == "entry" and (entry := state.entries.get(int(one.id))) is not None:
            held.append(entry.stack)
        elif one.kind == "table":
            tables.add(int(one.id))
        elif one.kind == "session":
            tables.update(number for number, table in state.tables.items() if table.session == one.id)
    for number in tables & state.tables.keys():
        held += state.tables[number].carried, state.tables[number].uncounted
    return Weighed(sum(held), state.ledger.points, min(held, default=0) < 0)
