"""Payouts by a curve: what each place gets of a fund, in whole rounding units.

1. Places are grouped: 1 to 9 alone; 10-12, 13-15, 16-18; by nines to 72; then the groups double whenever the
   place does (73-90 ... 127-144, 145-180 ...). One group is one step of the payouts.
2. Place i weighs 1 / (i + 1/2) ** (steepness / 100), steepness 120 unless the sheet says otherwise; a group
   weighs as its places do on average. The weights are pulled down to the largest convex line below them, so
   that no step is larger than one above it.
3. Everybody gets the minimum cash; the rest follows the weights, each step rounded down to the unit, as high
   as the fund allows. What is still left raises steps from the bottom up where the one above stays as large,
   and the last of it goes to the winner.
"""

from collections.abc import Sequence
from decimal import Context, Decimal
from fractions import Fraction
from itertools import pairwise

STEEPNESS = 120
_ALONE, _THREES, _NINES = 9, 18, 72
_DIGITS = Context(prec=28)


def groups(places: int) -> list[tuple[int, int]]:
    """The groups of so many paid places: [(1, 1), ..., (10, 12), ...]; the last may be cut short."""
    found, first = [], 1
    while first <= places:
        last = min(first + _size(first) - 1, places)
        found.append((first, last))
        first = last + 1
    return found


def _size(first: int) -> int:
    if first <= _ALONE:
        return 1
    if first <= _THREES:
        return 3
    size, until = 9, _NINES
    while first > until:
        size, until = size * 2, until * 2
    return size


def curve(fund: int, places: int, minimum: int, unit: int = 1, steepness: int = 0) -> list[int]:
    """What each place gets. ``minimum`` is the least a paid place gets, in whole units; the fund must hold
    it for all of them."""
    assert places >= 1
    assert minimum % unit == 0
    assert minimum * places <= fund
    steps = groups(places)
    weights = convex([_weight(first, last, steepness or STEEPNESS) for first, last in steps])
    above = [last for _, last in steps[:-1]]
    drops = [high - low for high, low in pairwise(weights)]
    spare = (fund - minimum * places) // unit
    rises = _fitting(drops, above, spare, weights[-1], places)
    base, rises = rises[0], rises[1:]
    left = spare - base * places - sum(map(int.__mul__, rises, above))
    for at in range(len(rises) - 1, -1, -1):
        most = left // above[at]
        allowed = most if at == 0 else min(most, rises[at - 1] - rises[at])
        rises[at] += allowed
        left -= allowed * above[at]
    amounts: list[int] = []
    amount = minimum + base * unit
    for at in range(len(steps) - 1, -1, -1):
        first, last = steps[at]
        amounts[:0] = [amount] * (last - first + 1)
        if at:
            amount += rises[at - 1] * unit
    amounts[0] += fund - sum(amounts)
    return amounts


def _weight(first: int, last: int, steepness: int) -> Fraction:
    power = Decimal(steepness) / 100
    total = Fraction(0)
    for place in range(first, last + 1):
        log = _DIGITS.ln(Decimal(2 * place + 1) / 2)
        total += Fraction(_DIGITS.exp(_DIGITS.multiply(-power, log)))
    return total / (last - first + 1)


def convex(values: Sequence[Fraction]) -> list[Fraction]:
    """The largest line below falling values whose steps never grow downwards."""
    corners: list[int] = []
    for at in range(len(values)):
        while len(corners) > 1:
            before, last = corners[-2:]
            if _slope(values, before, last) < _slope(values, last, at):
                break
            corners.pop()
        corners.append(at)
    found = []
    for start, end in pairwise(corners):
        slope = _slope(values, start, end)
        found += [values[start] + slope * (at - start) for at in range(start, end)]
    return [*found, values[-1]]


def _slope(values: Sequence[Fraction], start: int, end: int) -> Fraction:
    return (values[end] - values[start]) / (end - start)


def _fitting(drops: list[Fraction], above: list[int], spare: int, lowest: Fraction, places: int) -> list[int]:
    """The base of all and the steps in whole units, for the largest scale whose total fits ``spare``."""

    def at_scale(scale: int) -> list[int]:
        return [int(lowest * scale), *(int(drop * scale) for drop in drops)]

    def cost(units: list[int]) -> int:
        return units[0] * places + sum(map(int.__mul__, units[1:], above))

    low, high = 0, 1
    while cost(at_scale(high)) <= spare and high <= spare * 10**6:
        high *= 2
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if cost(at_scale(middle)) <= spare else (low, middle)
    return at_scale(low)
