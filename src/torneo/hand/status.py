"""What a hand is waiting for."""

from typing import Final

DEAL: Final = "deal"
BRING_IN: Final = "bring_in"
BET: Final = "bet"
STREET_OVER: Final = "street_over"
DRAW: Final = "draw"
SHOWDOWN: Final = "showdown"
OVER: Final = "over"
