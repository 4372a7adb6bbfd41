"""Does a stream hold? Every digest computed again, every event applied again, every state looked at.

Large events have too many entries to look at all of them after each command. The looks are spread so that
they cost about as much as applying the events; when one finds something wrong, the commands since the last
good look are gone through one by one, and the version named is the first at which it was so.
"""

from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any

import msgspec

from torneo.journal.fault import Fault, Unreadable
from torneo.journal.keeper import Kind
from torneo.journal.line import Line, Reader, applied
from torneo.journal.store import StreamHead
from torneo.rulebook import RulebookError
from torneo.tournament.kernel import Happened

#: Entries one event may wait for a look at the whole state.
_ENTRIES_AN_EVENT = 20


class Report(msgspec.Struct, kw_only=True):
    """What became of a stream. ``state`` is the state at its end, if it got there."""

    head: StreamHead
    events: int = 0
    digest: str = ""
    fault: Fault | None = None
    state: Any = None

    @property
    def sound(self) -> bool:
        return self.fault is None


def verify(head: StreamHead, kinds: dict[str, Kind], lines: Callable[[], Iterable[Line]]) -> Report:
    """Goes through a stream. ``lines`` gives its lines from the first, as often as it is called."""
    report = Report(head=head, digest=head.digest)
    kind = kinds.get(head.kind)
    if kind is None:
        report.fault = Fault(0, "unknown_kind", {"kind": head.kind})
        return report
    try:
        kind.book(kind.new(), head)
    except RulebookError as error:
        report.fault = Fault(0, "bad_book", {"why": str(error)})
        return report
    walk = Walk(kind, head, lines)
    report.fault = walk.go()
    report.events, report.digest = walk.state.version, walk.digest
    if report.fault is not None and report.fault.code == "unsound":
        closer = Walk(kind, head, lines, every_command_after=walk.good)
        report.fault = closer.go() or report.fault
        report.events, report.digest = closer.state.version, closer.digest
    elif report.fault is None:
        report.state = walk.state
    return report


class Walk:
    """One way through the lines, up to the first fault. ``lines`` gives them from the first; who follows a
    stream may ``go`` on with those that have come since."""

    def __init__(
        self,
        kind: Kind,
        head: StreamHead,
        lines: Callable[[], Iterable[Line]],
        every_command_after: int | None = None,
    ) -> None:
        self._lines = lines
        self.kind = kind
        self.head = head
        self.reader = Reader(kind.decider)
        self.state = kind.new()
        self.digest = head.digest
        self.good = 0
        self._closely_after = every_command_after
        self._last: Line | None = None
        self._keys: dict[str, int] = {}

    def go(self, fresh: Iterable[Line] | None = None) -> Fault | None:
        try:
            for line in self._lines() if fresh is None else fresh:
                fault = self._boundary(line) or self._line(line)
                if fault is not None:
                    return fault
        except Unreadable as error:
            return error.fault
        return self._look()

    def _before(self, version: int) -> list[Happened]:
        return [self.reader.happened(line) for line in islice(self._lines(), version - 1)]

    def _boundary(self, line: Line) -> Fault | None:
        """Between two commands the state must be sound."""
        last = self._last
        if last is None or (last.key, last.at, last.actor) == (line.key, line.at, line.actor):
            return None
        if self._closely_after is not None:
            return self._look() if self.state.version > self._closely_after else None
        size = len(getattr(self.state, "entries", ()))
        return self._look() if (self.state.version - self.good) * _ENTRIES_AN_EVENT >= size else None

    def _look(self) -> Fault | None:
        version = self.state.version
        wrong = self.kind.problems(self.state)
        if wrong:
            return Fault(version, "unsound", {"why": wrong[0]})
        book = getattr(self.state, "book", "")
        if book and book != self.head.book:
            return Fault(version, "other_book", {"found": book, "book": self.head.book})
        self.good = version
        return None

    def _line(self, line: Line) -> Fault | None:
        expected = self.state.version + 1
        if line.version != expected:
            return Fault(expected, "gap", {"expected": expected, "found": line.version})
        if not line.follows(self.digest):
            return Fault(line.version, "broken_chain")
        if line.at < self.state.at:
            return Fault(line.version, "time_runs_back")
        if line.key and line.key in self._keys and (self._last is None or self._last.key != line.key):
            return Fault(line.version, "key_twice", {"key": line.key, "first": self._keys[line.key]})
        self.reader.command(line)
        applied(self.kind.decider, self.state, self.reader.happened(line), self._before)
        self._keys.setdefault(line.key, line.version)
        self._last, self.digest = line, line.digest
        return None
