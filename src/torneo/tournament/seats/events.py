"""Events of tables and seats, and what they change."""

import msgspec

from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import (
    ClauseId,
    EntryNumber,
    HandNumber,
    Reason,
    Seat,
    SessionId,
    TableNumber,
)

#: Why a seat changes on paper only: that is where the player was found, the seat drawn stays the right one.
SITS_ELSEWHERE = "sits_elsewhere"


class Draw(msgspec.Struct, frozen=True, kw_only=True):
    """One verifiable draw: the label under the session's seed, and the pool it drew from (100 x table + seat,
    or whatever the label says), so that anyone who has the seed can do it again."""

    label: str
    pool: tuple[int, ...]
    picked: tuple[int, ...]


class TableOpened(Event, frozen=True):
    table: TableNumber
    session: SessionId
    seats: int
    accessible: tuple[Seat, ...] = ()


class TableClosed(Event, frozen=True):
    """Everybody has left: the table was broken, merged into the final one, or play is over. ``carried``
    chips owed to its next pot go to ``carried_to``."""

    table: TableNumber
    why: Reason
    carried_to: TableNumber = 0


class Seated(Event, frozen=True):
    """An entry takes a seat. ``waits``: no cards until the button has passed."""

    entry: EntryNumber
    table: TableNumber
    seat: Seat
    why: Reason
    waits: bool = False
    draw: Draw | None = None


class Drawn(Event, frozen=True):
    """A draw on its own, whose result other events use: the seat cards of a broken table, who moves, the
    button. ``what`` is the code of the thing drawn."""

    session: SessionId
    what: str
    draw: Draw


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """A place given otherwise than drawn: ``reserved``, ``special_needs`` or ``kept_apart``. ``drawn`` 0: the
    entry took no part in the draw."""

    entry: int
    drawn: int
    place: int
    why: str


class SeatsDrawn(Event, frozen=True):
    """Many entries seated by one draw: the places in the order of ``entries``.

    The places drawn are ``draw.picked``, in the same order; ``changes`` says which were given otherwise, and
    why. ``waiting``: the places that get no cards until the button has passed.
    """

    session: SessionId
    entries: tuple[EntryNumber, ...]
    places: tuple[int, ...]
    draw: Draw
    changes: tuple[Change, ...] = ()
    waiting: tuple[EntryNumber, ...] = ()


class SeatsChanged(Event, frozen=True):
    """Several seated entries change places at once: a redraw, or two who sat in each other's seat.

    ``fresh``: tables that begin anew, without button or blinds.
    """

    session: SessionId
    entries: tuple[EntryNumber, ...]
    places: tuple[int, ...]
    why: Reason
    draw: Draw | None = None
    changes: tuple[Change, ...] = ()
    fresh: tuple[TableNumber, ...] = ()
    clauses: tuple[ClauseId, ...] = ()


class Moved(Event, frozen=True):
    """A seated entry goes to another seat; ``reason`` is the code of one sentence, ``facts`` fill it.

    ``carried_by``: who of the staff takes the chips; empty if the player does, in sight of all.
    ``was_big``: big blind in the last hand of a table that was broken.
    """

    entry: EntryNumber
    table: TableNumber
    seat: Seat
    from_table: TableNumber
    from_seat: Seat
    why: Reason
    reason: str = ""
    facts: dict[str, int | str] = {}
    waits: bool = False
    clauses: tuple[ClauseId, ...] = ()
    draw: Draw | None = None
    carried_by: str = ""
    was_big: bool = False


class Arrived(Event, frozen=True):
    """A moved player has taken the new seat, and plays from hand ``from_hand`` of the table on.

    ``joins``: that is the hand being prepared, whose first card is not out yet.
    """

    entry: EntryNumber
    waits: bool = False
    joins: bool = False
    from_hand: HandNumber = 0
    clauses: tuple[ClauseId, ...] = ()


