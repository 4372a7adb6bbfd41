"""Split pots: equal shares in the smallest chip, and who gets what is left over."""

import pytest
from tests.support.at_the_table import play, stacked_deck

from torneo.hand import Award, Hand, HandRules, Stakes

NEXT_POT = HandRules(odd_chip_board="next_pot", odd_chip_stud="next_pot", odd_chip_high_low="next_pot")
BROADWAY = "AsKhQdJcTs"


def split_between_seats_2_and_7(rules: HandRules | None = None) -> Hand:
    """Button in seat 3; seats 2 and 7 put in 500 each, a small blind of 25 folds, the board plays."""
    deck = stacked_deck(["2c2d", "3c3d", "4c4d", "5c5d"], BROADWAY)
    stacks = dict.fromkeys((2, 3, 5, 7), 500)
    hand = Hand("nlhe", Stakes(25, 50), stacks, 3, deck=deck, smallest_chip=25, rules=rules or HandRules())
    return play(hand, "a f f c")


def test_odd_chip_goes_to_the_first_winner_left_of_the_button() -> None:
    hand = split_between_seats_2_and_7()
    assert hand.stacks == {2: 500, 3: 500, 5: 475, 7: 525}


def test_odd_chip_waits_for_the_next_pot_where_the_book_gives_it_to_nobody() -> None:
    hand = split_between_seats_2_and_7(NEXT_POT)
    assert hand.stacks[2] == hand.stacks[7] == 500
    assert hand.carried == 25


def test_remainder_of_100_is_carried_into_the_next_hand_and_won_there() -> None:
    """4,100 two ways in chips of 100: 2,000 each and 100 for the next pot."""
    deck = stacked_deck(["2c2d", "3c3d", "4c4d"], BROADWAY)
    hand = Hand(
        "nlhe", Stakes(100, 200), {1: 2000, 2: 2000, 3: 2000}, 3, deck=deck, smallest_chip=100, rules=NEXT_POT
    )  # fmt: skip
    play(hand, "a f c")
    assert hand.stacks == {1: 1900, 2: 2000, 3: 2000}
    assert hand.carried == 100

    following = Hand("nlhe", Stakes(100, 200), hand.stacks, 1, carried=hand.carried, deck=deck)
    assert following.pot == 400
    play(following, "f f")
    assert following.stacks == {1: 1900, 2: 1900, 3: 2200}
    assert following.carried == 0


def test_carried_chips_belong_to_the_main_pot() -> None:
    deck = stacked_deck(["KcKd", "QcQd", "AcAd"], "2h3h4s9c8d")
    hand = Hand("nlhe", Stakes(50, 100), {1: 1000, 2: 1000, 3: 100}, 3, deck=deck, carried=75)
    play(hand, "c r500 c x x x x x x")
    assert hand.stacks == {1: 1300, 2: 500, 3: 375}


def three_way(pot_extra: int, chip: int) -> Hand:
    """Three winners of 500 each with ``pot_extra`` more in the pot; the button folded."""
    deck = stacked_deck(["2c2d", "3c3d", "4c4d", "5c5d"], BROADWAY)
    stakes = Stakes(25, 50)
    hand = Hand(
        "nlhe", stakes, dict.fromkeys((1, 2, 3, 4), 500), 4, deck=deck, smallest_chip=chip,
        dead_posts={4: pot_extra},
    )  # fmt: skip
    return play(hand, "a f c c")


@pytest.mark.parametrize(
    ("extra", "chip", "shares"),
    [
        (25, 25, [525, 500, 500]),
        (50, 25, [525, 525, 500]),
        (75, 25, [525, 525, 525]),
        (100, 25, [550, 525, 525]),
        (100, 100, [600, 500, 500]),
        (1, 1, [501, 500, 500]),
        (2, 1, [501, 501, 500]),
        (60, 25, [535, 525, 500]),
    ],
)
def test_several_odd_chips_go_one_each_clockwise_from_the_button(
    extra: int, chip: int, shares: list[int]
) -> None:
    """Less than a whole chip, left by stacks that are no multiple of it, goes with the first share."""
    hand = three_way(extra, chip)
    assert [hand.stacks[seat] for seat in (1, 2, 3)] == shares


