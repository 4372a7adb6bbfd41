"""What may be wrong with a stream or its file: a code, its sentence in the catalogues beside this file."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from torneo.writing import Lang
from torneo.writing.catalogue import Catalogue
from torneo.writing.texts import Texts

words: Final = Catalogue(files(__name__))
SENTENCES: Final = Texts(words.whole)


def say(code: str, facts: Mapping[str, object], lang: Lang) -> str:
    """The sentence of a code."""
    return SENTENCES[code].fill(lang, facts)
