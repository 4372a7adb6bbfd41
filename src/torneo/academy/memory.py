"""What a person remembers: one trace per family of questions, repeated by the strength of memory (FSRS).

A memory is plain data: it lies in a browser without an account, or with the account. Times are seconds.
"""

import random
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec
from fsrs import Card, Rating, Scheduler, State
from msgspec.structs import replace

from torneo.academy.question import Question, Unfit
from torneo.academy.sources import again, draw, make
from torneo.rulebook import Book

_DAY: Final = 86_400
_SCHEDULER: Final = Scheduler(enable_fuzzing=False)
_WEAK: Final = 0.8
"""A topic below this share of right answers is practised before a new one is begun."""
MOST_TRACES: Final = 1_500
"""More families than there are: a memory larger than this is nobody's."""


class Trace(msgspec.Struct, frozen=True):
    """``id``: the last question of the family; ``due`` and ``last``: when it should, and did, come."""

    id: str
    topic: str
    due: int = 0
    last: int = 0
    state: int = int(State.Learning)
    step: int | None = 0
    stability: float | None = None
    difficulty: float | None = None
    seen: int = 0
    right: int = 0


class Memory(msgspec.Struct, frozen=True):
    """``streak``: days in a row up to ``day`` (days since 1970) on which something was answered."""

    traces: dict[str, Trace] = {}
    answered: int = 0
    right: int = 0
    streak: int = 0
    longest: int = 0
    day: int = 0


def after(memory: Memory, question: Question, right: bool, at: int) -> Memory:
    """The memory once a question has been answered."""
    before = memory.traces.get(question.family) or Trace(question.id, question.topic)
    card = _SCHEDULER.review_card(_card(before), Rating.Good if right else Rating.Again, _time(at))[0]
    trace = Trace(
        id=question.id,
        topic=question.topic,
        due=int(card.due.timestamp()),
        last=at,
        state=int(card.state),
        step=card.step,
        stability=card.stability,
        difficulty=card.difficulty,
        seen=before.seen + 1,
        right=before.right + right,
    )
    today = at // _DAY
    streak = memory.streak + (today != memory.day) if today - memory.day in (0, 1) else 1
    return replace(
        memory,
        traces={**memory.traces, question.family: trace},
        answered=memory.answered + 1,
        right=memory.right + right,
        streak=max(streak, 1),
        longest=max(memory.longest, streak, 1),
        day=today,
    )


def _time(at: int) -> datetime:
    return datetime.fromtimestamp(at, UTC)


def _card(trace: Trace) -> Card:
    return Card(
        card_id=1,
        state=State(trace.state),
        step=trace.step,
        stability=trace.stability,
        difficulty=trace.difficulty,
        due=_time(trace.due),
        last_review=_time(trace.last) if trace.last else None,
    )


def recalled(trace: Trace, at: int) -> float:
    """How likely it is still known, from 0 to 1."""
    return float(_SCHEDULER.get_card_retrievability(_card(trace), _time(at)))


def due(memory: Memory, topics: Sequence[str], at: int) -> list[tuple[str, Trace]]:
    """Families that should come again, the weakest first."""
    wanted = {*topics}
    found = [(name, one) for name, one in memory.traces.items() if one.due <= at and one.topic in wanted]
    return sorted(found, key=lambda one: (recalled(one[1], at), one[0]))


class Standing(msgspec.Struct, frozen=True):
    """How far somebody is with a topic: families met, share of right answers, how much is remembered now."""

    topic: str
    families: int
    answered: int
    right: int
    recalled: float

    @property
    def weak(self) -> bool:
        return self.answered > 0 and self.right < _WEAK * self.answered


def standing(memory: Memory, topics: Sequence[str], at: int) -> list[Standing]:
    of: dict[str, list[Trace]] = {topic: [] for topic in topics}
    for trace in memory.traces.values():
        if trace.topic in of:
            of[trace.topic].append(trace)
    return [
        Standing(
            topic,
            len(traces),
            sum(one.seen for one in traces),
            sum(one.right for one in traces),
            sum(recalled(one, at) for one in traces) / len(traces) if traces else 0.0,
        )
        for topic, traces in of.items()
    ]


def next_question(memory: Memory, book: Book, topics: Sequence[str], at: int, rng: random.Random) -> Question:
    """What is due, the weakest first; else something new of a weak topic; else the course goes on."""
    for _, trace in due(memory, topics, at):
        try:
            return again(make(trace.id, book), rng, book)
        except Unfit:
            continue
    for topic in _new_topics(memory, topics, at, rng):
        try:
            return draw(rng, book, topic)
        except Unfit:
            continue
    raise Unfit("nothing to ask")


def _new_topics(memory: Memory, topics: Sequence[str], at: int, rng: random.Random) -> list[str]:
    """Weak topics first, then those not begun in their order, then the others, the least known first."""
    stands = standing(memory, topics, at)
    weak = sorted((one for one in stands if one.weak), key=lambda one: one.right / one.answered)
    fresh = [one for one in stands if not one.answered]
    rest = sorted((one for one in stands if one.answered and not one.weak), key=lambda one: one.recalled)
    if fresh and weak and rng.random() < 0.5:
        weak, fresh = fresh, weak
    return [one.topic for one in (*weak, *fresh, *rest)]
