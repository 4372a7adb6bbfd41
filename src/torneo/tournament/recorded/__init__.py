"""Hands recorded act by act at a table: a stream of their own, with rulings, PHH and the result.

hand = Recorded()
HAND.act(hand, Asked(command=BeginHand(event="copa", table=1, number=7, setup={...}), by=..., at=...), book)
HAND.act(hand, Asked(command=TellAct(step={"seat": 3, "does": "raise", "to": 1100}), by=..., at=...), book)
told(hand, book); phh(hand, book); result(hand, book)
"""

from torneo.tournament.recorded.commands import BeginHand, EndHand, TakeBackAct, TellAct
from torneo.tournament.recorded.events import HAND, ActTakenBack, ActTold, HandBegun, HandRecorded
from torneo.tournament.recorded.giving_out import phh, result
from torneo.tournament.recorded.recording import told
from torneo.tournament.recorded.state import Recorded, Said

__all__ = [
    "HAND",
    "ActTakenBack",
    "ActTold",
    "BeginHand",
    "EndHand",
    "HandBegun",
    "HandRecorded",
    "Recorded",
    "Said",
    "TakeBackAct",
    "TellAct",
    "phh",
    "result",
    "told",
]
