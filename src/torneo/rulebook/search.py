"""Full-text search over the clauses: any language, no accents, no capitals."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import lru_cache

import msgspec

from torneo.rulebook.bilingual import LANGS
from torneo.rulebook.book import Book
from torneo.rulebook.clause import Clause
from torneo.rulebook.library import topic_groups
from torneo.rulebook.same_words import ASKING, same
from torneo.writing.lang import Lang

_WORD = re.compile(r"[a-z0-9]+(?:[-./'][a-z0-9]+)*")

#: How much alike a word is that was meant by another (``difflib``): one letter in five.
_NEAR = 0.8
ID, TITLE, TEXT, NOTE = 100, 12, 4, 2
"""What a whole word is worth by where it stands; the beginning of a longer word is worth half."""


class Hit(msgspec.Struct, frozen=True):
    """``lang`` is the language the words were found in."""

    clause: Clause
    score: float
    lang: Lang


class _Entry:
    __slots__ = ("clause", "fields", "lang")

    def __init__(self, clause: Clause, lang: Lang) -> None:
        words = clause.wording(lang)
        self.clause = clause
        self.lang = lang
        self.fields = (
            (TITLE, _words(words.title)),
            (TEXT, _words(words.text)),
            (NOTE, _words(words.note)),
            (ID, f" {fold(clause.id)} {fold(clause.number)} "),
        )


def fold(text: str) -> str:
    """Lower case without accents: ``Acción`` -> ``accion``.

    >>> fold("Ñandú, ¿CUÁNTAS?")
    'nandu, ¿cuantas?'
    """
    decomposed = unicodedata.normalize("NFD", text.casefold())
    return "".join(char for char in decomposed if not unicodedata.combining(char))


def search(
    books: Iterable[Book], query: str, *, topic: str = "", kind: str = "", limit: int | None = None
) -> tuple[Hit, ...]:
    """The clauses in which every word of the query occurs in one language, best first, ties in book order.

    A word also finds longer words it begins (``apuest`` finds ``apuestas``) and its own singular or plural.
    Words that books use for one thing find each other (``bote``, ``pozo``), and words that stand together are
    worth more together. Where nothing is found, words are read as the nearest ones the books have (``allin``,
    ``furea``), then as the name of a topic, then as a question, without the words that only ask.
    """
    asked = tuple(books)
    words = _WORD.findall(fold(query))
    entries = [
        entry
        for book in asked
        for entry in _index(book)
        if topic in ("", entry.clause.topic) and kind in ("", entry.clause.kind)
    ]
    hits = _found(entries, words) or _found(entries, _nearest(words, asked)) or _of_topic(entries, words)
    plain = [word for word in words if word not in ASKING]
    if not hits and len(plain) < len(words):
        hits = _found(entries, plain) or _found(entries, _nearest(plain, asked)) or _of_topic(entries, plain)
    return tuple(hits[:limit])


def _found(entries: Iterable[_Entry], words: Sequence[str]) -> list[Hit]:
    forms = [_forms(word) for word in words]
    together = f" {' '.join(words)} " if len(words) > 1 else ""
    best: dict[str, Hit] = {}
    for entry in entries if forms else ():
        clause = entry.clause
        score = _score(entry, forms)
        if score and together:
            score += sum(len(words) * worth for worth, text in entry.fields if together in text)
        if score and (clause.id not in best or score > best[clause.id].score):
            best[clause.id] = Hit(clause, score, entry.lang)
    return sorted(best.values(), key=lambda hit: -hit.score)


def _nearest(words: Sequence[str], books: Iterable[Book]) -> list[str]:
    """The words as the books write them; none if one is like no other."""
    known: dict[str, str] = {}
    for book in books:
        known |= _written(book)
    found: list[str] = []
    left = list(words)
    while left:
        pair = known.get(_bare("".join(left[:2]))) if len(left) > 1 else None
        if pair is not None:  # ``heads up``
            found.append(pair)
            left = left[2:]
            continue
        word = _bare(left.pop(0))
        near = [word] if word in known else get_close_matches(word, known, 1, _NEAR)
        if not near:
            return []
        found.append(known[near[0]])
    return found


def _of_topic(entries: Iterable[_Entry], words: Sequence[str]) -> list[Hit]:
    """Every clause of the topics with these words in their name."""
    forms = [_forms(word) for word in words]
    named = {
        (topic, lang)
        for group in topic_groups() if forms
        for topic, title in group.topics.items()
        for lang in LANGS
        if all(_worth(1, _words(title.say(lang)), one) for one in forms)
    }  # fmt: skip
    found = [Hit(one.clause, 0, one.lang) for one in entries if (one.clause.topic, one.lang) in named]
    return list({hit.clause.id: hit for hit in found}.values())


@lru_cache(maxsize=16)
def _written(book: Book) -> dict[str, str]:
    """Every word of a book by its letters alone: ``allin`` -> ``all-in``."""
    texts = (text for entry in _index(book) for worth, text in entry.fields if worth != ID)
    return {_bare(word): word for text in texts for word in text.split()}


def _bare(word: str) -> str:
    return "".join(char for char in word if char.isalnum())


def _score(entry: _Entry, forms: list[tuple[str, ...]]) -> float:
    total = 0.0
    for word_forms in forms:
        found = sum(_worth(worth, text, word_forms) for worth, text in entry.fields)
        if not found:
            return 0.0
        total += found
    return total


def _worth(worth: int, text: str, forms: tuple[str, ...]) -> float:
    if f" {forms[0]} " in text:
        return worth
    return worth / 2 if any(f" {form}" in text for form in forms) else 0.0


def _forms(word: str) -> tuple[str, ...]:
    """The word, its singular where it looks like a plural, and what other books call it."""
    if len(word) > 4 and word.endswith("es"):
        return word, word[:-2], *same(word)
    if len(word) > 3 and word.endswith("s"):
        return word, word[:-1], *same(word)
    return word, *same(word)


def _words(text: str) -> str:
    return f" {' '.join(_WORD.findall(fold(text)))} "


@lru_cache(maxsize=16)
def _index(book: Book) -> tuple[_Entry, ...]:
    return tuple(_Entry(clause, lang) for clause in book.clauses.values() for lang in LANGS)
