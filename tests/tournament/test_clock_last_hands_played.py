"""The last hands of a day in Torrequebrada, from the draw to the morning after."""

import pytest
from tests.support.clock import dues, finish, only, started
from tests.support.corrections import amended
from tests.support.room import MINUTE, Room

from torneo.tournament import Refused, decide
from torneo.tournament.clock.commands import (
    AddTime,
    DrawLastHands,
    MergeSessions,
    PauseClock,
    ResumeClock,
    SetLevel,
    StartSession,
)
from torneo.tournament.clock.events import LastHandsDrawn, SessionStarted
from torneo.tournament.clock.last_hands import hands_left
from torneo.tournament.clock.reading import reading
from torneo.tournament.corrections.commands import Correction
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.structure.model import Break, Day, Flight

#: A first day of three levels and a second that is played to the end.
DAYS = (
    Day(number=1, last_level=3, flights=(Flight(name="1A", starts="2027-01-15T08:00+00:00"),)),
    Day(number=2, first_level=4, flights=(Flight(name="2", starts="2027-01-16T08:00+00:00"),)),
)

WINDOW, DRAWN, STOPPED = "torrequebrada/24.1", "torrequebrada/24.2", "torrequebrada/24.3"


def last_level(players: int = 6, minutes: float = 12) -> Room:
    """The third and last level of the day, with so many minutes to go."""
    room = started("torrequebrada", players, days=DAYS, breaks=(Break(after_level=5),), session="1A")
    room.do(SetLevel(session="1A", level=3, why="prueba", seconds=1200))
    return room.later(minutes=20 - minutes)


def drawn(room: Room, table: int = 0) -> int:
    return only(room.do(DrawLastHands(table=table)), LastHandsDrawn).hands


@pytest.mark.policy("time_last_hands")
@pytest.mark.clause(WINDOW)
def test_the_window_goes_with_the_clock_not_with_the_hour() -> None:
    """With 14 minutes to go the clock stands still for half an hour, then it runs on for four; five more are
    added at nine: each time what is left of the day counts."""
    room = last_level(minutes=15.001)
    early = room.refused(DrawLastHands())
    assert (early.reason, dues(room, "last_hands_window_open")) == ("last_hands_too_early", [])
    room.later(minutes=1.001)
    assert len(dues(room, "last_hands_window_open")) == 1
    room.do(PauseClock(why="alarma"))
    room.later(minutes=30).do(ResumeClock())
    assert len(dues(room, "last_hands_window_open")) == 1
    room.later(minutes=4)
    assert len(dues(room, "last_hands_window_open")) == 1
    room.later(minutes=1)
    missed = room.refused(DrawLastHands())
    assert (missed.reason, missed.facts["minutes"], missed.clauses) == (
        "last_hands_window_missed", 9, (WINDOW,)
    )  # fmt: skip
    room.do(AddTime(seconds=300, why="por la alarma"))
    assert 3 <= drawn(room) <= 7


@pytest.mark.clause(WINDOW)
@pytest.mark.parametrize("days", [1, 2])
def test_only_a_day_that_has_another_after_it_ends_so(days: int) -> None:
    """With thirteen minutes to go: on the first of two days it is due, on the last there is no such draw."""
    room = started("torrequebrada", days=DAYS[:days], breaks=(Break(after_level=9),))
    room.do(SetLevel(level=3, why="prueba", seconds=13 * 60))
    assert len(dues(room, "last_hands_window_open")) == days - 1
    if days == 1:
        assert room.refused(DrawLastHands()).reason == "last_day"
    else:
        assert drawn(room)


@pytest.mark.clause(DRAWN, WINDOW)
@pytest.mark.parametrize("draw", range(5))
def test_the_number_drawn_at_one_table_is_played_at_all_of_them_to_the_hand(draw: int) -> None:
    """Another draw each time; never fewer than three nor more than seven, and not one hand more."""
    room = last_level(players=12)
    room.state.sessions["1A"].draws = draw
    hands = drawn(room, table=2)
    assert 3 <= hands <= 7
    for table in (1, 2):
        for left in range(hands, 0, -1):
            assert hands_left(room.state, table) == left
            room.do(StartHand(table=table))
            room.do(ReportHand(table=table, stacks={}))
        refused = room.refused(StartHand(table=table))
        assert refused.reason == "last_hands_played"


@pytest.mark.clause(DRAWN)
def test_every_number_from_three_to_seven_comes_up() -> None:
    room = last_level()
    found = set()
    for draw in range(60):
        room.state.sessions["1A"].draws = draw
        answer = decide(room.state, room.asked(DrawLastHands()), room.book)
        assert not isinstance(answer, Refused), answer
        found |= {one.hands for one in answer if isinstance(one, LastHandsDrawn)}
    assert found == {3, 4, 5, 6, 7}


@pytest.mark.clause(STOPPED)
def test_the_stopped_clock_is_stopped_after_a_restart_and_starts_anew_the_next_day() -> None:
    """Long past the hour the day should have ended; the blinds are still those of level 3. The second day
    begins with its own level, in full. A draw made by mistake and taken back sets the clock going again."""
    room = last_level()
    hands = drawn(room)
    room = room.later(minutes=45).restarted()
    shown = reading(room.state, "1A", room.now, room.book)
    assert (shown.left, shown.paused, shown.level and shown.level.number) == (12 * MINUTE, True, 3)
    refused = room.refused(ResumeClock(session="1A"))
    assert (refused.reason, refused.clauses) == ("last_hands_running", (STOPPED,))
    for _ in range(hands):
        room.later(minutes=5).do(ReportHand(table=1, stacks={}))
    finish(room, "1A")
    room.do(MergeSessions(into="2"))
    begun = only(room.later(minutes=600).do(StartSession(session="2")), SessionStarted)
    assert begun.level == 4
    shown = reading(room.state, "2", room.now, room.book)
    assert (shown.left, shown.paused) == (20 * MINUTE, False)


@pytest.mark.clause(STOPPED)
def test_a_draw_taken_back_sets_the_clock_going_again() -> None:
    room = last_level()
    seq = room.state.version + 1
    drawn(room)
    amended(room.later(minutes=1), Correction(seq=seq))
    shown = reading(room.state, "1A", room.now, room.book)
    assert (shown.paused, hands_left(room.state, 1)) == (False, None)
    room.do(StartHand(table=1))
