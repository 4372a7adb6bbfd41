"""Cards onto the table: from a stub, or as somebody tells them."""

import pytest
from tests.support.at_the_table import play, stacked_deck

from torneo.cards import DECK, HIDDEN, SHORT_DECK, cards_text, parse_cards
from torneo.hand import GAMES, Hand, HandRules, IllegalAction, Stakes

BLINDS = Stakes(50, 100)


def told(players: int = 3, **more: object) -> Hand:
    return Hand("nlhe", BLINDS, dict.fromkeys(range(1, players + 1), 1000), players, **more)  # type: ignore[arg-type]


def test_cards_go_one_at_a_time_from_the_buttons_left() -> None:
    hand = Hand("nlhe", BLINDS, {2: 1000, 5: 1000, 9: 1000}, 5, deck=DECK)
    assert {seat: hand.cards_of(seat) for seat in hand.seats} == {9: (0, 3), 2: (1, 4), 5: (2, 5)}


def test_one_card_is_burned_before_flop_turn_and_river() -> None:
    hand = play(Hand("nlhe", BLINDS, {1: 1000, 2: 1000}, 2, deck=DECK), "c x x x x x x x")
    assert hand.burns == [4, 8, 10]
    assert hand.board == [5, 6, 7, 9, 11]
    assert hand.stub == 40


def test_burns_follow_the_rules_of_the_house() -> None:
    rules = HandRules(burn_before_hole_cards=1, burn_per_street=0)
    hand = play(Hand("nlhe", BLINDS, {1: 1000, 2: 1000}, 2, deck=DECK, rules=rules), "c x x x x x x x")
    assert hand.burns == [0]
    assert hand.board == [5, 6, 7, 8, 9]


def test_all_in_before_the_flop_deals_the_board_out() -> None:
    hand = play(Hand("nlhe", BLINDS, {1: 1000, 2: 1000}, 2, deck=DECK), "a c")
    assert hand.is_over
    assert len(hand.board) == 5


@pytest.mark.parametrize("code", GAMES)
def test_every_game_is_dealt_and_played_through(code: str) -> None:
    game = GAMES[code]
    stakes = Stakes(ante=10, bring_in=25, small_bet=100) if game.is_stud else BLINDS
    deck = SHORT_DECK if game.short_deck else DECK
    hand = Hand(game, stakes, dict.fromkeys((1, 2, 3), 2000), 3, deck=deck)
    streets = []
    while not hand.is_over:
        if hand.street_name not in streets:
            streets.append(hand.street_name)
        hand.stand_pat() if hand.status == "draw" else hand.check_or_call()
    assert streets == [street.name for street in game.streets]
    assert sum(hand.stacks.values()) == 6000
    assert hand.pot == 0


def test_told_hand_waits_for_its_cards_and_says_for_which() -> None:
    hand = told()
    assert hand.status == "deal"
    assert hand.actor is None
    assert hand.awaiting == {1: 2, 2: 2, 3: 2}
    hand.deal_hole(2, parse_cards("Ah"))
    hand.deal_hole(1, parse_cards("KcKd"))
    hand.deal_hole(2, parse_cards("Ad"))
    assert hand.awaiting == {3: 2}
    hand.deal_hole(3, [HIDDEN, HIDDEN])
    assert hand.actor == 3
    play(hand, "c c x")
    assert hand.awaiting == {0: 3}
    hand.deal_board(parse_cards("2c"))
    hand.deal_board(parse_cards("2d2h"))
    assert hand.actor == 1
    assert cards_text(hand.board) == "2c2d2h"


