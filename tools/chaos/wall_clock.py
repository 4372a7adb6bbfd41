"""A machine whose clock somebody moves: libfaketime in front of a real server, steered by a file."""

from pathlib import Path

_LIBRARIES = (
    "/usr/lib/x86_64-linux-gnu/faketime",
    "/usr/lib/aarch64-linux-gnu/faketime",
    "/usr/lib/faketime",
)


def library() -> Path | None:
    """libfaketime, if this machine has it."""
    found = (Path(folder) / "libfaketimeMT.so.1" for folder in _LIBRARIES)
    return next((one for one in found if one.exists()), None)


class WallClock:
    """``env`` is for the server; ``move`` sets its wall clock so many seconds off the real one. The steady
    clock of the machine is left alone, as when somebody sets the time. ``time.sleep`` fails in such a process
    (libfaketime mistakes the moment it is to end), which a server does not need and its watchman does."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / "wall-clock"
        self.move(0)
        self.env = {
            "LD_PRELOAD": str(library()),
            "FAKETIME_TIMESTAMP_FILE": str(self._file),
            "FAKETIME_NO_CACHE": "1",
            "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        }

    def move(self, seconds: int) -> None:
        whole = self._file.with_suffix(".new")
        whole.write_text(f"{seconds:+d}\n")
        whole.replace(self._file)
