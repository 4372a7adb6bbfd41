"""What the event says to people: refusals, reasons, matters and their options, notes, a sentence per event.

One catalogue per subject and language beside this file, ``es/bubble.ftl``; gaps are filled from the facts of
the refusal, due or event. ``tests/tournament/test_words.py`` finds codes without words.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from torneo.tournament.words.filling import Telling, filled
from torneo.writing import Lang
from torneo.writing.catalogue import Catalogue
from torneo.writing.texts import Texts

words: Final = Catalogue(files(__name__))


@cache
def sentences() -> Texts:
    """Code -> sentence, for refusals and reasons of all sections."""
    return Texts(words.whole)


def say(code: str, facts: Mapping[str, object], lang: Lang, currency: str | None = None) -> str:
    """The sentence of a code, filled; amounts in the currency, where it is known."""
    return say_as(code, facts, Telling(lang, currency))


def say_as(code: str, facts: Mapping[str, object], telling: Telling) -> str:
    """The sentence of a code, filled by somebody who may know people and words too."""
    return filled(sentences()[code], facts, telling)
