"""The printed tables of Pokerfest as the clock and the tables play them: antes, gaps, and past their end."""

from typing import Any

import pytest
from tests.support.clock import dues, finish, only, pokerfest
from tests.support.entries import of, play, to_zero
from tests.support.room import MINUTE, Room

from torneo.floor.scenario import shape
from torneo.tournament.clock.commands import (
    AnnounceLevel,
    FinishSession,
    MergeSessions,
    SetLevel,
    StartSession,
)
from torneo.tournament.clock.events import SessionStarted
from torneo.tournament.clock.levels import level_now
from torneo.tournament.clock.reading import reading
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.entries.commands import LeaveTable
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.kernel import Value
from torneo.tournament.live_hand.acts import told
from torneo.tournament.live_hand.commands import TellSpot
from torneo.tournament.structure.model import Day, Flight

ONE_DAY = (Day(number=1, flights=(Flight(name="1", starts="2027-01-15T08:00+00:00"),)),)


def at_level(level: int, players: int = 7) -> Room:
    """All in one day; level 8 as the book proposes it."""
    room = pokerfest(players, days=ONE_DAY)
    room.do(Decide(matter="missing_level", option="confirm_values", why="propuesta", about={"level": 8}))
    room.do(StartSession())
    room.do(SetLevel(level=level, why="prueba"))
    return room


def in_front(room: Room) -> dict[str, Any]:
    """A hand begins at table 1, as the tablet shows it."""
    room.do(StartHand(table=1))
    room.do(TellSpot(table=1, spot={}), role="dealer")
    hand = room.state.tables[1].hand
    assert hand is not None
    assert hand.told is not None
    return shape(told(hand.told, room.book))


def shown(room: Room, session: str = "1") -> tuple[int, int, int, int]:
    """What the clock shows: level, blinds and ante."""
    level = reading(room.state, session, room.now, room.book).level
    assert level is not None
    return level.number, level.small_blind, level.big_blind, level.ante


# ---- antes -------------------------------------------------------------------------------------------


@pytest.mark.clause("pokerfest-2011/stages-12", "pokerfest-2011/glossary-17")
def test_the_clock_takes_the_ante_from_nothing_to_20000_and_never_down() -> None:
    """Level after level announced from 9 to 30, as the clause prints them; the blank cells are no ante."""
    room = at_level(9)
    antes = {9: shown(room)[3]}
    for level in range(10, 31):
        to_zero(room)
        room.do(AnnounceLevel())
        antes[level] = shown(room)[3]
    printed = room.book.clauses["pokerfest-2011/stages-12"].params["antes"]
    assert antes == printed
    assert [level for level in range(10, 31) if antes[level] < antes[level - 1]] == []
    assert room.book.clauses["pokerfest-2011/stages-12"].params["first_ante_level"] == min(
        level for level, ante in antes.items() if ante
    )


@pytest.mark.policy("time_blind_schedule")
@pytest.mark.clause("pokerfest-2011/stages-12", "pokerfest-2011/glossary-17")
def test_a_hand_begun_before_the_ante_came_is_played_without_it() -> None:
    """In the last second of level 12 with eight players; the next hand, in level 13, costs each of them
    500."""
    room = at_level(12, players=8)
    to_zero(room).later(seconds=-1)
    assert in_front(room)["pot"] == 2_000 + 4_000
    room.later(seconds=1).do(AnnounceLevel())
    hand = room.state.tables[1].hand
    assert hand is not None
    assert hand.level == 12
    room.do(ReportHand(table=1, stacks={}))
    after = in_front(room)
    assert (after["level"]["ante"], after["pot"]) == (500, 2_500 + 5_000 + 8 * 500)


