"""The page of a clause: its words, what rests on it, what it leans on, and the same matter elsewhere."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from torneo.floor.scenario.shipped import examples_of
from torneo.room.views.books import note_shown, pieces, topic_title
from torneo.room.views.books_example import listed
from torneo.rulebook import (
    Book,
    Clause,
    Lang,
    all_books,
    labels,
    load_book,
    settlements,
    settlements_for,
)

#: Examples listed beside a clause before the rest is folded away.
FIRST = 6


def clause_page(book: Book, clause: Clause, lang: Lang) -> dict[str, Any]:
    """Everything about one clause; ``book`` may be a house book in which a clause of its base is read."""
    other: Lang = "en" if lang == "es" else "es"
    examples = [listed(one, lang) for one in examples_of(clause.id)]
    return {
        "id": clause.id,
        "number": clause.number,
        "book": {"id": clause.book, "short": _book_of(clause, book).short},
        "topic": {"id": clause.topic, "title": topic_title(clause.topic, lang)},
        "kind": labels().kinds[clause.kind].say(lang),
        "kind_means": f"books.kind.{clause.kind}",
        "words": _words(clause, lang),
        "other": {"lang": other, **_words(clause, other)},
        "note_kind": labels().notes[clause.note_kind].say(lang) if clause.note_kind else "",
        "params": [{"name": name, "value": _plain(value)} for name, value in clause.params.items()],
        "origin": clause.origin,
        "refs": [_target(book, rule, lang) for rule in clause.refs],
        "cited": [_titled(one, lang) for one in cited_by(book).get(clause.id, ())],
        "policies": [policy_row(book, name, lang) for name in clause.sets],
        "settled": [_settled(one, lang) for one in settlements() if clause.id in one.clauses],
        "amended": [_titled(book.clauses[one], lang) for one in book.amended.get(clause.id, ())],
        "elsewhere": elsewhere(clause, lang),
        "used": [{"room": room, "count": count} for room, count in _uses(book, clause.id).items()],
        "applied": bool(_uses(book, clause.id) or clause.sets or examples)
        or clause.kind in ("duty", "information"),
        "examples": examples[:FIRST],
        "more_examples": examples[FIRST:],
        "example_count": len(examples),
    }


def _book_of(clause: Clause, book: Book) -> Book:
    return book if clause.book == book.id else load_book(clause.book)


def _words(clause: Clause, lang: Lang) -> dict[str, Any]:
    words = clause.wording(lang)
    return {
        "title": words.title,
        "text": pieces(words.text, words.links),
        "note": pieces(words.note, words.note_links),
    }


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _titled(clause: Clause, lang: Lang) -> dict[str, str]:
    return {"id": clause.id, "title": clause.wording(lang).title}


def _target(book: Book, rule: str, lang: Lang) -> dict[str, str]:
    """A clause or a whole rule; of a rule the first of its clauses gives the name."""
    under = book.under(rule)
    return {"id": rule, "title": under[0].wording(lang).title if under else ""}


@lru_cache(maxsize=32)
def cited_by(book: Book) -> dict[str, tuple[Clause, ...]]:
    """For each clause, those of the book that refer or link to it, or to the rule it is part of."""
    found: dict[str, dict[str, Clause]] = {}
    for clause in book.clauses.values():
        for rule in _names(clause):
            for target in book.under(rule):
                if target.id != clause.id:
                    found.setdefault(target.id, {})[clause.id] = clause
    return {target: tuple(by.values()) for target, by in found.items()}


def _names(clause: Clause) -> Iterable[str]:
    yield from clause.refs
    for words in (clause.es, clause.en):
        for link in (*words.links, *words.note_links):
            yield link.to


def policy_row(book: Book, name: str, lang: Lang) -> dict[str, Any]:
    """A policy in one book, in words."""
    definition = book.definitions[name]
    return {
        "name": name,
        "question": definition.question.say(lang),
        "value": labels().describe(book.values[name], lang),
        "clauses": book.clauses_for(name),
        "note": note_shown(definition.note, lang),
    }


def _settled(point: Any, lang: Lang) -> dict[str, str]:
    text = point.wording(lang)
    return {"subject": text.subject, "says": text.says, "settled": text.settled, "why": text.why}


def policy_settled(name: str, lang: Lang) -> list[dict[str, str]]:
    return [_settled(point, lang) for point in settlements_for(name)]


def elsewhere(clause: Clause, lang: Lang) -> list[dict[str, Any]]:
    """The same matter in the other books: their values of its policies, their clauses on its topic."""
    own = load_book(clause.book) if clause.book in {book.id for book in all_books()} else None
    shown = []
    for book in all_books():
        if book.id == clause.book:
            continue
        values = [
            {
                **policy_row(book, name, lang),
                "same": own is not None and own.values[name] == book.values[name],
            }
            for name in clause.sets
        ]
        setting = {one for row in values for one in row["clauses"]}
        topic = [
            _titled(one, lang)
            for one in book.clauses.values()
            if one.topic == clause.topic and one.id not in setting
        ]
        shown.append({"id": book.id, "short": book.short, "values": values, "topic": topic})
    return shown


@lru_cache(maxsize=32)
def _counts(book: Book) -> dict[str, Counter[str]]:
    return {
        room: Counter(clause for clauses in cases.values() for clause in clauses)
        for room, cases in book.cases.items()
    }


def _uses(book: Book, clause_id: str) -> dict[str, int]:
    """In how many cases of each room the clause is cited."""
    return {room: counts[clause_id] for room, counts in _counts(book).items() if counts[clause_id]}
