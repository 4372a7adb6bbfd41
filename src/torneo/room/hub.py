"""Live pages: a small hub of server-sent events. No thread per watcher; what is shown is rendered once.

A page opens ``/live/<stream>?topics=clock,tables&lang=es``. When the stream has moved on the hub renders
each topic that somebody watches once per language and sends it to all of them: ``id`` is the stream's
version, ``event`` the topic, ``data`` the HTML. Who comes back with ``Last-Event-ID`` of the newest version
gets nothing twice; who was away gets the newest picture at once: the picture is the catching up.
"""

import asyncio
import contextlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from urllib.parse import parse_qs

from torneo.room.asking import Receive, Scope, Send

#: Seconds without news after which a beat tells the page that it is still connected.
HEARTBEAT = 5.0
#: Rings that come within this many seconds of one another are one.
GATHER = 0.02

#: (topic, lang)
Part = tuple[str, str]
#: (stream, parts) -> {part: (version, html)}
Render = Callable[[str, Sequence[Part]], Mapping[Part, tuple[int, str]]]
#: (scope, stream, topics) -> the topics this visitor may watch
Allow = Callable[[Scope, str, tuple[str, ...]], tuple[str, ...]]


class Watcher:
    """One open page: what it watches, and the newest unsent message of each topic."""

    __slots__ = ("lang", "news", "pending", "shown", "topics")

    def __init__(self, topics: tuple[str, ...], lang: str) -> None:
        self.topics = topics
        self.lang = lang
        self.pending: dict[str, bytes] = {}
        self.shown: dict[str, bytes] = {}
        self.news = asyncio.Event()

    def tell(self, topic: str, message: bytes) -> None:
        """What the page shows already is not sent again."""
        if self.shown.get(topic) is message:
            return
        self.shown[topic] = self.pending[topic] = message
        self.news.set()


class Hub:
    """Runs in one event loop; ``ring`` may be called from any thread."""

    def __init__(self, render: Render, allow: Allow) -> None:
        self._render = render
        self._allow = allow
        self._watchers: dict[str, set[Watcher]] = {}
        self._rung: set[str] = set()
        self._last: dict[tuple[str, Part], bytes] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._busy: set[asyncio.Task[None]] = set()

    def streams(self) -> list[str]:
        """Streams somebody watches."""
        return list(self._watchers)

    def ring(self, stream: str) -> None:
        """Something happened in the stream."""
        loop = self._loop
        if loop is not None and stream in self._watchers:
            with contextlib.suppress(RuntimeError):  # the loop is closing down
                loop.call_soon_threadsafe(self._rung_in_loop, stream)

    def _rung_in_loop(self, stream: str) -> None:
        if stream not in self._rung:
            self._rung.add(stream)
            task = asyncio.ensure_future(self._spread(stream))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)

    async def _spread(self, stream: str) -> None:
        await asyncio.sleep(GATHER)
        self._rung.discard(stream)
        watchers = list(self._watchers.get(stream, ()))
        wanted = sorted({(topic, watcher.lang) for watcher in watchers for topic in watcher.topics})
        if not wanted:
            return
        messages = await self._messages(stream, wanted)
        for watcher in watchers:
            for topic in watcher.topics:
                watcher.tell(topic, messages[topic, watcher.lang])

    async def _messages(self, stream: str, wanted: Sequence[Part]) -> dict[Part, bytes]:
        """All parts in one go in one thread: a page gets what has changed at once."""
        found = await asyncio.to_thread(self._render, stream, wanted)
        made = {}
        for part in wanted:
            message = _message(part[0], *found[part])
            kept = self._last.get((stream, part))
            made[part] = self._last[stream, part] = kept if kept == message else message
        return made

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The ASGI application behind ``/live/``."""
        self._loop = asyncio.get_running_loop()
        stream = scope["path"].removeprefix("/live/").strip("/")
        query = parse_qs(scope.get("query_string", b"").decode())
        asked = tuple(query.get("topics", [""])[0].split(","))
        lang = "en" if query.get("lang", ["es"])[0] == "en" else "es"
        topics = await asyncio.to_thread(self._allow, scope, stream, asked)
        if not topics:
            await _plain(send, 403, "forbidden")
            return
        watcher = Watcher(topics, lang)
        self._watchers.setdefault(stream, set()).add(watcher)
        try:
            await self._serve(stream, watcher, receive, send)
        finally:
            self._watchers[stream].discard(watcher)
            if not self._watchers[stream]:
                del self._watchers[stream]
                self._last = {key: message for key, message in self._last.items() if key[0] != stream}

    async def _serve(self, stream: str, watcher: Watcher, receive: Receive, send: Send) -> None:
        headers = [
            (b"content-type", b"text/event-stream; charset=utf-8"),
            (b"cache-control", b"no-store"),
            (b"x-accel-buffering", b"no"),
        ]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await _body(send, b"retry: 1500\n\n")
        first = await self._messages(stream, [(topic, watcher.lang) for topic in watcher.topics])
        for (topic, _), message in first.items():
            watcher.tell(topic, message)
        gone = asyncio.ensure_future(_gone(receive))
        try:
            while not gone.done():
                news = asyncio.ensure_future(watcher.news.wait())
                await asyncio.wait({news, gone}, timeout=HEARTBEAT, return_when=asyncio.FIRST_COMPLETED)
                news.cancel()
                if gone.done():
                    return
                if not watcher.pending:
                    await _body(send, b"event: beat\ndata: 1\n\n")
                    continue
                watcher.news.clear()
                messages, watcher.pending = watcher.pending, {}
                await _body(send, b"".join(messages.values()))
        except OSError:
            return
        finally:
            gone.cancel()


def _message(topic: str, version: int, html: str) -> bytes:
    data = "\n".join(f"data: {line}" for line in html.splitlines() or [""])
    return f"id: {version}\nevent: {topic}\n{data}\n\n".encode()


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _body(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})


async def _plain(send: Send, status: int, text: str) -> None:
    headers: Iterable[tuple[bytes, bytes]] = [(b"content-type", b"text/plain; charset=utf-8")]
    await send({"type": "http.response.start", "status": status, "headers": list(headers)})
    await send({"type": "http.response.body", "body": text.encode()})
