"""What somebody typed, read: the language, the words that were meant, the terms to look for."""

from collections.abc import Iterator, Sequence
from functools import cached_property

import msgspec

from torneo.rulebook.bilingual import LANGS
from torneo.rulebook.finding.folding import words_in
from torneo.rulebook.finding.index import SearchData, flag
from torneo.rulebook.finding.lexicon import THING, Unit
from torneo.rulebook.finding.spelling import nearest, two_words
from torneo.rulebook.finding.stem import stem
from torneo.writing.lang import Lang

_NEAR, _WITHIN, _BEGUN, _MOST_BEGUN = 0.35, 0.4, 0.6, 12
_SHORTEST_BEGINNING = 3
SURE = _BEGUN
"""What is meant at least so surely is marked where it was found."""


class Sought(msgspec.Struct, frozen=True):
    """One thing the query is about: terms that any will do, each with how surely it is meant."""

    terms: dict[str, float]
    weight: float = 1.0


class Query(msgspec.Struct, frozen=True):
    """``words`` as they were read, folded; ``meant``: the query as it was read, where words were mistyped;
    ``unknown``: words nobody knows."""

    sought: tuple[Sought, ...]
    lang: Lang
    words: tuple[str, ...] = ()
    meant: str = ""
    unknown: tuple[str, ...] = ()


def read_query(text: str, data: SearchData, more: dict[str, int], spoken: Lang = "es") -> Query:
    """``more``: words of house books, as in ``data.words``; ``spoken``: the language of whoever asks."""
    reader = _Reader(data, more)
    typed = words_in(text)
    lang = reader.language([word for _, _, word in typed], spoken)
    meant: list[str] = []
    told: list[str] = []
    begun: dict[str, tuple[str, ...]] = {}
    unknown: list[str] = []
    mended = False
    for start, end, word in typed:
        if reader.knows(word) or word in begun:
            read, corrected = [word], False
        elif longer := reader.begun_by(word):
            begun[word] = longer
            read, corrected = [word], False
        else:
            other = nearest(word, reader.telling, reader.of_language(lang))
            read, corrected = [other] if other else [*two_words(word, reader.known)], True
        meant += read
        told += [data.written.get(one, one) for one in read] if corrected else [text[start:end]]
        mended |= corrected and bool(read)
        unknown += [text[start:end]] if corrected and not read else []
    sought = reader.sought(meant, begun, lang)
    return Query(tuple(sought), lang, tuple(meant), " ".join(told) if mended else "", tuple(unknown))


class _Reader:
    def __init__(self, data: SearchData, more: dict[str, int]) -> None:
        self.data = data
        self.lexicon = data.lexicon
        self.known = {**data.words, **more} if more else data.words

    def knows(self, word: str) -> bool:
        return (
            len(word) <= 2
            or word.isdigit()
            or word in self.known
            or any(self.lexicon.is_silent(word, lang) or self._has_stem(word, lang) for lang in LANGS)
        )

    def _has_stem(self, word: str, lang: Lang) -> bool:
        return self.data.clauses.has(f"{lang}:{stem(word, lang)}") or self.lexicon.names(word, lang)

    def begun_by(self, word: str) -> tuple[str, ...]:
        """Longer words that begin so; while somebody types."""
        if len(word) < _SHORTEST_BEGINNING:
            return ()
        found = [other for other in self.known if other.startswith(word)]
        return tuple(sorted(found, key=len)[:_MOST_BEGUN])

    @cached_property
    def telling(self) -> list[str]:
        """The words that something is about."""
        silent = {word for lang in LANGS for word in self.lexicon.silent.get(lang, ())}
        return [word for word in self.known if word not in silent]

    def of_language(self, lang: Lang) -> Iterator[str]:
        return (word for word, langs in self.known.items() if langs & flag(lang))

    def language(self, words: Sequence[str], spoken: Lang) -> Lang:
        """The one more of the words belong to; the one spoken where they belong to both."""
        told = dict.fromkeys(LANGS, 0)
        for word in words:
            langs = self.known.get(word, 0)
            for lang in LANGS:
                told[lang] += 2 * self.lexicon.is_silent(word, lang) + bool(langs & flag(lang))
        return spoken if told["en"] == told["es"] else max(LANGS, key=lambda lang: told[lang])

    def sought(self, words: Sequence[str], begun: dict[str, tuple[str, ...]], lang: Lang) -> Iterator[Sought]:
        places = [(place, place + 1, word) for place, word in enumerate(words)]
        other: Lang = "en" if lang == "es" else "es"
        units = self.lexicon.units(places, lang)
        heard = {place for unit in units if self._in_index(unit) for place in range(unit.start, unit.end)}
        heard |= {place for place, _, word in places if self.lexicon.is_silent(word, lang)}
        units += [
            unit
            for unit in self.lexicon.units(places, other)
            if self._in_index(unit) and not heard.intersection(range(unit.start, unit.end))
        ]
        for unit in units:
            terms = dict.fromkeys(unit.terms, 1.0)
            for term in unit.terms:
                for near in self.lexicon.near(term):
                    terms.setdefault(near, _NEAR)
            for longer in begun.get(unit.words[0], ()) if len(unit.words) == 1 else ():
                for each in LANGS:
                    for found in self.lexicon.read(longer, each):
                        for term in found.terms:
                            terms.setdefault(term, _BEGUN)
            yield Sought(terms, _WITHIN if unit.within else 1.0)

    def _in_index(self, unit: Unit) -> bool:
        return any(
            term.startswith(THING) or self.data.clauses.has(term) or self.data.topics.has(term)
            for term in unit.terms
        )
