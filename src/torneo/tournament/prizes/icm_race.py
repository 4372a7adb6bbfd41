"""Malmuth-Harville for large fields, as a race.

Give every player an exponential clock whose rate is his stack: the order in which the clocks ring is the
order of Malmuth-Harville. A player whose clock rings at time t has as many ahead of him as other clocks rang
before t, a sum of independent yes-or-no events. So the value of a stack is one integral over t, which is
taken numerically to about 1e-12, without any permutation.
"""

from collections.abc import Iterator, Sequence
from math import exp, expm1, sqrt


def race_values(rates: Sequence[float], prizes: Sequence[float]) -> list[float]:
    """The expected prize of each player; rates add up to 1, prizes are given from the first place down."""
    paid = list(prizes)
    while paid and not paid[-1]:
        paid.pop()
    values = [0.0] * len(rates)
    if not paid:
        return values
    for time, weight in race_nodes(min(rates), len(paid)):
        rang = [-expm1(-rate * time) for rate in rates]
        ahead = _counts_before(rang, len(paid))
        worth = [*paid, 0.0]
        for one in range(len(rates) - 1, -1, -1):
            rate, yes = rates[one], rang[one]
            density = rate * exp(-rate * time)
            if density:
                chances = ahead[one]
                values[one] += weight * density * sum(map(float.__mul__, chances, worth))
            worth = [
                yes * more + (1.0 - yes) * same for same, more in zip(worth, [*worth[1:], 0.0], strict=True)
            ]
    return values


def _counts_before(rang: list[float], most: int) -> list[list[float]]:
    """For each player, how many of those named before him rang, up to fewer than ``most``."""
    found = []
    counts = [1.0] + [0.0] * (most - 1)
    for yes in rang:
        found.append(counts)
        no = 1.0 - yes
        counts = [no * same + yes * less for same, less in zip(counts, [0.0, *counts[:-1]], strict=True)]
    return found


def race_places(rates: Sequence[float]) -> list[list[float]]:
    """The chance of each player for each place."""
    size = len(rates)
    rows = [[0.0] * size for _ in rates]
    for time, weight in race_nodes(min(rates), size):
        rang = [-expm1(-rate * time) for rate in rates]
        counts = _counts_before(rang, size + 1)
        last = rang[-1]
        every = [
            (1.0 - last) * same + last * less
            for same, less in zip(counts[-1], [0.0, *counts[-1][:-1]], strict=True)
        ]
        for one, rate in enumerate(rates):
            density = weight * rate * exp(-rate * time)
            if density:
                row = rows[one]
                for place, chance in enumerate(_without(every, rang[one])):
                    row[place] += density * chance
    return rows


def _without(every: list[float], yes: float) -> list[float]:
    """The counts of all players, less one of them: solved from the end where that is stable."""
    size, no = len(every) - 1, 1.0 - yes
    found = [0.0] * size
    if yes <= 0.5:
        before = 0.0
        for count in range(size):
            before = max((every[count] - yes * before) / no, 0.0)
            found[count] = before
        return found
    after = 0.0
    for count in range(size, 0, -1):
        after = max((every[count] - no * after) / yes, 0.0)
        found[count - 1] = after
    return found


def race_nodes(slowest: float, places: int) -> Iterator[tuple[float, float]]:
    """Times from 0 to infinity with their weights: t = exp(x - exp(-x)) for x in equal steps, which makes the
    trapezoid rule converge like no other on integrands that die out exponentially.

    The more places are told apart, the narrower the peak in time of each, and the finer the steps. Once even
    the slowest clock has rung there is nothing left to add.
    """
    step = min(0.15, 0.7 / sqrt(places))
    x = -4.5
    while True:
        time = exp(x - exp(-x))
        if time * slowest > 60:
            return
        yield time, step * time * (1 + exp(-x))
        x += step
