"""How many hands of each kind there are: numbers known to everyone, counted here with the real evaluators.

Five-card hands and Omaha boards are dealt one by one. Six and seven cards are counted by classes of equal
hands: without a flush only the ranks matter, with one only the ranks of its suit.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, combinations_with_replacement, islice
from math import comb, prod

import pytest
from tests.support.categories import ROYAL, by_category

from torneo.cards import DECK, EVALUATORS, category_of, parse_cards, remaining


def count_all(code: str, size: int) -> Counter[int]:
    """Every hand of `size` cards, dealt."""
    evaluate, hands, counts = EVALUATORS[code], combinations(DECK, size), Counter[int]()
    while batch := list(islice(hands, 10_000)):
        counts.update(evaluate(batch, ()))
    return counts


def rank_classes(size: int) -> Iterator[tuple[tuple[int, ...], dict[int, int]]]:
    """Every choice of ranks with at most four of each: the ranks, and how many of each."""
    for ranks in combinations_with_replacement(range(13), size):
        counts = Counter(ranks)
        if max(counts.values()) <= 4:
            yield ranks, counts


def suited_ways(counts: dict[int, int]) -> int:
    """In how many ways cards of these ranks hold five or more of one suit."""
    ways = [1]
    for count in counts.values():
        without, within = comb(3, count), comb(3, count - 1)
        ways = [a * without + b * within for a, b in zip([*ways, 0], [0, *ways], strict=True)]
    return 4 * sum(ways[5:])


def count_by_class(size: int) -> Counter[int]:
    """Every hand of `size` cards, a class of equal ones at a time."""
    values: Counter[int] = Counter()
    evaluate = EVALUATORS["high"]
    for ranks, counts in rank_classes(size):
        mixed = [4 * rank + place % 4 for place, rank in enumerate(ranks)]
        weight = prod(comb(4, count) for count in counts.values()) - suited_ways(counts)
        if weight:
            values[evaluate([mixed], ())[0]] += weight
    for suit in range(4):
        others = [4 * rank + (suit + 1 + rank % 2) % 4 for rank in (5, 9)]
        for suited in range(5, size + 1):
            hands = [
                [4 * rank + suit for rank in ranks] + others[: size - suited]
                for ranks in combinations(range(13), suited)
            ]
            for value in evaluate(hands, ()):
                values[value] += comb(39, size - suited)
    return values


@pytest.fixture(scope="module")
def seven_cards() -> Counter[int]:
    return count_by_class(7)


def test_five_cards() -> None:
    values = count_all("high", 5)
    assert values.total() == 2_598_960
    assert values[ROYAL] == 4
    assert by_category("high", values) == [
        40, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540,
    ]  # fmt: skip
    assert len(values) == 7_462
    assert by_category("high", Counter(values.keys())) == [10, 156, 156, 1_277, 10, 858, 858, 2_860, 1_277]
    assert count_by_class(5) == values


def test_six_cards() -> None:
    values = count_by_class(6)
    assert values.total() == 20_358_520
    assert values[ROYAL] == 188
    assert by_category("high", values) == [
        188 + 1_656, 14_664, 165_984, 205_792, 361_620, 732_160, 2_532_816, 9_730_740, 6_612_900,
    ]  # fmt: skip


def test_seven_cards(seven_cards: Counter[int]) -> None:
    assert seven_cards.total() == 133_784_560
    assert seven_cards[ROYAL] == 4_324
    assert by_category("high", seven_cards) == [
        4_324 + 37_260, 224_848, 3_473_184, 4_047_644,
        6_180_020, 6_461_620, 31_433_400, 58_627_800, 23_294_460,
    ]  # fmt: skip
    assert len(seven_cards) == 4_824


def test_deuce_to_seven() -> None:
    values = count_all("deuce_seven", 5)
    assert by_category("deuce_seven", values) == [
        36, 624, 3_744, 5_112, 9_180, 54_912, 123_552, 1_098_240, 1_303_560,
    ]  # fmt: skip
    kinds = by_category("deuce_seven", Counter(values.keys()))
    assert kinds == [9, 156, 156, 1_278, 9, 858, 858, 2_860, 1_278]


def test_ace_to_five() -> None:
    values = count_all("ace_five", 5)
    assert values.total() == 2_598_960
    assert by_category("ace_five", values)[-1] == 1_317_888
    assert values[max(values)] == 1_024


def test_eight_or_better() -> None:
    values = count_all("eight_low", 5)
    del values[0]
    assert values.total() == 57_344
    assert len(values) == 56


def test_eight_or_better_of_seven_cards() -> None:
    hands, weights = [], []
    for ranks, counts in rank_classes(7):
        hands.append([4 * rank + place % 4 for place, rank in enumerate(ranks)])
        weights.append(prod(comb(4, count) for count in counts.values()))
    assert sum(weights) == 133_784_560
    values = EVALUATORS["eight_low"](hands, ())
    assert sum(weight for weight, value in zip(weights, values, strict=True) if value) == 24_530_944


def test_badugi() -> None:
    values = count_all("badugi", 4)
    counts: Counter[str] = Counter()
    for value, count in values.items():
        counts[category_of("badugi", value)] += count
    assert counts == {"badugi": 17_160, "three_cards": 154_440, "two_cards": 96_252, "one_card": 2_873}
    assert len(values) == 1_092


def boards(*known: Sequence[int]) -> Iterator[tuple[int, ...]]:
    return combinations(remaining(chain(*known)), 5)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("hole", "expected", "lows"),
    [
        ("AsAhKsKh", [1_980, 30_312, 250_490, 227_728, 40_898, 336_912, 471_576, 352_408, 0], None),
        ("As2h3dKc", [0, 3_960, 82_296, 0, 182_292, 113_604, 705_672, 526_176, 98_304], 847_944),
        ("2c2d2h2s", [0, 0, 45_936, 0, 0, 0, 855_360, 811_008, 0], 0),
    ],
)
def test_omaha_over_all_boards(hole: str, expected: list[int], lows: int | None) -> None:
    holes = [parse_cards(hole)]
    high = EVALUATORS["omaha_high"]
    values = Counter(high(holes, board)[0] for board in boards(*holes))
    assert values.total() == 1_712_304
    assert by_category("omaha_high", values) == expected
    if lows is not None:
        low = EVALUATORS["omaha_eight_low"]
        assert sum(low(holes, board)[0] > 0 for board in boards(*holes)) == lows


def duel(one: str, other: str, flop: str = "") -> tuple[int, int, int]:
    """Wins, losses and ties of the first hand over all boards."""
    holes, flopped = [parse_cards(one), parse_cards(other)], tuple(parse_cards(flop))
    evaluate = EVALUATORS["high"]
    wins = losses = ties = 0
    for cards in combinations(remaining([*holes[0], *holes[1], *flopped]), 5 - len(flopped)):
        a, b = evaluate(holes, flopped + cards)
        wins, losses, ties = wins + (a > b), losses + (a < b), ties + (a == b)
    return wins, losses, ties


def test_aces_against_kings() -> None:
    assert duel("AcAs", "KhKd") == (1_388_072, 317_694, 6_538)


def test_flush_draw_against_nines() -> None:
    assert duel("AhKh", "9c9d", "QhJs2h") == (626, 364, 0)
