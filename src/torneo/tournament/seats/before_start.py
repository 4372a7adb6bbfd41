"""What leads to the first hand of a session: tables for those who have paid, then the draw of their seats."""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.clock.schedule import MINUTE, starts_at
from torneo.tournament.clock.state import Session
from torneo.tournament.entries.alternates import waiting_for
from torneo.tournament.entries.state import Entry
from torneo.tournament.entries.window import is_open
from torneo.tournament.kernel import Due, Value, asks
from torneo.tournament.seats.commands import DrawSeats, OpenTable
from torneo.tournament.seats.placing import HIGHEST_TABLE, reserved_places
from torneo.tournament.state import Tournament

#: Nobody draws seats on the eve: it is asked for so long before the start.
_BEFORE = 12 * 60 * MINUTE


@asks
def seats_before_start(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """Proposals only: who is still at the door is known to people alone."""
    if state.phase not in ("published", "running"):
        return
    for session in state.sessions.values():
        if session.status != "planned" or session.drawn or session.day > 1 or _far_off(state, session, now):
            continue
        waiting = [
            one for one in state.entries.values() if one.status == "registered" and one.session == session.id
        ]
        if len(waiting) > 1:
            yield from _tables_then_seats(state, session, waiting, book)


def _tables_then_seats(
    state: Tournament, session: Session, waiting: list[Entry], book: Book
) -> Iterator[Due]:
    tables = state.open_tables(session.id)
    kept = state.structure.registration.kept_seats
    seats = sum(max(len(table.free) - kept, 0) for table in tables)
    drawing = len(waiting) - len(reserved_places(tables, waiting))
    facts: dict[str, Value] = {"session": session.id, "players": len(waiting)}
    if seats >= drawing:
        yield Due(
            command=DrawSeats(session=session.id), reason="seats_to_draw", must=False,
            facts={**facts, "tables": len(tables)}, clauses=cite(book, "seats_at_random"),
        )  # fmt: skip
        return
    more = -(-(drawing - seats) // max(state.structure.seats_per_table - kept, 1))
    first = 1 + max(state.tables, default=0)
    if first + more - 1 <= HIGHEST_TABLE:
        yield Due(
            command=OpenTable(session=session.id, table=first, until=first + more - 1 if more > 1 else 0),
            reason="tables_to_open", must=False,
            facts={**facts, "tables": more, "first": first, "last": first + more - 1},
        )  # fmt: skip


@asks
def table_for_those_to_come(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """Every seat is taken while entries are: whoever comes next would wait."""
    if state.phase != "running":
        return
    for session in state.sessions.values():
        tables = state.open_tables(session.id)
        if session.status != "running" or not tables or any(table.free for table in tables):
            continue
        number = 1 + max(state.tables)
        if number <= HIGHEST_TABLE and is_open(state, session, now, book):
            waiting = len(waiting_for(state, session.id))
            yield Due(
                command=OpenTable(session=session.id, table=number), reason="no_seat_left", must=False,
                facts={"session": session.id, "table": number, "waiting": waiting},
            )  # fmt: skip


def _far_off(state: Tournament, session: Session, now: int) -> bool:
    starts = starts_at(state, session)
    return starts is not None and starts - now > _BEFORE
