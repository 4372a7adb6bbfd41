"""The words people use for one thing, in both languages; and texts read as such things.

``data/search/lexicon.yaml`` names things (``pot``: pozo, bote, pote, pot). A word of a text stands for each
thing it names, whatever its inflection; a word that names none stands for its own stem. Whole phrases come
first: ``mano por mano`` is no hand.
"""

from collections.abc import Iterator
from functools import cached_property

import msgspec

from torneo.rulebook.bilingual import LANGS
from torneo.rulebook.finding.folding import words_in
from torneo.rulebook.finding.stem import stem
from torneo.writing.lang import Lang

#: Before the name of a thing; stems have the language before them.
THING = "@"
#: Before a form that is that very word and no inflection of it.
EXACT = "="
#: The thing that phrases name which only ask: ``qué pasa si``.
SILENCE = "silence"


class Thing(msgspec.Struct, frozen=True):
    """``near``: other things that whoever asks for this one may mean, less likely."""

    es: tuple[str, ...]
    en: tuple[str, ...]
    near: tuple[str, ...] = ()

    def forms(self, lang: Lang) -> tuple[str, ...]:
        return self.en if lang == "en" else self.es


class Unit(msgspec.Struct, frozen=True):
    """A word or a phrase of a text and what it stands for. ``within``: a word of a phrase read as one."""

    start: int
    end: int
    words: tuple[str, ...]
    terms: tuple[str, ...]
    within: bool = False


class Lexicon(msgspec.Struct, frozen=True, dict=True):
    """``silent``: words that no clause is about, by language (articles, pronouns, words that only ask)."""

    things: dict[str, Thing] = {}
    silent: dict[str, tuple[str, ...]] = {}

    @cached_property
    def _phrases(self) -> dict[Lang, dict[tuple[str, ...], list[str]]]:
        """Stems in order -> the things they name."""
        found: dict[Lang, dict[tuple[str, ...], list[str]]] = {lang: {} for lang in LANGS}
        for name, thing in self.things.items():
            for lang in LANGS:
                for form in thing.forms(lang):
                    for key in self._keys(form, lang):
                        named = found[lang].setdefault(key, [])
                        if name not in named:
                            named.append(name)
        return found

    def _keys(self, form: str, lang: Lang) -> Iterator[tuple[str, ...]]:
        words = [word for _, _, word in words_in(form)]
        if form.startswith(EXACT):
            yield (EXACT + words[0],)
            return
        yield tuple(stem(word, lang) for word in words)
        if len(words) > 1 and not any(self.is_silent(word, lang) for word in words):
            yield (stem("".join(words), lang),)  # ``sidepot``

    @cached_property
    def _longest(self) -> dict[Lang, int]:
        return {lang: max(map(len, self._phrases[lang]), default=1) for lang in LANGS}

    @cached_property
    def _quiet(self) -> dict[Lang, frozenset[str]]:
        return {lang: frozenset(self.silent.get(lang, ())) for lang in LANGS}

    def is_silent(self, word: str, lang: Lang) -> bool:
        return word in self._quiet[lang]

    def names(self, word: str, lang: Lang) -> bool:
        """Does the word alone name a thing?"""
        return bool(self._named(word, lang))

    def _named(self, word: str, lang: Lang) -> list[str]:
        phrases = self._phrases[lang]
        return phrases.get((EXACT + word,)) or phrases.get((stem(word, lang),)) or []

    def near(self, term: str) -> Iterator[str]:
        thing = self.things.get(term.removeprefix(THING)) if term.startswith(THING) else None
        return (THING + name for name in thing.near) if thing else iter(())

    def known_words(self) -> Iterator[tuple[str, Lang]]:
        for thing in self.things.values():
            for lang in LANGS:
                for form in thing.forms(lang):
                    yield from ((word, lang) for _, _, word in words_in(form))

    def read(self, text: str, lang: Lang) -> list[Unit]:
        """A text as units, silent words left out; words of a phrase follow it."""
        return self.units(words_in(text), lang)

    def units(self, words: list[tuple[int, int, str]], lang: Lang) -> list[Unit]:
        stems = [stem(word, lang) for _, _, word in words]
        phrases = self._phrases[lang]
        found: list[Unit] = []
        place = 0
        while place < len(words):
            length = self._phrase_at(stems, place, lang)
            if length and self._phrase_at(stems, place + 1, lang) > length:
                length = 0  # ``cuánto suben las ciegas``
            part = words[place : place + max(length, 1)]
            names = phrases[tuple(stems[place : place + length])] if length else []
            if names and SILENCE not in names:
                terms = tuple(THING + name for name in names)
                found.append(Unit(part[0][0], part[-1][1], tuple(word for _, _, word in part), terms))
            if SILENCE not in names:
                found += self._alone(part, lang)
            place += max(length, 1)
        return found

    def _phrase_at(self, stems: list[str], place: int, lang: Lang) -> int:
        """How many words from here name a thing together; 0: no two do."""
        phrases = self._phrases[lang]
        for length in range(min(self._longest[lang], len(stems) - place), 1, -1):
            if tuple(stems[place : place + length]) in phrases:
                return length
        return 0

    def _alone(self, words: list[tuple[int, int, str]], lang: Lang) -> Iterator[Unit]:
        for start, end, word in words:
            if self.is_silent(word, lang):
                continue
            terms = tuple(THING + name for name in self._named(word, lang) if name != SILENCE)
            yield Unit(start, end, (word,), terms or (f"{lang}:{stem(word, lang)}",), within=len(words) > 1)
