"""A new draw for everybody still in play, at so many players or tables as the direction announced."""

from torneo.rulebook import Book
from torneo.tournament.checks import known_session, known_table
from torneo.tournament.citations import cite
from torneo.tournament.kernel import DIRECTORS, Answer, Asked, Event, Refused, decides
from torneo.tournament.seats.adjusting import adjusted
from torneo.tournament.seats.break_order import break_order
from torneo.tournament.seats.commands import RedrawSeats
from torneo.tournament.seats.draw import check_seed, drawn, label_of, place_of
from torneo.tournament.seats.events import SeatsChanged, TableClosed
from torneo.tournament.seats.placing import even_counts
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament


@decides(RedrawSeats, roles=DIRECTORS)
def redraw_seats(state: Tournament, asked: Asked[RedrawSeats], book: Book) -> Answer:
    command = asked.command
    session = known_session(state, command.session)
    if isinstance(session, Refused):
        return session
    tables = state.open_tables(session.id)
    entries = sorted(entry for table in tables for entry in table.seats if entry)
    if not entries:
        return Refused("nobody_to_seat", {"session": session.id})
    for table in tables:
        if table.in_hand:
            return Refused("hand_in_progress", {"table": table.number, "hand": table.hands})
    kept = _kept(state, session.id, command.tables, len(entries))
    if isinstance(kept, Refused):
        return kept
    seed = check_seed(state, session, asked)
    if isinstance(seed, Refused):
        return seed
    draw = drawn(seed, label_of(state, session, "new seats"), _places(kept, len(entries)))
    places, changes = adjusted(state, entries, draw.picked, kept)
    staying = {table.number for table in kept}
    events: list[Event] = [
        SeatsChanged(
            session=session.id, entries=tuple(entries), places=tuple(places), why="redraw", draw=draw,
            changes=tuple(changes), fresh=tuple(table.number for table in tables),
            clauses=cite(book, "seats_at_random"),
        )
    ]  # fmt: skip
    events += [
        TableClosed(table=table.number, why="redraw", carried_to=min(staying))
        for table in tables
        if table.number not in staying
    ]
    return tuple(events)


def _room(table: Table) -> list[int]:
    """Seats that can be used once everybody has stood up."""
    seats = range(1, len(table.seats) + 1)
    return [seat for seat in seats if seat not in table.locked and seat not in table.reserved]


def _places(tables: list[Table], players: int) -> list[int]:
    room = {table.number: _room(table) for table in tables}
    count = even_counts(
        dict.fromkeys(room, 0), {number: len(seats) for number, seats in room.items()}, players
    )
    return [place_of(number, seat) for number, seats in room.items() for seat in seats[: count[number]]]


def _kept(state: Tournament, session: str, named: tuple[int, ...], players: int) -> list[Table] | Refused:
    """The tables played on: those named, or as few as hold everybody, the first to be broken left out."""
    if named:
        tables: list[Table] = []
        for number in sorted(set(named)):
            table = known_table(state, number)
            if isinstance(table, Refused):
                return table
            if table.session != session:
                return Refused(
                    "other_session", {"table": number, "session": table.session, "entry_session": session}
                )
            tables.append(table)
    else:
        tables = []
        order = break_order(state, session)
        finals = [table for table in state.open_tables(session) if table.final]
        for table in [*finals, *reversed(order)]:
            if sum(len(_room(one)) for one in tables) >= players:
                break
            tables.append(table)
        tables.sort(key=lambda table: table.number)
    room = sum(len(_room(table)) for table in tables)
    if room < players:
        return Refused("not_enough_seats", {"session": session, "players": players, "seats": room})
    return tables
