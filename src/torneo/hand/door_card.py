"""The open card of a stud hand that began with one of its down cards seen."""

from torneo.hand import rounds, stud
from torneo.hand.memory import HandMemory
from torneo.hand.status import BRING_IN


def door_from_below(hand: HandMemory, place: int, index: int) -> None:
    """A stud down card that was seen is the open card; the one that would have been open lies face down."""
    cards = hand.hole[place]
    seen = cards.pop(index)
    cards.append(seen)
    hand.up[place] = [seen]
    hand.events.append(("upcard", hand.seats[place], seen))
    if hand.status == BRING_IN:
        rounds.open_stud(hand, stud.bring_in_place(hand))
