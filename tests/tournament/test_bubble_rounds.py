"""Hand-for-hand: when it starts and ends, the signal, the level of a round, breaks and leaving."""

import pytest
from tests.support.books import BOOKS, FAMILY
from tests.support.bubble import bubble, dues, finish, hand_for_hand, lose, signal
from tests.support.room import Room

from torneo.rulebook import read_house
from torneo.tournament import Refused
from torneo.tournament.bubble.commands import (
    BeginShuffle,
    ConfirmHeads,
    EndHandForHand,
    NextRound,
    StartHandForHand,
)
from torneo.tournament.bubble.events import HandForHandEnded, HandForHandStarted, RoundStarted
from torneo.tournament.clock.commands import AddTime, AnnounceLevel, EndBreak, SetLevel, StartBreak
from torneo.tournament.conduct.events import InfractionRecorded
from torneo.tournament.entries.commands import CloseRegistration, LeaveTable
from torneo.tournament.hands.commands import CancelHand, ReportElimination, ReportHand, StartHand
from torneo.tournament.hands.events import HandStarted
from torneo.tournament.seats.commands import BalanceTables, BreakTable
from torneo.tournament.seats.events import Moved
from torneo.tournament.structure.model import Break


def hand_level(room: Room, table: int) -> int:
    hand = room.state.tables[table].hand
    assert hand is not None
    return hand.level


def at_zero(room: Room, seconds: float = 0) -> Room:
    """So many seconds after the level runs out."""
    room.now = room.state.sessions["1"].clock.ends_at + round(seconds * 1000)
    return room


# ---- when it must be on -----------------------------------------------------------------------------


