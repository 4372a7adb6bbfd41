"""Queries as people type them find the clause or the topic they look for among the first three."""

from pathlib import Path

import pytest

from torneo.rulebook import Clause, all_books, find, load_book
from torneo.rulebook.clause import is_under

HERE = Path(__file__).parent


def asked(file: str) -> list[tuple[str, str, list[str]]]:
    lines = (HERE / file).read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [(query, book, accepted.split()) for query, book, accepted in rows]


def accepts(accepted: list[str], clause: Clause) -> bool:
    return any(f"topic:{clause.topic}" == one or is_under(clause.id, one) for one in accepted)


def missed(file: str) -> list[str]:
    """Those with no accepted clause, and no clause of an accepted topic, among the first three clauses."""
    return [
        query
        for query, book, accepted in asked(file)
        if not any(
            accepts(accepted, hit.clause)
            for hit in find(all_books() if book == "any" else [load_book(book)], query, limit=3).hits
        )
    ]


@pytest.mark.parametrize(("file", "most"), [("queries.txt", 10), ("more_queries.txt", 8)])
def test_nearly_all_find_what_they_look_for(file: str, most: int) -> None:
    assert len(asked(file)) >= 120
    not_found = missed(file)
    assert len(not_found) <= most, not_found


def test_the_topic_is_offered_first() -> None:
    for file in ("queries.txt", "more_queries.txt"):
        about = [row for row in asked(file) if row[2][0].startswith("topic:") and row[1] == "any"]
        first = [
            f"topic:{found.topics[0].topic}" in accepted
            for query, _, accepted in about
            if (found := find(all_books(), query)).topics
        ]
        assert sum(first) > 0.8 * len(about)
