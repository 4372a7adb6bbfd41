"""Which clauses speak of which topic."""

from collections.abc import Iterable

import msgspec

from torneo.rulebook.book import Book
from torneo.rulebook.clause import Clause
from torneo.rulebook.library import topic_groups


class TopicEntry(msgspec.Struct, frozen=True):
    """The clauses of one topic, of all the books asked for, book after book."""

    group: str
    topic: str
    clauses: tuple[Clause, ...]


def topic_index(books: Iterable[Book]) -> tuple[TopicEntry, ...]:
    """Every topic in its order, also those without clauses; a clause shared by two books comes once."""
    filed: dict[str, dict[str, Clause]] = {}
    for book in books:
        for clause in book.clauses.values():
            filed.setdefault(clause.topic, {})[clause.id] = clause
    return tuple(
        TopicEntry(group.id, topic, tuple(filed.get(topic, {}).values()))
        for group in topic_groups()
        for topic in group.topics
    )


def group_of(topic: str) -> str:
    """The group a topic belongs to, or an empty string."""
    return next((group.id for group in topic_groups() if topic in group.topics), "")
