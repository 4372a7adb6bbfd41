"""The event's own time against the wall clock: what is counted never moves, hours follow on request."""

from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from tests.support.clock import started
from tests.support.room import MINUTE, Room

from torneo.journal.kinds import KINDS
from torneo.journal.line import lines_of
from torneo.journal.store import StreamHead
from torneo.journal.verify import verify
from torneo.tournament import Refused, Tournament
from torneo.tournament.clock.commands import (
    AddTime,
    FollowWallClock,
    KeepOwnClock,
    NoteWallClock,
    PauseClock,
    ResumeClock,
)
from torneo.tournament.clock.moments import MOMENTS
from torneo.tournament.clock.state import Session, Wall
from torneo.tournament.clock.wall import taken_up
from torneo.tournament.conduct.state import Earlier
from torneo.tournament.corrections.amending import undo
from torneo.tournament.entries.commands import LeaveTable

HOUR = 60 * MINUTE
#: Moments that stay: other events', an hour that somebody fixed, and what is gone once the time is set.
_STAY = {(Earlier, "at"), (Session, "registration_closes_at"), (Wall, "since")}


def counted(room: Room) -> tuple[Any, ...]:
    """What is left of the level, since when the absent are away, what nobody played."""
    session = next(iter(room.state.sessions.values()))
    away = [room.now - one.away_since for one in room.state.entries.values() if one.away_since]
    rests = [(room.now - begin, end and room.now - end) for begin, end in session.rests]
    return session.clock.level, session.clock.remaining(room.now), away, rests, room.now - session.started_at


def playing() -> Room:
    """Eight minutes into the first level: one pause of two minutes, one player away since the fifth."""
    room = started("tda-2013")
    room.later(minutes=3).do(PauseClock(why="luz"))
    room.later(minutes=2).do(ResumeClock())
    room.do(LeaveTable(entry=2), role="floor")
    return room.later(minutes=3)


@pytest.mark.parametrize("hours", [1, -1, 24, -30])
def test_a_time_that_is_accepted_moves_nothing_that_is_counted(hours: int) -> None:
    """``hours``: how far the event is ahead of the wall clock."""
    room = playing()
    before = counted(room)
    room.do(NoteWallClock(offset=hours * HOUR), role="system", who="Torneo")
    assert room.state.wall.asks
    assert counted(room) == before
    room.do(FollowWallClock())
    room.now -= hours * HOUR
    assert room.state.at == room.now
    assert not room.state.wall.asks
    assert room.state.wall.offset == 0
    assert counted(room) == before
    room.later(seconds=1).do(AddTime(seconds=60, why="sigue"))


def test_only_the_hours_after_the_jump_are_wrong() -> None:
    """The wall clock was a day ahead when one command was given: what was on record before keeps its hour, so
    that nobody has been away for a day."""
    room = playing()
    jumped = room.now + 24 * HOUR
    before = counted(room)
    room.now = jumped
    room.do(AddTime(seconds=1, why="con fecha de mañana"))
    assert counted(room) != before
    room.do(NoteWallClock(offset=24 * HOUR, since=jumped), role="system", who="Torneo")
    room.do(FollowWallClock())
    room.now -= 24 * HOUR
    shown = counted(room)
    assert shown[2:] == before[2:], "absences, pauses and the start are as they were"


def test_a_small_difference_is_none_and_the_same_is_told_once() -> None:
    room = playing()
    assert room.do(NoteWallClock(offset=1_900), role="system", who="Torneo") == ()
    assert room.refused(FollowWallClock()).reason == "clocks_agree"
    assert room.refused(KeepOwnClock()).reason == "clocks_agree"
    assert room.do(NoteWallClock(offset=HOUR), role="system", who="Torneo")
    assert room.do(NoteWallClock(offset=HOUR + 500), role="system", who="Torneo") == (), "another server"
    assert room.refused(FollowWallClock(), role="floor").reason == "role"
    assert room.refused(NoteWallClock(offset=0), role="director").reason == "role"
    room.do(KeepOwnClock())
    assert (room.state.wall.offset, room.state.wall.asks) == (HOUR, False)
    room.do(NoteWallClock(offset=0), role="system", who="Torneo")
    assert not room.state.wall.asks, "the clocks agree again: nothing to ask"


def test_the_journal_may_go_back_by_this_event_alone() -> None:
    room = playing()
    head = StreamHead("prueba", "tournament", "tda-2013")
    room.do(NoteWallClock(offset=HOUR), role="system", who="Torneo")
    room.do(FollowWallClock())
    room.now -= HOUR
    room.do(AddTime(seconds=60, why="sigue"))
    assert room.journal[-1].at < room.journal[-2].at
    lines = lines_of(room.journal, head.digest)
    assert verify(head, KINDS, lambda: lines).fault is None
    back = [
        msgspec.structs.replace(one, at=one.at - (2 * HOUR if one is room.journal[-1] else 0))
        for one in room.journal
    ]
    wrong = lines_of(back, head.digest)
    fault = verify(head, KINDS, lambda: wrong).fault
    assert fault is not None
    assert fault.code == "time_runs_back"


def test_what_the_wall_clock_did_is_not_undone() -> None:
    """Undo takes back the last act of the event, before and after its time was set."""
    room = playing()
    room.do(AddTime(seconds=60, why="de más"))
    room.do(NoteWallClock(offset=HOUR), role="system", who="Torneo")
    room.do(FollowWallClock())
    room.now -= HOUR
    left = counted(room)[1]
    taken_back = undo(room.journal, room.book)
    assert not isinstance(taken_back, Refused), taken_back
    room.do(taken_back.command)
    assert counted(room)[1] == left - 60_000
    assert room.state.at == room.now


def test_taking_an_event_up() -> None:
    """A few minutes without light count; a clock before the last event, or hours after the level ran out,
    does not. An event that nobody plays may wait for days."""
    room = playing()
    state, last = room.state, room.state.at
    assert taken_up(state, last + 10 * MINUTE) == last + 10 * MINUTE
    assert taken_up(state, last + 24 * HOUR) == last
    assert taken_up(state, last - HOUR) == last
    room.do(PauseClock(why="fin"))
    assert taken_up(state, room.now + 24 * HOUR) == room.now + 24 * HOUR
    assert taken_up(state, room.now - HOUR) == room.now


def test_every_moment_of_an_event_is_known() -> None:
    """A new field that is a moment in time must be named where moments are moved."""
    missing = [
        f"{kind.__name__}.{name}"
        for kind in _structs(Tournament, set())
        for name in kind.__struct_fields__
        if _sounds_like_a_moment(name, get_type_hints(kind)[name])
        and kind is not Tournament
        and (kind, name) not in _STAY
        and name not in MOMENTS.get(kind, ())
    ]
    assert missing == []
    assert all(set(names) <= set(kind.__struct_fields__) for kind, names in MOMENTS.items())


def _sounds_like_a_moment(name: str, hint: Any) -> bool:
    return hint is int and (name in ("at", "since", "until") or name.endswith(("_at", "_since", "_until")))


def _structs(hint: Any, seen: set[Any]) -> set[Any]:
    """Every struct that a state may hold."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint not in seen:
        seen.add(hint)
        for inside in get_type_hints(hint).values():
            _structs(inside, seen)
    for inside in get_args(hint):
        _structs(inside, seen)
    return seen
