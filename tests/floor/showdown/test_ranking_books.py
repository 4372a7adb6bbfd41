"""Each hand beats the next in every book."""

from typing import Any

import pytest

from torneo.floor.scenario.told import ToldHand
from torneo.rulebook import book_ids, load_book

#: The better hand, the one just below it, and the board they share; neither can be read as the other.
STEPS = {
    "royal flush, straight flush": ("As Ks", "9s 8s", "Ts Js Qs 2d 3c"),
    "straight flush, four of a kind": ("6s 5s", "7h 7c", "9s 8s 7s 7d 2c"),
    "four of a kind, full house": ("7h 7c", "Kc Ks", "7s 7d 2c 3d Kh"),
    "full house, flush": ("7h 2h", "As Qs", "7s 7d 2s Ks 3h"),
    "flush, straight": ("As Qs", "8d 9h", "5s 6s 7s Kd 2c"),
    "straight, three of a kind": ("8d 9h", "Kh Ks", "5s 6d 7c Kd 2c"),
    "three of a kind, two pair": ("5d 5h", "Kh 9h", "5s 9d 7c Kd 2c"),
    "two pair, pair": ("5h 7h", "Ah Ad", "5s 9d 7c Kd 2c"),
    "pair, high card": ("2h 3d", "Ah Qd", "5s 9d 7c Kd 2c"),
}


def winner(book: str, first: str, second: str, board: str) -> int:
    setup: dict[str, Any] = {
        "game": "nlhe", "level": {"small": 100, "big": 200}, "button": 2, "seats": {1: 20_000, 2: 20_000},
        "cards": {1: first.split(), 2: second.split()},
        "start": {"street": "river", "pot": 6_000, "board": board.split()},
    }  # fmt: skip
    hand = ToldHand(load_book(book), setup)
    for step in ("does", "tables"):
        for seat in (1, 2):
            hand.tell({"seat": seat, step: "check" if step == "does" else True})
    stacks = hand.table.hand.stacks
    return max(stacks, key=lambda seat: stacks[seat])


@pytest.mark.policy("showdown_hand_ranking")
@pytest.mark.parametrize("book", book_ids())
def test_each_hand_beats_the_next(book: str) -> None:
    assert {name: winner(book, *hands) for name, hands in STEPS.items()} == dict.fromkeys(STEPS, 1)
