"""Players who step away, do not come, or do not come back."""

import pytest
from tests.support.books import FAMILY
from tests.support.clock import dues, only, pokerfest, started
from tests.support.entries import enter, of, play
from tests.support.events import published
from tests.support.room import Room

from torneo.hand.book_rules import hand_rules
from torneo.hand.hand import Hand
from torneo.rulebook import load_book
from torneo.tournament.chips.events import ChipsIssued, ChipsRemoved, ChipsShared
from torneo.tournament.clock.commands import EndBreak, PauseClock, ResumeClock, StartBreak, StartSession
from torneo.tournament.conduct.events import InfractionRecorded
from torneo.tournament.entries.absence_events import BackAtTable
from torneo.tournament.entries.commands import (
    EnterPlayer,
    LeaveTable,
    NoteContact,
    RemoveAbsent,
    ReportNoShow,
    ReturnToTable,
)
from torneo.tournament.entries.leaving import taken_out
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.hands.events import HandStarted
from torneo.tournament.hands.places import places
from torneo.tournament.seats.commands import DrawSeats, OpenTable
from torneo.tournament.structure.levels import stakes_of
from torneo.tournament.structure.model import Break


def _fest(players: int = 6) -> Room:
    room = pokerfest(players)
    room.do(StartSession())
    return room


@pytest.mark.clause("pokerfest-2011/blinds-5")
def test_back_within_five_minutes_he_plays_on() -> None:
    room = _fest()
    room.later(minutes=10)
    room.do(LeaveTable(entry=1), role="dealer")
    assert room.refused(LeaveTable(entry=1)).reason == "away_already"
    room.later(minutes=4, seconds=30)
    assert not dues(room, "absence_limit_over")
    room.do(ReturnToTable(entry=1), role="dealer")
    assert (of(room, "p1").status, of(room, "p1").away_since) == ("seated", 0)
    room.later(minutes=10)
    assert not dues(room, "absence_limit_over")


@pytest.mark.clause("pokerfest-2011/blinds-10")
def test_not_back_in_time_he_is_out_without_a_ruling() -> None:
    room = _fest()
    room.do(LeaveTable(entry=1))
    room.later(minutes=5)
    assert not dues(room, "absence_limit_over")
    assert room.refused(RemoveAbsent(entry=1)).reason == "absence_not_over"
    room.later(seconds=1)
    (due,) = dues(room, "absence_limit_over")
    assert due.clauses == ("pokerfest-2011/blinds-10", "pokerfest-2011/blinds-5")
    late = room.refused(ReturnToTable(entry=1))
    assert (late.reason, late.clauses[0]) == ("absence_over", "pokerfest-2011/blinds-10")
    room.do(due.command, role="system")
    assert (of(room, "p1").status, of(room, "p1").stack, of(room, "p1").table) == ("removed", 0, 0)
    assert places(room.state, room.book)[-1].player == "p1"
    assert not dues(room, "absence_limit_over")


@pytest.mark.clause("pokerfest-2011/blinds-5", "pokerfest-2011/blinds-10")
@pytest.mark.parametrize("stops", ["break", "pause", "pause in a break"])
def test_the_five_minutes_do_not_run_while_nobody_plays(stops: str) -> None:
    """Two minutes away, then a rest of ten, then three minutes more."""
    room = _fest()
    room.do(LeaveTable(entry=1))
    room.later(minutes=2)
    room.do(PauseClock(why="luz") if stops == "pause" else StartBreak(minutes=10, why="cena"))
    room.later(minutes=4)
    if stops == "pause in a break":
        room.do(PauseClock(why="luz"))
        room.later(minutes=1)
        room.do(ResumeClock())
    room.later(minutes=6)
    assert not dues(room, "absence_limit_over")
    assert room.refused(RemoveAbsent(entry=1)).reason == "absence_not_over"
    room.do(ResumeClock() if stops == "pause" else EndBreak(why="todos aquí"))
    room.later(minutes=3)
    assert not dues(room, "absence_limit_over")
    room.later(seconds=1)
    (due,) = dues(room, "absence_limit_over")
    assert due.since == room.now - 1_000
    room.do(due.command, role="system")


@pytest.mark.clause("pokerfest-2011/blinds-5")
def test_who_leaves_in_a_break_has_his_five_minutes_after_it() -> None:
    room = _fest()
    room.do(StartBreak(minutes=15, why="cena"))
    room.later(minutes=1)
    room.do(LeaveTable(entry=1))
    room.later(minutes=14)
    room.do(EndBreak())
    room.later(minutes=4)
    room.do(ReturnToTable(entry=1))
    assert of(room, "p1").status == "seated"


@pytest.mark.clause("pokerfest-2011/blinds-10")
def test_a_break_gives_nobody_back_the_time_already_spent() -> None:
    room = _fest()
    room.do(LeaveTable(entry=1))
    room.later(minutes=6)
    room.do(StartBreak(minutes=15, why="cena"))
    assert room.refused(ReturnToTable(entry=1)).reason == "absence_over"
    room.do(RemoveAbsent(entry=1), role="system")


