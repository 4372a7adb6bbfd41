"""The rulebooks as pages show them: the library, the contents of a book, what a search finds."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from torneo.rulebook import (
    KINDS,
    Book,
    Clause,
    Found,
    Hit,
    Lang,
    Link,
    PolicyNote,
    all_books,
    find,
    group_of,
    labels,
    load_book,
    marks,
    policies,
    replaced_by,
    topic_groups,
    topic_index,
)

#: How many clauses a search shows at once.
MOST = 40
_AROUND = 220
#: A name such as ``penalty_menu``.
_NAME = re.compile(r"\b([a-z0-9]+(?:_[a-z0-9]+)+)\b")


class Piece(msgspec.Struct, frozen=True):
    """A run of text; ``to`` is the clause or rule it leads to, if any, ``policy`` the policy; ``found``: a
    word somebody sought."""

    text: str
    to: str = ""
    found: bool = False
    policy: str = ""


def pieces(text: str, links: tuple[Link, ...]) -> list[Piece]:
    """A text cut at its links."""
    found, last = [], 0
    for link in links:
        found += [Piece(text[last : link.start]), Piece(text[link.start : link.end], link.to)]
        last = link.end
    found.append(Piece(text[last:]))
    return [piece for piece in found if piece.text]


def note_shown(note: PolicyNote | None, lang: Lang) -> list[Piece]:
    """A note on a policy cut at its links; other policies are named by their question."""
    said = (note.en if lang == "en" else note.es) if note else None
    found = []
    for piece in pieces(said.text, said.links) if said else []:
        if piece.to:
            found.append(piece)
            continue
        for text in _NAME.split(piece.text):
            one = policies().get(text)
            found.append(Piece(f"«{one.question.say(lang)}»", policy=text) if one else Piece(text))
    return [piece for piece in found if piece.text]


def book_shown(book: Book, lang: Lang) -> dict[str, Any]:
    return {
        "id": book.id,
        "name": book.name.say(lang),
        "short": book.short,
        "about": book.about.say(lang),
        "clauses": len(book.clauses),
        "edition": book.edition,
        "in_force": book.in_force,
        "replaces": load_book(book.replaces) if book.replaces else None,
        "replaced_by": [load_book(newer) for newer in replaced_by(book.id)],
        "publisher": book.publisher,
        "base": book.base,
    }


def books(lang: Lang) -> list[dict[str, Any]]:
    return [book_shown(book, lang) for book in all_books()]


def contents(book: Book, lang: Lang) -> list[dict[str, Any]]:
    """The groups of topics of which the book speaks, each with its clauses; a house's own come first."""
    entries = {entry.topic: entry.clauses for entry in topic_index([book])}
    shown = []
    for group in topic_groups():
        topics = [
            {
                "id": topic,
                "title": title.say(lang),
                "clauses": [_listed(book, clause, lang) for clause in entries[topic]],
            }
            for topic, title in group.topics.items()
            if entries[topic]
        ]
        if topics:
            shown.append({"id": group.id, "title": group.title.say(lang), "topics": topics})
    return shown


def _listed(book: Book, clause: Clause, lang: Lang) -> dict[str, Any]:
    words = clause.wording(lang)
    return {
        "id": clause.id,
        "number": clause.number,
        "title": words.title,
        "text": words.text,
        "own": book.is_house and clause.book == book.id,
        "amended": book.amended.get(clause.id, ()),
    }


def topic_title(topic: str, lang: Lang) -> str:
    titles = (group.topics[topic] for group in topic_groups() if topic in group.topics)
    return next((title.say(lang) for title in titles), topic)


def topic_choices(lang: Lang) -> list[dict[str, Any]]:
    """Every topic in its group, for a list to choose from."""
    return [
        {
            "title": group.title.say(lang),
            "topics": [{"id": topic, "title": title.say(lang)} for topic, title in group.topics.items()],
        }
        for group in topic_groups()
    ]


def kind_choices(lang: Lang) -> list[dict[str, str]]:
    return [{"id": kind, "title": labels().kinds[kind].say(lang)} for kind in KINDS]


def found(asked: Sequence[Book], query: str, topic: str, kind: str, lang: Lang) -> dict[str, Any]:
    """What a search finds, topics first, the best first; without words, all clauses of the topic or kind."""
    if query.strip():
        got = find(asked, query, topic=topic, kind=kind, lang=lang)
    else:
        got = Found((), _all(asked, topic, kind, lang))
    return {
        "count": len(got.hits),
        "more": max(len(got.hits) - MOST, 0),
        "meant": got.meant,
        "unknown": got.unknown,
        "topics": [] if topic else [_topic_shown(asked, one.topic, lang) for one in got.topics],
        "hits": [_hit_shown(hit, got.terms, lang) for hit in got.hits[:MOST]],
    }


def _topic_shown(asked: Sequence[Book], topic: str, lang: Lang) -> dict[str, Any]:
    count = sum(clause.topic == topic for book in asked for clause in book.clauses.values())
    return {"id": topic, "title": topic_title(topic, lang), "count": count}


def _all(asked: Sequence[Book], topic: str, kind: str, lang: Lang) -> tuple[Hit, ...]:
    if not topic and not kind:
        return ()
    return tuple(
        Hit(clause, 0, lang)
        for book in asked
        for clause in book.clauses.values()
        if clause.topic == (topic or clause.topic) and clause.kind == (kind or clause.kind)
    )


def _hit_shown(hit: Hit, terms: frozenset[str], lang: Lang) -> dict[str, Any]:
    """Told in the language of the page, or in the one somebody asked in."""
    clause = hit.clause
    said = clause.wording(hit.lang)
    return {
        "id": clause.id,
        "number": clause.number,
        "book": clause.book,
        "lang": hit.lang,
        "title": marked(said.title, hit.lang, terms),
        "text": _part(said.text, hit.lang, terms),
        "topic": topic_title(clause.topic, lang),
        "group": group_of(clause.topic),
        "kind": labels().kinds[clause.kind].say(lang),
    }


def _part(text: str, lang: Lang, terms: frozenset[str]) -> list[Piece]:
    """The part of a long text around the first word found, with what was sought marked."""
    if len(text) <= _AROUND:
        return marked(text, lang, terms)
    places = marks(text, lang, terms)
    first = max((places[0][0] if places else 0) - _AROUND // 3, 0)
    first = text.rfind(" ", 0, first) + 1 if first else 0
    last = len(text) if first + _AROUND >= len(text) else text.rfind(" ", 0, first + _AROUND)
    before, after = "… " if first else "", " …" if last < len(text) else ""
    return marked(before + text[first:last] + after, lang, terms)


def marked(text: str, lang: Lang, terms: frozenset[str]) -> list[Piece]:
    """A text with what somebody sought marked."""
    shown: list[Piece] = []
    last = 0
    for start, end in marks(text, lang, terms):
        shown += [Piece(text[last:start]), Piece(text[start:end], found=True)]
        last = end
    shown.append(Piece(text[last:]))
    return [piece for piece in shown if piece.text]
