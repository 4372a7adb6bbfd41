"""clubs: no-limit and limit hold'em, pot-limit Omaha.

The dealer and its evaluator table are made once; a hand is `reset()` with the stacks and the button put back.
clubs asks players who are all-in again: those turns are passed here and not counted as actions. It keeps the
last raise of one street as the least raise of the next, and pays side pots wrongly.
"""

from __future__ import annotations

import random
from functools import partial
from importlib.metadata import version
from typing import Any

from .peers import Peer, Play, global_random, quiet
from .works import BIG_BET, BIG_BLIND, PLAYERS, SMALL_BET, SMALL_BLIND, STACK


def peer() -> Peer:
    import clubs

    table = {
        "blinds": [SMALL_BLIND, BIG_BLIND] + [0] * (PLAYERS - 2),
        "start_stack": STACK,
        "num_players": PLAYERS,
    }
    bets = {"raise_sizes": [SMALL_BET, SMALL_BET, BIG_BET, BIG_BET]}
    games = {
        "nlhe": clubs.configs.NO_LIMIT_HOLDEM_SIX_PLAYER | table,
        "lhe": clubs.configs.LIMIT_HOLDEM_SIX_PLAYER | table | bets,
        "plo": clubs.configs.POT_LIMIT_OMAHA_SIX_PLAYER | table,
    }
    works: dict[str, Play] = {}
    for code, config in games.items():
        dealer = clubs.poker.Dealer(**config)
        works[f"{code}_call"] = partial(_calls, dealer)
        works[f"{code}_random"] = partial(_randoms, dealer)
    return Peer("clubs", version("clubs"), works)


def _calls(dealer: Any, rng: random.Random, hands: int) -> int:
    actions = 0
    with quiet(), global_random(rng):
        for _ in range(hands):
            seen = dealer.reset(reset_button=True, reset_stacks=True)
            over = False
            while not over:
                seen, _, done = dealer.step(seen["call"])
                actions += 1
                over = all(done)
    return actions


def _randoms(dealer: Any, rng: random.Random, hands: int) -> int:
    actions = 0
    with quiet(), global_random(rng):
        for _ in range(hands):
            seen = dealer.reset(reset_button=True, reset_stacks=True)
            over = False
            while not over:
                if seen["stacks"][seen["action"]]:
                    bet = _bet(seen["call"], seen["min_raise"], seen["max_raise"], rng)
                    actions += 1
                else:
                    bet = 0
                seen, _, done = dealer.step(bet)
                over = all(done)
    return actions


def _bet(call: int, least: int, most: int, rng: random.Random) -> int:
    """The chips to put in: -1 folds."""
    kinds = [call]
    if call:
        kinds.append(-1)
    if most > call:
        kinds.append(most)
    bet = kinds[rng.randrange(len(kinds))]
    return rng.randint(least, most) if bet > call else bet
