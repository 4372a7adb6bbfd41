"""A PostgreSQL of one's own, in a temporary folder: started here, killed here, ended here, nothing else
touched."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any

from torneo.cli.addresses import any_port

_USER = "torneo"
_PATIENCE = 60.0


@cache
def binaries() -> Path | None:
    """The folder with ``initdb`` and ``postgres``, or None where PostgreSQL is not installed."""
    found = []
    if shutil.which("pg_config"):
        told = subprocess.run(["pg_config", "--bindir"], capture_output=True, text=True, check=False)
        found.append(Path(told.stdout.strip()))
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in found if (folder / "initdb").exists()), None)


class Cluster:
    """``start``, ``crash`` (kill -9), ``crash_backend`` and ``stop``; ``database`` makes a new one and gives
    its address."""

    def __init__(self, within: Path | None = None) -> None:
        """``within``: a small disk, where its own log may not take all the room."""
        folder = binaries()
        assert folder is not None, "PostgreSQL is not installed"
        self._bin = folder
        self.folder = Path(tempfile.mkdtemp(prefix="torneo-pg-", dir=within))
        self._frugal = ["-c", "max_wal_size=48MB", "-c", "min_wal_size=32MB"] if within is not None else []
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:  # the server refuses to run as root
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self._as = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        self.port = any_port()
        self._server: subprocess.Popen[bytes] | None = None
        self._made = 0
        command: list[str | Path] = [
            folder / "initdb", "-D", self.folder / "data", "-U", _USER, "-A", "trust", "-E", "UTF8",
            "--locale=C", "-N",
        ]  # fmt: skip
        subprocess.run(command, check=True, capture_output=True, cwd="/", **self._as)

    def start(self) -> "Cluster":
        """Starts the server and waits until it answers; after a crash, until the last of the old is gone."""
        import psycopg

        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            if self._server is None or self._server.poll() is not None:
                self._server = subprocess.Popen(
                    [
                        self._bin / "postgres", "-D", self.folder / "data", "-p", str(self.port),
                        "-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self.folder}",
                        *self._frugal,
                    ],
                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/", **self._as,
                )  # fmt: skip
            try:
                psycopg.connect(self.url("postgres"), connect_timeout=2).close()
            except psycopg.OperationalError:
                time.sleep(0.1)
            else:
                return self
        raise TimeoutError("PostgreSQL does not start")

    def crash(self) -> None:
        """The server is gone from one moment to the next."""
        assert self._server is not None
        self._server.kill()
        self._server.wait()

    def crash_backend(self, database: str) -> bool:
        """One of the processes that serve a database is killed; the server then ends all of them and
        recovers. False if there was none: on a full disk it may be down already."""
        import psycopg

        try:
            with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
                rows = connection.execute(
                    "SELECT pid FROM pg_stat_activity WHERE datname = %s ORDER BY random()", [database]
                ).fetchall()
        except psycopg.OperationalError:
            return False
        for (pid,) in rows:
            if self._is_mine(pid):
                os.kill(pid, signal.SIGKILL)
                return True
        return False

    def _is_mine(self, pid: int) -> bool:
        """A child of this very server: nobody else's process is ever ended."""
        assert self._server is not None
        try:
            stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
        except OSError:
            return False
        return int(stat.rpartition(")")[2].split()[1]) == self._server.pid

    def stop(self) -> None:
        if self._server is not None and self._server.poll() is None:
            self._server.send_signal(signal.SIGQUIT)  # at once: nobody will read these data again
            self._server.wait(timeout=_PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        return f"postgresql://{_USER}@127.0.0.1:{self.port}/{name}"

    def database(self, like: str = "") -> str:
        """A new database, empty or like another."""
        import psycopg

        self._made += 1
        name = f"test{self._made}"
        template = f" TEMPLATE {like.rpartition('/')[2]}" if like else ""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}{template}".encode())
        return self.url(name)
