"""One int a card whose plain sum tells everything a ranking needs to know about a hand.

A key has two fields that never disturb each other when up to seven cards of one deck are added, and it fits
a machine word, so that `sum` never leaves C:

- ranks: the weight of a rank is the least that no seven lower cards can reach, `4a + 3b + 1` after weights b
  and a. So a sum tells how many of each rank it holds, for any number of cards up to seven, and it always
  fits one 30-bit digit of a Python int, which is what makes the addition and the table lookup cheap. The low
  bits of these weights are well mixed, too: with powers of five or eight the dict of sums collides more.
- suit counts: four nibbles. Start the sum from a bias and the top bit of a nibble says "enough for a flush".

Which ranks a flush is made of is looked up afterwards, for the few hands that have one. Every table has a
53rd entry, so that `HIDDEN` (-1) finds a key that no table will rank and not the ace of spades.
"""

from collections.abc import Callable

_SUIT_COUNTS_AT = 34


def _rank_weights() -> tuple[int, ...]:
    weights = [1, 5]
    while len(weights) < 14:
        weights.append(4 * weights[-1] + 3 * weights[-2] + 1)
    return tuple(weights)


*RANK_WEIGHTS, HIDDEN_RANK_KEY = _rank_weights()
RANK_FIELD = (1 << _SUIT_COUNTS_AT) - 1
SUIT_MASK = (1 << 13) - 1
FLUSH_BITS = 0x8888 << _SUIT_COUNTS_AT
OWN_BIAS = 0x3333 << _SUIT_COUNTS_AT
"""Start of a sum in which five of a suit set its flush bit."""
BOARD_BIAS = 0x5555 << _SUIT_COUNTS_AT
"""Start of a sum over a board in which three of a suit set its flush bit."""

_CARDS = range(52)
RANK_KEY: tuple[int, ...] = (*(RANK_WEIGHTS[card >> 2] for card in _CARDS), HIDDEN_RANK_KEY)
KEY: tuple[int, ...] = (
    *(RANK_WEIGHTS[card >> 2] + (1 << (_SUIT_COUNTS_AT + 4 * (card & 3))) for card in _CARDS),
    HIDDEN_RANK_KEY,
)
SUIT_BIT: tuple[tuple[int, ...], ...] = tuple(
    (*(1 << (card >> 2) if card & 3 == suit else 0 for card in _CARDS), 1 << 13) for suit in range(4)
)
"""By suit, then card: the card's bit in that suit's mask, 0 for a card of another suit."""

BIT_IN_FLUSH = {0x8 << (_SUIT_COUNTS_AT + 4 * suit): SUIT_BIT[suit] for suit in range(4)}
"""By flush bit: the bits of the cards in the mask of that suit."""
LOW_BIT: tuple[int, ...] = (*(1 << (((card >> 2) + 1) % 13) for card in _CARDS), 1 << 13)
"""The card's bit among ranks with the ace lowest: ace 1, deuce 2, ..., king 4096."""


class Table(dict[int, int]):
    """Values by key, each computed the first time it is asked for.

    Filling on demand keeps the import instant; a warm table is an ordinary dict lookup. Equal values are one
    object: thousands of keys share a value, and what is shared stays in the processor's cache.
    """

    def __init__(self, compute: Callable[[int], int]) -> None:
        super().__init__()
        self._compute = compute
        self._shared: dict[int, int] = {}

    def __missing__(self, key: int) -> int:
        value = self._compute(key)
        value = self[key] = self._shared.setdefault(value, value)
        return value


def rank_counts(rank_key: int) -> list[int]:
    """How many of each rank, deuce first, are in a sum of rank keys."""
    counts = [0] * 13
    for rank in range(12, -1, -1):
        counts[rank], rank_key = divmod(rank_key, RANK_WEIGHTS[rank])
    return counts
