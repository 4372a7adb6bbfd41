"""Tables filled ahead of time hold what they would have computed on demand."""

from itertools import combinations

from tools.bench.warm import rank_keys

from torneo.cards import EVALUATORS
from torneo.cards.keys import RANK_KEY


def test_rank_keys_are_all_hands_by_rank() -> None:
    """49,205 multisets of seven ranks, as many as seven cards of one deck can make."""
    keys = list(rank_keys(7))
    assert len(keys) == len(set(keys)) == 49_205
    small = {sum(RANK_KEY[card] for card in hand) for hand in combinations(range(52), 3)}
    assert set(rank_keys(3)) == small


def test_ace_five_short_cut_agrees_with_trying_every_five() -> None:
    """Five different ranks make the low by themselves; the rest tries all fives."""
    evaluate = EVALUATORS["ace_five"]
    for start in range(0, 45, 4):
        hand = [
            start,
            start + 1,
            start + 4,
            (start + 9) % 52,
            (start + 18) % 52,
            (start + 27) % 52,
            (start + 36) % 52,
        ]
        if len(set(hand)) == 7:
            best = max(evaluate([five], [])[0] for five in combinations(hand, 5))
            assert evaluate([hand], [])[0] == best
