"""The languages Torneo speaks. Spanish and English are complete; a text that another language lacks is said
in the one that stands in for it."""

from typing import Literal

Lang = Literal["es", "en", "pt"]
#: In what a text is said that the language itself does not have.
INSTEAD: dict[Lang, Lang] = {"pt": "es"}


def known_lang(text: str | None) -> Lang:
    """The language of such a code; Spanish for any other."""
    return "en" if text == "en" else "pt" if text == "pt" else "es"
