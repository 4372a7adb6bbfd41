"""One browser that watches: which parts of which streams, and what it has not been sent yet."""

import asyncio
from typing import NamedTuple

from torneo.room.asking import LIVE, Scope, query
from torneo.writing import Lang, known_lang

#: Streams, and parts of them in all, that one connection may watch: a browser with many tabs.
MOST_STREAMS, MOST_PARTS = 32, 256


class Part(NamedTuple):
    """A live part of a page."""

    stream: str
    lang: Lang
    topic: str

    def __str__(self) -> str:
        return f"{self.stream}:{self.lang}:{self.topic}"


class Picture(NamedTuple):
    """What a part shows, as lines of an event stream, and the version of the stream it shows."""

    version: int
    data: bytes


class Watcher:
    """``named``: its messages name the whole part, not only the topic. Of each part only the newest unsent
    picture is kept, whatever comes while the browser does not read."""

    def __init__(self, scope: Scope, parts: frozenset[Part], named: bool) -> None:
        self.scope = scope
        self.parts = parts
        self.news = asyncio.Event()
        self._named = named
        self._pending: dict[Part, Picture] = {}
        self._shown: dict[Part, Picture] = {}
        self._dropped: list[Part] = []

    def streams(self) -> set[str]:
        return {part.stream for part in self.parts}

    def tell(self, part: Part, picture: Picture) -> None:
        """What the page shows already is not sent again, and nothing older than that."""
        shown = self._shown.get(part)
        if shown is not None and (picture.version < shown.version or picture.data == shown.data):
            return
        self._shown[part] = self._pending[part] = picture
        self.news.set()

    def drop(self, parts: frozenset[Part]) -> None:
        """It may not watch these any more, and is told so."""
        self.parts -= parts
        self._dropped += sorted(parts)
        for part in parts:
            self._pending.pop(part, None)
            self._shown.pop(part, None)
        self.news.set()

    def take(self) -> bytes:
        """Everything unsent, as messages."""
        self.news.clear()
        pending, self._pending = self._pending, {}
        dropped, self._dropped = self._dropped, []
        messages = [
            f"id: {picture.version}\nevent: {self._name(part)}\n".encode() + picture.data
            for part, picture in pending.items()
        ]
        if dropped:
            messages.append(f"event: dropped\ndata: {' '.join(map(self._name, dropped))}\n\n".encode())
        return b"".join(messages)

    def greeting(self) -> bytes:
        """What it watches: a browser with many tabs may have asked for more."""
        granted = " ".join(map(str, sorted(self.parts)))
        return b"retry: 1500\n\n" + (f"event: watching\ndata: {granted}\n\n".encode() if self._named else b"")

    def _name(self, part: Part) -> str:
        return str(part) if self._named else part.topic


def picture(version: int, html: str) -> Picture:
    data = "\n".join(f"data: {line}" for line in html.splitlines() or [""])
    return Picture(version, f"{data}\n\n".encode())


def parts_asked(scope: Scope) -> tuple[frozenset[Part], bool]:
    """``/live/<stream>?topics=clock,pace&lang=es``, or several streams at once and each part named in full:
    ``/live/?w=<stream>:es:clock,pace&w=<stream>:en:clock``."""
    asked = query(scope)
    stream = scope["path"].removeprefix(LIVE).strip("/")
    if stream:
        lang = known_lang(asked.get("lang", ["es"])[0])
        return frozenset(
            Part(stream, lang, topic) for topic in asked.get("topics", [""])[0].split(",")
        ), False
    found: set[Part] = set()
    for one in asked.get("w", [])[:MOST_STREAMS]:
        name, lang_asked, topics = (*one.split(":"), "", "")[:3]
        lang = known_lang(lang_asked)
        found |= {Part(name, lang, topic) for topic in topics.split(",")}
    return frozenset(sorted(found)[:MOST_PARTS]), True
