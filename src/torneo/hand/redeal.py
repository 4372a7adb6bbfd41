"""A deal that does not count: every chip back to its owner, and the same hand dealt once more."""

from collections.abc import Collection, Mapping, Sequence

from torneo.cards import DECK, HIDDEN, SHORT_DECK
from torneo.hand.button import next_after
from torneo.hand.dealing import shuffled_by_hand
from torneo.hand.hand import Hand
from torneo.hand.irregular_deal import cards_everywhere, randomness
from torneo.hand.same_hand import same_hand
from torneo.hand.stakes import Stakes
from torneo.hand.status import OVER


def give_back(hand: Hand) -> dict[int, int]:
    """End the hand with nothing won or lost; returns what went back to each seat.

    Chips of a hand that began in mid-play belong to all who were in it alike, an odd chip to the first left
    of the button. What an earlier hand carried over stays for the next deal.
    """
    back = [paid + bet for paid, bet in zip(hand.paid, hand.bet, strict=True)]
    for event in hand.events:
        if event[0] == "dead_post" or (event[0] == "ante" and hand.stakes.ante_kind == "big_blind"):
            back[hand.place_of[event[1]]] += event[2]
    return _end(hand, back)


def _end(hand: Hand, back: list[int]) -> dict[int, int]:
    """The hand is void: ``back`` is what each put in, the rest of the pot was nobody's own."""
    rest = hand.pot - sum(back)
    carried = min(rest, hand.carried_in)
    share, odd = divmod(rest - carried, len(back))
    back = [chips + share + (place < odd) for place, chips in enumerate(back)]
    count = len(back)
    hand.stack = [stack + chips for stack, chips in zip(hand.stack, back, strict=True)]
    hand.bet = hand.last_bets = [0] * count
    hand.paid = [0] * count
    hand.collected = hand.dead_money = 0
    hand.carried += carried
    hand._queue = []
    hand._pending = {}
    hand.status = OVER
    returned = {seat: chips for seat, chips in zip(hand.seats, back, strict=True) if chips}
    hand.events.append(("void",))
    hand.events += [("returned", seat, chips) for seat, chips in returned.items()]
    return returned


def undo(hand: Hand) -> None:
    """A hand that is over, paid or not, is void after all: everyone has again what he began it with."""
    hand.stack = list(hand.starting_stacks)
    hand.bet = [0] * len(hand.stack)
    hand.paid = [0] * len(hand.stack)
    hand.collected = hand.carried_in + (hand.start.pot if hand.start is not None else 0)
    hand.carried = 0
    hand.awards = []
    _end(hand, list(hand.bet))


def redealt(
    void: Hand,
    *,
    absent: Collection[int],
    without: Collection[int] = (),
    newcomers: Mapping[int, int] | None = None,
    stakes: Stakes | None = None,
    button_moves: bool = False,
) -> Hand | None:
    """The hand again from a newly shuffled deck, or ``None`` if fewer than two players are left to deal to.

    ``without``: seats that had no right to cards. The order of the new deck is noted in the void hand.
    """
    stacks = {seat: chips for seat, chips in void.stacks.items() if chips and seat not in without}
    stacks.update(newcomers or {})
    if len(stacks) < 2:
        return None
    deck = None
    if void.deck is not None:
        deck = shuffled_by_hand(randomness(void), _whole(void))
        void.events.append(("reshuffle", *deck))
    same = set(stacks) == set(void.seats) and not button_moves and stakes is None
    return same_hand(
        void,
        stakes=stakes or void.stakes,
        stacks=stacks,
        button=next_after(stacks, void.button) if button_moves else void.button,
        deck=deck,
        blinds=void.blinds if same else None,
        posts=_before_the_deal(void, "post", stacks),
        dead_posts=_before_the_deal(void, "dead_post", stacks),
        antes=None if void.stakes.ante else _before_the_deal(void, "ante", stacks) or None,
        absent=[seat for seat in absent if seat in stacks],
        penalised=void.penalised_seats & stacks.keys(),
        carried=void.carried,
    )


def _whole(hand: Hand) -> Sequence[int]:
    """The whole deck; of a hand that began in mid-play only where its cards are known."""
    if hand.start is None and hand.first_deck is not None:
        return hand.first_deck
    size = len(SHORT_DECK if hand.game.short_deck else DECK)
    cards = cards_everywhere(hand)
    return cards if len(cards) == size else [HIDDEN] * size


def _before_the_deal(hand: Hand, kind: str, seats: Collection[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for event in hand.events:
        if event[0] == "deal":
            break
        if event[0] == kind and event[1] in seats:
            found[event[1]] = event[2]
    return found
