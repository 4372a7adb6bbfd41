"""What a search over pairs came to: figures, and each kind of failure as the shortest scenario found."""

import random
from collections.abc import Iterable, Sequence
from functools import partial

import msgspec

from tools.unruly.finishing import finish
from tools.unruly.pairs import Figures, Found
from tools.unruly.play import Failure, Tally, same_again
from tools.unruly.shrinking import shortest
from tools.unruly.spots import Plain
from tools.unruly.watched import Watched, kind_of
from torneo.floor.scenario.fault import document_of
from torneo.floor.scenario.told import CannotTell
from torneo.rulebook import Book, load_book


class PairsReport(msgspec.Struct):
    """``pairs`` of kinds tried; ``never``: those of which no hand could be told both acts."""

    books: dict[str, Tally] = {}
    families: dict[str, int] = {}
    pairs: int = 0
    cells: int = 0
    hands: int = 0
    finished: int = 0
    never: list[str] = []
    failures: list[Failure] = []


def report_of(found: Iterable[Figures]) -> PairsReport:
    """The pieces put together, and each kind of failure made as short as it goes."""
    report = PairsReport()
    failed: dict[str, Found] = {}
    told: dict[str, int] = {}
    for figures in found:
        for book, tally in figures.books.items():
            known = report.books.setdefault(book, Tally())
            for name in Tally.__struct_fields__:
                setattr(known, name, getattr(known, name) + getattr(tally, name))
        for family, hands in figures.families.items():
            report.families[family] = report.families.get(family, 0) + hands
        report.cells += figures.cells
        report.finished += figures.finished
        for pair, hands in figures.told.items():
            told[pair] = told.get(pair, 0) + hands
        for kind, one in figures.found.items():
            if kind in failed:
                failed[kind].times += one.times
            else:
                failed[kind] = one
    report.hands = sum(tally.hands for tally in report.books.values())
    report.pairs = len(told)
    report.never = [pair for pair, hands in told.items() if not hands]
    report.failures = [_failure(kind, one) for kind, one in failed.items()]
    report.failures.sort(key=lambda one: -one.times)
    return report


def _failure(kind: str, one: Found) -> Failure:
    book = load_book(one.book)
    setup, steps = one.setup, one.steps
    if _fails(book, kind, setup, steps):
        setup, steps = shortest(setup, steps, partial(_fails, book, kind))
    return Failure(one.what, one.book, one.times, document_of(book, setup, steps, one.what))


def _fails(book: Book, kind: str, setup: Plain, steps: Sequence[Plain]) -> bool:
    """Does the spot still bring the same failure about: at its last act, or when it is to be finished?"""
    try:
        watched = Watched(book, setup)
        for step in steps:
            if watched.wrong:
                return False
            watched.tell(step, closely=False)
    except CannotTell:
        return False
    wrong = watched.wrong
    if not wrong and watched.told is not None:
        if kind.startswith("same"):
            return not same_again(watched.told, book, setup, watched.told.steps)
        if kind.startswith(("finish", "lawful", "open")):
            wrong = finish(watched, random.Random(0))
    return kind_of(wrong) == kind
