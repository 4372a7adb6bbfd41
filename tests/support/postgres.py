"""A PostgreSQL of the tests' own, in a temporary folder: started here, ended here, nothing else touched."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path
from typing import Any

import psycopg

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


def must_be_there() -> bool:
    """On a machine that builds for everybody, a missing PostgreSQL is a failure, not a reason to skip."""
    return bool(os.environ.get("CI"))


class Cluster:
    """``start``, ``crash`` (kill -9) and ``stop``; ``database`` makes a new one and gives its address."""

    def __init__(self) -> None:
        folder = binaries()
        assert folder is not None, "PostgreSQL is not installed"
        self._bin = folder
        self.folder = Path(tempfile.mkdtemp(prefix="torneo-pg-"))
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:  # the server refuses to run as root
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self._as = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        self.port = _free_port()
        self._server: subprocess.Popen[bytes] | None = None
        self._made = 0
        command: list[str | Path] = [
            folder / "initdb", "-D", self.folder / "data", "-U", _USER, "-A", "trust", "-E", "UTF8",
            "--locale=C", "-N",
        ]  # fmt: skip
        subprocess.run(command, check=True, capture_output=True, cwd="/", **self._as)

    def start(self) -> "Cluster":
        """Starts the server and waits until it answers; after a crash, until the last of the old is gone."""
        until = time.monotonic() + _PATIENCE
        while time.monotonic() < until:
            if self._server is None or self._server.poll() is not None:
                self._server = subprocess.Popen(
                    [
                        self._bin / "postgres", "-D", self.folder / "data", "-p", str(self.port),
                        "-c", "listen_addresses=127.0.0.1", "-c", f"unix_socket_directories={self.folder}",
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

    def stop(self) -> None:
        if self._server is not None and self._server.poll() is None:
            self._server.send_signal(signal.SIGQUIT)  # at once: nobody will read these data again
            self._server.wait(timeout=_PATIENCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, name: str) -> str:
        return f"postgresql://{_USER}@127.0.0.1:{self.port}/{name}"

    def database(self, like: str = "") -> str:
        """A new database, empty or like another."""
        self._made += 1
        name = f"test{self._made}"
        template = f" TEMPLATE {like.rpartition('/')[2]}" if like else ""
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}{template}".encode())
        return self.url(name)


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port
