"""rlcard: no-limit hold'em and, everybody calling, limit hold'em.

The game object is made once; a hand is `init_game()`, which makes dealer, players, judge and deck anew.
Differences: a no-limit raise is half the pot, the pot or all-in, nothing else; players who are all-in are
asked again (passed here and not counted, but it makes rlcard end some streets early); only the best hand is
paid, so a side pot it is not in goes back to those who put it there; limit has no stacks. Random limit play
is left out: with more than two players a fold does not end the round as it should.
"""

from __future__ import annotations

import random
from functools import partial
from importlib.metadata import version
from typing import Any

from .peers import Peer, quiet
from .works import PLAYERS, STACK


def peer() -> Peer:
    from rlcard.games import limitholdem, nolimitholdem
    from rlcard.games.nolimitholdem.round import Action

    def no_limit() -> Any:
        game = nolimitholdem.Game(num_players=PLAYERS)
        game.configure({"game_num_players": PLAYERS, "chips_for_each": STACK, "dealer_id": PLAYERS - 1})
        return game

    works = {
        "nlhe_call": partial(_calls, no_limit(), Action),
        "nlhe_random": partial(_randoms, no_limit(), Action),
        "lhe_call": partial(_limit_calls, limitholdem.Game(num_players=PLAYERS)),
    }
    return Peer("rlcard", version("rlcard"), works)


def _seed(game: Any, rng: random.Random) -> None:
    game.np_random.seed(rng.getrandbits(32))


def _calls(game: Any, action: Any, rng: random.Random, hands: int) -> int:
    call = action.CHECK_CALL
    actions = 0
    _seed(game, rng)
    with quiet():
        for _ in range(hands):
            game.init_game()
            while not game.is_over():
                game.step(call)
                actions += 1
            game.get_payoffs()
    return actions


def _limit_calls(game: Any, rng: random.Random, hands: int) -> int:
    actions = 0
    _seed(game, rng)
    with quiet():
        for _ in range(hands):
            state, _ = game.init_game()
            while not game.is_over():
                state, _ = game.step("call" if "call" in state["legal_actions"] else "check")
                actions += 1
            game.get_payoffs()
    return actions


def _randoms(game: Any, action: Any, rng: random.Random, hands: int) -> int:
    call = action.CHECK_CALL
    actions = 0
    _seed(game, rng)
    with quiet():
        for _ in range(hands):
            state, player = game.init_game()
            while not game.is_over():
                if state["stakes"][player]:
                    chosen = _choose(state, action, game.round.raised, player, rng)
                    actions += 1
                else:
                    chosen = call
                state, player = game.step(chosen)
            game.get_payoffs()
    return actions


def _choose(state: Any, action: Any, raised: list[int], player: int, rng: random.Random) -> Any:
    raises = [each for each in state["legal_actions"] if each not in (action.FOLD, action.CHECK_CALL)]
    kinds = [action.CHECK_CALL]
    if raised[player] < max(raised):
        kinds.append(action.FOLD)
    if raises:
        kinds.append(rng.choice(raises))
    return kinds[rng.randrange(len(kinds))]
