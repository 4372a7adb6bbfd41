"""What the event says to people, in Spanish and English: refusals, reasons, matters and their options, notes.

Each section keeps its sentences in the file of its name; braces are filled from the facts of the refusal,
due or event. ``tests/tournament/test_words.py`` finds codes without words.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from torneo.rulebook import Bilingual, Lang
from torneo.tournament.sections import SECTIONS
from torneo.tournament.words.filling import Telling, filled


@cache
def sentences() -> dict[str, Bilingual]:
    """Code -> sentence, for refusals and reasons of all sections."""
    found: dict[str, Bilingual] = {}
    for section in ("common", "finance", "recorded", *SECTIONS):
        words: dict[str, Bilingual] = import_module(f"torneo.tournament.words.{section}").SENTENCES
        for code, sentence in words.items():
            assert code not in found, f"{code} has two sentences"
            found[code] = sentence
    return found


def say(code: str, facts: Mapping[str, object], lang: Lang, currency: str | None = None) -> str:
    """The sentence of a code, filled; amounts in the currency, where it is known."""
    return say_as(code, facts, Telling(lang, currency))


def say_as(code: str, facts: Mapping[str, object], telling: Telling) -> str:
    """The sentence of a code, filled by somebody who may know people and words too."""
    return filled(sentences()[code].say(telling.lang), facts, telling)
