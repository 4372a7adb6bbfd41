"""Has anybody acted yet?"""

from torneo.hand.hand import Hand

_ACTIONS = ("fold", "check", "call", "bet", "raise", "complete", "draw")


def nobody_acted(hand: Hand) -> bool:
    """Only forced bets so far; a bring-in taken from an absent player is one too."""
    if hand.start is not None or hand.street > 0:
        return False
    return not any(
        event[0] in _ACTIONS or (event[0] == "bring_in" and event[1] not in hand.absent_seats)
        for event in hand.events
    )
