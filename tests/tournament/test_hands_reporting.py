"""Tables that tell who went out before they tell how the hand ended."""

import pytest
from tests.support.books import BOOKS
from tests.support.bubble import bubble

from torneo.tournament.hands.commands import (
    CancelHand,
    DealFirstCard,
    ReportElimination,
    ReportHand,
    StartHand,
)
from torneo.tournament.hands.meant import of_this_hand


@pytest.mark.parametrize("book", BOOKS)
def test_who_is_out_already_is_no_longer_in_the_hand(book: str) -> None:
    room = bubble(book, (4,), paid=1)
    room.do(StartHand(table=1))
    room.do(ReportElimination(table=1, seat=3, beaten_by=(2,)))
    assert room.refused(ReportHand(table=1, stacks={3: 0, 2: 20_000})).reason == "seat_not_in_hand"
    refused = room.refused(ReportHand(table=1, stacks={1: 10_000, 2: 10_000}))
    assert refused.reason == "chips_do_not_add_up"
    assert refused.facts["expected"] == 30_000
    room.do(ReportHand(table=1, stacks={1: 9_000, 2: 21_000}))
    assert [room.state.entries[entry].stack for entry in (1, 2, 3, 4)] == [9_000, 21_000, 0, 10_000]


@pytest.mark.parametrize("book", BOOKS)
def test_chips_that_several_won_stay_uncounted_until_they_are_counted(book: str) -> None:
    room = bubble(book, (4,), paid=1)
    room.do(StartHand(table=1))
    room.do(ReportElimination(table=1, seat=3, beaten_by=(1, 2)))
    assert room.state.tables[1].uncounted == 10_000
    room.do(ReportHand(table=1, stacks={}))
    assert room.refused(ReportElimination(table=1, seat=3, beaten_by=(1,))).reason == "empty_seat"


def test_what_is_told_of_a_hand_that_is_over_is_not_taken_for_the_next() -> None:
    room = bubble("tda-2013", (4,), paid=1)
    assert room.refused(StartHand(table=1, hand=2)).reason == "hand_to_come"
    room.do(StartHand(table=1, hand=1))
    assert room.refused(StartHand(table=1, hand=1)).reason == "hand_in_progress"
    room.do(ReportHand(table=1, stacks={}, hand=1))
    room.do(StartHand(table=1, hand=2))
    for late in (
        ReportHand(table=1, stacks={}, hand=1),
        CancelHand(table=1, why="x", hand=1),
        DealFirstCard(table=1, hand=1),
        ReportElimination(table=1, seat=3, beaten_by=(2,), hand=1),
    ):
        refused = room.refused(late)
        assert (refused.reason, refused.facts) == ("hand_over", {"table": 1, "hand": 1, "now": 2})
    room.do(CancelHand(table=1, why="carta vista", hand=2))
    assert of_this_hand(room.state, StartHand(table=1)).hand == 2, "a void hand is dealt again"
    room.do(StartHand(table=1, hand=2))
    room.do(ReportHand(table=1, stacks={}))  # who names none means whichever it is
    assert room.refused(StartHand(table=1, hand=2)).reason == "hand_over"
