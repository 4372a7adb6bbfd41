"""Where lines are kept: in memory, or in the database Django is set to. Both keep the same promises."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Protocol

import msgspec

from torneo.journal.line import FIRST, Line


class VersionClash(Exception):
    """Somebody else has appended meanwhile: read again and decide again."""


class StreamHead(msgspec.Struct, frozen=True):
    """A stream as the index lists it."""

    name: str
    kind: str
    book: str


class Journal(Protocol):
    """An append-only record of streams."""

    def create(self, head: StreamHead) -> None:
        """Makes a stream known; the same head twice is no fault, another one under the name is."""

    def heads(self) -> list[StreamHead]:
        """Every stream, by name."""

    def head(self, stream: str) -> StreamHead | None:
        """One stream."""

    def tip(self, stream: str) -> tuple[int, str]:
        """Version and digest of the last line; (0, zeros) for an empty stream."""

    def read(self, stream: str, after: int = 0) -> Iterator[Line]:
        """The lines after a version, in order."""

    def answered(self, stream: str, key: str) -> list[Line]:
        """The lines that a command's key brought about."""

    def append(self, stream: str, expected: int, lines: Iterable[Line]) -> None:
        """Adds lines after the expected version, all or none. ``VersionClash`` if the stream has moved on."""

    @contextmanager
    def writing(self, stream: str) -> Iterator[None]:
        """Holds the stream for one writer: what is read inside is what is appended to."""
        yield


class MemoryJournal:
    """The twin without a database, for tests, simulations and previews."""

    def __init__(self) -> None:
        self._heads: dict[str, StreamHead] = {}
        self._lines: dict[str, list[Line]] = {}

    def create(self, head: StreamHead) -> None:
        if self._heads.setdefault(head.name, head) != head:
            raise ValueError(f"there is another stream {head.name!r}")

    def heads(self) -> list[StreamHead]:
        return [self._heads[name] for name in sorted(self._heads)]

    def head(self, stream: str) -> StreamHead | None:
        return self._heads.get(stream)

    def tip(self, stream: str) -> tuple[int, str]:
        lines = self._lines.get(stream)
        return (lines[-1].version, lines[-1].digest) if lines else (0, FIRST)

    def read(self, stream: str, after: int = 0) -> Iterator[Line]:
        return iter(self._lines.get(stream, [])[after:])

    def answered(self, stream: str, key: str) -> list[Line]:
        return [line for line in self._lines.get(stream, []) if line.key == key]

    def append(self, stream: str, expected: int, lines: Iterable[Line]) -> None:
        added = list(lines)
        if self.tip(stream)[0] != expected:
            raise VersionClash(stream)
        if [line.version for line in added] != list(range(expected + 1, expected + 1 + len(added))):
            raise ValueError("the lines do not follow one another")
        self._lines.setdefault(stream, []).extend(added)

    @contextmanager
    def writing(self, stream: str) -> Iterator[None]:
        yield
