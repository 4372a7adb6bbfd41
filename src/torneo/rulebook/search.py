"""Full-text search over the clauses: any language, no accents, no capitals."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache

import msgspec

from torneo.rulebook.bilingual import LANGS
from torneo.rulebook.book import Book
from torneo.rulebook.clause import Clause
from torneo.writing.lang import Lang

_WORD = re.compile(r"[a-z0-9]+(?:[-./'][a-z0-9]+)*")

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
    """
    forms = [_forms(word) for word in _WORD.findall(fold(query))]
    if not forms:
        return ()
    best: dict[str, Hit] = {}
    for book in books:
        for entry in _index(book):
            clause = entry.clause
            if (topic and clause.topic != topic) or (kind and clause.kind != kind):
                continue
            score = _score(entry, forms)
            if score and (clause.id not in best or score > best[clause.id].score):
                best[clause.id] = Hit(clause, score, entry.lang)
    hits = sorted(best.values(), key=lambda hit: -hit.score)
    return tuple(hits[:limit])


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
    """The word, and its singular where it looks like a plural."""
    if len(word) > 4 and word.endswith("es"):
        return word, word[:-2]
    if len(word) > 3 and word.endswith("s"):
        return word, word[:-1]
    return (word,)


def _words(text: str) -> str:
    return f" {' '.join(_WORD.findall(fold(text)))} "


@lru_cache(maxsize=16)
def _index(book: Book) -> tuple[_Entry, ...]:
    return tuple(_Entry(clause, lang) for clause in book.clauses.values() for lang in LANGS)
