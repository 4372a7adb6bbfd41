"""Absent and penalised players: dealt in, charged, and out of the way."""

import pytest
from tests.support.at_the_table import play, stacked_deck

from torneo.cards import DECK, HIDDEN, parse_cards
from torneo.hand import Hand, HandRules, Stakes

STAYS_IN = HandRules(absent_hand="fold_if_facing_a_raise_else_check")
BLINDS = Stakes(50, 100)
STUD = Stakes(ante=25, bring_in=50, small_bet=100)


def table(
    absent: list[int],
    players: int = 4,
    *,
    game: str = "nlhe",
    rules: HandRules | None = None,
    stakes: Stakes = BLINDS,
) -> Hand:
    stacks = dict.fromkeys(range(1, players + 1), 1000)
    return Hand(game, stakes, stacks, players, deck=DECK, absent=absent, rules=rules or HandRules())


def killed(hand: Hand) -> list[int]:
    return [rest[0] for kind, *rest in hand.events if kind == "kill"]


def test_hand_is_dealt_in_and_dead_when_the_deal_ends() -> None:
    hand = table([3])
    assert len(hand.cards_of(3)) == 2
    assert killed(hand) == [3]
    assert hand.live_seats == [1, 2, 4]
    assert hand.actor == 4


def test_blinds_and_antes_of_an_absent_player_go_in() -> None:
    hand = table([1, 2], stakes=Stakes(50, 100, 25))
    assert hand.stacks == {1: 925, 2: 875, 3: 975, 4: 975}
    play(hand, "c c")
    assert hand.street_name == "flop"
    assert hand.pot == 450


def test_whole_blind_of_an_absent_player_is_won_not_returned() -> None:
    """All fold to the small blind: the absent big blind's 100 are in the pot."""
    hand = play(table([2]), "f f")
    assert hand.is_over
    assert hand.stacks == {1: 1100, 2: 900, 3: 1000, 4: 1000}


def test_heads_up_the_present_player_wins_at_once() -> None:
    hand = table([1], players=2)
    assert hand.is_over
    assert hand.stacks == {1: 900, 2: 1100}


def test_when_nobody_is_there_the_last_to_act_keeps_the_pot() -> None:
    hand = table([1, 2, 3, 4])
    assert hand.is_over
    assert hand.stacks == {1: 950, 2: 1050, 3: 1000, 4: 1000}


def test_absent_all_in_blind_is_dead_too() -> None:
    hand = Hand("nlhe", BLINDS, {1: 1000, 2: 60, 3: 1000}, 3, deck=DECK, absent=[2])
    assert hand.live_seats == [1, 3]
    play(hand, "c c")
    assert hand.pot == 260


def test_absent_player_in_a_told_hand_dies_once_everybody_has_cards() -> None:
    hand = Hand("nlhe", BLINDS, dict.fromkeys((1, 2, 3), 1000), 3, absent=[1])
    hand.deal_hole(1, [HIDDEN, HIDDEN])
    hand.deal_hole(2, [HIDDEN, HIDDEN])
    assert killed(hand) == []
    hand.deal_hole(3, [HIDDEN, HIDDEN])
    assert killed(hand) == [1]
    play(hand, "c x")
    assert hand.awaiting == {0: 3}


def test_absent_bring_in_is_paid_and_the_hand_dead() -> None:
    deck = stacked_deck(["9c9d2c3c3d3h4c", "KcKdQhQsJdJcTd", "AcAd8hTsTc5c6d"])
    hand = Hand("stud", STUD, dict.fromkeys((1, 2, 3), 1000), 3, deck=deck, absent=[1])
    assert ("bring_in", 1, 50) in hand.events
    assert killed(hand) == [1]
    assert hand.actor == 2
    assert hand.to_call() == 50
    play(hand, "f")
    assert hand.is_over
    assert hand.stacks == {1: 925, 2: 975, 3: 1100}


def test_absent_player_without_the_low_card_pays_only_the_ante() -> None:
    deck = stacked_deck(["9c9d2c3c3d3h4c", "KcKdQhQsJdJcTd", "AcAd8hTsTc5c6d"])
    hand = Hand("stud", STUD, dict.fromkeys((1, 2, 3), 1000), 3, deck=deck, absent=[2])
    assert hand.stacks[2] == 975
    assert hand.actor == 1
    play(hand, "b c")
    assert hand.street_name == "fourth"
    assert [len(hand.cards_of(seat)) for seat in (1, 2, 3)] == [4, 3, 4]


@pytest.mark.parametrize("game", ["27td", "27sd", "badugi", "5cd"])
def test_absent_player_neither_bets_nor_draws(game: str) -> None:
    hand = play(table([3], game=game), "c c x")
    assert hand.status == "draw"
    for seat in (1, 2, 4):
        assert hand.actor == seat
        hand.stand_pat()
    assert hand.actor == 1


def test_absent_big_blind_checks_where_the_book_keeps_his_hand_alive() -> None:
    hand = play(table([2], rules=STAYS_IN), "c c c")
    assert hand.street_name == "flop"
    assert hand.live_seats == [1, 2, 3, 4]
    assert hand.actor == 1
    play(hand, "x")
    assert hand.actor == 3


def test_absent_big_blind_folds_to_a_raise_there() -> None:
    hand = play(table([2], rules=STAYS_IN), "r300 f c")
    assert hand.live_seats == [1, 3]
    assert hand.stacks[2] == 900


def test_absent_player_with_nothing_posted_folds_to_the_blind_there() -> None:
    hand = table([3], rules=STAYS_IN)
    assert hand.actor == 4
    assert hand.live_seats == [1, 2, 4]


def test_table_of_absent_players_is_won_by_the_big_blind_there() -> None:
    hand = table([1, 2, 3, 4], rules=STAYS_IN)
    assert hand.is_over
    assert hand.stacks == {1: 950, 2: 1050, 3: 1000, 4: 1000}


def test_absent_low_card_brings_in_there_and_folds_to_the_completion() -> None:
    deck = stacked_deck(["9c9d2c3c3d3h4c", "KcKdQhQsJdJcTd", "AcAd8hTsTc5c6d"])
    hand = Hand("stud", STUD, dict.fromkeys((1, 2, 3), 1000), 3, deck=deck, absent=[1], rules=STAYS_IN)
    assert ("bring_in", 1, 50) in hand.events
    assert hand.actor == 2
    play(hand, "r100 c")
    assert hand.live_seats == [2, 3]
    assert hand.street_name == "fourth"


@pytest.mark.parametrize("game", ["27td", "27sd", "badugi"])
def test_absent_big_blind_stands_pat_in_draw_games_there(game: str) -> None:
    hand = play(table([2], game=game, rules=STAYS_IN), "c c c")
    before = hand.cards_of(2)
    for seat in (1, 3, 4):
        assert hand.actor == seat
        hand.stand_pat()
    assert hand.cards_of(2) == before
    assert hand.actor == 1


def test_absent_first_drawer_stands_pat_by_himself() -> None:
    hand = play(table([1], players=2, game="27sd", rules=STAYS_IN), "c")
    assert hand.status == "draw"
    assert hand.actor == 2


def test_told_cards_of_the_absent_are_known_to_the_deck() -> None:
    hand = Hand("nlhe", BLINDS, dict.fromkeys((1, 2, 3), 1000), 3, absent=[1])
    for seat, cards in ((1, "AhAd"), (2, "KcKd"), (3, "QcQd")):
        hand.deal_hole(seat, parse_cards(cards))
    play(hand, "c x")
    hand.deal_board(parse_cards("2c3c4c"))
    assert hand.live_seats == [2, 3]
