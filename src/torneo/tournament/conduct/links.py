"""Which clauses hang together: a duty and the rules that settle its breach."""

from torneo.rulebook import Book
from torneo.tournament.citations import CASES


def linked(book: Book, clause: str) -> tuple[str, ...]:
    """The clauses to look at next when this one was broken."""
    base = book.base or book.id
    found: dict[str, None] = {}
    for name, case in CASES.all.items():
        ids = case.clauses.get(base, ()) if name.startswith("duty_") else ()
        if ids and ids[0] == clause:
            found.update(dict.fromkeys(ids[1:]))
    for ref in book.clauses[clause].refs:
        found.update(dict.fromkeys(one.id for one in book.under(ref)))
    found.pop(clause, None)
    return tuple(found)


def speaks_of(book: Book, case: str, clause: str) -> bool:
    """Is the clause one of those the case names?"""
    return clause in CASES.all[case].clauses.get(book.base or book.id, ())


def duties_behind(book: Book, clause: str) -> tuple[str, ...]:
    """The duties whose breach a clause settles."""
    base = book.base or book.id
    return tuple(
        dict.fromkeys(
            case.clauses[base][0]
            for name, case in CASES.all.items()
            if name.startswith("duty_") and clause in case.clauses.get(base, ())[1:]
        )
    )
