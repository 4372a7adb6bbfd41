"""The final table: how many players make it, and the draw for its seats. Every player brings his chips."""

from collections.abc import Iterator
from itertools import chain, islice

from torneo.rulebook import Book
from torneo.tournament.checks import known_session, running_session
from torneo.tournament.citations import cite
from torneo.tournament.clock.state import Session
from torneo.tournament.conduct.events import Noted
from torneo.tournament.conduct.matters import About, Decide, matter
from torneo.tournament.entries.state import ALIVE
from torneo.tournament.kernel import (
    DIRECTORS,
    FLOOR,
    Answer,
    Asked,
    Due,
    Events,
    Refused,
    Value,
    asks,
    decides,
)
from torneo.tournament.seats.adjusting import adjusted
from torneo.tournament.seats.balance import tables_in_play
from torneo.tournament.seats.balance_events import FinalTableFormed
from torneo.tournament.seats.commands import FormFinalTable
from torneo.tournament.seats.draw import check_seed, drawn, label_of, place_of
from torneo.tournament.seats.events import SeatsChanged, TableClosed
from torneo.tournament.seats.placing import HIGHEST_TABLE
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import Structure

HEADS_UP = 2


def final_table_size(structure: Structure, book: Book) -> int | None:
    """How many players make the final table; None: the rule does not touch heads-up events."""
    sizes, most = book.values["seating_final_table_players"], int(book.values["seating_final_table_max"])
    full = structure.seats_per_table
    if full in sizes:
        return None if sizes[full] is None else min(int(sizes[full]), most)
    plus = sizes["other_sizes_plus"]
    return most if plus is None else min(full + int(plus), most)


def _most(structure: Structure, book: Book) -> int:
    return final_table_size(structure, book) or HEADS_UP


def _size_clauses(structure: Structure, book: Book) -> tuple[str, ...]:
    heads_up = structure.seats_per_table == HEADS_UP
    return cite(book, "final_table_heads_up" if heads_up else "final_table_size")


def still_to_come(state: Tournament, session: Session) -> str:
    """Another session whose players will meet those of this one; empty if there is none."""
    for other in state.sessions.values():
        if other.id != session.id and other.status != "finished" and other.day <= session.day:
            return other.id
    for entry in state.entries.values():
        if entry.session != session.id and entry.status in ALIVE:
            return entry.session
    return ""


def final_table_due(state: Tournament, session: str, book: Book) -> bool:
    """Few enough are left on several tables, and nobody else can come. Hands in play still end first."""
    tables = tables_in_play(state, session)
    if len(tables) < 2 or any(table.final for table in tables):
        return False
    players = sum(table.players for table in tables)
    if not HEADS_UP <= players <= _most(state.structure, book):
        return False
    return not state.alternates and not still_to_come(state, state.sessions[session])


