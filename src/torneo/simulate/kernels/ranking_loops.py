"""Compiled loops over hands. Imported only once numba is known to be there.

Every function takes its tables as arguments: numba would bake global arrays into the code. Cards are uint8.
"""

from typing import Any

import numpy as np

from torneo.simulate.kernels.compiled import compiled, part
from torneo.simulate.kernels.tables import BIAS, HIGH_FIELD, LOW_FIELD, SUITS_AT

Array = Any
Int = Any
"""A number of the machine, which the type checker takes for what numpy says."""


@part()
def suit_of_flush(bits: int) -> Int:
    """Which of the four flush bits is set."""
    bits >>= SUITS_AT + 3
    if bits & 1:
        return 0
    if bits & 1 << 4:
        return 1
    return 2 if bits & 1 << 8 else 3


@part()
def strength_of(cards: Array, size: int, keys: Array, low: Array, high: Array, strength: Array,
                flushes: Array, flush_bits: int) -> Int:  # fmt: skip
    """The strength of the first ``size`` cards."""
    key = BIAS
    for at in range(size):
        key += keys[cards[at]]
    suited = key & flush_bits
    if suited:
        suit = suit_of_flush(suited)
        mask = 0
        for at in range(size):
            if cards[at] & 3 == suit:
                mask |= 1 << (cards[at] >> 2)
        return np.int64(flushes[mask])
    return np.int64(strength[np.int64(low[key & LOW_FIELD]) + high[key >> 16 & HIGH_FIELD]])


@part()
def rank_hands(hands: Array, keys: Array, low: Array, high: Array, strength: Array, flushes: Array,
               flush_bits: int, found: Array) -> None:  # fmt: skip
    """Strengths of hands, a row each."""
    for hand in range(len(hands)):
        found[hand] = strength_of(hands[hand], hands.shape[1], keys, low, high, strength, flushes, flush_bits)


@part()
def rank_sevens(hands: Array, keys: Array, low: Array, high: Array, strength: Array, flushes: Array,
                flush_bits: int, found: Array) -> None:  # fmt: skip
    """The same for seven cards, as fast as it goes."""
    for at in range(len(hands)):
        key = (
            BIAS
            + keys[hands[at, 0]]
            + keys[hands[at, 1]]
            + keys[hands[at, 2]]
            + keys[hands[at, 3]]
            + keys[hands[at, 4]]
            + keys[hands[at, 5]]
            + keys[hands[at, 6]]
        )
        suited = key & flush_bits
        if suited:
            suit = suit_of_flush(suited)
            mask = 0
            for card in hands[at]:
                if card & 3 == suit:
                    mask |= 1 << (card >> 2)
            found[at] = flushes[mask]
        else:
            found[at] = strength[np.int64(low[key & LOW_FIELD]) + high[key >> 16 & HIGH_FIELD]]


@part()
def rank_masks(hands: Array, bits: Array, strength: Array, found: Array) -> None:
    """Rankings that need nothing but the ranks present."""
    for hand in range(len(hands)):
        mask = 0
        for card in hands[hand]:
            mask |= bits[card]
        found[hand] = strength[mask]


@part()
def badugi_of(cards: Array, size: int, bits: Array, strength: Array) -> Int:
    """The best choice among up to four cards, which is the one of most strength that fits together."""
    best = np.int64(0)
    for chosen in range(1, 1 << size):
        ranks = suits = 0
        fits = True
        for at in range(size):
            if chosen >> at & 1:
                rank, suit = bits[cards[at]], 1 << (cards[at] & 3)
                if ranks & rank or suits & suit:
                    fits = False
                    break
                ranks |= rank
                suits |= suit
        if fits and strength[ranks] > best:
            best = np.int64(strength[ranks])
    return best


@part()
def rank_badugis(hands: Array, bits: Array, strength: Array, found: Array) -> None:
    for hand in range(len(hands)):
        found[hand] = badugi_of(hands[hand], hands.shape[1], bits, strength)


