"""A new draw for everybody still in play."""

import pytest
from tests.support.seating import at, entered, place, play, seated, start

from torneo.rulebook import book_ids
from torneo.tournament.hands.commands import ReportHand
from torneo.tournament.seats.commands import LockSeat, MarkAccessible, RedrawSeats
from torneo.tournament.seats.events import SeatsChanged


@pytest.mark.parametrize("book", book_ids())
def test_everybody_draws_a_new_seat_over_as_few_tables_as_hold_them(book: str) -> None:
    room = seated(book, {1: range(1, 7), 2: range(1, 7), 3: range(1, 7)})
    for table in (1, 2, 3):
        play(room, table, button=1)
    stacks = {number: entry.stack for number, entry in room.state.entries.items()}
    before = {number: place(room, number) for number in room.state.entries}
    changed = room.do(RedrawSeats(session="1", why="quedan 18"))[0]
    assert isinstance(changed, SeatsChanged)
    assert changed.draw is not None
    assert changed.places == changed.draw.picked
    assert [room.state.tables[number].players for number in (1, 2)] == [9, 9]
    assert not room.state.tables[3].open
    assert {number: entry.stack for number, entry in room.state.entries.items()} == stacks
    assert {number: place(room, number) for number in before} != before
    assert room.state.tables[1].positions is None
    assert len(start(room, 1, button=4).dealt) == 9


def test_the_tables_can_be_named() -> None:
    room = seated("tda-2013", {1: range(1, 4), 2: range(1, 4), 3: range(1, 4)})
    room.do(RedrawSeats(session="1", tables=(3, 2)))
    assert sorted(room.state.tables[number].players for number in (2, 3)) == [4, 5]
    assert not room.state.tables[1].open


def test_locked_seats_stay_empty_and_needs_are_met() -> None:
    room = seated("tda-2013", {1: range(1, 5), 2: range(1, 5)})
    room.do(LockSeat(table=1, seat=9))
    room.do(MarkAccessible(table=1, seats=(7,)))
    room.state.players["p5"].needs = "silla de ruedas"
    room.do(RedrawSeats(session="1"))
    assert place(room, 5) == (1, 7)
    assert room.state.entry_at(1, 9) is None
    assert room.state.tables[1].players == 8


def test_redraws_that_cannot_be() -> None:
    room = seated("tda-2013", {1: range(1, 7), 2: range(1, 7)})
    assert room.refused(RedrawSeats(session="1", tables=(1,))).reason == "not_enough_seats"
    assert room.refused(RedrawSeats(session="1", tables=(1, 7))).reason == "unknown_table"
    assert room.refused(RedrawSeats(session="x")).reason == "unknown_session"
    assert room.refused(RedrawSeats(session="1"), role="floor").reason == "role"
    start(room, 2)
    refused = room.refused(RedrawSeats(session="1"))
    assert (refused.reason, refused.facts["table"]) == ("hand_in_progress", 2)
    room.do(ReportHand(table=2, stacks={}))
    room.do(RedrawSeats(session="1"))
    empty = seated("tda-2013", {1: ()}, start=False)
    assert empty.refused(RedrawSeats(session="1")).reason == "nobody_to_seat"


def test_chips_owed_to_a_closed_table_stay_in_play() -> None:
    room = seated("tda-2013", {1: range(1, 5), 2: range(1, 5)})
    start(room, 2)
    room.do(ReportHand(table=2, stacks={1: 9_900}, carried=100))
    room.do(RedrawSeats(session="1"))
    assert room.state.tables[1].carried == 100
    assert at(room, 1, 1)
    assert entered(room, 1, first=50)
