"""Compiled loops of the independent chip model.

Small fields by sets: the chance that a set of players takes the first places is a sum over who came last of
them. Large fields as a race (see `torneo.tournament.prizes.icm_race`): at each moment of the race the number
of players who are already in is a sum of independent yes-or-no events, and all that is added and multiplied
is positive, so nothing is lost by cancelling.
"""

from typing import Any

import numpy as np

from torneo.simulate.kernels.compiled import part

Array = Any
_NOTHING = 1e-25
"""Chances below it are left out of the sums."""
_BLOCK = 64
"""Players between two kept states of the forward sums."""


@part()
def places_by_sets(stacks: Array, places: int, found: Array, chance: Array) -> None:
    """``found[player, place]`` for a handful of players: every set of them once.

    ``chance`` is room for every set, with the empty one, which is certain, at 1.
    """
    players, sets = len(stacks), len(chance)
    for first in range(sets - 1):
        here = chance[first]
        if here == 0.0:
            continue
        place, left = 0, 0.0
        for one in range(players):
            if first >> one & 1:
                place += 1
            else:
                left += stacks[one]
        if place >= places:
            continue
        for one in range(players):
            if not first >> one & 1:
                next_in = here * stacks[one] / left
                found[one, place] += next_in
                chance[first | 1 << one] += next_in


@part()
def _step(before: Array, after: Array, start: int, end: int, most: int, yes: float) -> tuple[int, int]:
    """One more player: counts ``before`` him become counts ``after``; the range in which they matter."""
    no = 1.0 - yes
    end = min(end + 1, most)
    after[start] = no * before[start]
    for count in range(start + 1, end):
        after[count] = no * before[count] + yes * before[count - 1]
    while start < end and after[start] < _NOTHING:
        after[start] = 0.0
        start += 1
    while end > start and after[end - 1] < _NOTHING:
        end -= 1
    # The next step reads one count on either side of the range.
    if end < most:
        after[end] = 0.0
    if start > 0:
        after[start - 1] = 0.0
    return start, end


def room_for_race(players: int, most: int) -> tuple[Array, Array, Array, Array, Array]:
    """Kept counts, counts of a block, ranges in which counts matter, worth of places, chances to be in."""
    blocks = (players + _BLOCK - 1) // _BLOCK
    return (
        np.zeros((blocks, most + 2)),
        np.zeros((_BLOCK + 1, most + 2)),
        np.zeros((_BLOCK + 1 + blocks, 2), dtype=np.int64),
        np.zeros(most + 2),
        np.zeros(players),
    )


@part()
def _copy(one: Array, other: Array) -> None:
    for at in range(len(one)):
        other[at] = one[at]


@part()
def race_values(rates: Array, prizes: Array, times: Array, weights: Array, values: Array,
                kept: Array, counts: Array, spans: Array, worth: Array, yes: Array) -> None:  # fmt: skip
    """Adds to ``values`` what each player wins; ``prizes`` are those above zero, first place first.

    At each moment: forward, how many of those before a player are in; backward, what a place is then worth
    given those after him. The forward counts are kept every so many players and made again block by block,
    so that they stay in the processor's cache. The last five arguments are room to work in: see
    ``room_for_race``.
    """
    players, most = len(rates), len(prizes)
    blocks = len(kept)
    for node in range(len(times)):
        time, weight = times[node], weights[node]
        mean = spread = 0.0
        for one in range(players):
            yes[one] = -np.expm1(-rates[one] * time)
            mean += yes[one]
            spread += yes[one] * (1.0 - yes[one])
        if mean - 12.0 * np.sqrt(spread) - 30.0 > most:
            continue
        for count in range(most + 2):
            counts[0, count] = 0.0
        counts[0, 0] = 1.0
        spans[0, 0], spans[0, 1] = 0, 1
        for block in range(blocks):
            _copy(counts[0], kept[block])
            spans[_BLOCK + 1 + block, 0], spans[_BLOCK + 1 + block, 1] = spans[0, 0], spans[0, 1]
            begin, stop = block * _BLOCK, min((block + 1) * _BLOCK, players)
            for one in range(begin, stop):
                here, there = (one - begin) & 1, 1 - ((one - begin) & 1)
                spans[there, 0], spans[there, 1] = _step(
                    counts[here], counts[there], spans[here, 0], spans[here, 1], most, yes[one]
                )
            if (stop - begin) & 1:
                _copy(counts[1], counts[0])
                spans[0, 0], spans[0, 1] = spans[1, 0], spans[1, 1]
        _copy(prizes, worth)
        worth[most] = worth[most + 1] = 0.0
        for back in range(blocks):
            block = blocks - 1 - back
            begin, stop = block * _BLOCK, min((block + 1) * _BLOCK, players)
            _copy(kept[block], counts[0])
            spans[0, 0], spans[0, 1] = spans[_BLOCK + 1 + block, 0], spans[_BLOCK + 1 + block, 1]
            for one in range(begin, stop - 1):
                at = one - begin
                spans[at + 1, 0], spans[at + 1, 1] = _step(
                    counts[at], counts[at + 1], spans[at, 0], spans[at, 1], most, yes[one]
                )
            for at in range(stop - begin - 1, -1, -1):
                one = begin + at
                sum_ = 0.0
                for count in range(spans[at, 0], spans[at, 1]):
                    sum_ += counts[at, count] * worth[count]
                values[one] += weight * rates[one] * np.exp(-rates[one] * time) * sum_
                _back(worth, spans[at, 0], spans[at, 1], yes[one])


@part()
def _back(worth: Array, start: int, end: int, yes: float) -> None:
    """What a place is worth before it is known whether one more player is in."""
    no = 1.0 - yes
    for count in range(start, end):
        worth[count] = yes * worth[count + 1] + no * worth[count]


@part()
def race_places(rates: Array, times: Array, weights: Array, found: Array, counts: Array, yes: Array) -> None:
    """``found[player, place]``: the counts of all players, less one of them, solved from the stable end.

    ``counts`` (two rows of all players and three more) and ``yes`` are room to work in.
    """
    players, most = len(rates), found.shape[1]
    for node in range(len(times)):
        time = times[node]
        for count in range(players + 3):
            counts[0, count] = counts[1, count] = 0.0
        counts[0, 0] = 1.0
        for one in range(players):
            yes[one] = -np.expm1(-rates[one] * time)
            _whole_step(counts[one & 1], counts[1 - (one & 1)], one + 1, yes[one])
        every = counts[players & 1]
        for one in range(players):
            density = weights[node] * rates[one] * np.exp(-rates[one] * time)
            if density == 0.0:
                continue
            chance, other = yes[one], 1.0 - yes[one]
            solved = 0.0
            if chance <= 0.5:
                for count in range(most):
                    solved = max((every[count] - chance * solved) / other, 0.0)
                    found[one, count] += density * solved
            else:
                for count in range(players, 0, -1):
                    solved = max((every[count] - other * solved) / chance, 0.0)
                    if count <= most:
                        found[one, count - 1] += density * solved


@part()
def _whole_step(before: Array, after: Array, size: int, yes: float) -> None:
    no = 1.0 - yes
    after[0] = no * before[0]
    for count in range(1, size + 1):
        after[count] = no * before[count] + yes * before[count - 1]
