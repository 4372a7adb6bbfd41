"""The servers of the room: real ``torneo serve`` processes, ended with kill -9 and started again. Only
processes started here are ever ended."""

import http.client
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

from torneo.cli.addresses import any_port

_PATIENCE = 120.0


class Server:
    """One place for a server, on a port of its own. ``clock``: a file from which libfaketime takes how far
    its wall clock is off."""

    def __init__(self, folder: Path, log: Path, clock: Path | None = None, preload: str = "") -> None:
        self.port = any_port()
        self._log = log
        self._command = [
            sys.executable, "-m", "torneo", "serve", "--host", "127.0.0.1", "--port", str(self.port),
            "--data", str(folder),
        ]  # fmt: skip
        self._env = {**os.environ, "TORNEO_DATA": str(folder)}
        if clock is not None:
            self._env |= {
                "LD_PRELOAD": preload, "FAKETIME_TIMESTAMP_FILE": str(clock), "FAKETIME_NO_CACHE": "1",
                "FAKETIME_DONT_FAKE_MONOTONIC": "1", "FAKETIME_DONT_RESET": "1",
            }  # fmt: skip
        self._process: subprocess.Popen[bytes] | None = None
        self.up = False

    def start(self) -> None:
        """Starts it; ``wait`` until it answers."""
        self.up = False
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, env=self._env, stdout=log, stderr=log, start_new_session=True
            )

    def wait(self) -> None:
        until = time.monotonic() + _PATIENCE
        while not self._answers():
            if self._process is None or self._process.poll() is not None:
                raise RuntimeError(f"the server ended by itself: {self.said()}")
            if time.monotonic() > until:
                raise TimeoutError(f"the server does not answer: {self.said()}")
            time.sleep(0.02)
        self.up = True

    def kill(self) -> None:
        """Gone from one moment to the next, with all it has started."""
        self.up = False
        if self._process is not None and self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()

    def limit_files(self, size: int | None) -> None:
        """From now on it can write no file beyond so many bytes; None: as ever."""
        if self._process is not None and self._process.poll() is None:
            most = resource.RLIM_INFINITY if size is None else size
            resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

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
