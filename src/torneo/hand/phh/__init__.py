"""The open poker hand history format (PHH): reading, replaying and writing."""

from torneo.hand.phh.read import PhhError, PhhHand, read_phh, read_phh_text
from torneo.hand.phh.replay import Replay, replay
from torneo.hand.phh.write import write_phh

__all__ = ["PhhError", "PhhHand", "Replay", "read_phh", "read_phh_text", "replay", "write_phh"]
