"""``torneo serve`` watches over the process that serves: one that ends or hangs is replaced. The listening
socket stays open here, so that whoever comes meanwhile waits instead of being turned away."""

import contextlib
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from types import FrameType

from torneo.cli.words import words
from torneo.room.watched import Watched
from torneo.rulebook import Lang

#: Seconds to wait before each new try while processes end soon after they began.
PAUSES = (0.2, 1.0, 2.0, 5.0, 10.0, 20.0)
#: A process that has served for so many seconds has not ended soon.
LONG = 60.0
#: Looks without a sign of life, about a second each, after which a process is taken to hang.
HUNG = 60
#: Seconds somebody who was told to end may take.
_FAREWELL = 15.0
_BACKLOG = 2048
#: Exit code of a room that ends again and again.
GIVEN_UP = 3

_SAYS = words.texts("watchman")


def listening(host: str, port: int) -> socket.socket:
    """The socket that every process of the room answers on, one after another."""
    one = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    one.bind((host, port))
    one.listen(_BACKLOG)
    return one


class Watchman:
    """``run`` serves until somebody asks for an end, and gives the exit code."""

    def __init__(
        self, command: Sequence[str], sock: socket.socket, lang: Lang, hung: int = HUNG,
        pauses: Sequence[float] = PAUSES,
    ) -> None:  # fmt: skip
        self._command, self._socket, self._lang = list(command), sock, lang
        self._hung, self._pauses = hung, pauses
        self._served = False
        self._stopping: signal.Signals | None = None

    def run(self) -> int:
        with _signals(self._stop):
            soon = 0
            while True:
                code, why, lived = self._once()
                if self._stopping or code == 0:
                    return 0
                if not self._served:
                    return code if code > 0 else GIVEN_UP  # it has said itself why it cannot
                soon = 1 if lived is not None and lived >= LONG else soon + 1
                if soon > len(self._pauses):
                    self._say("given_up", why)
                    return GIVEN_UP
                self._say("again", why)
                self._wait(self._pauses[soon - 1])
                if self._stopping:
                    return 0

    def _once(self) -> tuple[int, str, float | None]:
        """Serves with one process to its end: its code, why it ended, and for how long it served, if ever."""
        beat, told = os.pipe()
        watched = Watched(self._socket.fileno(), told, self._served)
        process = subprocess.Popen(
            self._command, env={**os.environ, **watched.environment()}, start_new_session=True,
            pass_fds=(self._socket.fileno(), told),
        )  # fmt: skip
        os.close(told)
        try:
            since, hangs = self._watch(process, beat)
        finally:
            os.close(beat)
        self._served = self._served or since is not None
        code = process.returncode
        what, number = ("hung", self._hung) if hangs else ("killed", -code) if code < 0 else ("ended", code)
        why = _SAYS[what].say(self._lang, n=number)
        return code, why, None if since is None else time.monotonic() - since

    def _watch(self, process: subprocess.Popen[bytes], beat: int) -> tuple[float | None, bool]:
        """Until it has ended: since when it has served, and whether it had to be ended because it hung."""
        waiting = select.poll()
        waiting.register(beat, select.POLLIN | select.POLLHUP)
        since: float | None = None
        asked = 0.0
        missed = 0
        while process.poll() is None:
            if self._stopping and not asked:
                asked = time.monotonic()
                process.send_signal(self._stopping)
            if waiting.poll(200 if asked else 1000) and os.read(beat, 4096):
                since, missed = since or time.monotonic(), 0
                continue
            with contextlib.suppress(subprocess.TimeoutExpired):  # it may just have closed its end, and leave
                process.wait(timeout=0.1)
            missed += 1
            if asked and time.monotonic() - asked > _FAREWELL:
                process.kill()
            elif since is not None and not asked and missed >= self._hung:
                process.kill()
                process.wait()
                return since, True
        if since is None and waiting.poll(0) and os.read(beat, 4096):  # it served, and ended before the look
            since = time.monotonic()
        return since, False

    def _stop(self, number: int, _: FrameType | None) -> None:
        """Passed on once; a terminal that is closed is a wish to end."""
        self._stopping = signal.SIGINT if number == signal.SIGINT else signal.SIGTERM

    def _wait(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while not self._stopping and time.monotonic() < until:
            time.sleep(0.05)

    def _say(self, what: str, why: str) -> None:
        print(f"torneo: {_SAYS[what].say(self._lang, why=why)}", file=sys.stderr, flush=True)


#: What ends a server; the last is a terminal that is closed, where the system has such a sign.
_ENDINGS = tuple(getattr(signal, one) for one in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, one))


@contextlib.contextmanager
def _signals(handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    before = {one: signal.signal(one, handler) for one in _ENDINGS}
    try:
        yield
    finally:
        for one, old in before.items():
            signal.signal(one, old)
