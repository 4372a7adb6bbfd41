"""What a case says to people: refusals, matters and options, deadlines, its history, letters. One catalogue
per subject and language beside this file.

Facts carry codes; ``say`` puts them into words, and sums of money as people read them.
"""

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from torneo.rulebook import Lang, labels
from torneo.tournament.words import sentences
from torneo.tournament.words.filling import Telling, filled
from torneo.writing import day_long
from torneo.writing.catalogue import Catalogue
from torneo.writing.texts import Texts

words: Final = Catalogue(files(__name__))
SENTENCES: Final = Texts(words.whole)

_ISO_DATE = re.compile(r"\d{4}-\d\d-\d\d")


def name(code: str, lang: Lang) -> str:
    """A code in words: one of a case, of a matter's options, or a value of the policies."""
    for key in (f"name.{code}", f"option.{code}", code):
        if key in SENTENCES:
            return SENTENCES[key].say(lang)
    return labels().value(code, lang)


class CaseTelling(Telling):
    """Values as they are written in a case: dates and codes in words, one or several with commas between."""

    def tell(self, kind: str, value: object) -> str:
        if isinstance(value, (list, tuple)):
            value = ", ".join(map(str, value))
        return "" if value is None else super().tell(kind, value)

    def word(self, kind: str, text: str) -> str:
        if kind == "date" and _ISO_DATE.fullmatch(text):
            return day_long(text, self.lang)
        if kind == "policy":
            return ", ".join(labels().value(one, self.lang) for one in text.split(", "))
        if (kind == "code" or text in SENTENCES) and text:
            return ", ".join(name(one, self.lang) for one in text.split(", "))
        return text


def say(code: str, facts: Mapping[str, object], lang: Lang, currency: str = "") -> str:
    """The sentence of a code, filled. Codes every room shares have the tournament's sentence."""
    sentence = SENTENCES.get(code) or sentences()[code]
    telling = CaseTelling(lang, currency or str(facts.get("currency", "")).strip())
    return " ".join(filled(sentence, facts, telling).split()).replace(" ;", ";")
