"""Every ordered pair of kinds of acts, on varied spots of every family of games, under every book.

    pieces = parts(["tda-2013"], (), sample=500, seed=7)
    report = report_of(search(piece, 7, ()) for piece in pieces)        # ``pair_report``

The pieces are independent: any number of processes may share them. The same seed plays the same hands.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from tools.unruly.kinds import Sort, families, kinds
from tools.unruly.pair_hand import Pair
from tools.unruly.play import Tally
from tools.unruly.spots import Plain
from tools.unruly.watched import kind_of
from torneo.rulebook import Book, load_book

SPOTS: Final = 20
"""Spots on which each pair of kinds is tried, of each family under each book."""
_REREAD: Final = 10
"""One hand in so many is read again from the text of its scenario."""


class Cell(msgspec.Struct, frozen=True):
    """A pair of kinds in one family of games under one book."""

    book: str
    family: str
    first: str
    second: str

    def hands(self) -> Iterator[tuple[int, Sort, Sort]]:
        """Each spot by its number with the sorts of the two acts; over the families every pair of sorts."""
        before, after = kinds()[self.first], kinds()[self.second]
        pairs = [(one, other) for one in before for other in after]
        shift = [*families()].index(self.family)
        count = max(SPOTS, -(-len(pairs) // len(families())))
        for number in range(count):
            yield number, *pairs[(number * len(families()) + shift) % len(pairs)]


class Found(msgspec.Struct):
    """A failure as it was met: ``what`` went wrong in which spot after which acts."""

    what: str
    book: str
    setup: Plain
    steps: list[Plain]
    times: int = 1


class Figures(msgspec.Struct):
    """What a part of the search came to. ``told``: of each pair of kinds tried, the hands in which both acts
    could be told."""

    books: dict[str, Tally] = {}
    families: dict[str, int] = {}
    told: dict[str, int] = {}
    cells: int = 0
    finished: int = 0
    found: dict[str, Found] = {}


def cells(books: Sequence[str], only: Sequence[str] = ()) -> Iterator[Cell]:
    """Every pair of kinds, in every family with one of the games, under every book."""
    for book in books:
        for family in families():
            if not only or {*only} & {*families()[family]}:
                for first in kinds():
                    for second in kinds():
                        yield Cell(book, family, first, second)


def search(part: Sequence[tuple[Cell, frozenset[int] | None]], seed: int, only: Sequence[str]) -> Figures:
    """The hands of some cells, all of them or those numbered."""
    figures = Figures()
    for cell, numbers in part:
        book = load_book(cell.book)
        figures.cells += 1
        for number, *sorts in cell.hands():
            if numbers is None or number in numbers:
                rng = random.Random(f"{seed} {msgspec.structs.astuple(cell)} {number}")
                _hand(rng, book, cell, sorts, number, figures, only)
    return figures


def _hand(
    rng: random.Random,
    book: Book,
    cell: Cell,
    sorts: Sequence[Sort],
    number: int,
    figures: Figures,
    only: Sequence[str],
) -> None:
    games = [code for code in families()[cell.family] if not only or code in only]
    tally = figures.books.setdefault(book.id, Tally())
    tally.hands += 1
    figures.families[cell.family] = figures.families.get(cell.family, 0) + 1
    pair = Pair(rng, book, games[number % len(games)])
    told = pair.watched.told
    pair.play(sorts)
    if told is None:
        tally.refused += 1
    else:
        tally.acts += len(told.steps)
        tally.refused += pair.refused
        tally.questions += pair.questions
        figures.finished += pair.finished
        key = f"{cell.first}, {cell.second}"
        figures.told[key] = figures.told.get(key, 0) + pair.both
        if not pair.wrong and number % _REREAD == 0:
            pair.read_again()
    if pair.wrong:
        tally.failed += 1
        kind = kind_of(pair.wrong)
        known = figures.found.get(kind)
        if known is not None:
            known.times += 1
        else:
            figures.found[kind] = Found(pair.wrong, book.id, pair.setup, pair.steps)


# ---- shared out -------------------------------------------------------------------------------------

Part = list[tuple[Cell, frozenset[int] | None]]


def parts(books: Sequence[str], only: Sequence[str], sample: int | None, seed: int) -> list[Part]:
    """All the hands there are, or ``sample`` of them, in pieces of one first act each."""
    every = [(cell, len(list(cell.hands()))) for cell in cells(books, only)]
    total = sum(count for _, count in every)
    drawn = None if sample is None or sample >= total else {*random.Random(seed).sample(range(total), sample)}
    pieces: dict[tuple[str, str, str], Part] = {}
    at = 0
    for cell, count in every:
        numbers = None if drawn is None else frozenset(n for n in range(count) if at + n in drawn)
        at += count
        if numbers is None or numbers:
            pieces.setdefault((cell.book, cell.family, cell.first), []).append((cell, numbers))
    return list(pieces.values())
