"""Which table is broken next, and when one should be.

The order is stated beforehand in the structure; tables it does not name follow, highest number first.
"""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.bubble.signal import between_rounds
from torneo.tournament.citations import cite
from torneo.tournament.kernel import Due, asks
from torneo.tournament.seats.commands import BreakTable, ConfirmArrival
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament


def break_order(state: Tournament, session: str) -> list[Table]:
    """The session's tables in the order in which they are broken."""
    tables = {table.number: table for table in state.open_tables(session) if not table.final}
    stated = [tables[number] for number in state.structure.table_break_order if number in tables]
    named = {table.number for table in stated}
    return stated + [table for number, table in sorted(tables.items(), reverse=True) if number not in named]


def next_to_break(state: Tournament, session: str, book: Book) -> int | None:
    """The number of the table that is broken next; None with a single table left."""
    order = break_order(state, session)
    return order[0].number if len(order) > 1 else None


@asks
def table_to_break(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """The players left fit in one table fewer. While entries are still taken that is only a proposal, and
    only where a table's worth of seats is left for those to come.

    The last two tables of an event become the final table instead.
    """
    live = [one for one in state.sessions.values() if one.status != "finished"]
    for session in live:
        if session.status != "running" or between_rounds(state, session.id, book) is not None:
            continue
        order = break_order(state, session.id)
        if len(order) < (3 if len(live) == 1 else 2):
            continue
        first = order[0]
        if first.in_hand:
            continue
        free = sum(len(table.free) for table in order[1:])
        over = bool(session.registration_closed_at) or session.day > 1
        kept_back = 0 if over else state.structure.seats_per_table
        if first.players + kept_back <= free:
            yield Due(
                command=BreakTable(table=first.number),
                reason="table_to_break",
                facts={"table": first.number, "players": first.players, "seats": free},
                clauses=cite(book, "table_broken"),
                must=over,
            )


@asks
def arrivals_open(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """Players on their way to a new seat."""
    for table in state.tables.values():
        for seat in table.coming:
            entry = table.seats[seat - 1]
            yield Due(
                command=ConfirmArrival(entry=entry),
                reason="arrival_open",
                facts={"entry": entry, "table": table.number, "seat": seat},
                clauses=cite(book, "joins_until_first_card"),
                must=False,
            )
