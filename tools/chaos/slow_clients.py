"""Slow and broken clients, by the thousand: they send half a request, or ask and do not read the answer.

with SlowClients("127.0.0.1", port, {"body": 900, "head": 100}) as slow:
    slow.wait_held()
    ...                 # the room at work meanwhile
slow.ended              # how the room ended them: {"408": 120}
"""

import asyncio
import contextlib
import json
import random
import socket
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping

#: What each kind of client sends before it falls silent. ``unread`` asks for a long file again and again on
#: one connection and never reads, so that the answers pile up.
SENT: dict[str, bytes] = {
    "silent": b"",
    "head": b"GET /entrar/ HTTP/1.1\r\nHost: localhost\r\nX-Half: ",
    "body": b"POST /entrar/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000\r\n"
    b"Content-Type: application/x-www-form-urlencoded\r\n\r\nusername=a",
    "unread": b"GET /static/django_htmx/htmx-2.js HTTP/1.1\r\nHost: localhost\r\n\r\n" * 8,
}
#: Bytes a client that does not read lets the network keep for it.
_WINDOW = 4_096


class SlowClients:
    """``counts``: how many of each kind of ``SENT``. ``again``: who is ended comes back at once. All of them
    live in one event loop in a thread of its own. ``source``: the address they come from.
    ``a_second``: how many come, at most; 0 for all at once."""

    def __init__(
        self, host: str, port: int, counts: Mapping[str, int], *, again: bool = True, source: str = "",
        a_second: float = 0,
    ) -> None:  # fmt: skip
        unknown = set(counts) - set(SENT)
        if unknown:
            raise ValueError(f"no such client: {', '.join(sorted(unknown))}")
        self.ended: Counter[str] = Counter()
        self.held = 0
        self._where = (host, port)
        self._counts = dict(counts)
        self._again = again
        self._source = source
        self._a_second = a_second
        self._over = False
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="slow clients", daemon=True)
        self._tasks: list[asyncio.Task[None]] = []

    def __enter__(self) -> "SlowClients":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(RuntimeError):  # all of them have ended already, and the loop with them
            self._loop.call_soon_threadsafe(self._stop)
        self._thread.join()

    @property
    def wanted(self) -> int:
        return sum(self._counts.values())

    def wait_held(self, patience: float = 120) -> None:
        """Until all of them are held at the same moment; ``TimeoutError`` if they never are."""
        self._wait(lambda: self.held >= self.wanted, patience)

    def wait_ended(self, patience: float = 120) -> None:
        """Until as many as there are have been ended."""
        self._wait(lambda: self.ended.total() >= self.wanted, patience)

    def _wait(self, done: Callable[[], bool], patience: float) -> None:
        until = time.monotonic() + patience
        while not done():
            if time.monotonic() > until:
                raise TimeoutError(f"{self.held} of {self.wanted} held, ended: {dict(self.ended)}")
            time.sleep(0.01)

    # ---- in the thread

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._all())
        finally:
            self._loop.close()

    async def _all(self) -> None:
        kinds = [kind for kind, count in self._counts.items() for _ in range(count)]
        random.Random(1).shuffle(kinds)
        between = 1 / self._a_second if self._a_second else 0
        self._tasks = [
            asyncio.ensure_future(self._one(kind, number * between)) for number, kind in enumerate(kinds)
        ]
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _stop(self) -> None:
        self._over = True
        for task in self._tasks:
            task.cancel()

    async def _one(self, kind: str, after: float) -> None:
        await asyncio.sleep(after)
        while not self._over:
            with contextlib.closing(self._socket(kind)) as one:
                try:
                    await self._loop.sock_connect(one, self._where)
                    await self._loop.sock_sendall(one, SENT[kind])
                    self.held += 1
                    try:
                        self.ended[await self._end(one, kind)] += 1
                    finally:
                        self.held -= 1
                except OSError:
                    self.ended["broken"] += 1
                    await asyncio.sleep(0.1)
            if not self._again:
                return

    def _socket(self, kind: str) -> socket.socket:
        one = socket.socket()
        one.setblocking(False)
        if kind == "unread":
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _WINDOW)
        if self._source:
            one.bind((self._source, 0))
        return one

    async def _end(self, one: socket.socket, kind: str) -> str:
        """How the room has ended it: the status it answered with, "closed" without one."""
        if kind == "unread":
            return await self._unread(one)
        said = b""
        while True:
            try:
                piece = await self._loop.sock_recv(one, 4_096)
            except ConnectionResetError:
                piece = b""
            if not piece:
                return said[9:12].decode("latin-1") if said.startswith(b"HTTP/1.1 ") else "closed"
            said += piece

    async def _unread(self, one: socket.socket) -> str:
        """Waits for the reset without reading: the kernel tells of it when it is asked for errors."""
        while True:
            await asyncio.sleep(0.2)
            if one.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR):
                return "reset"


def main() -> None:
    """In a process of its own: ``main HOST PORT COUNTS SOURCE A_SECOND``, COUNTS as JSON. Says "held" once
    all are, and stays until its input ends."""
    host, port, counts, source, a_second = sys.argv[1:]
    with SlowClients(host, int(port), json.loads(counts), source=source, a_second=float(a_second)) as slow:
        slow.wait_held()
        print("held", flush=True)
        sys.stdin.read()
