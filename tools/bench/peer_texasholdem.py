"""texasholdem: no-limit hold'em.

A hand is a new `TexasHoldEm` table, so that every hand starts with full stacks; the button is drawn at random
by the library. It always writes a history of the hand in memory. It lets a player fold who faces no bet;
here nobody does.
"""

from __future__ import annotations

import random
from functools import partial
from importlib.metadata import version
from typing import Any

from .peers import Peer, global_random, quiet
from .works import BIG_BLIND, PLAYERS, SMALL_BLIND, STACK


def peer() -> Peer:
    import texasholdem

    works = {
        "nlhe_call": partial(_calls, texasholdem),
        "nlhe_random": partial(_randoms, texasholdem),
    }
    return Peer("texasholdem", version("texasholdem"), works)


def _table(library: Any) -> Any:
    game = library.TexasHoldEm(buyin=STACK, big_blind=BIG_BLIND, small_blind=SMALL_BLIND, max_players=PLAYERS)
    game.start_hand()
    return game


def _calls(library: Any, rng: random.Random, hands: int) -> int:
    call, check = library.ActionType.CALL, library.ActionType.CHECK
    to_call = library.PlayerState.TO_CALL
    actions = 0
    with quiet(), global_random(rng):
        for _ in range(hands):
            game = _table(library)
            while game.is_hand_running():
                facing = game.players[game.current_player].state == to_call
                game.take_action(call if facing else check)
                actions += 1
    return actions


def _randoms(library: Any, rng: random.Random, hands: int) -> int:
    kind = library.ActionType
    actions = 0
    with quiet(), global_random(rng):
        for _ in range(hands):
            game = _table(library)
            while game.is_hand_running():
                moves = game.get_available_moves()
                kinds = moves.action_types
                if kind.CHECK in kinds:
                    kinds = [each for each in kinds if each != kind.FOLD]
                chosen = kinds[rng.randrange(len(kinds))]
                if chosen == kind.RAISE:
                    game.take_action(chosen, total=rng.choice(moves.raise_range))
                else:
                    game.take_action(chosen)
                actions += 1
    return actions
