"""Frozen all-ins: cards stay face down until every table has finished, then one table after another opens."""

import msgspec

from torneo.rulebook import Book
from torneo.tournament.bubble.commands import FreezeHand, RunOut
from torneo.tournament.bubble.events import HandFrozen, RunOutOpened
from torneo.tournament.bubble.rounds import unfinished
from torneo.tournament.bubble.signal import others_playing
from torneo.tournament.checks import known_table
from torneo.tournament.citations import cite
from torneo.tournament.conduct.events import Noted
from torneo.tournament.kernel import TABLE, Answer, Asked, Events, Refused, decides
from torneo.tournament.refusing import impossible
from torneo.tournament.seats.state import Table
from torneo.tournament.state import Tournament


class Frozen(msgspec.Struct, frozen=True):
    """A hand to be run out. ``stack``: chips of the player all-in with the fewest, who sits in ``seat``."""

    table: int
    seat: int
    stack: int
    open: bool = False


def run_outs(state: Tournament, session: str) -> list[Frozen]:
    """Frozen hands in the order in which they are opened: fewest chips of a player all-in first, of equals
    the lower table."""
    found = []
    for table in state.open_tables(session):
        if table.hand is not None and table.hand.frozen:
            stack, seat = min((stack, seat) for seat, stack in table.hand.frozen.items())
            found.append(Frozen(table.number, seat, stack, table.hand.running_out))
    return sorted(found, key=lambda one: (one.stack, one.table))


def freezes(book: Book) -> bool:
    return bool(book.values["bubble_all_in_freeze"] == "frozen_face_down")


@decides(FreezeHand, roles=TABLE)
def freeze_hand(state: Tournament, asked: Asked[FreezeHand], book: Book) -> Answer:
    command = asked.command
    table = known_table(state, command.table)
    if isinstance(table, Refused):
        return table
    session = state.sessions[table.session]
    if not freezes(book):
        return Refused("run_out_at_once", {"table": table.number}, cite(book, "all_in_frozen"))
    if not session.hand_for_hand:
        return Refused("no_hand_for_hand", {"session": session.id}, cite(book, "all_in_frozen"))
    hand = table.hand
    if hand is None:
        return Refused("no_hand", {"table": table.number})
    if hand.frozen:
        return Refused("frozen_already", {"table": table.number, "hand": hand.number})
    if not command.all_in:
        return Refused("nobody_all_in", {"table": table.number}, cite(book, "all_in_frozen"))
    most = sum(hand.stacks.values()) + table.carried + table.uncounted
    for seat, stack in command.all_in.items():
        if seat not in hand.stacks:
            return Refused("seat_not_in_hand", {"table": table.number, "seat": seat,
                                                "dealt": ", ".join(map(str, hand.dealt))})  # fmt: skip
        if not 0 <= stack <= most:
            return impossible(stack, "chips", f"0 - {most}")
    chips = {seat: stack or hand.stacks[seat] for seat, stack in command.all_in.items()}
    clauses = cite(book, "all_in_frozen")
    return (HandFrozen(table=table.number, number=hand.number, all_in=chips, clauses=clauses),)


@decides(RunOut, roles=TABLE)
def run_out(state: Tournament, asked: Asked[RunOut], book: Book) -> Answer:
    table = known_table(state, asked.command.table)
    if isinstance(table, Refused):
        return table
    hand = table.hand
    if hand is None or not hand.frozen:
        return Refused("not_frozen", {"table": table.number}, cite(book, "all_in_frozen"))
    if hand.running_out:
        return Refused("run_out_open", {"table": table.number})
    refused = not_its_turn(state, table, book)
    if refused is not None:
        return refused
    return (RunOutOpened(table=table.number, number=hand.number, clauses=cite(book, "run_out_one_by_one")),)


def still_playing(state: Tournament, session: str, book: Book) -> list[int]:
    """Tables whose hand of the round is neither over nor frozen."""
    frozen = {one.table for one in run_outs(state, session)}
    return [one for one in unfinished(state, state.sessions[session], book) if one not in frozen]


def not_its_turn(state: Tournament, table: Table, book: Book) -> Refused | None:
    """Why a frozen hand may not be opened, nor its end reported."""
    session = state.sessions[table.session]
    if table.hand is None or not table.hand.frozen or not session.hand_for_hand:
        return None
    playing = still_playing(state, session.id, book)
    if playing:
        return others_playing(session, playing, book, "run_out_after_all")
    if book.values["bubble_runout_order"] == "not_applicable":
        return None
    order = run_outs(state, session.id)
    first = next((one for one in order if one.open), order[0])
    if first.table == table.number:
        return None
    return Refused(
        "run_out_order",
        {"table": table.number, "first": first.table, "stack": first.stack},
        cite(book, "run_out_one_by_one" if first.open else "run_out_order"),
    )


def not_frozen_note(state: Tournament, table: Table, out: int, book: Book) -> Events:
    """Goes on record: somebody went out in a hand that should have waited for the other tables."""
    session = state.sessions[table.session]
    if not out or not session.hand_for_hand or not freezes(book):
        return ()
    if table.hand is not None and (table.hand.frozen or table.round != session.round):
        return ()
    playing = [one for one in still_playing(state, session.id, book) if one != table.number]
    if not playing:
        return ()
    about: dict[str, str | int | bool | None] = {
        "table": table.number, "round": session.round, "playing": ", ".join(map(str, playing)),
    }  # fmt: skip
    return (Noted(kind="all_in_not_frozen", about=about, clauses=cite(book, "all_in_frozen")),)
