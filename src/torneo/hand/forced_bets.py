"""Antes, blinds and newcomers' posts: what goes in before a card is dealt."""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal

from torneo.hand.illegal import SetupError
from torneo.hand.memory import HandMemory

Withheld = tuple[Literal["ante", "blind"] | None, int | None]
"""A forced bet that was not posted: which (none: the blind, where one was due), and how much of it (all)."""


def absent_places(hand: HandMemory, absent: Collection[int]) -> frozenset[int]:
    return frozenset(_place(hand, "absent", seat) for seat in absent)


def post(
    hand: HandMemory,
    blinds: Sequence[tuple[int, int]] | None,
    posts: Mapping[int, int] | None,
    dead_posts: Mapping[int, int] | None,
    antes: Mapping[int, int] | None,
) -> None:
    """Take the forced bets and set the opening bet level."""
    owed = name_blinds(hand, blinds)
    if hand.stakes.ante or antes:
        rule = hand.rules.paid_first_if_short
        if rule == "blind" or (rule == "by_ante_kind" and hand.stakes.ante_kind == "big_blind"):
            _pay_blinds(hand, owed)
            _pay_antes(hand, antes)
        else:
            _pay_antes(hand, antes)
            _pay_blinds(hand, owed)
    else:
        _pay_blinds(hand, owed)
    _open_level(hand, owed)
    for seat, amount in (posts or {}).items():
        _put(hand, "post", _place(hand, "posts", seat), amount)
    for seat, amount in (dead_posts or {}).items():
        hand.dead_money += _take(hand, "dead_post", _place(hand, "dead_posts", seat), amount)


def withhold(hand: HandMemory, withheld: Mapping[int, Withheld]) -> None:
    """Give back what somebody did not post, before a card is dealt; ``hand.withheld`` tells what it was."""
    for seat, (kind, chips) in withheld.items():
        due = {event[0]: event[2] for event in hand.events if event[1:2] == (seat,)}
        what = kind if kind is not None else "blind" if "blind" in due else "ante"
        owed = due.get(what, 0)
        if chips is not None and chips > owed:
            raise SetupError("withheld", f"seat {seat} owed {owed} of {what}, so {chips} cannot be missing")
        missing = owed if chips is None else chips
        if missing:
            hand.withheld[seat] = what, missing
            _give_back(hand, seat, what, missing)


def _give_back(hand: HandMemory, seat: int, kind: str, chips: int) -> None:
    place = hand.place_of[seat]
    hand.stack[place] += chips
    if not hand._able[place]:
        hand._able[place] = True
        hand.ables += 1
    if kind == "blind":
        hand.bet[place] -= chips
    else:
        hand.collected -= chips
        if hand.stakes.ante_kind == "big_blind":
            hand.dead_money -= chips
        else:
            hand.paid[place] -= chips
    at = next(n for n, event in enumerate(hand.events) if event[:2] == (kind, seat))
    posted = hand.events[at][2] - chips
    hand.events[at : at + 1] = [(kind, seat, posted)] if posted else []


def name_blinds(hand: HandMemory, blinds: Sequence[tuple[int, int]] | None) -> tuple[tuple[int, int], ...]:
    """Settle who is which blind, who opens, and the sizes that hold for the whole hand."""
    seats = hand.seats
    owed = usual_blinds(hand) if blinds is None else tuple(blinds)
    places = [_place(hand, "blinds", seat) for seat, _ in owed]
    hand.blinds = owed
    if places:
        hand.opener = (places[-1] + 1) % len(seats)
        hand.big_blind = seats[places[1 if len(places) > 1 else 0]]
        hand.small_blind = seats[places[0]] if len(places) > 1 else None
    hand.cap = _cap(hand)
    smallest = hand.rules.min_opening_bet == "smallest_chip_in_play"
    hand.opening_bet = hand.smallest_chip if smallest else hand.stakes.opening_bet
    return owed


def usual_blinds(hand: HandMemory) -> tuple[tuple[int, int], ...]:
    """Small and big blind from the button; heads-up the book says which of them is the button."""
    stakes, seats = hand.stakes, hand.seats
    if hand.game.family == "stud" or not stakes.big:
        return ()
    first, second = 0, 1
    if len(seats) == 2 and hand.rules.heads_up_button_is == "small_blind":
        first, second = 1, 0
    if not stakes.small:
        return ((seats[second], stakes.big),)
    return ((seats[first], stakes.small), (seats[second], stakes.big))