class SeatGivenUp(Event, frozen=True):
    """A seat falls empty because its entry leaves play."""

    entry: EntryNumber


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
    if table.redeal is not None:
        table.forget_hand()
    if event.carried_to:
        state.tables[event.carried_to].carried += table.carried
        state.tables[event.carried_to].uncounted += table.uncounted
        table.carried = table.uncounted = 0


@applies(Drawn)
def _drawn(state: Tournament, event: Drawn, _: Happened) -> None:
    state.sessions[event.session].draws += 1


@applies(Seated)
def _seated(state: Tournament, event: Seated, _: Happened) -> None:
    if event.draw is not None:
        state.sessions[state.tables[event.table].session].draws += 1
    take_seat(state, event.entry, event.table, event.seat, waits=event.waits)


@applies(SeatsDrawn)
def _seats_drawn(state: Tournament, event: SeatsDrawn, _: Happened) -> None:
    session = state.sessions[event.session]
    session.drawn = True
    session.draws += 1
    waiting = set(event.waiting)
    for entry, place in zip(event.entries, event.places, strict=True):
        take_seat(state, entry, place // 100, place % 100, waits=place in waiting)


@applies(SeatsChanged)
def _seats_changed(state: Tournament, event: SeatsChanged, _: Happened) -> None:
    if event.draw is not None:
        state.sessions[event.session].draws += 1
    assigned = {entry: state.entries[entry].assigned for entry in event.entries}
    for entry in event.entries:
        leave_seat(state, entry)
    for number in event.fresh:
        table = state.tables[number]
        if table.redeal is not None:
            table.forget_hand()
        table.positions = None
        table.waiting, table.missing, table.coming, table.vacated = [], {}, [], {}
    for entry, place in zip(event.entries, event.places, strict=True):
        take_seat(state, entry, place // 100, place % 100)
        if event.why == SITS_ELSEWHERE:
            state.entries[entry].assigned = assigned[entry]


@applies(Moved)
def _moved(state: Tournament, event: Moved, happened: Happened) -> None:
    table, who = state.tables[event.table], state.entries[event.entry]
    if event.draw is not None:
        state.sessions[table.session].draws += 1
    assigned = who.assigned
    leave_seat(state, event.entry)
    take_seat(state, event.entry, event.table, event.seat, waits=event.waits)
    who.moved_at = happened.at
    if event.why == SITS_ELSEWHERE:
        who.assigned = assigned
        return
    who.arrived = False
    table.coming.append(event.seat)
    if event.was_big:
        table.big_before[event.seat] = table.hands


@applies(Arrived)
def _arrived(state: Tournament, event: Arrived, _: Happened) -> None:
    entry = state.entries[event.entry]
    entry.arrived = True
    table = state.tables[entry.table]
    if entry.seat in table.coming:
        table.coming.remove(entry.seat)
    if event.waits and entry.seat not in table.waiting:
        table.waiting.append(entry.seat)
    if event.joins and table.hand is not None and entry.seat not in table.hand.stacks:
        table.hand.dealt = sorted([*table.hand.dealt, entry.seat])
        table.hand.stacks[entry.seat] = entry.stack
        if entry.seat in table.waiting:
            table.waiting.remove(entry.seat)


@applies(SeatGivenUp)
def _seat_given_up(state: Tournament, event: SeatGivenUp, _: Happened) -> None:
    leave_seat(state, event.entry)


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
    who.session, who.assigned = place.session, 100 * table + seat


def leave_seat(state: Tournament, entry: int) -> None:
    """Empties the entry's seat; for the functions that apply events only. ``vacated`` counts up within the
    table and tells which seat fell empty last."""
    who = state.entries[entry]
    if not who.table:
        return
    place = state.tables[who.table]
    place.seats[who.seat - 1] = 0
    place.vacated[who.seat] = max(place.vacated.values(), default=0) + 1
    if who.seat in place.waiting:
        place.waiting.remove(who.seat)
    place.missing.pop(who.seat, None)
    if who.seat in place.coming:
        place.coming.remove(who.seat)
    place.missing.pop(who.seat, None)
    place.big_before.pop(who.seat, None)
    who.last_table, who.table, who.seat = who.table, 0, 0
