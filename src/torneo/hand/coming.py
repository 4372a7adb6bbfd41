"""Cards told of a stub nobody has seen: those of the street to come, and those in the middle told late."""

from collections.abc import Mapping, Sequence

from torneo.cards import HIDDEN, card_text
from torneo.hand.dealing import refuse_elsewhere, refuse_known, required
from torneo.hand.games import Street
from torneo.hand.hand import Hand
from torneo.hand.illegal import IllegalAction
from torneo.hand.irregular_deal import burns_for, cards_everywhere, ready, set_aside
from torneo.hand.otherwise import USUAL
from torneo.hand.showdown import settle_if_decided


def cards_to_come(hand: Hand) -> int:
    """How many cards the next street brings: to the board, or one to each hand still in; 0 after the last
    one, where its card lies there already and where cards are exchanged."""
    street = _next(hand)
    if street is None or hand.game.family == "draw":
        return 0
    if street.board:
        return street.board
    return (street.down + street.up) * hand.lives if _enough(hand) else 1


def face_up_to_come(hand: Hand) -> bool:
    """Does the next street bring cards everybody sees?"""
    street = _next(hand)
    return street is not None and bool(street.board or street.up or not _enough(hand))


def _next(hand: Hand) -> Street | None:
    """The next street that has cards, if it is the next."""
    later = hand.game.streets[hand.street + 1 : hand.street + 2]
    return later[0] if later and hand.otherwise.get(hand.street + 1, USUAL).cards else None


def _enough(hand: Hand) -> bool:
    """Is there a card for everyone, if need be from what was burned or set aside? Stud shares the last."""
    if hand.deck is None or not hand.game.is_stud:
        return True
    return hand.stub + len(hand.burns) + len(set_aside(hand)) >= required(hand, hand.rules.burn_per_street)


def lay_out(hand: Hand, cards: Sequence[int]) -> None:
    """Put the cards where the dealer will find them. ``IllegalAction`` if they cannot be those that come."""
    wanted = cards_to_come(hand)
    if len(cards) != wanted or hand.deck is None:
        raise IllegalAction("cards_not_expected", expected=wanted, got=len(cards))
    refuse_known(hand, cards)
    coming = hand.street + 1
    later = set_aside(hand, but_for=coming)
    for card in cards:
        if card in later and card != HIDDEN:
            raise IllegalAction("duplicate_card", card=card_text(card))
    burn = ready(hand, coming)
    first = hand._top + burn
    deck = list(hand.deck)
    if first + len(cards) > len(deck):
        raise IllegalAction("cards_not_expected", expected=max(len(deck) - first, 0), got=len(cards))
    for at, card in enumerate(cards, first):
        if deck[at] not in (HIDDEN, card) and card != HIDDEN:
            raise IllegalAction("not_the_cards_dealt", card=card_text(card))
        if card != HIDDEN:
            if card in deck[hand._top : at] or card in deck[at + 1 :]:
                raise IllegalAction("duplicate_card", card=card_text(card))
            deck[at] = card
    hand.deck = deck


def untold(hand: Hand) -> int:
    """Cards in the middle that nobody has told."""
    return 0 if hand.is_over else hand.board.count(HIDDEN)


def tell_board(hand: Hand, cards: Sequence[int]) -> None:
    """What the cards in the middle are that nobody had told, from the left; hands that lie open are then
    paid. ``IllegalAction`` if they cannot be those."""
    if not cards or len(cards) != untold(hand) or HIDDEN in cards:
        raise IllegalAction("cards_not_expected", expected=untold(hand), got=len(cards))
    refuse_elsewhere(hand, cards)
    names = iter(cards)
    hand.board[:] = [next(names) if card == HIDDEN else card for card in hand.board]
    hand.events.append(("told", *cards))
    settle_if_decided(hand)


def lay_out_stud(hand: Hand, cards: Mapping[int, Sequence[int]]) -> None:
    """Put the known stud cards of the street to come where the dealer will find them. Who still gets a card
    depends on who folded, so that they cannot be laid out before. In another deal, where a player holds none
    of them, they are anywhere; so they are while cards go back into the stub before that street."""
    coming = hand.street + 1
    if not hand.game.is_stud or not cards or hand.deck is None:
        return
    if hand.otherwise.get(coming, USUAL).mix_in:
        return
    held = len(hand.hole[hand.live.index(True)])
    deck = list(hand.deck)
    out = {*cards_everywhere(hand)}
    at = hand._top + burns_for(hand, coming)
    for seat in hand.live_seats:
        known = cards.get(seat, ())
        same_deal = not {*known}.isdisjoint(hand.cards_of(seat))
        if (
            same_deal
            and len(known) > held
            and at < len(deck)
            and deck[at] == HIDDEN
            and known[held] not in out
        ):
            deck[at] = known[held]
        at += 1
    hand.deck = deck
