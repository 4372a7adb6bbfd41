"""Play stops at a table that is too short beside the fullest one, until it is filled.

In the formats the book names the halt is automatic, and the direction may waive it; in the others the
direction decides. Hands that were dealt at a table nobody had halted stand.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from torneo.rulebook import Book
from torneo.tournament.checks import known_table, running_session
from torneo.tournament.citations import cite
from torneo.tournament.conduct.events import Decided
from torneo.tournament.conduct.matters import About, Decide, matter
from torneo.tournament.kernel import (
    CLOCK,
    DIRECTORS,
    FLOOR,
    Answer,
    Asked,
    Due,
    Event,
    Events,
    Refused,
    Value,
    asks,
    decides,
)
from torneo.tournament.seats.balance import tables_in_play
from torneo.tournament.seats.balance_events import SHORT, STOPPED, TableHalted, TableReleased
from torneo.tournament.seats.commands import HaltTable, ReleaseTable
from torneo.tournament.seats.positions import reaches_empty_seat
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament


def automatic(state: Tournament, book: Book) -> bool:
    """Does the book halt short tables of this format by itself? A turbo is another format."""
    sizes = book.values["seating_halt_scope"]["automatic_table_sizes"]
    return state.structure.seats_per_table in sizes and not state.structure.turbo


def halts(state: Tournament, book: Book) -> bool:
    """Does the book know a halt at all for this format?"""
    if book.values["seating_halt_deficit"] is None:
        return False
    return automatic(state, book) or book.values["seating_halt_scope"]["other_formats"] == "director_decides"


def shortage(state: Tournament, table: Table) -> int:
    """How many players fewer than the fullest table of its session."""
    return max(one.players for one in tables_in_play(state, table.session) or [table]) - table.players


def is_short(state: Tournament, table: Table, book: Book) -> bool:
    limit = book.values["seating_halt_deficit"]
    return limit is not None and table.players > 0 and shortage(state, table) >= limit


def reached(table: Table, book: Book) -> bool:
    """Has the moment come at which the book stops a table that is short?"""
    at_once = book.values["seating_halt_trigger"] != "when_big_blind_reaches_empty_seat"
    return at_once or reaches_empty_seat(table)


def _facts(state: Tournament, table: Table) -> dict[str, Value]:
    short = shortage(state, table)
    return {"table": table.number, "players": table.players, "fullest": table.players + short, "short": short}


@decides(HaltTable, roles=CLOCK)
def halt_table(state: Tournament, asked: Asked[HaltTable], book: Book) -> Answer:
    table = _in_play(state, asked.command.table)
    if isinstance(table, Refused):
        return table
    if table.halted:
        return Refused("already_halted", {"table": table.number})
    if asked.command.stop:
        if asked.by.role not in FLOOR:
            allowed = ", ".join(sorted(FLOOR))
            return Refused("role", {"role": asked.by.role, "allowed": allowed, "command": "HaltTable"})
        return (TableHalted(table=table.number, why=asked.command.why.strip() or STOPPED),)
    wrong = _not_short(state, table, book)
    if wrong is not None:
        return wrong
    if automatic(state, book):
        if not reached(table, book):
            return Refused("halt_not_yet", _facts(state, table), cite(book, "halt_short_table"))
        return (_halted(state, table, book),)
    return _decided(state, asked, table, "halt_other_format", "halt", asked.command.why, book)


@decides(ReleaseTable, roles=CLOCK)
def release_table(state: Tournament, asked: Asked[ReleaseTable], book: Book) -> Answer:
    command = asked.command
    table = _in_play(state, command.table)
    if isinstance(table, Refused):
        return table
    if command.waive:
        wrong = _not_short(state, table, book) or _not_waivable(state, table, book)
        if wrong is not None:
            return wrong
        code = "halt_waiver" if automatic(state, book) else "halt_other_format"
        return _decided(state, asked, table, code, "play_on", command.why, book)
    if not table.halted and not table.halt_waived:
        return Refused("not_halted", {"table": table.number})
    if table.halted == SHORT and is_short(state, table, book):
        return Refused("still_short", _facts(state, table), cite(book, "halt_short_table"))
    return (TableReleased(table=table.number, clauses=cite(book, "halt_short_table")),)


def _in_play(state: Tournament, number: int) -> Table | Refused:
    table = known_table(state, number)
    if isinstance(table, Refused):
        return table
    session = running_session(state, table.session)
    return session if isinstance(session, Refused) else table


def _not_short(state: Tournament, table: Table, book: Book) -> Refused | None:
    if not halts(state, book):
        return Refused("no_halt", {"table": table.number}, cite(book, "no_halt"))
    if not is_short(state, table, book):
        facts = {**_facts(state, table), "limit": book.values["seating_halt_deficit"]}
        return Refused("not_short", facts, cite(book, "halt_short_table"))
    return None


def _not_waivable(state: Tournament, table: Table, book: Book) -> Refused | None:
    if table.halt_waived:
        return Refused("already_waived", {"table": table.number})
    if automatic(state, book) and not book.values["seating_halt_scope"]["director_may_waive"]:
        return Refused("halt_not_waivable", {"table": table.number}, cite(book, "halt_short_table"))
    return None


def _decided(
    state: Tournament, asked: Asked[Any], table: Table, code: str, option: str, why: str, book: Book
) -> Answer:  # fmt: skip
    """The direction's choice given as a command: recorded like any matter decided."""
    if asked.by.role not in DIRECTORS:
        allowed = ", ".join(sorted(DIRECTORS))
        return Refused("role", {"role": asked.by.role, "allowed": allowed, "command": code})
    if not why.strip():
        return Refused("reason_missing", {"matter": code}, cite(book, code))
    decided = Decided(
        matter=code, option=option, why=why.strip(), about={"table": table.number}, clauses=cite(book, code)
    )
    return (decided, _chosen(state, table, option, code, book))


