"""Showdown: order of showing, hands turned up for an all-in, mucking."""

import pytest
from tests.support.at_the_table import play, stacked_deck

from torneo.cards import HIDDEN, parse_cards
from torneo.hand import Award, Hand, HandRules, IllegalAction, Stakes

HOLES = ["KcKd", "QcQd", "AcAd"]
BOARD = "2h3h4s9c8d"
MUST_SHOW = HandRules(muck_allowed=False)


def table(stacks: list[int] | None = None, *, rules: HandRules | None = None, auto: bool = False) -> Hand:
    return Hand(
        "nlhe", Stakes(50, 100), dict(enumerate(stacks or [1000] * 3, 1)), 3, deck=stacked_deck(HOLES, BOARD),
        rules=rules or HandRules(), auto_showdown=auto,
    )  # fmt: skip


def test_last_aggressor_of_the_river_shows_first() -> None:
    hand = play(table(), "c c x x x x x x x x r100 c c")
    assert hand.status == "showdown"
    assert hand.show_order() == [2, 3, 1]


def test_without_a_river_bet_the_first_seat_left_of_the_button_shows_first() -> None:
    hand = play(table(), "c c x x r100 c c x x x x x x")
    assert hand.show_order() == [1, 2, 3]


def test_an_aggressor_whose_hand_was_killed_shows_nothing() -> None:
    hand = play(table(), "c c x x x x x x x x r100 c c")
    hand.kill(2)
    assert hand.show_order() == [1, 3]


def test_hands_are_shown_or_mucked_and_then_the_pot_is_paid() -> None:
    hand = play(table(), "c c x x x x x x x x x x")
    hand.show(1)
    hand.muck_hand(2)
    assert not hand.is_over
    hand.show(3)
    assert hand.awards == [Award(0, 3, 300, "all")]
    assert hand.shown == {1: tuple(parse_cards("KcKd")), 3: tuple(parse_cards("AcAd"))}


def test_last_live_hand_wins_unseen_when_the_others_muck() -> None:
    hand = play(table(), "c c x x x x x x x x x x")
    hand.muck_hand(1)
    hand.muck_hand(3)
    assert hand.is_over
    assert hand.awards == [Award(0, 2, 300, "all")]
    assert hand.shown == {}


def test_nobody_mucks_unseen_where_the_book_makes_everybody_show() -> None:
    hand = play(table(rules=MUST_SHOW), "c c x x x x x x x x x x")
    with pytest.raises(IllegalAction, match="hand_must_be_shown"):
        hand.muck_hand(1)
    assert hand.live_seats == [1, 2, 3]


def test_hands_are_turned_up_when_no_more_betting_is_possible() -> None:
    hand = play(table([1000, 1000, 300]), "a f")
    assert not hand.face_up
    play(hand, "c")
    assert hand.face_up
    assert hand.status == "showdown"
    with pytest.raises(IllegalAction, match="all_in_hands_are_shown"):
        hand.muck_hand(2)


def test_hands_stay_down_while_a_side_pot_may_still_be_bet() -> None:
    hand = play(table([1000, 1000, 300]), "a c c")
    assert hand.street_name == "flop"
    assert not hand.face_up
    play(hand, "r200 c")
    assert not hand.face_up
    with pytest.raises(IllegalAction, match="no_showdown_now"):
        hand.show(3)
    play(hand, "a c")
    assert hand.face_up


def test_side_pot_checked_to_the_end_still_shows_every_hand_against_an_all_in() -> None:
    hand = play(table([1000, 1000, 300]), "a c c x x x x x x")
    assert hand.face_up
    for seat in (1, 2, 3):
        with pytest.raises(IllegalAction, match="all_in_hands_are_shown"):
            hand.muck_hand(seat)


def test_river_all_in_that_is_called_is_shown_by_both() -> None:
    hand = play(table([500, 1000, 1000]), "f c x x x x x a c")
    assert hand.status == "showdown"
    assert hand.face_up


def test_hands_lie_face_up_only_at_showdown_where_the_book_waits() -> None:
    told = Hand("nlhe", Stakes(50, 100), {1: 300, 2: 300}, 2, rules=HandRules(all_in_face_up="at_showdown"))
    told.deal_hole(1, parse_cards("AcAd"))
    told.deal_hole(2, parse_cards("KcKd"))
    play(told, "a c")
    assert not told.face_up
    told.deal_board(parse_cards("2h3h4s"))
    assert not told.face_up
    told.deal_board(parse_cards("9c"))
    told.deal_board(parse_cards("8d"))
    assert told.face_up


