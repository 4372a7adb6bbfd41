"""Compiled loops of equity: every deal that is left, or as many random ones as are asked for.

A pot is 5,040 units, so that it and its half can be split evenly among up to ten players. The randomness is
splitmix64 from a seed, the same numbers as in the plain twin.
"""

from typing import Any, NamedTuple

import numpy as np

from torneo.simulate.kernels.compiled import compiled, part
from torneo.simulate.kernels.ranking_loops import (
    badugi_of,
    flush_suit,
    omaha_low_of,
    omaha_of,
    omaha_row,
    strength_of,
    suit_of_flush,
)
from torneo.simulate.kernels.tables import BIAS, HIGH_FIELD, LOW_FIELD

Array = Any
Int = Any
POT = 5040
_GAMMA, _MIX, _REMIX = (
    np.uint64(0x9E3779B97F4A7C15),
    np.uint64(0xBF58476D1CE4E5B9),
    np.uint64(0x94D049BB133111EB),
)
_S27, _S30, _S31, _S32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)
_TRIES = 100_000


class Rules(NamedTuple):
    """A game as the loops see it: sizes, what is compared (``kind``: 0 the best five of all cards, 1 Omaha,
    2 badugi), how the low half goes (``split``: 0 none, 1 eight or better of all cards, 2 Omaha), tables."""

    kind: int
    split: int
    own: int
    shared: int
    keys: Array
    low: Array
    high: Array
    strength: Array
    flushes: Array
    flush_bits: int
    bits: Array
    masks: Array
    rows: Array
    pairs: Array
    lows: Array


@part()
def settle(highs: Array, lows: Array, split: int, tally: Array) -> None:
    """Add one deal to the rows of wins, parts, units and squared units of every player."""
    players = len(highs)
    best, ties, low, low_ties = highs[0], 0, np.int64(0), 0
    for one in range(players):
        if highs[one] > best:
            best, ties = highs[one], 1
        elif highs[one] == best:
            ties += 1
        if split:
            if lows[one] > low:
                low, low_ties = lows[one], 1
            elif lows[one] == low:
                low_ties += 1
    pot = POT // 2 if low else POT
    for one in range(players):
        units = pot // ties if highs[one] == best else 0
        if low and lows[one] == low:
            units += pot // low_ties
        if units:
            tally[0 if units == POT else 1, one] += 1
            tally[2, one] += units
            tally[3, one] += units * units


@part()
def score(rules: Rules, hands: Array, board: Array, start: int, highs: Array, lows: Array) -> None:
    """The strengths of the players from ``start`` on. Hands of kind 0 end with the board."""
    if rules.kind == 1:
        row = rules.rows[omaha_row(board, rules.keys, rules.low, rules.high)]
        suit = flush_suit(board)
        for one in range(start, len(hands)):
            highs[one] = omaha_of(hands[one], rules.own, board, row, suit, rules.pairs, rules.flushes)
            if rules.split:
                lows[one] = omaha_low_of(hands[one], rules.own, board, rules.bits, rules.lows)
        return
    size = hands.shape[1]
    for one in range(start, len(hands)):
        if rules.kind == 2:
            highs[one] = badugi_of(hands[one], size, rules.bits, rules.masks)
            continue
        highs[one] = strength_of(hands[one], size, rules.keys, rules.low, rules.high, rules.strength,
                                 rules.flushes, rules.flush_bits)  # fmt: skip
        if rules.split:
            mask = 0
            for at in range(size):
                mask |= rules.bits[hands[one, at]]
            lows[one] = rules.masks[mask]


@part()
def place(rules: Rules, hands: Array, board: Array, owner: int, at: int, card: int) -> None:
    """Deal a card to a player, or to the board (owner -1), which hands of kind 0 carry along."""
    if owner >= 0:
        hands[owner, at] = card
        return
    board[at] = card
    if rules.kind == 0:
        for one in range(len(hands)):
            hands[one, rules.own + at] = card


@compiled()
def deal_all(rules: Rules, hands: Array, known: Array, board: Array, shown: int, deck: Array,
             tally: Array) -> Int:  # fmt: skip
    """Every way to deal what is missing, board first, then player by player; returns how many."""
    players = len(hands)
    owner = np.empty(64, dtype=np.int64)
    where = np.empty(64, dtype=np.int64)
    slots = 0
    for at in range(shown, rules.shared):
        owner[slots], where[slots] = -1, at
        slots += 1
    for one in range(players):
        for at in range(known[one], rules.own):
            owner[slots], where[slots] = one, at
            slots += 1
    highs = np.zeros(players, dtype=np.int64)
    lows = np.zeros(players, dtype=np.int64)
    if slots == 0:
        score(rules, hands, board, 0, highs, lows)
        settle(highs, lows, rules.split, tally)
        return 1
    last, total, dirty, level = slots - 1, 0, 0, 0
    used = np.zeros(len(deck), dtype=np.bool_)
    pick = np.full(slots, -1, dtype=np.int64)
    held = np.zeros(slots, dtype=np.bool_)
    while level >= 0:
        at = pick[level]
        dirty = min(dirty, max(owner[level], 0))
        if level == last:
            for card in range(at + 1, len(deck)):
                if used[card]:
                    continue
                place(rules, hands, board, owner[level], where[level], deck[card])
                score(rules, hands, board, dirty, highs, lows)
                settle(highs, lows, rules.split, tally)
                dirty = max(owner[level], 0)
                total += 1
            level -= 1
            continue
        if held[level]:
            used[at] = False
            held[level] = False
        at += 1
        while at < len(deck) and used[at]:
            at += 1
        if at == len(deck):
            level -= 1
            continue
        used[at] = held[level] = True
        pick[level] = at
        place(rules, hands, board, owner[level], where[level], deck[at])
        level += 1
        pick[level] = at if owner[level] == owner[level - 1] else -1
    return total


