"""Everything that can be said about a stream: does it hold, and did the program decide by the book?"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from torneo.journal.keeper import Kind
from torneo.journal.line import Line, Reader
from torneo.journal.store import StreamHead
from torneo.journal.verify import Report, verify
from torneo.rulebook import Lang
from torneo.tournament.corrections.verifying import Mismatch
from torneo.tournament.words import say


class Findings(msgspec.Struct, kw_only=True):
    """What became of one stream. ``mismatches``: what comes out otherwise when it is derived again."""

    report: Report
    mismatches: list[Mismatch] = []

    @property
    def sound(self) -> bool:
        return self.report.sound and not self.mismatches

    @property
    def version(self) -> int:
        """The first version that does not hold; 0 if all do, or if it is about the stream as such."""
        if self.report.fault is not None:
            return self.report.fault.version
        return min((one.seq for one in self.mismatches if one.seq), default=0)

    def as_data(self, lang: Lang) -> dict[str, Any]:
        """For programs."""
        report, fault = self.report, self.report.fault
        first = self.mismatches[0] if self.mismatches else None
        return {
            "stream": report.head.name, "kind": report.head.kind, "book": report.head.book,
            "events": report.events, "digest": report.digest, "sound": self.sound, "version": self.version,
            "code": fault.code if fault else first.code if first else "",
            "message": fault.say(lang) if fault else say(first.code, first.facts, lang) if first else "",
            "mismatches": [
                {"version": one.seq, "code": one.code, "message": say(one.code, one.facts, lang),
                 "clauses": one.clauses}
                for one in self.mismatches
            ],
        }  # fmt: skip


def check_stream(
    head: StreamHead, kinds: dict[str, Kind], lines: Callable[[], Iterable[Line]], seeds: Sequence[str] = ()
) -> Findings:
    """Goes through a stream; if it holds, the independent verifier of its kind derives everything again.
    ``seeds``: those of the room's draws that are not public yet."""
    report = verify(head, kinds, lines)
    found = Findings(report=report)
    kind = kinds.get(head.kind)
    if report.sound and kind is not None and kind.check is not None:
        reader = Reader(kind.decider)
        happened = [reader.happened(line) for line in lines()]
        found.mismatches = kind.check(happened, lambda state: kind.book(state, head), seeds)
    return found
