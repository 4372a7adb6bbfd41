"""The clock on the wall, and a steady one beside it.

The wall clock of a room is its database's, so that all servers of a room have one: the machine's own with
SQLite, ``now()`` of the PostgreSQL server otherwise, asked when needed and every minute.
"""

import threading
import time

from django.db import Error, connection

#: Seconds the answer of the database is good for; in between the steady clock counts on.
EVERY = 60.0

_STEADY = getattr(time, "CLOCK_BOOTTIME", getattr(time, "CLOCK_MONOTONIC", None))
_guard = threading.Lock()
_asked: tuple[float, float] | None = None


def steady() -> float:
    """Seconds that nobody sets and that pass while the machine sleeps."""
    return time.monotonic() if _STEADY is None else time.clock_gettime(_STEADY)


def machines_own() -> bool:
    """Is the room's wall clock the one of this machine?"""
    return connection.vendor != "postgresql"


def wall_now(fresh: bool = False) -> float:
    """Seconds since 1970. ``fresh``: the database is asked now, if the clock is its."""
    if machines_own():
        return time.time()
    now = steady()
    with _guard:
        known = _asked
    if known is None or fresh or now - known[0] > EVERY:
        known = _ask() or known
    return time.time() if known is None else known[1] + (steady() - known[0])


def _ask() -> tuple[float, float] | None:
    """(steady, database) at one moment, or None while the database is away."""
    global _asked
    try:
        with connection.cursor() as cursor:
            before = steady()
            cursor.execute("SELECT extract(epoch FROM clock_timestamp())::float8")
            said = float(cursor.fetchone()[0])
            after = steady()
    except Error:
        return None
    with _guard:
        _asked = ((before + after) / 2, said)
        return _asked


def own_gap() -> float:
    """Seconds this machine's clock is ahead of the room's; 0 where they are one clock."""
    return 0.0 if machines_own() else time.time() - wall_now()
