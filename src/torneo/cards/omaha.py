"""Omaha: exactly two cards of the hand, which may have four, five or six, with exactly three of the board.

One player has sixty hands or more to choose from. Without suits, though, only the ranks of the board (6,175
kinds) and of the two cards (91 pairs) matter, so the best of a board's ten threes with a given pair is kept:
one row of pairs for each board. The rows together take some 12 MB once every kind of board has been seen.
"""

from collections.abc import Sequence
from itertools import combinations

from torneo.cards.card import CardError
from torneo.cards.high import STANDARD
from torneo.cards.keys import (
    BIT_IN_FLUSH,
    BOARD_BIAS,
    FLUSH_BITS,
    HIDDEN_RANK_KEY,
    KEY,
    LOW_BIT,
    RANK_FIELD,
    RANK_WEIGHTS,
    SUIT_MASK,
    Table,
    rank_counts,
)
from torneo.cards.low import low_of_mask

_LOW_RANKS = 0xFF

_MARKS = (0, 2, 5, 25, 37, 43, 59, 70, 85, 89, 98, 99, 106)
"""A Golomb ruler: no two pairs of marks, doubles included, have the same sum, so a sum names two ranks."""
_ROW_LENGTH = 2 * _MARKS[-1] + 1
_MARK = (*(_MARKS[card >> 2] for card in range(52)), _ROW_LENGTH)
_PAIR_KEY = {
    _MARKS[a] + _MARKS[b]: RANK_WEIGHTS[a] + RANK_WEIGHTS[b] for a in range(13) for b in range(a, 13)
}


class _Rows(dict[int, list[int]]):
    """By the rank key of a board: the best value for each pair of hole ranks, 0 where not yet computed."""

    def __missing__(self, board_key: int) -> list[int]:
        if board_key >= HIDDEN_RANK_KEY:
            raise CardError("a hidden card cannot be ranked")
        row = self[board_key] = [0] * _ROW_LENGTH
        return row


_ROWS = _Rows()


def omaha_high(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Best high hand of each player."""
    total = sum(map(KEY.__getitem__, board), BOARD_BIAS)
    board_key = total & RANK_FIELD
    row, mark = _ROWS[board_key], _MARK
    values = []
    try:
        for hole in holes:
            if len(hole) == 4:
                a, b, c, d = hole
                a, b, c, d = mark[a], mark[b], mark[c], mark[d]
                found = [row[a + b], row[a + c], row[a + d], row[b + c], row[b + d], row[c + d]]
            else:
                found = [row[a + b] for a, b in combinations(map(mark.__getitem__, hole), 2)]
            values.append(max(found) if all(found) else _fill(board_key, hole))
    except IndexError:
        raise CardError("a hidden card cannot be ranked") from None
    suited = total & FLUSH_BITS
    if suited:
        _raise_to_flushes(values, holes, board, BIT_IN_FLUSH[suited])
    return values


def _fill(board_key: int, hole: Sequence[int]) -> int:
    """Compute what the row of the board lacks for the pairs of this hand; the best of the hand."""
    row, ranks = _ROWS[board_key], STANDARD.ranks
    counts = rank_counts(board_key)
    weights = [RANK_WEIGHTS[rank] for rank in range(13) for _ in range(counts[rank])]
    threes = {sum(three) for three in combinations(weights, 3)}
    pairs = {_MARK[a] + _MARK[b] for a, b in combinations(hole, 2)}
    for pair in pairs:
        if not row[pair]:
            row[pair] = max([ranks[_PAIR_KEY[pair] + three] for three in threes])
    return max([row[pair] for pair in pairs])


def _raise_to_flushes(
    values: list[int], holes: Sequence[Sequence[int]], board: Sequence[int], bit: Sequence[int]
) -> None:
    """Only the suit with three on the board can make a flush; a full house or better may still beat it."""
    shared = sum([bit[card] for card in board]) << 13
    for seat, hole in enumerate(holes):
        own = sum([bit[card] for card in hole])
        if own & (own - 1):
            flush = _FLUSHES[shared | own]
            if flush > values[seat]:
                values[seat] = flush


def _best_flush(masks: int) -> int:
    """`masks` holds the ranks of the suit on the board above those of the hand."""
    board = [1 << rank for rank in range(13) if masks >> 13 + rank & 1]
    own = [1 << rank for rank in range(13) if masks >> rank & 1]
    flushes = STANDARD.flushes
    threes = [sum(three) for three in combinations(board, 3)]
    return max(flushes[sum(two) + three] for two in combinations(own, 2) for three in threes)


_FLUSHES = Table(_best_flush)


def omaha_eight_low(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Best eight-or-better low of each player, 0 without one; only the low ranks present matter."""
    shared = 0
    for card in board:
        shared |= LOW_BIT[card]
    shared &= _LOW_RANKS
    if shared.bit_count() < 3:
        return [0] * len(holes)
    shared <<= 8
    values = []
    for hole in holes:
        own = 0
        for card in hole:
            own |= LOW_BIT[card]
        if own > SUIT_MASK:
            raise CardError("a hidden card cannot be ranked")
        values.append(_LOWS[shared | own & _LOW_RANKS])
    return values


def _best_low(masks: int) -> int:
    """`masks` holds the low ranks of the board above those of the hand, eight bits each."""
    board = [1 << rank for rank in range(8) if masks >> 8 + rank & 1]
    own = [1 << rank for rank in range(8) if masks >> rank & 1]
    lows = [sum(three) | sum(two) for three in combinations(board, 3) for two in combinations(own, 2)]
    return max((low_of_mask(low) for low in lows if low.bit_count() == 5), default=0)


_LOWS = Table(_best_low)
