"""What a player is told who asks how much an opponent has."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from torneo.floor.betting.counts import estimated
from torneo.floor.ruling import Ruling
from torneo.floor.scenario.told import ToldHand
from torneo.floor.sentences.rulings import reason_text
from torneo.rulebook import Book, all_books, load_book

SETUP = {
    "game": "nlhe",
    "level": {"small": 500, "big": 1000},
    "denominations": [25, 100, 1000],
    "button": 3,
    "seats": {1: 44_275, 2: 50_000, 3: 50_000},
    "start": {"street": "flop", "pot": 4000},
}
RIGHT = {
    "tda-2013": "24-A.1",
    "tda-2024": "60.1",
    "adtp-2018": "60.1",
    "torrequebrada": "40-A.1",
    "fcp-2025": "60.1",
    "pokerfest-2011": "general-25",
}


def asked(book: Book) -> Ruling:
    told = ToldHand(book, SETUP)
    told.tell({"seat": 1, "does": "bet", "to": 3000})
    return told.tell({"seat": 2, "asks_count_of": 1})[0]


@pytest.mark.clause("tda-2013/24-A.1")
@pytest.mark.policy("chips_estimate_for")
@pytest.mark.parametrize("book", all_books(), ids=lambda book: book.id)
def test_a_refused_count_gives_the_estimate_that_is_due(book: Book) -> None:
    ruling = asked(book)
    assert (ruling.kind, ruling.amount) == ("refused", None)
    assert ruling.facts == {"about": 44_000}
    assert f"{book.id}/{RIGHT[book.id]}" in ruling.clauses
    assert "se le dice a ojo: unos 44.000" in reason_text(ruling, "es")
    assert "told by eye: about 44,000" in reason_text(ruling, "en")


def test_a_house_that_gives_players_no_estimate_tells_none() -> None:
    house = load_book("fcp-2025").with_policies({"chips_estimate_for": []})
    assert asked(house).facts == {}


@given(points=st.integers(1, 10**9), smallest=st.sampled_from((1, 5, 25, 100)))
def test_an_estimate_is_close_and_never_finer_than_a_chip(points: int, smallest: int) -> None:
    told = estimated(points, smallest)
    assert abs(told - points) <= max(points // 10, smallest)
    assert told > 0
