"""Acts with the deck to their rulings."""

from msgspec.structs import replace

from torneo.floor.acts import Act, Bets, Discovered, Does
from torneo.floor.card_acts import DealerActs, Leaves, Returns
from torneo.floor.deck import board, deal_faults, disorder, draw, fouled, misdeal
from torneo.floor.kernel.deal import Deal
from torneo.floor.kernel.registry import rules
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand.status import OVER


@rules(Discovered, DealerActs, Does, Bets, Returns, Leaves)
def rule_on_deck(table: Table, act: Act) -> Ruling | None:
    """The ruling, or ``None`` if the act is not about the deck."""
    match act:
        case Discovered(what="extra_cards", seat=None):
            return fouled.found(table, act, act.what, None)
        case DealerActs() | Discovered() if table.hand.status == OVER and act.what in _NUMBER_OF_CARDS:
            return None
        case DealerActs() | Discovered() if table.hand.status == OVER and act.what in _AFTER_THE_HAND:
            return table.ruling(act.seat, Reading(case=_AFTER_THE_HAND[act.what], kind="no_effect"))
        case DealerActs():
            return _dealer(table, act)
        case Does() | Bets() if table.hand.game.family == "draw":
            return draw.limp(table, act)
        case Returns() if act.seat in table.hand.absent_seats:
            table.deal = replace(table.deal, returned=table.deal.returned | {act.seat})
        case Leaves() if act.seat in table.deal.returned:
            table.deal = replace(table.deal, returned=table.deal.returned - {act.seat})
        case Discovered(what="short_hand" | "extra_cards"):
            told = act.by is not None and act.by == act.seat
            short = act.what == "short_hand"
            return deal_faults.wrong_count(table, act, act.seat, act.count or 1, short=short, told=told)
        case Discovered(what="duplicate_card" | "missing_card"):
            return fouled.found(table, act, act.what, act.seat)
        case Discovered(what="foreign_card"):
            return fouled.foreign(table, act, act.card, act.seat)
    return None


_NUMBER_OF_CARDS = ("short_cards", "extra_card", "short_hand", "extra_cards")
"""Once the hand is paid these are a claim on its pots."""

_AFTER_THE_HAND = {
    "exposed_card": "misdeal_exposed",
    "boxed_cards": "misdeal_boxed",
    "wrong_first_seat": "misdeal_first_seat",
    "missed_seat": "misdeal_missed_seat",
    "dealt_to_unentitled": "misdeal_unentitled",
    "irregular_deal": "unlisted_fault",
}
"""Faults of a deal that mean nothing once the hand has ended, and the case that says so."""


def _dealer(table: Table, act: DealerActs) -> Ruling | None:
    match act.what:
        case "exposed_card":
            return deal_faults.exposed(table, act)
        case "boxed_cards":
            return deal_faults.boxed(table, act)
        case "wrong_first_seat" | "missed_seat" | "dealt_to_unentitled":
            return deal_faults.wrong_seat(table, act)
        case "extra_card" if act.seat is None and not deal_faults.beyond_the_deal(table):
            return disorder.extra_cards(table, act)
        case "short_cards":
            return deal_faults.wrong_count(table, act, act.seat, act.count or 1, short=True, told=True)
        case "extra_card":
            seat = table.hand.seats[0] if act.seat is None else act.seat
            return deal_faults.wrong_count(table, act, seat, act.count or 1, short=False, told=True)
        case "duplicate_card" | "odd_back":
            return fouled.found(table, act, act.what, act.seat)
        case "foreign_card":
            return fouled.foreign(table, act, act.card, act.seat)
        case "irregular_deal":
            return deal_faults.unlisted(table, act, act.seat)
        case "four_card_flop":
            return board.four_card_flop(table, act)
        case "no_burn":
            return board.no_burn(table, act)
        case "names_board":
            return board.told_late(table, act)
        case "dropped_deck":
            return disorder.dropped(table, act)
        case "redeal":
            return misdeal.redeal(table)
        case "next_hand" | "starts_hand" if table.hand.status == OVER:
            table.deal = Deal()
    return None
