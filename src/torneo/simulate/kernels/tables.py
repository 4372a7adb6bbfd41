"""The tables compiled kernels read, made from the plain rankings of `torneo.cards` in a fraction of a second.

Only five-card hands are ranked by the plain code; a six- or seven-card hand is the best of what is left when
one card is taken away, which the arrays do for all hands at once. So no rule of poker is written here twice.

A hand is looked up by ranks in two halves, deuce to eight and nine to ace. Each half has few kinds of
contents; ``low`` numbers those of the lower half among others of as many cards, ``high`` tells where the
block of an upper half starts, and the sum of the two is the hand's place in ``strength``: no gaps, no
collisions.
A strength is a 16-bit place in the order of all hands, bigger is better, and ``values`` turns it into the
value that the plain ranking gives.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from torneo.cards import EVALUATORS
from torneo.cards.badugi import badugi
from torneo.cards.high import SHORT, STANDARD, WITHOUT_WHEEL, HighRanking
from torneo.cards.keys import RANK_WEIGHTS
from torneo.cards.low import ACE_FIVE_TABLE
from torneo.cards.value import LOW_TOP

Array = NDArray[Any]

_SPLIT = 7
_HALF_WEIGHTS = RANK_WEIGHTS[:_SPLIT]
_HIGH_AT, SUITS_AT = 16, 32
LOW_FIELD, HIGH_FIELD = (1 << _HIGH_AT) - 1, (1 << SUITS_AT - _HIGH_AT) - 1
FLUSH_BITS = 0x8888 << SUITS_AT
BIAS = 0x3333 << SUITS_AT
"""Start of a sum of keys in which five of a suit set its flush bit."""

_WEIGHTS = np.array(
    [*_HALF_WEIGHTS, *(weight << _HIGH_AT for weight in _HALF_WEIGHTS[: 13 - _SPLIT])], dtype=np.int64
)
KEYS: Array = np.array(
    [int(_WEIGHTS[card >> 2]) + (1 << SUITS_AT + 4 * (card & 3)) for card in range(52)], dtype=np.int64
)
"""By card: its rank in one half, one of its suit."""
LOW_BITS: Array = np.array([1 << ((card >> 2) + 1) % 13 for card in range(52)], dtype=np.int64)
"""By card: its bit among ranks with the ace lowest."""


class Ranks(NamedTuple):
    """One ranking of hands of one size. ``flushes`` is by the 13-bit mask of a suit, 0 where there is none;
    ``flush_bits`` is 0 in rankings that know no flush."""

    low: Array
    high: Array
    strength: Array
    flushes: Array
    flush_bits: int
    values: Array


class _Places(NamedTuple):
    """Every content of ranks of hands of one size, in the order of their places."""

    low: Array
    high: Array
    counts: Array

    def of(self, keys: Array) -> Array:
        found: Array = self.low[keys & LOW_FIELD] + self.high[keys >> _HIGH_AT & HIGH_FIELD]
        return found


@cache
def _half(ranks: int) -> tuple[Array, Array, Array]:
    """All contents of so many ranks with at most four of each and seven in all: counts, size, key."""
    counts = np.indices((5,) * ranks).reshape(ranks, -1).T
    counts = counts[counts.sum(axis=1) <= 7]
    keys = counts @ np.array(_HALF_WEIGHTS[:ranks], dtype=np.int64)
    return counts, counts.sum(axis=1), keys


@cache
def _places(size: int) -> _Places:
    low_counts, low_sizes, low_keys = _half(_SPLIT)
    high_counts, high_sizes, high_keys = _half(13 - _SPLIT)
    low = np.zeros(1 << 16, dtype=np.uint16)
    high = np.zeros(1 << 14, dtype=np.int32)
    blocks, start = [], 0
    for held in range(8):
        low[low_keys[low_sizes == held]] = np.arange(np.count_nonzero(low_sizes == held))
    for held in range(size + 1):
        below = low_counts[low_sizes == size - held]
        for counts, key in zip(high_counts[high_sizes == held], high_keys[high_sizes == held], strict=True):
            high[key] = start
            blocks.append(np.hstack([below, np.broadcast_to(counts, (len(below), len(counts)))]))
            start += len(below)
    return _Places(low, high, np.vstack(blocks))


def _best_of_fewer(size: int, fewer: Array) -> Array:
    """The best value of each content when one card is taken away, from the values of one card fewer."""
    here, there = _places(size), _places(size - 1)
    keys = here.counts @ _WEIGHTS
    best = np.zeros(len(keys), dtype=np.int32)
    for rank in range(13):
        has = here.counts[:, rank] > 0
        best[has] = np.maximum(best[has], fewer[there.of(keys[has] - _WEIGHTS[rank])])
    return best


@cache
def _values(code: str, size: int) -> Array:
    """The value of every content of ranks, by place."""
    if size > 5:
        return _best_of_fewer(size, _values(code, size - 1))
    keys = _places(5).counts @ np.array(RANK_WEIGHTS, dtype=np.int64)
    value = _BY_RANKS[code]
    return np.array([value(key) for key in keys.tolist()], dtype=np.int32)


_BY_RANKS: dict[str, Callable[[int], int]] = {
    "high": STANDARD.ranks.__getitem__,
    "short_deck": SHORT.ranks.__getitem__,
    "ace_five": ACE_FIVE_TABLE.__getitem__,
    "deuce_seven": lambda key: LOW_TOP - WITHOUT_WHEEL.ranks[key],
}
_FLUSHES: dict[str, HighRanking] = {"high": STANDARD, "short_deck": SHORT, "deuce_seven": WITHOUT_WHEEL}
_SIZES = {"high": (5, 6, 7), "short_deck": (5, 6, 7), "ace_five": (5, 6, 7), "deuce_seven": (5,)}


@cache
def ranks(code: str, size: int) -> Ranks:
    """The tables of `high`, `short_deck`, `ace_five` (five to seven cards) or `deuce_seven` (five)."""
    if size not in _SIZES[code]:
        allowed = ", ".join(map(str, _SIZES[code]))
        raise ValueError(f"a {code} hand of {size} cards: the sizes are {allowed}")
    places = _places(size)
    by_place, by_mask = _values(code, size), _flush_values(code, size)
    order = _order(code)
    return Ranks(
        places.low,
        places.high,
        np.searchsorted(order, by_place).astype(np.uint16),
        np.searchsorted(order, by_mask).astype(np.uint16),
        FLUSH_BITS if code in _FLUSHES else 0,
        order,
    )


@cache
def _order(code: str) -> Array:
    """Every value of five cards, from the worst; 0 first, so that no hand has the strength 0."""
    return np.unique(np.concatenate(([0], _values(code, 5), _flush_values(code, 5)))).astype(np.int32)


@cache
def _flush_values(code: str, size: int) -> Array:
    """By the mask of a suit: the value of five cards or more in it. Hands of five are all suited or none."""
    found = np.zeros(1 << 13, dtype=np.int32)
    if code in _FLUSHES:
        ranking = _FLUSHES[code]
        for cards in range(5, size + 1):
            for chosen in combinations(range(13), cards):
                mask = sum(1 << rank for rank in chosen)
                value = ranking.flushes[mask]
                found[mask] = LOW_TOP - value if code == "deuce_seven" else value
    return found


class Masks(NamedTuple):
    """A ranking that sees nothing but a mask: strength by mask, values by strength."""

    strength: Array
    values: Array


def _numbered(values: Array) -> Masks:
    order = np.unique(np.append(values, 0)).astype(np.int32)
    return Masks(np.searchsorted(order, values).astype(np.uint16), order)


@cache
def eight_low() -> Masks:
    """By the mask of ranks, ace lowest."""
    evaluate = EVALUATORS["eight_low"]
    lows = np.zeros(1 << 13, dtype=np.int32)
    for low in range(1 << 8):
        if low.bit_count() >= 5:
            cards = [4 * ((rank - 1) % 13) for rank in range(8) if low >> rank & 1]
            lows[low::256] = evaluate([cards], ())[0]
    return _numbered(lows)


@cache
def badugis() -> Masks:
    """By the mask of up to four different ranks, ace lowest, of as many suits."""
    found = np.zeros(1 << 13, dtype=np.int32)
    for size in range(1, 5):
        for chosen in combinations(range(13), size):
            cards = [4 * ((rank - 1) % 13) + suit for suit, rank in enumerate(chosen)]
            found[sum(1 << rank for rank in chosen)] = badugi([cards], ())[0]
    return _numbered(found)


@cache
def omaha_lows() -> Array:
    """Strength of the best low, by ``low ranks of the board << 8 | low ranks of the hand``."""
    lows = eight_low().strength
    found = np.zeros((256, 256), dtype=np.uint16)
    masks = np.arange(256)
    for three in combinations(range(8), 3):
        shared = sum(1 << rank for rank in three)
        boards = masks[masks & shared == shared]
        for two in combinations(sorted(set(range(8)) - set(three)), 2):
            own = sum(1 << rank for rank in two)
            hands = masks[masks & own == own]
            block = np.ix_(boards, hands)
            found[block] = np.maximum(found[block], lows[shared | own])
    return found.reshape(-1)


class OmahaRanks(NamedTuple):
    """``rows[place of the board's ranks, PAIRS[rank, rank]]``: the best high without a flush."""

    low: Array
    high: Array
    rows: Array
    flushes: Array
    values: Array


_PAIRS = [(one, other) for one in range(13) for other in range(one, 13)]
PAIRS: Array = np.zeros((13, 13), dtype=np.int64)
"""By two ranks: the number of that pair, 0 to 90."""
for _number, (_one, _other) in enumerate(_PAIRS):
    PAIRS[_one, _other] = PAIRS[_other, _one] = _number


@cache
def omaha() -> OmahaRanks:
    """For boards of five. What five of a rank would be is not defined, and never looked up."""
    five = ranks("high", 5)
    places = _places(5)
    sorted_ranks = np.repeat(np.tile(np.arange(13), len(places.counts)), places.counts.reshape(-1)).reshape(
        -1, 5
    )
    weights = _WEIGHTS[sorted_ranks]
    pairs = np.array([int(_WEIGHTS[one] + _WEIGHTS[other]) for one, other in _PAIRS], dtype=np.int64)
    rows = np.zeros((len(weights), len(pairs)), dtype=np.uint16)
    for three in combinations(range(5), 3):
        keys = weights[:, three].sum(axis=1)[:, None] + pairs[None, :]
        at = five.low[keys & LOW_FIELD] + five.high[keys >> _HIGH_AT & HIGH_FIELD]
        np.maximum(rows, five.strength[np.minimum(at, len(five.strength) - 1)], out=rows)
    return OmahaRanks(five.low, five.high, rows, five.flushes, five.values)
