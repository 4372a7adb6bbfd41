"""Players of different tempers, good enough for an event to look like one.

A bot looks at its own cards, the board, the price and the size of its stack; it remembers nothing. All
tempers think alike and differ in their numbers, but for the one who acts at random.
"""

import random
from typing import Final

import msgspec

from torneo.hand import Hand
from torneo.hand.status import BET, BRING_IN, DRAW
from torneo.simulate.draws import discards
from torneo.simulate.strength import first_two, strength

FOLD: Final = -1
PASSIVE: Final = 0
"""Check, call or bring in; any number above is a bet or raise to that total."""

#: Big blinds up to which a stack is pushed in or folded before the flop.
_SHORT: Final = 12


class Temper(msgspec.Struct, frozen=True):
    """``opens``: share of hands raised first in; ``calls``: share that goes along with a raise; ``pushes``:
    share that goes all in with ten big blinds; ``bold``: how often a good hand bets; ``bluffs``: how often a
    bad one does; ``sticky``: how much worse than the price a call may be."""

    name: str
    opens: float
    limps: float
    calls: float
    pushes: float
    bold: float
    bluffs: float
    sticky: float
    blind_chance: bool = False


TEMPERS: Final = (
    Temper("rock", 0.08, 0.02, 0.05, 0.12, 0.6, 0.03, -0.08),
    Temper("caller", 0.07, 0.1, 0.13, 0.13, 0.35, 0.04, 0.06),
    Temper("maniac", 0.25, 0.05, 0.14, 0.35, 0.9, 0.25, 0.03),
    Temper("pro", 0.14, 0.01, 0.08, 0.22, 0.75, 0.12, -0.02),
    Temper("random", 0.2, 0.1, 0.1, 0.2, 0.5, 0.2, 0.1, blind_chance=True),
)
#: How many of a hundred players are of each temper.
_CROWD: Final = (24, 28, 14, 30, 4)


def draw_temper(rng: random.Random) -> Temper:
    """The temper of somebody who walks in."""
    return rng.choices(TEMPERS, _CROWD)[0]


def act(hand: Hand, temper: Temper, rng: random.Random) -> None:
    """The action of whoever's turn it is, done."""
    if hand.status == DRAW:
        hand.draw(discards(hand.game, hand.hole[hand.turn]))
        return
    choice = choose(hand, temper, rng)
    if choice == FOLD:
        hand.fold()
    elif choice == PASSIVE:
        hand.check_or_call()
    else:
        hand.raise_to(choice)


def choose(hand: Hand, temper: Temper, rng: random.Random) -> int:
    """``FOLD``, ``PASSIVE``, or the total to bet or raise to."""
    place = hand.turn
    if hand.status == BRING_IN:
        strong = strength(hand.game, hand.hole[place], ()) > 0.7
        return hand.legal_actions().max_raise_to if strong and rng.random() < temper.bold else PASSIVE
    if hand.status != BET:
        return PASSIVE
    if temper.blind_chance:
        return _by_chance(hand, rng)
    if hand.street == 0 and hand.game.family == "board" and hand.game.limit != "limit":
        return _before_the_flop(hand, place, temper, rng)
    return _later(hand, place, temper, rng)


def _by_chance(hand: Hand, rng: random.Random) -> int:
    legal = hand.legal_actions()
    dice = rng.random()
    if dice < 0.12 and legal.max_raise_to:
        return _sized(hand, legal.min_raise_to + int(rng.random() * hand.pot))
    if legal.call and dice > 0.36:
        return FOLD
    return PASSIVE


