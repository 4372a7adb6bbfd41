"""A ranking of high hands that is not the usual one: another order, an ace that is only high, board ties."""

from collections.abc import Sequence
from itertools import combinations

import msgspec

from torneo.cards import rank_of
from torneo.cards.evaluate import EVALUATORS
from torneo.cards.value import CATEGORIES, FLUSH, HIGH_CARD, STRAIGHT, STRAIGHT_FLUSH, pack

USUAL = ("royal_flush", *reversed(CATEGORIES))
_WHEEL = {12, 0, 1, 2, 3}
_RANKS = (1 << 20) - 1


class Ranking(msgspec.Struct, frozen=True):
    """``order``: best first. ``board_ties``: a straight or better on the board is everybody's hand."""

    order: tuple[str, ...] = USUAL
    ace_low_in_straight: bool = True
    board_ties: bool = False


def values(ranking: Ranking, holes: Sequence[Sequence[int]], board: Sequence[int]) -> list[int]:
    """The strength of each hand, bigger is better."""
    if ranking.board_ties and len(board) == 5 and EVALUATORS["high"]([board], ())[0] >> 20 >= STRAIGHT:
        return [1] * len(holes)
    return [
        max(_value(ranking, five) for five in combinations((*hole, *board), 5))
        for hole in holes
    ]  # fmt: skip


def _value(ranking: Ranking, five: Sequence[int]) -> int:
    value = EVALUATORS["high"]([five], ())[0]
    kind = value >> 20
    ranks = sorted(map(rank_of, five), reverse=True)
    if kind in (STRAIGHT, STRAIGHT_FLUSH) and set(ranks) == _WHEEL and not ranking.ace_low_in_straight:
        kind = FLUSH if kind == STRAIGHT_FLUSH else HIGH_CARD
        value = pack(kind, [rank + 2 for rank in ranks])
    name = CATEGORIES[kind]
    if kind == STRAIGHT_FLUSH and ranks[:2] == [12, 11] and "royal_flush" in ranking.order:
        name = "royal_flush"
    place = ranking.order.index(name) if name in ranking.order else len(ranking.order)
    return (len(ranking.order) - place + 1) << 20 | value & _RANKS
