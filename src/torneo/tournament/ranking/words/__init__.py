"""What a circuit says to people: refusals, faults of a formula, why a result scores what it scores. One
catalogue per subject and language beside this file."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from torneo.tournament.words import sentences
from torneo.tournament.words.filling import Telling, filled
from torneo.writing import Lang
from torneo.writing.catalogue import Catalogue
from torneo.writing.texts import Texts

words: Final = Catalogue(files(__name__))
SENTENCES: Final = Texts(words.whole)


def say(code: str, facts: Mapping[str, object], lang: Lang) -> str:
    """The sentence of a code, filled. A fault inside another fact is said in its place."""
    sentence = SENTENCES.get(code) or sentences()[code]
    known = dict(facts)
    inner = known.pop("code", None)
    if isinstance(inner, str):
        known["said"] = say(inner, known, lang)
    return filled(sentence, {name: f"{value}" for name, value in known.items()}, Telling(lang))
