"""Levels: when they change, what a hand is played at, and that nothing drifts."""

import random

import pytest
from tests.support.books import BOOKS, FAMILY
from tests.support.clock import ANNOUNCED, NO_BREAKS, dues, only, pokerfest, seated, started
from tests.support.room import MINUTE, START, Room

from torneo.tournament import Refused, fold
from torneo.tournament.clock.commands import (
    AddTime,
    AnnounceLevel,
    PauseClock,
    ResumeClock,
    SetLevel,
    StartSession,
)
from torneo.tournament.clock.events import BreakSkipped, LevelStarted, SessionStarted
from torneo.tournament.clock.levels import level_now
from torneo.tournament.clock.reading import reading, remaining
from torneo.tournament.conduct.events import Noted
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.decider import decode_happened, encode_happened, snapshot
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.structure.model import Level


def at_level(room: Room, level: int) -> Room:
    """Levels go by, each announced at its zero."""
    while room.state.sessions["1"].clock.level < level:
        room.now = room.state.sessions["1"].clock.ends_at
        room.do(AnnounceLevel())
    return room


def now_level(room: Room) -> int | Refused:
    return level_now(room.state, "1", room.now, room.book)


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        pytest.param("adtp-2018", "adtp-2018/23.1", marks=pytest.mark.clause("adtp-2018/23.1")),
        pytest.param("torrequebrada", "torrequebrada/11.1", marks=pytest.mark.clause("torrequebrada/11.1")),
        ("tda-2013", "tda-2013/22.1"),
        ("tda-2024", "tda-2024/23.1"),
        ("fcp-2025", "fcp-2025/23.1"),
        ("pokerfest-2011", "pokerfest-2011/general-13"),
    ],
)
def test_no_level_is_announced_before_zero(book: str, clause: str) -> None:
    room = at_level(started(book, breaks=NO_BREAKS) if book != "fcp-2025" else started(book), 4)
    room.now = room.state.sessions["1"].clock.ends_at
    room.later(seconds=-3)
    refused = room.refused(AnnounceLevel())
    assert refused.reason == "clock_not_at_zero"
    assert refused.facts["seconds"] == 3
    assert refused.facts["left"] == "0:03"
    assert clause in refused.clauses
    assert now_level(room) == 4
    assert not dues(room, "level_over")
    room.later(seconds=3)
    assert [one.command for one in dues(room, "level_over")] == [AnnounceLevel(session="1")]
    begun = only(room.do(AnnounceLevel()), LevelStarted)
    assert begun.level == 5
    assert clause in begun.clauses
    assert now_level(room) == 5


@pytest.mark.clause("fcp-2025/23.1")
@pytest.mark.parametrize("book", ANNOUNCED)
def test_the_level_stays_until_the_announcement(book: str) -> None:
    room = at_level(started(book), 4)
    room.now = room.state.sessions["1"].clock.ends_at
    room.later(seconds=40)
    assert now_level(room) == 4
    shown = reading(room.state, "1", room.now, room.book)
    assert (shown.level and shown.level.number, shown.left, shown.over) == (4, 0, True)
    room.do(AnnounceLevel())
    assert now_level(room) == 5


@pytest.mark.clause("pokerfest-2011/levels-1")
@pytest.mark.parametrize("book", BOOKS)
def test_one_clock_starts_every_table(book: str) -> None:
    room = seated(book, 45)
    begun = only(room.do(StartSession(session="1")), SessionStarted)
    assert begun.tables == (1, 2, 3, 4, 5)
    assert begun.level == 1
    assert room.state.phase == "running"
    for table in begun.tables:
        room.do(StartHand(table=table))
        hand = room.state.tables[table].hand
        assert hand is not None
        assert hand.level == 1
    if book == "pokerfest-2011":
        assert begun.clauses == ("pokerfest-2011/levels-1",)


@pytest.mark.clause("pokerfest-2011/levels-2")
def test_each_table_deals_at_its_own_pace() -> None:
    room = pokerfest(18)
    room.do(StartSession())
    for table, hands in ((1, 11), (2, 14)):
        for _ in range(hands):
            room.later(seconds=1).do(ReportHand(table=table, stacks={}))
    room.do(StartHand(table=1))
    room.do(StartHand(table=2))
    assert (room.state.tables[1].hands, room.state.tables[2].hands) == (12, 15)
    room.later(seconds=30).do(ReportHand(table=1, stacks={}))
    room.do(StartHand(table=1))
    assert room.state.tables[1].hands == 13
    hand = room.state.tables[2].hand
    assert hand is not None
    assert hand.number == 15


