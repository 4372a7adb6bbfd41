"""pokerkit: every game of the bench, all its automations on, player actions taken one by one.

Game definitions are made once; a hand is a new `State`. In its limit games a street has at most four bets or
raises, the big blind not counted.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

from .peers import Peer, Play, global_random, quiet
from .works import ANTE, BIG_BET, BIG_BLIND, BRING_IN, PLAYERS, SMALL_BET, SMALL_BLIND, STACK

Step = Callable[[Any, random.Random], None]


def peer() -> Peer:
    import pokerkit as pk

    auto = tuple(pk.Automation)
    blinds = (SMALL_BLIND, BIG_BLIND)
    unlimited = (auto, True, 0, blinds, BIG_BLIND)
    limit = (auto, True, 0, blinds, SMALL_BET, BIG_BET)
    stud = (auto, True, ANTE, BRING_IN, SMALL_BET, BIG_BET)
    games: dict[str, Any] = {
        "nlhe": pk.NoLimitTexasHoldem(*unlimited),
        "lhe": pk.FixedLimitTexasHoldem(*limit),
        "plo": pk.PotLimitOmahaHoldem(*unlimited),
        "o8": pk.FixedLimitOmahaHoldemHighLowSplitEightOrBetter(*limit),
        "stud": pk.FixedLimitSevenCardStud(*stud),
        "stud8": pk.FixedLimitSevenCardStudHighLowSplitEightOrBetter(*stud),
        "razz": pk.FixedLimitRazz(*stud),
        "27td": pk.FixedLimitDeuceToSevenLowballTripleDraw(*limit),
        "badugi": pk.FixedLimitBadugi(*limit),
        "27sd": pk.NoLimitDeuceToSevenLowballSingleDraw(*unlimited),
    }
    works: dict[str, Play] = {}
    for code, game in games.items():
        works[f"{code}_call"] = partial(_play, game, _call)
        works[f"{code}_random"] = partial(_play, game, _random)
    return Peer("pokerkit", version("pokerkit"), works)


def _play(game: Any, step: Step, rng: random.Random, hands: int) -> int:
    actions = 0
    with quiet(), global_random(rng):
        for _ in range(hands):
            state = game(STACK, PLAYERS)
            while state.status:
                step(state, rng)
                actions += 1
    return actions


def _call(state: Any, _rng: random.Random) -> None:
    if state.stand_patter_or_discarder_index is not None:
        state.stand_pat_or_discard()
    elif state.bring_in_status:
        state.post_bring_in()
    else:
        state.check_or_call()


def _random(state: Any, rng: random.Random) -> None:
    drawer = state.stand_patter_or_discarder_index
    if drawer is not None:
        cards = state.hole_cards[drawer]
        state.stand_pat_or_discard([card for card in cards if rng.random() < 0.5])
        return
    kinds = [state.post_bring_in if state.bring_in_status else state.check_or_call]
    if state.can_fold():
        kinds.append(state.fold)
    if state.can_complete_bet_or_raise_to():
        kinds.append(state.complete_bet_or_raise_to)
    kind = kinds[rng.randrange(len(kinds))]
    if kind == state.complete_bet_or_raise_to:
        least = state.min_completion_betting_or_raising_to_amount
        kind(rng.randint(least, state.max_completion_betting_or_raising_to_amount))
    else:
        kind()
