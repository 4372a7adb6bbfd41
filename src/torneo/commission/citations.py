"""Which clauses a step of a case cites."""

from collections.abc import Sequence
from typing import Any

from torneo.rulebook import Book
from torneo.rulebook.cases import Cases

CASES = Cases("commission")
cite = CASES.cite


def stated(book: Book, name: str) -> Sequence[Any]:
    """A list that clauses of the book state as a parameter (``principles``, ``fallback_norms``); the first
    clause that has it wins."""
    return next((clause.params[name] for clause in book.clauses.values() if name in clause.params), ())