@pytest.mark.parametrize(
    ("rules", "high", "low", "carried"),
    [
        (HandRules(), 1075, 1050, 0),
        (HandRules(odd_chip_high_low="low_half"), 1050, 1075, 0),
        (NEXT_POT, 1050, 1050, 25),
    ],
)
def test_odd_chip_of_a_high_low_pot_goes_to_the_half_the_book_names(
    rules: HandRules, high: int, low: int, carried: int
) -> None:
    """2,125 in chips of 25."""
    deck = stacked_deck(["9c9d9hTs", "KcKdQhJh", "Ac2dJsTd"], "4s5h8cKh9s")
    hand = Hand(
        "plo8", Stakes(25, 50), {1: 1000, 2: 1050, 3: 1050}, 3, deck=deck, smallest_chip=25, rules=rules
    )  # fmt: skip
    play(hand, "r150 f r450 r1050 c")
    assert hand.awards == [Award(0, 2, high, "high"), Award(0, 3, low, "low")]
    assert hand.carried == carried


def test_quartered_pot_halves_first_and_then_splits_the_low() -> None:
    """3,000 in chips of 100: high half 1,500; two equal lows share the other 1,500 as 800 and 700."""
    deck = stacked_deck(["Ac2dTcTd", "As2sJcJd", "KcKdQhQs"], "4s5h8cKh9s")
    hand = Hand("lo8", Stakes(500, 1000), dict.fromkeys((1, 2, 3), 1000), 3, deck=deck, smallest_chip=100)
    play(hand, "c c")
    assert hand.awards == [
        Award(0, 3, 1500, "high"),
        Award(0, 1, 800, "low"),
        Award(0, 2, 700, "low"),
    ]


def test_identical_high_low_hands_split_the_whole_pot_evenly() -> None:
    """2,100 in chips of 100 between two equal hands: 1,100 and 1,000, not a high chip and then a low one."""
    deck = stacked_deck(["Ac2d3h9c", "As2s3d9d"], "4s5h8cKh9s")
    hand = Hand("lo8", Stakes(500, 1000), {1: 1000, 2: 1000}, 2, deck=deck, smallest_chip=100, carried=100)
    play(hand, "c")
    assert hand.awards == [Award(0, 1, 1100, "all"), Award(0, 2, 1000, "all")]


def stud_split(hands: tuple[str, str], rules: HandRules | None = None, game: str = "stud") -> Hand:
    """Two equal hands over a pot of 175 in chips of 25."""
    hand = Hand(
        game, Stakes(ante=25, bring_in=50, small_bet=100), {1: 1000, 2: 1000}, 2, carried=25,
        deck=stacked_deck(hands), smallest_chip=25, rules=rules or HandRules(),
    )  # fmt: skip
    play(hand, "b c x x x x x x x x")
    assert sum(award.amount for award in hand.awards) + hand.carried == 175
    return hand


def test_stud_odd_chip_goes_to_the_highest_card_by_suit_that_plays() -> None:
    """Both have ace high straights; seat 2 has the ace of spades."""
    hand = stud_split(("AhKdQdJcTs2d3c", "AsKcQhJdTd2c3h"))
    assert hand.awards == [Award(0, 2, 100, "all"), Award(0, 1, 75, "all")]


def test_stud_odd_chip_ignores_high_cards_that_do_not_play() -> None:
    """Two nine-high straights: the nine of spades counts, the ace of spades beside the other one does not."""
    hand = stud_split(("9h8d7c6h5dAsAc", "9s8s7h6d5hKcQc"))
    assert hand.awards[0] == Award(0, 2, 100, "all")


def test_stud_odd_chip_by_position_or_to_the_next_pot_where_the_book_says_so() -> None:
    hands = ("AhKdQdJcTs2d3c", "AsKcQhJdTd2c3h")
    by_seat = stud_split(hands, HandRules(odd_chip_stud="first_left_of_button"))
    assert by_seat.awards[0] == Award(0, 1, 100, "all")
    carried = stud_split(hands, NEXT_POT)
    assert carried.carried == 25
    assert carried.stacks[1] == carried.stacks[2]


def test_razz_odd_chip_counts_the_ace_as_low() -> None:
    """Two wheels: the five of spades is the highest card that plays, not the ace."""
    hand = stud_split(("As2d3c4d5hQcQd", "Ah2s3d4c5sJcJd"), game="razz")
    assert hand.awards[0] == Award(0, 2, 100, "all")
