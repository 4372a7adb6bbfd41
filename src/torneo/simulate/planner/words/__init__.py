"""What the planner says: at the command line, in pictures and on its page. Catalogues beside this file."""

from importlib.resources import files
from typing import Final

from torneo.writing import Lang
from torneo.writing.catalogue import Catalogue
from torneo.writing.texts import Texts

words: Final = Catalogue(files(__name__))
WORDS: Final = Texts(words.whole)


def say(key: str, lang: Lang, /, **facts: object) -> str:
    return WORDS[key].say(lang, **facts)


def why(reason: str, facts: dict[str, object], lang: Lang) -> str:
    """What is wrong with a plan, for people."""
    told = dict(facts)
    if "name" in told and f"name.{told['name']}" in WORDS:
        told["name"] = say(f"name.{told['name']}", lang)
    for name in ("low", "high", "given"):
        if isinstance(told.get(name), float):
            told[name] = f"{told[name]:g}"
    return say(f"error.{reason}", lang, **told)
