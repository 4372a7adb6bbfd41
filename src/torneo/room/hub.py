"""Live pages: a small hub of server-sent events. No thread per watcher; what is shown is rendered once.

A page opens ``/live/<stream>?topics=clock,tables&lang=es``; a browser with many tabs opens one connection for
all of them (``torneo.room.watcher``). When a stream has moved on the hub renders each topic that somebody
watches once per language and sends it to all of them: ``id`` is the stream's version, ``event`` the topic,
``data`` the HTML. Who comes, or comes back, gets the newest picture at once: the picture is the catching up.

A stream is rendered by one task, in the order of its rings; a ring meanwhile means once more afterwards. So
no picture goes back in time. What cannot be rendered is left out and hurts nothing else.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor

from torneo.room.asking import THIS_MACHINE, Receive, Scope, Send, address_of
from torneo.room.walls.answers import TurnedAway, plainly
from torneo.room.walls.connection import trusted
from torneo.room.walls.limits import limits
from torneo.room.watcher import Part, Picture, Watcher, parts_asked, picture
from torneo.rulebook import Lang

#: Seconds without news after which a beat tells the page that it is still connected, and between two looks at
#: what everybody may watch.
HEARTBEAT = 5.0
#: Rings that come within this many seconds of one another are one.
GATHER = 0.02

#: (stream, [(topic, lang)]) -> {(topic, lang): (version, html)}
Render = Callable[[str, Sequence[tuple[str, Lang]]], Mapping[tuple[str, Lang], tuple[int, str]]]
#: (scope, parts) -> those this visitor may watch
Allow = Callable[[Scope, frozenset[Part]], frozenset[Part]]

_log = logging.getLogger(__name__)


class _Stage:
    """A stream somebody watches: who, who has not been shown anything yet, and whether it has been rung."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.fresh: set[Watcher] = set()
        self.rung = False
        self.last: dict[Part, Picture] = {}
        self.task: asyncio.Task[None] | None = None

    def kept(self, pictures: dict[Part, Picture]) -> dict[Part, Picture]:
        """The same again is the same object: any number of watchers see at once that it is not new."""
        for part, new in pictures.items():
            old = self.last.get(part)
            if old is not None and old.data == new.data:
                pictures[part] = Picture(new.version, old.data)
        self.last |= pictures
        return pictures


