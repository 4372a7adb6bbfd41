"""What leads to the first hand of a session: tables for those who have paid, then the draw of their seats."""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.clock.schedule import MINUTE, starts_at
from torneo.tournament.clock.state import Session
from torneo.tournament.entries.state import Entry
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
    seats = sum(len(table.free) for table in tables)
    drawing = len(waiting) - len(reserved_places(tables, waiting))
    facts: dict[str, Value] = {"session": session.id, "players": len(waiting)}
    if seats >= drawing:
        yield Due(
            command=DrawSeats(session=session.id), reason="seats_to_draw", must=False,
            facts={**facts, "tables": len(tables)}, clauses=cite(book, "seats_at_random"),
        )  # fmt: skip
        return
    more = -(-(drawing - seats) // state.structure.seats_per_table)
    first = 1 + max(state.tables, default=0)
    if first + more - 1 <= HIGHEST_TABLE:
        yield Due(
            command=OpenTable(session=session.id, table=first, until=first + more - 1 if more > 1 else 0),
            reason="tables_to_open", must=False,
            facts={**facts, "tables": more, "first": first, "last": first + more - 1},
        )  # fmt: skip


def _far_off(state: Tournament, session: Session, now: int) -> bool:
    starts = starts_at(state, session)
    return starts is not None and starts - now > _BEFORE
