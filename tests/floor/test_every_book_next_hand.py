"""When a hand has begun, and which level it is played at, under each of the books."""

from typing import Any

import pytest
from tests.support.books import BOOKS

from torneo.floor.scenario.told import ToldHand
from torneo.rulebook import load_book

BLINDS: dict[str, Any] = {
    "game": "nlhe", "level": {"small": 200, "big": 400}, "button": 5,
    "seats": dict.fromkeys((1, 2, 3, 4, 5), 20_000),
}  # fmt: skip
RIFFLE = {"first_riffle", "shuffler_button", "dealer_change"}
BEGINS = {
    **dict.fromkeys(BOOKS, RIFFLE),
    "tda-2013": RIFFLE - {"dealer_change"},
    "pokerfest-2011": {"shuffle_after_all_cards_gathered"},
}


@pytest.mark.policy("time_hand_start_events")
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("how", sorted(RIFFLE | {"shuffle_after_all_cards_gathered"}))
def test_a_hand_begins_with_what_the_book_names_and_nothing_else(book: str, how: str) -> None:
    """In Pokerfest only once every card has been gathered."""
    hand = ToldHand(load_book(book), BLINDS)
    for seat in (3, 4, 5, 1):
        hand.tell({"seat": seat, "does": "fold"})
    ruling, *_ = hand.tell({"dealer": "starts_hand", "how": how})
    assert ruling.reason == ("hand_begins" if how in BEGINS[book] else "hand_not_begun")


@pytest.mark.policy("time_old_level_error")
@pytest.mark.parametrize("book", BOOKS)
def test_blinds_of_the_old_level_are_put_right_until_there_is_substantial_action(book: str) -> None:
    found = {"dealer": "wrong_level", "level": {"small": 300, "big": 600}}
    at_once = ToldHand(load_book(book), BLINDS)
    assert at_once.tell(found)[0].reason == "wrong_level_corrected"
    later = ToldHand(load_book(book), BLINDS)
    for seat in (3, 4, 5):
        later.tell({"seat": seat, "does": "call"})
    assert later.tell(found)[0].reason == "wrong_level_stands"
