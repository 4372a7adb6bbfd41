"""Seven-card games: bring-in, completion, boards that speak, and a deck that runs out."""

import random

import pytest
from tests.support.at_the_table import play, stacked_deck

from torneo.cards import HIDDEN, cards_text, parse_cards, shuffled
from torneo.hand import Hand, HandRules, IllegalAction, Stakes

STAKES = Stakes(ante=25, bring_in=50, small_bet=100, big_bet=200)


def told(doors: list[str], game: str = "stud", stacks: list[int] | None = None, **more: object) -> Hand:
    """Seats from 1 with these upcards over two unseen cards; the last seat has the button."""
    money = stacks or [1000] * len(doors)
    hand = Hand(game, STAKES, dict(enumerate(money, 1)), len(doors), **more)  # type: ignore[arg-type]
    for seat, door in enumerate(doors, 1):
        hand.deal_hole(seat, [HIDDEN, HIDDEN, *parse_cards(door)])
    return hand


def give(hand: Hand, cards: list[str]) -> None:
    for seat, text in zip(hand.live_seats, cards, strict=True):
        hand.deal_hole(seat, parse_cards(text))


@pytest.mark.parametrize(
    ("game", "doors", "opener"),
    [
        ("stud", ["3c", "2d", "Kh"], 2),
        ("stud", ["2d", "2c", "2s"], 2),  # clubs are the lowest suit
        ("stud", ["Ac", "Kd", "Qh"], 3),  # an ace is high
        ("stud8", ["5c", "2d", "2h"], 2),
        ("razz", ["3c", "Kd", "Qh"], 2),
        ("razz", ["Kd", "Kc", "Ks"], 3),  # spades are the highest suit
        ("razz", ["Ac", "2d", "3h"], 3),  # an ace is low
        ("stud", ["??", "9d", "Kh"], 2),  # an upcard nobody told is taken not to be it
    ],
)
def test_bring_in_falls_to_the_lowest_upcard_or_in_razz_the_highest(
    game: str, doors: list[str], opener: int
) -> None:
    hand = told(doors, game)
    assert hand.status == "bring_in"
    assert hand.actor == opener


def test_opener_brings_in_or_completes_and_may_not_fold_or_check() -> None:
    hand = told(["2c", "8d", "Kh"])
    assert hand.legal_actions()[:7] == (False, False, 0, 100, 100, 50, 0)
    assert hand.legal_actions().kinds == ["bring_in", "complete"]
    for refuse in (hand.fold, hand.check, hand.call):
        with pytest.raises(IllegalAction, match="no_betting_now"):
            refuse()
    for total in (99, 101):
        with pytest.raises(IllegalAction, match=r"raise_(below_minimum|above_maximum)"):
            hand.complete(total)
    assert hand.actor == 1


def test_bring_in_is_called_or_completed_to_the_small_bet() -> None:
    hand = play(told(["2c", "8d", "Kh"]), "b")
    assert hand.actor == 2
    assert hand.legal_actions()[:7] == (True, False, 50, 100, 100, 0, 0)
    play(hand, "r100")
    assert hand.actor == 3
    assert hand.min_raise_to() == 200


def test_opener_who_completes_has_made_a_full_bet() -> None:
    hand = play(told(["2c", "8d", "Kh"]), "C")
    assert hand.actor == 2
    assert hand.legal_actions()[:7] == (True, False, 100, 200, 200, 0, 0)


def test_check_or_call_and_all_in_bring_in_when_it_is_due() -> None:
    passive = told(["2c", "8d", "Kh"])
    passive.check_or_call()
    assert passive.events[-1] == ("bring_in", 1, 50)
    bold = told(["2c", "8d", "Kh"])
    bold.all_in()
    assert bold.events[-1] == ("bet", 1, 100)


def test_limped_bring_in_ends_the_round_without_an_option() -> None:
    hand = play(told(["2c", "8d", "Kh"]), "b c c")
    assert hand.street_name == "fourth"


def test_completion_reopens_to_the_bring_in() -> None:
    hand = play(told(["2c", "8d", "Kh"]), "b r100 c")
    assert hand.actor == 1
    assert hand.legal_actions()[:7] == (True, False, 50, 200, 200, 0, 0)


def test_cap_is_a_completion_and_three_raises() -> None:
    hand = play(told(["2c", "8d", "Kh"]), "b r100 r200 r300 r400")
    assert hand.why_no_raise() == "raise_cap_reached"


def test_low_card_all_in_for_its_ante_leaves_the_opening_to_the_next_player() -> None:
    hand = told(["2c", "8d", "Kh"], stacks=[25, 1000, 1000])
    assert hand.status == "bet"
    assert hand.actor == 2
    assert hand.legal_actions()[:7] == (True, False, 50, 100, 100, 0, 0)


def test_low_card_that_cannot_cover_the_bring_in_puts_in_what_it_has() -> None:
    hand = told(["2c", "8d", "Kh"], stacks=[55, 1000, 1000])
    assert hand.legal_actions()[:7] == (False, False, 0, 0, 0, 30, 0)
    assert (hand.min_raise_to(), hand.max_raise_to()) == (0, 0)
    with pytest.raises(IllegalAction, match="not_enough_chips_to_raise"):
        hand.complete()
    hand.all_in()
    assert hand.events[-1] == ("bring_in", 1, 30)
    assert hand.actor == 2
    assert hand.to_call() == 50


def test_opener_between_bring_in_and_small_bet_may_open_all_in() -> None:
    hand = told(["2c", "8d", "Kh"], stacks=[105, 1000, 1000])
    assert hand.legal_actions()[:7] == (False, False, 0, 80, 80, 50, 0)
    play(hand, "a")
    assert hand.to_call() == 80


