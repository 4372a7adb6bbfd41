"""Order of hands against libraries written by others: two deals compare here as they compare there."""

import random
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from typing import Any

import phevaluator
import pokerkit
import pytest

from torneo.cards import DECK, EVALUATORS, SHORT_DECK, card_text, cards_text, shuffled

Cards = Sequence[int]


def agree_on_order(theirs: Sequence[Any], ours: Sequence[int]) -> None:
    """`theirs`: anything comparable, bigger is better, None for a hand that does not qualify (0 here)."""
    assert [value is None for value in theirs] == [value == 0 for value in ours]
    both = [(their, our) for their, our in zip(theirs, ours, strict=True) if their is not None]
    assert len(both) > 50
    both.sort(key=lambda pair: pair[1])
    for (their_low, our_low), (their_high, our_high) in pairwise(both):
        assert (their_low == their_high) == (our_low == our_high)
        assert their_low <= their_high


@pytest.mark.parametrize("size", [5, 6, 7])
def test_high_hands_of_phevaluator(size: int) -> None:
    rng = random.Random(size)
    deals = [shuffled(rng)[:size] for _ in range(20_000)]
    theirs = [-phevaluator.evaluate_cards(*map(card_text, deal)) for deal in deals]
    agree_on_order(theirs, EVALUATORS["high"](deals, ()))


def test_holdem_deals_of_phevaluator() -> None:
    """The same seven cards with five of them as a board take the other way through the evaluator."""
    rng = random.Random(2)
    deals = [shuffled(rng)[:7] for _ in range(20_000)]
    theirs = [-phevaluator.evaluate_cards(*map(card_text, deal)) for deal in deals]
    agree_on_order(theirs, [EVALUATORS["high"]([deal[5:]], deal[:5])[0] for deal in deals])


def test_omaha_hands_of_phevaluator() -> None:
    rng = random.Random(4)
    deals = [shuffled(rng)[:9] for _ in range(8_000)]
    theirs = [-phevaluator.evaluate_omaha_cards(*map(card_text, deal)) for deal in deals]
    agree_on_order(theirs, [EVALUATORS["omaha_high"]([deal[5:]], deal[:5])[0] for deal in deals])


@pytest.mark.parametrize("own", [5, 6])
def test_big_omaha_hands_by_trying_every_two_and_three(own: int) -> None:
    rng = random.Random(own)
    deals = [shuffled(rng)[: 5 + own] for _ in range(300)]
    theirs = [
        -min(
            phevaluator.evaluate_cards(*map(card_text, two + three))
            for two in combinations(deal[5:], 2)
            for three in combinations(deal[:5], 3)
        )
        for deal in deals
    ]
    agree_on_order(theirs, [EVALUATORS["omaha_high"]([deal[5:]], deal[:5])[0] for deal in deals])


@pytest.mark.parametrize(
    ("code", "kind", "hole", "board", "deck"),
    [
        ("high", pokerkit.StandardHighHand, 2, 5, DECK),
        ("short_deck", pokerkit.ShortDeckHoldemHand, 2, 5, SHORT_DECK),
        ("omaha_high", pokerkit.OmahaHoldemHand, 4, 5, DECK),
        ("omaha_eight_low", pokerkit.OmahaEightOrBetterLowHand, 4, 5, DECK),
        ("ace_five", pokerkit.RegularLowHand, 7, 0, DECK),
        ("ace_five", pokerkit.RegularLowHand, 6, 1, DECK),
        ("eight_low", pokerkit.EightOrBetterLowHand, 7, 0, DECK),
        ("deuce_seven", pokerkit.StandardLowHand, 5, 0, DECK),
        ("badugi", pokerkit.BadugiHand, 4, 0, DECK),
    ],
)
def test_hands_of_pokerkit(code: str, kind: Any, hole: int, board: int, deck: Cards) -> None:
    rng = random.Random(code)
    make: Callable[[str, str], Any] = kind.from_game_or_none
    deals = [shuffled(rng, deck)[: hole + board] for _ in range(400)]
    theirs = [make(cards_text(deal[:hole]), cards_text(deal[hole:])) for deal in deals]
    agree_on_order(theirs, [EVALUATORS[code]([deal[:hole]], deal[hole:])[0] for deal in deals])
