"""Papers printed by a process of their own: the typesetter keeps what it has set in memory, and a server that
prints thousands of cards would hold gigabytes for the rest of the night."""

import contextlib
import os
import select
import subprocess
import sys
import threading
import time
from typing import Any

import msgspec

from torneo.paper.pressman import HEAD, Order, Printed

#: Cards of one compilation: whole sheets, however many cards go on one.
BATCH = 120
#: Megabytes of memory a press may have at most, and those above which it is replaced once it is free.
MEMORY, PLENTY = 2000, 400
#: Papers after which a press is replaced anyway.
PAPERS = 200
#: Seconds a paper may take, and those somebody waits for a press that is busy.
PATIENCE, QUEUE = 180.0, 60.0


class PressFailed(Exception):
    """Nothing was printed. ``code``: ``ended`` (the process is gone: killed, or out of memory), ``slow``,
    ``busy``, ``stopped`` (nobody wants it any more) or ``fault`` (the typesetter's own, in ``told``)."""

    def __init__(self, code: str, told: str = "") -> None:
        super().__init__(f"{code}: {told}" if told else code)
        self.code = code
        self.told = told


class Press:
    """A process that prints, started when there is something to print, replaced when it has grown or died.
    One paper at a time; who comes meanwhile waits."""

    def __init__(
        self, memory: int = MEMORY, plenty: int = PLENTY, patience: float = PATIENCE, queue: float = QUEUE
    ) -> None:
        self._memory, self._plenty = memory, plenty * 1024 * 1024
        self._patience, self._queue = patience, queue
        self._turn = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._papers = 0
        #: Papers in a row that a process has not survived.
        self.failures = 0

    @property
    def pid(self) -> int:
        """The process's number; 0 while there is none."""
        process = self._process
        return process.pid if process is not None else 0

    @property
    def busy(self) -> bool:
        return self._turn.locked()

    def pdf(self, template: str, data: dict[str, Any]) -> bytes:
        return self.ask(Order(template=template, data=data))

    def join(self, parts: list[bytes]) -> bytes:
        return parts[0] if len(parts) == 1 else self.ask(Order(parts=tuple(parts)))

    def ask(self, order: Order) -> bytes:
        """What came out; ``PressFailed`` where nothing did."""
        if not self._turn.acquire(timeout=self._queue):
            raise PressFailed("busy")
        try:
            return self._printed(order)
        finally:
            self._turn.release()

    def close(self) -> None:
        """Ends the process, whatever it is doing; the next paper gets a new one."""
        process = self._process
        if process is not None:
            process.kill()
            with self._turn:  # whoever waited for its answer has been told by now
                if self._process is process:
                    self._end()

    def _printed(self, order: Order) -> bytes:
        process = self._process
        if process is None or process.poll() is not None:
            self._end()
            process = self._start()
        try:
            answer = self._answer(process, msgspec.msgpack.encode(order))
        except BaseException:
            self.failures += 1
            self._end()
            raise
        self.failures = 0
        self._papers += 1
        if answer.memory > self._plenty or self._papers >= PAPERS:
            self._end()
        if answer.failed:
            code = "ended" if answer.failed.startswith("MemoryError") else "fault"
            raise PressFailed(code, answer.failed)
        return answer.pdf

    def _answer(self, process: subprocess.Popen[bytes], raw: bytes) -> Printed:
        assert process.stdin is not None
        try:
            process.stdin.write(HEAD.pack(len(raw)) + raw)
            process.stdin.flush()
        except (OSError, ValueError):
            raise PressFailed("ended") from None
        until = time.monotonic() + self._patience
        size = HEAD.unpack(self._read(process, HEAD.size, until))[0]
        return msgspec.msgpack.decode(self._read(process, size, until), type=Printed)

    def _read(self, process: subprocess.Popen[bytes], count: int, until: float) -> bytes:
        assert process.stdout is not None
        out, found = process.stdout.fileno(), bytearray()
        waiting = select.poll()  # select() knows no file above 1024, and a server holds thousands
        waiting.register(out, select.POLLIN | select.POLLHUP)
        while len(found) < count:
            if not waiting.poll(max(0.0, until - time.monotonic()) * 1000):
                raise PressFailed("slow")
            part = os.read(out, min(count - len(found), 1 << 20))
            if not part:
                raise PressFailed("ended")
            found += part
        return bytes(found)

    def _start(self) -> subprocess.Popen[bytes]:
        """In a session of its own: Ctrl+C is for the server, which ends its press itself."""
        self._papers = 0
        self._process = subprocess.Popen(
            [sys.executable, "-m", "torneo.paper.pressman", str(self._memory)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, start_new_session=True,
            env={**os.environ, "MALLOC_ARENA_MAX": "2", "RAYON_NUM_THREADS": "2"},
        )  # fmt: skip
        return self._process

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


def batches(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The data of a document of cards in pieces that can be printed one after another and joined; any other
    document is one piece, its pages are numbered together."""
    cards = data.get("cards", ())
    if len(cards) <= BATCH:
        return [data]
    return [{**data, "cards": cards[first : first + BATCH]} for first in range(0, len(cards), BATCH)]