def test_nobody_brings_in_against_players_all_in_for_the_ante() -> None:
    hand = told(["2c", "8d", "Kh"], stacks=[1000, 25, 20])
    assert hand.status == "deal"
    assert hand.street_name == "fourth"
    assert hand.pot == 70


def test_best_board_acts_first_from_fourth_street() -> None:
    hand = play(told(["2c", "8d", "Kh"]), "b c c")
    give(hand, ["As", "8h", "Qd"])
    assert hand.actor == 2  # a pair of eights
    play(hand, "x x x")
    give(hand, ["Ad", "9h", "Kd"])
    assert hand.actor == 1  # a pair of aces


def test_lowest_board_acts_first_in_razz() -> None:
    hand = play(told(["2c", "8d", "Kh"], "razz"), "b c c")
    give(hand, ["2s", "7h", "Ad"])
    assert hand.actor == 2  # eight-seven; the deuces are a pair
    play(hand, "x x x")
    give(hand, ["Ah", "8h", "3d"])
    assert hand.actor == 3  # king high beats any pair


def test_tied_boards_are_split_by_suit_or_by_seat() -> None:
    doors, fourth = ["8c", "2d", "8s"], ["Kd", "3d", "Kc"]
    by_suit = play(told(doors), "b c c")
    give(by_suit, fourth)
    assert by_suit.actor == 1  # the king of diamonds over the king of clubs
    by_seat = play(
        told(["8s", "2d", "8c"], rules=HandRules(tie_for_first_to_act="first_left_of_button")), "b c c"
    )
    give(by_seat, ["Kc", "3d", "Kd"])
    assert by_seat.actor == 1


def test_board_of_an_all_in_player_passes_the_turn_to_his_left() -> None:
    hand = play(told(["2c", "8d", "Kh"], stacks=[1000, 75, 1000]), "b c c")
    give(hand, ["3s", "8h", "Qd"])
    assert hand.actor == 3


def test_limit_sizes_double_on_fifth_street() -> None:
    hand = play(told(["2c", "8d", "Kh"]), "b c c")
    give(hand, ["As", "8h", "Qd"])
    assert hand.min_raise_to() == 100
    play(hand, "x x x")
    give(hand, ["3s", "4h", "5d"])
    assert hand.min_raise_to() == 200


def test_cards_lie_two_down_four_up_one_down() -> None:
    holes = ["2c3d4h5s6d7cKc", "9c9d8hTsTd6sKd"]
    hand = Hand("stud", STAKES, {1: 1000, 2: 1000}, 2, deck=stacked_deck(holes))
    play(hand, "b c x x x x x x x x")
    assert [cards_text(cards) for cards in hand.up] == ["4h5s6d7c", "8hTsTd6s"]
    assert [cards_text(hand.cards_of(seat)) for seat in (1, 2)] == holes
    assert len(hand.burns) == 4


def eight_players(rng: random.Random | None) -> Hand:
    hand = Hand("stud", STAKES, dict.fromkeys(range(1, 9), 1000), 8, deck=shuffled(random.Random(7)), rng=rng)
    play(hand, "b" + " c" * 7)
    while hand.street_name != "sixth":
        play(hand, "x " * 8)
    assert hand.stub == 1
    return hand


def test_eight_players_to_the_end_share_one_last_card() -> None:
    """One card is left and three were burned: too few for eight even together."""
    hand = eight_players(random.Random(1))
    play(hand, "x " * 8)
    assert hand.street_name == "seventh"
    assert len(hand.board) == 1
    assert all(len(hand.cards_of(seat)) == 6 for seat in hand.seats)
    assert hand.burns == []
    play(hand, "x " * 8)
    assert hand.is_over


def test_burned_cards_are_mixed_in_when_they_suffice() -> None:
    hand = eight_players(random.Random(1))
    burned = set(hand.burns)
    play(hand, "r200 c c c f f f f")
    assert hand.street_name == "seventh"
    assert hand.board == []
    last = {hand.cards_of(seat)[6] for seat in hand.live_seats}
    assert len(last) == 4
    assert burned < last


def test_shared_last_card_may_be_told_when_the_deck_cannot_cover_everybody() -> None:
    deck = shuffled(random.Random(3))
    hand = Hand("stud", STAKES, dict.fromkeys(range(1, 9), 1000), 8)
    for seat in hand.seats:
        hand.deal_hole(seat, [deck.pop() for _ in range(3)])
    play(hand, "b" + " c" * 7)
    for _ in range(3):
        with pytest.raises(IllegalAction, match="cards_not_expected"):
            hand.deal_board([deck[0]])
        for seat in hand.live_seats:
            hand.deal_hole(seat, [deck.pop()])
        play(hand, "x " * 8)
    assert hand.street_name == "seventh"
    hand.deal_board([deck.pop()])
    assert hand.status == "bet"
    play(hand, "x " * 8)
    assert hand.is_over


def test_high_low_stud_splits_between_best_hand_and_best_eight() -> None:
    deck = stacked_deck(["KcKd2hKs9d9cTd", "Ac3d4h5s7d8cJd"])
    hand = play(Hand("stud8", STAKES, {1: 1000, 2: 1000}, 2, deck=deck), "b c x x x x x x x x")
    assert [(award.seat, award.part) for award in hand.awards] == [(1, "high"), (2, "low")]


def test_razz_pays_the_lowest_hand() -> None:
    deck = stacked_deck(["KcKd2hKs9d9cTd", "Ac3d4h5s7d8cJd"])
    hand = play(Hand("razz", STAKES, {1: 1000, 2: 1000}, 2, deck=deck), "b c x x x x x x x x")
    assert [award.seat for award in hand.awards] == [2]
