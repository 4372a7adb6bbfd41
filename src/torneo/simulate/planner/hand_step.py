"""One hand at one table of a planned event, in chips alone.

A hand is who loses more than the forced bets, who wins it, and how much: all drawn from what bots did in
events of the real engine (see `calibrating`). Plain code that `compiled_steps` compiles as it
stands: lists or arrays go in, nothing is made here.
"""

from typing import Any

from torneo.simulate.planner.dice import draw
from torneo.simulate.planner.places import (
    ALL_IN,
    BIG,
    BIG_ANTE,
    DEPTHS,
    EACH_ANTE,
    EDGES,
    KIND,
    LOSES,
    LOSSES,
    POINTS,
    SMALL,
    TAKES,
    TIMES,
    UNIT,
    WINS,
)

Array = Any


def depth_class(odds: Array, kind: int, stack: int, unit: int) -> int:
    """The class of a stack by its big blinds."""
    place = DEPTHS - 1
    while place > 0 and stack < odds[kind * KIND + EDGES + place] * unit:
        place -= 1
    return place


def lasts(dice: Array, odds: Array, kind: int, size: int, fought: bool, pace: float) -> int:
    """Seconds of the hand."""
    row = kind * KIND + TIMES + 4 * (min(size, 10) - 2) + (2 if fought else 0)
    return int(pace * (odds[row] + draw(dice) * (odds[row + 1] - odds[row])) + 0.5)


def _chosen(dice: Array, weight: Array, size: int) -> int:
    """One of the places by weight; those below zero are not to be had."""
    total = 0.0
    for place in range(size):
        total += max(weight[place], 0.0)
    dot = draw(dice) * total
    last = -1
    for place in range(size):
        if weight[place] >= 0.0:
            last = place
            dot -= weight[place]
            if dot < 0.0:
                break
    return last


def _loss(dice: Array, odds: Array, kind: int, size: int, own: int, held: int, unit: int, least: int) -> int:
    """What a loser who has ``own`` gives to a winner who had ``held``."""
    most = min(own, held)
    depth = depth_class(odds, kind, most, unit)
    group = (0 if size == 2 else 1 if size < 5 else 2) + (0 if own <= held else 3)
    if draw(dice) < odds[kind * KIND + ALL_IN + group * DEPTHS + depth]:
        return most
    place = draw(dice) * (POINTS - 1)
    first = int(place)
    row = kind * KIND + LOSSES + POINTS * depth + first
    share = odds[row] + (place - first) * (odds[row + 1] - odds[row])
    return min(max(int(share * most), least, 1), most)


def _forced(levels: Array, row: int, size: int, button: int, forced: Array) -> None:
    """Antes and blinds of every place."""
    for place in range(size):
        forced[place] = levels[row + EACH_ANTE]
    forced[button % size] += levels[row + SMALL]
    forced[(button + 1) % size] += levels[row + BIG] + levels[row + BIG_ANTE]


def settle(
    dice: Array, odds: Array, kind: int, levels: Array, row: int, size: int, button: int,
    member: Array, base: int, stack: Array, weight: Array, forced: Array,
) -> bool:  # fmt: skip
    """Moves the chips of a hand; whether anybody lost more than forced. ``member[base:base + size]`` sit at
    the table; ``row``: that of their level."""
    unit, here = levels[row + UNIT], kind * KIND
    _forced(levels, row, size, button, forced)
    losers, sizes = 0, here + LOSES + (min(size, 10) - 2) * DEPTHS
    for place in range(size):
        depth = depth_class(odds, kind, stack[member[base + place]], unit)
        weight[place] = 1.0 + depth
        if draw(dice) < odds[sizes + depth] and losers < size - 1:
            weight[place] = 0.0
            losers += 1
    table = here + WINS if losers else here + TAKES
    for place in range(size):
        if weight[place] > 0.0:
            weight[place] = odds[table + int(weight[place]) - 1]
        else:
            weight[place] = -1.0
    winner = _chosen(dice, weight, size)
    first = member[base + winner]
    held, won = stack[first], 0
    for place in range(size):
        other = member[base + place]
        lost = 0
        if weight[place] < 0.0:
            lost = _loss(
                dice, odds, kind, size, stack[other], held, unit, min(forced[place], stack[other], held)
            )
        elif place != winner and 0 < forced[place] < stack[other]:
            # Whoever has no more than the forced bet is all in with it: such hands are among the losses.
            lost = min(forced[place], held)
        stack[other] -= lost
        won += lost
    stack[first] = held + won
    return losers > 0
