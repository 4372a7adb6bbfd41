"""Events of tables and seats, and what they change."""

import msgspec

from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament


class Draw(msgspec.Struct, frozen=True, kw_only=True):
    """One verifiable draw: the label under the session's seed, and the pool it drew from (100 x table + seat,
    or whatever the label says), so that anyone who has the seed can do it again."""

    label: str
    pool: tuple[int, ...]
    picked: tuple[int, ...]


class TableOpened(Event, frozen=True):
    table: int
    session: str
    seats: int
    accessible: tuple[int, ...] = ()


class TableClosed(Event, frozen=True):
    """Everybody has left: the table was broken, merged into the final one, or play is over. ``carried``
    chips owed to its next pot go to ``carried_to``."""

    table: int
    why: str
    carried_to: int = 0


class Seated(Event, frozen=True):
    """An entry takes a seat. ``waits``: no cards until the button has passed."""

    entry: int
    table: int
    seat: int
    why: str
    waits: bool = False
    draw: Draw | None = None


class SeatsDrawn(Event, frozen=True):
    """Many entries seated by one draw: the places in the order of ``entries``."""

    session: str
    entries: tuple[int, ...]
    places: tuple[int, ...]
    draw: Draw


class Moved(Event, frozen=True):
    """A seated entry goes to another seat; ``reason`` is the code of one sentence, ``facts`` fill it."""

    entry: int
    table: int
    seat: int
    from_table: int
    from_seat: int
    why: str
    reason: str = ""
    facts: dict[str, int | str] = {}
    waits: bool = False
    clauses: tuple[str, ...] = ()
    draw: Draw | None = None
    carried_by: str = ""


class Arrived(Event, frozen=True):
    """A moved player has taken the new seat."""

    entry: int
    waits: bool = False


class SeatGivenUp(Event, frozen=True):
    """A seat falls empty because its entry leaves play."""

    entry: int


@applies(TableOpened)
def _table_opened(state: Tournament, event: TableOpened, _: Happened) -> None:
    state.tables[event.table] = Table(
        number=event.table, session=event.session, seats=[0] * event.seats, accessible=list(event.accessible)
    )


@applies(TableClosed)
def _table_closed(state: Tournament, event: TableClosed, _: Happened) -> None:
    table = state.tables[event.table]
    table.open = False
    table.halted = ""
    if event.carried_to:
        state.tables[event.carried_to].carried += table.carried
        state.tables[event.carried_to].uncounted += table.uncounted
        table.carried = table.uncounted = 0


@applies(Seated)
def _seated(state: Tournament, event: Seated, _: Happened) -> None:
    take_seat(state, event.entry, event.table, event.seat, waits=event.waits)


@applies(SeatsDrawn)
def _seats_drawn(state: Tournament, event: SeatsDrawn, _: Happened) -> None:
    state.sessions[event.session].drawn = True
    for entry, place in zip(event.entries, event.places, strict=True):
        take_seat(state, entry, place // 100, place % 100)


@applies(Moved)
def _moved(state: Tournament, event: Moved, happened: Happened) -> None:
    leave_seat(state, event.entry, happened.seq)
    take_seat(state, event.entry, event.table, event.seat, waits=event.waits)
    state.entries[event.entry].arrived = False


@applies(Arrived)
def _arrived(state: Tournament, event: Arrived, _: Happened) -> None:
    entry = state.entries[event.entry]
    entry.arrived = True
    waiting = state.tables[entry.table].waiting
    if event.waits and entry.seat not in waiting:
        waiting.append(entry.seat)


@applies(SeatGivenUp)
def _seat_given_up(state: Tournament, event: SeatGivenUp, happened: Happened) -> None:
    leave_seat(state, event.entry, happened.seq)


def take_seat(state: Tournament, entry: int, table: int, seat: int, *, waits: bool = False) -> None:
    """Puts the entry in the seat; for the functions that apply events only."""
    place, who = state.tables[table], state.entries[entry]
    if place.seats[seat - 1]:
        raise ValueError(f"seat {seat} of table {table} is taken by entry {place.seats[seat - 1]}")
    place.seats[seat - 1] = entry
    place.vacated.pop(seat, None)
    place.reserved.pop(seat, None)
    if waits:
        place.waiting.append(seat)
    who.table, who.seat, who.status = table, seat, "seated"
    who.session = place.session


def leave_seat(state: Tournament, entry: int, seq: int) -> None:
    """Empties the entry's seat; for the functions that apply events only. The order of ``seq`` tells which
    seat fell empty last."""
    who = state.entries[entry]
    if not who.table:
        return
    place = state.tables[who.table]
    place.seats[who.seat - 1] = 0
    place.vacated[who.seat] = seq
    if who.seat in place.waiting:
        place.waiting.remove(who.seat)
    who.last_table, who.table, who.seat = who.table, 0, 0