def _chosen(state: Tournament, table: Table, option: str, code: str, book: Book) -> Event:
    if option == "halt":
        return _halted(state, table, book)
    return TableReleased(table=table.number, waived=True, clauses=cite(book, code))


def _halted(state: Tournament, table: Table, book: Book) -> TableHalted:
    case = "halt_short_table" if automatic(state, book) else "halt_other_format"
    return TableHalted(table=table.number, why=SHORT, facts=_facts(state, table), clauses=cite(book, case))


def released_by(state: Tournament, counts: Mapping[int, int], book: Book) -> Iterator[TableReleased]:
    """Halted and waived tables that such numbers of players make long enough again."""
    limit, high = book.values["seating_halt_deficit"], max(counts.values(), default=0)
    for number, count in counts.items():
        table = state.tables[number]
        if (table.halted == SHORT or table.halt_waived) and (limit is None or high - count < limit):
            yield TableReleased(table=number, clauses=cite(book, "halt_short_table"))


@asks
def halts_and_releases(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    limit = book.values["seating_halt_deficit"]
    if limit is None:
        return
    for session in state.sessions.values():
        if session.status == "running":
            yield from _due_in(state, session.id, int(limit), book)


def _due_in(state: Tournament, session: str, limit: int, book: Book) -> Iterator[Due]:
    counts = {table.number: table.players for table in tables_in_play(state, session)}
    by_itself = automatic(state, book)
    high = _fullest(state, session, counts) if by_itself else max(counts.values(), default=0)
    for number, count in counts.items():
        table = state.tables[number]
        if high - count < limit or table.halted or table.halt_waived or not halts(state, book):
            continue
        facts: dict[str, Value] = {
            "table": number, "players": count, "fullest": high, "short": high - count,
        }  # fmt: skip
        if not by_itself:
            yield Due(
                command=HaltTable(table=number, why=f"{high} - {count} = {high - count}"),
                reason="halt_to_decide", facts=facts, clauses=cite(book, "halt_other_format"), must=False,
            )  # fmt: skip
        elif reached(table, book):
            yield Due(
                command=HaltTable(table=number),
                reason="halt_due", facts=facts, clauses=cite(book, "halt_short_table"),
            )  # fmt: skip
    for released in released_by(state, counts, book):
        yield Due(
            command=ReleaseTable(table=released.table),
            reason="release_due",
            facts={"table": released.table, "players": counts[released.table]},
            clauses=released.clauses,
        )


def _fullest(state: Tournament, session: str, counts: Mapping[int, int]) -> int:
    """How many sit at the fullest table. While entries are taken those the room itself has seated since the
    start do not count: a table nobody left is not short because others were given neighbours."""
    if state.sessions[session].registration_closed_at:
        return max(counts.values(), default=0)
    return max(
        (sum(not state.entries[one].late for one in state.tables[number].seats if one) for number in counts),
        default=0,
    )


def _options(wanted: bool, state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    """Halt or play on, for a table that is short in a format of the kind wanted (automatic or not)."""
    number = about.get("table")
    table = _in_play(state, number if isinstance(number, int) else 0)
    if isinstance(table, Refused):
        return table
    wrong = _not_short(state, table, book)
    if wrong is not None:
        return wrong
    if automatic(state, book) != wanted:
        other = "halt_waiver" if automatic(state, book) else "halt_other_format"
        return Refused("other_halt_matter", {"matter": other})
    if wanted and not book.values["seating_halt_scope"]["director_may_waive"]:
        return ("halt",)
    return ("halt", "play_on")


def _effect(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    command = asked.command
    table = state.tables[int(command.about["table"] or 0)]
    if command.option == "halt" and table.halted:
        return Refused("already_halted", {"table": table.number})
    if command.option == "play_on" and table.halt_waived:
        return Refused("already_waived", {"table": table.number})
    return (_chosen(state, table, command.option, command.matter, book),)


def _full_ring(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    return _options(True, state, about, book)


def _other_format(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    return _options(False, state, about, book)


matter("halt_waiver", _full_ring, effect=_effect, roles=DIRECTORS)
matter("halt_other_format", _other_format, effect=_effect, roles=DIRECTORS)