@pytest.mark.clause("pokerfest-2011/general-9")
def test_rests_before_the_report_of_a_no_show_do_not_count_either() -> None:
    room = _fest()
    room.later(minutes=1)
    room.do(PauseClock(why="luz"))
    room.later(minutes=10)
    room.do(ResumeClock())
    room.later(minutes=3)
    room.do(ReportNoShow(entry=1, keep_chips=True))
    room.later(minutes=1)
    assert not dues(room, "absence_limit_over")
    room.later(seconds=1)
    assert len(dues(room, "absence_limit_over")) == 1


def test_the_chips_of_the_absent_are_shared_at_his_table() -> None:
    """10,000 among six others in chips of 25: 1,650 each, 100 for the next pot."""
    room = _fest(players=7)
    room.do(LeaveTable(entry=1))
    room.later(minutes=6)
    shared = only(room.do(RemoveAbsent(entry=1), role="system"), ChipsShared)
    assert set(shared.shares.values()) == {1_650}
    assert (len(shared.shares), shared.carried, room.state.tables[1].carried) == (6, 100, 100)
    assert {of(room, f"p{n}").stack for n in range(2, 8)} == {11_650}
    assert room.state.ledger.points == 70_000


@pytest.mark.parametrize("book", FAMILY)
def test_elsewhere_chips_taken_out_leave_play(book: str) -> None:
    room = started(book)
    removed = only(taken_out(room.state, 1, "disqualified", room.book), ChipsRemoved)
    assert (removed.entry, removed.cause) == (1, "disqualified")
    assert sum(value * count for value, count in removed.chips.items()) == 10_000


def test_the_removal_waits_for_the_end_of_the_hand() -> None:
    room = _fest()
    room.do(LeaveTable(entry=1))
    room.later(minutes=4)
    room.do(StartHand(table=1))
    room.later(minutes=2)
    assert not dues(room, "absence_limit_over")
    assert room.refused(RemoveAbsent(entry=1)).reason == "hand_in_progress"
    room.do(ReportHand(table=1, stacks={}))
    assert len(dues(room, "absence_limit_over")) == 1


@pytest.mark.parametrize("book", FAMILY)
def test_the_other_books_set_no_limit(book: str) -> None:
    room = started(book)
    room.do(LeaveTable(entry=1))
    room.later(minutes=120)
    assert not dues(room, "absence_limit_over")
    assert room.refused(RemoveAbsent(entry=1)).reason == "absence_without_limit"
    room.do(ReturnToTable(entry=1))


@pytest.mark.clause("pokerfest-2011/blinds-6")
def test_leaving_without_a_word_is_an_infraction_and_starts_the_wait() -> None:
    room = _fest()
    room.later(minutes=3)
    infraction = only(room.do(LeaveTable(entry=1, told=False), role="dealer"), InfractionRecorded)
    assert (infraction.clause, infraction.player) == ("pokerfest-2011/blinds-6", "p1")
    assert of(room, "p1").away_since == room.now
    told = room.do(LeaveTable(entry=2))
    assert not any(isinstance(one, InfractionRecorded) for one in told)
    room = started("tda-2013")
    assert not any(isinstance(one, InfractionRecorded) for one in room.do(LeaveTable(entry=1, told=False)))


@pytest.mark.clause("pokerfest-2011/blinds-7")
def test_the_stack_is_verified_on_leaving_and_on_return() -> None:
    room = _fest()
    play(room, "p2", 5_400, winner="p1")
    assert of(room, "p1").stack == 14_600
    room.do(LeaveTable(entry=1))
    assert room.state.notes[-1].about["stack"] == 14_600
    assert room.state.notes[-1].clauses == ["pokerfest-2011/blinds-7"]
    play(room, "p1", 14_000, winner="p3")
    back = only(room.do(ReturnToTable(entry=1, stack=14_000)), BackAtTable)
    assert (back.left_with, back.expected) == (14_600, 14_000)
    assert room.state.notes[-1].kind == "stack_on_leaving"
    room.do(LeaveTable(entry=1))
    room.do(ReturnToTable(entry=1, stack=13_500))
    note = room.state.notes[-1]
    assert (note.kind, note.about["expected"], note.about["counted"]) == ("stack_differs", 14_000, 13_500)
    assert of(room, "p1").stack == 14_000
    room.do(LeaveTable(entry=1))
    assert room.refused(ReturnToTable(entry=1, stack=-1)).reason == "amount"


@pytest.mark.clause("pokerfest-2011/general-7")
def test_chips_are_set_out_for_whoever_is_registered() -> None:
    room = published("pokerfest-2011", breaks=(Break(after_level=6),))
    for player in ("p1", "p2", "p3"):
        enter(room, player)
    room.do(OpenTable(session="1", table=1))
    issued = [one for one in room.do(DrawSeats(session="1")) if isinstance(one, ChipsIssued)]
    room.do(StartSession())
    assert {one.entry for one in issued} == {1, 2, 3}
    room.do(ReportNoShow(entry=2))
    assert (of(room, "p2").stack, of(room, "p2").status) == (10_000, "seated")


