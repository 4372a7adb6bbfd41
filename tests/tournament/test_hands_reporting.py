"""Tables that tell who went out before they tell how the hand ended."""

import pytest
from tests.support.bubble import BOOKS, bubble

from torneo.tournament.hands.commands import ReportElimination, ReportHand, StartHand


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
