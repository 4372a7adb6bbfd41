"""What stacks are worth: known answers, exact sums, large fields."""

import random
from fractions import Fraction
from itertools import pairwise, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from torneo.tournament.prizes import icm as module
from torneo.tournament.prizes.icm import icm, icm_shares, place_chances, whole


def by_permutations(stacks: list[int], prizes: list[int]) -> list[Fraction]:
    """The definition, order by order."""
    values = [Fraction(0)] * len(stacks)
    for order in permutations(range(len(stacks))):
        chance, left = Fraction(1), sum(stacks)
        for one in order:
            chance *= Fraction(stacks[one], left) if left else Fraction(1)
            left -= stacks[one]
        for one, prize in zip(order, prizes, strict=False):
            values[one] += chance * prize
    return values


@pytest.mark.parametrize(
    ("stacks", "prizes", "values"),
    [
        ([50, 30, 20], [70, 30], ["1265/28", "129/4", "158/7"]),
        ([5000, 3000, 2000], [50, 30, 20], ["1075/28", "131/4", "202/7"]),
        ([4000, 3000, 2000, 1000], [50, 30, 20], ["2117/63", "2477/84", "1486/63", "373/28"]),
    ],
)
def test_known_answers(stacks: list[int], prizes: list[int], values: list[str]) -> None:
    assert icm(stacks, prizes) == [Fraction(value) for value in values]


def test_known_answers_in_decimals() -> None:
    assert [round(float(one), 4) for one in icm([198, 1, 1], [50, 30, 20])] == [49.7995, 25.1003, 25.1003]
    found = icm_shares([3268, 1204, 676], [10**9, 6 * 10**8, 4 * 10**8])
    assert found == [838_835_854, 628_706_707, 532_457_439]


@pytest.mark.clause("torrequebrada/25-E")
def test_shares_of_the_book_example() -> None:
    assert icm_shares([50_000, 30_000, 20_000], [500_000, 300_000, 200_000]) == [383_929, 327_500, 288_571]


def test_who_has_no_chips_comes_last_and_nothing_is_lost() -> None:
    assert icm([10, 0, 30], [50, 30, 20]) == [35, 20, 45]
    assert icm([10, 0, 0], [50, 30, 20]) == [50, 25, 25]
    assert icm([0, 0], [7]) == [Fraction(7, 2)] * 2
    assert icm_shares([0, 0], [7]) == [4, 3]
    assert place_chances([3, 0, 1]) == [
        [Fraction(3, 4), Fraction(1, 4), 0], [0, 0, 1], [Fraction(1, 4), Fraction(3, 4), 0],
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("stacks", "prizes"), [([], []), ([1, 2], [5, 4, 3]), ([1, -1], [5]), ([1, 1], [5, -5])]
)
def test_impossible_questions(stacks: list[int], prizes: list[int]) -> None:
    with pytest.raises(ValueError, match=r"negative|stacks|prizes"):
        icm(stacks, prizes)


@given(
    st.lists(st.integers(1, 10**6), min_size=1, max_size=5).flatmap(
        lambda stacks: st.tuples(
            st.just(stacks), st.lists(st.integers(0, 10**6), min_size=0, max_size=len(stacks))
        )
    )
)
def test_the_sum_over_sets_is_the_sum_over_orders(case: tuple[list[int], list[int]]) -> None:
    stacks, prizes = case
    assert icm(stacks, prizes) == by_permutations(stacks, prizes)


@given(st.lists(st.integers(0, 10**6), min_size=1, max_size=7), st.data())
def test_whole_shares_add_up(stacks: list[int], data: st.DataObject) -> None:
    prizes = data.draw(st.lists(st.integers(0, 10**9), max_size=len(stacks)))
    prizes.sort(reverse=True)
    shares = icm_shares(stacks, prizes)
    assert sum(shares) == sum(prizes)
    for share, value in zip(shares, icm(stacks, prizes), strict=True):
        assert abs(share - value) < 1
    ranked = sorted(zip(stacks, shares, strict=True))
    assert all(low[1] <= high[1] for low, high in pairwise(ranked) if low[0] < high[0])


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**9), st.integers(3, 9))
def test_the_race_agrees_with_the_exact_answer(seed: int, players: int) -> None:
    rng = random.Random(seed)
    stacks = [rng.choice((1, 5, 100, 30_000, 10**6)) * rng.randrange(1, 100) for _ in range(players)]
    prizes = sorted((rng.randrange(1, 10**6) for _ in range(players)), reverse=True)
    exact, chances = icm(stacks, prizes), place_chances(stacks)
    limits = module.EXACT, module.EXACT_CHANCES
    module.EXACT = module.EXACT_CHANCES = 0
    try:
        numeric, race = icm(stacks, prizes), place_chances(stacks)
    finally:
        module.EXACT, module.EXACT_CHANCES = limits
    assert all(abs(float(a - b)) < 1e-9 * sum(prizes) for a, b in zip(exact, numeric, strict=True))
    assert all(
        abs(float(a - b)) < 1e-9
        for row, other in zip(chances, race, strict=True)
        for a, b in zip(row, other, strict=True)
    )


def test_a_large_field() -> None:
    """Two kinds of stack: by symmetry the chances of first and of all places are known."""
    stacks = [3000] * 60 + [1000] * 60
    prizes = sorted(range(100, 118), reverse=True)
    values = icm(stacks, prizes)
    assert sum(values) == sum(prizes)
    assert max(values[:60]) - min(values[:60]) < Fraction(1, 10**9)
    assert values[0] > values[-1] > 0
    (first,) = {round(float(row[0]), 12) for row in place_chances(stacks[:20] + stacks[-20:], 1)[:20]}
    assert abs(first - 3000 / 80_000) < 1e-9


def test_largest_remainders_get_the_odd_units() -> None:
    assert whole([Fraction(10, 3)] * 3, 10, [1, 5, 3]) == [3, 4, 3]
    assert whole([Fraction(5, 2), Fraction(9, 4), Fraction(21, 4)], 10) == [3, 2, 5]
