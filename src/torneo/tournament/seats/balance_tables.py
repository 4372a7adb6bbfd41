"""The command that evens the tables out, and what about it is left to the direction."""

from collections.abc import Iterator, Sequence
from typing import Any

from torneo.rulebook import Book
from torneo.tournament.bubble.signal import between_rounds
from torneo.tournament.checks import known_session, known_table, running_session
from torneo.tournament.citations import cite, speaks
from torneo.tournament.conduct.matters import About, Decide, matter
from torneo.tournament.kernel import (
    CLOCK,
    DIRECTORS,
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
from torneo.tournament.refusing import impossible
from torneo.tournament.seats.balance import Move, allowed_difference, plan, tables_in_play
from torneo.tournament.seats.balance_events import DifferenceSet, LoneBigBlindSet
from torneo.tournament.seats.balance_seat import Side, last_in_order, last_vacated, rules_for
from torneo.tournament.seats.break_order import break_order
from torneo.tournament.seats.commands import BalanceTables
from torneo.tournament.seats.draw import check_seed, drawn, label_of
from torneo.tournament.seats.events import Draw, Moved
from torneo.tournament.seats.final_table import final_table_due
from torneo.tournament.seats.halting import released_by
from torneo.tournament.seats.moving import carrier
from torneo.tournament.seats.waits import waits_at
from torneo.tournament.state import Tournament


@decides(BalanceTables, roles=CLOCK)
def balance_tables(state: Tournament, asked: Asked[BalanceTables], book: Book) -> Answer:
    """Carries out every move whose giving table is between hands; the others wait for the end of its hand."""
    command = asked.command
    session = running_session(state, command.session)
    if isinstance(session, Refused):
        return session
    playing = between_rounds(state, session.id, book)
    if playing is not None:
        return playing
    if command.most < 0:
        return impossible(command.most, "count", ">= 0")
    draws = book.values["seating_balance_mover"]["first"] == "recorded_software_pick"
    if command.without_software and not draws:
        return Refused("nobody_is_drawn", {}, cite(book, "balance_next_big_blind"))
    by_draw = draws and not command.without_software
    if next(plan(state, session.id, book), None) is None:
        return _nothing_to_do(state, session.id, book)
    seed = check_seed(state, session, asked) if by_draw else b""
    if isinstance(seed, Refused):
        return seed

    def pick(table: int, earlier: int, pool: Sequence[int]) -> Draw:
        return drawn(seed, label_of(state, session, f"player for table {table}", earlier), pool, 1)

    done: list[Move] = []
    held: Move | None = None
    for move in plan(state, session.id, book, pick, by_place=command.without_software):
        if not move.after_hand:
            done.append(move)
        else:
            held = held or move
        if len(done) == command.most > 0 or (held is not None and by_draw):
            break
    if not done:
        assert held is not None
        return Refused("giving_table_in_hand", {"table": held.from_table}, held.clauses)
    return _events(state, asked, done, command.carried_by, book)


def _nothing_to_do(state: Tournament, session: str, book: Book) -> Refused:
    counts = [table.players for table in tables_in_play(state, session)]
    facts: dict[str, Value] = {
        "difference": max(counts) - min(counts) if counts else 0,
        "allowed": allowed_difference(state, session, book),
    }
    even = int(facts["difference"] or 0) <= int(facts["allowed"] or 0)
    return Refused("tables_even" if even else "no_seat_to_move_to", facts, cite(book, "balance_difference"))


def _events(
    state: Tournament, asked: Asked[Any], moves: Sequence[Move], carried_by: str, book: Book
) -> Events:
    """The moves, single big blinds, and the halted tables that are no longer short."""
    events: list[Event] = []
    session = state.tables[moves[0].table].session
    counts = {table.number: table.players for table in tables_in_play(state, session)}
    for move in moves:
        entry = state.entries[move.entry]
        events.append(
            Moved(
                entry=move.entry, table=move.table, seat=move.seat, from_table=move.from_table,
                from_seat=move.from_seat, why="balance", reason=move.reason, facts=move.facts,
                waits=move.waits, clauses=move.clauses, draw=move.draw,
                carried_by=carrier(entry, asked, carried_by, book),
            )
        )  # fmt: skip
        if move.lone:
            after = state.tables[move.table].hands
            events.append(LoneBigBlindSet(table=move.table, seat=move.seat, after_hand=after))
        counts[move.from_table] -= 1
        counts[move.table] += 1
    return (*events, *released_by(state, counts, book))


@asks
def tables_to_balance(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    """The next move that can be made, unless the players are about to be gathered at fewer tables anyway."""
    for session in state.sessions.values():
        if session.status != "running" or between_rounds(state, session.id, book) is not None:
            continue
        move = next((one for one in plan(state, session.id, book) if not one.after_hand), None)
        if move is None or _gathered_soon(state, session.id, book):
            continue
        yield Due(
            command=BalanceTables(session=session.id),
            reason=move.reason if move.entry else "balance_draw_due",
            facts={**move.facts, **readings(state, move.table, book)},
            clauses=move.clauses,
            must=book.values["seating_balance_enforcement"] == "mandatory",
            by_itself=state.structure.by_itself.moves,
        )


def _gathered_soon(state: Tournament, session: str, book: Book) -> bool:
    """Is the final table due, or a table to be broken, with nobody left to come?"""
    found = state.sessions[session]
    if not found.registration_closed_at and found.day == 1:
        return False
    if final_table_due(state, session, book):
        return True
    order = break_order(state, session)
    return len(order) > 2 and order[0].players <= sum(len(table.free) for table in order[1:])


def _tolerance_options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    session = known_session(state, str(about.get("session") or ""))
    if isinstance(session, Refused):
        return session
    if book.values["seating_balance_enforcement"] == "mandatory":
        most = book.values["seating_max_table_difference"]
        return Refused("difference_fixed", {"allowed": most}, cite(book, "balance_tolerance"))
    return ("keep_difference", "set_difference")


def _set_tolerance(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    if asked.command.option == "keep_difference":
        return ()
    about = asked.command.about
    session = known_session(state, str(about.get("session") or ""))
    if isinstance(session, Refused):
        return session
    wanted, most = about.get("difference"), state.structure.seats_per_table - 1
    if isinstance(wanted, bool) or not isinstance(wanted, int) or not 1 <= wanted <= most:
        return Refused("difference_impossible", {"difference": wanted, "most": most})
    return (DifferenceSet(session=session.id, players=wanted),)


matter("balance_tolerance", _tolerance_options, effect=_set_tolerance, roles=DIRECTORS)


def readings(state: Tournament, table: int, book: Book) -> dict[str, int]:
    """Where the book's words for the seat to fill can be read in two ways: the seat by each reading.

    Empty where the book is clear or both readings name the same seat.
    """
    if not speaks(book, "balance_seat_reading"):
        return {}
    side = Side(state.tables[table])
    if len(side.free) < 2:
        return {}
    vacated = last_vacated(side.table, side.free)
    in_order = last_in_order(side, side.free, rules_for(state.structure, book))
    if vacated == in_order:
        return {}
    return {"last_vacated_seat": vacated, "last_seat_in_order": in_order}


def _reading_options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    number = about.get("table")
    table = known_table(state, number if isinstance(number, int) else 0)
    if isinstance(table, Refused):
        return table
    if not any(move.table == table.number for move in plan(state, table.session, book)):
        return Refused("table_needs_nobody", {"table": table.number}, cite(book, "balance_difference"))
    found = readings(state, table.number, book)
    if not found:
        return Refused("seat_is_clear", {"table": table.number}, cite(book, "balance_worst_position"))
    return tuple(found)


def _sit_by_reading(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    table = state.tables[int(asked.command.about["table"] or 0)]
    session = running_session(state, table.session)
    if isinstance(session, Refused):
        return session
    move = next(move for move in plan(state, table.session, book) if move.table == table.number)
    if move.after_hand:
        return Refused("giving_table_in_hand", {"table": move.from_table}, move.clauses)
    seat = readings(state, table.number, book)[asked.command.option]
    entry = state.entries[move.entry]
    facts: dict[str, int | str] = {**move.facts, "seat": seat}
    moved = Moved(
        entry=move.entry, table=table.number, seat=seat, from_table=move.from_table, from_seat=move.from_seat,
        why="balance", reason=f"balance.by_reading.{asked.command.option}", facts=facts,
        waits=waits_at(table, seat, book), clauses=(*cite(book, "balance_seat_reading"), *move.clauses),
        carried_by=carrier(entry, asked, "", book),
    )  # fmt: skip
    counts = {one.number: one.players for one in tables_in_play(state, table.session)}
    counts[move.from_table] -= 1
    counts[table.number] += 1
    return (moved, *released_by(state, counts, book))


matter("balance_seat_reading", _reading_options, effect=_sit_by_reading, roles=DIRECTORS)
