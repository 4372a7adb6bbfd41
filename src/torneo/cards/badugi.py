"""Badugi: cards of different ranks and suits, the more the better, then the lower the better, ace low."""

from collections.abc import Sequence

from torneo.cards.card import CardError
from torneo.cards.keys import SUIT_MASK, Table
from torneo.cards.value import pack

_HIDDEN_SIGN = 1 << 17
_SIGN: tuple[int, ...] = (
    *(1 << (((card >> 2) + 1) % 13) | 1 << (13 + (card & 3)) for card in range(52)),
    _HIDDEN_SIGN,
)
"""A bit for the rank, ace lowest, and one for the suit: k cards fit together when they set 2k bits."""


def badugi(holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """Best badugi of each player's four cards or fewer; the board is empty in this game."""
    return [_best([_SIGN[card] for card in (*hole, *board)]) for hole in holes]


def _best(signs: list[int]) -> int:
    if not 1 <= len(signs) <= 4 or max(signs) == _HIDDEN_SIGN:
        raise CardError("a badugi is made of one to four cards, none of them hidden")
    # A repeated card adds no bits, so it can stand in for a missing one.
    a, b, c, d = signs + signs[:1] * (4 - len(signs))
    ab, cd = a | b, c | d
    if (ab | cd).bit_count() == 8:
        return _VALUES[(ab | cd) & SUIT_MASK]
    threes = [three for three in (ab | c, ab | d, a | cd, b | cd) if three.bit_count() == 6]
    if threes:
        return max([_VALUES[three & SUIT_MASK] for three in threes])
    twos = [two for two in (ab, a | c, a | d, b | c, b | d, cd) if two.bit_count() == 4]
    return max([_VALUES[part & SUIT_MASK] for part in twos or signs])


def _value(mask: int) -> int:
    """Number of cards, then the ranks from the highest down, turned so that lower is bigger."""
    pips = [rank + 1 for rank in range(12, -1, -1) if mask >> rank & 1]
    return (len(pips) + 1 << 20) - pack(0, pips)


_VALUES = Table(_value)
