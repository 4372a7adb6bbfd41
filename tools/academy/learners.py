"""Simulated learners: does the schedule teach more than random order with the same number of exercises?

A learner forgets as people do: what was learnt fades with a half-life that grows with every success, more
where some time has passed, and shrinks with every failure. Neither order of exercises knows these numbers.
"""

import random
from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from torneo.academy.memory import Memory, after, due
from torneo.academy.question import Question
from torneo.rulebook import Bilingual

_DAY: Final = 86_400
_GUESS: Final = 0.25
"""How often somebody who knows nothing is right."""
_FIRST: Final = 1.2
"""Days after which half of what was seen once is gone, for an average head."""


class Head:
    """What one learner knows of each family: half-life in days, and when it was last met."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.gift = rng.uniform(0.6, 1.5)
        self.hardness: dict[str, float] = {}
        self.known: dict[str, tuple[float, float]] = {}

    def knows(self, family: str, day: float) -> float:
        if family not in self.known:
            return 0.0
        half_life, last = self.known[family]
        return float(0.5 ** ((day - last) / half_life))

    def answers(self, family: str, day: float) -> bool:
        chance = self.knows(family, day)
        right = self.rng.random() < chance + (1 - chance) * _GUESS
        hard = self.hardness.setdefault(family, self.rng.uniform(0.5, 1.6))
        half_life, last = self.known.get(family, (0.0, day))
        if family not in self.known:
            grown = _FIRST * self.gift / hard
        elif right:
            spaced = min(day - last, 2 * half_life) / half_life
            grown = half_life * (1 + 1.4 * self.gift / hard * spaced)
        else:
            grown = max(half_life * 0.5, 0.5)
        self.known[family] = (grown, day)
        return right


class Outcome(msgspec.Struct, frozen=True):
    """Shares from 0 to 1 of all families, a week after the last exercise: remembered by each way."""

    learners: int
    reviews: int
    scheduled: float
    at_random: float


def compare(seed: int, learners: int = 40, families: int = 60, days: int = 60, a_day: int = 12) -> Outcome:
    """The same heads, the same families, the same number of exercises a day: only the order differs."""
    ways: list[float] = []
    for order in (_by_schedule, _by_chance):
        total = 0.0
        for number in range(learners):
            head = Head(random.Random(f"{seed} {number}"))
            names = [f"f{place}" for place in range(families)]
            order(head, names, days, a_day, random.Random(f"{seed} {number} order"))
            total += sum(head.knows(name, days + 7) for name in names) / families
        ways.append(total / learners)
    return Outcome(learners, days * a_day, *ways)


Order = Callable[[Head, Sequence[str], int, int, random.Random], None]


def _by_schedule(head: Head, names: Sequence[str], days: int, a_day: int, rng: random.Random) -> None:
    """What is due, the weakest first; else something new; else what will be due next."""
    memory = Memory()
    fresh = list(names)
    start = 20_000 * _DAY
    for day in range(days):
        for turn in range(a_day):
            at = start + day * _DAY + turn * 60
            waiting = due(memory, ["t"], at)
            if waiting:
                name = waiting[0][0]
            elif fresh:
                name = fresh.pop(0)
            else:
                name = min(memory.traces, key=lambda one: memory.traces[one].due)
            right = head.answers(name, day + turn / 1440)
            memory = after(memory, _stand_in(name), right, at)


def _by_chance(head: Head, names: Sequence[str], days: int, a_day: int, rng: random.Random) -> None:
    for day in range(days):
        for turn in range(a_day):
            head.answers(rng.choice(names), day + turn / 1440)


def _stand_in(name: str) -> Question:
    """A question of a family, as far as a memory looks at it."""
    return Question(
        id=name,
        book="",
        kind="",
        family=name,
        topic="t",
        difficulty=1,
        setup={},
        steps=(),
        ask=Bilingual("", ""),
        choices=(),
        right=0,
    )
