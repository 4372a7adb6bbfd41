"""A connection of the server that does not wait for ever: not for a request's head, not for a reader.

uvicorn has a time limit for idle connections only, and none for the size of a head; hypercorn and granian
limit the head's time, and none of the three limits a client that does not read. The body's time is kept by
``bodies``.
"""

import asyncio
import socket
import struct
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from torneo.room.asking import THIS_MACHINE, Scope
from torneo.room.open_files import most_files
from torneo.room.walls.limits import HEAD, KB, OWN_FILES, limits
from torneo.room.words import say

#: Seconds between two looks at all connections.
_EVERY = 1.0
#: Bytes the kernel keeps for a reader, about; by itself it keeps megabytes.
_UNSENT = 128 * KB
#: Where a request's scope holds its connection.
_PLACE = "torneo.connection"


class Connection(HttpToolsProtocol):
    """``trusted``: the staff's or this machine's, which no stranger crowds out. ``half_sent``: the body is
    awaited."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:  # fmt: skip
        super().__init__(config, server_state, app_state, _loop)
        self.trusted = False
        self.half_sent = False
        self.head_since: float | None = None
        self.unread_since: float | None = None
        self.closing_since: float | None = None
        self._head = 0
        self._too_long = False
        #: Of several requests sent at once, the one that is being answered; ``cycle`` is the newest.
        self._answering: RequestResponseCycle | None = None

    @property
    def address(self) -> str:
        return self.client[0] if self.client else ""

    @property
    def resting(self) -> bool:
        """Nobody is at work for it: it may be dropped for somebody else."""
        return self.half_sent or self.cycle is None or self.cycle.response_complete

    # ---- what the transport and the parser tell

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        own = transport.get_extra_info("socket")
        if own is not None:
            own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _UNSENT)
        self.head_since = self.loop.time()
        if not register.enter(self):
            self.end(503, say("walls.busy", "es") + "\n" + say("walls.busy", "en"))

    def connection_lost(self, exc: Exception | None) -> None:
        register.leave(self)
        for cycle in (self._answering, *(one for one, _ in self.pipeline)):
            if cycle is not None and not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()
        self.pipeline.clear()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.head_since is not None:
            self._head += len(data)
        super().data_received(data)
        if self.head_since is not None and self._head > HEAD and not self.transport.is_closing():
            self._too_long = True
            self.send_400_response("")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.scope[_PLACE] = self  # type: ignore[literal-required]
        self._parsed = 0
        if self.head_since is None:
            self.head_since, self._head = self.loop.time(), 1

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._count(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._count(len(name) + len(value))

    def _count(self, size: int) -> None:
        self._parsed += size
        if self._parsed > HEAD:
            self._too_long = True
            raise ValueError("the head is too long")

    def on_headers_complete(self) -> None:
        self.head_since, self._head = None, 0
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        if self._too_long:
            facts = {"most": HEAD // KB}
            self.end(
                431, say("walls.head_too_long", "es", facts) + "\n" + say("walls.head_too_long", "en", facts)
            )
        else:
            super().send_400_response(msg)

    def pause_writing(self) -> None:
        self.unread_since = self.loop.time()
        super().pause_writing()

    def resume_writing(self) -> None:
        self.unread_since = None
        super().resume_writing()

    # ---- looked at every second

    def look(self, now: float, patience: float) -> None:
        """Ends what takes too long."""
        if self.unread_since is not None and now - self.unread_since > patience:
            self.drop()
        elif self.transport.is_closing():
            self.closing_since = self.closing_since or now
            if now - self.closing_since > patience:
                self.drop()
        elif self.head_since is not None and now - self.head_since > patience:
            facts = {"seconds": f"{patience:g}"}
            self.end(408, say("walls.too_slow", "es", facts) + "\n" + say("walls.too_slow", "en", facts))

    def drop(self) -> None:
        """Ends it at once, and with it what the kernel keeps for a reader that does not read."""
        own = self.transport.get_extra_info("socket")
        if own is not None:
            own.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.transport.abort()

    def end(self, status: int, text: str) -> None:
        """Says why in both languages, as nothing is known of the visitor yet, and closes. A connection that
        has sent nothing is a browser's in advance: it would take the words for an answer to what it sends
        next."""
        self.head_since = None
        if not self.resting:
            self.drop()
            return
        if self._head or status == 503:
            body = text.encode()
            self.transport.write(
                f"HTTP/1.1 {status} {_PHRASES[status]}\r\ncontent-type: text/plain; charset=utf-8\r\n"
                f"content-length: {len(body)}\r\nconnection: close\r\n\r\n".encode()
                + body
            )
        self.transport.close()


_PHRASES = {408: "Request Timeout", 431: "Request Header Fields Too Large", 503: "Service Unavailable"}


class Register:
    """The open connections of this process. When there are too many, one that rests makes room: the oldest of
    the address that holds most."""

    def __init__(self) -> None:
        self._all: set[Connection] = set()
        self._strangers: dict[str, dict[Connection, None]] = {}
        self._count = 0
        self._sweeping = False

    def enter(self, one: Connection) -> bool:
        """False if there is no room for it."""
        self._all.add(one)
        if not self._sweeping:
            self._sweeping = True
            one.loop.call_later(_EVERY, self._sweep, one.loop)
        if one.address in THIS_MACHINE:
            one.trusted = True
            return True
        most = limits()
        mine = self._strangers.get(one.address, {})
        if len(mine) >= most.connections_per_address and not _make_room(mine):
            return False
        if self._count >= min(most.connections, _files()):
            fullest = max(self._strangers.values(), key=len, default={})
            if not _make_room(fullest):
                return False
        self._strangers.setdefault(one.address, {})[one] = None
        self._count += 1
        return True

    def leave(self, one: Connection) -> None:
        self._all.discard(one)
        self._forget(one)

    def trust(self, one: Connection) -> None:
        """It has shown that it belongs to the staff."""
        if not one.trusted:
            one.trusted = True
            self._forget(one)

    def _forget(self, one: Connection) -> None:
        mine = self._strangers.get(one.address, {})
        if one in mine:
            del mine[one]
            self._count -= 1
            if not mine:
                del self._strangers[one.address]

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        patience = limits().patience
        for one in list(self._all):
            one.look(loop.time(), patience)
        if self._all:
            loop.call_later(_EVERY, self._sweep, loop)
        else:
            self._sweeping = False


def _make_room(held: dict[Connection, None]) -> bool:
    tired = next((one for one in held if one.resting and not one.transport.is_closing()), None)
    if tired is None:
        return False
    tired.drop()
    register.leave(tired)
    return True


def _files() -> int:
    """Connections this process may have by its number of files; half of them are left to the staff."""
    return max((most_files() - OWN_FILES) // 2, 64)


def trust(scope: Scope) -> None:
    """The connection of this request belongs to the staff."""
    connection = connection_of(scope)
    if connection is not None:
        register.trust(connection)


def trusted(scope: Scope) -> bool:
    """Has the connection of this request shown that it belongs to the staff?"""
    connection = connection_of(scope)
    return connection is not None and connection.trusted


def connection_of(scope: Scope) -> Connection | None:
    """None behind another server than ours."""
    return scope.get(_PLACE)


register = Register()
