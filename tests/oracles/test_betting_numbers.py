"""Betting numbers of the worked examples that the books share."""

import pytest
from tests.support.at_the_table import play

from torneo.cards import DECK
from torneo.hand import Hand, IllegalAction, Stakes


def table(stacks: list[int], *, small: int = 50, big: int = 100, game: str = "nlhe") -> Hand:
    """Seats from 1; seat 1 has the small blind, seat 2 the big blind and the last seat the button."""
    return Hand(game, Stakes(small, big), dict(enumerate(stacks, 1)), button=len(stacks), deck=DECK)


def on_the_flop(players: int, stacks: list[int] | None = None) -> Hand:
    """Everybody limped at 50-100 and the small blind is to bet."""
    hand = table(stacks or [20_000] * players)
    play(hand, "c " * (players - 1) + "x")
    assert hand.street_name == "flop"
    assert hand.actor == 1
    return hand


@pytest.mark.parametrize(
    ("line", "next_to"),
    [
        ("r600 r1600 r3600", 5600),
        ("r300 r1000", 1700),  # two chips of 500
        ("r500 r1100", 1700),
        ("r1400", 2800),
        ("r325", 650),
        ("r1100", 2200),
        ("r1200", 2400),
    ],
)
def test_smallest_raise_is_the_largest_full_bet_or_raise_of_the_round(line: str, next_to: int) -> None:
    hand = play(on_the_flop(5), line)
    assert hand.min_raise_to() == next_to
    with pytest.raises(IllegalAction) as refused:
        hand.raise_to(next_to - 1)
    assert refused.value.reason == "raise_below_minimum"
    assert refused.value.facts["min"] == next_to
    play(hand, f"r{next_to}")


def test_all_in_of_150_over_a_blind_of_100_asks_for_250() -> None:
    hand = play(table([5000, 5000, 150, 5000]), "a")
    assert hand.level == 150
    assert hand.min_raise_to() == 250


def reopening_example() -> Hand:
    """50-100: A 100, B all-in 125, C calls 125, D all-in 200, E calls, both blinds fold."""
    a, b, c, d, e = 5000, 125, 5000, 200, 5000
    hand = table([5000, 5000, a, b, c, d, e])
    return play(hand, "c a c a c f f")


def test_short_all_ins_that_add_up_to_a_full_raise_reopen_for_the_limper() -> None:
    hand = reopening_example()
    assert hand.actor == 3
    assert hand.to_call() == 100
    assert hand.can_raise()
    assert hand.min_raise_to() == 300


def test_caller_facing_75_more_may_not_raise() -> None:
    hand = play(reopening_example(), "c")
    assert hand.actor == 5
    assert hand.to_call() == 75
    assert hand.why_no_raise() == "betting_not_reopened"
    assert hand.legal_actions().kinds == ["fold", "call"]
    with pytest.raises(IllegalAction, match="betting_not_reopened"):
        hand.raise_to(300)
    play(hand, "c")
    assert hand.street_name == "flop"


def test_caller_facing_175_more_may_raise() -> None:
    hand = play(reopening_example(), "r300")
    assert hand.actor == 5
    assert hand.to_call() == 175
    assert hand.min_raise_to() == 400


def several_short_all_ins() -> Hand:
    """On the flop: 300, all-ins of 500, 650 and 800, a call."""
    hand = on_the_flop(5, [5000, 600, 750, 900, 5000])
    return play(hand, "r300 a a a c")


def test_smallest_raise_after_short_all_ins_is_the_last_full_bet() -> None:
    hand = on_the_flop(6, [5000, 600, 750, 900, 5000, 5000])
    play(hand, "r300 a a a c")
    assert hand.actor == 6
    assert hand.min_raise_to() == 1100


def test_first_bettor_facing_500_more_may_raise() -> None:
    hand = several_short_all_ins()
    assert hand.actor == 1
    assert hand.to_call() == 500
    assert hand.min_raise_to() == 1100
    play(hand, "r1100")
    assert hand.actor == 5
    assert hand.to_call() == 300
    assert hand.min_raise_to() == 1400


def limped_and_short_all_in() -> Hand:
    """2000-4000: A limps, B folds, C all-in 7500, the button and the small blind fold."""
    hand = table([50_000, 50_000, 50_000, 50_000, 7500, 50_000], small=2000, big=4000)
    return play(hand, "c f a f f")


def test_big_blind_may_raise_a_short_all_in_to_11500_or_more() -> None:
    hand = limped_and_short_all_in()
    assert hand.actor == 2
    assert hand.to_call() == 3500
    assert hand.min_raise_to() == 11_500
    assert hand.max_raise_to() == 50_000
    with pytest.raises(IllegalAction, match="raise_below_minimum"):
        hand.raise_to(11_499)
    play(hand, "r20000")


def test_limper_may_not_raise_when_the_big_blind_calls() -> None:
    hand = play(limped_and_short_all_in(), "c")
    assert hand.actor == 3
    assert hand.to_call() == 3500
    assert hand.why_no_raise() == "betting_not_reopened"


def test_limper_may_not_raise_when_the_big_blind_folds() -> None:
    hand = play(limped_and_short_all_in(), "f")
    assert hand.actor == 3
    assert hand.to_call() == 3500
    assert not hand.can_raise()


def test_limper_may_raise_when_the_big_blind_raises() -> None:
    hand = play(limped_and_short_all_in(), "r11500")
    assert hand.actor == 3
    assert hand.to_call() == 7500
    assert hand.min_raise_to() == 15_500


def pot_of_10_500() -> Hand:
    """Pot-limit 500-1000: a raise to 2500 called in three places, the small blind folded."""
    hand = table([60_000] * 5, small=500, big=1000, game="plo")
    play(hand, "r2500 c c f c")
    assert hand.street_name == "flop"
    assert hand.pot == 10_500
    return hand


@pytest.mark.parametrize("amount", [1000, 9500, 10_500])
def test_pot_limit_bet_up_to_the_pot_stands(amount: int) -> None:
    hand = play(pot_of_10_500(), f"r{amount} f c")
    assert hand.bets[2] == hand.bets[4] == amount


def test_pot_limit_bet_above_the_pot_is_refused_with_the_maximum() -> None:
    hand = pot_of_10_500()
    assert hand.max_raise_to() == 10_500
    with pytest.raises(IllegalAction) as refused:
        hand.raise_to(11_500)
    assert refused.value.reason == "raise_above_maximum"
    assert refused.value.facts == {"seat": 2, "to": 11_500, "max": 10_500}


def test_pot_limit_raise_counts_the_call_first() -> None:
    hand = play(pot_of_10_500(), "r9500")
    assert hand.max_raise_to() == 9500 + (10_500 + 9500 + 9500)
