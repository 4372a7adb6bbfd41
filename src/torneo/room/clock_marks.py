"""What a room remembers of an event's time while its program is away: the moment of the machine's steady
clock at which the event stood at some time. That clock counts on from boot to boot whatever happens to the
program, so a wall clock that was moved meanwhile deceives nobody; after a boot the mark says nothing. All
programs of the room on one machine share it."""

import contextlib
import os
from functools import cache
from pathlib import Path
from urllib.parse import quote

import msgspec

from torneo.room.data_folder import data_folder

_BOOT = Path("/proc/sys/kernel/random/boot_id")
FOLDER = "clocks"


class Mark(msgspec.Struct, frozen=True):
    """At ``since`` of the steady clock of this boot it was ``event`` (milliseconds) in the event, whose time
    had been set ahead by ``moved`` in all."""

    boot: str
    since: float
    event: int
    moved: int


@cache
def _boot() -> str:
    """Which boot of which machine this is; empty where the machine does not say."""
    try:
        return _BOOT.read_text().strip()
    except OSError:
        return ""


def _file(stream: str) -> Path:
    return data_folder() / FOLDER / f"{quote(stream, safe='')}.json"


def mark(stream: str, since: float, event: int, moved: int) -> None:
    """Written whole or not at all. A folder that cannot be written to has no marks: the wall clock is then
    believed, as after a boot."""
    if not _boot():
        return
    file = _file(stream)
    whole = file.with_suffix(f".{os.getpid()}")
    with contextlib.suppress(OSError):
        file.parent.mkdir(mode=0o700, exist_ok=True)
        whole.write_bytes(msgspec.json.encode(Mark(_boot(), since, event, moved)))
        whole.replace(file)


def marked(stream: str) -> Mark | None:
    """The mark of this boot, if there is one."""
    try:
        found = msgspec.json.decode(_file(stream).read_bytes(), type=Mark)
    except (OSError, msgspec.MsgspecError):
        return None
    return found if found.boot == _boot() else None
