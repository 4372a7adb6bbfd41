"""Putting a showdown right: pots taken back, a hand given up put back in play."""

from collections import Counter

from torneo.hand.hand import Hand
from torneo.hand.illegal import IllegalAction
from torneo.hand.status import OVER, SHOWDOWN


def awards_are_there(hand: Hand) -> bool:
    """Has every winner still the chips he was paid? Some may have left the table since."""
    paid = Counter[int]()
    for award in hand.awards:
        paid[award.seat] += award.amount
    return all(hand.stack[hand.place_of[seat]] >= chips for seat, chips in paid.items())


def take_back_awards(hand: Hand) -> None:
    """The pots lie in the middle again, as before they were paid."""
    if hand.status != OVER or not hand.awards:
        raise IllegalAction("no_pot_awarded")
    for award in hand.awards:
        hand.stack[hand.place_of[award.seat]] -= award.amount
    hand.collected = sum(award.amount for award in hand.awards) + hand.carried
    hand.carried = 0
    hand.awards = []
    hand.events.append(("awards_taken_back",))
    hand.status = SHOWDOWN


def reinstate(hand: Hand, seat: int) -> None:
    """A hand given up at showdown is live again; pots already paid for want of it are contested anew."""
    place = hand._place(seat)
    if hand.live[place]:
        raise IllegalAction("hand_is_live", seat=seat)
    if hand.status == OVER:
        take_back_awards(hand)
    if hand.status != SHOWDOWN:
        raise IllegalAction("no_showdown_now", seat=seat)
    hand.live[place] = True
    hand.lives += 1
    for card in hand.hole[place]:
        if card in hand.muck:
            hand.muck.remove(card)
    if hand.stack[place] and not hand._able[place]:
        hand._able[place] = True
        hand.ables += 1
    hand.events.append(("reinstate", seat))
