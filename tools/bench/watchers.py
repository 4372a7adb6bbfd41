"""A small client of live pages: many watchers in one event loop, each noting when it saw which version."""

import asyncio
from collections.abc import Callable
from time import perf_counter


class Watcher:
    """One open page. ``seen``: {version: when it was first shown}."""

    def __init__(self) -> None:
        self.seen: dict[int, float] = {}
        self.writer: asyncio.StreamWriter | None = None

    async def watch(self, host: str, port: int, path: str, cookie: str = "") -> None:
        """Reads until the connection ends. Raises ``ConnectionError`` if it is not let in."""
        reader, self.writer = await asyncio.open_connection(host, port)
        signed_in = f"Cookie: {cookie}\r\n" if cookie else ""
        self.writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\n{signed_in}Accept: text/event-stream\r\n\r\n".encode()
        )
        status = await reader.readline()
        if b" 200 " not in status:
            raise ConnectionError(status.decode("latin-1").strip())
        while line := await reader.readline():
            if line.startswith(b"id: "):
                self.seen.setdefault(int(line[4:]), perf_counter())

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()


class Crowd:
    """Watchers of one path, signed in where there is a ``cookie``. ``when_all_saw`` waits for a version."""

    def __init__(self, host: str, port: int, path: str, cookie: str = "") -> None:
        self.host, self.port, self.path, self.cookie = host, port, path, cookie
        self.watchers: list[Watcher] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def grow(self, count: int, at_once: int = 50) -> None:
        """Opens pages until there are ``count``, each shown something before the next lot comes."""
        while len(self.watchers) < count:
            lot = [Watcher() for _ in range(min(at_once, count - len(self.watchers)))]
            self.watchers += lot
            self._tasks += [
                asyncio.create_task(one.watch(self.host, self.port, self.path, self.cookie)) for one in lot
            ]
            await self._until(lambda: all(one.seen for one in self.watchers), 60)

    async def when_all_saw(self, version: int, patience: float = 30) -> list[float]:
        """The moments at which each watcher was shown that version or a later one."""
        await self._until(lambda: all(self._moment(one, version) for one in self.watchers), patience)
        return [self._moment(one, version) for one in self.watchers]

    async def close(self) -> None:
        for one in self.watchers:
            one.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _moment(self, one: Watcher, version: int) -> float:
        return min((when for seen, when in one.seen.items() if seen >= version), default=0.0)

    async def _until(self, done: Callable[[], bool], patience: float) -> None:
        end = perf_counter() + patience
        while not done():
            for task in self._tasks:
                if task.done() and task.exception() is not None:
                    raise task.exception() or ConnectionError()
            if perf_counter() > end:
                raise TimeoutError(f"not everybody of {len(self.watchers)} was shown it in {patience:g} s")
            await asyncio.sleep(0.005)
