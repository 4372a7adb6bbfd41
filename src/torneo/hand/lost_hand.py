"""Hands lost in mid-hand through no act of betting, hands found again, and chips that leave the table."""

from typing import Any

from torneo.hand import amend, rounds
from torneo.hand.hand import Hand
from torneo.hand.illegal import IllegalAction
from torneo.hand.status import BET, OVER, SHOWDOWN, STREET_OVER

_NEW_CARDS = ("board", "deal")


def lose(hand: Hand, seat: int) -> int:
    """The hand is dead; a bet or raise of its player that nobody called goes back. Returns those chips."""
    place = hand._place(seat)
    if hand.status == OVER or not hand.live[place]:
        raise IllegalAction("hand_not_live", seat=seat)
    before = hand.stack[place]
    if hand.status == BET and place == hand.last_aggressor and hand.lives > 2:
        _withdraw(hand, place)
    hand.kill(seat)
    return hand.stack[place] - before


def give_up_everything(hand: Hand, seat: int) -> None:
    """The hand is dead and all it put in stays in the pot, called or not."""
    if hand.last_aggressor == hand._place(seat):
        hand.last_aggressor = -1
    hand.kill(seat)


def _withdraw(hand: Hand, place: int) -> None:
    """Take back what nobody called; the round stands where it was before, for those still to act in it."""
    blinds = [amount for _, amount in hand.blinds]
    posted = max(blinds, default=hand.stakes.bring_in) if hand.street == 0 else 0
    others = max(chips for other, chips in enumerate(hand.bet) if other != place)
    back = hand.bet[place] - others
    if back <= 0:
        return
    level = max(others, posted)
    hand.bet[place] -= back
    hand.stack[place] += back
    hand.events.append(("returned", hand.seats[place], back))
    made = [event for event in street_events(hand) if event[0] in ("bet", "raise") and event[2] <= level]
    hand.level = hand.full_level = posted
    hand.full_raise = max(hand.opening_bet, posted)
    hand.raises = 0 if posted else -1
    hand.last_aggressor = -1
    for _, seat, total in made:
        rounds.note_raise(hand, total)
        hand.last_aggressor = hand.place_of[seat]
    hand.level = level
    waiting = hand._queue
    hand._queue = [other for other in waiting if level > hand.bet[other] or hand._acted[other] < 0]


def street_events(hand: Hand) -> list[tuple[Any, ...]]:
    """What happened since the last cards of the street were dealt."""
    at = max((n for n, event in enumerate(hand.events, 1) if event[0] in _NEW_CARDS), default=0)
    return hand.events[at:]


def folded_this_street(hand: Hand, seat: int) -> bool:
    """Did the hand go out of play after the last card that came?"""
    return any(event[0] in ("fold", "kill") and event[1] == seat for event in street_events(hand))


def bring_back(hand: Hand, seat: int) -> None:
    """A hand given up on this street is live again; if it still owed an action, its turn is now."""
    place = hand._place(seat)
    if hand.live[place] or hand.status == OVER or not folded_this_street(hand, seat):
        raise IllegalAction("hand_not_to_be_had", seat=seat)
    over = amend.reopen_round(hand) if hand.status in (STREET_OVER, SHOWDOWN) else False
    hand.live[place] = True
    hand.lives += 1
    for card in hand.hole[place]:
        if card in hand.muck:
            hand.muck.remove(card)
    if hand.stack[place] and not hand._able[place]:
        hand._able[place] = True
        hand.ables += 1
        if hand.status == BET and (hand._acted[place] < 0 or hand.level > hand.bet[place]):
            hand._queue.append(place)
    hand.events.append(("reinstate", seat))
    if over:
        amend.close_round(hand)


def take_out(hand: Hand, seat: int, chips: int) -> int:
    """Chips of a stack leave the table for good; returns how many there were."""
    place = hand._place(seat)
    gone = min(chips, hand.stack[place])
    hand.stack[place] -= gone
    hand.events.append(("taken_out", seat, gone))
    if not hand.stack[place] and hand._able[place]:
        hand._able[place] = False
        hand.ables -= 1
        if place in hand._queue:
            hand._queue.remove(place)
            rounds.moved(hand)
    return gone
