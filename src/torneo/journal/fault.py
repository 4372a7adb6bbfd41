"""What is wrong with a stream: where, a short code, and the facts of its sentence."""

from collections.abc import Mapping

import msgspec

from torneo.journal.words import say
from torneo.rulebook import Lang

Fact = str | int


class Fault(msgspec.Struct, frozen=True):
    """The first thing wrong: at which version (0: the stream as such), its code, and the facts of its
    sentence."""

    version: int
    code: str
    facts: Mapping[str, Fact] = {}

    def say(self, lang: Lang) -> str:
        return say(self.code, self.facts, lang)


class Unreadable(Exception):
    """A line that cannot be turned back into an event, or an event the state before it cannot take."""

    def __init__(self, version: int, code: str, **facts: Fact) -> None:
        super().__init__(version, code, facts)
        self.fault = Fault(version, code, facts)


class UnreadableStream(Exception):
    """A stream whose state cannot be worked out here: a line of it is damaged, or of a newer program. The
    others are none the worse."""

    def __init__(self, stream: str, fault: Fault) -> None:
        super().__init__(stream, fault)
        self.stream = stream
        self.fault = fault
