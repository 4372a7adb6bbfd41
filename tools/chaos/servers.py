"""The servers of the room: real ``torneo serve`` processes, ended with kill -9 and started again. Only
processes started here are ever ended."""

import contextlib
import http.client
import os
import resource
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from tools.chaos.wall_clock import WallClock
from torneo.cli.addresses import any_port

_PATIENCE = 240.0
#: How often it may end by itself before it is up.
_TRIES = 20


class Server:
    """One place for a server, on a port of its own; one whose clock is moved has nobody to watch over it."""

    def __init__(self, folder: Path, log: Path, clock: WallClock | None = None) -> None:
        self.port = any_port()
        self._log = log
        self._command = [
            sys.executable, "-m", "torneo", "serve", "--host", "127.0.0.1", "--port", str(self.port),
            "--data", str(folder), *(["--no-supervise"] if clock is not None else []),
        ]  # fmt: skip
        self._env = {**os.environ, "TORNEO_DATA": str(folder), **(clock.env if clock is not None else {})}
        self._watched = clock is None
        self._spared = False
        self._process: subprocess.Popen[bytes] | None = None
        self._life = 0
        self._guard = threading.Lock()
        self.ended = 0
        self.up = False
        self.fault = ""
        self.starts: list[float] = []

    def start(self) -> None:
        """Starts it; it is ``up`` once it answers."""
        self._spared = True
        self._process = self._begun()
        self._await()

    def _begun(self) -> subprocess.Popen[bytes]:
        with self._log.open("ab") as log:
            return subprocess.Popen(
                self._command, env=self._env, stdout=log, stderr=log, start_new_session=True
            )

    def _await(self) -> None:
        self.up = False
        self._life += 1
        threading.Thread(target=self._wait, args=(self._life,), daemon=True).start()

    def _wait(self, life: int) -> None:
        """Until it answers, or is killed and begins another life. One that ends by itself, as on a full disk
        or while PostgreSQL recovers, is started again, as a person would."""
        began, tries = time.monotonic(), 0
        while life == self._life:
            with self._guard:
                if life == self._life and self._process is not None and self._process.poll() is not None:
                    tries += 1
                    self.ended += 1
                    self._process = self._begun()
            if tries > _TRIES or time.monotonic() - began > _PATIENCE:
                self.fault = f"the server does not come up: {self.said()}"
                return
            if self._answers() and life == self._life:
                self.starts.append(time.monotonic() - began)
                self.up = True
                return
            time.sleep(0.02)

    def kill(self) -> None:
        """Gone from one moment to the next, with all it has started."""
        self.up = False
        with self._guard:
            self._life += 1
        if self._process is not None and self._process.poll() is None:
            os.kill(self._process.pid, signal.SIGSTOP)  # a watchman brings nobody new meanwhile
            for pid in {*self._workers(), self._process.pid}:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            self._process.wait()

    def kill_worker(self) -> bool:
        """Only the process that serves; the one that watches over it brings another. Not twice: whoever ends
        again and again is given time. False if nothing was killed."""
        found = self._workers() if self._watched and self._spared else []
        if not found:
            return False
        self._spared = False
        for pid in found:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._await()
        return True

    def _workers(self) -> list[int]:
        """Those that serve: children of the process started here, or itself."""
        if self._process is None or self._process.poll() is not None:
            return []
        pid = self._process.pid
        if not self._watched:
            return [pid]
        try:
            told = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8")
        except OSError:
            return []
        return [int(one) for one in told.split()]

    def limit_files(self, size: int | None) -> None:
        """From now on it can write no file beyond so many bytes; None: as ever."""
        most = resource.RLIM_INFINITY if size is None else size
        for pid in self._workers():
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    def said(self) -> str:
        return self._log.read_text(errors="replace")[-2_000:]

    def _answers(self) -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)
        try:
            connection.request("GET", "/entrar/")
            return connection.getresponse().status < 500
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()
