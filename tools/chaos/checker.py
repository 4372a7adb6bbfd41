"""Looks at the journal after each fall: does every stream hold, is everything that was answered there, and
nothing twice? It follows the streams line by line, so that a look costs what is new."""

from collections import Counter
from functools import partial

import msgspec

from tools.chaos.ledger import Ledger, Wish
from tools.chaos.room import SET_UP
from tools.chaos.wishes import MARKS
from torneo.journal.database import DatabaseJournal
from torneo.journal.kinds import KINDS
from torneo.journal.line import Line
from torneo.journal.verify import Walk

#: What only a level that has run out brings about: none is that short here.
_MOVED = ("LevelStarted", "LevelSet")


class Checker:
    """``wrong``: everything that should not be, in words."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._journal = DatabaseJournal()
        self._walks: dict[str, Walk] = {}
        self._answered: list[Wish] = []
        self._seen: Counter[tuple[str, str, str]] = Counter()
        self.lost = 0
        self.doubled = 0
        self.events = 0
        self.looks = 0
        self.wrong: list[str] = []

    def look(self) -> None:
        """What was answered so far must be in what is read after it. May be asked again where the database
        was away."""
        self._answered += self._ledger.take_answered()
        for head in self._journal.heads():
            walk = self._walks.get(head.name)
            if walk is None:
                every = partial(self._journal.read, head.name)
                walk = self._walks[head.name] = Walk(KINDS[head.kind], head, every)
            lines = list(self._journal.read(head.name, walk.state.version))
            fault = walk.go(lines)
            if fault is not None:
                self.wrong.append(f"{head.name}: {fault.version}: {fault.say('en')}")
            for line in lines:
                self._count(head.name, line)
            self.events += len(lines)
        self.wrong += [f"{name}: {fault.say('en')}" for name, fault in self._journal.faults()]
        self.looks += 1
        answered, self._answered = self._answered, []
        for wish in answered:
            if not self._seen[wish.place]:
                self.lost += 1
                self.wrong.append(f"lost: {wish.command} {wish.mark} in {wish.stream}")

    def _count(self, stream: str, line: Line) -> None:
        fields = MARKS.get(line.kind)
        if line.kind in _MOVED and line.actor != SET_UP:
            self.wrong.append(f"a clock that jumped has moved a level: {stream} {line.version} {line.kind}")
        if fields is None or not stream.startswith(("caos-", "premios-")):
            return
        event = msgspec.json.decode(line.body)
        place = stream, line.kind, "/".join(str(event[name]) for name in fields)
        if line.actor == SET_UP:  # as the event was set up
            return
        self._seen[place] += 1
        if self._seen[place] == 2:
            self.doubled += 1
            self.wrong.append(f"doubled: {place}")
        if not self._ledger.known(place):
            self.wrong.append(f"nobody asked for: {place}")
