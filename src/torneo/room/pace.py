"""What time it is in an event. A demonstration runs at its own speed; a real event by a steady clock.

The steady clock is set once by the clock on the wall and then only counts: a wall clock that is moved
meanwhile moves nothing here (``clock_watch`` notices it and has it written down). When the event has written
down how its time stands to the wall clock, or has set its time, every process takes that over. The programs
of one machine count from one mark, also when they are ended and started again during one boot
(``clock_marks``): between two looks the wall clock may have been moved once more. Machines that share a
database go by the clock of that.
"""

import threading
from collections.abc import Callable

import msgspec

from torneo.room.clock_marks import mark, marked
from torneo.room.wall_clock import machines_own, steady, wall_now
from torneo.tournament.clock.state import Wall


class Pace(msgspec.Struct, frozen=True):
    """From a moment of the steady clock, ``event`` milliseconds were reached and run ``speed`` times as fast.
    ``told``: the event of the stream it was set by; ``moved``: what the event's time had been set ahead by
    then; ``began``: what time it was there when this process took it up."""

    since: float
    event: int
    speed: float = 1.0
    told: int = 0
    moved: int = 0
    began: int = 0

    def now(self) -> int:
        return self.event + round((steady() - self.since) * 1000 * self.speed)


#: The pace somebody set, of demonstrations; and the one of real events.
_set: dict[str, Pace] = {}
_steady: dict[str, Pace] = {}
_guard = threading.Lock()

#: Between the name of an event and what is its own: the case ``copa--c1`` lives in the time of ``copa``.
OF = "--"

#: (moment by the wall clock, moment counted on since, if it was) -> what time it is when taken up then.
TakenUp = Callable[[int, int | None], int]
#: (stream) -> how it stands to the wall clock, and how it is taken up; None: no event.
Told = Callable[[str], tuple[Wall, TakenUp] | None]
_told: list[Told] = []


def told_by(look: Told) -> Told:
    """Registers who knows what events have written down about their time."""
    _told[:] = [look]
    return look


def is_set(stream: str) -> bool:
    """Does it run at a pace of its own?"""
    return _pace(stream) is not None


def _pace(stream: str) -> Pace | None:
    return _set.get(stream) or _set.get(stream.rpartition(OF)[0])


def now_of(stream: str) -> int:
    """Milliseconds since 1970, UTC, as the event counts them."""
    return (_pace(stream) or _running(stream.rpartition(OF)[0] or stream)).now()


def _running(stream: str) -> Pace:
    """The steady clock of an event, set anew when the event has told of its time; the wall without one."""
    found = _told[0](stream) if stream and _told else None
    if found is None:
        return Pace(steady(), round(wall_now() * 1000))
    wall, taken_up = found
    with _guard:
        kept = _steady.get(stream)
    if kept is not None and kept.told == wall.seq:
        return kept
    at, now = steady(), round(wall_now(fresh=True) * 1000) + wall.offset
    counted = _counted(stream, kept, wall.moved) if machines_own() else None
    if kept is None:
        now = taken_up(now, counted)
    elif counted is not None:
        now = counted
    pace = Pace(at, now, told=wall.seq, moved=wall.moved, began=now if kept is None else kept.began)
    with _guard:
        if _steady.get(stream) is not kept:
            return _steady[stream]
        _steady[stream] = pace
    if machines_own():
        mark(stream, at, now, wall.moved)
    return pace


def _counted(stream: str, kept: Pace | None, moved: int) -> int | None:
    """What time it is in the event by what this machine has counted; None if it did not."""
    left = marked(stream)
    if left is not None and left.since <= steady():
        return Pace(left.since, left.event).now() + moved - left.moved
    return None if kept is None else kept.now() + moved - kept.moved


def began_of(stream: str) -> int:
    """What time it was in the event when this process took it up."""
    return _running(stream).began


def speed_of(stream: str) -> float:
    """How fast the event's clock runs: 1 in real life, 0 when a demonstration is paused."""
    pace = _pace(stream)
    return pace.speed if pace else 1.0


def set_pace(stream: str, event: int, speed: float) -> None:
    """From now on the event is at that moment and runs at that speed."""
    with _guard:
        _set[stream] = Pace(steady(), event, speed)