def _open_level(hand: HandMemory, owed: Sequence[tuple[int, int]]) -> None:
    """The opening bet is the biggest blind at its full size, however short it was posted."""
    full = level = 0
    for _, amount in owed:
        full += amount
        if amount > level:
            level = amount
    hand.level = hand.full_level = level
    opening = hand.stakes.opening_bet
    hand.full_raise = opening if opening > level else level
    if not hand.full_raise:
        raise SetupError("stakes", "have neither a blind nor a bet size")
    if hand.smallest_chip < 1:
        raise SetupError("smallest_chip", f"must be at least 1, is {hand.smallest_chip}")
    hand.raises = 0 if level else -1
    if owed and hand.rules.preflop_short_blind == "counts_as_full":
        if hand.small_blind is None:
            full += hand.stakes.small
        hand.phantom_blinds = full - sum(hand.bet)


def _cap(hand: HandMemory) -> int | None:
    rules = hand.rules
    if hand.game.limit == "no_limit":
        return rules.raise_cap_no_limit
    if hand.game.limit == "pot_limit":
        return rules.raise_cap_pot_limit
    lifted = rules.limit_cap_lifted_at_players_in_event
    if lifted is not None and hand.players_in_event is not None and hand.players_in_event <= lifted:
        return None
    return rules.raise_cap_limit


def _pay_blinds(hand: HandMemory, owed: Sequence[tuple[int, int]]) -> None:
    for seat, amount in owed:
        place = hand.place_of[seat]
        if not posts(hand, place, "blinds"):
            continue
        if hand.stack[place] < amount and not hand.rules.short_blind_plays:
            hand._absent |= {place}
        _put(hand, "blind", place, amount)


def _pay_antes(hand: HandMemory, antes: Mapping[int, int] | None) -> None:
    stakes = hand.stakes
    if stakes.ante_kind == "big_blind":
        for seat, amount in (antes or {hand.big_blind: stakes.ante} if hand.big_blind else {}).items():
            if _lets_off(hand, hand.place_of.get(seat, -1)):
                continue
            hand.dead_money += _take(hand, "ante", _place(hand, "antes", seat), amount)
        return
    for seat in antes or ():
        _place(hand, "antes", seat)
    for place, seat in enumerate(hand.seats):
        if _lets_off(hand, place):
            continue
        chips = _take(hand, "ante", place, stakes.ante if antes is None else antes.get(seat, 0))
        hand.paid[place] += chips


def _lets_off(hand: HandMemory, place: int) -> bool:
    """Absent, under a book that takes no ante from such players."""
    return bool(hand._absent) and not posts(hand, place, "antes")


def posts(hand: HandMemory, place: int, what: str) -> bool:
    """Is the forced bet taken from the player, who may be away or serving a penalty?"""
    if not hand._absent or place not in hand._absent:
        return True
    rules = hand.rules
    return what in (rules.penalised_posts if place in hand.penalised else rules.absent_posts)


def _put(hand: HandMemory, kind: str, place: int, amount: int) -> None:
    """Chips in front of the player, which count towards calling."""
    stack = hand.stack[place]
    chips = amount if amount < stack else stack
    if chips <= 0:
        return
    hand.stack[place] = stack - chips
    hand.bet[place] += chips
    hand.events.append((kind, hand.seats[place], chips))
    if chips == stack:
        _all_in(hand, place)


def _take(hand: HandMemory, kind: str, place: int, amount: int) -> int:
    """Chips straight into the pot."""
    stack = hand.stack[place]
    chips = amount if amount < stack else stack
    if chips <= 0:
        return 0
    hand.stack[place] = stack - chips
    hand.collected += chips
    hand.events.append((kind, hand.seats[place], chips))
    if chips == stack:
        _all_in(hand, place)
    return chips


def _all_in(hand: HandMemory, place: int) -> None:
    hand._able[place] = False
    hand.ables -= 1


def _place(hand: HandMemory, field: str, seat: int | None) -> int:
    place = hand.place_of.get(seat) if seat is not None else None
    if place is None:
        raise SetupError(field, f"nobody sits in seat {seat}")
    return place
