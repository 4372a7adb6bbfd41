"""What is wrong with a house book, what it changes, and which situations it would rule otherwise."""

from collections.abc import Sequence
from typing import Any

from torneo.floor.ruling import Ruling
from torneo.floor.scenario.shipped import examples
from torneo.floor.sentences.card import difference
from torneo.floor.sentences.rulings import headline
from torneo.room.views.books_compare import compared
from torneo.room.views.books_example import listed, rulings_of
from torneo.room.words import say
from torneo.rulebook import LANGS, Book, Lang, Problem, labels, load_book, policies

#: Situations listed when a change is tried on the examples of the base book.
MOST = 40
_FIELDS = {"house", "base", "title", "about", "id", "topic", "kind", "sets", "refs", "text", "note", "params",
           "policies", "clauses", "cases"}  # fmt: skip


def told(problems: Sequence[Problem], lang: Lang) -> list[dict[str, str]]:
    """What is wrong, each with its place in words and the part of the form to go to."""
    return [
        {
            "place": _place(one.key, lang),
            "text": one.message(lang),
            "to": _anchor(one.key),
            "line": str(one.line),
        }
        for one in problems
    ]


def _place(key: str, lang: Lang) -> str:
    """``policies.clock_seconds`` -> the question; ``clauses[0].text.es`` -> Clause 1: text (Spanish)."""
    head, _, rest = key.partition(".")
    if head == "policies" and rest:
        name, _, inner = rest.partition(".")
        question = policies()[name].question.say(lang) if name in policies() else name
        return f"{question} ({labels().key(inner.partition('.')[0], lang)})" if inner else question
    place, _, inner = head.removeprefix("clauses[").partition("]")
    if head.startswith("clauses[") and place.isdigit():
        which = say("books.house.clause_n", lang, {"n": int(place) + 1})
        return f"{which}: {_named(rest, lang)}" if rest else which
    return _named(key, lang)


def _named(path: str, lang: Lang) -> str:
    name, _, tongue = path.partition(".")
    name = name.partition("[")[0]
    word = say(f"books.house.field.{name}", lang) if name in _FIELDS else name
    return f"{word} ({say(f'books.lang.{tongue}', lang)})" if tongue in LANGS else word


def _anchor(key: str) -> str:
    head, _, rest = key.partition(".")
    if head == "policies" and rest:
        return f"p-{rest.partition('.')[0]}"
    if head == "cases":
        return "cases"
    return f"c-{head[8:-1]}" if head.startswith("clauses[") else "about-the-book"


def preview(book: Book, lang: Lang) -> dict[str, Any]:
    """What the house book changes in its base, and the clauses it adds."""
    base = load_book(book.base)
    own = [clause for clause in book.clauses.values() if clause.book == book.id]
    return {
        **compared(base, book, lang),
        "base": base.short,
        "own": [
            {"id": clause.id, "title": clause.wording(lang).title, "text": clause.wording(lang).text,
             "kind": labels().kinds[clause.kind].say(lang)}
            for clause in own
        ],
    }  # fmt: skip


def affected(book: Book, lang: Lang) -> dict[str, Any]:
    """The examples of the base book that the house would rule otherwise."""
    base = load_book(book.base)
    tried, changed = 0, []
    for example in examples().values():
        if example.book != base.id:
            continue
        tried += 1
        before, after = rulings_of(example, base), rulings_of(example, book)
        differing = next(
            (pair for pair in zip(before, after, strict=False) if pair[0].what != pair[1].what), None
        )
        if differing is not None:
            old, new = differing
            changed.append((example, old, new))
    return {
        "tried": tried,
        "count": len(changed),
        "more": max(len(changed) - MOST, 0),
        "rows": [
            {
                **listed(example, lang),
                "before": _compared(old.ruling, new.ruling, lang),
                "after": _compared(new.ruling, old.ruling, lang),
                "clauses": new.ruling.clauses[:3] if new.ruling else (),
            }
            for example, old, new in changed[:MOST]
        ],
    }


def _compared(one: Ruling | None, other: Ruling | None, lang: Lang) -> str:
    if one is None:
        return "–"
    return difference(one, other, lang) if other is not None else headline(one, lang)
