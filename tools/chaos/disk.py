"""The disk of a laptop in a card room, which fills up."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

from tools.chaos.servers import Server


class Disk:
    """The disk of the data folder, and of a PostgreSQL beside it. As root it is a small file system in memory
    that is really filled (``tmpfs``); else the servers may write no longer files than they have (``limit``),
    and a PostgreSQL is left alone."""

    def __init__(self, size: int = 256 << 20) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="torneo-chaos-"))
        self.how = "tmpfs" if self._mounted(size) else "limit"
        self.data = self.folder / "data"
        self.data.mkdir(mode=0o700)
        self._ballast = self.folder / "ballast"

    def _mounted(self, size: int) -> bool:
        if os.geteuid() != 0 or not shutil.which("mount"):
            return False
        command = ["mount", "-t", "tmpfs", "-o", f"size={size},mode=711", "torneo-chaos", str(self.folder)]
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