@pytest.mark.clause("pokerfest-2011/levels-4", "pokerfest-2011/general-12")
def test_the_signal_changes_levels_every_forty_minutes_by_itself() -> None:
    """Nobody has to record anything for the level to be right; a late record changes nothing."""
    room = pokerfest()
    room.do(StartSession())
    room.later(minutes=39, seconds=59.999)
    assert now_level(room) == 1
    room.later(seconds=0.001)
    assert room.now == START + 40 * MINUTE
    assert now_level(room) == 2
    room.now = START + 120 * MINUTE
    assert now_level(room) == 4
    room.later(minutes=5)
    assert remaining(room.state, "1", room.now, room.book) == 35 * MINUTE
    begun = [one for one in room.do(AnnounceLevel(), role="system") if isinstance(one, LevelStarted)]
    assert [(one.level, one.began_at - START) for one in begun] == [
        (2, 40 * MINUTE), (3, 80 * MINUTE), (4, 120 * MINUTE),
    ]  # fmt: skip
    assert {one.how for one in begun} == {"signal"}
    assert room.refused(AnnounceLevel()).reason == "clock_not_at_zero"
    assert remaining(room.state, "1", room.now, room.book) == 35 * MINUTE


@pytest.mark.clause("tda-2024/23.1")
def test_a_level_starts_with_the_sound_and_not_with_a_later_word() -> None:
    """The clock sounds at the hour, the floor speaks twenty seconds later."""
    room = started("tda-2024").later(minutes=20)
    assert now_level(room) == 2
    begun = only(room.later(seconds=20).do(AnnounceLevel()), LevelStarted)
    assert (begun.level, begun.began_at, begun.how) == (2, START + 20 * MINUTE, "signal")
    assert "tda-2024/23.1" in begun.clauses


@pytest.mark.clause("pokerfest-2011/general-13", "pokerfest-2011/sequence-14")
def test_new_limits_apply_from_the_next_hand() -> None:
    room = pokerfest()
    room.do(StartSession())
    room.later(minutes=79, seconds=50).do(StartHand(table=1))
    room.later(seconds=20)
    (due,) = dues(room, "level_over")
    assert "pokerfest-2011/general-13" in due.clauses
    room.do(due.command, role="system")
    hand = room.state.tables[1].hand
    assert hand is not None
    assert hand.level == 2
    room.later(seconds=30).do(ReportHand(table=1, stacks={}))
    room.do(StartHand(table=1))
    hand = room.state.tables[1].hand
    assert hand is not None
    assert hand.level == 3
    shown = reading(room.state, "1", room.now, room.book).level
    assert shown is not None
    assert (shown.small_blind, shown.big_blind) == (200, 400)


@pytest.mark.clause("tda-2013/22.1", "adtp-2018/23.2", "torrequebrada/11.2", "fcp-2025/23.2")
@pytest.mark.parametrize("book", FAMILY)
def test_a_hand_in_progress_keeps_its_level(book: str) -> None:
    room = started(book)
    room.later(minutes=19, seconds=58).do(StartHand(table=1))
    room.later(seconds=2).do(AnnounceLevel())
    hand = room.state.tables[1].hand
    assert hand is not None
    assert hand.level == 1
    room.later(seconds=30).do(ReportHand(table=1, stacks={}))
    room.do(StartHand(table=1))
    hand = room.state.tables[1].hand
    assert hand is not None
    assert hand.level == 2


@pytest.mark.parametrize("book", ANNOUNCED)
def test_late_announcements_do_not_shift_the_plan(book: str) -> None:
    room = started(book)
    for level, late in ((2, 5), (3, 31), (4, 60)):
        room.now = START + (level - 1) * 20 * MINUTE
        begun = only(room.later(seconds=late).do(AnnounceLevel()), LevelStarted)
        assert begun.began_at == START + (level - 1) * 20 * MINUTE
        assert begun.ends_at == START + level * 20 * MINUTE
        assert begun.late == late * 1000


@pytest.mark.parametrize("book", ANNOUNCED)
def test_an_announcement_later_than_a_whole_level_gives_the_level_all_its_time(book: str) -> None:
    room = started(book)
    begun = room.later(minutes=41).do(AnnounceLevel())
    level = only(begun, LevelStarted)
    assert (level.level, level.began_at, level.ends_at) == (2, room.now, room.now + 20 * MINUTE)
    note = only(begun, Noted)
    assert (note.kind, note.about["minutes"]) == ("level_announced_late", 21)


@pytest.mark.parametrize("book", BOOKS)
def test_the_clock_survives_a_restart(book: str) -> None:
    """The journal read back gives the same clock to the millisecond."""
    room = started(book)
    room.later(minutes=20, seconds=7).do(AnnounceLevel())
    again = fold(decode_happened(encode_happened(one)) for one in room.journal)
    assert snapshot(again) == snapshot(room.state)
    later = room.now + 3 * MINUTE
    assert reading(again, "1", later, room.book) == reading(room.state, "1", later, room.book)
    assert remaining(again, "1", later, room.book) == START + 40 * MINUTE - later


@pytest.mark.parametrize("book", BOOKS)
def test_the_same_announcement_twice_is_one(book: str) -> None:
    room = started(book).later(minutes=20)
    assert room.do(AnnounceLevel(), key="nivel")
    assert room.do(AnnounceLevel(), key="nivel") == ()
    assert room.state.sessions["1"].clock.level == 2
    assert room.refused(AnnounceLevel()).reason == "clock_not_at_zero"


