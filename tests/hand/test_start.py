"""Hands that begin in the middle, at a spot somebody describes."""

import pytest

from torneo.cards import parse_cards
from torneo.hand import Hand, SetupError, Stakes
from torneo.hand.start import StartPoint

BLINDS = Stakes(50, 100)


def begin(start: StartPoint, game: str = "nlhe", stakes: Stakes = BLINDS) -> Hand:
    return Hand(game, stakes, {1: 1000, 2: 800, 3: 1000}, 3, start=start)


def test_flop_with_a_pot_and_a_board_is_bet_as_usual() -> None:
    hand = begin(StartPoint("flop", pot=300, board=parse_cards("2h3h4s")))
    assert (hand.street_name, hand.actor, hand.pot) == ("flop", 1, 300)
    assert hand.min_raise_to() == 100
    hand.raise_to(200)
    hand.fold()
    hand.fold()
    assert hand.stacks == {1: 1300, 2: 800, 3: 1000}


def test_unknown_cards_are_hidden_and_known_ones_kept() -> None:
    hand = begin(StartPoint("turn", pot=300, cards={2: parse_cards("AcAd")}))
    assert hand.cards_of(2) == tuple(parse_cards("AcAd"))
    assert hand.cards_of(1) == (-1, -1)
    assert len(hand.board) == 4


def test_pot_limit_counts_the_pot_given() -> None:
    assert begin(StartPoint("flop", pot=300), "plo").max_raise_to() == 300


def test_limit_bets_are_those_of_the_street() -> None:
    assert begin(StartPoint("flop"), "lhe").min_raise_to() == 100
    assert begin(StartPoint("river"), "lhe").min_raise_to() == 200


def test_stud_boards_given_decide_who_acts_first() -> None:
    cards = {1: parse_cards("????2c3d"), 2: parse_cards("????KcKd"), 3: parse_cards("????AcQd")}
    hand = begin(StartPoint("fourth", cards=cards), "stud", Stakes(ante=5, bring_in=10, small_bet=100))
    assert hand.actor == 2
    hand.fold()
    assert hand.actor == 3


@pytest.mark.parametrize(
    ("start", "message"),
    [
        (StartPoint("fourth"), "start.street: nlhe has no 'fourth', only preflop, flop, turn, river"),
        (StartPoint("flop", pot=-1), "start.pot: must not be below zero, is -1"),
        (StartPoint("flop", board=parse_cards("2h3h")), "start.board: the flop has 3 cards, 2 given"),
        (StartPoint("flop", cards={1: parse_cards("2h3h4h")}),
         "cards: seat 1 holds 2 cards on the flop, 3 given"),
        (StartPoint("flop", board=parse_cards("2h3h2h")), "cards: 2h more than once in "),
        (StartPoint("flop", board=parse_cards("2h3h4h"), cards={2: parse_cards("4hAd")}),
         "cards: 4h more than once in "),
    ],
)  # fmt: skip
def test_a_spot_that_cannot_be_is_refused(start: StartPoint, message: str) -> None:
    with pytest.raises(SetupError) as refused:
        begin(start)
    assert str(refused.value).startswith(message)
