"""Questions from the scenarios that come with Torneo: every step with an expectation can be asked about."""

import random
from functools import lru_cache
from typing import Any, Final

import msgspec
import yaml

from torneo.academy.asking import ASKS
from torneo.academy.making import question_of
from torneo.academy.moment import Moment
from torneo.academy.question import Plain, Question, Unfit
from torneo.floor.scenario.shipped import Example, examples
from torneo.floor.scenario.told import CannotTell
from torneo.rulebook import Book, book_ids

_HEAD: Final = ("scenario", "book", "clauses", "expect", "steps")
_OF: Final = {
    "ruling": ("ruling", "action", "to"),
    "clause": ("clauses",),
    "to_call": ("to_call",),
    "min_raise": ("min_raise_to",),
    "max_raise": ("max_raise_to",),
    "pot": ("pot",),
    "pots": ("pots",),
    "returned": ("returned",),
    "stack": ("stacks",),
    "next": ("next",),
    "shows_first": ("shows_first", "show_order"),
    "winner": ("winners",),
    "odd_chip": ("odd_chip_to",),
    "live": ("dead", "live"),
    "positions": ("button", "small_blind", "big_blind"),
    "may": ("may", "may_not"),
    "options": ("options",),
    "steps": ("steps",),
    "seconds": ("seconds",),
    "until": ("correctable_until",),
}
"""Kind of question -> the expectations that make it worth asking."""


class Story(msgspec.Struct, frozen=True):
    """A scenario as plain data; ``asked``: number of the step -> the kinds its expectations speak of."""

    setup: Plain
    steps: tuple[Plain, ...]
    asked: dict[int, tuple[str, ...]]


@lru_cache(maxsize=2048)
def story(example: Example) -> Story:
    told: dict[str, Any] = yaml.load(example.text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    steps: list[Plain] = []
    asked: dict[int, tuple[str, ...]] = {}
    for number, step in enumerate(told["steps"], start=1):
        expect = step.pop("expect", None) or {}
        steps.append(step)
        kinds = tuple(kind for kind, keys in _OF.items() if any(key in expect for key in keys))
        if kinds:
            asked[number] = kinds
    setup = {key: value for key, value in told.items() if key not in _HEAD}
    return Story(setup, tuple(steps), asked)


def of_topic(book: Book, topic: str) -> list[Example]:
    """The scenarios of a book about a topic."""
    home = book.base or book.id
    return [one for one in examples().values() if one.book == home and one.topic == topic]


def topics(book: Book) -> list[str]:
    home = book.base or book.id
    return list(dict.fromkeys(one.topic for one in examples().values() if one.book == home))


def shipped_question(book: Book, example: Example, number: int, kind: str, ref: str) -> Question:
    """The question about one step; may raise ``Unfit``."""
    told = story(example)
    if kind not in told.asked.get(number, ()) or example.book not in book_ids():
        raise Unfit(ref)
    try:
        moment = Moment(book, told.setup, told.steps[:number])
    except CannotTell as error:
        raise Unfit(ref) from error
    rng = random.Random(ref)
    return question_of(moment, kind, rng, ref, difficulty=min(3, 1 + number // 2), topic=example.topic)


def all_asked(example: Example) -> list[tuple[int, str]]:
    """Every step and kind worth asking about."""
    return [
        (number, kind) for number, kinds in story(example).asked.items() for kind in kinds if kind in ASKS
    ]
