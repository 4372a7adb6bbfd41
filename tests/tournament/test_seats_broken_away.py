"""A table is broken while somebody is away, or has just been big blind: his chips, and his next hand."""

import pytest
from tests.support.corrections import night
from tests.support.seating import play, relocated, start

from torneo.tournament.conduct.matters import Decide
from torneo.tournament.entries.commands import LeaveTable, ReportNoShow, ReturnToTable
from torneo.tournament.hands.commands import CancelHand, ReportHand
from torneo.tournament.kernel import Value
from torneo.tournament.seats.commands import BreakTable, DeclineBigBlind
from torneo.tournament.seats.events import Moved
from torneo.tournament.seats.mark_events import BigBlindDeclined


@pytest.mark.policy("seating_chip_carrier")
@pytest.mark.clause("fcp-2025/rp-17")
def test_whoever_breaks_the_table_carries_the_chips_of_the_absent_if_nobody_else_is_named() -> None:
    """One has stepped away, one never came, one is back in time: the first two have their chips taken by
    staff, who is on record, and find the same stack at the new table; the others carry their own."""
    room = night("fcp-2025", players=12, tables=3)
    away, never, back, here = (entry for entry in room.state.tables[3].seats if entry)
    seats = {room.state.entries[entry].seat: entry for entry in (away, here)}
    play(room, 3, stacks=dict(zip(seats, (8_600, 11_400), strict=True)))
    room.do(LeaveTable(entry=away), role="dealer")
    room.do(LeaveTable(entry=back), role="dealer")
    room.do(ReportNoShow(entry=never), role="dealer")
    room.later(minutes=2).do(ReturnToTable(entry=back), role="dealer")
    events = room.do(BreakTable(table=3), role="floor", who="Carmen Ruiz")
    moves = {one.entry: one for one in events if isinstance(one, Moved)}
    assert {entry: one.carried_by for entry, one in moves.items()} == {
        away: "Carmen Ruiz", never: "Carmen Ruiz", back: "", here: ""
    }  # fmt: skip
    assert {entry for entry, one in moves.items() if "fcp-2025/rp-17" in one.clauses} == {away, never}
    room = room.restarted()
    assert (room.state.entries[away].stack, room.state.entries[never].stack) == (8_600, 10_000)
    assert {room.state.entries[entry].table for entry in moves} <= {1, 2}
    room.do(ReturnToTable(entry=away), role="dealer")
    assert room.state.entries[away].stack == 8_600


# ---- the second big blind of Pokerfest ---------------------------------------------------------------


@pytest.mark.policy("seating_declined_big_blind")
@pytest.mark.clause("pokerfest-2011/table-break-3")
def test_sitting_out_by_decision_is_for_that_hand_even_if_it_is_dealt_twice() -> None:
    """The floor answers for him. The hand turns out void and is dealt again: he sits that out too, for it
    is the same hand; in the next one he has cards and no blind to make up."""
    room, entry = relocated("pokerfest-2011")
    about: dict[str, Value] = {"entry": entry}
    choice = Decide(matter="second_big_blind", option="sit_out", why="no quiere", about=about)
    events = room.do(choice, role="floor")
    (declined,) = (one for one in events if isinstance(one, BigBlindDeclined))
    assert (declined.hands, declined.clauses[0]) == (1, "pokerfest-2011/table-break-3")
    first = start(room, 1)
    room.do(CancelHand(table=1, why="carta descubierta"))
    for hand in (first, start(room, 1)):
        assert (4 in hand.dealt, hand.positions.big) == (False, 5)
        assert 4 not in dict(hand.positions.blinds(hand.dealt, 100, 200))
    room.do(ReportHand(table=1, stacks={}))
    assert room.state.entries[entry].stack == 30_000
    after = start(room, 1)
    assert 4 in after.dealt
    assert 4 not in (after.positions.small, after.positions.big)


@pytest.mark.clause("pokerfest-2011/table-break-3")
def test_who_posts_the_second_big_blind_plays_and_may_not_sit_out_afterwards() -> None:
    room, entry = relocated("pokerfest-2011")
    hand = start(room, 1)
    assert (hand.positions.big, 4 in hand.dealt) == (4, True)
    assert room.refused(DeclineBigBlind(entry=entry), role="player").reason == "hand_in_progress"
    room.do(ReportHand(table=1, stacks={}))
    assert 4 in start(room, 1).dealt
