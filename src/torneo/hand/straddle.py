"""A blind raise before the deal, where a house allows it."""

from torneo.hand.actions import BETTING
from torneo.hand.hand import Hand
from torneo.hand.illegal import IllegalAction
from torneo.hand.seating import all_from
from torneo.hand.status import BET


def straddle(hand: Hand, seat: int) -> int:
    """The first to act doubles the big blind and acts last; returns the chips put in."""
    if not hand.rules.straddle_allowed:
        hand.straddle(seat, 2 * hand.stakes.big)
    place = hand._place(seat)
    total = 2 * hand.stakes.big
    began = any(event[0] in BETTING for event in hand.events)
    if hand.status != BET or hand.street or began or hand.actor != seat or hand.unit:
        raise IllegalAction("straddle_not_now", seat=seat)
    if not hand._able[place] or hand.stack[place] <= total:
        raise IllegalAction("not_enough_chips", seat=seat, to=total)
    hand.stack[place] -= total
    hand.bet[place] += total
    hand.level = hand.full_level = hand.full_raise = total
    hand.events.append(("post", seat, total))
    queue = all_from(len(hand.seats), (place + 1) % len(hand.seats))
    hand._queue = [other for other in queue if hand._able[other]]
    return total