class Hub:
    """Runs in one event loop; ``ring`` may be called from any thread."""

    def __init__(self, render: Render, allow: Allow, heartbeat: float = HEARTBEAT) -> None:
        self._render = render
        self._allow = allow
        self._heartbeat = heartbeat
        self._stages: dict[str, _Stage] = {}
        self._watchers: set[Watcher] = set()
        self._strangers: dict[str, int] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._rounds: asyncio.Task[None] | None = None
        self._painters = ThreadPoolExecutor(4, thread_name_prefix="pictures")
        self._guards = ThreadPoolExecutor(2, thread_name_prefix="guards")
        self._broken: set[tuple[str, str]] = set()

    @property
    def watching(self) -> int:
        """Live connections that are open."""
        return len(self._watchers)

    def streams(self) -> list[str]:
        """Streams somebody watches."""
        return list(self._stages)

    def ring(self, stream: str) -> None:
        """Something happened in the stream."""
        loop = self._loop
        if loop is not None and stream in self._stages:
            with contextlib.suppress(RuntimeError):  # the loop is closing down
                loop.call_soon_threadsafe(self._rung, stream)

    # ---- pictures

    def _rung(self, stream: str) -> None:
        stage = self._stages.get(stream)
        if stage is not None:
            stage.rung = True
            self._wake(stream, stage)

    def _wake(self, stream: str, stage: _Stage) -> None:
        if stage.task is None:
            stage.task = asyncio.ensure_future(self._spread(stream, stage))

    async def _spread(self, stream: str, stage: _Stage) -> None:
        try:
            while stage.rung or stage.fresh:
                await asyncio.sleep(GATHER)
                told = set(stage.watchers) if stage.rung else stage.fresh & stage.watchers
                stage.rung, stage.fresh = False, set()
                wanted = sorted({part for one in told for part in one.parts if part.stream == stream})
                pictures = stage.kept(await self._pictures(stream, wanted))
                for one in told:
                    for part in one.parts & pictures.keys():
                        one.tell(part, pictures[part])
        finally:
            stage.task = None

    async def _pictures(self, stream: str, wanted: Sequence[Part]) -> dict[Part, Picture]:
        """All parts in one go in one thread: a page gets what has changed at once. If one of them fails, each
        by itself."""
        if not wanted:
            return {}
        loop = asyncio.get_running_loop()
        asked = [(part.topic, part.lang) for part in wanted]
        found: dict[tuple[str, Lang], tuple[int, str]] = {}
        try:
            found |= await loop.run_in_executor(self._painters, self._render, stream, asked)
        except Exception:
            for one in asked:
                found |= await loop.run_in_executor(self._painters, self._alone, stream, one)
        return {Part(stream, lang, topic): picture(*seen) for (topic, lang), seen in found.items()}

    def _alone(self, stream: str, asked: tuple[str, Lang]) -> Mapping[tuple[str, Lang], tuple[int, str]]:
        """One part, or nothing; its fault is told once until it works again."""
        place = (stream, asked[0])
        try:
            found = self._render(stream, [asked])
        except Exception:  # whatever it is, the other parts and streams go on
            if place not in self._broken:
                self._broken.add(place)
                _log.exception("the live part %s of %s", asked[0], stream)
            return {}
        self._broken.discard(place)
        return found

    # ---- watchers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The ASGI application behind ``/live/``."""
        self._loop = asyncio.get_running_loop()
        asked, named = parts_asked(scope)
        address = "" if trusted(scope) or address_of(scope) in THIS_MACHINE else address_of(scope)
        if address and self._too_many(address):
            await plainly(scope, receive, send, TurnedAway(503, "too_many_watchers"))
            return
        parts = await self._loop.run_in_executor(self._guards, self._allow, scope, asked)
        if not parts:
            await plainly(scope, receive, send, TurnedAway(403, "nothing_to_watch"))
            return
        watcher = Watcher(scope, parts, named)
        self._enter(watcher, address)
        try:
            await self._serve(watcher, receive, send)
        finally:
            self._leave(watcher, address)

    def _too_many(self, address: str) -> bool:
        most = limits()
        return (
            self._strangers.get(address, 0) >= most.watchers_per_address
            or sum(self._strangers.values()) >= most.watchers
        )

    def _enter(self, watcher: Watcher, address: str) -> None:
        self._watchers.add(watcher)
        if address:
            self._strangers[address] = self._strangers.get(address, 0) + 1
        for stream in watcher.streams():
            stage = self._stages.setdefault(stream, _Stage())
            stage.watchers.add(watcher)
            stage.fresh.add(watcher)
            self._wake(stream, stage)
        if self._rounds is None:
            self._rounds = asyncio.ensure_future(self._look_again())

    def _leave(self, watcher: Watcher, address: str) -> None:
        self._watchers.discard(watcher)
        if address:
            self._strangers[address] -= 1
            if not self._strangers[address]:
                del self._strangers[address]
        for stream in [one for one, stage in self._stages.items() if watcher in stage.watchers]:
            self._away(watcher, stream)

    def _away(self, watcher: Watcher, stream: str) -> None:
        stage = self._stages[stream]
        stage.watchers.discard(watcher)
        stage.fresh.discard(watcher)
        if not stage.watchers:
            del self._stages[stream]

    async def _serve(self, watcher: Watcher, receive: Receive, send: Send) -> None:
        headers = [
            (b"content-type", b"text/event-stream; charset=utf-8"),
            (b"cache-control", b"no-store"),
            (b"x-accel-buffering", b"no"),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await _body(send, watcher.greeting())
        gone = asyncio.ensure_future(_gone(receive))
        try:
            while not gone.done():
                news = asyncio.ensure_future(watcher.news.wait())
                await asyncio.wait({news, gone}, timeout=self._heartbeat, return_when=asyncio.FIRST_COMPLETED)
                news.cancel()
                if gone.done():
                    return
                await _body(send, watcher.take() or b"event: beat\ndata: 1\n\n")
                if not watcher.parts:
                    await send({"type": "http.response.body", "body": b"", "more_body": False})
                    return
        except OSError:
            return
        except asyncio.CancelledError:  # the room is being stopped: nobody has done anything wrong
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            gone.cancel()

    # ---- rights

    async def _look_again(self) -> None:
        """Accounts are closed, change their role and sign out while their pages are open."""
        try:
            while self._watchers:
                await asyncio.sleep(self._heartbeat)
                held = [(one, one.scope, one.parts) for one in self._watchers]
                lost = await asyncio.get_running_loop().run_in_executor(self._guards, self._lost, held)
                for watcher, parts in lost:
                    if watcher in self._watchers:
                        self._take_from(watcher, parts)
        finally:
            self._rounds = None

    def _lost(
        self, held: Sequence[tuple[Watcher, Scope, frozenset[Part]]]
    ) -> list[tuple[Watcher, frozenset[Part]]]:
        found: list[tuple[Watcher, frozenset[Part]]] = []
        for watcher, scope, parts in held:
            try:
                lost = parts - self._allow(scope, parts)
            except Exception:  # the database is away: nobody can be asked, and nothing new is to be seen
                _log.warning("who may watch cannot be looked at", exc_info=True)
                break
            if lost:
                found.append((watcher, lost))
        return found

    def _take_from(self, watcher: Watcher, parts: frozenset[Part]) -> None:
        before = watcher.streams()
        watcher.drop(parts)
        for stream in before - watcher.streams():
            self._away(watcher, stream)


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _body(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})
