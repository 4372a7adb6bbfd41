"""Formulas that are well known, each as it was published, in the language any other formula is written in.

``scores_if``: who gets points at all. Each is rounded to the nearest hundredth.
"""

from functools import cache

import msgspec

from torneo.tournament.ranking.formula import Part
from torneo.tournament.ranking.parsing import parse
from torneo.tournament.ranking.words import SENTENCES
from torneo.writing.texts import Text


class Known(msgspec.Struct, frozen=True, kw_only=True):
    """A formula with a name. ``example``: values and the points they must give."""

    name: str
    text: str
    scores_if: str = ""
    example: str = ""

    @property
    def about(self) -> Text:
        """What it is, in a sentence."""
        return SENTENCES[f"known.{self.name}"]


_ALL = (
    Known(
        name="pokerstars-tlb",
        text="10 * sqrt(entries / place) * (1 + log(buyin + 0.25))",
        scores_if="place <= 0.15 * entries",
        example="entries 150, place 3, buyin 20: 163.09",
    ),
    Known(
        name="dr-neau",
        text="sqrt(players * buyin * buyin / spent) / (place + 1)",
        scores_if="spent > 0",
        example="players 20, buyin 50, spent 50, place 1: 15.81",
    ),
    Known(
        name="partypoker",
        text="15 * sqrt(sqrt(buyin) * max(0, entries - 6) / place)",
        scores_if="place <= 0.2 * entries",
        example="buyin 100, entries 300, place 10: 257.20",
    ),
    Known(
        name="winamax",
        text="sqrt(entries / place ^ exp(10 / entries))",
        scores_if="paid = 0 or place <= paid",
        example="entries 63, place 2: 5.29",
    ),
    Known(
        name="full-tilt",
        text="sqrt(buyin * entries / place)",
        scores_if="place <= 0.5 * entries",
        example="buyin 100, entries 300, place 3: 100.00",
    ),
    Known(
        name="everest",
        text="9 * sqrt(entries / place) * sqrt(sqrt(buyin))",
        scores_if="place <= 0.3 * entries",
        example="entries 100, place 1, buyin 16: 180.00",
    ),
    Known(
        name="wsop-online",
        text="log(pool) / sqrt(place / entries)",
        scores_if="pool > 0",
        example="pool 40000, entries 2500, place 1: 230.10",
    ),
    Known(
        name="linear",
        text="entries - place + 1",
        example="entries 40, place 1: 40.00",
    ),
)

KNOWN: dict[str, Known] = {one.name: one for one in _ALL}


@cache
def compiled(formula: str) -> tuple[Part, Part | None]:
    """The formula of a name or a text, and the condition to score; ``FormulaError`` if it cannot be read."""
    known = KNOWN.get(formula)
    if known is None:
        return parse(formula), None
    return parse(known.text), parse(known.scores_if) if known.scores_if else None
