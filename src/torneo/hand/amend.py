"""Operations for the floor: things that happened against the rules, and putting them right.

They keep the chips conserved and the turn order sound, but do not ask whether an amount is legal.
"""

import copy
from collections.abc import Mapping, Sequence

from torneo.hand import rounds
from torneo.hand.hand import Hand
from torneo.hand.illegal import IllegalAction
from torneo.hand.memory import HandMemory
from torneo.hand.status import BET, SHOWDOWN, STREET_OVER

#: The cards of each player: lists in a list.
_OF_EACH = ("hole", "up")


def copy_hand(hand: Hand) -> Hand:
    """An independent twin, for trying something out."""
    twin = Hand.__new__(Hand)
    for name in HandMemory.__slots__:
        value = getattr(hand, name)
        if type(value) is list:
            value = [list(cards) for cards in value] if name in _OF_EACH else value.copy()
        elif type(value) is dict:
            value = value.copy()
        setattr(twin, name, value)
    twin._rng = copy.copy(hand._rng)
    return twin


def put_in(hand: Hand, total: int) -> None:
    """The actor's bet becomes ``total``, legal or not: less than the call leaves him short."""
    place = hand._turn()
    total = min(total, hand.stack[place] + hand.bet[place])
    if total > hand.level:
        if total < rounds.full_raise_to(hand) and total < hand.stack[place] + hand.bet[place]:
            hand.underraised_to = total
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
    leave_in(hand, hand.seats[hand._turn()], chips)
    hand.fold()


def leave_in(hand: Hand, seat: int, chips: int) -> None:
    """``chips`` of a player about to lose his hand stay in the pot."""
    place = hand._place(seat)
    _pay(hand, place, min(chips, hand.stack[place]))


def fold_out_of_turn(hand: Hand, seat: int) -> None:
    rounds.take_out(hand, seat, "fold")


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


def reopen_round(hand: Hand) -> bool:
    """Take the bets of the street just ended out of the pot again; false if that street is not just over.

    Nobody is to act then: line somebody up, or ``close_round``.
    """
    if hand.status not in (STREET_OVER, SHOWDOWN):
        return False
    bets = list(hand.last_bets)
    put = list(bets)
    if hand.last_return:
        place = bets.index(max(bets))
        put[place] -= hand.last_return
        again = min(hand.last_return, hand.stack[place])
        hand.stack[place] -= again
        if again < hand.last_return:  # chips that have left the table since are no bet any more
            bets[place] = put[place] + again
            hand.level = hand.full_level = max(bets)
    for place, chips in enumerate(put):
        hand.paid[place] -= chips
        hand.collected -= chips
    hand.bet = bets
    hand.face_up = False
    hand.status = BET
    hand._queue = []
    for place in range(len(bets)):
        shift(hand, place, 0)
    return True


def close_round(hand: Hand) -> None:
    """End a round that was opened again, once nobody is left to act."""
    if hand.status == BET and not hand._queue:
        rounds.close(hand)


def act_again(hand: Hand, seat: int) -> None:
    """It is ``seat``'s turn, with every option, as if he had not acted."""
    place = hand._place(seat)
    hand._acted[place] = -1
    if place in hand._queue:
        hand._queue.remove(place)
    if hand._able[place]:
        hand._queue.append(place)


def next_to_act(hand: Hand, seat: int) -> None:
    """Of those still to act, ``seat`` comes first."""
    place = hand._place(seat)
    if place in hand._queue:
        hand._queue.remove(place)
        hand._queue.append(place)


def correct_bets(hand: Hand, totals: Mapping[int, int]) -> None:
    """Set what the named seats have in on the open street, as far as their stacks go."""
    for seat, total in totals.items():
        place = hand._place(seat)
        change = min(total - hand.bet[place], hand.stack[place])
        shift(hand, place, change)
        hand.bet[place] += change
    hand.level = max(hand.bet)


def count_as_full(hand: Hand, wrong: int, right: int) -> None:
    """A short bet or raise made up to ``right`` is a full one, counted once."""
    counted = hand.full_level == wrong
    hand.full_level = right
    if not counted:
        hand.raises += 1


def make_up(hand: Hand, seats: Sequence[int], wrong: int, right: int) -> None:
    """Those who matched a wrong total have matched the right one, and acted at it."""
    correct_bets(hand, dict.fromkeys(seats, right))
    for place in map(hand.place_of.__getitem__, seats):
        if hand._acted[place] == wrong:
            hand._acted[place] = right


def post_late(hand: Hand, seat: int, amount: int, *, live: bool) -> int:
    """A forced bet taken after the deal; ``live`` chips count towards calling."""
    place = hand._place(seat)
    chips = min(amount, hand.stack[place])
    if live:
        _pay(hand, place, chips)
    else:
        shift(hand, place, chips)
        hand.collected += chips
        if hand.stakes.ante_kind == "big_blind":
            hand.dead_money += chips
            hand.events.append(("ante", seat, chips))
            return chips
        hand.paid[place] += chips
    hand.events.append(("post", seat, chips))
    if place in hand._queue and not hand._able[place]:
        hand._queue.remove(place)
        rounds.moved(hand)
    return chips


def _pay(hand: Hand, place: int, chips: int) -> None:
    shift(hand, place, chips)
    hand.bet[place] += chips


def shift(hand: Hand, place: int, chips: int) -> None:
    """Chips out of a stack (or back into it), keeping count of who can still bet."""
    hand.stack[place] -= chips
    able = hand.live[place] and hand.stack[place] > 0
    if able != hand._able[place]:
        hand._able[place] = able
        hand.ables += 1 if able else -1