def test_all_in_hands_may_be_shown_before_the_board_is_out() -> None:
    hand = Hand("nlhe", Stakes(50, 100), {1: 300, 2: 300}, 2, auto_showdown=False)
    hand.deal_hole(1, [HIDDEN, HIDDEN])
    hand.deal_hole(2, [HIDDEN, HIDDEN])
    play(hand, "a c")
    hand.show(1, parse_cards("AcAd"))
    hand.show(2, parse_cards("KcKd"))
    hand.deal_board(parse_cards("2h3h4s"))
    with pytest.raises(IllegalAction, match=r"duplicate_card \(card=Ac\)"):
        hand.deal_board(parse_cards("Ac"))
    hand.deal_board(parse_cards("9c"))
    hand.deal_board(parse_cards("8d"))
    assert hand.is_over
    assert hand.stacks == {1: 600, 2: 0}


def test_showings_of_an_automatic_showdown_muck_losers_in_turn() -> None:
    hand = play(table(auto=True), "c c x x x x x x x x x x")
    assert hand.is_over
    assert hand.showings() == [(1, True), (2, False), (3, True)]


def test_showings_with_an_all_in_or_a_must_show_book_are_everybody() -> None:
    all_in = play(table([1000, 1000, 300], auto=True), "a c c x x x x x x")
    assert all_in.showings() == [(1, True), (2, True), (3, True)]
    strict = play(table(auto=True, rules=MUST_SHOW), "c c x x x x x x x x x x")
    assert strict.showings() == [(1, True), (2, True), (3, True)]


def hidden_at_showdown() -> Hand:
    hand = Hand("nlhe", Stakes(50, 100), {1: 1000, 2: 1000}, 2)
    hand.deal_hole(1, [HIDDEN, HIDDEN])
    hand.deal_hole(2, parse_cards("Kc??"))
    play(hand, "c x")
    for cards in ("2h3h4s", "9c", "8d"):
        hand.deal_board(parse_cards(cards))
        play(hand, "x x")
    assert hand.status == "showdown"
    return hand


def test_hidden_hands_wait_to_be_named_and_are_then_ranked() -> None:
    hand = hidden_at_showdown()
    hand.show(1, parse_cards("AcAd"))
    hand.show(2, parse_cards("KdKc"))
    assert hand.stacks == {1: 1100, 2: 900}


@pytest.mark.parametrize(
    ("seat", "cards", "reason"),
    [
        (1, "AcAdAh", "not_the_cards_dealt"),
        (2, "QcQd", "not_the_cards_dealt"),
        (1, "2hAd", "duplicate_card"),
        (1, "AdAd", "duplicate_card"),
        (1, "KcAd", "duplicate_card"),
        (1, "Ad??", "cards_unknown"),
        (1, None, "cards_unknown"),
        (4, "AcAd", "no_such_seat"),
    ],
)
def test_cards_that_cannot_be_that_hand_are_refused(seat: int, cards: str | None, reason: str) -> None:
    hand = hidden_at_showdown()
    with pytest.raises(IllegalAction) as refused:
        hand.show(seat, parse_cards(cards) if cards else None)
    assert refused.value.reason == reason
    assert hand.shown == {}
    assert not hand.is_over


def test_stud_showdown_without_a_bet_starts_at_the_best_board() -> None:
    deck = stacked_deck(["2c3d4hQsQd6c7c", "9c9dAhAsAd6d7d", "KcKdThTsJd6h7h"])
    hand = Hand(
        "stud", Stakes(ante=25, bring_in=50, small_bet=100), dict.fromkeys((1, 2, 3), 1000), 3, deck=deck,
        auto_showdown=False,
    )  # fmt: skip
    play(hand, "b c c x x x x x x x x x x x x")
    assert hand.status == "showdown"
    assert hand.show_order() == [2, 3, 1]


def test_razz_showdown_without_a_bet_starts_at_the_lowest_board() -> None:
    deck = stacked_deck(["KcQdAh2s3d4cTc", "2cKd3h4h9d8dJd", "KhQhJh5c6c7cTh"])
    hand = Hand(
        "razz", Stakes(ante=25, bring_in=50, small_bet=100), dict.fromkeys((1, 2, 3), 1000), 3, deck=deck,
        auto_showdown=False,
    )  # fmt: skip
    play(hand, "b c c x x x x x x x x x x x x")
    assert hand.show_order() == [1, 2, 3]
