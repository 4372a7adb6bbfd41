"""The keeper of states: takes commands, decides them on the newest state, stores what happened, then answers.

States are kept in memory per stream and brought up to date from the journal before each decision, so that
any number of processes may command one stream. A state is nothing but the fold of its events: losing it
costs a replay.
"""

import threading
from collections.abc import Callable, Sequence
from copy import deepcopy
from itertools import islice
from typing import Any, TypeVar

import msgspec

from torneo.journal.fault import Fault, Unreadable, UnreadableStream
from torneo.journal.line import LONGEST, Line, Reader, applied, lines_of, reread
from torneo.journal.store import Journal, StreamHead, StreamTaken, VersionClash
from torneo.rulebook import Book, RulebookError
from torneo.tournament.kernel import Asked, Command, Decider, Happened, Refused, command_text, happen

_TRIES = 20
T = TypeVar("T")


def _nothing(_: Any) -> list[str]:
    return []


class Kind(msgspec.Struct, frozen=True):
    """A kind of stream: its decider, an empty state, how to find the book in force, what is wrong with a
    state (an empty list: nothing), and the independent verifier of its events: it is given the book in force
    by the state of the moment, and the seeds of draws that are known though not public."""

    decider: Decider[Any]
    new: Callable[[], Any]
    book: Callable[[Any, StreamHead], Book]
    problems: Callable[[Any], list[str]] = _nothing
    check: Callable[[list[Happened], Callable[[Any], Book], Sequence[str]], list[Any]] | None = None


class Answered(msgspec.Struct, frozen=True):
    """What a command brought about, and the version it led to. ``repeated``: it had been answered before;
    these are the same events."""

    happened: list[Happened]
    version: int
    repeated: bool = False


class UnknownStream(LookupError):
    """There is no stream of that name."""


class UnknownKind(LookupError):
    """This program makes no streams of that kind."""


