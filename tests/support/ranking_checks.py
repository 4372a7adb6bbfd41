"""Who scores in a circuit under each book, to be held against the books and changed ones:
``torneo rules mutate --checks tests.support.ranking_checks:checks``."""

from collections.abc import Iterator
from functools import partial

from tests.support.circuit import League
from tools.mutation.policy_checks import Check

from torneo.rulebook import Book, book_ids

PAID_PLACES_ONLY = ("fcp-2025",)


def holds(book: Book, *, paid_only: bool) -> bool:
    """Two paid places and a table of three: does the third place score?"""
    league = League(book, table={1: 10_00, 2: 7_00, 3: 5_00})
    league.event("e", *"abc", paid=2)
    return league.points() == {"a": 10_00, "b": 7_00, "c": 0 if paid_only else 5_00}


def checks() -> Iterator[Check]:
    for book in book_ids():
        passes = partial(holds, paid_only=book in PAID_PLACES_ONLY)
        yield Check(name=f"ranking of {book}", book=book, passes=passes)
