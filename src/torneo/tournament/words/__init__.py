"""What the event says to people, in Spanish and English: refusals, reasons, matters and their options, notes.

Each section keeps its sentences in the file of its name; braces are filled from the facts of the refusal,
due or event. ``tests/tournament/test_words.py`` finds codes without words.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from torneo.rulebook import Bilingual, Lang
from torneo.tournament.sections import SECTIONS


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


def say(code: str, facts: Mapping[str, object], lang: Lang) -> str:
    """The sentence of a code, filled."""
    sentence = sentences()[code]
    return (sentence.es if lang == "es" else sentence.en).format_map(facts)
