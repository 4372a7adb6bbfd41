"""Where lines are kept: in memory, or in the database Django is set to. Both keep the same promises."""

import hashlib
import re
import threading
from collections.abc import Collection, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import Protocol

import msgspec

from torneo.journal.line import Line

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,79}")


class VersionClash(Exception):
    """Somebody else has appended meanwhile: read again and decide again."""


class StreamTaken(ValueError):
    """There is another stream under that name."""


class StreamHead(msgspec.Struct, frozen=True):
    """A stream as the index lists it: its kind, and the book it is judged by.

    ``house``: the text of the house book, if it is one; it is kept with the stream, so that every machine and
    every later day judges by the same words.
    """

    name: str
    kind: str
    book: str
    house: str = ""

    @property
    def digest(self) -> str:
        """What the first line is chained to: the SHA-256 of the JSON array ``[kind, book, house]``. The name
        is left out, so that an event may be imported under another one."""
        return hashlib.sha256(msgspec.json.encode([self.kind, self.book, self.house])).hexdigest()

    @property
    def well_named(self) -> bool:
        """May it be a file's name and part of an address?"""
        return _NAME.fullmatch(self.name) is not None


class Journal(Protocol):
    """An append-only record of streams."""

    def create(self, head: StreamHead) -> None:
        """Makes a stream known; the same head twice is no fault, another one is ``StreamTaken``."""

    def heads(self) -> list[StreamHead]:
        """Every stream, by name."""

    def head(self, stream: str) -> StreamHead | None:
        """One stream."""

    def tip(self, stream: str) -> tuple[int, str]:
        """Version and digest of the last line; of an empty stream 0 and the digest of its head."""

    def read(self, stream: str, after: int = 0, *, asked: bool = True) -> Iterator[Line]:
        """The lines after a version, in order. Without ``asked`` the commands may be left out: a state is
        made of events alone."""

    def last_of(self, stream: str, kinds: Collection[str]) -> int:
        """The version of the last event of these kinds; 0 if there is none."""

    def answered(self, stream: str, key: str) -> list[Line]:
        """The lines that a command's key brought about."""

    def append(self, stream: str, expected: int, lines: Iterable[Line]) -> None:
        """Adds lines after the expected version, all or none. ``VersionClash`` if the stream has moved on."""

    def writing(self, stream: str) -> AbstractContextManager[None]:
        """Holds the stream for one writer: what is read inside is what is appended to."""


def in_order(expected: int, lines: list[Line]) -> None:
    """Refuses lines that do not follow one another."""
    if [line.version for line in lines] != list(range(expected + 1, expected + 1 + len(lines))):
        raise ValueError("the lines do not follow one another")


class MemoryJournal:
    """The twin without a database, for tests, simulations and previews."""

    def __init__(self) -> None:
        self._heads: dict[str, StreamHead] = {}
        self._lines: dict[str, list[Line]] = {}
        self._by_key: dict[tuple[str, str], list[Line]] = {}
        self._lock = threading.RLock()

    def create(self, head: StreamHead) -> None:
        if self._heads.setdefault(head.name, head) != head:
            raise StreamTaken(head.name)

    def heads(self) -> list[StreamHead]:
        return [self._heads[name] for name in sorted(self._heads)]

    def head(self, stream: str) -> StreamHead | None:
        return self._heads.get(stream)

    def tip(self, stream: str) -> tuple[int, str]:
        lines = self._lines.get(stream)
        return (lines[-1].version, lines[-1].digest) if lines else (0, self._heads[stream].digest)

    def read(self, stream: str, after: int = 0, *, asked: bool = True) -> Iterator[Line]:
        return iter(self._lines.get(stream, [])[after:])

    def last_of(self, stream: str, kinds: Collection[str]) -> int:
        lines = self._lines.get(stream, [])
        return max((line.version for line in lines if line.kind in kinds), default=0)

    def answered(self, stream: str, key: str) -> list[Line]:
        return list(self._by_key.get((stream, key), []))

    def append(self, stream: str, expected: int, lines: Iterable[Line]) -> None:
        added = list(lines)
        with self._lock:
            if self.tip(stream)[0] != expected:
                raise VersionClash(stream)
            in_order(expected, added)
            self._lines.setdefault(stream, []).extend(added)
            for line in added:
                if line.key:
                    self._by_key.setdefault((stream, line.key), []).append(line)

    @contextmanager
    def writing(self, stream: str) -> Iterator[None]:
        with self._lock:
            yield
