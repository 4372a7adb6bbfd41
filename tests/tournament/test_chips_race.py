"""The race at one table: cards, winners, nobody raced out."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from torneo.cards import DECK, card_text, parse_cards
from torneo.rulebook import load_book
from torneo.tournament.chips.race import RaceResult, cards_needed, decks_needed, new_chips, race

RULES = load_book("torrequebrada").values["chips_race"]
HALF_UP = "half_or_more_rounds_up"


def raced(odd: Mapping[int, int], cards: str, value: int = 25, to: int = 100, **more: object) -> RaceResult:
    return race(odd, value, to, HALF_UP, RULES, parse_cards(cards), **more)  # type: ignore[arg-type]


def test_one_card_for_each_odd_chip() -> None:
    result = raced({1: 2, 2: 0, 6: 3}, "2c 3c 4c 5c 6c")
    assert {seat: len(cards) for seat, cards in result.dealt.items()} == {1: 2, 6: 3}


def test_seats_are_dealt_clockwise_from_seat_1() -> None:
    result = raced({8: 1, 3: 1, 1: 1}, "2c 3c 4c")
    assert {seat: card_text(cards[0]) for seat, cards in result.dealt.items()} == {1: "2c", 3: "3c", 8: "4c"}
    assert list(result.dealt) == [1, 3, 8]


def test_another_starting_seat_goes_round_the_table() -> None:
    result = race({1: 1, 5: 1, 8: 1}, 25, 100, HALF_UP, {**RULES, "start_seat": 5}, parse_cards("2c 3c 4c"))
    assert list(result.dealt) == [5, 8, 1]


@pytest.mark.parametrize(
    ("points", "chips"), [(25, 0), (49, 0), (50, 1), (75, 1), (100, 1), (149, 1), (150, 2), (200, 2)]
)
def test_half_a_chip_or_more_is_one_more_chip(points: int, chips: int) -> None:
    assert new_chips(points, 100, HALF_UP) == chips


def test_other_roundings() -> None:
    assert [new_chips(points, 100, "round_up_for_the_player") for points in (0, 25, 100, 125)] == [0, 1, 1, 2]
    assert [new_chips(points, 100, "round_down") for points in (0, 75, 100, 175)] == [0, 0, 1, 1]


def test_the_best_cards_win_one_chip_each() -> None:
    result = raced({1: 3, 4: 2, 8: 3}, "As Ks Qs  Jd 2c  Jc 4c 5c")
    assert result.awarded == 2
    assert result.winners == (1, 4)
    assert result.changes == {1: 25, 4: 50, 8: -75}
    assert result.difference == 0


def test_suits_break_ties_from_spades_to_clubs() -> None:
    assert raced({2: 1, 7: 1}, "Qh Qd").winners == (2,)
    assert raced({2: 1, 7: 1}, "Qd Qh").winners == (7,)
    assert raced({2: 1, 7: 1}, "Qc Qs").winners == (7,)


def test_where_suits_are_equal_the_card_dealt_first_wins() -> None:
    assert raced({2: 1, 7: 1}, "Qc Qs", suits_count=False).winners == (2,)


def test_who_is_left_with_nothing_gets_one_chip() -> None:
    result = raced({2: 2, 5: 3}, "2c 3c As Kd Kc", stacks={2: 50, 5: 1075})
    assert result.winners == (5,)
    assert result.rescued == (2,)
    assert result.changes == {2: 50, 5: 25}
    assert result.difference == 75


def test_who_wins_the_race_needs_no_rescue() -> None:
    assert raced({2: 2}, "2c 3c", stacks={2: 50}).rescued == ()


def test_whole_chips_and_wrong_cards_are_no_race() -> None:
    with pytest.raises(ValueError, match="whole chip"):
        raced({1: 4}, "2c 3c 4c 5c")
    with pytest.raises(ValueError, match="3 cards"):
        raced({1: 3}, "2c 3c")
    with pytest.raises(ValueError, match="cannot be raced"):
        raced({1: 1}, "2c", value=2000, to=5000)


_TABLES = st.dictionaries(st.integers(1, 10), st.integers(0, 3), max_size=10)


def by_hand(odd: Mapping[int, int], cards: list[str]) -> tuple[dict[int, list[str]], list[int]]:
    """The rule read aloud: deal round the table, then hand over chip by chip to the best card of those who
    have none."""
    hands: dict[int, list[str]] = {}
    pile = list(cards)
    for seat in range(1, 11):
        for _ in range(odd.get(seat, 0)):
            hands.setdefault(seat, []).append(pile.pop(0))
    value = sum(25 * count for count in odd.values())
    chips = value // 100 + (1 if value % 100 >= 50 else 0)
    winners: list[int] = []
    while chips:
        best, who = "", 0
        for seat in sorted(hands):
            for card in hands[seat]:
                if seat not in winners and (not best or _beats(card, best)):
                    best, who = card, seat
        winners.append(who)
        chips -= 1
    return hands, winners


def _beats(card: str, other: str) -> bool:
    ranks, suits = "AKQJT98765432", "shdc"
    if card[0] != other[0]:
        return ranks.index(card[0]) < ranks.index(other[0])
    return suits.index(card[1]) < suits.index(other[1])


@given(odd=_TABLES, deck=st.permutations(list(DECK)))
def test_the_race_is_the_rule_read_aloud(odd: dict[int, int], deck: list[int]) -> None:
    cards = deck[: cards_needed(odd, RULES)]
    result = race(odd, 25, 100, HALF_UP, RULES, cards)
    hands, winners = by_hand(odd, [card_text(card) for card in cards])
    assert {seat: [card_text(card) for card in held] for seat, held in result.dealt.items()} == hands
    assert list(result.winners) == winners


@given(
    odd=st.dictionaries(st.integers(1, 10), st.integers(0, 19), max_size=10),
    more=st.lists(st.integers(0, 3), min_size=10, max_size=10),
    data=st.data(),
)
def test_nobody_wins_two_chips_and_nobody_is_raced_out(
    odd: dict[int, int], more: list[int], data: st.DataObject
) -> None:
    stacks = {seat: count * 25 + more[seat - 1] * 500 for seat, count in odd.items()}
    needed = cards_needed(odd, RULES)
    deck = list(DECK) * decks_needed(needed)
    cards = data.draw(st.permutations(deck))[:needed]
    result = race(odd, 25, 500, HALF_UP, RULES, cards, stacks=stacks)
    assert len(set(result.winners)) == len(result.winners) == result.awarded
    for seat, count in odd.items():
        if not count:
            assert seat not in result.changes
            continue
        after = stacks[seat] + result.changes[seat]
        assert after > 0
        assert after % 500 == 0
        assert result.changes[seat] <= 500 - 25
    odd_value = 25 * sum(odd.values())
    assert result.difference == 500 * (result.awarded + len(result.rescued)) - odd_value
    assert abs(500 * result.awarded - odd_value) <= 250
