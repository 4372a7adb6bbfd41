"""The chip model: known fractions, sums, big fields against random races, bubble factors."""

import os
import random
from fractions import Fraction
from math import fsum, sqrt

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from torneo.simulate.kernels import bubble_factors, finish_chances, icm_values
from torneo.tournament.prizes.icm import icm, place_chances

SEED = int(os.environ.get("TORNEO_SEED", "1"))
KNOWN = [
    ([50, 30, 20], [70, 30], ["1265/28", "129/4", "158/7"]),
    ([5000, 3000, 2000], [50, 30, 20], ["1075/28", "131/4", "202/7"]),
    ([4000, 3000, 2000, 1000], [50, 30, 20], ["2117/63", "2477/84", "1486/63", "373/28"]),
]


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(("stacks", "prizes", "fractions"), KNOWN)
def test_known_fractions(stacks: list[int], prizes: list[int], fractions: list[str], plain: bool) -> None:
    for value, told in zip(icm_values(stacks, prizes, plain), fractions, strict=True):
        assert abs(value - float(Fraction(told))) <= 1e-12 * max(prizes)


@pytest.mark.parametrize("plain", [False, True])
def test_known_amounts(plain: bool) -> None:
    assert icm_values([198, 1, 1], [50, 30, 20], plain) == pytest.approx(
        [49.7995, 25.1003, 25.1003], abs=5e-5
    )
    millions = icm_values([326.8, 120.4, 67.6], [10_000_000, 6_000_000, 4_000_000], plain)
    assert millions == pytest.approx([8_388_358.54, 6_287_067.07, 5_324_574.39], abs=5e-3)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 10**7), min_size=2, max_size=13).filter(any), st.data())
def test_kernel_equals_exact_twin(stacks: list[int], data: st.DataObject) -> None:
    paid = st.lists(st.integers(0, 10**6), min_size=1, max_size=len(stacks))
    prizes = sorted(data.draw(paid), reverse=True)
    found, exact = icm_values(stacks, prizes, plain=False), icm(stacks, prizes)
    assert fsum(found) == sum(prizes)
    for value, fraction in zip(found, exact, strict=True):
        assert abs(value - float(fraction)) <= 1e-12 * max(sum(prizes), 1)


def test_chances_of_places() -> None:
    rng = random.Random(SEED)
    for players in (3, 9, 10):
        stacks = [rng.randrange(1, 100_000) for _ in range(players)]
        for row, exact in zip(finish_chances(stacks, plain=False), place_chances(stacks), strict=True):
            assert row == pytest.approx([float(one) for one in exact], abs=1e-13)
    big = np.array(finish_chances([rng.randrange(1, 100_000) for _ in range(120)], plain=False))
    assert np.allclose(big.sum(axis=0), 1, atol=1e-11)
    assert np.allclose(big.sum(axis=1), 1, atol=1e-11)
    assert finish_chances([3, 0, 0], plain=False) == [[1, 0, 0], [0, 0.5, 0.5], [0, 0.5, 0.5]]
    firsts = [row[0] for row in finish_chances([3, 2, 1], 1, plain=False)]
    assert firsts == pytest.approx([1 / 2, 1 / 3, 1 / 6], rel=1e-14)


def test_race_equals_its_twin() -> None:
    rng = random.Random(SEED)
    stacks = [rng.randrange(1, 100_000) for _ in range(70)] + [0, 0]
    prizes = sorted((rng.randrange(1, 10_000) for _ in range(15)), reverse=True)
    found, twin = icm_values(stacks, prizes, plain=False), icm_values(stacks, prizes, plain=True)
    assert found == pytest.approx(twin, rel=1e-12)
    chances = finish_chances(stacks[:40], 5, plain=False)
    assert np.allclose(chances, finish_chances(stacks[:40], 5, plain=True), atol=1e-13)


def test_a_thousand_players_against_random_races() -> None:
    """Who finishes where is drawn 20,000 times: each stack an exponential clock, first to ring first."""
    rng = np.random.default_rng(SEED)
    stacks = rng.integers(1_000, 200_000, 1_000)
    prizes = np.sort(rng.integers(100, 100_000, 150))[::-1]
    values = np.array(icm_values(stacks.tolist(), prizes.tolist(), plain=False))
    assert fsum(values) == int(prizes.sum())
    paid = np.concatenate([prizes, np.zeros(850)])
    runs = 20_000
    total, squares = np.zeros(1_000), np.zeros(1_000)
    for _ in range(runs // 1_000):
        clocks = rng.exponential(size=(1_000, 1_000)) / stacks
        places = np.argsort(np.argsort(clocks, axis=1), axis=1)
        won = paid[places]
        total += won.sum(axis=0)
        squares += (won**2).sum(axis=0)
    mean = total / runs
    error = np.sqrt((squares / runs - mean**2) / runs)
    off = (values - mean) / error
    assert np.abs(off).max() < 5
    assert abs(np.sqrt((off**2).mean()) - 1) < 5 / sqrt(2 * 1_000)


def test_equal_stacks_are_worth_the_same() -> None:
    for players in (5, 40):
        values = icm_values([7_000] * players, [50, 30, 20], plain=False)
        assert values == pytest.approx([100 / players] * players, rel=1e-12)


def test_a_stack_of_nothing_keeps_the_sum() -> None:
    assert icm_values([10, 0, 0], [50, 30, 20], plain=False) == [50, 25, 25]
    assert icm_values([0, 0], [50], plain=False) == [25, 25]
    assert fsum(icm_values([*range(30), 0], [50.5, 30.25, 20], plain=False)) == 100.75


def test_one_chip_against_a_billion() -> None:
    values = icm_values([10**9, *[1] * 20], [100, 50], plain=False)
    assert values[0] == pytest.approx(100, rel=1e-6)
    assert values[1:] == pytest.approx([2.5] * 20, rel=1e-6)


@pytest.mark.parametrize("plain", [False, True])
def test_bubble_factors(plain: bool) -> None:
    stacks, prizes = [5000, 3000, 2000], [50, 30, 20]
    factors = bubble_factors(stacks, prizes, plain)
    now, won = icm(stacks, prizes), icm([2000, 6000, 2000], prizes)
    lost = icm([8000, 0, 2000], prizes)
    assert factors[1][0] == pytest.approx(float((now[1] - lost[1]) / (won[1] - now[1])), rel=1e-12)
    assert factors[0][0] is None
    heads_up = bubble_factors([6000, 4000], [65, 35], plain)
    assert heads_up[0][1] == pytest.approx(1)
    assert heads_up[1][0] == pytest.approx(1)
    winner_takes_all = bubble_factors([5000, 3000, 2000], [100], plain)
    assert [one for row in winner_takes_all for one in row if one] == pytest.approx([1] * 6)
    assert bubble_factors([5, 0, 3], [1], plain)[1] == [None] * 3


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize(
    ("stacks", "prizes", "why"),
    [
        ([1, 2], [3, 2, 1], "3 prizes for 2 players"),
        ([1, -2], [3], "negative"),
        ([1, 2], [-3], "negative"),
        ([], [], "no stacks"),
        ([1, float("nan")], [3], "are numbers"),
        ([1, float("inf")], [3], "are numbers"),
    ],
)
def test_fields_without_sense(stacks: list[float], prizes: list[float], why: str, plain: bool) -> None:
    with pytest.raises(ValueError, match=why):
        icm_values(stacks, prizes, plain)
