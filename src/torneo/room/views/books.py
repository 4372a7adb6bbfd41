"""The rulebooks as pages show them."""

from typing import Any

import msgspec

from torneo.rulebook import Book, Lang, Link, all_books, labels, topic_groups


class Piece(msgspec.Struct, frozen=True):
    """A run of text; ``to`` is the clause or rule it leads to, if any."""

    text: str
    to: str = ""


def pieces(text: str, links: tuple[Link, ...]) -> list[Piece]:
    """A text cut at its links."""
    found, last = [], 0
    for link in links:
        found += [Piece(text[last : link.start]), Piece(text[link.start : link.end], link.to)]
        last = link.end
    found.append(Piece(text[last:]))
    return [piece for piece in found if piece.text]


def books(lang: Lang) -> list[dict[str, Any]]:
    return [
        {"id": book.id, "name": _said(book.name, lang), "about": _said(book.about, lang),
         "clauses": len(book.clauses), "edition": book.edition, "publisher": book.publisher}
        for book in all_books()
    ]  # fmt: skip


def contents(book: Book, lang: Lang) -> list[dict[str, Any]]:
    """Topics with their clauses, in the order of the book's groups."""
    by_topic: dict[str, list[dict[str, str]]] = {}
    for clause in book.clauses.values():
        words = clause.wording(lang)
        by_topic.setdefault(clause.topic, []).append(
            {"id": clause.id, "number": clause.number, "title": words.title, "text": words.text}
        )
    return [
        {"title": _said(title, lang), "group": _said(group.title, lang), "clauses": by_topic[topic]}
        for group in topic_groups()
        for topic, title in group.topics.items()
        if topic in by_topic
    ]


def clause_page(book: Book, clause_id: str, lang: Lang) -> dict[str, Any]:
    """A clause with its note, the policies that rest on it and what it refers to."""
    clause = book.clause(clause_id)
    words = clause.wording(lang)
    names = labels()
    return {
        "id": clause.id,
        "number": clause.number,
        "title": words.title,
        "text": pieces(words.text, words.links),
        "note": pieces(words.note, words.note_links),
        "kind": _said(names.kinds[clause.kind], lang),
        "refs": clause.refs,
        "policies": [
            {
                "question": _said(book.definitions[name].question, lang),
                "value": names.describe(book.values[name], lang),
            }
            for name in clause.sets
        ],
    }


def _said(text: Any, lang: Lang) -> str:
    return str(text.en if lang == "en" else text.es)
