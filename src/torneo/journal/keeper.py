"""The keeper of states: takes commands, decides them on the newest state, stores what happened, then answers.

States are kept in memory per stream and brought up to date from the journal before each decision, so that
any number of processes may command one stream. A state is nothing but the fold of its events: losing it
costs a replay.
"""

import threading
from collections.abc import Callable
from typing import Any

import msgspec

from torneo.journal.line import FIRST, Line, Reader, lines_of
from torneo.journal.store import Journal, StreamHead, VersionClash
from torneo.rulebook import Book
from torneo.tournament.kernel import Asked, Decider, Happened, Refused, happen

_TRIES = 20


class Kind(msgspec.Struct, frozen=True):
    """A kind of stream: its decider, an empty state, and how to find the book in force."""

    decider: Decider[Any]
    new: Callable[[], Any]
    book: Callable[[Any, str], Book]


class Answered(msgspec.Struct, frozen=True):
    """What a command brought about. ``repeated``: it had been answered before; these are the same events."""

    happened: list[Happened]
    version: int
    repeated: bool = False


class _Kept:
    """One stream's newest known state."""

    __slots__ = ("digest", "kind", "lock", "reader", "state")

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.reader = Reader(kind.decider)
        self.state = kind.new()
        self.digest = FIRST
        self.lock = threading.RLock()

    def catch_up(self, lines: Any) -> None:
        for line in lines:
            self.kind.decider.evolve(self.state, self.reader.happened(line))
            self.digest = line.digest


class UnknownStream(LookupError):
    """There is no stream of that name."""


class Keeper:
    """Commands in, answers out. ``after`` is called with stream and version once something has been
    stored."""

    def __init__(
        self, journal: Journal, kinds: dict[str, Kind], after: Callable[[str, int], None] | None = None
    ) -> None:
        self.journal = journal
        self.kinds = kinds
        self._after = after
        self._kept: dict[str, _Kept] = {}
        self._guard = threading.Lock()

    def create(self, head: StreamHead) -> None:
        """Makes a stream known."""
        if head.kind not in self.kinds:
            raise ValueError(f"no kind of stream {head.kind!r}; there are: {', '.join(self.kinds)}")
        self.journal.create(head)

    def state(self, stream: str) -> Any:
        """The newest state. Look, do not touch: it is the one the next command is decided on."""
        kept = self._get(stream)
        with kept.lock:
            self._refresh(stream, kept)
            return kept.state

    def reading(self, stream: str, look: Callable[[Any], Any]) -> Any:
        """What ``look`` sees in the newest state, while nobody changes it."""
        kept = self._get(stream)
        with kept.lock:
            self._refresh(stream, kept)
            return look(kept.state)

    def book(self, stream: str) -> Book:
        """The book in force, with the changes made for this event."""
        kept = self._get(stream)
        with kept.lock:
            self._refresh(stream, kept)
            return self._book(stream, kept)

    def command(self, stream: str, asked: Asked[Any]) -> Answered | Refused:
        """Decides the command and stores its events; answers once they are safe."""
        kept = self._get(stream)
        for _ in range(_TRIES):
            with kept.lock:
                try:
                    answer = self._try(stream, kept, asked)
                except VersionClash:
                    self._refresh(stream, kept)
                    continue
                except BaseException:
                    self._forget(stream)
                    raise
            if isinstance(answer, Answered) and answer.happened and not answer.repeated and self._after:
                self._after(stream, answer.version)
            return answer
        raise VersionClash(f"{stream}: too many writers")

    def _try(self, stream: str, kept: _Kept, asked: Asked[Any]) -> Answered | Refused:
        decider = kept.kind.decider
        with self.journal.writing(stream):
            self._refresh(stream, kept)
            if asked.key and asked.key in kept.state.answered:
                lines = self.journal.answered(stream, asked.key)
                return Answered([kept.reader.happened(line) for line in lines], kept.state.version, True)
            if asked.at < kept.state.at:  # another machine's clock is ahead: time never runs backwards here
                asked = msgspec.structs.replace(asked, at=kept.state.at)
            answer = decider.decide(kept.state, asked, self._book(stream, kept))
            if isinstance(answer, Refused):
                return answer
            happened = happen(kept.state, asked, answer)
            lines = lines_of(happened, kept.digest)
            self.journal.append(stream, kept.state.version, lines)
        for one in happened:
            decider.evolve(kept.state, one)
        if lines:
            kept.digest = lines[-1].digest
        return Answered(happened, kept.state.version)

    def lines(self, stream: str, after: int = 0) -> list[Line]:
        """The stored lines after a version."""
        return list(self.journal.read(stream, after))

    def _book(self, stream: str, kept: _Kept) -> Book:
        head = self.journal.head(stream)
        assert head is not None
        return kept.kind.book(kept.state, head.book)

    def _get(self, stream: str) -> _Kept:
        with self._guard:
            kept = self._kept.get(stream)
            if kept is None:
                head = self.journal.head(stream)
                if head is None:
                    raise UnknownStream(stream)
                kept = self._kept[stream] = _Kept(self.kinds[head.kind])
            return kept

    def _refresh(self, stream: str, kept: _Kept) -> None:
        kept.catch_up(self.journal.read(stream, kept.state.version))

    def _forget(self, stream: str) -> None:
        with self._guard:
            self._kept.pop(stream, None)