@pytest.mark.clause("tda-2024/rp-8-B", "tda-2024/rp-8-C", "tda-2024/rp-8-D")
@pytest.mark.policy("bubble_clock_minutes_per_hand")
def test_each_hand_takes_two_minutes_off_the_clock_and_brings_the_next_level() -> None:
    """11 minutes left: 9, 7 and 5 after three hands of seven minutes; with 1 left the next level comes."""
    room = bubble("tda-2024", (7, 7), paid=10)
    clock = room.state.sessions["1"].clock
    level, minute = clock.level, 60_000
    room.do(AddTime(session="1", seconds=11 * 60 - clock.remaining(room.now) // 1000, why="prueba"))
    room.do(StartHandForHand(session="1"))
    shown = []
    for _ in range(6):
        signal(room)
        clock = room.state.sessions["1"].clock
        shown.append((clock.level, clock.remaining(room.now) // minute))
        room.later(minutes=7)
        finish(room, 1, 2)
    assert shown == [(level, 11), (level, 9), (level, 7), (level, 5), (level, 3), (level, 1)]
    signal(room)
    clock = room.state.sessions["1"].clock
    assert clock.level == room.state.sessions["1"].bubble.level == level + 1
    assert not clock.running
    finish(room, 1, 2)
    room.do(EndHandForHand(session="1", why="otra vez seguido"))
    assert room.state.sessions["1"].clock.running


@pytest.mark.clause("torrequebrada/22.1")
@pytest.mark.parametrize("book", FAMILY)
def test_it_must_start_one_elimination_from_the_money(book: str) -> None:
    room = bubble(book, (7, 7, 7, 8), paid=27)
    assert dues(room, "hand_for_hand_due") == []
    room.do(StartHand(table=4))
    lose(room, 4, 8)
    (due,) = dues(room, "hand_for_hand_due")
    assert due.must
    assert due.facts["players"] == 28
    assert due.facts["paid"] == 27
    refused = room.refused(StartHand(table=1))
    assert (refused.reason, refused.facts["players"]) == ("hand_for_hand_first", 28)
    assert refused.clauses == due.clauses
    started = room.do(due.command)[0]
    assert isinstance(started, HandForHandStarted)
    assert started.must
    assert room.state.sessions["1"].hand_for_hand
    if book == "torrequebrada":
        assert due.clauses == ("torrequebrada/22.1",)
    assert room.refused(EndHandForHand(why="ya está")).reason == "hand_for_hand_must_go_on"


@pytest.mark.clause("torrequebrada/22.1")
@pytest.mark.parametrize("book", BOOKS)
def test_the_direction_may_start_it_earlier_and_stop_it_again(book: str) -> None:
    room = bubble(book, (8, 8, 7, 7), paid=27)
    started = room.do(StartHandForHand(session="1"))[0]
    assert isinstance(started, HandForHandStarted)
    assert not started.must
    assert room.refused(StartHandForHand(session="1")).reason == "hand_for_hand_on"
    assert room.refused(EndHandForHand(session="1")).reason == "reason_missing"
    ended = room.do(EndHandForHand(session="1", why="todavía es pronto"))[-1]
    assert isinstance(ended, HandForHandEnded)
    assert ended.cause == "direction"
    room.do(StartHand(table=1))


@pytest.mark.parametrize("book", BOOKS)
def test_nobody_can_tell_while_players_may_still_come(book: str) -> None:
    room = bubble(book, (7, 7), paid=13, closed=False)
    assert dues(room, "hand_for_hand_due", "heads_to_count") == []
    room.do(CloseRegistration(session="1", why="prueba"))
    assert len(dues(room, "hand_for_hand_due")) == 1


@pytest.mark.parametrize("book", BOOKS)
def test_one_table_needs_no_signal(book: str) -> None:
    room = bubble(book, (9,), paid=8)
    assert dues(room, "hand_for_hand_due") == []
    assert room.refused(StartHandForHand(session="1")).reason == "hand_for_hand_over"
    room.do(StartHand(table=1))


def test_in_the_money_there_is_no_bubble() -> None:
    room = bubble("torrequebrada", (7, 6), paid=13)
    assert room.refused(StartHandForHand(session="1")).reason == "hand_for_hand_over"


def test_only_the_floor_gives_the_signal() -> None:
    room = bubble("tda-2013")
    for role in ("dealer", "desk", "player", "public"):
        assert room.refused(StartHandForHand(session="1"), role=role).reason == "role"
        assert room.refused(NextRound(session="1"), role=role).reason == "role"
        assert room.refused(EndHandForHand(session="1"), role=role).reason == "role"
    assert room.refused(NextRound(session="1")).reason == "no_hand_for_hand"
    assert room.refused(EndHandForHand(session="1")).reason == "no_hand_for_hand"
    assert room.refused(StartHandForHand(session="9")).reason == "unknown_session"


# ---- rounds -----------------------------------------------------------------------------------------


@pytest.mark.clause("torrequebrada/22-A.1", "pokerfest-2011/stages-6")
@pytest.mark.parametrize("book", BOOKS)
def test_all_tables_start_on_the_same_signal_and_none_earlier(book: str) -> None:
    room = hand_for_hand(book)
    for table in (1, 2, 3, 4):
        refused = room.refused(StartHand(table=table))
        assert refused.reason == "wait_for_signal"
    started = room.do(NextRound(session="1"))[-1]
    assert isinstance(started, RoundStarted)
    assert started.tables == (1, 2, 3, 4)
    assert started.round == 1
    for table in (1, 2, 3, 4):
        (hand,) = room.do(StartHand(table=table))
        assert isinstance(hand, HandStarted)
        assert (hand.round, hand.level) == (1, 1)
    if book == "torrequebrada":
        assert refused.clauses == ("torrequebrada/22-A.1",)
    if book == "pokerfest-2011":
        assert refused.clauses == ("pokerfest-2011/stages-6",)


@pytest.mark.clause("torrequebrada/22-A.2", "pokerfest-2011/stages-6")
@pytest.mark.parametrize("book", BOOKS)
def test_no_further_hand_until_all_tables_have_ended(book: str) -> None:
    room = hand_for_hand(book)
    signal(room)
    finish(room, 1, 2, 4)
    refused = room.refused(StartHand(table=1))
    assert refused.reason == "others_playing"
    assert refused.facts["playing"] == "3"
    if book == "torrequebrada":
        assert refused.clauses == ("torrequebrada/22-A.2",)
    assert room.refused(NextRound(session="1")).reason == "others_playing"
    assert room.refused(ReportHand(table=1, stacks={})).reason == "others_playing"
    assert dues(room, "round_ready") == []
    finish(room, 3)
    (due,) = dues(room, "round_ready")
    assert due.must
    room.do(due.command)
    room.do(StartHand(table=1))


def test_hands_that_began_before_are_finished_first() -> None:
    room = bubble("torrequebrada", (7, 7, 7, 8), paid=27)
    room.do(StartHand(table=2))
    room.do(StartHand(table=4))
    lose(room, 4, 8)
    room.do(StartHandForHand(session="1"))
    assert room.refused(NextRound(session="1")).facts["playing"] == "2"
    lose(room, 2, 7)
    assert room.state.eliminations[-1].together == 0


def test_a_table_that_reports_only_ends_plays_its_hand_once() -> None:
    room = hand_for_hand("tda-2013", (7, 7), paid=13)
    room.do(NextRound(session="1"))
    finish(room, 1)
    assert room.refused(ReportHand(table=1, stacks={})).reason == "others_playing"
    assert room.refused(NextRound(session="1")).facts["playing"] == "2"
    finish(room, 2)
    room.do(NextRound(session="1"))


def test_a_misdealt_hand_is_dealt_again_in_the_same_round() -> None:
    room = hand_for_hand("tda-2013", (7, 7), paid=13)
    signal(room)
    finish(room, 2)
    room.do(CancelHand(table=1, why="mal repartida"))
    assert room.refused(NextRound(session="1")).facts["playing"] == "1"
    (hand,) = room.do(StartHand(table=1))
    assert isinstance(hand, HandStarted)
    assert hand.round == 1
    finish(room, 1)
    room.do(NextRound(session="1"))


def test_a_table_that_cannot_deal_does_not_hold_up_the_others() -> None:
    room = hand_for_hand("tda-2013", (7, 7, 2), paid=15)
    room.do(NextRound(session="1"))
    room.do(ReportElimination(table=3, seat=2, beaten_by=(1,)))
    room.do(StartHand(table=1))
    room.do(StartHand(table=2))
    finish(room, 1, 2)
    assert room.refused(StartHand(table=3)).reason == "too_few_players"
    assert room.state.eliminations[-1].together == 1
    assert dues(room, "heads_to_count")


@pytest.mark.parametrize("book", BOOKS)
def test_tables_are_balanced_between_rounds_only(book: str) -> None:
    room = hand_for_hand(book, (8, 6, 6), paid=10)
    signal(room)
    for seat in (4, 5, 6):
        assert room.state.tables[2].hand is not None
        assert seat in room.state.tables[2].hand.dealt
    lose(room, 2, 5, 6)
    finish(room, 1)
    refused = room.refused(BalanceTables(session="1"))
    assert refused.reason == "others_playing"
    assert refused.facts["playing"] == "3"
    assert room.refused(BreakTable(table=1)).reason == "others_playing"
    finish(room, 3)
    moved = room.do(BalanceTables(session="1"))
    assert isinstance(moved[0], Moved)
    assert moved[0].from_table == 1
    assert moved[0].table == 2


def test_a_house_that_does_not_synchronise_needs_no_signal() -> None:
    house = read_house(
        "house: sin-senal\nbase: torrequebrada\ntitle: {es: Casa, en: House}\n"
        "policies: {bubble_synchronised_hands: false}\n"
    )
    room = hand_for_hand(house)
    room.do(StartHand(table=1))
    assert room.refused(NextRound(session="1")).reason == "hands_not_synchronised"


# ---- Pokerfest: from 20 players to 10 ---------------------------------------------------------------


@pytest.mark.clause("pokerfest-2011/stages-6")
def test_pokerfest_plays_it_from_20_players_to_10() -> None:
    room = bubble("pokerfest-2011", (10, 10, 1), paid=3, seats=10)
    assert dues(room, "hand_for_hand_due") == []
    room.do(ReportElimination(table=3, seat=1))
    (due,) = dues(room, "hand_for_hand_due")
    assert due.facts["players"] == 20
    assert due.clauses == ("pokerfest-2011/stages-6",)


@pytest.mark.clause("pokerfest-2011/stages-6")
def test_pokerfest_table_1_waits_for_table_2() -> None:
    room = hand_for_hand("pokerfest-2011", (8, 8), paid=3)
    assert room.refused(EndHandForHand(why="no")).reason == "hand_for_hand_must_go_on"
    signal(room)
    finish(room, 1)
    refused = room.refused(StartHand(table=1))
    assert refused.reason == "others_playing"
    assert refused.clauses == ("pokerfest-2011/stages-6",)
    finish(room, 2)
    signal(room)


@pytest.mark.clause("pokerfest-2011/stages-6")
def test_pokerfest_stops_it_when_the_hand_ends_with_10_players() -> None:
    room = hand_for_hand("pokerfest-2011", (6, 6), paid=3)
    signal(room)
    lose(room, 1, 5, 6)
    assert room.state.sessions["1"].hand_for_hand, "table 2 is still playing"
    finish(room, 2)
    assert not room.state.sessions["1"].hand_for_hand
    assert room.refused(StartHand(table=1)).reason == "break_first", "no signal is waited for"


def test_pokerfest_reaches_10_in_the_last_hand_of_the_round() -> None:
    room = hand_for_hand("pokerfest-2011", (6, 6), paid=3)
    signal(room)
    finish(room, 2)
    lose(room, 1, 5)
    signal(room)
    finish(room, 2)
    events = room.do(ReportHand(table=1, stacks={1: 30_000, 4: 0}, beaten_by={4: (1,)}))
    (ended,) = [one for one in events if isinstance(one, HandForHandEnded)]
    assert ended.cause == "players"


# ---- level ------------------------------------------------------------------------------------------


@pytest.mark.clause("torrequebrada/22-E.1")
@pytest.mark.parametrize("announced", [True, False])
def test_the_first_table_shuffles_after_the_level_so_all_play_the_next(announced: bool) -> None:
    room = hand_for_hand("torrequebrada", breaks=())
    room.do(SetLevel(session="1", level=10, why="prueba"))
    signal(room)
    assert hand_level(room, 1) == 10
    if announced:
        at_zero(room).do(AnnounceLevel(session="1"))
        room.later(seconds=10)
    else:
        at_zero(room, 10)
    finish(room, 3)
    if not announced:
        room.later(seconds=1).do(AnnounceLevel(session="1"))
    finish(room, 1, 2, 4)
    signal(room)
    assert [hand_level(room, table) for table in (1, 2, 3, 4)] == [11] * 4


@pytest.mark.clause("torrequebrada/22-E.2")
def test_the_first_table_shuffles_in_time_so_all_play_the_old_level() -> None:
    room = hand_for_hand("torrequebrada", breaks=())
    room.do(SetLevel(session="1", level=10, why="prueba"))
    signal(room)
    at_zero(room, -20)
    finish(room, 2)
    at_zero(room).do(AnnounceLevel(session="1"))
    room.later(minutes=2)
    finish(room, 1, 3, 4)
    (due,) = dues(room, "round_ready")
    assert due.facts["level"] == 10
    (started, *_) = room.do(NextRound(session="1"))
    assert isinstance(started, RoundStarted)
    assert started.level == 10
    assert "torrequebrada/22-E.1" in started.clauses
    for table in (1, 2, 3, 4):
        room.do(StartHand(table=table))
        assert hand_level(room, table) == 10
    finish(room, 1, 2, 3, 4)
    signal(room)
    assert hand_level(room, 1) == 11


@pytest.mark.clause("torrequebrada/22-E.1")
def test_the_shuffle_counts_where_it_is_told_apart_from_the_end_of_the_hand() -> None:
    room = hand_for_hand("torrequebrada", (7, 7), paid=13, breaks=())
    room.do(SetLevel(session="1", level=10, why="prueba"))
    signal(room)
    assert room.refused(BeginShuffle(table=1)).reason == "hand_in_progress"
    at_zero(room, -5)
    finish(room, 1)
    at_zero(room, 10)
    assert room.do(BeginShuffle(table=1))[0].level == 11  # type: ignore[attr-defined]
    finish(room, 2)
    assert room.refused(BeginShuffle(table=2)).reason == "not_the_first_table"
    room.do(AnnounceLevel(session="1"))
    signal(room)
    assert hand_level(room, 2) == 11


@pytest.mark.parametrize("book", ["tda-2013", "adtp-2018", "fcp-2025", "pokerfest-2011"])
def test_elsewhere_the_common_start_fixes_the_level(book: str) -> None:
    room = hand_for_hand(book)
    signal(room)
    at_zero(room, -20)
    finish(room, 2)
    assert room.refused(BeginShuffle(table=2)).reason == "level_by_the_signal"
    at_zero(room).do(AnnounceLevel(session="1"))
    finish(room, 1, 3, 4)
    room.do(NextRound(session="1"))
    at_zero(room, 1)
    room.do(StartHand(table=1))
    assert hand_level(room, 1) == 2, "a table that deals late plays the level of the round"


# ---- breaks and leaving -----------------------------------------------------------------------------


@pytest.mark.clause("torrequebrada/22-F")
def test_a_break_in_hand_for_hand_waits_for_the_money() -> None:
    room = hand_for_hand("torrequebrada", (7, 7), paid=13, breaks=(Break(after_level=1, minutes=15),))
    signal(room)
    at_zero(room)
    assert dues(room, "break_due") == []
    refused = room.refused(StartBreak(session="1"))
    assert refused.reason == "break_postponed"
    assert refused.clauses == ("torrequebrada/22-F",)
    room.do(AnnounceLevel(session="1"))
    lose(room, 1, 7)
    finish(room, 2)
    assert dues(room, "break_due") == []
    room.do(ConfirmHeads(table=1, players=6))
    room.do(ConfirmHeads(table=2, players=7))
    (due,) = dues(room, "break_due")
    assert due.must
    assert due.facts["minutes"] == 15
    room.do(due.command)
    assert room.state.sessions["1"].clock.on_break


@pytest.mark.parametrize("book", ["tda-2013", "adtp-2018", "fcp-2025", "pokerfest-2011"])
def test_elsewhere_breaks_come_as_planned_and_hold_the_signal_up(book: str) -> None:
    room = hand_for_hand(book, (7, 7), paid=13, breaks=(Break(after_level=1, minutes=15),))
    signal(room)
    finish(room, 1, 2)
    at_zero(room)
    (due,) = dues(room, "break_due")
    room.do(due.command)
    assert dues(room, "round_ready") == []
    assert room.refused(NextRound(session="1")).reason == "on_break"
    at_zero(room).do(EndBreak(session="1"))
    signal(room)
    assert hand_level(room, 1) == 2


@pytest.mark.clause("torrequebrada/22-D")
def test_standing_up_is_an_infraction_with_its_penalties() -> None:
    room = bubble("torrequebrada")
    assert not any(isinstance(one, InfractionRecorded) for one in room.do(LeaveTable(entry=2)))
    room.do(StartHandForHand(session="1"))
    events = room.do(LeaveTable(entry=9))
    (infraction,) = [one for one in events if isinstance(one, InfractionRecorded)]
    assert infraction.clause == "torrequebrada/22-D"
    assert infraction.entry == 9
    assert infraction.table == 2
    assert infraction.penalties == ("verbal_warning", "missed_hands", "missed_rounds", "disqualification")
    assert room.state.entries[9].away_since


@pytest.mark.parametrize("book", ["tda-2013", "adtp-2018", "fcp-2025", "pokerfest-2011"])
def test_elsewhere_leaving_is_as_ever(book: str) -> None:
    room = hand_for_hand(book)
    events = room.do(LeaveTable(entry=9))
    assert not any(isinstance(one, InfractionRecorded) for one in events)


def test_a_refusal_changes_nothing() -> None:
    room = hand_for_hand("torrequebrada")
    for command in (StartHand(table=1), NextRound(session="9"), BeginShuffle(table=77), EndHandForHand()):
        assert isinstance(room.refused(command), Refused)
    assert room.state.sessions["1"].round == 0
