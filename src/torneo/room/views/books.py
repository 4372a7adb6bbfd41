"""The rulebooks as pages show them: the library, the contents of a book, what a search finds."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from torneo.rulebook import (
    KINDS,
    Book,
    Clause,
    Hit,
    Lang,
    Link,
    PolicyNote,
    all_books,
    group_of,
    labels,
    load_book,
    policies,
    replaced_by,
    search,
    topic_groups,
    topic_index,
)
from torneo.rulebook.search import fold

#: How many clauses a search shows at once.
MOST = 40
_WORD = re.compile(r"\w+")
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
    said = (note.es if lang == "es" else note.en) if note else None
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
    """What a search finds, best first; without words, all clauses of the topic or kind."""
    hits = search(asked, query, topic=topic, kind=kind) if query.strip() else _all(asked, topic, kind, lang)
    words = [fold(word) for word in _WORD.findall(query)]
    telling = [word for word in words if len(word) > 2 or word.isdigit()] or words
    return {
        "count": len(hits),
        "more": max(len(hits) - MOST, 0),
        "hits": [_hit_shown(hit, telling, lang) for hit in hits[:MOST]],
    }


def _all(asked: Sequence[Book], topic: str, kind: str, lang: Lang) -> tuple[Hit, ...]:
    if not topic and not kind:
        return ()
    return tuple(
        Hit(clause, 0, lang)
        for book in asked
        for clause in book.clauses.values()
        if clause.topic == (topic or clause.topic) and clause.kind == (kind or clause.kind)
    )


def _hit_shown(hit: Hit, words: list[str], lang: Lang) -> dict[str, Any]:
    """Told in the language of the page, or in the one the words were found in."""
    clause = hit.clause
    spoken = hit.lang if words and not _has(clause, lang, words) else lang
    said = clause.wording(spoken)
    return {
        "id": clause.id,
        "number": clause.number,
        "book": clause.book,
        "lang": spoken,
        "title": marked(said.title, words),
        "text": marked(_part(said.text, words), words),
        "topic": topic_title(clause.topic, lang),
        "group": group_of(clause.topic),
        "kind": labels().kinds[clause.kind].say(lang),
    }


def _has(clause: Clause, lang: Lang, words: list[str]) -> bool:
    said = clause.wording(lang)
    text = fold(f"{clause.id} {said.title} {said.text} {said.note}")
    return all(word in text for word in words)


def _part(text: str, words: list[str]) -> str:
    """The part of a long text around the first word found."""
    if len(text) <= _AROUND:
        return text
    starts = [match.start() for match in _WORD.finditer(text) if _begins(match[0], words)]
    first = max((min(starts) if starts else 0) - _AROUND // 3, 0)
    first = text.rfind(" ", 0, first) + 1 if first else 0
    last = len(text) if first + _AROUND >= len(text) else text.rfind(" ", 0, first + _AROUND)
    return ("… " if first else "") + text[first:last] + (" …" if last < len(text) else "")


def marked(text: str, words: list[str]) -> list[Piece]:
    """A text with the words somebody sought marked."""
    shown: list[Piece] = []
    last = 0
    for match in _WORD.finditer(text):
        if _begins(match[0], words):
            shown += [Piece(text[last : match.start()]), Piece(match[0], found=True)]
            last = match.end()
    shown.append(Piece(text[last:]))
    return [piece for piece in shown if piece.text]


def _begins(word: str, sought: list[str]) -> bool:
    folded = fold(word)
    return any(folded.startswith(one) for one in sought)
