"""Playing unruly hands one after another, and what failed, each failure once."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

import msgspec

from tools.unruly.acts import any_step
from tools.unruly.shrinking import shortest
from tools.unruly.spots import Plain, any_spot
from tools.unruly.watched import Watched, kind_of
from torneo.floor.scenario.fault import document_of
from torneo.floor.scenario.shape import shape
from torneo.floor.scenario.told import CannotTell, ToldHand
from torneo.hand import GAMES
from torneo.rulebook import Book

_LONGEST: Final = 60
"""Acts after which a hand gives way to another."""
_SAMPLED: Final = 10
"""One hand in so many is told twice, and drawn and worded in both languages after each act."""


class Tally(msgspec.Struct):
    """Figures of one book: ``refused`` acts were told to be impossible or unreadable."""

    hands: int = 0
    acts: int = 0
    refused: int = 0
    questions: int = 0
    failed: int = 0


class Failure(msgspec.Struct):
    """``what`` went wrong, how often, and the shortest scenario found that brings it about."""

    what: str
    book: str
    times: int
    document: str


class Report(msgspec.Struct):
    books: dict[str, Tally] = {}
    failures: list[Failure] = []


def play_unruly(
    rng: random.Random,
    acts: int,
    books: Sequence[Book],
    games: Sequence[str] = tuple(GAMES),
    tell: Callable[[int], None] | None = None,
) -> Report:
    """About so many acts, books and games by turns; ``tell`` hears how many have been done."""
    report = Report({book.id: Tally() for book in books})
    found: dict[str, Failure] = {}
    done = 0
    for number, (book, game) in enumerate(_by_turns(books, games)):
        if done >= acts:
            break
        tally = report.books[book.id]
        tally.hands += 1
        before = tally.acts
        failed = _play(rng, book, any_spot(rng, game), tally, sampled=number % _SAMPLED == 0)
        done += tally.acts - before + 1
        if failed is not None:
            what, setup, steps = failed
            tally.failed += 1
            key = kind_of(what)
            if key in found:
                found[key].times += 1
            else:
                setup, steps = shortest(setup, steps, partial(_fails, book, key))
                found[key] = Failure(what, book.id, 1, document_of(book, setup, steps, what))
        if tell is not None:
            tell(done)
    report.failures = sorted(found.values(), key=lambda one: -one.times)
    return report


def _by_turns(books: Sequence[Book], games: Sequence[str]) -> Iterator[tuple[Book, str]]:
    number = 0
    while True:
        yield books[number % len(books)], games[number // len(books) % len(games)]
        number += 1


def _play(
    rng: random.Random, book: Book, setup: Plain, tally: Tally, *, sampled: bool
) -> tuple[str, Plain, list[Plain]] | None:
    """One hand to its end, to something that must not be, or for as long as nobody loses patience."""
    try:
        watched = Watched(book, setup)
    except CannotTell:
        tally.refused += 1
        return None
    told = watched.told
    for _ in range(_LONGEST if told is not None and not watched.wrong else 0):
        assert told is not None
        step = any_step(rng, told)
        steps = [*told.steps, step]
        tally.acts += 1
        try:
            watched.tell(step, closely=sampled)
        except CannotTell:
            tally.refused += 1
            continue
        if watched.wrong:
            return watched.wrong, setup, steps
        tally.questions += told.question is not None
    if watched.wrong:
        return watched.wrong, setup, []
    if sampled and told is not None and not same_again(told, book, setup, told.steps):
        return "same: told again, the rulings are others", setup, list(told.steps)
    return None


def same_again(told: ToldHand, book: Book, setup: Plain, steps: Iterable[Plain]) -> bool:
    """Told once more from the beginning: the same rulings, and the same table in the end?"""
    again = ToldHand(book, setup)
    same = all(again.tell(step) == rulings for step, rulings in zip(steps, told.rulings, strict=True))
    return same and shape(again) == shape(told)


def _fails(book: Book, key: str, setup: Plain, steps: Sequence[Plain]) -> bool:
    """Does the spot still bring the same failure about, with its last act?"""
    try:
        watched = Watched(book, setup)
        for step in steps:
            if watched.wrong:
                return False
            watched.tell(step)
    except CannotTell:
        return False
    if key.startswith("same") and watched.told is not None and not watched.wrong:
        return not same_again(watched.told, book, setup, watched.told.steps)
    return kind_of(watched.wrong) == key
