"""Clauses for what goes right: only those that speak of it. A refusal cites the book's silence too."""

from torneo.rulebook import Book
from torneo.tournament.citations import cite, speaks


def spoken(book: Book, *cases: str) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for case in cases:
        if speaks(book, case) or book.is_house:
            found.update(
                dict.fromkeys(clause for clause in cite(book, case) if clause not in book.when_silent)
            )
    return tuple(found)