@asks
def final_table_to_form(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """Asks for the final table once every hand has ended. While entries are taken it is only a proposal."""
    for session in state.sessions.values():
        if session.status != "running" or not final_table_due(state, session.id, book):
            continue
        tables = tables_in_play(state, session.id)
        if any(table.in_hand for table in tables):
            continue
        facts: dict[str, Value] = {
            "players": sum(table.players for table in tables), "tables": len(tables),
            "table": tables[0].number,
        }  # fmt: skip
        yield Due(
            command=FormFinalTable(session=session.id, table=tables[0].number),
            reason="final_table_due",
            facts=facts,
            clauses=_joined(_size_clauses(state.structure, book), cite(book, "final_table_place")),
            must=bool(session.registration_closed_at) or session.day > 1,
        )


@decides(FormFinalTable, roles=FLOOR)
def form_final_table(state: Tournament, asked: Asked[FormFinalTable], book: Book) -> Answer:
    command = asked.command
    session = running_session(state, command.session)
    if isinstance(session, Refused):
        return session
    wrong = _cannot_form(state, session, command.table, book)
    if wrong is not None:
        return wrong
    seed = check_seed(state, session, asked)
    if isinstance(seed, Refused):
        return seed
    tables = state.open_tables(session.id)
    entries = sorted(entry for table in tables for entry in table.seats if entry)
    host = next((table for table in tables if table.number == command.table), None)
    redrawn = host is None or book.values["seating_final_table_setup"]["seats_redrawn"]
    stay = {} if redrawn or host is None else {one: seat for seat, one in enumerate(host.seats, 1) if one}
    drawing = [entry for entry in entries if entry not in stay]
    pool = _pool(command.table, host, set(stay.values()), len(drawing))
    draw = drawn(seed, label_of(state, session, "final table"), pool)
    its = host or Table(number=command.table, session=session.id, seats=[0] * len(pool))
    places, changes = adjusted(state, drawing, draw.picked, [its])
    clauses = _size_clauses(state.structure, book)
    last = max(place % 100 for place in (*places, *stay.values()))
    return (
        FinalTableFormed(
            session=session.id, table=command.table, players=len(entries), place=command.place.strip(),
            seats=max(last, state.structure.seats_per_table),
            clauses=_joined(clauses, cite(book, "final_table_place")),
        ),
        SeatsChanged(
            session=session.id, entries=tuple(drawing), places=tuple(places), why="final_table", draw=draw,
            changes=tuple(changes), fresh=(command.table,) if redrawn else (),
            clauses=_joined(cite(book, "final_table_draw"), clauses),
        ),
        *(
            TableClosed(table=table.number, why="final_table", carried_to=command.table)
            for table in tables
            if table.number != command.table
        ),
    )  # fmt: skip


def _pool(number: int, host: Table | None, kept: set[int], players: int) -> list[int]:
    """A place for each player who draws: the first seats that are neither locked nor kept."""
    locked = {*kept, *(host.locked if host is not None else ())}
    free = (seat for seat in range(1, players + len(locked) + 1) if seat not in locked)
    return [place_of(number, seat) for seat in islice(free, players)]


def _joined(*clauses: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(chain(*clauses)))


def _cannot_form(state: Tournament, session: Session, number: int, book: Book) -> Refused | None:
    if not number:
        return Refused("final_table_missing", {"session": session.id}, cite(book, "final_table_place"))
    if not 1 <= number <= HIGHEST_TABLE:
        return Refused("table_number", {"table": number, "until": number, "highest": HIGHEST_TABLE})
    tables = state.open_tables(session.id)
    formed = next((table.number for table in tables if table.final), 0)
    if formed:
        return Refused("final_table_formed", {"table": formed})
    there = state.tables.get(number)
    if there is not None and (there.open or there.carried or there.uncounted) and there not in tables:
        return Refused("table_in_use", {"table": number, "session": there.session})
    players, most = sum(table.players for table in tables), _most(state.structure, book)
    clauses = _size_clauses(state.structure, book)
    if players > most:
        return Refused("final_table_too_many", {"players": players, "size": most}, clauses)
    if players < HEADS_UP:
        return Refused("final_table_too_few", {"players": players}, clauses)
    other = still_to_come(state, session)
    if other:
        return Refused("players_elsewhere", {"session": other})
    playing = next((table for table in tables if table.in_hand), None)
    if playing is not None:
        return Refused("hand_in_progress", {"table": playing.number, "hand": playing.hands})
    return None


def _observer_options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    if book.values["seating_final_table_setup"]["observers"] == "none":
        return Refused("no_observers", {}, cite(book, "final_table_observers"))
    final = _final(state, about)
    return final if isinstance(final, Refused) else ("no_observers", "two_observers")


def _final(state: Tournament, about: About) -> Table | Refused:
    session = known_session(state, str(about.get("session") or ""))
    if isinstance(session, Refused):
        return session
    found = next((table for table in state.open_tables(session.id) if table.final), None)
    return found or Refused("no_final_table", {"session": session.id})


def _appoint(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    """``about``: the two entries as ``first`` and ``second``, and whether the players ``agreed``."""
    about, clauses = asked.command.about, cite(book, "final_table_observers")
    if asked.command.option == "no_observers":
        return ()
    final = _final(state, about)
    if isinstance(final, Refused):
        return final
    if about.get("agreed") is not True:
        return Refused("observers_need_agreement", {}, clauses)
    first, second = about.get("first"), about.get("second")
    if first == second or not all(one and one in final.seats for one in (first, second)):
        return Refused("two_finalists", {"first": first, "second": second, "table": final.number}, clauses)
    named: dict[str, Value] = {"table": final.number, "first": first, "second": second}
    return (Noted(kind="final_table_observers", about=named, clauses=clauses),)


matter("final_table_observers", _observer_options, effect=_appoint, roles=DIRECTORS)
