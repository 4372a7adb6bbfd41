"""What time it is in an event. A real event follows the clock on the wall; a demonstration runs at its own
speed."""

import threading
import time

import msgspec


class Pace(msgspec.Struct, frozen=True):
    """From a moment on the wall, ``event`` milliseconds were reached and run ``speed`` times as fast."""

    wall: float
    event: int
    speed: float

    def now(self) -> int:
        return self.event + round((time.time() - self.wall) * 1000 * self.speed)


_paces: dict[str, Pace] = {}
_guard = threading.Lock()

#: Between the name of an event and what is its own: the case ``copa--c1`` lives in the time of ``copa``.
OF = "--"


def _pace(stream: str) -> Pace | None:
    return _paces.get(stream) or _paces.get(stream.rpartition(OF)[0])


def now_of(stream: str) -> int:
    """Milliseconds since 1970, UTC, as the event counts them."""
    pace = _pace(stream)
    return pace.now() if pace else round(time.time() * 1000)


def speed_of(stream: str) -> float:
    """How fast the event's clock runs: 1 in real life, 0 when a demonstration is paused."""
    pace = _pace(stream)
    return pace.speed if pace else 1.0


def set_pace(stream: str, event: int, speed: float) -> None:
    """From now on the event is at that moment and runs at that speed."""
    with _guard:
        _paces[stream] = Pace(time.time(), event, speed)
