"""Request bodies, read in the event loop before a thread is given to the request: so long, at such a pace."""

import asyncio

from torneo.room.asking import Receive, Scope, Send, header
from torneo.room.walls.answers import TurnedAway, finish, turn_away
from torneo.room.walls.connection import connection_of
from torneo.room.walls.limits import KB, MB, PACE, UNREAD_BODIES, limits

#: Bytes of a body too long that are read and thrown away, so that its sender reads the answer.
_THROWN = 64 * MB


class Gone(Exception):
    """The client has left."""


class Bodies:
    """Reads bodies; knows how much of strangers' is in memory."""

    def __init__(self) -> None:
        self._held = 0

    async def read(self, scope: Scope, receive: Receive, send: Send, most: int, staff: bool) -> bytes | None:
        """The whole body. None if the client has been turned away or is gone."""
        connection = connection_of(scope)
        if connection is not None:
            connection.half_sent = True
        reading = _Reading(scope, receive, most)
        try:
            async for size in reading:
                self._held += 0 if staff else size
                if self._held > UNREAD_BODIES and not staff:
                    raise TurnedAway(503, "busy")
            return bytes(reading.body)
        except TurnedAway as why:
            await turn_away(scope, send, why)
            if why.status != 408:
                await reading.throw_away()
            await finish(send)
        except Gone:
            pass
        finally:
            self._held -= 0 if staff else reading.counted
            if connection is not None:
                connection.half_sent = False
        return None


class _Reading:
    """One body. Iterating yields the size of each piece; ``counted`` is their sum."""

    def __init__(self, scope: Scope, receive: Receive, most: int) -> None:
        self._scope, self._receive, self._most = scope, receive, most
        self._loop = asyncio.get_running_loop()
        self._start = self._loop.time()
        self._more = True
        self.body = bytearray()
        self.counted = 0

    def __aiter__(self) -> "_Reading":
        declared = header(self._scope, b"content-length")
        if declared.isdigit() and int(declared) > self._most:
            raise self._too_large()
        return self

    async def __anext__(self) -> int:
        if not self._more:
            raise StopAsyncIteration
        piece = await self._piece(self._start + limits().patience + len(self.body) / PACE)
        self.body += piece
        if len(self.body) > self._most:
            raise self._too_large()
        self.counted += len(piece)
        return len(piece)

    async def throw_away(self) -> None:
        """What still comes of a body that is not wanted, for a while."""
        left = _THROWN
        self.body.clear()
        try:
            while self._more and left > 0:
                left -= len(await self._piece(self._start + limits().patience))
        except (TurnedAway, Gone):
            return

    async def _piece(self, until: float) -> bytes:
        try:
            async with asyncio.timeout_at(until):
                message = await self._receive()
        except TimeoutError:
            raise TurnedAway(408, "too_slow", seconds=f"{limits().patience:g}") from None
        if message["type"] == "http.disconnect":
            raise Gone
        self._more = message.get("more_body", False)
        piece: bytes = message.get("body", b"")
        return piece

    def _too_large(self) -> TurnedAway:
        return TurnedAway(413, "too_large", most=self._most // KB)
