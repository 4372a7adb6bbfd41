"""The threads that answer: strangers keep theirs busy, not those of the staff, and wait in a bounded line."""

import asyncio
import threading
from collections.abc import Callable, Iterable
from typing import Any

from torneo.room.walls.limits import WAITING, WORKERS
from torneo.room.walls.workers import Workers


class Page:
    """A page that takes as long as it is told: ``/slow`` until ``go``."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.closed = 0

    def __call__(self, environ: dict[str, Any], start: Callable[..., Any]) -> Iterable[bytes]:
        if environ["PATH_INFO"] == "/slow":
            self.go.wait()
        start("200 OK", [("Content-Type", "text/plain")])
        return [environ["wsgi.input"].read(), b" ", environ["CONTENT_LENGTH"].encode()]


class Client:
    """One request and what comes back."""

    def __init__(self, path: str, reads: asyncio.Event | None = None) -> None:
        self.status = 0
        self.body = b""
        self.done = False
        self.scope = {"type": "http", "method": "POST", "path": path, "query_string": b"", "headers": [],
                      "http_version": "1.1", "server": ("127.0.0.1", 80)}  # fmt: skip
        self._reads = reads

    async def receive(self) -> dict[str, Any]:
        return {"type": "http.disconnect"}

    async def send(self, message: Any) -> None:
        if self._reads is not None:
            await self._reads.wait()
        self.status = message.get("status", self.status)
        self.body += message.get("body", b"")
        self.done = message["type"] == "http.response.body" and not message["more_body"]


async def _asked(workers: Workers, client: Client, body: bytes = b"abc", *, staff: bool = False) -> Client:
    await workers.answer(client.scope, client.receive, client.send, body, staff)
    return client


def test_strangers_leave_the_threads_of_the_staff_free() -> None:
    page = Page()
    workers = Workers(page)

    async def run() -> None:
        crowd = [asyncio.create_task(_asked(workers, Client("/slow"))) for _ in range(3 * WORKERS)]
        await asyncio.sleep(0)
        answered = await _asked(workers, Client("/"), staff=True)
        assert (answered.status, answered.body, answered.done) == (200, b"abc 3", True)
        assert not any(one.done() for one in crowd)
        page.go.set()
        assert {(await one).body for one in crowd} == {b"abc 3"}

    asyncio.run(run())


def test_the_line_of_strangers_has_an_end() -> None:
    page = Page()
    workers = Workers(page)

    async def run() -> None:
        crowd = [asyncio.create_task(_asked(workers, Client("/slow"))) for _ in range(WAITING)]
        await asyncio.sleep(0)
        late = await _asked(workers, Client("/"))
        assert late.status == 503
        assert "Espere unos segundos" in late.body.decode()
        page.go.set()
        assert {(await one).status for one in crowd} == {200}

    asyncio.run(run())


def test_an_answer_nobody_reads_holds_no_thread() -> None:
    """As many as there are threads, each longer than what is kept in memory."""
    workers = Workers(Page())

    async def run() -> None:
        reads = asyncio.Event()
        long = b"x" * 700_000
        deaf = [asyncio.create_task(_asked(workers, Client("/", reads), long)) for _ in range(WORKERS)]
        assert (await _asked(workers, Client("/"))).status == 200
        reads.set()
        assert {(await one).body for one in deaf} == {long + b" 700000"}

    asyncio.run(run())
