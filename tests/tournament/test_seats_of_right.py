"""The seat that is a player's own: the one drawn, found out hours later, and the one he needs."""

import pytest
from tests.support.corrections import night
from tests.support.events import published
from tests.support.marked import book_of, marked
from tests.support.seating import entered, place, play, seated, start

from torneo.tournament.hands.commands import ReportHand
from torneo.tournament.seats.commands import (
    BreakTable,
    CorrectSeat,
    DrawSeats,
    MarkAccessible,
    OpenTable,
    RecordSeat,
    RedrawSeats,
)
from torneo.tournament.seats.events import SeatsChanged

WRONG_SEAT = marked("adtp-2018/6.2", "fcp-2025/7.2", "tda-2013/6.2", "torrequebrada/5.2")
NEEDS = marked("adtp-2018/8", "fcp-2025/9", "tda-2013/8", "torrequebrada/7")


@pytest.mark.parametrize("clause", WRONG_SEAT)
def test_two_who_sat_in_each_other_s_seats_go_back_each_with_what_he_has_now(clause: str) -> None:
    """They sat down wrong, played for an hour and won and lost; it is found out after a restart."""
    room = night(book_of(clause), players=8, tables=2)
    here, there = (next(filter(None, room.state.tables[table].seats)) for table in (1, 2))
    mine, theirs = place(room, here), place(room, there)
    room.do(RecordSeat(entry=here, table=theirs[0], seat=theirs[1]), role="dealer")
    assert (place(room, here), place(room, there)) == (theirs, mine)
    for (table, seat), stack in ((theirs, 4_025), (mine, 13_350)):
        neighbour = next(one for one in room.state.tables[table].taken if one != seat)
        play(room, table, stacks={seat: stack, neighbour: 20_000 - stack})
    room = room.later(minutes=60).restarted()
    start(room, 2)
    assert room.refused(CorrectSeat(entry=here)).reason == "in_a_hand", "the hand ends first"
    room.do(ReportHand(table=2, stacks={}))
    (back,) = room.do(CorrectSeat(entry=here, started_with=10_000), role="floor")
    assert isinstance(back, SeatsChanged)
    assert clause in back.clauses
    assert (place(room, here), place(room, there)) == (mine, theirs)
    assert (room.state.entries[here].stack, room.state.entries[there].stack) == (4_025, 13_350)
    assert room.refused(CorrectSeat(entry=there)).reason == "already_there"


@pytest.mark.parametrize("clause", WRONG_SEAT)
def test_a_single_chip_too_many_or_too_few_at_the_start_and_he_does_not_simply_move(clause: str) -> None:
    room = seated(book_of(clause), {1: range(1, 5), 2: (1, 2)})
    room.do(RecordSeat(entry=1, table=2, seat=7))
    for started in (9_975, 10_025):
        refused = room.refused(CorrectSeat(entry=1, started_with=started))
        assert (refused.reason, refused.facts["right"]) == ("wrong_stack", 10_000)
    room.do(CorrectSeat(entry=1, started_with=10_000))
    assert place(room, 1) == (1, 1)


@pytest.mark.parametrize("clause", NEEDS)
def test_whoever_needs_a_seat_gets_it_at_every_draw_as_long_as_there_is_one(clause: str) -> None:
    """Said at the desk: at the first draw, when the table is broken and at a new draw. The third who
    needs one of two seats sits down like everybody else."""
    room = published(book_of(clause))
    entered(room, 9)
    needy = entered(room, 3, first=10, needs="silla de ruedas")
    room.do(OpenTable(session="1", table=1, until=3))
    room.do(MarkAccessible(table=1, seats=(9,)))
    room.do(MarkAccessible(table=3, seats=(1,)))
    room.do(DrawSeats(session="1"))
    sits = {place(room, entry) for entry in needy}
    assert {(1, 9), (3, 1)} < sits
    moved = next(entry for entry in needy if place(room, entry) == (3, 1))
    room = room.restarted()
    room.do(MarkAccessible(table=2, seats=(4, 5, 6, 7)))
    room.do(BreakTable(table=3))
    assert place(room, moved) in {(2, 4), (2, 5), (2, 6), (2, 7)} | {(1, 9)}
    room.do(OpenTable(session="1", table=7, until=8, accessible=(1, 2, 3)))
    room.do(RedrawSeats(session="1", tables=(7, 8)))
    assert all(place(room, entry)[1] in (1, 2, 3) for entry in needy)
