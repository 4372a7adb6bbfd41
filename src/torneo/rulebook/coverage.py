"""How much of the books is proved: clauses a test exercised, clauses the product shows, clauses open."""

from collections.abc import Iterable, Mapping
from typing import Literal, get_args

import msgspec

from torneo.rulebook.book import Book
from torneo.rulebook.topic_index import group_of

Status = Literal["tested", "shown", "open"]
STATUSES: tuple[Status, ...] = get_args(Status)

SHOWN_KINDS = ("information", "duty")
"""Only clauses that nothing computes may count as covered by being shown."""


class ClauseCoverage(msgspec.Struct, frozen=True):
    id: str
    book: str
    topic: str
    kind: str
    status: Status
    tests: tuple[str, ...] = ()


class Tally(msgspec.Struct, frozen=True):
    tested: int = 0
    shown: int = 0
    open: int = 0


class Totals(msgspec.Struct, frozen=True):
    all: Tally
    books: dict[str, Tally]
    groups: dict[str, Tally]
    kinds: dict[str, Tally]


class Coverage(msgspec.Struct, frozen=True):
    clauses: tuple[ClauseCoverage, ...]
    totals: Totals


def coverage(books: Iterable[Book], tests: Mapping[str, Iterable[str]], shown: Iterable[str]) -> Coverage:
    """``tests``: clause id -> the tests and scenarios naming it that ran and passed in the last full run;
    ``shown``: ids of the clauses that appear in the product."""
    seen = frozenset(shown)
    rows = []
    for book in books:
        for clause in book.clauses.values():
            names = tuple(sorted(tests.get(clause.id, ())))
            status: Status = (
                "tested" if names else "shown" if clause.kind in SHOWN_KINDS and clause.id in seen else "open"
            )
            rows.append(ClauseCoverage(clause.id, clause.book, clause.topic, clause.kind, status, names))
    return Coverage(tuple(rows), _totals(rows))


def _totals(rows: list[ClauseCoverage]) -> Totals:
    return Totals(
        all=_tally(rows),
        books=_tallies(rows, [row.book for row in rows]),
        groups=_tallies(rows, [group_of(row.topic) for row in rows]),
        kinds=_tallies(rows, [row.kind for row in rows]),
    )


def _tallies(rows: list[ClauseCoverage], keys: list[str]) -> dict[str, Tally]:
    grouped: dict[str, list[ClauseCoverage]] = {}
    for row, key in zip(rows, keys, strict=True):
        grouped.setdefault(key, []).append(row)
    return {key: _tally(group) for key, group in grouped.items()}


def _tally(rows: list[ClauseCoverage]) -> Tally:
    counts = {status: sum(row.status == status for row in rows) for status in STATUSES}
    return Tally(**counts)
