"""The threads that answer pages: some for anybody, some for the staff alone. A thread is given a request that
is there as a whole, and is free again when its answer is made: who does not read it holds no thread."""

import asyncio
import io
import tempfile
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import IO, Any

from a2wsgi.wsgi import build_environ

from torneo.room.asking import Receive, Scope, Send
from torneo.room.walls.answers import TurnedAway, plainly
from torneo.room.walls.limits import STAFF_WORKERS, UNREAD_ANSWERS, WAITING, WORKERS

#: Bytes sent at once, and bytes of an answer kept in memory: what is longer waits in a file.
_PIECE, _IN_MEMORY = 64 * 1024, 256 * 1024

Fault = tuple[type[BaseException], BaseException, TracebackType] | tuple[None, None, None]
Wsgi = Callable[[dict[str, Any], Callable[..., Any]], Iterable[bytes]]


class Answer:
    """What a WSGI application has answered, all of it."""

    def __init__(self) -> None:
        self.status = 500
        self.headers: list[tuple[bytes, bytes]] = []
        self.size = 0
        self.body: IO[bytes] = tempfile.SpooledTemporaryFile(_IN_MEMORY)  # noqa: SIM115

    def start(
        self, status: str, headers: list[tuple[str, str]], fault: Fault | None = None
    ) -> Callable[[bytes], None]:
        self.status = int(status.split(" ", 1)[0])
        self.headers = [
            (name.strip().lower().encode("latin-1"), value.strip().encode("latin-1"))
            for name, value in headers
        ]
        return self.write

    def write(self, piece: bytes) -> None:
        self.size += len(piece)
        self.body.write(piece)


class Workers:
    def __init__(self, pages: Wsgi) -> None:
        self._pages = pages
        self._anybody = ThreadPoolExecutor(WORKERS, thread_name_prefix="pages")
        self._staff = ThreadPoolExecutor(STAFF_WORKERS, thread_name_prefix="staff")
        self._waiting = 0
        self._unread = 0

    @property
    def waiting(self) -> int:
        """Strangers' requests that are being answered or wait for it."""
        return self._waiting

    async def answer(self, scope: Scope, receive: Receive, send: Send, body: bytes, staff: bool) -> None:
        if staff:
            await self._send(await self._made(self._staff, scope, body), send)
            return
        if self._waiting >= WAITING or self._unread > UNREAD_ANSWERS:
            await plainly(scope, receive, send, TurnedAway(503, "busy"))
            return
        self._waiting += 1
        try:
            answer = await self._made(self._anybody, scope, body)
        finally:
            self._waiting -= 1
        self._unread += answer.size
        try:
            await self._send(answer, send)
        finally:
            self._unread -= answer.size

    async def _made(self, threads: ThreadPoolExecutor, scope: Scope, body: bytes) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(threads, self._make, scope, body)

    def _make(self, scope: Scope, body: bytes) -> Answer:
        """In a thread of its own."""
        environ = dict(build_environ(scope, io.BytesIO(body)))  # type: ignore[arg-type]
        environ["CONTENT_LENGTH"] = str(len(body))
        answer = Answer()
        pieces = self._pages(environ, answer.start)
        try:
            for piece in pieces:
                answer.write(piece)
        finally:
            getattr(pieces, "close", lambda: None)()
        answer.body.seek(0)
        return answer

    async def _send(self, answer: Answer, send: Send) -> None:
        with answer.body as body:
            await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
            left = answer.size
            while left > _PIECE:
                left -= _PIECE
                await send({"type": "http.response.body", "body": body.read(_PIECE), "more_body": True})
            await send({"type": "http.response.body", "body": body.read(left), "more_body": False})
