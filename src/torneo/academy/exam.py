"""Exams: a sheet says what is asked for; each candidate's paper is drawn fresh from the exam's seed."""

import random
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from torneo.academy.courses import ROLES, wanted
from torneo.academy.question import Question, Unfit
from torneo.academy.sources import draw
from torneo.rulebook import Book

MOST_QUESTIONS: Final = 100
MOST_MINUTES: Final = 600
_TRIES: Final = 40
"""Questions drawn for one place before a paper takes a family for the second time."""


class Sheet(msgspec.Struct, frozen=True):
    """``topics``: topics or groups of them, all of the role's course if empty; ``pass_mark`` in percent."""

    title: str
    book: str
    role: str
    topics: tuple[str, ...] = ()
    questions: int = 20
    minutes: int = 30
    pass_mark: int = 80
    seed: str = ""

    def problems(self, book: Book) -> list[str]:
        """Codes of what cannot be."""
        found = []
        if not self.title.strip() or len(self.title) > 100:
            found.append("title")
        if self.role not in ROLES:
            found.append("role")
        elif not wanted(book, self.role, self.topics):
            found.append("topics")
        if not 1 <= self.questions <= MOST_QUESTIONS:
            found.append("questions")
        if not 1 <= self.minutes <= MOST_MINUTES:
            found.append("minutes")
        if not 1 <= self.pass_mark <= 100:
            found.append("pass_mark")
        return found


def paper(sheet: Sheet, candidate: str, book: Book) -> tuple[Question, ...]:
    """The questions of a candidate: the same seed and candidate, the same paper. Topics come in turn, and no
    family twice while there are others."""
    rng = random.Random(f"{sheet.seed}|{candidate}|{sheet.book}|{sheet.role}|{'.'.join(sheet.topics)}")
    topics = list(wanted(book, sheet.role, sheet.topics))
    if not topics:
        raise Unfit("no topics")
    found: list[Question] = []
    families: set[str] = set()
    waiting: list[str] = []
    for place in range(sheet.questions):
        for tried in range(_TRIES):
            if not waiting:
                waiting = rng.sample(topics, len(topics))
            try:
                question = draw(rng, book, waiting.pop(), 4)
            except Unfit:
                continue
            if question.family not in families or tried > _TRIES // 2:
                found.append(question)
                families.add(question.family)
                break
        if len(found) == place:
            raise Unfit("no questions to be had")
    return tuple(found)


class Result(msgspec.Struct, frozen=True):
    right: int
    of: int
    passed: bool

    @property
    def percent(self) -> int:
        """Rounded down: nobody passes by rounding."""
        return 100 * self.right // self.of if self.of else 0


def graded(sheet: Sheet, questions: Sequence[Question], answers: Mapping[int, int]) -> Result:
    """``answers``: place of the question -> place of the choice; what is not answered is wrong."""
    right = sum(answers.get(place) == question.right for place, question in enumerate(questions))
    of = len(questions)
    return Result(right, of, bool(of) and 100 * right >= sheet.pass_mark * of)
