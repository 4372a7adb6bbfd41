"""The index of the clauses and of the topics: which term weighs how much where.

Weights are those of BM25 over several fields, computed once: a title weighs more than a text, a rare term
more than a common one, a long text does not win by its length. A thing of the lexicon weighs as much as in
the language that has more of it, so that a question in one language finds what the other says too.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from struct import Struct

import msgspec

from torneo.rulebook.bilingual import LANGS, Bilingual
from torneo.rulebook.clause import Clause
from torneo.rulebook.finding.folding import words_in
from torneo.rulebook.finding.lexicon import Lexicon
from torneo.writing.lang import Lang

TITLE, TEXT, NOTE, TOPIC, QUESTION = 3.0, 1.0, 0.4, 1.0, 0.4
"""How much a word counts in the title, text and note of a clause, in its topic's name, in the questions of
the policies it sets."""
SAID = 1.0
_WITHIN = 0.4
_SOON_ENOUGH, _LENGTH = 1.2, 0.5
_PAIR = Struct("<HH")
_UNIT = 1000

Field = tuple[float, str]


class Postings(msgspec.Struct, frozen=True, dict=True):
    """``where``: term -> the places that have it, each with its weight, packed; ``average``: the usual length
    of a place by language."""

    places: tuple[str, ...] = ()
    where: dict[str, bytes] = {}
    average: dict[Lang, float] = {}

    def has(self, term: str) -> bool:
        return term in self.where

    def of(self, term: str) -> Iterator[tuple[str, float]]:
        packed = self.where.get(term)
        if packed:
            for place, weight in _PAIR.iter_unpack(packed):
                yield self.places[place], weight / _UNIT

    def rarity(self, term: str) -> float:
        """What the term tells: the rarer, the more."""
        return _rarity(len(self.where.get(term, b"")) // _PAIR.size, len(self.places))

    def weigh(self, fields: Mapping[Lang, Iterable[Field]], lexicon: Lexicon) -> dict[str, float]:
        """The weights of a place that is not in the index itself: a clause of a house book."""
        counted = {lang: _counted(fields[lang], lexicon, lang) for lang in LANGS}
        return {
            term: _worth(much) * self.rarity(term) for term, much in _merged(counted, self.average).items()
        }


class SearchData(msgspec.Struct, frozen=True):
    """``words``: every word of clauses, topics and lexicon, folded; in which languages (1 Spanish, 2
    English); ``written``: how those with accents are written."""

    lexicon: Lexicon = Lexicon()
    clauses: Postings = Postings()
    topics: Postings = Postings()
    words: dict[str, int] = {}
    written: dict[str, str] = {}


class Said(msgspec.Struct, frozen=True):
    """What people say when a topic comes up."""

    es: tuple[str, ...]
    en: tuple[str, ...]

    def phrases(self, lang: Lang) -> tuple[str, ...]:
        return self.en if lang == "en" else self.es


def clause_fields(
    clause: Clause, topic: Bilingual | None, questions: Iterable[Bilingual]
) -> dict[Lang, list[Field]]:
    questions = list(questions)
    return {
        lang: [
            (TITLE, clause.wording(lang).title),
            (TEXT, clause.wording(lang).text),
            (NOTE, clause.wording(lang).note),
            (TOPIC, topic.say(lang) if topic else ""),
            *((QUESTION, question.say(lang)) for question in questions),
        ]
        for lang in LANGS
    }


def topic_fields(title: Bilingual, said: Said | None) -> dict[Lang, list[Field]]:
    return {
        lang: [(TITLE, title.say(lang)), *((SAID, phrase) for phrase in (said.phrases(lang) if said else ()))]
        for lang in LANGS
    }


def build(fields: Mapping[str, Mapping[Lang, Iterable[Field]]], lexicon: Lexicon) -> Postings:
    counted = {
        place: {lang: _counted(by_lang[lang], lexicon, lang) for lang in LANGS}
        for place, by_lang in fields.items()
    }
    average = {
        lang: sum(sum(one[lang].values()) for one in counted.values()) / max(len(counted), 1)
        for lang in LANGS
    }
    merged = [_merged(one, average) for one in counted.values()]
    frequency = Counter(term for one in merged for term in one)
    where: dict[str, bytearray] = {}
    for number, one in enumerate(merged):
        for term, much in one.items():
            weight = round(_worth(much) * _rarity(frequency[term], len(merged)) * _UNIT)
            where.setdefault(term, bytearray()).extend(_PAIR.pack(number, min(weight, 65_535)))
    packed = {term: bytes(where[term]) for term in sorted(where)}
    return Postings(tuple(fields), packed, {lang: round(average[lang], 3) for lang in LANGS})


def known_words(texts: Iterable[tuple[str, Lang]], lexicon: Lexicon) -> dict[str, int]:
    found: dict[str, int] = {}
    for text, lang in texts:
        for _, _, word in words_in(text):
            found[word] = found.get(word, 0) | flag(lang)
    for word, lang in lexicon.known_words():
        found[word] = found.get(word, 0) | flag(lang)
    return dict(sorted(found.items()))


def written(texts: Iterable[tuple[str, Lang]]) -> dict[str, str]:
    """Folded words as they are mostly written, where that is another way."""
    seen: dict[str, Counter[str]] = {}
    for text, _ in texts:
        for start, end, word in words_in(text):
            seen.setdefault(word, Counter())[text[start:end].casefold()] += 1
    usual = {word: max(ways.items(), key=lambda way: (way[1], way[0]))[0] for word, ways in seen.items()}
    return {word: way for word, way in sorted(usual.items()) if way != word}


def flag(lang: Lang) -> int:
    return 2 if lang == "en" else 1


def _counted(fields: Iterable[Field], lexicon: Lexicon, lang: Lang) -> Counter[str]:
    found: Counter[str] = Counter()
    for worth, text in fields:
        for unit in lexicon.read(text, lang) if text else ():
            for term in unit.terms:
                found[term] += worth * (_WITHIN if unit.within else 1)  # type: ignore[assignment]
    return found


def _merged(counted: Mapping[Lang, Counter[str]], average: Mapping[Lang, float]) -> dict[str, float]:
    """How often each term occurs, long texts counted down; a thing as in the language that has more of it."""
    found: dict[str, float] = {}
    for lang in LANGS:
        usual = average.get(lang) or 1
        length = 1 - _LENGTH + _LENGTH * sum(counted[lang].values()) / usual
        for term, much in counted[lang].items():
            found[term] = max(found.get(term, 0), much / length)
    return found


def _worth(much: float) -> float:
    return much * (_SOON_ENOUGH + 1) / (much + _SOON_ENOUGH)


def _rarity(places: int, among: int) -> float:
    return math.log(1 + (among - places + 0.5) / (places + 0.5))