@pytest.mark.policy("structure_ante_format")
@pytest.mark.clause("pokerfest-2011/glossary-16")
def test_whoever_is_away_pays_the_ante_and_whoever_has_less_pays_what_he_has() -> None:
    """Level 13: 500 from each of seven; one has 300 left and is all-in for it, one has gone to smoke."""
    room = at_level(13)
    play(room, "p1", 300, winner="p2")
    table = room.state.tables[1]
    while table.positions is None or of(room, "p1").seat in (table.positions.button, table.positions.small):
        room.do(ReportHand(table=1, stacks={}))
    room.do(LeaveTable(entry=4))
    found = in_front(room)
    paid = {one["name"]: one["began"] - one["stack"] - one["bet"] for one in found["seats"]}
    assert paid == {f"Jugador p{number}": 300 if number == 1 else 500 for number in range(1, 8)}
    assert found["pot"] == 2_500 + 5_000 + 6 * 500 + 300
    (short,) = (one for one in found["seats"] if one["name"] == "Jugador p1")
    assert (short["all_in"], short["stack"]) == (True, 0)


# ---- past the end of the table -----------------------------------------------------------------------


@pytest.mark.policy("time_beyond_schedule_growth")
@pytest.mark.clause("pokerfest-2011/stages-14")
def test_past_level_30_each_level_lasts_forty_minutes_and_grows_by_half_again() -> None:
    room = at_level(30)
    assert shown(room)[:3] == (30, 100_000, 200_000)
    for level, small in ((31, 150_000), (32, 225_000), (33, 337_500)):
        to_zero(room)
        room.do(AnnounceLevel())
        room = room.restarted()
        assert shown(room)[:3] == (level, small, 2 * small)
        assert reading(room.state, "1", room.now, room.book).left == 40 * MINUTE
        assert in_front(room)["level"]["big"] == 2 * small
        room.do(ReportHand(table=1, stacks={}))


@pytest.mark.clause("pokerfest-2011/stages-13", "pokerfest-2011/stages-14")
def test_what_the_director_sets_for_level_31_is_played_and_grown_from() -> None:
    """Only the direction may; asked in time, but nobody has to answer; 32 is half as much again as its 31."""
    room = at_level(30)
    (due,) = dues(room, "level_beyond_schedule_due")
    assert (due.must, due.facts["level"], due.facts["small"], due.facts["big"]) == (
        False, 31, 150_000, 300_000
    )  # fmt: skip
    own = Decide(
        matter="level_beyond_schedule", option="set_values", why="queda poco tiempo",
        about={"level": 31, "small_blind": 200_000, "big_blind": 400_000, "ante": 40_000},
    )  # fmt: skip
    for role in ("floor", "dealer", "desk"):
        assert room.refused(own, role=role).reason == "role"
    room.do(own, role="operations", who="Eva")
    assert room.state.decisions[-1].by.name == "Eva"
    to_zero(room)
    room.do(AnnounceLevel())
    assert shown(room) == (31, 200_000, 400_000, 40_000)
    to_zero(room)
    room.do(AnnounceLevel())
    assert shown(room)[:3] == (32, 300_000, 600_000)


# ---- the second stage --------------------------------------------------------------------------------


@pytest.mark.policy("time_missing_level_values", "time_day_plan")
@pytest.mark.clause("pokerfest-2011/structure-8")
def test_the_first_stage_needs_no_level_eight_and_the_second_ends_with_the_event() -> None:
    """Day one starts and is played without the missing values. Set in time, day two opens at level 8
    without a question; it has no last level: after its table ends there is always another."""
    room = pokerfest()
    room.do(StartSession(session="1"))
    assert room.refused(StartSession(session="2")).reason == "earlier_session_open"
    about: dict[str, Value] = {"level": 8, "small_blind": 850, "big_blind": 1_700}
    room.do(Decide(matter="missing_level", option="set_values", why="entre 7 y 9", about=about))
    assert dues(room, "missing_level_due") == []
    room.do(SetLevel(session="1", level=7, why="prueba"))
    room.later(minutes=40)
    finish(room, "1")
    room.do(MergeSessions(into="2"))
    begun = only(room.do(StartSession(session="2")), SessionStarted)
    assert (begun.level, shown(room, "2")) == (8, (8, 850, 1_700, 0))
    room.do(SetLevel(session="2", level=30, why="prueba"))
    to_zero(room, "2")
    assert room.refused(FinishSession(session="2")).reason == "day_not_over"
    room.do(AnnounceLevel(session="2"))
    assert level_now(room.state, "2", room.now, room.book) == 31
