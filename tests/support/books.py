"""The books the tests go through: whatever the library has, so that a new one is tried unlisted."""

from typing import Any

import pytest

from torneo.rulebook import book_ids

BOOKS = book_ids()

#: The books that descend from the rules of the TDA; the Pokerfest book has its own ways.
FAMILY = tuple(book for book in BOOKS if book != "pokerfest-2011")


def by_book(*clauses: str) -> list[Any]:
    """One case for each book named by the clauses, marked with them."""
    books: dict[str, list[str]] = {}
    for clause in clauses:
        books.setdefault(clause.partition("/")[0], []).append(clause)
    return [pytest.param(book, marks=pytest.mark.clause(*ids), id=book) for book, ids in books.items()]


def by_clause(*clauses: str) -> list[Any]:
    """One case for each clause, marked with it."""
    return [pytest.param(clause, marks=pytest.mark.clause(clause), id=clause) for clause in clauses]
