"""What a hand is waiting for."""

from typing import Final

DEAL: Final = "deal"
BRING_IN: Final = "bring_in"
BET: Final = "bet"
DRAW: Final = "draw"
SHOWDOWN: Final = "showdown"
OVER: Final = "over"