class MovedOn(Exception):
    """The stream is no longer at the version a command was meant for. ``version``: where it is now."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class UnsoundState(Exception):
    """A command whose events would break what must hold in every state. It has not been stored."""


class _Kept:
    """One stream's newest known state. ``excused``: it was unsound when it was read, and must go on.
    ``given_up``: what is wrong with it, and the end of the stream at which it was so."""

    __slots__ = ("digest", "excused", "given_up", "head", "kind", "lock", "reader", "state")

    def __init__(self, head: StreamHead, kind: Kind) -> None:
        self.head = head
        self.kind = kind
        self.reader = Reader(kind.decider)
        self.lock = threading.RLock()
        self.excused = False
        self.given_up: tuple[Fault, tuple[int, str] | None] | None = None
        self.clear()

    def clear(self) -> None:
        """Forgets the state, to be made again from the journal."""
        self.state = self.kind.new()
        self.digest = self.head.digest

    def catch_up(self, journal: Journal) -> None:
        """Takes in what has been stored since; ``Unreadable`` at the first line that this program cannot
        take in. A stream read from its beginning is read again for the last of its corrections only."""
        name, decider = self.head.name, self.kind.decider
        line, read, anew = None, self.reader.happened, not self.state.version

        def before(version: int) -> list[Happened]:
            return self.history(journal, version - 1)

        for line in journal.read(name, self.state.version, asked=False):
            happened = read(line)
            if anew and type(happened.event) in decider.rereading:
                last = journal.last_of(name, {kind.__name__ for kind in decider.rereading})
                reread(decider, self.state, self.history(journal, last))
                self.catch_up(journal)
                return
            applied(decider, self.state, happened, before)
        if line is not None:
            self.digest = line.digest

    def history(self, journal: Journal, until: int) -> list[Happened]:
        """Everything that happened up to a version."""
        lines = list(islice(journal.read(self.head.name), until))
        if lines:
            self.digest = lines[-1].digest
        return [self.reader.happened(line) for line in lines]

    def book(self) -> Book:
        try:
            return self.kind.book(self.state, self.head)
        except RulebookError as error:
            raise UnreadableStream(self.head.name, Fault(0, "bad_book", {"why": str(error)})) from error


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
        """Makes a stream known; its first command may come later."""
        self._check(head)
        self.journal.create(head)

    def begin(self, head: StreamHead, asked: Asked[Any]) -> Answered | Refused:
        """Makes a stream known together with its first command: if that is refused, there is no stream."""
        known = self.journal.head(head.name)
        if known is None:
            self._check(head)
            return self._answer(_Kept(head, self.kinds[head.kind]), asked)
        if known != head:
            raise StreamTaken(head.name)
        return self.command(head.name, asked)

    def state(self, stream: str) -> Any:
        """A copy of the newest state, which nobody changes: dear for a large event. ``reading`` looks at the
        state itself."""
        return self.reading(stream, deepcopy)

    def reading(self, stream: str, look: Callable[[Any], T]) -> T:
        """What ``look`` sees in the newest state, while nobody changes it. What it gives back must hold
        nothing of the state that an event could change."""
        kept = self._get(stream)
        with kept.lock:
            self._refresh(kept)
            return look(kept.state)

    def looking(self, stream: str, look: Callable[[Any, Book], T]) -> T:
        """The same for whoever needs the book in force too: the journal is asked once."""
        kept = self._get(stream)
        with kept.lock:
            self._refresh(kept)
            return look(kept.state, kept.book())

    def book(self, stream: str) -> Book:
        """The book in force, with the changes made for this event."""
        kept = self._get(stream)
        with kept.lock:
            self._refresh(kept)
            return kept.book()

    def known(self, stream: str, look: Callable[[Any], T]) -> T | None:
        """What ``look`` sees in the state as this process knows it, or None: the journal is not asked whether
        it has moved on, and nobody is kept from writing, so that it may take one frozen part only."""
        with self._guard:
            kept = self._kept.get(stream)
        return None if kept is None or not kept.state.version else look(kept.state)

    def command(
        self,
        stream: str,
        asked: Asked[Any],
        meant_for: int | None = None,
        clock: Callable[[], int] | None = None,
    ) -> Answered | Refused:
        """Decides the command and stores its events; answers once they are safe. ``meant_for``: the only
        version of the stream on which it may be decided, else ``MovedOn``. ``clock``: tells the time where it
        is decided, in place of ``asked.at``: somebody may have set the event's time meanwhile."""
        return self._answer(self._get(stream), asked, meant_for, clock)

    def answered(self, stream: str, key: str) -> Answered | None:
        """What the key's command brought about, if it has been answered."""
        kept = self._get(stream)
        with kept.lock:
            self._refresh(kept)
            known = key in kept.state.answered
        return _answer_of(kept, self.journal.answered(stream, key)) if known else None

    def lines(self, stream: str, after: int = 0) -> list[Line]:
        """The stored lines after a version."""
        return list(self.journal.read(stream, after))

    def _answer(
        self,
        kept: _Kept,
        asked: Asked[Any],
        meant_for: int | None = None,
        clock: Callable[[], int] | None = None,
    ) -> Answered | Refused:
        _check_words(asked)
        stream = kept.head.name
        for _ in range(_TRIES):
            with kept.lock:
                try:
                    answer = self._try(kept, asked, meant_for, clock)
                except VersionClash:
                    kept.clear()
                    continue
                except MovedOn:
                    raise
                except UnsoundState:
                    kept.clear()
                    self._refresh(kept)
                    if not kept.kind.problems(kept.state):
                        raise
                    kept.excused = True
                    continue
                except BaseException:
                    kept.clear()
                    raise
            if isinstance(answer, Answered) and answer.happened and not answer.repeated:
                with self._guard:
                    self._kept.setdefault(stream, kept)
                if self._after:
                    self._after(stream, answer.version)
            return answer
        raise VersionClash(f"{stream}: too many writers")

    def _try(
        self, kept: _Kept, asked: Asked[Any], meant_for: int | None, clock: Callable[[], int] | None
    ) -> Answered | Refused:
        """The events are applied as they will be read back, before they are stored: what cannot be read or
        applied never gets into the journal."""
        decider, head = kept.kind.decider, kept.head
        with self.journal.writing(head.name):
            self._refresh(kept)
            again = asked.key and asked.key in kept.state.answered
            if meant_for is not None and meant_for != kept.state.version and not again:
                raise MovedOn(kept.state.version)
            at = max(clock() if clock else asked.at, kept.state.at)  # time runs back by its own event only
            if at != asked.at:
                asked = msgspec.structs.replace(asked, at=at)
            rule = decider.commands.get(type(asked.command))
            if rule is not None and rule.history:
                asked = msgspec.structs.replace(asked, history=kept.history(self.journal, kept.state.version))
            events = decider.decide(kept.state, asked, kept.book())
            if isinstance(events, Refused):
                return events
            if again:
                return _answered_before(kept, asked, self.journal.answered(head.name, asked.key))
            lines = lines_of(happen(kept.state, asked, events), kept.digest)
            happened = [kept.reader.happened(line) for line in lines]
            if not kept.state.version:
                self.journal.create(head)
            before = kept.state.version
            for one in happened:
                decider.evolve(kept.state, one, asked.history)
            wrong = [] if kept.excused or not lines else kept.kind.problems(kept.state)
            if wrong:
                raise UnsoundState(f"{type(asked.command).__name__}: {'; '.join(wrong)}")
            self.journal.append(head.name, before, lines)
        if lines:
            kept.digest = lines[-1].digest
        return Answered(happened, kept.state.version)

    def _check(self, head: StreamHead) -> None:
        if head.kind not in self.kinds:
            raise UnknownKind(head.kind)
        if not head.well_named:
            raise ValueError(
                f"{head.name!r} is no name for a stream: letters, digits, '.', '_', '-'; 80 at most"
            )
        book = self.kinds[head.kind].book(self.kinds[head.kind].new(), head)
        if book.id != head.book:
            raise ValueError(f"the house book is {book.id!r}, not {head.book!r}")

    def _get(self, stream: str) -> _Kept:
        with self._guard:
            kept = self._kept.get(stream)
        if kept is not None:
            return kept
        head = self.journal.head(stream)
        if head is None:
            raise UnknownStream(stream)
        if head.kind not in self.kinds:
            raise UnreadableStream(stream, Fault(0, "unknown_kind", {"kind": head.kind}))
        with self._guard:
            return self._kept.setdefault(stream, _Kept(head, self.kinds[head.kind]))

    def _refresh(self, kept: _Kept) -> None:
        """Brings the state up to date. What could not be read once is not read again before the stream has
        changed: somebody looks at every event every second."""
        stream = kept.head.name
        if kept.given_up is not None and kept.given_up[1] == self._tip(stream):
            raise UnreadableStream(stream, kept.given_up[0])
        kept.given_up = None
        try:
            kept.catch_up(self.journal)
        except Unreadable as error:
            kept.clear()
            kept.given_up = error.fault, self._tip(stream)
            raise UnreadableStream(stream, error.fault) from error
        except BaseException:
            kept.clear()
            raise

    def _tip(self, stream: str) -> tuple[int, str] | None:
        try:
            return self.journal.tip(stream)
        except Unreadable:
            return None


def _answered_before(kept: _Kept, asked: Asked[Any], lines: list[Line]) -> Answered | Refused:
    """A key belongs to the command it was first given with: the same one is answered as the first time,
    another is a conflict. Where the first is not on record (lines of before commands were kept) nobody can
    tell, and what cannot be told is not called done."""
    first = kept.reader.command(lines[0])
    if first is not None and _plain(first) == _plain(asked.command):
        return _answer_of(kept, lines)
    return Refused("key_conflict", {"command": type(asked.command).__name__})


def _plain(command: Command) -> Any:
    return msgspec.json.decode(command_text(command))


def _answer_of(kept: _Kept, lines: list[Line]) -> Answered:
    return Answered([kept.reader.happened(line) for line in lines], lines[-1].version, True)


def _check_words(asked: Asked[Any]) -> None:
    """What no database could hold is a caller's fault, told before anything is decided."""
    for word in (asked.key, asked.by.name):
        if len(word) > LONGEST or "\0" in word:
            raise ValueError(f"keys and names have at most {LONGEST} characters: {word[:40]!r}…")
