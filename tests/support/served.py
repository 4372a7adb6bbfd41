"""The real server in a process of its own: ``torneo serve`` or ``torneo demo`` in a folder of its own."""

import contextlib
import os
import socket
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

_PATIENCE = 300.0


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found[1:]


class Served:
    """``with Served(folder, "serve") as room: room.url``. Ends only the process it has started."""

    def __init__(
        self, folder: Path, command: str, *options: str, env: dict[str, str] | None = None, prefix: str = ""
    ) -> None:
        self.folder = folder
        self._env = env or {}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}{prefix}"
        if prefix:  # as behind a proxy that gives it a part of its own address
            self._env["TORNEO_URL"] = self.url
        self._log = folder / "server.log"
        folder.mkdir(parents=True, exist_ok=True)
        self.data = folder / "data"
        self._arguments = [sys.executable, "-m", "torneo", command, "--host", "127.0.0.1",
                           "--port", str(self.port), "--data", str(self.data), *options]  # fmt: skip
        self.process: subprocess.Popen[bytes] | None = None
        self._first = ("/", "data-ready") if command == "demo" else ("/entrar/", "")
        self.trust: ssl.SSLContext | None = None

    def __enter__(self) -> "Served":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Starts it and waits until it answers; a demonstration until it has played ahead."""
        env = {key: value for key, value in os.environ.items() if key not in _OTHERS} | self._env
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(self._arguments, env=env, stdout=log, stderr=log)
        until = time.monotonic() + _PATIENCE
        while not self._answers():
            assert self.process.poll() is None, self.said()
            assert time.monotonic() < until, f"no answer: {self.said()}"
            time.sleep(0.05)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(timeout=10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    def said(self) -> str:
        """All it has written so far."""
        return self._log.read_text(errors="replace")

    def get(self, path: str) -> str:
        with urllib.request.urlopen(self.url + path, timeout=_PATIENCE, context=self.trust) as answer:
            body: bytes = answer.read()
            return body.decode()

    def torneo(self, *args: str) -> str:
        """What a command says about the same room."""
        env = {key: value for key, value in os.environ.items() if key not in _OTHERS} | self._env
        done = subprocess.run(
            [sys.executable, "-m", "torneo", *args], env={**env, "TORNEO_DATA": str(self.data)},
            capture_output=True, text=True, check=True,
        )  # fmt: skip
        return done.stdout

    def serving(self) -> int:
        """The process that answers: the one that was started, or the one it watches over."""
        assert self.process is not None
        for one in descendants(self.process.pid):
            if b"serve" in Path(f"/proc/{one}/cmdline").read_bytes().split(b"\0"):
                return one
        return self.process.pid

    def _answers(self) -> bool:
        page, mark = self._first
        try:
            return mark in self.get(page)
        except urllib.error.HTTPError:
            return not mark
        except OSError:
            return False


@contextmanager
def director(url: str) -> Iterator[httpx.Client]:
    """The first visitor of a new room, signed in as its director."""
    with httpx.Client(base_url=url, follow_redirects=True, timeout=60) as browser:
        browser.get("/primera-vez/")
        token = browser.cookies["csrftoken"]
        form = {"username": "ana", "name": "Ana", "password": "sala-de-prueba", "csrfmiddlewaretoken": token}
        answer = browser.post("/primera-vez/", data=form, headers={"Referer": url})
        assert answer.status_code == 200, answer.text
        yield browser


#: Settings of other rooms that must not leak into this one.
_OTHERS = (
    "TORNEO_DATA",
    "DATABASE_URL",
    "TORNEO_HOSTS",
    "TORNEO_HTTPS",
    "TORNEO_SERVED",
    "TORNEO_URL",
    "DJANGO_SETTINGS_MODULE",
)
