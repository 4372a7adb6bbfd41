"""Playing unruly hands one after another, and what failed, each failure once."""

import random
import traceback
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import msgspec

from torneo.floor.scenario.fault import EngineFault, document_of
from torneo.floor.scenario.shape import shape
from torneo.floor.scenario.told import CannotTell, ToldHand
from torneo.floor.sentences.acts import Teller
from torneo.floor.sentences.card import card_of
from torneo.hand import GAMES
from torneo.rulebook import LANGS, Book
from torneo.simulate.unruly.acts import any_step
from torneo.simulate.unruly.checks import chips_of, goes_on, wrong_chips, wrong_rulings
from torneo.simulate.unruly.shrinking import shortest
from torneo.simulate.unruly.spots import Plain, any_spot

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
            key = _kind_of(what)
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
    if sampled and told is not None and not _same_again(told, book, setup):
        return "same: told again, the rulings are others", setup, list(told.steps)
    return None


class Watched:
    """A told hand, and the first thing in it that must not be (``wrong``)."""

    def __init__(self, book: Book, setup: Plain) -> None:
        self.wrong = ""
        self.told: ToldHand | None = None
        try:
            self.told = ToldHand(book, setup)
        except EngineFault as fault:
            self.wrong = _where(fault)
            return
        self.wrong = wrong_chips(self.told.table, self.told.chips_at_first, None)

    def tell(self, step: Plain, *, closely: bool = True) -> None:
        """One more act; may raise ``CannotTell``."""
        told = self.told
        assert told is not None
        chips, asked = chips_of(told.table), told.table.asked
        try:
            rulings = told.tell(step)
            self.wrong = wrong_chips(told.table, chips, told.last_act)
            self.wrong = self.wrong or next(wrong_rulings(rulings, told), "")
            if not self.wrong and told.table.asked not in (None, asked) and not goes_on(told):
                self.wrong = f"question: {told.table.asked.reading.case} has no answer that goes on"
            if closely:
                self._look()
        except EngineFault as fault:
            self.wrong = _where(fault)

    def _look(self) -> None:
        """Drawn and worded as for people."""
        assert self.told is not None
        try:
            shape(self.told)
            assert self.told.last_act is not None
            for lang in LANGS:
                Teller(lang, self.told.names).act(self.told.last_act)
                for ruling in self.told.rulings[-1]:
                    card_of(ruling, lang)
        except Exception as error:
            self.wrong = _where_of(error)


def _same_again(told: ToldHand, book: Book, setup: Plain) -> bool:
    again = ToldHand(book, setup)
    return all(again.tell(step) == rulings for step, rulings in zip(told.steps, told.rulings, strict=True))


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
        return not _same_again(watched.told, book, setup)
    return _kind_of(watched.wrong) == key


def _where(fault: EngineFault) -> str:
    return _where_of(fault.__cause__ or fault)


def _where_of(error: BaseException) -> str:
    """The exception and the line of ours it came from."""
    ours = [frame for frame in traceback.extract_tb(error.__traceback__) if "torneo" in frame.filename]
    at = f"{ours[-1].filename.rpartition('torneo/')[2]}:{ours[-1].lineno}" if ours else "?"
    return f"exception: {type(error).__name__} at {at} ({error})"


def _kind_of(wrong: str) -> str:
    """Failures alike: the same line, the same question, the same way chips are wrong."""
    if wrong.startswith("exception: RecursionError"):
        return "exception: RecursionError"
    if wrong.startswith("exception"):
        return wrong.partition(" (")[0]
    if wrong.startswith("chips"):
        return "".join(letter for letter in wrong if not letter.isdigit())
    return wrong
