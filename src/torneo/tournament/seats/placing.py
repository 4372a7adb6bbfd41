"""Opening tables, and the draw that seats a whole session at once.

The places are settled first and by rule: tables as even as can be, the extra players at the tables of lowest
number, and at each table the free seats of lowest number. Then one draw puts the places in order, and the
entries take them by their numbers: which player goes where is chance alone.
"""

from collections.abc import Sequence

from torneo.rulebook import Book
from torneo.tournament.checks import in_phase, known_session
from torneo.tournament.entries.stacks import starting_stack
from torneo.tournament.entries.state import Entry
from torneo.tournament.kernel import DIRECTORS, FLOOR, Answer, Asked, Refused, decides
from torneo.tournament.seats.adjusting import adjusted
from torneo.tournament.seats.commands import DrawSeats, MarkAccessible, OpenTable
from torneo.tournament.seats.draw import check_seed, drawn, label_of, place_of
from torneo.tournament.seats.events import Change, SeatsDrawn, TableOpened
from torneo.tournament.seats.mark_events import AccessibleMarked
from torneo.tournament.seats.state import Table
from torneo.tournament.seats.waits import waits_at
from torneo.tournament.state import Tournament

FEWEST_SEATS, MOST_SEATS = 2, 12
HIGHEST_TABLE = 99_999


@decides(OpenTable, roles=FLOOR)
def open_table(state: Tournament, asked: Asked[OpenTable], book: Book) -> Answer:
    command = asked.command
    session = known_session(state, command.session)
    if isinstance(session, Refused):
        return session
    wrong = in_phase(state, "published", "running")
    if wrong is not None:
        return wrong
    if session.status == "finished":
        return Refused("session_over", {"session": session.id})
    last = command.until or command.table
    if not 1 <= command.table <= last <= HIGHEST_TABLE:
        return Refused("table_number", {"table": command.table, "until": last, "highest": HIGHEST_TABLE})
    seats = command.seats or state.structure.seats_per_table
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        return Refused("seats_of_a_table", {"seats": seats, "fewest": FEWEST_SEATS, "most": MOST_SEATS})
    unknown = _outside(command.accessible, seats)
    if unknown is not None:
        return Refused("unknown_seat", {"table": command.table, "seat": unknown})
    for number in range(command.table, last + 1):
        table = state.tables.get(number)
        if table is not None and (table.open or table.carried or table.uncounted):
            return Refused("table_in_use", {"table": number, "session": table.session})
    return tuple(
        TableOpened(table=number, session=session.id, seats=seats, accessible=command.accessible)
        for number in range(command.table, last + 1)
    )


@decides(MarkAccessible, roles=FLOOR)
def mark_accessible(state: Tournament, asked: Asked[MarkAccessible], book: Book) -> Answer:
    command = asked.command
    table = state.tables.get(command.table)
    if table is None or not table.open:
        return Refused("unknown_table", {"table": command.table})
    unknown = _outside(command.seats, len(table.seats))
    if unknown is not None:
        return Refused("unknown_seat", {"table": command.table, "seat": unknown})
    return (AccessibleMarked(table=table.number, seats=tuple(sorted(set(command.seats)))),)


def _outside(seats: Sequence[int], most: int) -> int | None:
    return next((seat for seat in seats if not 1 <= seat <= most), None)


@decides(DrawSeats, roles=DIRECTORS)
def draw_seats(state: Tournament, asked: Asked[DrawSeats], book: Book) -> Answer:
    session = known_session(state, asked.command.session)
    if isinstance(session, Refused):
        return session
    wrong = in_phase(state, "published", "running")
    if wrong is not None:
        return wrong
    if session.status == "finished":
        return Refused("session_over", {"session": session.id})
    entries = [
        one for one in state.entries.values() if one.status == "registered" and one.session == session.id
    ]
    if not entries:
        return Refused("nobody_to_seat", {"session": session.id})
    if book.values["seating_draw"] == "random_at_venue" and not state.structure.venue.strip():
        return Refused("draw_at_the_venue", {"session": session.id}, book.clauses_for("seating_draw"))
    seed = check_seed(state, session, asked)
    if isinstance(seed, Refused):
        return seed
    tables = state.open_tables(session.id)
    kept = reserved_places(tables, entries)
    drawing = [one.number for one in entries if one.number not in kept]
    free = sum(len(table.free) for table in tables)
    if len(drawing) > free:
        return Refused("not_enough_seats", {"session": session.id, "players": len(drawing), "seats": free})
    places = even_places(tables, len(drawing), [place // 100 for place in kept.values()])
    draw = drawn(seed, label_of(state, session, "seats"), places)
    given, changes = adjusted(state, drawing, draw.picked, tables)
    changes += [Change(entry=entry, drawn=0, place=place, why="reserved") for entry, place in kept.items()]
    taken = (*given, *kept.values())
    waiting = tuple(place for place in taken if waits_at(state.tables[place // 100], place % 100, book))
    seated = SeatsDrawn(
        session=session.id, entries=(*drawing, *kept), places=taken, draw=draw, changes=tuple(changes),
        waiting=waiting,
    )  # fmt: skip
    return (seated, *(starting_stack(state, one.number, session.id) for one in entries if not one.received))


def reserved_places(tables: Sequence[Table], entries: Sequence[Entry]) -> dict[int, int]:
    """{entry: the seat kept for its player}."""
    kept = {
        player: place_of(table.number, seat)
        for table in tables
        for seat, player in table.reserved.items()
        if not table.seats[seat - 1]
    }
    return {one.number: kept[one.player] for one in entries if one.player in kept}


def even_places(tables: Sequence[Table], players: int, also: Sequence[int] = ()) -> list[int]:
    """Free seats for so many more players, such that the tables come out as even as they can.

    ``also``: tables that get one more player each by other means. There must be seats enough.
    """
    free = {table.number: table.free for table in tables}
    counts = {table.number: table.players for table in tables}
    for number in also:
        counts[number] += 1
    target = even_counts(counts, {number: len(seats) for number, seats in free.items()}, players)
    return [
        place_of(number, seat)
        for number, seats in free.items()
        for seat in seats[: target[number] - counts[number]]
    ]


def even_counts(counts: dict[int, int], room: dict[int, int], players: int) -> dict[int, int]:
    """How many sit at each table once ``players`` more have sat down, always at the table with fewest; of
    equals, the one named first. ``room``: free seats of each table."""
    after = dict(counts)
    left = dict(room)
    while players:
        open_now = [number for number in after if left[number]]
        low = min(after[number] for number in open_now)
        lowest = [number for number in open_now if after[number] == low]
        for number in lowest[:players]:
            after[number] += 1
            left[number] -= 1
        players -= min(players, len(lowest))
    return after
