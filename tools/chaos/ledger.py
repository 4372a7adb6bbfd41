"""What was wished for and what was answered: kept outside the room, so that nothing the room loses is lost
here too."""

import threading
from collections import Counter

import msgspec


class Wish(msgspec.Struct):
    """One command somebody gives. ``event`` and ``mark``: the event it must bring about exactly once, and
    what tells it from all others. ``sends``: how often it had to be sent."""

    stream: str
    command: str
    fields: dict[str, object]
    event: str
    mark: str
    key: str
    sends: int = 0
    answered: bool = False

    @property
    def place(self) -> tuple[str, str, str]:
        return self.stream, self.event, self.mark


class Ledger:
    """Every wish, by what it must bring about. Threads write, the checker reads."""

    def __init__(self) -> None:
        self._guard = threading.Lock()
        self._wishes: dict[tuple[str, str, str], Wish] = {}
        self._fresh: list[Wish] = []
        self.answered = 0
        self.unanswered = 0
        self.surprises: list[str] = []
        self.statuses: Counter[str] = Counter()

    def wish(self, wish: Wish) -> None:
        with self._guard:
            self._wishes[wish.place] = wish

    def sent(self, wish: Wish, status: str) -> None:
        """It went out once more, and got no answer that settles it."""
        with self._guard:
            self.unanswered += 1
            self.statuses[status] += 1

    def done(self, wish: Wish) -> None:
        with self._guard:
            wish.answered = True
            self.answered += 1
            self._fresh.append(wish)

    def surprise(self, text: str) -> None:
        """An answer nobody should get: a refusal of something lawful."""
        with self._guard:
            self.surprises.append(text)

    def take_answered(self) -> list[Wish]:
        """Those answered since last asked."""
        with self._guard:
            fresh, self._fresh = self._fresh, []
            return fresh

    def known(self, place: tuple[str, str, str]) -> bool:
        with self._guard:
            return place in self._wishes

    def __len__(self) -> int:
        return len(self._wishes)
