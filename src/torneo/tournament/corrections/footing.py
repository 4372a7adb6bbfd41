"""What a recorded fact stands on: does it still hold in the corrected history?

A fact names entries, tables, seats, sessions, penalties. If each of them is at that moment what it was when
the fact was recorded, the fact stays as it happened; if not, the first that differs is the reason why it no
longer fits.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from torneo.tournament.hands.events import HandEnded
from torneo.tournament.kernel import Command, Event, Value
from torneo.tournament.seats.events import Moved, SeatsChanged, SeatsDrawn
from torneo.tournament.state import Tournament

_ENTRY = ("entry", "entries", "into", "keeps", "to", "by", "winner")
_BY_ENTRY = ("shares", "changes", "stacks", "to")
_TABLE = ("table", "from_table", "carried_to", "fresh")
_PLAYER = ("player", "other")


class Named(msgspec.Struct, frozen=True):
    """A thing an event names: its kind, its id and, for seats, the seat."""

    kind: str
    id: int | str
    seat: int = 0


def named(event: Event | Command) -> Iterator[Named]:
    """Everything the event or command names, each once."""
    seen = dict.fromkeys(_named(event))
    yield from seen


def _named(event: Event | Command) -> Iterator[Named]:
    for name in _ENTRY if not hasattr(event, "value") else ("entry",):
        yield from (Named("entry", one) for one in _numbers(getattr(event, name, None)))
    by_entry = _BY_ENTRY if not hasattr(event, "number") else ()
    for name in by_entry:
        held = getattr(event, name, None)
        if isinstance(held, dict):
            yield from (Named("entry", one) for one in held if isinstance(one, int))
    for name in _TABLE:
        yield from (Named("table", one) for one in _numbers(getattr(event, name, None)))
    for name in ("infraction", "penalty", "call", "ruling"):
        yield from (Named(name, one) for one in _numbers(getattr(event, name, None)) if one > 0)
    for name in _PLAYER:
        player = getattr(event, name, None)
        if isinstance(player, str) and player:
            yield Named("player", player)
    session = getattr(event, "session", None)
    if isinstance(session, str) and session:
        yield Named("session", session)
    if isinstance(event, Moved | SeatsChanged):
        moving = event.entries if isinstance(event, SeatsChanged) else (event.entry,)
        yield from (Named("seat_of", entry) for entry in moving)
    table, seat = getattr(event, "table", 0), getattr(event, "seat", 0)
    if isinstance(table, int) and isinstance(seat, int) and table and seat:
        yield Named("seat", table, seat)
    if isinstance(event, SeatsDrawn | SeatsChanged):
        yield from (Named("seat", place // 100, place % 100) for place in event.places)


def _numbers(value: Any) -> Iterable[int]:
    if isinstance(value, bool):
        return ()
    if isinstance(value, int):
        return (value,) if value else ()
    if isinstance(value, tuple):
        return tuple(one for one in value if isinstance(one, int))
    return ()


def standing(state: Tournament, thing: Named) -> dict[str, Value]:
    """What the thing is at this moment, as far as facts depend on it; empty if there is none."""
    if thing.kind in ("entry", "seat_of"):
        entry = state.entries.get(int(thing.id))
        if entry is None:
            return {}
        if thing.kind == "entry":
            return {"status": entry.status}
        return {"table": entry.table, "seat": entry.seat}
    if thing.kind == "table":
        table = state.tables.get(int(thing.id))
        return {} if table is None else {"open": table.open, "in_hand": table.hand is not None}
    if thing.kind == "seat":
        table = state.tables.get(int(thing.id))
        known = table is not None and 1 <= thing.seat <= len(table.seats)
        return {"entry": table.seats[thing.seat - 1]} if table is not None and known else {}
    if thing.kind == "session":
        session = state.sessions.get(str(thing.id))
        return {} if session is None else {"status": session.status}
    if thing.kind == "player":
        return {"known": True} if thing.id in state.players else {}
    if thing.kind == "infraction":
        return _numbered(state.infractions, int(thing.id), "player", "person", "clause")
    if thing.kind == "call":
        return _numbered(state.calls, int(thing.id), "table", "about", "at")
    if thing.kind == "ruling":
        return _numbered(state.rulings, int(thing.id), "table", "at")
    return _numbered(state.conduct.penalties, int(thing.id), "player", "person", "penalty")


def _numbered(things: list[Any], number: int, *about: str) -> dict[str, Value]:
    if not 1 <= number <= len(things):
        return {}
    return {name: getattr(things[number - 1], name) for name in about}


def lost_footing(old: Tournament, new: Tournament, event: Event) -> Named | None:
    """The first thing named that is not what it was when the event was recorded."""
    return next((one for one in named(event) if standing(old, one) != standing(new, one)), None)


def renumbered(old: Tournament, new: Tournament, command: Command) -> Named | None:
    """The first number in a command that means another entry, infraction or penalty than when it was
    given."""
    return next((one for one in named(command) if _since(old, one) != _since(new, one)), None)


def _since(state: Tournament, thing: Named) -> int:
    """When the thing of that number came to be: one corrected where it happened is still the same."""
    if thing.kind == "entry":
        entry = state.entries.get(int(thing.id))
        return 0 if entry is None else entry.at
    things: list[Any] = []
    if thing.kind == "infraction":
        things = state.infractions
    elif thing.kind == "penalty":
        things = state.conduct.penalties
    elif thing.kind in ("call", "ruling"):
        things = state.calls if thing.kind == "call" else state.rulings
    number = int(thing.id) if things else 0
    return int(things[number - 1].at) if 1 <= number <= len(things) else 0


class Weighed(msgspec.Struct, frozen=True):
    """Chips of some entries and tables, and of the ledger; ``owing``: who or what holds less than nothing."""

    held: int
    ledger: int
    owing: str = ""


def concerned(state: Tournament, event: Event) -> tuple[Named, ...]:
    """Where the event may move chips: what it names, and everybody at the table of a hand."""
    seats = state.tables[event.table].seats if isinstance(event, HandEnded) else ()
    return tuple(dict.fromkeys((*_named(event), *(Named("entry", entry) for entry in seats if entry))))


def weighed(state: Tournament, things: Iterable[Named]) -> Weighed:
    """The chips where an event may have moved them: cheaper than counting the room."""
    held, owing = 0, ""
    tables = set()
    for one in things:
        if one.kind == "entry" and (entry := state.entries.get(int(one.id))) is not None:
            held += entry.stack
            if entry.stack < 0:
                owing = f"entry {entry.number}"
        elif one.kind == "table":
            tables.add(int(one.id))
        elif one.kind == "session":
            tables.update(number for number, table in state.tables.items() if table.session == one.id)
    for number in tables:
        if number in state.tables:
            table = state.tables[number]
            held += table.carried + table.uncounted
            if table.carried < 0 or table.uncounted < 0:
                owing = f"table {number}"
    return Weighed(held, state.ledger.points, owing)
