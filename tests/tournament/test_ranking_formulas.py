"""Points of the well-known formulas, as their operators published them."""

from fractions import Fraction

import msgspec
import pytest

from torneo.rulebook import load_book
from torneo.tournament.ranking import (
    KNOWN,
    Circuit,
    Finish,
    Results,
    Scoring,
    compiled,
    evaluate,
    event_scores,
)
from torneo.tournament.ranking.numbers import rounded

TDA = load_book("tda-2013")


def points(formula: str, *, place: int, **event: int) -> int:
    """Hundredths for one finish; money in whole units."""
    rebuys = event.pop("rebuys", 0)
    for money in ("buyin", "pool"):
        event[money] = event.get(money, 0) * 100
    finish = Finish(player="a", place=place, rebuys=rebuys)
    results = msgspec.structs.replace(Results(id="e", entries=0, results=(finish,)), **event)
    circuit = Circuit(id="c", scoring=Scoring(formula=formula))
    (score,) = event_scores(circuit, results, TDA)
    return score.points


@pytest.mark.parametrize(
    ("entries", "place", "buyin", "wanted"),
    [(150, 3, 20, 163_09), (900, 25, 0, 23_88), (250, 10, 10, 100_54)],
)
def test_pokerstars(entries: int, place: int, buyin: int, wanted: int) -> None:
    assert points("pokerstars-tlb", entries=entries, place=place, buyin=buyin) == wanted


def test_pokerstars_gives_points_to_the_top_fifteen_per_cent() -> None:
    assert points("pokerstars-tlb", entries=100, place=15, buyin=20) > 0
    assert points("pokerstars-tlb", entries=100, place=16, buyin=20) == 0


def test_dr_neau_counts_what_was_spent() -> None:
    assert points("dr-neau", entries=20, place=1, buyin=50) == 15_81
    assert points("dr-neau", entries=20, place=1, buyin=50, rebuys=1) == 11_18
    assert points("dr-neau", entries=20, place=1, buyin=0) == 0, "a freeroll is worth nothing, not a fault"


def test_partypoker() -> None:
    assert points("partypoker", entries=300, place=10, buyin=100) == 257_20
    assert points("partypoker", entries=300, place=60, buyin=100) > 0
    assert points("partypoker", entries=300, place=61, buyin=100) == 0


@pytest.mark.parametrize(
    ("place", "wanted"), [(1, 7_94), (2, 5_29), (3, 4_17), (4, 3_52), (5, 3_09), (10, 2_06), (21, 1_33)]
)
def test_winamax(place: int, wanted: int) -> None:
    assert points("winamax", entries=63, place=place) == wanted
    assert points("winamax", entries=63, place=place, paid=21) == wanted


def test_winamax_scores_only_paid_places_where_they_are_announced() -> None:
    assert points("winamax", entries=63, place=22, paid=21) == 0


@pytest.mark.parametrize("name", KNOWN)
def test_the_example_of_every_formula_comes_out(name: str) -> None:
    given, _, wanted = KNOWN[name].example.partition(": ")
    values = {"paid": Fraction(0), **{one.split()[0]: Fraction(one.split()[1]) for one in given.split(", ")}}
    formula, scores_if = compiled(name)
    assert rounded(evaluate(formula, values), 2) == Fraction(wanted)
    assert scores_if is None or evaluate(scores_if, values)
    assert KNOWN[name].about.say("es") != KNOWN[name].about.say("en")
