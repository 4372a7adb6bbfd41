"""The event's own time against the clock on the wall.

What is counted (levels, breaks, penalties, absences) runs on the event's own time, which never jumps. When
the wall clock does, the event goes on and asks: follow it, with every moment on record moved along, or not.
"""

from msgspec.structs import replace

from torneo.rulebook import Book
from torneo.tournament.clock.commands import FollowWallClock, KeepOwnClock, NoteWallClock
from torneo.tournament.clock.moments import moved
from torneo.tournament.clock.schedule import MINUTE, SECOND
from torneo.tournament.clock.state import Wall
from torneo.tournament.kernel import (
    DIRECTORS,
    OPEN,
    Answer,
    Asked,
    Event,
    Happened,
    Refused,
    applies,
    decides,
)
from torneo.tournament.state import Tournament

#: Two clocks that differ by less are the same clock.
ALIKE = 2 * SECOND
#: A clock that ran out longer ago than this, with nobody there to tell, was not being played on.
_LEFT_ALONE = 30 * MINUTE


class WallClockJumped(Event, frozen=True):
    """``offset``: the event's time less the wall clock's from then on, in milliseconds; ``was``: before.
    ``since``: from which moment on the event's hours are wrong if the wall clock is right; ``asks``: somebody
    has to say which is."""

    offset: int
    was: int = 0
    since: int = 0
    asks: bool = True


class WallClockFollowed(Event, frozen=True):
    """The time is set: from this event's moment on it is ``by`` milliseconds later than it was, or earlier
    with a minus. Moments from ``since`` on (0: all) are moved along."""

    by: int
    since: int = 0


class OwnClockKept(Event, frozen=True):
    """``offset``: what the event stays ahead of the wall clock, in milliseconds."""

    offset: int


WALL_EVENTS = (WallClockJumped, WallClockFollowed, OwnClockKept)


@decides(NoteWallClock, roles=("system",))
def note_wall_clock(state: Tournament, asked: Asked[NoteWallClock], book: Book) -> Answer:
    offset, was = asked.command.offset, state.wall.offset
    if abs(offset - was) <= ALIKE:
        return ()
    return (WallClockJumped(offset=offset, was=was, since=asked.command.since, asks=abs(offset) > ALIKE),)


@decides(FollowWallClock, roles=DIRECTORS)
def follow_wall_clock(state: Tournament, asked: Asked[FollowWallClock], book: Book) -> Answer:
    """Forward, all of a session in play goes along: what began before the jump is still being counted."""
    by, since = -state.wall.offset, state.wall.since
    if abs(by) <= ALIKE:
        return Refused("clocks_agree")
    if by > 0:
        playing = [one.started_at for one in state.sessions.values() if one.status == "running"]
        since = min([since, *playing])
    return (WallClockFollowed(by=by, since=since),)


@decides(KeepOwnClock, roles=DIRECTORS)
def keep_own_clock(state: Tournament, asked: Asked[KeepOwnClock], book: Book) -> Answer:
    if not state.wall.asks:
        return Refused("clocks_agree")
    return (OwnClockKept(offset=state.wall.offset),)


@applies(WallClockJumped)
def _jumped(state: Tournament, event: WallClockJumped, happened: Happened) -> None:
    state.wall = replace(
        state.wall, offset=event.offset, since=event.since, asks=event.asks, seq=happened.seq
    )


@applies(WallClockFollowed)
def _followed(state: Tournament, event: WallClockFollowed, happened: Happened) -> None:
    moved(state, event.by, event.since)
    state.at = happened.at + event.by
    state.wall = Wall(seq=happened.seq, moved=state.wall.moved + event.by)


@applies(OwnClockKept)
def _kept(state: Tournament, event: OwnClockKept, happened: Happened) -> None:
    state.wall = replace(state.wall, offset=event.offset, asks=False, seq=happened.seq)


def taken_up(state: Tournament, now: int, counted: int | None = None) -> int:
    """The event's time when a program takes it up and the clock says ``now``: the same, unless that is before
    the last event, or so long after the running clock ran out that nobody can have played on it. Then time
    goes on from the last event. ``counted``: what a steady clock says that was set in the event before; it is
    believed rather than one that somebody may have moved meanwhile."""
    if state.phase not in OPEN:
        return now
    now = now if counted is None else counted
    if now < state.at:
        return state.at
    for session in state.sessions.values():
        clock = session.clock
        last = max(state.at, clock.ends_at)
        if session.status == "running" and clock.running and now > last + _LEFT_ALONE:
            return state.at
    return now
