"""Decks that are not a deck: cards twice, missing, with another back, or of another game."""

from torneo.cards import HIDDEN, card_text
from torneo.floor import substantial
from torneo.floor.acts import Act
from torneo.floor.deck import misdeal
from torneo.floor.deck.deal_faults import unlisted
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand import Hand, irregular_deal
from torneo.hand.showdown import cards_came
from torneo.hand.status import OVER, STREET_OVER

_CAUSES = {
    "duplicate_card": ("duplicate_card", "fouled_duplicate"),
    "odd_back": ("odd_back", "fouled_odd_back"),
    "extra_cards": ("extra_cards", "fouled_extra"),
    "missing_card": ("missing_cards", "fouled_missing"),
}
"""What was found: the cause of the book it falls under, and the case."""

FOULED_OR_NOT = ("void_bets_returned", "hand_continues")


def found(table: Table, act: Act, what: str, seat: int | None) -> Ruling:
    """A deck that cannot be played with, as far as the book counts that fault."""
    rule = table.book.values["dealing_fouled_deck"]
    cause, case = _CAUSES[what]
    if table.hand.status == OVER:
        return _after_the_hand(table, act, seat, case)
    if cause not in rule["causes"]:
        if rule["other_causes"] != "director_decides":
            return unlisted(table, act, seat)
        reading = Reading(case="fouled_by_the_floor", kind="question", options=FOULED_OR_NOT)
        return ask(table, act, None, reading)
    return foul(table, seat, case)


def foul(table: Table, seat: int | None, case: str) -> Ruling:
    """Before substantial action a misdeal; after it void or played on, as the book says."""
    if not substantial.in_hand(table):
        return misdeal.declare(table, seat, case)
    if table.book.values["dealing_fouled_deck"]["after_substantial_action"] == "hand_continues":
        return misdeal.too_late(table, seat, case)
    earlier = ("fouled_result_stands",) if table.showdown.next_hand_dealt else ()
    return misdeal.annul(table, seat, "fouled_void", case, "substantial_action", *earlier)


def _after_the_hand(table: Table, act: Act, seat: int | None, case: str) -> Ruling:
    """The hand ended by itself: its result can be contested like any other, and the floor decides."""
    reading = Reading(case="fouled_result_stands", kind="question", also=(case,), options=FOULED_OR_NOT)
    return ask(table, act, None, reading)


def undo_result(table: Table, seat: int | None, case: str) -> Ruling:
    """The finished hand is void: everyone has again what he began it with."""
    hand = table.hand
    before = hand.stacks
    misdeal.undo(table)
    back = {who: chips - before[who] for who, chips in hand.stacks.items() if chips > before[who]}
    why = "fouled_void" if case == "fouled_result_stands" else case
    reading = Reading(case=why, kind="void", also=() if why == case else (case,))
    return table.ruling(seat, reading, returned=back)


def foreign(table: Table, act: Act, card: int | None, seat: int | None) -> Ruling:
    """A card that does not belong to the game."""
    rule = table.book.values["dealing_foreign_card"]
    hand = table.hand
    named = rule["cards"]["short_deck" if hand.game.short_deck and card is not None else "standard"]
    found = "joker" if card is None else card_text(card)[0]
    if found not in named or hand.status == OVER:
        return table.ruling(seat, Reading(case="foreign_card", kind="no_effect"))
    if not substantial.in_hand(table):
        return misdeal.declare(table, seat, "foreign_card")
    replaced = ("next_card_replaces_it",) if _next_card_instead(hand, seat) else ()
    steps = ("card_is_scrap", *replaced, "hand_goes_on")
    reading = Reading(case="foreign_card_scrap", kind="procedure", also=("substantial_action",), steps=steps)
    return table.ruling(seat, reading)


def _next_card_instead(hand: Hand, seat: int | None) -> bool:
    """A card of the deck takes its place: at once in the hand it was dealt to, as the card nobody has seen
    or the last; between streets it would have been the next to come, and the stub has never held it. One
    that lay anywhere else is only taken away."""
    if seat is None:
        return hand.status == STREET_OVER
    if seat not in hand.live_seats:
        return False
    place = hand.place_of[seat]
    own = hand.hole[place]
    old = irregular_deal.replace_hole(hand, place, own.index(HIDDEN) if HIDDEN in own else len(own) - 1)
    if old is not None:
        hand.muck.append(old)
        cards_came(hand)
    return old is not None or hand.deck is None
