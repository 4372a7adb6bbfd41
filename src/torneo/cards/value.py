"""The value of a hand: a category and up to five ranks, packed so that ints compare like hands.

`category << 20 | rank << 16 | rank << 12 | ...`, ranks as pips: 2 to 14 with the ace high, 1 to 13 with the
ace low. A low hand is packed as if it were high and taken from `LOW_TOP`, so that bigger is better there too
and 0 stays free for "does not qualify".
"""

from collections.abc import Sequence

CATEGORIES = (
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
)
HIGH_CARD, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH = range(9)
LOW_TOP = 9 << 20


def pack(category: int, pips: Sequence[int]) -> int:
    """Five places of four bits; a hand with fewer ranks to compare leaves the last places 0."""
    value = category
    for pip in pips:
        value = value << 4 | pip
    return value << 4 * (5 - len(pips))