def known() -> Hand:
    hand = told()
    for seat, cards in ((1, "AcAd"), (2, "KcKd"), (3, "QcQd")):
        hand.deal_hole(seat, parse_cards(cards))
    return play(hand, "c f x")


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("2c3c4c5c", "cards_not_expected"),
        ("", "cards_not_expected"),
        ("2c2c3c", "duplicate_card"),
        ("2c3cKd", "duplicate_card"),
        ("2c3cAd", "duplicate_card"),  # in the muck
        ("2c3cJs", "duplicate_card"),  # burned
    ],
)
def test_wrong_number_of_board_cards_or_a_card_twice_is_refused(cards: str, reason: str) -> None:
    hand = known()
    hand.burn(parse_cards("Js")[0])
    with pytest.raises(IllegalAction) as refused:
        hand.deal_board(parse_cards(cards))
    assert refused.value.reason == reason
    assert hand.board == []
    assert hand.awaiting == {0: 3}


@pytest.mark.parametrize(
    ("seat", "cards", "reason"),
    [
        (1, "2c3c4c", "cards_not_expected"),
        (1, "", "cards_not_expected"),
        (2, "5h", "cards_not_expected"),
        (1, "AhAh", "duplicate_card"),
        (3, "As", "duplicate_card"),
        (4, "AhAd", "no_such_seat"),
    ],
)
def test_wrong_hole_cards_are_refused_and_nothing_is_dealt(seat: int, cards: str, reason: str) -> None:
    hand = told()
    hand.deal_hole(2, parse_cards("AsKs"))
    with pytest.raises(IllegalAction) as refused:
        hand.deal_hole(seat, parse_cards(cards))
    assert refused.value.reason == reason
    assert hand.awaiting == {1: 2, 3: 2}


def test_hole_cards_are_not_told_during_the_betting() -> None:
    hand = told(2)
    for seat in (1, 2):
        hand.deal_hole(seat, [HIDDEN, HIDDEN])
    with pytest.raises(IllegalAction, match="waiting_for=bet"):
        hand.deal_hole(1, parse_cards("Ah"))


@pytest.mark.parametrize("card", [52, -2])
def test_a_number_that_is_no_card_is_refused(card: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        told().deal_hole(1, [card, 3])
    assert refused.value.reason == "card_not_in_deck"
    assert refused.value.facts == {"card": card}


def test_short_deck_has_no_fives() -> None:
    hand = Hand("nlsd", BLINDS, {1: 1000, 2: 1000}, 2)
    hand.deal_hole(1, parse_cards("6cAd"))
    with pytest.raises(IllegalAction, match=r"card_not_in_deck \(card=5c\)"):
        hand.deal_hole(2, parse_cards("5cAc"))


def test_short_deck_flush_beats_a_full_house_and_ace_plays_below_the_six() -> None:
    deck = [card for card in stacked_deck(["AcKc", "9d9h"], "9cTcTd6c7s") if card >= 16]
    hand = play(Hand("nlsd", BLINDS, {1: 1000, 2: 1000}, 2, deck=deck), "a c")
    assert hand.stacks == {1: 2000, 2: 0}
    deck = [card for card in stacked_deck(["AcKs", "KdQd"], "6c7d8h9sJs") if card >= 16]
    hand = play(Hand("nlsd", BLINDS, {1: 1000, 2: 1000}, 2, deck=deck), "a c")
    assert hand.stacks == {1: 2000, 2: 0}


def test_hand_with_a_stub_is_not_told_cards() -> None:
    hand = Hand("nlhe", BLINDS, {1: 1000, 2: 1000}, 2, deck=DECK)
    with pytest.raises(IllegalAction, match="cards_not_expected"):
        hand.deal_hole(1, parse_cards("AhAd"))


def test_hidden_stub_is_dealt_but_waits_at_showdown() -> None:
    hand = Hand("nlhe", BLINDS, {1: 1000, 2: 1000}, 2, deck=[HIDDEN] * 52)
    play(hand, "c x x x x x x x")
    assert hand.status == "showdown"


def test_five_card_omaha_plays_exactly_two_from_the_hand() -> None:
    """Four spades in the hand and two on the board are no flush."""
    deck = stacked_deck(["AsKsQsJs2c", "9d9h3c3d4d"], "2s7s7hTd5c")
    hand = play(Hand("plo5", BLINDS, {1: 1000, 2: 1000}, 2, deck=deck), "c x x x x x x x")
    assert hand.stacks == {1: 900, 2: 1100}
