"""Nothing is proposed that is then refused: whoever may give the command of a proposal is obeyed."""

import random
from typing import Any

import pytest
from tests.support.any_command import any_command, sensible
from tests.support.books import FAMILY
from tests.support.bubble import bubble, dues
from tests.support.room import Room
from tests.support.seating import opened, seated

from torneo.rulebook import book_ids
from torneo.tournament import Refused, decide, todo
from torneo.tournament.bubble.commands import NextRound, StartHandForHand
from torneo.tournament.decider import act
from torneo.tournament.entries.commands import CancelEvent
from torneo.tournament.kernel import ROLES
from torneo.tournament.rulings.commands import CallFloor, CloseCall, TakeCall
from torneo.tournament.seats.commands import ConfirmArrival, DrawSeats, MovePlayer


def given_by_all(room: Room) -> int:
    """How many proposals stand. Each is tried by every role: one may give it, and nobody is refused for
    anything but his role."""
    found = todo(room.state, room.now, room.book)
    for due in found:
        answers = [decide(room.state, room.asked(due.command, role), room.book) for role in ROLES]
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert len(refused) < len(ROLES), due
        assert {answer.reason for answer in refused} <= {"role"}, (due, refused)
    return len(found)


@pytest.mark.parametrize("book", book_ids())
def test_whatever_has_happened_every_proposal_is_accepted(book: str) -> None:
    proposed = 0
    for seed in range(8):
        rng = random.Random(f"{book} {seed}")
        room = opened(book, rng.choice((2, 7, 13, 20)), 3, seats=7)
        room.do(DrawSeats(session="1"))
        often = rng.choice((0.6, 0.9, 0.97))
        for _ in range(150):
            room.now += rng.choice((0, 1_000, 20_000, 90_000, 600_000))
            command = sensible(rng, room) if rng.random() < often else any_command(rng, room.state)
            happened = act(room.state, room.asked(command), room.book) if command else []
            if isinstance(happened, Refused) or not happened:
                continue
            room.journal += happened
            proposed += given_by_all(room)
    assert proposed > 100


@pytest.mark.parametrize("book", book_ids())
def test_in_a_cancelled_event_nothing_is_left_to_do(book: str) -> None:
    room = seated(book, {1: range(1, 8), 2: range(1, 5)})
    room.do(CallFloor(table=1, about="chips"), role="dealer")
    room.do(CallFloor(table=2, about="time"), role="dealer")
    room.do(TakeCall(call=2), role="floor")
    room.do(MovePlayer(entry=1, table=2, seat=7, why="equilibrio"))
    assert {ConfirmArrival, TakeCall, CloseCall} <= commands(room)
    room.do(CancelEvent(why="se ha ido la luz"))
    given_by_all(room)
    assert not {ConfirmArrival, TakeCall, CloseCall} & commands(room)


def commands(room: Room) -> set[type[Any]]:
    return {type(due.command) for due in todo(room.state, room.now, room.book)}


@pytest.mark.parametrize("book", book_ids())
def test_a_call_nobody_took_is_closed_once_the_event_has_ended(book: str) -> None:
    room = seated(book, {1: range(1, 3)})
    room.do(CallFloor(table=1, about="chips"), role="dealer")
    room.state.phase = "ended"
    assert TakeCall not in commands(room)
    assert CloseCall in commands(room)
    room.do(CloseCall(call=1), role="floor")
    assert CloseCall not in commands(room)


@pytest.mark.parametrize("book", FAMILY)
def test_no_round_is_proposed_that_no_table_could_play(book: str) -> None:
    """Hand for hand with one player at each table: somebody has to move first. (In the other book it is over
    with so few.)"""
    room = bubble(book, (3, 3, 3), paid=2)
    room.do(StartHandForHand(session="1"))
    ready = bool(dues(room, "round_ready"))
    assert ready == bool(room.book.values["bubble_synchronised_hands"])
    for table in room.state.tables.values():
        for seat in (2, 3):
            gone = room.state.entries[table.seats[seat - 1]]
            room.state.entries[table.seats[0]].stack += gone.stack
            gone.stack, gone.table, gone.seat, gone.status = 0, 0, 0, "out"
            table.seats[seat - 1] = 0
    assert dues(room, "round_ready") == []
    assert isinstance(decide(room.state, room.asked(NextRound(session="1")), room.book), Refused)
    given_by_all(room)
