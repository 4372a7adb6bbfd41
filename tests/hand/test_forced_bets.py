"""Blinds, antes and newcomers' posts, also of players who cannot pay them in full."""

import pytest
from tests.support.at_the_table import play, stacked_deck

from torneo.cards import DECK
from torneo.hand import Hand, HandRules, SetupError, Stakes

CLASSIC = Stakes(50, 100, 25)
BIG_BLIND_ANTE = Stakes(50, 100, 100, ante_kind="big_blind")
ANTE_FIRST = HandRules(paid_first_if_short="ante")
BLIND_FIRST = HandRules(paid_first_if_short="blind")


def table(stakes: Stakes, stacks: list[int], rules: HandRules | None = None) -> Hand:
    return Hand(
        "nlhe", stakes, dict(enumerate(stacks, 1)), button=len(stacks), deck=DECK, rules=rules or HandRules()
    )


def test_classic_ante_is_paid_by_everybody_and_is_not_part_of_the_bet() -> None:
    hand = table(CLASSIC, [1000] * 4)
    assert hand.stacks == {1: 925, 2: 875, 3: 975, 4: 975}
    assert hand.pot == 250
    assert hand.to_call() == 100


def test_big_blind_ante_is_paid_by_the_big_blind_alone() -> None:
    hand = table(BIG_BLIND_ANTE, [1000] * 4)
    assert hand.stacks == {1: 950, 2: 800, 3: 1000, 4: 1000}
    assert hand.pot == 250
    assert hand.to_call() == 100


@pytest.mark.parametrize(
    ("stakes", "rules", "bet", "pot"),
    [
        (CLASSIC, HandRules(), 55, 180),
        (CLASSIC, ANTE_FIRST, 55, 180),
        (CLASSIC, BLIND_FIRST, 80, 180),
        (BIG_BLIND_ANTE, HandRules(), 80, 130),
        (BIG_BLIND_ANTE, BLIND_FIRST, 80, 130),
        (BIG_BLIND_ANTE, ANTE_FIRST, 0, 130),
    ],
)
def test_short_big_blind_pays_ante_or_blind_first_as_the_book_says(
    stakes: Stakes, rules: HandRules, bet: int, pot: int
) -> None:
    hand = table(stakes, [1000, 80, 1000], rules)
    assert hand.stacks[2] == 0
    assert hand.bets[2] == bet
    assert hand.pot == pot
    assert hand.to_call() == 100


def test_big_blind_who_only_had_the_ante_can_win_only_that() -> None:
    deck = stacked_deck(["KcKd", "AcAd", "QcQd"], "2h3h4s9c8d")
    hand = Hand("nlhe", BIG_BLIND_ANTE, {1: 1000, 2: 80, 3: 1000}, 3, deck=deck, rules=ANTE_FIRST)
    play(hand, "c c x x x x x x")
    assert hand.stacks == {1: 1100, 2: 80, 3: 900}


def test_short_blind_with_ante_after_it_wins_the_ante_and_matching_bets() -> None:
    """80 are all blind: 80 from each opponent, nothing of their antes beyond the main pot."""
    deck = stacked_deck(["KcKd", "AcAd", "QcQd"], "2h3h4s9c8d")
    hand = Hand("nlhe", BIG_BLIND_ANTE, {1: 1000, 2: 80, 3: 1000}, 3, deck=deck)
    play(hand, "c c x x x x x x")
    assert hand.stacks == {1: 940, 2: 240, 3: 900}


def test_short_classic_ante_competes_for_as_much_from_each() -> None:
    deck = stacked_deck(["KcKd", "QcQd", "AcAd"], "2h3h4s9c8d")
    hand = Hand("nlhe", CLASSIC, {1: 1000, 2: 1000, 3: 10}, 3, deck=deck)
    assert hand.live_seats == [1, 2, 3]
    assert hand.actor == 1
    play(hand, "c x x x x x x x")
    assert hand.stacks == {1: 1000 - 125 + 230, 2: 875, 3: 30}


def test_callers_owe_the_full_blind_to_a_short_one() -> None:
    hand = table(Stakes(50, 100), [1000, 30, 1000, 1000])
    assert hand.bets[2] == 30
    assert hand.to_call() == 100
    assert hand.min_raise_to() == 200
    play(hand, "c c c")
    assert hand.street_name == "flop"
    assert [pot.amount for pot in hand.pots()] == [120, 210]


