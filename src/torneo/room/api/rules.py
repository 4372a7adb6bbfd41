"""Searching the rulebooks, as the pages do: topics first, then clauses. Nothing is stored."""

import re

import msgspec

from torneo.room.api.bodies import query_number
from torneo.room.api.operation import Ask, Query, Reply, operation
from torneo.room.api.problems import Wrong
from torneo.room.houses import book_named
from torneo.room.views.books import topic_title
from torneo.rulebook import KINDS, Book, Lang, all_books, find, topic_index
from torneo.rulebook.search import Hit

_USUAL, _MOST, _LONGEST = 20, 100, 200


class TopicFound(msgspec.Struct, kw_only=True):
    """``clauses``: how many the books asked for have on it."""

    topic: str
    title: str
    clauses: int
    score: float


class ClauseFound(msgspec.Struct, kw_only=True):
    """A clause in the language of ``Accept-Language``; ``found_in``: the language of the question."""

    id: str
    book: str
    topic: str
    kind: str
    title: str
    text: str
    score: float
    found_in: str


class RulesFound(msgspec.Struct, kw_only=True):
    """``meant``: the question as it was read where words were mistyped; ``unknown``: words nobody uses."""

    meant: str
    unknown: tuple[str, ...]
    topics: list[TopicFound]
    clauses: list[ClauseFound]


@operation("GET", "/rules", "rules", answer=RulesFound, query=(
    Query("q", {"type": "string"}),
    Query("book", {"type": "string"}),
    Query("topic", {"type": "string"}),
    Query("kind", {"type": "string", "enum": ["", *KINDS]}),
    Query("limit", {"type": "integer", "minimum": 1, "maximum": _MOST, "default": _USUAL}),
))  # fmt: skip
def rules(ask: Ask) -> Reply:
    asked = ask.request.GET
    topic, kind = asked.get("topic", ""), asked.get("kind", "")
    books = _books(asked.get("book", ""))
    counts = {entry.topic: len(entry.clauses) for entry in topic_index(books)}
    if topic and topic not in counts:
        raise Wrong(422, "bad_field", field="topic")
    if kind not in ("", *KINDS):
        raise Wrong(422, "bad_field", field="kind")
    limit = query_number(ask.request, "limit", _USUAL, 1, _MOST)
    found = find(books, asked.get("q", "")[:_LONGEST], topic=topic, kind=kind, limit=limit, lang=ask.lang)
    topics = [
        TopicFound(
            topic=one.topic,
            title=topic_title(one.topic, ask.lang),
            clauses=counts[one.topic],
            score=one.score,
        )
        for one in found.topics
    ]
    value = RulesFound(
        meant=found.meant, unknown=found.unknown, topics=topics,
        clauses=[_told(hit, ask.lang) for hit in found.hits],
    )  # fmt: skip
    return Reply(value=value)


def _told(hit: Hit, lang: Lang) -> ClauseFound:
    clause, words = hit.clause, hit.clause.wording(lang)
    return ClauseFound(
        id=clause.id, book=clause.book, topic=clause.topic, kind=clause.kind, title=words.title,
        text=words.text, score=hit.score, found_in=hit.lang,
    )  # fmt: skip


def _books(name: str) -> tuple[Book, ...]:
    """One book, a house's too, or all of Torneo's."""
    if not name:
        return all_books()
    book = book_named(name) if re.fullmatch(r"[a-z0-9_-]{1,80}", name) else None
    if book is None:
        raise Wrong(422, "bad_field", field="book")
    return (book,)
