"""A browser before the hub, without the network between them."""

import asyncio
from collections.abc import Callable
from typing import Any

from torneo.room.hub import Hub


class Browser:
    """A watcher of the hub. ``until`` waits for something to be read; ``deaf`` reads nothing."""

    def __init__(
        self, hub: Hub, path: str, query: str = "", client: str = "10.0.0.7", cookie: str = ""
    ) -> None:
        self.said = ""
        self.status = 0
        self.over = False
        self.deaf = asyncio.Event()
        self.deaf.set()
        self._gone = asyncio.Event()
        self._heard = asyncio.Condition()
        scope = {"type": "http", "path": path, "query_string": query.encode(), "client": (client, 1),
                 "headers": [(b"cookie", cookie.encode())] if cookie else []}  # fmt: skip
        self.task = asyncio.ensure_future(hub(scope, self._receive, self._send))

    async def _receive(self) -> dict[str, Any]:
        await self._gone.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        await self.deaf.wait()
        async with self._heard:
            self.status = message.get("status", self.status)
            self.said += message.get("body", b"").decode()
            self.over = message["type"] == "http.response.body" and not message["more_body"]
            self._heard.notify_all()

    async def until(self, seen: Callable[[], bool]) -> None:
        async with self._heard:
            await self._heard.wait_for(lambda: seen() or self.over)
        assert seen(), f"{self.status} {self.said}"

    async def reads(self, text: str) -> None:
        await self.until(lambda: text in self.said)

    async def leave(self) -> None:
        self._gone.set()
        await self.task


def ids(said: str) -> list[int]:
    """The versions a browser was shown, in order."""
    return [int(line[4:]) for line in said.splitlines() if line.startswith("id: ")]