@compiled()
def boards_all(rules: Rules, holes: Array, board: Array, shown: int, deck: Array, tally: Array) -> Int:
    """``deal_all`` for hold'em: the board but for its last card is added up once for all players."""
    players, missing = len(holes), rules.shared - shown
    keys, low, high, strength, flushes = rules.keys, rules.low, rules.high, rules.strength, rules.flushes
    own = np.empty(players, dtype=np.int64)
    suits = np.zeros((players, 4), dtype=np.int64)
    for one in range(players):
        own[one] = keys[holes[one, 0]] + keys[holes[one, 1]] + BIAS
        for at in range(2):
            suits[one, holes[one, at] & 3] |= 1 << np.int64(holes[one, at] >> 2)
    highs = np.zeros(players, dtype=np.int64)
    base = np.zeros(players, dtype=np.int64)
    masks = np.zeros(4, dtype=np.int64)
    chosen = np.arange(missing - 1)
    wins = losses = total = 0
    while True:
        shared = np.int64(0)
        masks[:] = 0
        for at in range(shown + missing - 1):
            card = board[at] if at < shown else deck[chosen[at - shown]]
            shared += keys[card]
            masks[card & 3] |= 1 << np.int64(card >> 2)
        for one in range(players):
            base[one] = own[one] + shared
        for at in range(chosen[missing - 2] + 1 if missing > 1 else 0, len(deck)):
            card = deck[at]
            for one in range(players):
                key = base[one] + keys[card]
                suited = key & rules.flush_bits
                if suited:
                    suit = suit_of_flush(suited)
                    mask = masks[suit] | suits[one, suit]
                    if card & 3 == suit:
                        mask |= 1 << np.int64(card >> 2)
                    highs[one] = flushes[mask]
                else:
                    highs[one] = strength[np.int64(low[key & LOW_FIELD]) + high[key >> 16 & HIGH_FIELD]]
            total += 1
            if players == 2:
                wins += highs[0] > highs[1]
                losses += highs[1] > highs[0]
            else:
                settle(highs, highs, 0, tally)
        at = missing - 2
        while at >= 0 and chosen[at] == len(deck) - missing + at:
            at -= 1
        if at < 0:
            break
        chosen[at] += 1
        for after in range(at + 1, missing - 1):
            chosen[after] = chosen[after - 1] + 1
    if players == 2:
        ties = total - wins - losses
        for one in range(2):
            tally[0, one] += losses if one else wins
            tally[1, one] += ties
            tally[2, one] += POT * (losses if one else wins) + POT // 2 * ties
    return total


@part()
def draw(state: Array, below: int) -> Int:
    """The next number from 0 to ``below``."""
    state[0] += _GAMMA
    mixed = state[0]
    mixed = (mixed ^ (mixed >> _S30)) * _MIX
    mixed = (mixed ^ (mixed >> _S27)) * _REMIX
    mixed ^= mixed >> _S31
    return np.int64(((mixed >> _S32) * np.uint64(below)) >> _S32)


@compiled()
def deal_some(rules: Rules, choices: Array, starts: Array, known: Array, board: Array, shown: int,
              gone: Int, samples: int, state: Array, tally: Array) -> Int:  # fmt: skip
    """Random deals: for every player one of his ``choices`` (rows from ``starts``), then what is missing.

    ``gone`` is the mask of cards that cannot be dealt. Returns how many deals were made: fewer than asked
    for only if the choices hardly ever go together.
    """
    players = len(known)
    width = rules.own + (rules.shared if rules.kind == 0 else 0)
    hands = np.zeros((players, width), dtype=np.uint8)
    highs = np.zeros(players, dtype=np.int64)
    lows = np.zeros(players, dtype=np.int64)
    for at in range(shown):
        place(rules, hands, board, -1, at, board[at])
    for sample in range(samples):
        for attempt in range(_TRIES + 1):
            if attempt == _TRIES:
                return sample
            used, clash = gone, False
            for one in range(players):
                row = starts[one] + draw(state, starts[one + 1] - starts[one])
                for at in range(known[one]):
                    card = np.int64(choices[row, at])
                    clash = clash or (used >> card & 1) != 0
                    used |= 1 << card
                    hands[one, at] = card
            if not clash:
                break
        for owner in range(-1, players):
            for at in range(shown if owner < 0 else known[owner], rules.shared if owner < 0 else rules.own):
                card = draw(state, 52)
                while used >> card & 1:
                    card = draw(state, 52)
                used |= 1 << card
                place(rules, hands, board, owner, at, card)
        score(rules, hands, board, 0, highs, lows)
        settle(highs, lows, rules.split, tally)
    return samples
