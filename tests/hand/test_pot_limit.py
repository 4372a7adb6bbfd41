"""Pot-limit: the largest raise is the call plus the pot after that call."""

import pytest
from tests.support.at_the_table import play

from torneo.cards import DECK
from torneo.hand import Hand, HandRules, IllegalAction, Stakes

REAL_POT = HandRules(preflop_short_blind="real_pot")


def table(
    stacks: list[int],
    *,
    rules: HandRules | None = None,
    ante: int = 0,
    blinds: list[tuple[int, int]] | None = None,
) -> Hand:
    return Hand(
        "plo", Stakes(50, 100, ante), dict(enumerate(stacks, 1)), button=len(stacks), deck=DECK,
        rules=rules or HandRules(), blinds=blinds,
    )  # fmt: skip


def test_first_raise_before_the_flop_is_three_and_a_half_big_blinds() -> None:
    hand = table([5000] * 4)
    assert (hand.min_raise_to(), hand.max_raise_to()) == (200, 350)
    with pytest.raises(IllegalAction, match="raise_above_maximum"):
        hand.raise_to(351)


def test_small_blind_counts_what_he_already_put_in() -> None:
    hand = play(table([5000] * 4), "f f")
    assert hand.actor == 1
    assert hand.max_raise_to() == 300


def test_reraise_counts_every_bet_on_the_table() -> None:
    hand = play(table([5000] * 4), "r350")
    assert hand.max_raise_to() == 350 + (50 + 100 + 350 + 350)


def test_antes_are_in_the_pot() -> None:
    assert table([5000] * 4, ante=25).max_raise_to() == 450


def test_all_in_is_held_back_to_the_pot() -> None:
    hand = play(table([5000] * 4), "a")
    assert hand.events[-1] == ("raise", 3, 350)


def test_stack_below_the_pot_is_the_maximum() -> None:
    hand = table([5000, 5000, 220, 5000])
    assert (hand.min_raise_to(), hand.max_raise_to()) == (200, 220)


def test_after_the_flop_the_pot_is_the_largest_bet() -> None:
    hand = play(table([5000] * 3), "c c x")
    assert hand.max_raise_to() == 300
    play(hand, "r300")
    assert hand.max_raise_to() == 1200


def test_short_big_blind_counts_as_full_before_the_flop() -> None:
    hand = table([5000, 60, 5000, 5000])
    assert hand.pot == 110
    assert hand.max_raise_to() == 350
    assert table([5000, 60, 5000, 5000], rules=REAL_POT).max_raise_to() == 310


def test_missing_small_blind_counts_as_posted_before_the_flop() -> None:
    hand = table([5000] * 4, blinds=[(2, 100)])
    assert hand.pot == 100
    assert hand.max_raise_to() == 350
    assert table([5000] * 4, blinds=[(2, 100)], rules=REAL_POT).max_raise_to() == 300


def test_after_the_flop_only_the_real_pot_counts() -> None:
    hand = play(table([5000, 60, 5000]), "c c")
    assert hand.street_name == "flop"
    assert hand.max_raise_to() == hand.pot == 260


def test_smallest_raise_is_allowed_even_above_the_pot() -> None:
    """With a tiny real pot the full minimum raise still stands."""
    hand = table([5000, 5, 5000], rules=REAL_POT, blinds=[(2, 100)])
    assert hand.pot == 5
    assert (hand.min_raise_to(), hand.max_raise_to()) == (200, 205)


def test_cap_on_raises_where_a_house_has_one() -> None:
    hand = play(table([50_000] * 3, rules=HandRules(raise_cap_pot_limit=1)), "r350")
    assert hand.why_no_raise() == "raise_cap_reached"
