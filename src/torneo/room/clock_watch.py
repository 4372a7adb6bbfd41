"""Looks whether the wall clock was moved. The event goes on by its steady clock; the jump is written down, so
that every server of the room knows it and the director is asked."""

from collections.abc import Iterable

from torneo.room.keeping import give, keeper
from torneo.room.pace import began_of, is_set, now_of
from torneo.room.streams import shielded
from torneo.room.wall_clock import own_gap, wall_now
from torneo.tournament import Actor, Tournament
from torneo.tournament.clock.commands import NoteWallClock
from torneo.tournament.clock.wall import ALIKE, WallClockFollowed
from torneo.tournament.kernel import OPEN

SYSTEM = Actor("Torneo", "system")
#: Nobody acts for less than this between two clocks that differ by more.
_SLACK = 60_000


def watch(stream: str) -> None:
    """Has it written down when the event's time and the wall clock are no longer as they were."""
    if is_set(stream):
        return
    found: tuple[str, int] = keeper().reading(stream, lambda state: (_phase(state), _offset(state)))
    phase, known = found
    offset = now_of(stream) - round(wall_now() * 1000)
    if phase in OPEN and abs(offset - known) > ALIKE:
        give(stream, NoteWallClock(offset=offset, since=wrong_since(stream, offset)), SYSTEM)


def _phase(state: Tournament) -> str:
    return state.phase if state.id else ""


def _offset(state: Tournament) -> int:
    return state.wall.offset


def wrong_since(stream: str, offset: int) -> int:
    """From which moment on the event's hours are wrong, if the wall clock is right. An event that is behind
    lost its time when this process took it up; one that is ahead, when nothing happened for as long as the
    clocks differ; 0: it was always so."""
    if offset < 0:
        return began_of(stream)
    moments: list[int] = []
    for line in keeper().journal.read(stream, 0):
        moments.append(line.at)
        if line.kind == WallClockFollowed.__name__:
            moments.clear()
    return after_the_gap(moments, offset)


def after_the_gap(moments: Iterable[int], offset: int) -> int:
    least, before, found = abs(offset) - _SLACK, None, 0
    for at in moments:
        if before is not None and at - before > max(least, ALIKE):
            found = at
        before = at
    return found


def server_gap() -> int:
    """Milliseconds this server's clock is ahead of the room's; 0 if they are alike."""
    gap = round(own_gap() * 1000)
    return gap if abs(gap) > ALIKE else 0


def dated_later() -> list[str]:
    """Streams whose last event the wall clock has not reached yet."""
    later = round(wall_now() * 1000) + ALIKE
    journal = keeper().journal
    found = []
    for head in journal.heads():
        with shielded(head, "clock"):
            if any(one.at > later for one in journal.read(head.name, journal.tip(head.name)[0] - 1)):
                found.append(head.name)
    return found
