"""Chips given up for another entry: gone for good, from nobody else's stack, and back if it was a mistake."""

import pytest
from tests.support.corrections import amended, arrive, hand, night, told
from tests.support.marked import book_of, marked
from tests.support.room import Room

from torneo.tournament.chips.commands import RetireChips
from torneo.tournament.chips.events import ChipsIssued, ChipsRemoved
from torneo.tournament.corrections.commands import Correction
from torneo.tournament.entries.commands import ReEnter, SeatAlternates
from torneo.tournament.hands.commands import ReportElimination
from torneo.tournament.structure.model import ReEntry, total

GIVEN_UP = marked("adtp-2018/7-B", "fcp-2025/8-B", "torrequebrada/6-B")


def short_stack(clause: str) -> Room:
    """Six players; p1 is down to 3.275, the rest with somebody else at the table."""
    room = night(book_of(clause), reentry=ReEntry(limit=9, surrender=True))
    seat = room.state.entries[1].seat
    other = next(one for one in room.state.tables[1].taken if one != seat)
    hand(room, 1, **{f"s{seat}": -6_725, f"s{other}": 6_725})
    return room


def held(room: Room) -> int:
    return sum(entry.stack for entry in room.state.alive()) + sum(
        table.carried for table in room.state.tables.values()
    )


@pytest.mark.parametrize("clause", GIVEN_UP)
def test_the_chips_left_behind_are_in_nobody_s_stack_and_in_no_pot(clause: str) -> None:
    room = short_stack(clause)
    others = {one.number: one.stack for one in room.state.alive() if one.number != 1}
    events = room.do(ReEnter(player="p1", surrender=True))
    (removed,) = (one for one in events if isinstance(one, ChipsRemoved))
    assert (total(removed.chips), removed.clauses) == (3_275, (clause,))
    room = room.restarted()
    assert {number: room.state.entries[number].stack for number in others} == others
    assert held(room) == room.state.ledger.points == 60_000 - 3_275 + 10_000
    issued, gone = room.state.ledger.issued, room.state.ledger.removed
    assert total(issued) - total(gone) == room.state.ledger.points
    room.do(ReEnter(player="p1", surrender=True))
    assert room.state.ledger.points == 66_725, "who gives up a whole stack for a whole stack changes nothing"


@pytest.mark.parametrize("surrender", [True, False])
@pytest.mark.parametrize("clause", GIVEN_UP)
def test_who_has_lost_everything_has_nothing_to_give_up(clause: str, surrender: bool) -> None:
    """A re-entry after going out takes no chip out of play, whatever the desk ticks."""
    room = short_stack(clause)
    seat, winner = room.state.entries[1].seat, room.state.entries[2].seat
    room.do(ReportElimination(table=1, seat=seat, beaten_by=(winner,)))
    events = room.do(ReEnter(player="p1", surrender=surrender))
    assert not [one for one in events if isinstance(one, ChipsRemoved)]
    assert held(room) == room.state.ledger.points == 70_000


@pytest.mark.parametrize("clause", GIVEN_UP)
def test_a_surrender_that_was_a_mistake_is_taken_back_with_its_chips(clause: str) -> None:
    room = short_stack(clause)
    mistake = told(room, ReEnter(player="p1", surrender=True))
    amended(room, Correction(seq=mistake))
    assert (room.state.entries[1].status, room.state.entries[1].stack) == ("seated", 3_275)
    assert held(room) == room.state.ledger.points == 60_000


# ---- from the waiting list ---------------------------------------------------------------------------


@pytest.mark.policy("registration_late_stack")
@pytest.mark.clause("tda-2013/7.1")
def test_an_alternate_gets_the_whole_stack_in_the_chips_that_are_left() -> None:
    """Two wait since before the small chips left play; no blind that passed by is taken from them."""
    room = night("tda-2013", players=9, stack={25: 40, 1000: 14})
    waiting = [arrive(room, 10), arrive(room, 11)]
    assert room.state.alternates == waiting
    for _ in range(3):
        hand(room, 1)
    room.do(RetireChips(value=25))
    room = room.later(minutes=40).restarted()
    first, second = (room.state.tables[1].seats[seat - 1] for seat in room.state.tables[1].taken[:2])
    for loser in (first, second):
        seat = room.state.entries[loser].seat
        winner = room.state.tables[1].taken[-1]
        room.do(ReportElimination(table=1, seat=seat, beaten_by=(winner,)))
    events = room.do(SeatAlternates(session="1"))
    issued = {one.entry: one.chips for one in events if isinstance(one, ChipsIssued)}
    assert {entry: total(chips) for entry, chips in issued.items()} == dict.fromkeys(waiting, 15_000)
    assert not any(25 in chips for chips in issued.values())
