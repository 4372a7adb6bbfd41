"""Limit: fixed sizes, the cap on raises, and the half-bet rule for short all-ins."""

import pytest
from tests.support.at_the_table import play

from torneo.cards import DECK
from torneo.hand import Hand, HandRules, IllegalAction, Stakes


def table(
    stacks: list[int],
    *,
    rules: HandRules | None = None,
    players_in_event: int | None = None,
    stakes: Stakes | None = None,
) -> Hand:
    return Hand(
        "lhe", stakes or Stakes(50, 100), dict(enumerate(stacks, 1)), button=len(stacks), deck=DECK,
        rules=rules or HandRules(), players_in_event=players_in_event,
    )  # fmt: skip


def test_only_one_raise_size_is_legal() -> None:
    hand = table([5000] * 3)
    assert (hand.min_raise_to(), hand.max_raise_to()) == (200, 200)
    for total, reason in ((199, "raise_below_minimum"), (201, "raise_above_maximum")):
        with pytest.raises(IllegalAction, match=reason):
            hand.raise_to(total)
    play(hand, "r200")


def test_bets_double_on_turn_and_river() -> None:
    hand = play(table([5000] * 2), "c x")
    sizes = []
    while not hand.is_over:
        sizes.append((hand.street_name, hand.min_raise_to()))
        play(hand, "x x")
    assert sizes == [("flop", 100), ("turn", 200), ("river", 200)]


def test_sizes_may_be_named() -> None:
    hand = table([5000] * 2, stakes=Stakes(50, 100, small_bet=150, big_bet=400))
    assert hand.min_raise_to() == 250
    play(hand, "c x x x")
    assert hand.min_raise_to() == 400


def test_all_in_goes_as_far_as_the_limit_allows() -> None:
    hand = play(table([5000] * 3), "a")
    assert hand.events[-1] == ("raise", 3, 200)


def test_a_bet_and_three_raises_end_the_raising() -> None:
    hand = play(table([5000] * 3), "r200 r300 r400")
    assert hand.actor == 3
    assert hand.why_no_raise() == "raise_cap_reached"
    assert hand.legal_actions().kinds == ["fold", "call"]
    with pytest.raises(IllegalAction, match="raise_cap_reached"):
        hand.raise_to(500)


def test_cap_counts_a_bet_and_three_raises_on_later_streets() -> None:
    hand = play(table([5000] * 2), "c x r100 r200 r300 r400")
    assert hand.why_no_raise() == "raise_cap_reached"


def test_cap_holds_in_a_heads_up_pot_but_not_with_two_left_in_the_event() -> None:
    line = "r200 r300 r400"
    assert play(table([5000] * 2, players_in_event=3), line).why_no_raise() == "raise_cap_reached"
    assert play(table([5000] * 2), line).why_no_raise() == "raise_cap_reached"
    final = play(table([5000] * 2, players_in_event=2), line + " r500 r600")
    assert final.min_raise_to() == 700


def test_no_cap_where_the_book_has_none() -> None:
    hand = play(table([5000] * 3, rules=HandRules(raise_cap_limit=None)), "r200 r300 r400 r500")
    assert hand.min_raise_to() == 600


def test_all_in_below_half_a_bet_neither_reopens_nor_moves_the_next_raise() -> None:
    hand = play(table([5000, 5000, 5000, 149]), "c a")
    assert hand.actor == 1
    assert hand.to_call() == 99
    assert hand.min_raise_to() == 200
    play(hand, "c c")
    assert hand.actor == 3
    assert hand.why_no_raise() == "betting_not_reopened"


def test_all_in_of_half_a_bet_reopens_and_counts_as_a_raise() -> None:
    hand = play(table([5000, 5000, 5000, 150]), "c a c c")
    assert hand.actor == 3
    assert hand.min_raise_to() == 250
    play(hand, "r250 r350")
    assert hand.why_no_raise() == "raise_cap_reached"


def test_whole_bets_only_where_the_book_has_no_half_bet_rule() -> None:
    whole = HandRules(reopen_limit_percent=None)
    hand = play(table([5000, 5000, 5000, 199], rules=whole), "c a c c")
    assert hand.why_no_raise() == "betting_not_reopened"
    full = play(table([5000, 5000, 5000, 200], rules=whole), "c a c c")
    assert full.min_raise_to() == 300


def test_short_all_ins_below_half_add_up() -> None:
    hand = play(table([5000, 5000, 5000, 130, 160]), "c a a c c")
    assert hand.actor == 3
    assert hand.can_raise()


def test_short_opening_bet_below_half_is_completed_to_a_full_bet() -> None:
    hand = play(table([140, 5000, 5000]), "c c x a")
    assert hand.actor == 2
    assert hand.to_call() == 40
    assert hand.min_raise_to() == 100
