"""Whether the room is well: each part says so for itself. Cheap, and looked at again every other second at
most, so that anybody may ask as often as they like."""

import os
import threading
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from django.db import connection, transaction

from torneo.paper.pressman import memory_of
from torneo.room import disk, figures, printing
from torneo.room.clock_watch import server_gap

#: Seconds for which what was found holds, and those after which the ticker is taken to stand still.
_HOLDS, _STILL = 2.0, 60.0
#: Bytes without which nothing can be stored for long.
_LEAST = 20 * disk.MB


class Sign(msgspec.Struct, frozen=True):
    """One part of the room; ``must``: without it the room is not well."""

    what: str
    ok: bool
    told: str = ""
    must: bool = True


_beats: dict[str, float] = {}
_found: tuple[float, list[Sign]] = (-_HOLDS, [])
_turn = threading.Lock()


def beat(what: str) -> None:
    """A part that works in the background has been at it now."""
    _beats[what] = time.monotonic()


def since(what: str) -> float | None:
    """Seconds since its last beat; nothing where it does not run in this process."""
    return time.monotonic() - _beats[what] if what in _beats else None


def signs() -> list[Sign]:
    global _found
    with _turn:
        if time.monotonic() - _found[0] >= _HOLDS:
            _found = (time.monotonic(), [_looked(what, look) for what, look in _LOOKS.items()])
        return _found[1]


def well() -> bool:
    return all(one.ok for one in signs() if one.must)


def _looked(what: str, look: Callable[[], Sign]) -> Sign:
    try:
        return look()
    except Exception as error:
        return Sign(what, False, type(error).__name__)


def _database() -> Sign:
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    return Sign("database", True, connection.vendor)


def _journal() -> Sign:
    """A transaction that may write is begun, and given up."""
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute("SELECT 1" if connection.vendor == "sqlite" else "SELECT pg_current_xact_id()")
    return Sign("journal", True)


def _ticker() -> Sign:
    last = since("ticker")
    if last is None:
        return Sign("ticker", True, "", must=False)
    return Sign("ticker", last < _STILL, f"{last:.0f} s")


def _disk() -> Sign:
    left = disk.free()
    return Sign("disk", left > _LEAST, f"{left // disk.MB} MB")


def _clock() -> Sign:
    gap = server_gap()
    return Sign("clock", not gap, f"{gap} ms" if gap else "", must=False)


def _press() -> Sign:
    waiting = printing.waiting()
    return Sign("press", printing.failures() < 3, str(waiting), must=False)


def _memory() -> Sign:
    return Sign("memory", True, f"{memory_of() // disk.MB} MB", must=False)


_LOOKS: dict[str, Callable[[], Sign]] = {
    "database": _database,
    "journal": _journal,
    "ticker": _ticker,
    "disk": _disk,
    "clock": _clock,
    "press": _press,
    "memory": _memory,
}


def _files() -> float | None:
    folder = Path("/proc/self/fd")
    return float(len(os.listdir(folder))) if folder.is_dir() else None


figures.gauge("torneo_papers_waiting", printing.waiting)
figures.gauge("torneo_memory_bytes", memory_of)
figures.gauge("torneo_open_files", _files)
figures.gauge("torneo_disk_free_bytes", disk.free)
figures.gauge("torneo_ticker_seconds", lambda: since("ticker"))
