"""How good a hand looks to a bot: a number from 0 to 1, cheap rather than exact.

A strength is read as the chance against one opponent who has shown nothing. Before the board it is the share
of hands a hand is better than (Chen's count of points); later it follows from the class of the made hand,
and, while cards are to come, from draws.
"""

from collections.abc import Sequence
from functools import cache
from itertools import combinations

from torneo.cards import EVALUATORS
from torneo.cards.value import PAIR, TRIPS, TWO_PAIR
from torneo.hand import Game

#: Strength by class of a made high hand, from a pair that is not on the board upwards.
_MADE = (0.0, 0.5, 0.82, 0.9, 0.94, 0.96, 0.98, 0.995, 1.0)
#: The same where a player has cards of his own only, as in stud and draw.
_OWN = (0.12, 0.46, 0.76, 0.87, 0.93, 0.95, 0.98, 0.995, 1.0)
_CHEN_TOP = {12: 10.0, 11: 8.0, 10: 7.0, 9: 6.0}
_GAP = (0.0, 1.0, 2.0, 4.0)


def _chen(one: int, other: int) -> float:
    """Chen's points of two cards."""
    high, low = max(one >> 2, other >> 2), min(one >> 2, other >> 2)
    top = _CHEN_TOP.get(high, (high + 2) / 2)
    if high == low:
        return max(5.0, 2 * top)
    gap = high - low - 1
    suited = 2.0 if one & 3 == other & 3 else 0.0
    close = 1.0 if gap < 2 and high < 10 else 0.0
    return top + suited + close - (_GAP[gap] if gap < 4 else 5.0)


@cache
def first_two() -> tuple[float, ...]:
    """By ``52 * one + other``: the share of all pairs of cards that these two are better than."""
    points = {(one, other): _chen(one, other) + (max(one, other) >> 2) / 100
              for one, other in combinations(range(52), 2)}  # fmt: skip
    order = sorted(points.values())
    worse = {value: at / len(order) for at, value in enumerate(order)}
    table = [0.0] * (52 * 52)
    for (one, other), value in points.items():
        table[52 * one + other] = table[52 * other + one] = worse[value]
    return tuple(table)


def strength(game: Game, hole: Sequence[int], board: Sequence[int]) -> float:
    """The hand as its holder sees it now."""
    best = 0.0
    if game.high is not None:
        best = _HIGH[game.family](game.high, hole, board)
    if game.low is not None:
        low = _low(game.low, hole, board)
        best = max(best, low) if game.high is None else max(best, 0.85 * low)
    return best


def _board_high(ranking: str, hole: Sequence[int], board: Sequence[int]) -> float:
    if not board:
        return first_two()[52 * hole[0] + hole[1]] if len(hole) == 2 else _many(hole)
    value = EVALUATORS[ranking]([hole], board)[0]
    kind = value >> 20
    if kind > TRIPS or (kind and ranking == "omaha_high"):
        found = _MADE[kind] - (0.08 if ranking == "omaha_high" and kind < 7 else 0.0)
    else:
        found = _small(kind, value, board)
    if len(board) < 5 and kind < 5:
        suits = [card & 3 for card in board]
        for suit in {card & 3 for card in hole}:
            mine = sum(1 for card in hole if card & 3 == suit)
            if suits.count(suit) == 2 and mine >= 2:
                found += (1 - found) * (0.3 if len(board) == 3 else 0.16)
                break
    return found


def _small(kind: int, value: int, board: Sequence[int]) -> float:
    """Three of a kind at most: what counts is how much of it is on everybody's board."""
    ranks = sorted((card >> 2 for card in board), reverse=True)
    paired = len(set(ranks)) < len(ranks)
    top = (value >> 16 & 15) - 2
    if kind == TRIPS:
        return 0.55 if ranks.count(top) == 3 else 0.9
    if kind == TWO_PAIR:
        return 0.5 + (0.2 if top >= ranks[0] else 0.0) if paired else 0.85
    if kind == PAIR and not paired:
        if top > ranks[0]:
            return 0.8
        if top == ranks[0]:
            return 0.64 + 0.012 * (value >> 12 & 15)
        return 0.5 if top >= ranks[1] else 0.4
    return 0.16 + 0.01 * top


def _many(hole: Sequence[int]) -> float:
    """Four or five cards: the best two and how well the rest goes with them."""
    table = first_two()
    pairs = [table[52 * one + other] for one, other in combinations(hole, 2)]
    score = 0.5 * max(pairs) + 0.5 * sum(pairs) / len(pairs)
    return min(1.0, max(0.0, (score - 0.42) / 0.48))


def _own_high(ranking: str, hole: Sequence[int], board: Sequence[int]) -> float:
    value = EVALUATORS[ranking]([hole], board)[0]
    kind = value >> 20
    found = _OWN[kind]
    if kind < TRIPS:
        found += 0.012 * (value >> 16 & 15)
    if len(hole) < 5:
        found += (1 - found) * 0.25
        if len({card & 3 for card in hole}) == 1:
            found += (1 - found) * 0.2
    return found


def _low(ranking: str, hole: Sequence[int], board: Sequence[int]) -> float:
    if ranking == "badugi":
        return _badugi(hole)
    first = 0 if ranking == "deuce_seven" else 1
    ranks = sorted({(card >> 2) + 1 if first == 0 else ((card >> 2) + 1) % 13 for card in hole})
    if ranking == "omaha_eight_low":
        return _omaha_low(ranks, board)
    if len(ranks) >= 5:
        top = ranks[4]
        made = max(0.3, 1.0 - 0.055 * max(0, top - 4 - (first == 0) * 2))
        return made if ranking != "eight_low" or top < 8 else 0.2
    good = sum(1 for rank in ranks if rank < 8)
    return max(0.08, 0.14 + 0.16 * good - 0.08 * (len(hole) - good))


def _omaha_low(ranks: Sequence[int], board: Sequence[int]) -> float:
    mine = [rank for rank in ranks if rank < 8]
    shared = {((card >> 2) + 1) % 13 for card in board} & set(range(8))
    useful = [rank for rank in mine if rank not in shared][:2]
    if len(useful) < 2:
        return 0.1
    quality = 1.0 - 0.08 * sum(useful)
    if not board:
        return 0.3 + 0.5 * quality
    return (0.1, 0.25, 0.45, 0.9, 0.9, 0.9)[len(shared)] * max(0.3, quality)


def kept_badugi(hole: Sequence[int]) -> list[int]:
    """The cards of different ranks and suits, lowest first."""
    kept: list[int] = []
    for card in sorted(hole, key=lambda card: ((card >> 2) + 1) % 13):
        if all(card >> 2 != other >> 2 and card & 3 != other & 3 for other in kept):
            kept.append(card)
    return kept


def _badugi(hole: Sequence[int]) -> float:
    kept = kept_badugi(hole)
    top = max(((card >> 2) + 1) % 13 for card in kept)
    return (0.0, 0.08, 0.25, 0.5, 0.9)[len(kept)] + 0.008 * (12 - top)


_HIGH = {"board": _board_high, "stud": _own_high, "draw": _own_high}
