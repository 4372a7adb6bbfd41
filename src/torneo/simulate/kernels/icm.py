"""The independent chip model (Malmuth-Harville) for any number of players and prizes.

    icm_values([5000, 3000, 2000], [50, 30, 20])       # [38.392857142857146, 32.75, 28.857142857142858]
    finish_chances([5000, 3000, 2000])[0]              # of the first stack: first, second, third
    bubble_factors([5000, 3000, 2000], [50, 30, 20])   # [one][other]: cost of losing over gain of winning

The plain twin is `torneo.tournament.prizes.icm`, which gives fractions up to 14 players. Here the answers are
floats: by sets for a dozen players, as a race beyond (10,000 players and 1,500 prizes take some seconds).
Players without chips share what is left after those who have some.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import fsum, isfinite
from typing import Any

from torneo.simulate.kernels.engine import use_plain
from torneo.tournament.prizes.icm import check_field, icm, place_chances
from torneo.tournament.prizes.icm_race import race_nodes

#: Players with chips up to which sets are gone through.
_BY_SETS = 12
_CORRECTIONS = 16
Number = int | float | Fraction


def icm_values(stacks: Sequence[Number], prizes: Sequence[Number], plain: bool | None = None) -> list[float]:
    """What each stack is worth; the values add up to the prizes (by ``math.fsum``, to the last bit).

    Raises ``ValueError`` for negative numbers, for none, and for more prizes than players.
    """
    chips, paid = _field(stacks, prizes)
    if use_plain(plain):
        exact = icm([Fraction(one) for one in stacks], [Fraction(one) for one in prizes])
        return _adding_up([float(value) for value in exact], fsum(paid))
    playing = [one for one, stack in enumerate(chips) if stack]
    paid += [0.0] * (len(chips) - len(paid))
    rest = paid[len(playing) :]
    values = [fsum(rest) / len(rest) if rest else 0.0] * len(chips)
    for one, value in zip(playing, _worth([chips[one] for one in playing], paid), strict=True):
        values[one] = value
    return _adding_up(values, fsum(paid))


def finish_chances(
    stacks: Sequence[Number], places: int | None = None, plain: bool | None = None
) -> list[list[float]]:
    """The chance of each stack to finish first, second, ... up to ``places``."""
    chips, _ = _field(stacks, ())
    count = len(chips) if places is None else max(0, min(places, len(chips)))
    if use_plain(plain):
        found = place_chances([Fraction(one) for one in stacks], count)
        return [[float(chance) for chance in row] for row in found]
    playing = [one for one, stack in enumerate(chips) if stack]
    empty = len(chips) - len(playing)
    last = [0.0] * len(playing) + [1 / empty if empty else 0.0] * empty
    rows = [list(last) for _ in chips]
    for one, row in zip(playing, _chances([chips[one] for one in playing], count), strict=True):
        rows[one] = row + [0.0] * (len(chips) - len(row))
    return [row[:count] for row in rows]


def bubble_factors(
    stacks: Sequence[Number], prizes: Sequence[Number], plain: bool | None = None
) -> list[list[float | None]]:
    """``[one][other]``: for an all-in of the smaller of both stacks, what losing costs over what winning
    brings; 1 is a cash game. None with oneself, without chips, and where winning brings nothing.

    Every pair of players is valued twice, so this is for tables rather than for whole fields.
    """
    now = icm_values(stacks, prizes, plain)
    return [
        [_factor(stacks, prizes, now, one, other, plain) for other in range(len(stacks))]
        for one in range(len(stacks))
    ]


def _factor(stacks: Sequence[Number], prizes: Sequence[Number], now: list[float], one: int, other: int,
            plain: bool | None) -> float | None:  # fmt: skip
    risk = min(stacks[one], stacks[other])
    if one == other or not risk:
        return None
    won, lost = ([*stacks], [*stacks])
    won[one], won[other] = won[one] + risk, won[other] - risk
    lost[one], lost[other] = lost[one] - risk, lost[other] + risk
    gain = icm_values(won, prizes, plain)[one] - now[one]
    cost = now[one] - icm_values(lost, prizes, plain)[one]
    return cost / gain if gain > 1e-12 * max(map(float, prizes), default=0.0) else None


def _field(stacks: Sequence[Number], prizes: Sequence[Number]) -> tuple[list[float], list[float]]:
    chips, paid = [float(one) for one in stacks], [float(one) for one in prizes]
    if not all(map(isfinite, [*chips, *paid])):
        raise ValueError("stacks and prizes are numbers")
    check_field(chips, paid)
    return chips, paid


def _worth(chips: list[float], prizes: list[float]) -> list[float]:
    """Of players who all have chips; prizes beyond their number are not theirs."""
    paid = prizes[: len(chips)]
    while paid and not paid[-1]:
        paid.pop()
    if not paid or not chips:
        return [0.0] * len(chips)
    if len(chips) <= _BY_SETS:
        return [fsum(map(float.__mul__, row, paid)) for row in _chances(chips, len(paid))]
    import numpy as np

    from torneo.simulate.kernels import icm_loops

    rates = np.array(chips) / fsum(chips)
    values = np.zeros(len(chips))
    room = icm_loops.room_for_race(len(chips), len(paid))
    icm_loops.race_values(rates, np.array(paid), *_nodes(rates, len(paid)), values, *room)
    found: list[float] = values.tolist()
    return found


def _chances(chips: list[float], places: int) -> list[list[float]]:
    if not chips:
        return []
    import numpy as np

    from torneo.simulate.kernels import icm_loops

    count = min(places, len(chips))
    found = np.zeros((len(chips), count))
    rates = np.array(chips) / fsum(chips)
    if len(chips) <= _BY_SETS:
        sets = np.zeros(1 << len(chips))
        sets[0] = 1.0
        icm_loops.places_by_sets(rates, count, found, sets)
    else:
        room = (np.zeros((2, len(chips) + 3)), np.zeros(len(chips)))
        icm_loops.race_places(rates, *_nodes(rates, len(chips)), found, *room)
    rows: list[list[float]] = found.tolist()
    return rows


def _nodes(rates: Any, places: int) -> tuple[Any, Any]:
    import numpy as np

    nodes = np.array(list(race_nodes(float(rates.min()), places)))
    return np.ascontiguousarray(nodes[:, 0]), np.ascontiguousarray(nodes[:, 1])


def _adding_up(values: list[float], total: float) -> list[float]:
    """The last bits go to the biggest values, until the sum is the total."""
    for one in sorted(range(len(values)), key=values.__getitem__, reverse=True)[:_CORRECTIONS]:
        missing = total - fsum(values)
        if not missing:
            break
        values[one] += missing
    return values


def warm() -> None:
    """Call every kernel of this module once."""
    for players in (3, _BY_SETS + 1):
        icm_values([*range(1, players + 1)], [2, 1], plain=False)
        finish_chances([*range(1, players + 1)], plain=False)
