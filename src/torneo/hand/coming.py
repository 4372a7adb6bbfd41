"""The cards of the street to come, told before they are dealt from a stub nobody has seen."""

from collections.abc import Mapping, Sequence

from torneo.cards import HIDDEN, card_text
from torneo.hand.dealing import refuse_known
from torneo.hand.hand import Hand
from torneo.hand.illegal import IllegalAction
from torneo.hand.irregular_deal import cards_everywhere


def cards_to_come(hand: Hand) -> int:
    """How many cards the next street brings: to the board, or one to each hand still in; 0 after the last
    one and where cards are exchanged."""
    later = hand.game.streets[hand.street + 1 : hand.street + 2]
    if not later or hand.game.family == "draw":
        return 0
    street = later[0]
    return street.board or (street.down + street.up) * hand.lives


def face_up_to_come(hand: Hand) -> bool:
    """Does the next street bring cards everybody sees?"""
    later = hand.game.streets[hand.street + 1 : hand.street + 2]
    return bool(later and (later[0].board or later[0].up))


def lay_out(hand: Hand, cards: Sequence[int]) -> None:
    """Put the cards where the dealer will find them. ``IllegalAction`` if they cannot be those that come."""
    wanted = cards_to_come(hand)
    if len(cards) != wanted or hand.deck is None:
        raise IllegalAction("cards_not_expected", expected=wanted, got=len(cards))
    refuse_known(hand, cards)
    deck = list(hand.deck)
    first = hand._top + hand.rules.burn_per_street
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


def lay_out_stud(hand: Hand, cards: Mapping[int, Sequence[int]]) -> None:
    """Put the known stud cards of the street to come where the dealer will find them. Who still gets a card
    depends on who folded, so that they cannot be laid out before. In another deal, where a player holds none
    of them, they are anywhere."""
    if not hand.game.is_stud or not cards or hand.deck is None:
        return
    held = len(hand.hole[hand.live.index(True)])
    deck = list(hand.deck)
    out = {*cards_everywhere(hand)}
    at = hand._top + hand.rules.burn_per_street
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