@part()
def omaha_row(board: Array, keys: Array, low: Array, high: Array) -> Int:
    """The place of the board's ranks."""
    key = 0
    for at in range(5):
        key += keys[board[at]]
    return np.int64(low[key & LOW_FIELD]) + high[key >> 16 & HIGH_FIELD]


@part()
def flush_suit(board: Array) -> Int:
    """The suit of which the board has three or more, -1 if there is none."""
    counts = 0
    for at in range(5):
        counts += 1 << 4 * (board[at] & 3)
    for suit in range(4):
        if counts >> 4 * suit & 15 >= 3:
            return suit
    return -1


@part()
def omaha_of(
    hole: Array, size: int, board: Array, row: Array, suit: int, pairs: Array, flushes: Array
) -> Int:
    """Two of the hole cards and three of the board; ``row`` has the best of the board for every pair."""
    best = np.int64(0)
    for one in range(size - 1):
        for other in range(one + 1, size):
            found = np.int64(row[pairs[hole[one] >> 2, hole[other] >> 2]])
            if found > best:
                best = found
    if suit < 0:
        return best
    for one in range(size - 1):
        if hole[one] & 3 != suit:
            continue
        for other in range(one + 1, size):
            if hole[other] & 3 != suit:
                continue
            two = 1 << (hole[one] >> 2) | 1 << (hole[other] >> 2)
            for a in range(3):
                if board[a] & 3 != suit:
                    continue
                for b in range(a + 1, 4):
                    if board[b] & 3 != suit:
                        continue
                    for c in range(b + 1, 5):
                        if board[c] & 3 == suit:
                            three = 1 << (board[a] >> 2) | 1 << (board[b] >> 2) | 1 << (board[c] >> 2)
                            found = np.int64(flushes[two | three])
                            if found > best:
                                best = found
    return best


@part()
def omaha_low_of(hole: Array, size: int, board: Array, bits: Array, lows: Array) -> Int:
    shared = own = 0
    for at in range(5):
        shared |= bits[board[at]]
    for at in range(size):
        own |= bits[hole[at]]
    return np.int64(lows[(shared & 255) << 8 | own & 255])


@part()
def rank_omaha(holes: Array, boards: Array, keys: Array, low: Array, high: Array, rows: Array,
               flushes: Array, pairs: Array, found: Array) -> None:  # fmt: skip
    for hand in range(len(holes)):
        board = boards[hand]
        row = rows[omaha_row(board, keys, low, high)]
        found[hand] = omaha_of(holes[hand], holes.shape[1], board, row, flush_suit(board), pairs, flushes)


@part()
def rank_omaha_lows(holes: Array, boards: Array, bits: Array, lows: Array, found: Array) -> None:
    for hand in range(len(holes)):
        found[hand] = omaha_low_of(holes[hand], holes.shape[1], boards[hand], bits, lows)


@compiled()
def count_hands(size: int, keys: Array, low: Array, high: Array, strength: Array, flushes: Array,
                flush_bits: int, found: Array) -> None:  # fmt: skip
    """Deals every hand of ``size`` cards and counts each strength. The last card is the inner loop; the
    others are added up once for all of its cards."""
    chosen = np.arange(size - 1)
    masks = np.zeros(4, dtype=np.int64)
    while True:
        base = np.int64(BIAS)
        masks[:] = 0
        for at in range(size - 1):
            card = chosen[at]
            base += keys[card]
            masks[card & 3] |= 1 << (card >> 2)
        for card in range(chosen[size - 2] + 1, 52):
            key = base + keys[card]
            suited = key & flush_bits
            if suited:
                suit = suit_of_flush(suited)
                mask = masks[suit]
                if card & 3 == suit:
                    mask |= 1 << (card >> 2)
                found[flushes[mask]] += 1
            else:
                found[strength[np.int64(low[key & LOW_FIELD]) + high[key >> 16 & HIGH_FIELD]]] += 1
        at = size - 2
        while at >= 0 and chosen[at] == 51 - (size - 1 - at):
            at -= 1
        if at < 0:
            return
        chosen[at] += 1
        for after in range(at + 1, size - 1):
            chosen[after] = chosen[after - 1] + 1
