"""Words of the papers: one catalogue per document and language beside this file, and ``common`` for all."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from torneo.writing import Lang
from torneo.writing.catalogue import Catalogue

words: Final = Catalogue(files(__name__))


def say(key: str, lang: Lang, facts: Mapping[str, object] | None = None) -> str:
    """The text of a key, its gaps filled."""
    return words.text(key).say(lang, **(facts or {}))


@cache
def labels(document: str, lang: Lang) -> dict[str, str]:
    """The words of a document and those all share, by what follows the point; the document's own win."""
    return {
        name.replace("-", "."): text.open
        for subject in ("common", document)
        for name, text in words.subject(subject, lang).items()
    }
