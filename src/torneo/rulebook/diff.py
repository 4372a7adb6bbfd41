"""Two books side by side: the policies that differ, with the clauses behind each value, and the topics."""

from typing import Any

import msgspec

from torneo.rulebook.book import Book
from torneo.rulebook.topic_index import topic_index


class PolicyDiff(msgspec.Struct, frozen=True):
    """``keys`` are those of a table whose values differ; empty for other values."""

    policy: str
    left: Any
    right: Any
    left_clauses: tuple[str, ...]
    right_clauses: tuple[str, ...]
    keys: tuple[str | int, ...] = ()


class TopicDiff(msgspec.Struct, frozen=True):
    """A topic of which one book speaks and the other does not, or both with other policies."""

    topic: str
    left_clauses: tuple[str, ...]
    right_clauses: tuple[str, ...]
    policies: tuple[str, ...]


class BookDiff(msgspec.Struct, frozen=True):
    left: str
    right: str
    policies: tuple[PolicyDiff, ...]
    topics: tuple[TopicDiff, ...]
    same: int
    """Policies with the same value in both."""
    stated: tuple[PolicyDiff, ...] = ()
    """Those among them that only one of the two states: nothing changes in play, but there is a rule now."""


def diff_books(left: Book, right: Book) -> BookDiff:
    rows = [_row(left, right, name) for name in left.values]
    policies = tuple(row for row in rows if row.left != row.right)
    stated = tuple(
        row for row in rows if row.left == row.right and bool(row.left_clauses) != bool(row.right_clauses)
    )
    return BookDiff(
        left.id, right.id, policies, _topics(left, right, policies), len(rows) - len(policies), stated
    )


def _row(left: Book, right: Book, name: str) -> PolicyDiff:
    one, other = left.values[name], right.values[name]
    keys = _differing_keys(one, other)
    return PolicyDiff(name, one, other, left.clauses_for(name), right.clauses_for(name), keys)


def _differing_keys(left: Any, right: Any) -> tuple[str | int, ...]:
    if not isinstance(left, dict) or not isinstance(right, dict):
        return ()
    return tuple(key for key in {**left, **right} if left.get(key) != right.get(key))


def _topics(left: Book, right: Book, policies: tuple[PolicyDiff, ...]) -> tuple[TopicDiff, ...]:
    by_topic: dict[str, list[str]] = {}
    for diff in policies:
        for book, clauses in ((left, diff.left_clauses), (right, diff.right_clauses)):
            for clause_id in clauses:
                names = by_topic.setdefault(book.clause(clause_id).topic, [])
                if diff.policy not in names:
                    names.append(diff.policy)
    rows = []
    for entry_left, entry_right in zip(topic_index([left]), topic_index([right]), strict=True):
        topic = entry_left.topic
        one_sided = bool(entry_left.clauses) != bool(entry_right.clauses)
        if one_sided or topic in by_topic:
            rows.append(
                TopicDiff(
                    topic,
                    tuple(clause.id for clause in entry_left.clauses),
                    tuple(clause.id for clause in entry_right.clauses),
                    tuple(by_topic.get(topic, ())),
                )
            )
    return tuple(rows)