def _before_the_flop(hand: Hand, place: int, temper: Temper, rng: random.Random) -> int:
    """Ranges by share of hands; a short stack goes all in or folds."""
    hole = hand.hole[place]
    if len(hole) == 2:
        worse = 1.0 - first_two()[52 * hole[0] + hole[1]]
    else:
        worse = 1.0 - strength(hand.game, hole, ())
    big = hand.stakes.big or hand.stakes.opening_bet
    mine = hand.stack[place] + hand.bet[place]
    behind = len(hand.waiting)
    wider = 2.6 - 0.2 * behind if behind < 9 else 1.0
    few = len(hand.live)
    if few < 7:
        wider *= 1.0 + 0.22 * (7 - few)
    if hand.raises <= 0:
        if mine <= _SHORT * big:
            reach = temper.pushes * wider * (10.0 * big / mine if mine > 5 * big else 2.0)
            if worse < reach:
                return _sized(hand, mine)
            return _check_or_fold(hand, place)
        if worse < temper.opens * wider and (rng.random() < temper.bold + 0.25):
            limpers = hand.pot // big - 1
            return _sized(hand, int(big * (2.1 + rng.random() * 0.9)) + big * min(limpers, 4) // 2)
        if worse < (temper.opens + temper.limps) * wider:
            return PASSIVE
        return _check_or_fold(hand, place)
    price = min(hand.level - hand.bet[place], hand.stack[place])
    if price <= 0:
        return PASSIVE
    deal = price / (hand.pot + price)
    share = price / mine
    wider = 0.6 + 0.4 * wider
    if share > 0.3 or mine <= _SHORT * big:
        reach = (0.3 * temper.calls + 0.06) * (1.0 + few * (few < 4) * 0.3)
        reach *= 3.2 - 6.0 * deal if deal < 0.45 else 0.9
        if mine < 6 * big:
            reach *= 2.0
        elif mine > 30 * big:
            reach *= 0.5
        if worse < reach:
            return _sized(hand, mine) if share < 0.9 else PASSIVE
        return FOLD
    if worse < 0.035 + 0.08 * temper.bluffs and hand.raises < 4:
        return _sized(hand, 3 * hand.level)
    if worse < temper.calls * wider * (1.4 - 2.0 * share) / max(1, hand.raises):
        return PASSIVE
    return FOLD


def _later(hand: Hand, place: int, temper: Temper, rng: random.Random) -> int:
    """After the flop, and every street of the games with a limit: the made hand against the price."""
    chance = strength(hand.game, hand.hole[place], hand.board)
    rivals = hand.lives - 1
    if rivals > 1:
        chance **= 1.0 + 0.22 * (rivals - 1)
    owed = hand.level - hand.bet[place]
    stack = hand.stack[place]
    pot = hand.collected + sum(hand.bet)
    if owed <= 0:
        dice = rng.random()
        if (chance > 0.55 and dice < temper.bold) or dice < temper.bluffs * (1.2 - chance):
            return _sized(hand, int(pot * (0.4 + 0.35 * rng.random())))
        return PASSIVE
    price = owed if owed < stack else stack
    chance -= 0.09 + 0.05 * max(0, hand.raises) + 0.14 * price / pot + 0.1 * price / (stack + hand.bet[place])
    chance -= min(0.2, 0.004 * price / hand.stakes.opening_bet)
    if chance > 0.66 and rng.random() < temper.bold and hand.raises < 5:
        return _sized(hand, hand.level + int(0.75 * (pot + price)))
    if chance + temper.sticky > price / (pot + price):
        return PASSIVE
    if rng.random() < 0.12 * temper.bluffs and hand.raises < 2:
        return _sized(hand, hand.level + int(0.8 * (pot + price)))
    return FOLD


def _check_or_fold(hand: Hand, place: int) -> int:
    return PASSIVE if hand.bet[place] >= hand.level else FOLD


def _sized(hand: Hand, total: int) -> int:
    """The nearest legal total: whole chips, all of a stack when most of it would go in, a call if no raise is
    open."""
    legal = hand.legal_actions()
    most = legal.max_raise_to
    if not most:
        return PASSIVE
    if total <= legal.min_raise_to:
        total = legal.min_raise_to
    else:
        total -= total % hand.smallest_chip
        if total < legal.min_raise_to:
            total = legal.min_raise_to
    place = hand.turn
    all_in = hand.stack[place] + hand.bet[place]
    if total >= most or (2 * total > all_in and hand.game.limit == "no_limit"):
        return most
    return total
