"""Many hands ranked at once: the same values as the evaluators of the showdown, and the known counts."""

import os
import random
from itertools import chain, combinations

import numpy as np
import pytest
from tests.support.categories import ROYAL, by_category

from torneo.cards import EVALUATORS, CardError, parse_cards, remaining, shuffled
from torneo.simulate.kernels import count_hands, strengths, values
from torneo.simulate.kernels.evaluation import SIZES

SEED = os.environ.get("TORNEO_SEED", "1")
CASES = [(code, size) for code, sizes in SIZES.items() for size in sizes]


@pytest.mark.parametrize(("code", "size"), CASES)
def test_values_are_those_of_the_plain_evaluators(code: str, size: int) -> None:
    rng = random.Random(f"{SEED} {code} {size}")
    deck = range(16, 52) if code == "short_deck" else range(52)
    shared = 5 if code.startswith("omaha") else 0
    dealt = [shuffled(rng, deck)[: size + shared] for _ in range(3_000)]
    # Suited and paired hands are rare in honest deals, so some come from short decks.
    few = [card for card in deck if card & 3 < 2 and card >> 2 > 4] if code != "deuce_seven" else list(deck)
    dealt += [shuffled(rng, few)[: size + shared] for _ in range(3_000)]
    hands, boards = [row[:size] for row in dealt], [row[size:] for row in dealt]
    plain = [EVALUATORS[code]([hand], board)[0] for hand, board in zip(hands, boards, strict=True)]
    assert values(code, hands, boards if shared else (), plain=False).tolist() == plain
    assert values(code, hands, boards if shared else (), plain=True) == plain
    order = strengths(code, hands, boards if shared else (), plain=False)
    assert np.array_equal(np.argsort(order, kind="stable"), np.argsort(plain, kind="stable"))


def test_one_board_for_all_hands() -> None:
    board = parse_cards("2h7hTdTcAs")
    hands = [parse_cards("AhKh"), parse_cards("TsTh"), parse_cards("3h4h")]
    plain = EVALUATORS["high"](hands, board)
    assert values("high", hands, board, plain=False).tolist() == plain
    assert values("high", hands, board, plain=True) == plain
    four = [parse_cards("AhKhQhJh"), parse_cards("TsTh3c4c")]
    assert values("omaha_high", four, board, plain=False).tolist() == EVALUATORS["omaha_high"](four, board)


def test_all_hands_of_five_and_six_cards() -> None:
    five = count_hands("high", 5)
    assert sum(five.values()) == 2_598_960
    assert len(five) == 7_462
    assert five[ROYAL] == 4
    assert by_category("high", five) == [40, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540]
    six = count_hands("high", 6)
    assert sum(six.values()) == 20_358_520
    assert six[ROYAL] == 188
    assert by_category("high", six) == [
        188 + 1_656, 14_664, 165_984, 205_792, 361_620, 732_160, 2_532_816, 9_730_740, 6_612_900,
    ]  # fmt: skip


def test_all_hands_of_seven_cards() -> None:
    """All 133,784,560 of them, dealt one by one."""
    seven = count_hands("high", 7)
    assert sum(seven.values()) == 133_784_560
    assert seven[ROYAL] == 4_324
    assert len(seven) == 4_824
    assert by_category("high", seven) == [
        4_324 + 37_260, 224_848, 3_473_184, 4_047_644,
        6_180_020, 6_461_620, 31_433_400, 58_627_800, 23_294_460,
    ]  # fmt: skip


def test_all_lows_of_five_cards() -> None:
    deuce = count_hands("deuce_seven", 5)
    assert by_category("deuce_seven", deuce) == [
        36, 624, 3_744, 5_112, 9_180, 54_912, 123_552, 1_098_240, 1_303_560,
    ]  # fmt: skip
    ace = count_hands("ace_five", 5)
    assert by_category("ace_five", ace)[-1] == 1_317_888
    assert ace[max(ace)] == 1_024


@pytest.mark.parametrize(
    ("hand", "highs", "lows"),
    [
        ("AsAhKsKh", [0, 352_408, 471_576, 336_912, 40_898, 227_728, 250_490, 30_312, 1_980], None),
        ("As2h3dKc", [98_304, 526_176, 705_672, 113_604, 182_292, 0, 82_296, 3_960, 0], 847_944),
        ("2c2d2h2s", [0, 811_008, 855_360, 0, 0, 0, 45_936, 0, 0], 0),
    ],
)
def test_omaha_over_all_boards(hand: str, highs: list[int], lows: int | None) -> None:
    hole = parse_cards(hand)
    dealt = chain.from_iterable(combinations(remaining(hole), 5))
    boards = np.fromiter(dealt, dtype=np.uint8).reshape(-1, 5)
    assert len(boards) == 1_712_304
    holes = np.broadcast_to(np.array(hole, dtype=np.uint8), (len(boards), 4))
    kinds = values("omaha_high", holes, boards, plain=False) >> 20
    assert np.bincount(kinds, minlength=9).tolist() == highs
    if lows is not None:
        assert np.count_nonzero(strengths("omaha_eight_low", holes, boards, plain=False)) == lows


@pytest.mark.parametrize("plain", [False, True])
def test_what_cannot_be_ranked_is_refused(plain: bool) -> None:
    with pytest.raises(CardError, match="5 to 7 cards, not 4"):
        values("high", [[0, 1, 2, 3]], plain=plain)
    with pytest.raises(CardError, match="same number"):
        values("high", [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9, 10]], plain=plain)
    with pytest.raises(CardError, match="five cards"):
        values("omaha_high", [[0, 1, 2, 3]], [4, 5, 6], plain=plain)
    with pytest.raises(KeyError, match="no ranking"):
        values("highest", [[0, 1, 2, 3, 4]], plain=plain)
    assert list(values("high", [], plain=plain)) == []


def test_numbers_that_are_no_cards() -> None:
    with pytest.raises(CardError, match="numbers from 0"):
        values("high", [[0, 1, 2, 3, 52]], plain=False)
