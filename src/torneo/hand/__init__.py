"""One hand at one table: games as data, dealing, betting, pots, showdown; hand histories in and out."""

from torneo.hand.button import ButtonRules, Positions, first_positions, next_positions
from torneo.hand.games import GAMES, MIXES, Game, game
from torneo.hand.hand import Hand
from torneo.hand.illegal import IllegalAction, SetupError
from torneo.hand.legal import Legal
from torneo.hand.pots import Award, Pot, side_pots
from torneo.hand.rebuild import RecordError, rebuild
from torneo.hand.rotation import Rotation, mix, positions_after
from torneo.hand.rules import HandRules
from torneo.hand.stakes import Stakes

__all__ = [
    "GAMES",
    "MIXES",
    "Award",
    "ButtonRules",
    "Game",
    "Hand",
    "HandRules",
    "IllegalAction",
    "Legal",
    "Positions",
    "Pot",
    "RecordError",
    "Rotation",
    "SetupError",
    "Stakes",
    "first_positions",
    "game",
    "mix",
    "next_positions",
    "positions_after",
    "rebuild",
    "side_pots",
]
