"""Low hands: ace-to-five, the same with an eight to qualify, and deuce-to-seven."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from torneo.cards.card import CardError
from torneo.cards.high import WITHOUT_WHEEL
from torneo.cards.keys import HIDDEN_RANK_KEY, LOW_BIT, RANK_KEY, SUIT_MASK, Table, rank_counts
from torneo.cards.value import FULL_HOUSE, HIGH_CARD, LOW_TOP, PAIR, QUADS, TRIPS, TWO_PAIR, pack

_LOW_RANKS = 0xFF
_CATEGORY_OF_COUNTS = {
    (2,): PAIR,
    (2, 2): TWO_PAIR,
    (3,): TRIPS,
    (3, 2): FULL_HOUSE,
    (4,): QUADS,
}


def ace_five(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Best five with the ace low; straights and flushes do not count, pairs do. Fewer cards just compare."""
    key_of, table = RANK_KEY.__getitem__, ACE_FIVE_TABLE
    base = sum(map(key_of, board))
    return [table[sum(map(key_of, hole), base)] for hole in holes]


def eight_low(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Ace-to-five for five different ranks of eight or lower; anything else is 0."""
    table = _EIGHT_LOW
    shared = 0
    for card in board:
        shared |= LOW_BIT[card]
    values = []
    for hole in holes:
        mask = shared
        for card in hole:
            mask |= LOW_BIT[card]
        values.append(table[mask])
    return values


def deuce_seven(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """The worst high hand wins; the ace is only high, so 7-5-4-3-2 of two suits is the best of all."""
    if any(len(hole) + len(board) != 5 for hole in holes):
        raise CardError("a deuce-to-seven hand has exactly five cards")
    return [LOW_TOP - value for value in WITHOUT_WHEEL.values(holes, board)]


def low_of_mask(mask: int) -> int:
    """Ace-to-five value of the lowest five ranks of a mask with the ace at bit 0."""
    pips = [rank + 1 for rank in range(13) if mask >> rank & 1][:5]
    return LOW_TOP - pack(HIGH_CARD, pips[::-1])


def _ace_five_value(rank_key: int) -> int:
    if rank_key >= HIDDEN_RANK_KEY:
        raise CardError("a hidden card cannot be ranked")
    counts = rank_counts(rank_key)
    unpaired = sum(1 << (rank + 1) % 13 for rank, count in enumerate(counts) if count)
    if unpaired.bit_count() >= 5:
        return low_of_mask(unpaired)
    pips = [(rank + 1) % 13 + 1 for rank in range(13) for _ in range(counts[rank])]
    return LOW_TOP - min(_badness(five) for five in combinations(pips, min(5, len(pips))))


def _eight_low_value(mask: int) -> int:
    if mask > SUIT_MASK:
        raise CardError("a hidden card cannot be ranked")
    return low_of_mask(mask) if (mask & _LOW_RANKS).bit_count() >= 5 else 0


def _badness(pips: Sequence[int]) -> int:
    grouped = sorted(((count, pip) for pip, count in Counter(pips).items()), reverse=True)
    repeated = tuple(count for count, _ in grouped if count > 1)
    return pack(_CATEGORY_OF_COUNTS.get(repeated, HIGH_CARD), [pip for _, pip in grouped])


ACE_FIVE_TABLE = Table(_ace_five_value)
_EIGHT_LOW = Table(_eight_low_value)
