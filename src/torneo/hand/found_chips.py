"""Chips of an all-in player that count in his bet although they turned up when its round was over."""

from torneo.hand import rounds, showdown, showdown_amends
from torneo.hand.hand import Hand
from torneo.hand.status import OVER, STREET_OVER


def add_to_all_in(hand: Hand, seat: int, chips: int) -> int:
    """Whoever had matched the all-in owes the chips too, as far as his own go; pots already paid are paid
    anew. Returns what nobody could match, which goes back to ``seat``."""
    paid_out = hand.status == OVER
    if paid_out:
        showdown_amends.take_back_awards(hand)
    place = hand.place_of[seat]
    put_in = hand.paid[place]
    total = put_in + _at_stake(hand, place, chips)
    for other, alive in enumerate(hand.live):
        if alive and other != place and put_in <= hand.paid[other] < total:
            _pay(hand, other, max(min(total - hand.paid[other], hand.stack[other]), 0))
    matched = max(paid for other, paid in enumerate(hand.paid) if other != place)
    joined = max(min(total, matched) - put_in, 0)
    hand.stack[place] += chips
    _pay(hand, place, joined)
    back = chips - joined
    if back:
        hand.events.append(("returned", seat, back))
    if paid_out:
        showdown.settle_if_decided(hand)
    elif hand.status == STREET_OVER:
        rounds.turn_up(hand)
    return back


def make_up_ante(hand: Hand, seat: int, chips: int) -> int:
    """What was missing of a short ante goes in; returns how many of the chips that took."""
    place = hand.place_of[seat]
    missing = max(min(hand.stakes.ante - hand.paid[place], chips), 0)
    if missing:
        hand.paid[place] += missing
        hand.collected += missing
        hand.events.append(("ante", seat, missing))
    return missing


def _at_stake(hand: Hand, place: int, chips: int) -> int:
    """A short call is made up to the bet it answers, and no further."""
    bets = hand.last_bets
    short = max(bets) - bets[place]
    return min(chips, short) if bets[place] and short else chips


def _pay(hand: Hand, place: int, chips: int) -> None:
    """Into the pot and the bets of the round just ended; of a bet part of which had come back, that first."""
    bets = list(hand.last_bets)
    again = min(chips, hand.last_return) if bets[place] == max(bets) else 0
    hand.last_return -= again
    bets[place] += chips - again
    hand.last_bets = bets
    hand.stack[place] -= chips
    hand.paid[place] += chips
    hand.collected += chips
    if not hand.stack[place] and hand._able[place]:
        hand._able[place] = False
        hand.ables -= 1
