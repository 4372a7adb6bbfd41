"""High hands: best five of up to seven cards, in the full deck and in the short deck.

With fewer than five cards (the up-cards of stud) the same ranking serves: pairs and high cards, no straights.
"""

from collections.abc import Sequence

from torneo.cards.card import CardError
from torneo.cards.keys import (
    BIT_IN_FLUSH,
    BOARD_BIAS,
    FLUSH_BITS,
    HIDDEN_RANK_KEY,
    KEY,
    OWN_BIAS,
    RANK_FIELD,
    RANK_KEY,
    SUIT_MASK,
    Table,
    rank_counts,
)
from torneo.cards.value import (
    FLUSH,
    FULL_HOUSE,
    HIGH_CARD,
    PAIR,
    QUADS,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIR,
    pack,
)

_RUNS = {0b11111 << low: low + 4 for low in range(8, -1, -1)}
_WHEEL = {0b1_0000_0000_1111: 3}
_SHORT_WHEEL = {0b1_0000_1111_0000: 7}


class HighRanking:
    """The tables of one ranking of five cards; rankings differ in their straights and in what a flush beats.

    `straights` maps the ranks of a straight, as a 13-bit mask, to its top rank, best first.
    """

    __slots__ = ("_flush", "_full_house", "_straights", "flushes", "ranks")

    def __init__(self, straights: dict[int, int], flush: int = FLUSH, full_house: int = FULL_HOUSE) -> None:
        self._straights = straights
        self._flush = flush
        self._full_house = full_house
        self.ranks = Table(self._of_ranks)
        self.flushes = Table(self._of_suited)

    def values(self, holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
        """One value a player. A full board is added up once, and only its own suit can make a flush."""
        if len(board) != 5:
            return self._one_by_one(holes, board)
        key = KEY
        one, two, three, four, five = board
        total = key[one] + key[two] + key[three] + key[four] + key[five] + BOARD_BIAS
        base = total & RANK_FIELD
        ranks, key = self.ranks, RANK_KEY
        suited = total & FLUSH_BITS
        if not suited:
            return [ranks[base + key[a] + key[b]] for a, b in holes]
        bit, flushes = BIT_IN_FLUSH[suited], self.flushes
        mask = bit[one] + bit[two] + bit[three] + bit[four] + bit[five]
        return [flushes[mask + bit[a] + bit[b]] or ranks[base + key[a] + key[b]] for a, b in holes]

    def _one_by_one(self, holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
        key_of, ranks = KEY.__getitem__, self.ranks
        base = sum(map(key_of, board), OWN_BIAS)
        values = []
        for hole in holes:
            key = sum(map(key_of, hole), base)
            suited = key & FLUSH_BITS
            if suited:
                bit = BIT_IN_FLUSH[suited]
                values.append(self.flushes[sum([bit[card] for card in (*board, *hole)])])
            else:
                values.append(ranks[key & RANK_FIELD])
        return values

    def _of_suited(self, mask: int) -> int:
        """Best flush among the cards of one suit; 0 below five cards."""
        if mask > SUIT_MASK:
            raise CardError("a hidden card cannot be ranked")
        if mask.bit_count() < 5:
            return 0
        top = self._straight_top(mask)
        if top is not None:
            return pack(STRAIGHT_FLUSH, [top + 2])
        return pack(self._flush, [rank + 2 for rank in range(12, -1, -1) if mask >> rank & 1][:5])

    def _of_ranks(self, rank_key: int) -> int:
        """Best hand that does not need a suit."""
        if rank_key >= HIDDEN_RANK_KEY:
            raise CardError("a hidden card cannot be ranked")
        counts = rank_counts(rank_key)
        pips = [rank + 2 for rank in range(12, -1, -1) for _ in range(counts[rank])]
        by_count: list[list[int]] = [[], [], [], [], []]
        for rank in range(12, -1, -1):
            by_count[counts[rank]].append(rank + 2)
        _, _, pairs, trips, quads = by_count

        def kickers(number: int, *used: int) -> list[int]:
            return [pip for pip in pips if pip not in used][:number]

        if quads:
            return pack(QUADS, [quads[0], *kickers(1, quads[0])])
        if len(trips) > 1 or (trips and pairs):
            return pack(self._full_house, [trips[0], max(trips[1:] + pairs)])
        top = self._straight_top(sum(1 << rank for rank in range(13) if counts[rank]))
        if top is not None:
            return pack(STRAIGHT, [top + 2])
        if trips:
            return pack(TRIPS, [trips[0], *kickers(2, trips[0])])
        if len(pairs) > 1:
            return pack(TWO_PAIR, [*pairs[:2], *kickers(1, *pairs[:2])])
        if pairs:
            return pack(PAIR, [pairs[0], *kickers(3, pairs[0])])
        return pack(HIGH_CARD, kickers(5))

    def _straight_top(self, mask: int) -> int | None:
        for straight, top in self._straights.items():
            if mask & straight == straight:
                return top
        return None


STANDARD = HighRanking(_RUNS | _WHEEL)
WITHOUT_WHEEL = HighRanking(_RUNS)
"""The ace is only ever high: the hands that deuce-to-seven turns upside down."""
SHORT = HighRanking(_RUNS | _SHORT_WHEEL, flush=FULL_HOUSE, full_house=FLUSH)
"""36 cards, six and up: A-6-7-8-9 is a straight, and the rarer flush trades places with the full house."""