@pytest.mark.clause("pokerfest-2011/general-8")
def test_attempts_to_reach_the_absent_stay_on_record() -> None:
    room = _fest()
    room.do(ReportNoShow(entry=1))
    room.later(minutes=2)
    room.do(NoteContact(entry=1, how="teléfono", result="no contesta"), role="desk", who="Eva")
    note = room.state.notes[-1]
    assert (note.kind, note.at, note.by.name) == ("contact_attempt", room.now, "Eva")
    assert (note.about["how"], note.about["result"]) == ("teléfono", "no contesta")
    assert note.clauses == ["pokerfest-2011/general-8"]
    assert room.refused(NoteContact(entry=1, how="teléfono", result=" ")).reason == "contact_incomplete"


@pytest.mark.clause("pokerfest-2011/general-9")
def test_a_no_show_who_comes_within_five_minutes_plays_his_stack() -> None:
    room = _fest()
    room.later(minutes=1)
    room.do(ReportNoShow(entry=1, keep_chips=True))
    assert of(room, "p1").asked_to_keep
    room.later(minutes=3)
    room.do(ReturnToTable(entry=1))
    assert (of(room, "p1").stack, of(room, "p1").no_show) == (10_000, False)


@pytest.mark.clause("pokerfest-2011/general-9")
def test_a_no_show_who_does_not_come_is_out_and_his_chips_are_shared() -> None:
    """The five minutes count from the start of play, not from the report."""
    room = _fest()
    room.later(minutes=3)
    room.do(ReportNoShow(entry=1, keep_chips=True))
    room.later(minutes=2, seconds=1)
    (due,) = dues(room, "absence_limit_over")
    assert due.clauses[0] == "pokerfest-2011/general-9"
    shared = only(room.do(due.command, role="system"), ChipsShared)
    assert set(shared.shares.values()) == {2_000}
    assert of(room, "p1").status == "removed"
    room.do(EnterPlayer(player="p1"))
    assert (of(room, "p1").number, of(room, "p1").kind, of(room, "p1").status) == (7, "entry", "seated")


@pytest.mark.clause("pokerfest-2011/general-10", "pokerfest-2011/general-11")
def test_the_absent_get_cards_and_pay_their_blinds() -> None:
    room = _fest()
    absent = of(room, "p1")
    room.do(ReportNoShow(entry=1))
    button = next(one for one in range(1, 7) if one % 6 + 1 == absent.seat)
    hand = only(room.do(StartHand(table=1, button=button)), HandStarted)
    assert absent.seat in hand.dealt
    assert hand.positions.small == absent.seat
    level = room.state.structure.levels[0]
    now = room.state.tables[1].hand
    assert now is not None
    played = Hand(
        "nlhe", stakes_of(level, room.state.structure), now.stacks, button,
        blinds=hand.positions.blinds(hand.dealt, level.small_blind, level.big_blind),
        absent={absent.seat}, deck=tuple(range(52)), rules=hand_rules(room.book),
    )  # fmt: skip
    assert (played.stacks[absent.seat], len(played.cards_of(absent.seat))) == (9_950, 2)


@pytest.mark.parametrize("book", FAMILY)
def test_absence_is_told_once_and_ends_once(book: str) -> None:
    room = started(book)
    assert room.refused(ReturnToTable(entry=1)).reason == "not_away"
    assert room.refused(RemoveAbsent(entry=1)).reason == "not_away"
    assert room.refused(LeaveTable(entry=99)).reason == "unknown_entry"
    assert room.refused(LeaveTable(entry=1), role="player").reason == "role"
    room.do(ReportNoShow(entry=1))
    assert room.refused(ReportNoShow(entry=1)).reason == "away_already"
    room.do(ReportNoShow(entry=1, keep_chips=True))


@pytest.mark.policy("absence_limit_minutes", "absence_limit_result", "absence_no_show_limit_minutes")
@pytest.mark.parametrize("book", FAMILY)
@pytest.mark.parametrize(
    "house",
    [
        {"absence_limit_result": "eliminated"},
        {"absence_limit_minutes": 5, "absence_no_show_limit_minutes": 5},
    ],
    ids=["an end without a limit", "a limit without an end"],
)
def test_half_a_limit_over_a_book_without_one_puts_nobody_out(book: str, house: dict[str, object]) -> None:
    room = started(load_book(book).with_policies(house), 6)
    room.do(LeaveTable(entry=1))
    room.do(ReportNoShow(entry=2))
    room.later(minutes=30)
    assert not dues(room, "absence_limit_over")
    for entry in (1, 2):
        assert room.refused(RemoveAbsent(entry=entry)).reason == "absence_without_limit"
