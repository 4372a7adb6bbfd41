"""Hands that older releases recorded act by act in streams of their own. They are read and verified for ever;
new ones are told in their event (``live_hand``).

hand = Recorded()
HAND.act(hand, Asked(command=BeginHand(event="copa", table=1, number=7, setup={...}), by=..., at=...), book)
HAND.act(hand, Asked(command=TellAct(step={"seat": 3, "does": "raise", "to": 1100}), by=..., at=...), book)
told(hand, book)
"""

from torneo.tournament.recorded.commands import BeginHand, EndHand, TakeBackAct, TellAct
from torneo.tournament.recorded.events import HAND, ActTakenBack, ActTold, HandBegun, HandRecorded
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
    "told",
]
