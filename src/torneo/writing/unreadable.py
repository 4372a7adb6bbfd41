"""What somebody typed and nobody can read for sure."""

from typing import Literal

from torneo.writing.lang import Lang

Why = Literal["not_a_number", "not_whole", "too_many_decimals", "two_meanings", "too_long", "not_a_day",
              "not_a_moment"]  # fmt: skip

_TOLD: dict[Why, tuple[str, str]] = {
    "not_a_number": ("«{text}» no es un número", "“{text}” is not a number"),
    "not_whole": (
        "«{text}» no vale: aquí no hay decimales",
        "“{text}” will not do: no decimals here",
    ),
    "too_many_decimals": (
        "«{text}» tiene demasiados decimales: {decimals} como mucho",
        "“{text}” has too many decimals: {decimals} at most",
    ),
    "two_meanings": (
        "«{text}» puede ser {one} o {other}: escríbalo de una de esas dos maneras",
        "“{text}” may be {one} or {other}: write it in one of these two ways",
    ),
    "not_a_day": (
        "«{text}» no es una fecha: escríbala como {one}",
        "“{text}” is not a day: write it as {one}",
    ),
    "not_a_moment": (
        "«{text}» no es un día con su hora: por ejemplo 2027-01-31 18:30",
        "“{text}” is not a day with its hour: for example 2027-01-31 18:30",
    ),
    "too_long": ("«{text}…» es demasiado largo para un número", "“{text}…” is too long for a number"),
}


def reasons(lang: Lang, text: str, meanings: tuple[str, str]) -> dict[Why, str]:
    """Every reason in words, about such a text and two such meanings."""
    return {why: Unreadable(text, why, meanings).told(lang) for why in _TOLD}


class Unreadable(ValueError):
    """``text`` as typed, why it cannot be read, and for two meanings both of them, written out."""

    def __init__(self, text: str, why: Why, meanings: tuple[str, ...] = (), decimals: int = 0) -> None:
        super().__init__(f"{why}: {text[:40]!r}")
        self.text = text
        self.why: Why = why
        self.meanings = meanings
        self.decimals = decimals

    def told(self, lang: Lang) -> str:
        """Why, for the person who typed it."""
        one, other = (*self.meanings, "", "")[:2]
        text = _TOLD[self.why][1 if lang == "en" else 0]
        return text.format(text=self.text[:40], decimals=self.decimals, one=one, other=other)
