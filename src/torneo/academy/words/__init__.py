"""What the academy says: one catalogue per subject and language beside this file, ``es/asks.ftl``."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from torneo.rulebook import Bilingual
from torneo.writing import Lang
from torneo.writing.catalogue import Catalogue
from torneo.writing.numbers import number

words: Final = Catalogue(files(__name__))


def say(key: str, lang: Lang, facts: Mapping[str, object] | None = None) -> str:
    """The text of a key; numbers are written as people write them, seats as they are."""
    return words.message(key, lang).fill(facts or {}, lambda kind, _, value: _written(kind, value, lang))


def both(key: str, **facts: object) -> Bilingual:
    """The text in both languages; a fact may itself be a text in both."""
    return Bilingual(say(key, "es", _of(facts, "es")), say(key, "en", _of(facts, "en")))


def _of(facts: Mapping[str, object], lang: Lang) -> dict[str, object]:
    return {name: fact.say(lang) if isinstance(fact, Bilingual) else fact for name, fact in facts.items()}


def _written(kind: str, value: object, lang: Lang) -> str:
    if kind == "chips" and isinstance(value, int):
        return number(value, lang)
    return str(value)
