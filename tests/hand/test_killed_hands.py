"""Hands the floor declares dead, at any moment of a hand."""

import pytest
from tests.support.at_the_table import play, stacked_deck

from torneo.cards import DECK, HIDDEN, parse_cards
from torneo.hand import Hand, IllegalAction, Stakes

BLINDS = Stakes(50, 100)
STUD = Stakes(ante=25, bring_in=50, small_bet=100)


def table(players: int = 3, game: str = "nlhe") -> Hand:
    return Hand(game, BLINDS, dict.fromkeys(range(1, players + 1), 1000), players, deck=DECK)


def test_actor_killed_passes_the_turn() -> None:
    hand = table()
    hand.kill(3)
    assert hand.actor == 1
    assert hand.live_seats == [1, 2]


def test_hand_killed_out_of_turn_loses_its_turn_and_its_chips() -> None:
    hand = table(4)
    hand.kill(1)
    assert hand.actor == 3
    play(hand, "c c x")
    assert hand.street_name == "flop"
    assert hand.pot == 350
    assert hand.actor == 2


def test_killing_the_last_opponent_ends_the_hand() -> None:
    hand = play(table(), "f")
    hand.kill(2)
    assert hand.is_over
    assert hand.stacks == {1: 1100, 2: 900, 3: 1000}


def test_uncalled_raise_of_a_killed_hand_is_returned_and_the_called_part_stays() -> None:
    hand = play(table(), "r300")
    hand.kill(3)
    play(hand, "f")
    assert hand.stacks == {1: 950, 2: 1150, 3: 900}


def test_a_hand_dies_only_once() -> None:
    hand = table()
    hand.kill(3)
    with pytest.raises(IllegalAction, match="hand_not_live"):
        hand.kill(3)


def test_hand_killed_at_showdown_leaves_the_pot_to_the_others() -> None:
    hand = Hand("nlhe", BLINDS, dict.fromkeys((1, 2, 3), 1000), 3, deck=DECK, auto_showdown=False)
    play(hand, "c c x x x x x x x x x x")
    hand.kill(1)
    hand.kill(2)
    assert hand.stacks == {1: 900, 2: 900, 3: 1200}


def test_killed_bring_in_passes_to_the_next_lowest_card() -> None:
    deck = stacked_deck(["9c9d2c3c3d3h4c", "KcKdQhQsJdJcTd", "AcAd8hTsTc5c6d"])
    hand = Hand("stud", STUD, dict.fromkeys((1, 2, 3), 1000), 3, deck=deck)
    assert hand.actor == 1
    hand.kill(1)
    assert (hand.status, hand.actor) == ("bring_in", 3)
    play(hand, "b c")
    assert hand.street_name == "fourth"


def test_other_hand_killed_before_the_bring_in_changes_nothing_else() -> None:
    deck = stacked_deck(["9c9d2c3c3d3h4c", "KcKdQhQsJdJcTd", "AcAd8hTsTc5c6d"])
    hand = Hand("stud", STUD, dict.fromkeys((1, 2, 3), 1000), 3, deck=deck)
    hand.kill(2)
    assert (hand.status, hand.actor) == ("bring_in", 1)


def test_killed_player_gets_no_replacements_for_his_discards() -> None:
    hand = play(table(game="27td"), "c c x")
    hand.draw(hand.cards_of(1))
    hand.kill(1)
    assert hand.actor == 2
    play(hand, "p p")
    assert hand.cards_of(1) == ()
    assert hand.actor == 2


def test_killing_the_last_drawer_ends_the_draw() -> None:
    hand = play(table(game="27td"), "c c x")
    hand.draw(hand.cards_of(1)[:2])
    hand.stand_pat()
    hand.kill(3)
    assert hand.status == "bet"
    assert len(hand.cards_of(1)) == 5


def test_hand_killed_while_cards_are_told_is_no_longer_waited_for() -> None:
    hand = Hand("nlhe", BLINDS, dict.fromkeys((1, 2, 3), 1000), 3)
    hand.deal_hole(1, [HIDDEN, HIDDEN])
    hand.kill(2)
    assert hand.awaiting == {3: 2}
    hand.deal_hole(3, [HIDDEN, HIDDEN])
    assert hand.actor == 3


def test_last_hand_waited_for_killed_lets_the_betting_begin() -> None:
    hand = Hand("nlhe", BLINDS, dict.fromkeys((1, 2, 3), 1000), 3)
    hand.deal_hole(1, [HIDDEN, HIDDEN])
    hand.deal_hole(3, [HIDDEN, HIDDEN])
    hand.kill(2)
    assert hand.actor == 3


def test_others_replacements_are_still_waited_for_when_one_drawer_is_killed() -> None:
    hand = Hand("27td", BLINDS, dict.fromkeys((1, 2, 3), 1000), 3)
    for seat in (1, 2, 3):
        hand.deal_hole(seat, [HIDDEN] * 5)
    play(hand, "c c x")
    for _ in range(3):
        hand.draw([HIDDEN, HIDDEN])
    hand.kill(2)
    assert hand.awaiting == {1: 2, 3: 2}
    hand.deal_hole(1, parse_cards("2c3c"))
    hand.deal_hole(3, parse_cards("2d3d"))
    assert hand.actor == 1


def test_hand_killed_while_the_board_is_awaited() -> None:
    hand = Hand("nlhe", BLINDS, dict.fromkeys((1, 2, 3), 1000), 3)
    for seat in (1, 2, 3):
        hand.deal_hole(seat, [HIDDEN] * 2)
    play(hand, "c c x")
    hand.kill(1)
    assert hand.awaiting == {0: 3}
    hand.deal_board(parse_cards("2c3c4c"))
    assert hand.actor == 2
