"""Which clauses hang together: a duty and the rules that settle its breach."""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.citations import CASES


def linked(book: Book, clause: str) -> tuple[str, ...]:
    """The clauses to look at next when this one was broken."""
    found: dict[str, None] = {}
    for ids in _duties(book):
        if ids[0] == clause:
            found.update(dict.fromkeys(ids[1:]))
    for ref in book.clauses[clause].refs:
        found.update(dict.fromkeys(one.id for one in book.under(ref)))
    found.pop(clause, None)
    return tuple(found)


def speaks_of(book: Book, case: str, clause: str) -> bool:
    """Is the clause one of those the case names?"""
    return clause in CASES.of(book, case)


def duties_behind(book: Book, clause: str) -> tuple[str, ...]:
    """The duties whose breach a clause settles."""
    return tuple(dict.fromkeys(ids[0] for ids in _duties(book) if clause in ids[1:]))


def _duties(book: Book) -> Iterator[tuple[str, ...]]:
    """The clauses of each duty the book speaks of: the duty first, then what settles its breach."""
    for name in CASES.policies:
        if name.startswith("duty_") and (ids := CASES.of(book, name)):
            yield ids
