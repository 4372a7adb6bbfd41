"""What can be told of a hand: by whom, and what the game lets have happened."""

from typing import Any

from torneo.floor.acts import Bets, Does, NextStreet, TurnsIn
from torneo.floor.scenario.told import ToldHand
from torneo.hand.coming import face_up_to_come
from torneo.hand.status import STREET_OVER
from torneo.tournament.kernel import DIRECTORS, FLOOR, Actor, Refused

#: What the dealer does with the next hand: that one is told by itself.
_NEXT_HAND = ("next_hand", "starts_hand", "first_hand")


def may_not_tell(by: Actor, step: dict[str, Any]) -> Refused | None:
    """Only the floor says what the floor decided, and only the director what the director did."""
    if "floor" not in step:
        return None
    allowed = DIRECTORS if step.get("by") == "director" else FLOOR
    if by.role in allowed:
        return None
    listed = ", ".join(sorted(allowed))
    return Refused("role", {"role": by.role, "allowed": listed, "command": "TellAct"})


def does_not_fit(before: ToldHand, after: ToldHand) -> Refused | None:
    """A plain action the game does not allow has not happened; cards everybody sees are told when they come.
    What a player really did with words, chips or cards stays on record, whatever became of it."""
    act, ruling = after.last_act, after.rulings[-1][0]
    hand = before.table.hand
    if getattr(act, "what", "") in _NEXT_HAND:
        return Refused("next_hand_own_record")
    if isinstance(act, Does | Bets | TurnsIn) and hand.status == STREET_OVER and not before.over:
        return Refused("next_street_first", {"street": hand.street_name})
    if isinstance(act, NextStreet) and not act.cards and hand.status == STREET_OVER and face_up_to_come(hand):
        return Refused("cards_missing", {"street": hand.street_name})
    plain = isinstance(act, Does | NextStreet)
    if plain and ruling.kind in ("refused", "no_effect"):
        return Refused("act_not_possible", {"seat": getattr(act, "seat", 0)}, ruling.clauses)
    return None
