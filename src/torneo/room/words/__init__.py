"""What the pages say. One catalogue per page and language beside this file, ``es/console.ftl``;
``{% say "console.tables" %}`` in templates."""

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from torneo.tournament.words.filling import Telling, writer
from torneo.writing import Lang
from torneo.writing.catalogue import Catalogue

words: Final = Catalogue(files(__name__))


def say(key: str, lang: Lang, facts: Mapping[str, object] | None = None) -> str:
    """The text of a key, its gaps filled; without facts they stay open."""
    text = words.message(key, lang)
    return text.fill(facts) if facts else text.open


def say_as(key: str, facts: Mapping[str, object], telling: Telling) -> str:
    """The text of a key, filled by what each of its gaps holds."""
    return words.message(key, telling.lang).fill(facts, writer(facts, telling))
