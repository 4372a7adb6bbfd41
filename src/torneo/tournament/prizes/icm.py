"""The independent chip model (Malmuth-Harville): what a stack is worth in prizes.

The chance to come first is the stack over all stacks; second, the same among the others; and so on.

    icm([5000, 3000, 2000], [50, 30, 20])           # [Fraction(1075, 28), Fraction(131, 4), Fraction(202, 7)]
    icm_shares([50, 30, 20], [5000, 3000, 2000])    # [3839, 3275, 2886]: minor units, nothing lost

Up to ``EXACT`` players the answer is exact: the order is that of a race of exponential clocks whose rates are
the stacks, so the chance to finish ahead of a whole set of others is the stack over all their stacks, and
what a stack is worth is a sum of such chances over all sets. Beyond, ``icm_race`` integrates over the race.
Players without chips come last, in any order alike, so that nothing of the prizes is lost.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import gcd, lcm

from torneo.tournament.prizes.icm_race import race_places, race_values

#: Players with chips up to which values and, which take longer, the chances of every place are exact.
EXACT = 14
EXACT_CHANCES = 10
Number = int | Fraction


def icm(stacks: Sequence[Number], prizes: Sequence[Number]) -> list[Fraction]:
    """What each stack is worth. Prizes are given from the first place down; places beyond them pay nothing.

    Raises ``ValueError`` for negative numbers and for more prizes than players.
    """
    check_field(stacks, prizes)
    playing = [place for place, stack in enumerate(stacks) if stack]
    paid = [Fraction(prize) for prize in prizes] + [Fraction(0)] * (len(stacks) - len(prizes))
    values = [Fraction(0)] * len(stacks)
    rest = paid[len(playing) :]
    for place, stack in enumerate(stacks):
        if not stack:
            values[place] = sum(rest, Fraction(0)) / len(rest)
    chips = [Fraction(stacks[place]) for place in playing]
    for place, value in zip(playing, _values(chips, paid[: len(playing)]), strict=True):
        values[place] = value
    return values


def place_chances(stacks: Sequence[Number], places: int | None = None) -> list[list[Fraction]]:
    """The chance of each stack to finish first, second, ... up to ``places``."""
    check_field(stacks, ())
    count = len(stacks) if places is None else min(places, len(stacks))
    playing = [place for place, stack in enumerate(stacks) if stack]
    empty = len(stacks) - len(playing)
    chips = [Fraction(stacks[place]) for place in playing]
    if len(chips) > EXACT_CHANCES:
        found = [[Fraction(chance) for chance in one] for one in race_places(_rates(chips))]
    else:
        wanted = range(min(count, len(chips)))
        one_place = [[Fraction(place == one) for one in range(len(chips))] for place in wanted]
        found = [list(row) for row in zip(*(_values(chips, prizes) for prizes in one_place), strict=True)]
        found = found or [[] for _ in chips]
    rows = [[Fraction(0)] * len(stacks) for _ in stacks]
    for row, place in zip(found, playing, strict=True):
        rows[place][: len(row)] = row
    for place, stack in enumerate(stacks):
        if not stack:
            rows[place][len(playing) :] = [Fraction(1, empty)] * empty
    return [row[:count] for row in rows]


def icm_shares(stacks: Sequence[Number], prizes: Sequence[int]) -> list[int]:
    """The same in whole units that add up to the prizes: each share rounded down, and the units left over
    one each to the largest remainders (of equal ones, to the bigger stack, then to the first named)."""
    return whole(icm(stacks, prizes), sum(prizes), stacks)


def whole(values: Sequence[Fraction], total: int, before: Sequence[Number] = ()) -> list[int]:
    """Values rounded to whole units that add up to ``total``, which is what they add up to."""
    shares = [value.numerator // value.denominator for value in values]
    stacks = before or [0] * len(values)
    order = sorted(
        range(len(values)), key=lambda place: (shares[place] - values[place], -stacks[place], place)
    )
    for place in order[: total - sum(shares)]:
        shares[place] += 1
    return shares


def check_field(stacks: Sequence[Number | float], prizes: Sequence[Number | float]) -> None:
    """Raise ``ValueError`` for a field that has no value."""
    if not stacks:
        raise ValueError("no stacks")
    if min(stacks) < 0 or min(prizes, default=0) < 0:
        raise ValueError("stacks and prizes cannot be negative")
    if len(prizes) > len(stacks):
        raise ValueError(f"{len(prizes)} prizes for {len(stacks)} players")


def _values(chips: list[Fraction], prizes: list[Fraction]) -> list[Fraction]:
    """Of players who all hold chips, with a prize for each."""
    if not chips:
        return []
    if len(chips) > EXACT:
        return _scaled(race_values(_rates(chips), [float(prize) for prize in prizes]), sum(prizes))
    behind = _differences(prizes[::-1])
    stacks = _smallest_terms(chips)
    scale = lcm(*(one.denominator for one in behind))
    return [Fraction(value, scale) for value in _beaten(stacks, [int(one * scale) for one in behind])]


def _differences(values: list[Fraction]) -> list[Fraction]:
    """d with values[m] = sum of binomial(m, j) x d[j]."""
    found = []
    while values:
        found.append(values[0])
        values = [after - before for before, after in pairwise(values)]
    return found


def _smallest_terms(chips: list[Fraction]) -> list[int]:
    scale = lcm(*(stack.denominator for stack in chips))
    stacks = [int(stack * scale) for stack in chips]
    common = gcd(*stacks)
    return [stack // common for stack in stacks]


def _beaten(stacks: list[int], weights: list[int]) -> list[Fraction]:
    """For each player, the sum over all sets A of others of weights[size of A] x the chance to finish ahead
    of all of A, which is his stack over his and theirs together."""
    below, _, sums = _over_sets(stacks, weights, 0, 0, 0)
    return [Fraction(stack * one, below) for stack, one in zip(stacks, reversed(sums), strict=True)]


def _over_sets(
    stacks: list[int], weights: list[int], at: int, held: int, size: int
) -> tuple[int, int, list[int]]:
    """The sum of weights[size - 1] / chips over all sets that add players from ``at`` on to those chosen.

    Returns a common denominator and the numerators: of all these sets, and of those that hold the last
    player, the one before, ... down to ``at``.
    """
    if at == len(stacks):
        return (held, weights[size - 1], []) if size else (1, 0, [])
    below, total, sums = _over_sets(stacks, weights, at + 1, held, size)
    other_below, holding, others = _over_sets(stacks, weights, at + 1, held + stacks[at], size + 1)
    common = gcd(below, other_below)
    up, across = other_below // common, below // common
    joined = [one * up + other * across for one, other in zip(sums, others, strict=True)]
    holding *= across
    return below * up, total * up + holding, [*joined, holding]


def _rates(chips: list[Fraction]) -> list[float]:
    total = sum(chips)
    return [float(stack / total) for stack in chips]


def _scaled(values: list[float], total: Fraction | int) -> list[Fraction]:
    """Numeric values, made to add up."""
    exact = [Fraction(value) for value in values]
    found = sum(exact)
    return [value * total / found for value in exact] if found else [Fraction(0)] * len(exact)
