"""Operations for the floor: things that happened against the rules, and putting them right.

They keep the chips conserved and the turn order sound, but do not ask whether an amount is legal.
"""

import copy
from collections.abc import Mapping

from torneo.hand import rounds
from torneo.hand.hand import Hand
from torneo.hand.illegal import IllegalAction
from torneo.hand.status import OVER


def copy_hand(hand: Hand) -> Hand:
    """An independent twin, for trying something out."""
    twin = Hand.__new__(Hand)
    for name in Hand.__slots__:
        value = getattr(hand, name)
        if isinstance(value, list):
            value = [list(item) if isinstance(item, list) else item for item in value]
        elif isinstance(value, dict):
            value = dict(value)
        setattr(twin, name, value)
    twin._rng = copy.copy(hand._rng)
    return twin


def put_in(hand: Hand, total: int) -> None:
    """The actor's bet becomes ``total``, legal or not: less than the call leaves him short."""
    place = hand._turn()
    total = min(total, hand.stack[place] + hand.bet[place])
    if total > hand.level:
        hand._raise(place, total)
        return
    added = total - hand.bet[place]
    if added < 0:
        raise IllegalAction("chips_taken_back", seat=hand.seats[place])
    _pay(hand, place, added)
    hand.events.append(("call", hand.seats[place], added))
    hand._acted[place] = hand.level
    hand._queue.pop()
    rounds.moved(hand)


def forfeit(hand: Hand, chips: int) -> None:
    """The actor leaves ``chips`` in the pot and folds."""
    place = hand._turn()
    _pay(hand, place, min(chips, hand.stack[place]))
    hand.fold()


def fold_out_of_turn(hand: Hand, seat: int) -> None:
    place = hand._place(seat)
    if hand.status == OVER or not hand.live[place]:
        raise IllegalAction("hand_not_live", seat=seat)
    hand.events.append(("fold", seat))
    if place in hand._queue:
        hand._queue.remove(place)
    rounds.drop(hand, place)


def let_act(hand: Hand, seat: int) -> list[int]:
    """Make it ``seat``'s turn; the players passed over act after everybody else. Returns their seats."""
    place = hand._place(seat)
    queue = hand._queue
    if place not in queue:
        raise IllegalAction("seat_has_no_turn_coming", seat=seat)
    passed = []
    while queue[-1] != place:
        passed.append(queue.pop())
    queue[:0] = reversed(passed)
    return [hand.seats[other] for other in passed]


def correct_bets(hand: Hand, totals: Mapping[int, int]) -> None:
    """Set what the named seats have in on the current street, collected or not."""
    collected = not any(hand.bet) and any(hand.last_bets)
    bets = hand.last_bets if collected else hand.bet
    for seat, total in totals.items():
        place = hand._place(seat)
        change = min(total - bets[place], hand.stack[place])
        _shift(hand, place, change)
        bets[place] += change
        if collected:
            hand.paid[place] += change
            hand.collected += change
    if not collected:
        hand.level = max(hand.bet)


def post_late(hand: Hand, seat: int, amount: int, *, live: bool) -> int:
    """A forced bet taken after the deal; ``live`` chips count towards calling."""
    place = hand._place(seat)
    chips = min(amount, hand.stack[place])
    if live:
        _pay(hand, place, chips)
    else:
        _shift(hand, place, chips)
        hand.paid[place] += chips
        hand.collected += chips
    hand.events.append(("post", seat, chips))
    return chips


def _pay(hand: Hand, place: int, chips: int) -> None:
    _shift(hand, place, chips)
    hand.bet[place] += chips


def _shift(hand: Hand, place: int, chips: int) -> None:
    """Chips out of a stack (or back into it), keeping count of who can still bet."""
    hand.stack[place] -= chips
    able = hand.live[place] and hand.stack[place] > 0
    if able != hand._able[place]:
        hand._able[place] = able
        hand.ables += 1 if able else -1
