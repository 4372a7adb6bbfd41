"""What else happens to a laptop in a card room: its disk fills up, its clock is moved."""

import os
import random
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from torneo.cli.chaos.servers import Server

#: Where Debian, Fedora and Homebrew put it.
_FAKETIME = (
    "/usr/lib/*/faketime/libfaketime.so.1",
    "/usr/lib*/faketime/libfaketime.so.1",
    "/opt/homebrew/lib/faketime/libfaketime*.dylib",
)
#: How far a clock is moved, as libfaketime writes it.
_JUMPS = ("+3", "+3600", "+1d", "-3600", "-2h", "-1d")


def faketime() -> str:
    """The library that moves a process's wall clock, or nothing where it is not installed."""
    return next((str(path) for one in _FAKETIME for path in sorted(Path("/").glob(one[1:]))), "")


class Clock:
    """The wall clock of one server."""

    def __init__(self, folder: Path, number: int) -> None:
        self.file = folder / f"clock-{number}"
        self.right()

    def jump(self, draw: random.Random) -> str:
        jump = draw.choice(_JUMPS)
        self._set(jump)
        return jump

    def right(self) -> None:
        self._set("+0")

    def _set(self, offset: str) -> None:
        """Whole at every moment: the library reads it whenever it is asked the time."""
        fresh = self.file.with_suffix(".new")
        fresh.write_text(f"{offset}\n", encoding="utf-8")
        fresh.replace(self.file)


class Disk:
    """The disk of the data folder. As root it is a small file system in memory that is really filled
    (``tmpfs``); else the servers may write no longer files than they have (``limit``)."""

    def __init__(self, size: int = 256 << 20) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="torneo-chaos-"))
        self.how = "tmpfs" if self._mounted(size) else "limit"
        self.data = self.folder / "data"
        self.data.mkdir(mode=0o700)
        self._ballast = self.folder / "ballast"

    def _mounted(self, size: int) -> bool:
        if os.geteuid() != 0 or not shutil.which("mount"):
            return False
        command = ["mount", "-t", "tmpfs", "-o", f"size={size},mode=700", "torneo-chaos", str(self.folder)]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0

    def fill(self, servers: Iterable[Server]) -> None:
        if self.how == "limit":
            longest = max((one.stat().st_size for one in self.data.glob("torneo.sqlite3*")), default=0)
            for server in servers:
                server.limit_files(longest)
            return
        with self._ballast.open("wb", buffering=0) as file:
            for size in (1 << 20, 1 << 12, 1):
                try:
                    while True:
                        file.write(b"\0" * size)
                except OSError:
                    continue

    def free(self, servers: Iterable[Server]) -> None:
        self._ballast.unlink(missing_ok=True)
        if self.how == "limit":
            for server in servers:
                server.limit_files(None)

    def close(self) -> None:
        if self.how == "tmpfs":
            subprocess.run(["umount", "-l", str(self.folder)], capture_output=True, check=False)
        shutil.rmtree(self.folder, ignore_errors=True)
