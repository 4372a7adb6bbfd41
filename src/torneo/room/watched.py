"""The side of the process that serves: it answers on a socket that whoever watches over it has opened, gives
signs of life while pages are answered, and does not outlive whoever watches."""

import asyncio
import contextlib
import ctypes
import os
import signal
import socket
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

_NAME = "TORNEO_WATCHED"
#: Seconds between two signs of life.
_EVERY = 1.0
#: The page that is asked for: it needs a thread of the pages, and no database.
PATH = "/salud/latido/"
_DIE_WITH_PARENT = 1

Application = Callable[[Any, Any, Any], Awaitable[None]]


class Watched(msgspec.Struct, frozen=True):
    """``listening`` and ``beat``: files of the socket and of the signs of life. ``again``: this is not the
    first process, and nobody needs to be told where the room is."""

    listening: int
    beat: int
    again: bool

    def environment(self) -> dict[str, str]:
        """How the process that serves is told."""
        return {_NAME: f"{self.listening},{self.beat},{int(self.again)}"}

    def socket(self) -> socket.socket:
        return socket.socket(fileno=os.dup(self.listening))

    @property
    def port(self) -> int:
        with self.socket() as one:
            port: int = one.getsockname()[1]
            return port


def watched() -> Watched | None:
    """What whoever watches over this process has said; nothing where nobody does. Asked once."""
    told = os.environ.pop(_NAME, "")
    if not told:
        return None
    listening, beat, again = (int(one) for one in told.split(","))
    for one in (listening, beat):
        os.set_inheritable(one, False)
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(_DIE_WITH_PARENT, signal.SIGKILL, 0, 0, 0)
    return Watched(listening, beat, bool(again))


async def give_signs(beat: int, application: Application) -> None:
    """A sign of life each time that a page has been answered; the end where nobody heeds them any more."""
    while True:
        await _answer(application)
        try:
            os.write(beat, b".")
        except BrokenPipeError:
            os._exit(1)
        await asyncio.sleep(_EVERY)


async def _answer(application: Application) -> None:
    """Asks the room itself for a page, the way a visitor of this machine does."""
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": PATH, "raw_path": PATH.encode(), "root_path": "", "query_string": b"",
        "headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 0), "server": ("127.0.0.1", 0),
    }  # fmt: skip

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(_: Any) -> None:
        pass

    await application(scope, receive, send)
