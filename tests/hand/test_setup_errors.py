"""Hands that cannot start: one clear message naming the field."""

from typing import Any

import pytest

from torneo.cards import DECK, HIDDEN, SHORT_DECK
from torneo.hand import GAMES, Hand, IllegalAction, SetupError, Stakes

BLINDS = Stakes(50, 100)


def make(**changed: Any) -> Hand:
    arguments: dict[str, Any] = {
        "game": "nlhe", "stakes": BLINDS, "stacks": {1: 1000, 2: 1000}, "button": 1, "deck": DECK,
    }  # fmt: skip
    return Hand(**(arguments | changed))


@pytest.mark.parametrize(
    ("changed", "field", "message"),
    [
        ({"game": "bingo"}, "game", f"game: unknown game 'bingo'; known: {', '.join(GAMES)}"),
        ({"stacks": {1: 1000, 4: 0}}, "stacks", "stacks: seat 4 must have chips to be dealt in, has 0"),
        ({"stacks": {1: 1000, 4: -5}}, "stacks", "stacks: seat 4 must have chips to be dealt in, has -5"),
        ({"stacks": {}}, "seats", "seats: a hand needs at least two players, got 0"),
        ({"stacks": {1: 1000}}, "seats", "seats: a hand needs at least two players, got 1"),
        ({"stacks": {0: 1000, 1: 1000}}, "seats", "seats: seat numbers start at 1, got 0"),
        ({"stacks": dict.fromkeys(range(1, 24), 10)}, "seats", "seats: nlhe cannot be dealt to 23 players"),
        ({"game": "plo", "stacks": dict.fromkeys(range(1, 13), 10)}, "seats",
         "seats: plo cannot be dealt to 12 players"),
        ({"game": "stud", "stacks": dict.fromkeys(range(1, 10), 10)}, "seats",
         "seats: stud cannot be dealt to 9 players"),
        ({"game": "27td", "stacks": dict.fromkeys(range(1, 12), 10)}, "seats",
         "seats: 27td cannot be dealt to 11 players"),
        ({"game": "nlsd", "stacks": dict.fromkeys(range(1, 16), 10), "deck": None}, "seats",
         "seats: nlsd cannot be dealt to 15 players"),
        ({"deck": DECK[:11]}, "deck", "deck: 12 cards are needed, 11 given"),
        ({"deck": [*DECK, 0, 51]}, "deck", "deck: duplicate card 2c, As"),
        ({"game": "nlsd"}, "deck", "deck: short-deck games have no card below the six"),
        ({"stakes": Stakes()}, "stakes", "stakes: have neither a blind nor a bet size"),
        ({"smallest_chip": 0}, "smallest_chip", "smallest_chip: must be at least 1, is 0"),
        ({"absent": [7]}, "absent", "absent: nobody sits in seat 7"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_named(changed: dict[str, Any], field: str, message: str) -> None:
    with pytest.raises(SetupError) as refused:
        make(**changed)
    assert refused.value.field == field
    assert str(refused.value) == message


@pytest.mark.parametrize("field", ["small", "big", "ante", "bring_in", "small_bet", "big_bet", "min_bet"])
def test_stakes_below_zero_are_refused(field: str) -> None:
    with pytest.raises(SetupError) as refused:
        Stakes(**{field: -1})  # type: ignore[arg-type]
    assert str(refused.value) == f"{field}: must not be below zero, is -1"


def test_fullest_tables_there_can_be_are_dealt() -> None:
    for game, players in (("nlhe", 22), ("plo", 11), ("stud", 8), ("27td", 10)):
        stakes = Stakes(ante=1, bring_in=2, small_bet=4) if game == "stud" else BLINDS
        hand = make(game=game, stakes=stakes, stacks=dict.fromkeys(range(1, players + 1), 1000))
        assert len(hand.seats) == players
    assert len(make(game="nlsd", deck=SHORT_DECK, stacks=dict.fromkeys(range(1, 15), 1000)).seats) == 14


def test_hidden_cards_may_repeat() -> None:
    assert make(deck=[HIDDEN] * 52).stub == 48


def test_straddle_is_refused_with_its_own_reason() -> None:
    with pytest.raises(IllegalAction) as refused:
        make().straddle(1, 200)
    assert str(refused.value) == "straddle_not_allowed (seat=1, amount=200)"


def test_button_may_stand_on_an_empty_seat() -> None:
    hand = make(stacks={1: 1000, 4: 1000, 6: 1000}, button=5)
    assert hand.seats == (6, 1, 4)
