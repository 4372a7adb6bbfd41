"""The points of one event."""

from collections import Counter
from fractions import Fraction
from typing import Literal

import msgspec

from torneo.rulebook import Book
from torneo.tournament.ranking.evaluating import bound, evaluate
from torneo.tournament.ranking.formula import FormulaError, Part
from torneo.tournament.ranking.formulas import compiled
from torneo.tournament.ranking.numbers import UNIT, rounded
from torneo.tournament.ranking.parsing import parse
from torneo.tournament.ranking.state import Circuit, Finish, Results, Scoring

#: Why no points can be given at all.
Lacking = Literal["", "resolution_needed", "no_scoring"]
#: Why a result scores what it scores.
Why = Literal[
    "formula", "table", "tied", "not_paid", "outside", "beyond_table", "small_field", "only_participation",
    "disqualified", "", "resolution_needed", "no_scoring",
]  # fmt: skip


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """What a player scored in an event, in hundredths. ``why`` is the code of the sentence that explains it;
    ``tied``: how many share the place."""

    player: str
    place: int
    why: Why
    base: int = 0
    participation: int = 0
    tied: int = 1

    @property
    def points(self) -> int:
        return self.base + self.participation


def federation(book: Book) -> bool:
    """Does the book have a ranking of its own: paid places only, points from a separate resolution?"""
    return bool(book.values["prize_ranking_points"] == "paid_places_only")


def paid_only(scoring: Scoring, book: Book) -> bool:
    return scoring.paid_only or federation(book)


def lacks(scoring: Scoring, book: Book) -> Lacking:
    """Why no points can be given: ``resolution_needed``, ``no_scoring``, or nothing. A table is a resolution
    by itself; a formula is one only where it names the document."""
    tables = bool(scoring.table or scoring.tables)
    if federation(book):
        return "" if tables or (scoring.formula and scoring.resolution) else "resolution_needed"
    return "" if tables or scoring.formula or scoring.participation else "no_scoring"


def event_scores(circuit: Circuit, event: Results, book: Book, scoring: Scoring | None = None) -> list[Score]:
    """Everybody's points in an event; ``FormulaError`` if the formula has no value for somebody."""
    return _Scorer(circuit, event, scoring or circuit.scoring, book).all()


class _Scorer:
    def __init__(self, circuit: Circuit, event: Results, scoring: Scoring, book: Book) -> None:
        self.event, self.scoring = event, scoring
        self.units = circuit.minor_units
        self.lacking = lacks(scoring, book)
        self.paid_only = paid_only(scoring, book)
        self.participation = 0 if federation(book) else scoring.participation
        self.table = _table(scoring, event.entries)
        self.formula: Part | None = None
        self.conditions: list[Part] = []
        if scoring.formula and not self.table:
            self.formula, condition = compiled(scoring.formula)
            self.conditions += [condition] if condition else []
        if scoring.scores_if:
            self.conditions.append(parse(scoring.scores_if))
        known = _figures(event, self.units)
        self.formula = self.formula and bound(self.formula, known)
        self.conditions = [bound(one, known) for one in self.conditions]

    def all(self) -> list[Score]:
        tied = Counter(one.place for one in self.event.results if one.place)
        return [self.one(finish, tied[finish.place]) for finish in self.event.results]

    def one(self, finish: Finish, tied: int) -> Score:
        if self.lacking:
            return Score(player=finish.player, place=finish.place, why=self.lacking, tied=tied)
        if finish.disqualified:
            return Score(player=finish.player, place=finish.place, why="disqualified", tied=tied or 1)
        if self.paid_only and finish.place > self.event.paid:
            return Score(player=finish.player, place=finish.place, why="not_paid", tied=tied,
                         participation=self.participation)  # fmt: skip
        values = [self.at_place(finish, place) for place in range(finish.place, finish.place + tied)]
        value = values[-1 if self.scoring.ties == "lowest" else 0][0]
        if self.scoring.ties == "average" and tied > 1:
            value = sum((one for one, _ in values), Fraction(0)) / tied
        if self.event.weight != 100:
            value = value * self.event.weight / 100
        base = rounded(value, self.scoring.decimals, self.scoring.rounding) * UNIT
        why: Why = values[0][1] if not value or tied == 1 else "tied"
        return Score(player=finish.player, place=finish.place, why=why, base=int(base), tied=tied,
                     participation=self.participation)  # fmt: skip

    def at_place(self, finish: Finish, place: int) -> tuple[Fraction, Why]:
        """What the finish is worth at a place it fills, and why."""
        if self.paid_only and place > self.event.paid:
            return Fraction(0), "not_paid"
        values = self.values(finish, place)
        if not all(evaluate(one, values) for one in self.conditions):
            return Fraction(0), "outside"
        if self.table:
            found = self.table.get(place)
            return (Fraction(0), "beyond_table") if found is None else (Fraction(found, UNIT), "table")
        if self.formula is None:
            return Fraction(0), "small_field" if self.scoring.tables else "only_participation"
        return evaluate(self.formula, values), "formula"

    def values(self, finish: Finish, place: int) -> dict[str, Fraction]:
        """What a formula may know of the finish."""
        return {
            "place": Fraction(place),
            "prize": Fraction(finish.prize, self.units),
            "rebuys": Fraction(finish.rebuys),
            "addons": Fraction(finish.addons),
            "reentries": Fraction(finish.reentries),
            "spent": Fraction(spent(self.event, finish), self.units),
            "knockouts": Fraction(finish.knockouts),
        }


def _figures(event: Results, units: int) -> dict[str, Fraction]:
    """What a formula may know of the event."""
    return {
        "entries": Fraction(event.entries),
        "players": Fraction(event.players or event.entries),
        "buyin": Fraction(event.buyin, units),
        "fee": Fraction(event.fee, units),
        "pool": Fraction(event.pool, units),
        "paid": Fraction(max(event.paid, 0)),
    }


def spent(event: Results, finish: Finish) -> int:
    """What the player paid towards prizes, in minor units."""
    if finish.spent >= 0:
        return finish.spent
    rebuy = event.buyin if event.rebuy_price < 0 else event.rebuy_price
    addon = event.buyin if event.addon_price < 0 else event.addon_price
    return event.buyin * (1 + finish.reentries) + rebuy * finish.rebuys + addon * finish.addons


def failing(circuit: Circuit, event: Results, book: Book, scoring: Scoring) -> FormulaError | None:
    """What goes wrong when the event is scored, if anything."""
    try:
        event_scores(circuit, event, book, scoring)
    except FormulaError as error:
        return error
    return None


def _table(scoring: Scoring, entries: int) -> dict[int, int]:
    """The table for so many entries: the one of the largest field that is not larger."""
    reached = [size for size in scoring.tables if size <= entries]
    return scoring.tables[max(reached)] if reached else scoring.table