def test_last_caller_of_a_short_blind_gets_the_excess_back() -> None:
    hand = play(table(Stakes(50, 100), [1000, 30, 1000]), "c f")
    assert ("returned", 3, 50) in hand.events
    assert sum(award.amount for award in hand.awards) == 130


def test_heads_up_short_big_blind_is_matched_only_as_far_as_it_goes() -> None:
    hand = table(Stakes(50, 100), [60, 1000])
    assert hand.actor == 2
    assert hand.to_call() == 10
    assert hand.why_no_raise() == "nobody_left_to_call"
    play(hand, "c")
    assert hand.is_over


def test_heads_up_big_blind_shorter_than_the_small_blind_is_simply_dealt_out() -> None:
    hand = table(Stakes(50, 100), [40, 1000])
    assert hand.is_over
    assert ("returned", 2, 10) in hand.events
    assert len(hand.board) == 5


def test_heads_up_short_small_blind_leaves_the_big_blind_nothing_to_decide() -> None:
    hand = table(Stakes(50, 100), [1000, 20])
    assert hand.is_over
    assert ("returned", 1, 80) in hand.events


def test_everybody_all_in_by_forced_bets_goes_straight_to_showdown() -> None:
    hand = table(Stakes(50, 100, 100), [70, 90, 100])
    assert hand.is_over
    assert sum(hand.stacks.values()) == 260


def test_only_a_big_blind_without_a_small_one() -> None:
    hand = Hand("nlhe", Stakes(50, 100), {1: 1000, 2: 1000, 3: 1000}, 3, deck=DECK, blinds=[(1, 100)])
    assert hand.small_blind is None
    assert hand.big_blind == 1
    assert hand.actor == 2


def test_stakes_without_a_small_blind() -> None:
    hand = table(Stakes(0, 100), [1000] * 3)
    assert hand.blinds == ((2, 100),)
    assert hand.actor == 3


def test_newcomer_posts_a_live_blind_and_keeps_his_option() -> None:
    hand = Hand("nlhe", Stakes(50, 100), dict.fromkeys(range(1, 5), 1000), 4, deck=DECK, posts={4: 100})
    play(hand, "c")
    assert hand.actor == 4
    assert hand.legal_actions().check
    assert hand.min_raise_to() == 200


def test_dead_post_only_feeds_the_pot() -> None:
    hand = Hand("nlhe", Stakes(50, 100), dict.fromkeys(range(1, 5), 1000), 4, deck=DECK, dead_posts={4: 50})
    assert hand.pot == 200
    play(hand, "f")
    assert hand.actor == 4
    assert hand.to_call() == 100
    play(hand, "f f")
    assert hand.stacks == {1: 950, 2: 1100, 3: 1000, 4: 950}


def test_antes_may_be_named_seat_by_seat() -> None:
    hand = Hand(
        "nlhe", Stakes(50, 100, 25), dict.fromkeys(range(1, 4), 1000), 3, deck=DECK, antes={3: 40}
    )  # fmt: skip
    assert hand.stacks == {1: 950, 2: 900, 3: 960}


@pytest.mark.parametrize("field", ["blinds", "posts", "dead_posts", "antes", "absent"])
def test_forced_bet_of_an_empty_seat_is_refused_by_field(field: str) -> None:
    value: object = {"blinds": [(9, 100)], "absent": [9]}.get(field, {9: 100})
    stakes = BIG_BLIND_ANTE if field == "antes" else CLASSIC
    with pytest.raises(SetupError) as refused:
        Hand("nlhe", stakes, {1: 1000, 2: 1000}, 2, deck=DECK, **{field: value})  # type: ignore[arg-type]
    assert str(refused.value) == f"{field}: nobody sits in seat 9"


def test_classic_ante_of_an_empty_seat_is_refused_too() -> None:
    with pytest.raises(SetupError, match="antes: nobody sits in seat 9"):
        Hand("nlhe", CLASSIC, {1: 1000, 2: 1000}, 2, deck=DECK, antes={9: 25})
