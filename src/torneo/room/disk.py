"""How much room is left where the room keeps its data: said before there is none.

TORNEO_DISK   megabytes below which the console warns (default 500)
"""

import os
import shutil
import tempfile
import time
from pathlib import Path

from torneo.room.data_folder import data_folder

MB = 1024 * 1024
#: Megabytes below which the console warns: some nights of journal, and a backup beside it.
LOW = 500
#: Seconds for which a look holds.
_HOLDS = 30.0
#: Bytes that are really written to see whether they can be.
_TRIED = 4 * MB
_seen: dict[Path, tuple[float, int]] = {}


def bound() -> int:
    """Bytes below which somebody is told."""
    told = os.environ.get("TORNEO_DISK", "")
    return (int(told) if told.isdecimal() else LOW) * MB


def free() -> int:
    """Bytes left for the data folder, as of the last half minute."""
    folder, now = data_folder(), time.monotonic()
    at, left = _seen.get(folder, (now - _HOLDS - 1, 0))
    if now - at > _HOLDS:
        left = shutil.disk_usage(folder).free
        _seen[folder] = (now, left)
    return left


def running_out() -> int | None:
    """Megabytes left where they are few; nothing while there are enough, or where nobody can tell."""
    try:
        left = free()
    except OSError:
        return None
    return left // MB if left < bound() else None


def try_writing() -> None:
    """Writes some megabytes into the data folder, for good, and takes them away: ``OSError`` says why it
    cannot be done. An empty file can be made on a full disk; this cannot."""
    with tempfile.TemporaryFile(dir=data_folder()) as file:
        file.write(os.urandom(_TRIED))
        file.flush()
        os.fsync(file.fileno())
