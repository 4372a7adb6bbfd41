"""When a player who has already acted may raise again."""

import pytest
from tests.support.at_the_table import play

from torneo.cards import DECK
from torneo.hand import Hand, HandRules, IllegalAction, Stakes

ONE_FULL_RAISE = HandRules(reopen="single_full_raise_only")


def table(stacks: list[int], rules: HandRules | None = None) -> Hand:
    return Hand(
        "nlhe", Stakes(50, 100), dict(enumerate(stacks, 1)), button=len(stacks), deck=DECK,
        rules=rules or HandRules(),
    )  # fmt: skip


def test_a_full_raise_reopens() -> None:
    hand = play(table([5000, 5000, 5000, 200]), "c a c c")
    assert hand.actor == 3
    assert hand.min_raise_to() == 300


def test_one_chip_less_than_a_full_raise_does_not() -> None:
    hand = play(table([5000, 5000, 5000, 199]), "c a c c")
    assert hand.actor == 3
    assert hand.why_no_raise() == "betting_not_reopened"


def test_measure_stays_the_last_full_raise_not_the_short_one() -> None:
    """A raise to 500 was by 400; 700 all-in adds 200, so 500 faces half a raise."""
    hand = play(table([5000, 5000, 5000, 700, 5000]), "r500 a c f f")
    assert hand.actor == 3
    assert hand.to_call() == 200
    assert not hand.can_raise()


def test_short_all_ins_add_up_unless_the_book_wants_one_full_raise() -> None:
    stacks = [5000, 5000, 5000, 150, 210, 5000]
    line = "c a a c c c"
    assert play(table(stacks), line).can_raise()
    strict = play(table(stacks, ONE_FULL_RAISE), line)
    assert strict.actor == 3
    assert strict.why_no_raise() == "betting_not_reopened"


def test_one_full_raise_reopens_in_every_book() -> None:
    hand = play(table([5000, 5000, 5000, 150, 5000], ONE_FULL_RAISE), "c a r300 f f")
    assert hand.actor == 3
    assert hand.can_raise()


def test_a_player_who_has_not_acted_may_raise_a_short_all_in() -> None:
    hand = play(table([5000, 5000, 130, 5000]), "a")
    assert hand.actor == 4
    assert hand.min_raise_to() == 230
    play(hand, "c c")
    assert hand.actor == 2
    assert hand.min_raise_to() == 230


def test_own_raise_called_with_a_short_all_in_does_not_reopen_to_the_raiser() -> None:
    hand = play(table([5000, 350, 5000, 5000]), "r300 c f a")
    assert hand.actor == 3
    assert hand.to_call() == 50
    assert not hand.can_raise()
    play(hand, "c")
    assert hand.actor == 4
    assert not hand.can_raise()


def checked_to_a_short_bet(rules: HandRules) -> Hand:
    """On the flop the first two check and the button, with 60 chips, bets all-in below the big blind."""
    hand = play(table([5000, 5000, 160], rules), "c c x x x a")
    assert hand.actor == 1
    assert hand.to_call() == 60
    return hand


def test_checker_facing_a_short_all_in_bet_may_only_call_or_fold() -> None:
    hand = checked_to_a_short_bet(HandRules())
    assert hand.why_no_raise() == "betting_not_reopened"
    with pytest.raises(IllegalAction, match="betting_not_reopened"):
        hand.raise_to(200)


def test_checker_may_raise_it_where_the_book_lets_him() -> None:
    hand = checked_to_a_short_bet(HandRules(checker_may_raise_short_bet=True))
    assert hand.min_raise_to() == 160


def test_checker_may_raise_a_full_bet() -> None:
    hand = play(table([5000, 5000, 200]), "c c x x x a")
    assert hand.min_raise_to() == 200


def test_a_new_street_starts_afresh() -> None:
    hand = play(table([5000, 5000, 5000, 150]), "c a c c c")
    assert hand.street_name == "flop"
    assert hand.min_raise_to() == 100
