"""open_spiel: no-limit hold'em with `universal_poker`, written in C++.

The game is loaded once; a hand is a new initial state. Its chance nodes get the cards of one uniform sample
of the deck, which is the same chance as sampling each node and faster. No-limit uses the whole game
(`bettingAbstraction=fullgame`): each amount is an action of its own. Its limit game
cannot be loaded with six players (it reads the bet sizes as stacks), so it is left out.
"""

from __future__ import annotations

import random
from functools import partial
from importlib.metadata import version
from typing import Any, Final

from .peers import Peer, quiet
from .works import BIG_BLIND, PLAYERS, SMALL_BLIND, STACK

CARDS: Final = 2 * PLAYERS + 5
FOLD: Final = 0
CALL: Final = 1


def peer() -> Peer:
    import pyspiel

    blinds = " ".join(map(str, [SMALL_BLIND, BIG_BLIND] + [0] * (PLAYERS - 2)))
    stacks = " ".join([str(STACK)] * PLAYERS)
    game = pyspiel.load_game(
        f"universal_poker(betting=nolimit,bettingAbstraction=fullgame,numPlayers={PLAYERS},numRounds=4,"
        f"blind={blinds},stack={stacks},firstPlayer=3 1 1 1,"
        "numSuits=4,numRanks=13,numHoleCards=2,numBoardCards=0 3 1 1)"
    )
    works = {"nlhe_call": partial(_calls, game), "nlhe_random": partial(_randoms, game)}
    return Peer("open_spiel", version("open_spiel"), works)


def _calls(game: Any, rng: random.Random, hands: int) -> int:
    deck = range(52)
    actions = 0
    with quiet():
        for _ in range(hands):
            cards = iter(rng.sample(deck, CARDS))
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(next(cards))
                else:
                    state.apply_action(CALL)
                    actions += 1
            state.returns()
    return actions


def _randoms(game: Any, rng: random.Random, hands: int) -> int:
    deck = range(52)
    actions = 0
    with quiet():
        for _ in range(hands):
            cards = iter(rng.sample(deck, CARDS))
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(next(cards))
                else:
                    state.apply_action(_choose(state.legal_actions(), rng))
                    actions += 1
            state.returns()
    return actions


def _choose(legal: list[int], rng: random.Random) -> int:
    """`legal` is sorted: fold if there is a bet to face, call, then the amounts a raise can be to."""
    first_raise = 2 if legal[0] == FOLD else 1
    chosen = rng.randrange(first_raise + (len(legal) > first_raise))
    return legal[chosen] if chosen < first_raise else legal[rng.randrange(first_raise, len(legal))]