@pytest.mark.parametrize("role", ["player", "public", "dealer", "desk", "commission"])
def test_only_staff_change_the_level(role: str) -> None:
    room = started("tda-2013").later(minutes=20)
    assert room.refused(AnnounceLevel(), role=role).reason == "role"
    assert room.refused(SetLevel(level=3, why="error"), role=role).reason == "role"
    assert room.do(AnnounceLevel(), role="floor")


@pytest.mark.parametrize("book", BOOKS)
def test_the_director_sets_another_level_with_a_reason(book: str) -> None:
    room = started(book).later(minutes=5)
    assert room.refused(SetLevel(level=3, why=" ")).reason == "reason_missing"
    assert room.refused(SetLevel(level=0, why="error")).reason == "amount"
    assert room.refused(SetLevel(level=3, seconds=0, why="error")).reason == "amount"
    assert room.refused(SetLevel(level=1, why="error")).reason == "level_is_on"
    room.do(SetLevel(level=3, seconds=90, why="el nivel 2 ya se jugó"))
    assert now_level(room) == 3
    assert remaining(room.state, "1", room.now, room.book) == 90_000
    room.later(seconds=91).do(AnnounceLevel())
    assert now_level(room) == 4
    room.do(SetLevel(level=2, why="se anunció uno de más"))
    assert remaining(room.state, "1", room.now, room.book) == 20 * MINUTE
    skipped = room.do(SetLevel(level=7, why="acuerdo"))
    assert only(skipped, BreakSkipped).breaks == (6,)
    assert not dues(room, "break_due")


@pytest.mark.parametrize("book", FAMILY)
def test_past_the_schedule_the_last_level_goes_on(book: str) -> None:
    room = started(book)
    room.do(SetLevel(level=12, why="prueba"))
    room.later(minutes=20).do(AnnounceLevel())
    shown = reading(room.state, "1", room.now, room.book)
    assert shown.level is not None
    assert (shown.level.number, shown.level.small_blind, shown.level.big_blind) == (13, 1500, 3000)
    assert shown.left == 20 * MINUTE


def test_past_the_schedule_pokerfest_grows_by_half_every_forty_minutes() -> None:
    room = pokerfest(days=())
    room.do(StartSession())
    room.do(SetLevel(level=30, why="prueba"))
    room.later(minutes=40)
    assert now_level(room) == 31
    shown = reading(room.state, "1", room.now, room.book)
    assert shown.level is not None
    assert (shown.level.small_blind, shown.level.big_blind, shown.left) == (150_000, 300_000, 40 * MINUTE)


def test_a_hole_in_the_schedule_stops_the_clock_at_zero() -> None:
    """Played on one day, level 8 must still get its values before it can begin."""
    room = pokerfest(days=())
    room.do(StartSession())
    room.do(SetLevel(level=7, why="prueba"))
    room.later(minutes=41)
    assert now_level(room) == 7
    refused = room.refused(AnnounceLevel())
    assert refused.reason == "level_values_missing"
    assert (refused.facts["level"], refused.facts["small_blind"], refused.facts["big_blind"]) == (
        8,
        800,
        1600,
    )
    assert room.refused(SetLevel(level=8, why="prueba")).reason == "level_values_missing"
    room.do(Decide(matter="missing_level", option="confirm_values", why="faltaba", about={"level": 8}))
    assert now_level(room) == 8


@pytest.mark.parametrize("seed", range(5))
def test_whatever_stops_and_starts_it_the_clock_agrees_with_a_stopwatch(seed: int) -> None:
    """A plain count of the time played, second by second, knows nothing of points in time."""
    rng = random.Random(seed)
    room = started("tda-2013", breaks=NO_BREAKS)
    level, left, runs = 1, 20 * 60, True
    for _ in range(300):
        passed = rng.randint(0, 400)
        room.later(seconds=passed)
        left -= passed if runs else 0
        choice = rng.randrange(4)
        if runs and left <= 0:
            room.do(AnnounceLevel())
            level, left = level + 1, left + 20 * 60
        elif choice == 0 and runs:
            room.do(PauseClock(why="x"))
            runs = False
        elif choice == 1 and not runs:
            room.do(ResumeClock())
            runs = True
        elif choice == 2:
            more = rng.randint(-left, 300) or 1
            room.do(AddTime(seconds=more, why="x"))
            left += more
        assert now_level(room) == level
        assert remaining(room.state, "1", room.now, room.book) == max(left, 0) * 1000


def test_levels_with_minutes_of_their_own() -> None:
    minutes = {1: 10, 3: 60}
    levels = tuple(
        Level(number=one, small_blind=25 * one, big_blind=50 * one, minutes=minutes.get(one, 0))
        for one in range(1, 10)
    )
    room = started("tda-2013", levels=levels)
    assert remaining(room.state, "1", room.now, room.book) == 10 * MINUTE
    room.later(minutes=10).do(AnnounceLevel())
    assert remaining(room.state, "1", room.now, room.book) == 20 * MINUTE
    room.later(minutes=20).do(AnnounceLevel())
    assert remaining(room.state, "1", room.now, room.book) == 60 * MINUTE
