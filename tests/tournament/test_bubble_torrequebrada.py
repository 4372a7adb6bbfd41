"""Torrequebrada's hand-for-hand in its corners: who opens when, what waits, which level a round is played
at."""

import pytest
from tests.support.books import BOOKS
from tests.support.bubble import dues, finish, hand_for_hand, lose, signal
from tests.support.room import Room

from torneo.tournament.bubble.commands import BeginShuffle, FreezeHand, NextRound, RunOut
from torneo.tournament.bubble.freezing import run_outs
from torneo.tournament.clock.commands import AnnounceLevel, SetLevel
from torneo.tournament.hands.commands import CancelHand, ReportElimination, ReportHand, StartHand

Q = "torrequebrada"


def order(room: Room) -> list[int]:
    return [one.table for one in run_outs(room.state, "1")]


@pytest.mark.clause("torrequebrada/22-C.1")
def test_while_one_table_runs_out_no_other_may_by_any_way_and_no_round_begins() -> None:
    """Nor may its end be told some other way; a run-out that turns out void is dealt again first."""
    room = hand_for_hand(Q, (4,) * 7, paid=27)
    signal(room)
    room.do(FreezeHand(table=2, all_in={2: 3_000}))
    room.do(FreezeHand(table=7, all_in={2: 8_000}))
    finish(room, 1, 3, 4, 5, 6)
    room.do(RunOut(table=2))
    for command in (
        RunOut(table=7),
        ReportHand(table=7, stacks={2: 0, 1: 20_000}),
        ReportElimination(table=7, seat=2, beaten_by=(1,)),
    ):
        refused = room.refused(command)
        assert (refused.reason, refused.facts["first"], refused.clauses) == (
            "run_out_order", 2, ("torrequebrada/22-C.1",)
        )  # fmt: skip
    assert room.refused(NextRound(session="1")).reason == "others_playing"
    assert dues(room, "run_out_due", "round_ready") == []
    room.do(CancelHand(table=2, why="carta de menos"))
    assert room.refused(RunOut(table=7)).reason == "others_playing", "table 2 deals it again first"
    room.do(StartHand(table=2))
    finish(room, 2)
    room.do(RunOut(table=7))
    lose(room, 7, 2)


@pytest.mark.clause("torrequebrada/22-C.2")
def test_whoever_has_fewest_opens_first_however_late_the_hand_was_frozen() -> None:
    """Equal stacks open by table; a table counts by its shortest player; when one has opened, the rest keep
    their order."""
    room = hand_for_hand(Q, (4,) * 7, paid=27)
    signal(room)
    for table, all_in in ((6, {2: 5_000}), (3, {2: 9_000, 3: 4_000}), (1, {4: 5_000}), (5, {2: 3_975})):
        room.do(FreezeHand(table=table, all_in=all_in))
    assert order(room) == [5, 3, 1, 6]
    finish(room, 2, 4, 7)
    for table, left in ((5, [3, 1, 6]), (3, [1, 6]), (1, [6]), (6, [])):
        for other in left:
            refused = room.refused(RunOut(table=other))
            assert (refused.reason, refused.facts["first"]) == ("run_out_order", table)
            assert refused.clauses == ("torrequebrada/22-C.2",)
        room.do(RunOut(table=table))
        finish(room, table)
        assert order(room) == left
    signal(room)


@pytest.mark.policy("bubble_level_reference")
@pytest.mark.parametrize("book", [book for book in BOOKS if book != Q])
def test_elsewhere_the_common_start_of_the_hand_says_its_level(book: str) -> None:
    room = hand_for_hand(book)
    signal(room)
    finish(room, 3)
    assert room.refused(BeginShuffle(table=3)).reason == "level_by_the_signal"


@pytest.mark.policy("bubble_level_reference")
@pytest.mark.clause("torrequebrada/22-E.2")
@pytest.mark.parametrize(("before", "level"), [(0.001, 10), (0, 11), (-0.001, 11)])
def test_the_last_instant_of_the_level_still_counts_and_the_next_does_not(before: float, level: int) -> None:
    """The first table begins to shuffle so many seconds before the level runs out; the others end their hands
    two minutes after, and the new level has long been announced."""
    room = hand_for_hand(Q, breaks=())
    room.do(SetLevel(session="1", level=10, why="prueba"))
    signal(room)
    end = room.state.sessions["1"].clock.ends_at
    room.now = end - 60_000
    finish(room, 3)
    room.now = end - round(before * 1_000)
    room.do(BeginShuffle(table=3))
    room.now = end + 10
    room.do(AnnounceLevel(session="1"))
    room.later(minutes=2)
    finish(room, 1, 2, 4)
    signal(room)
    hands = [room.state.tables[table].hand for table in (1, 2, 3, 4)]
    assert [hand.level for hand in hands if hand is not None] == [level] * 4
    finish(room, 1, 2, 3, 4)
    signal(room)
    hands = [room.state.tables[table].hand for table in (1, 2, 3, 4)]
    assert [hand.level for hand in hands if hand is not None] == [11] * 4
