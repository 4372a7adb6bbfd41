"""Requests about cards that were never dealt, and chips put out before the deal."""

from typing import TYPE_CHECKING

from torneo.floor.acts import Asks
from torneo.floor.card_acts import DealerActs, Straddles
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand.illegal import IllegalAction
from torneo.hand.straddle import straddle

if TYPE_CHECKING:
    from torneo.floor.table import Table


def rabbit(table: "Table", act: Asks) -> Ruling:
    """Which cards would have come? The stub stays as it is either way."""
    hand = table.hand
    allowed = table.book.values["dealing_rabbit_hunting_allowed"] and hand.is_over
    kind = "granted" if allowed else "refused"
    return table.ruling(act.seat, Reading(case="rabbit_hunting", kind=kind))  # type: ignore[arg-type]


def straddles(table: "Table", act: Straddles) -> Ruling:
    """A blind raise before the deal: the chips go back, unless the house allows it."""
    refused = Reading(case="straddle", kind="refused")
    if not table.book.values["button_straddle_allowed"]:
        return table.ruling(act.seat, refused, returned={act.seat: act.amount})
    try:
        chips = straddle(table.hand, act.seat)
    except IllegalAction:
        return table.ruling(act.seat, refused, returned={act.seat: act.amount})
    return table.ruling(act.seat, Reading(case="straddle", action="raise", to=chips), amount=chips)


def change_deck(table: "Table", act: DealerActs) -> Ruling:
    """A new deck comes when the book says; never because a player (``seat``) asks for it."""
    occasion = act.how if act.seat is None else None
    if occasion in table.book.values["dealing_deck_change"]:
        return table.ruling(None, Reading(case="deck_changed", kind="granted"))
    return table.ruling(act.seat, Reading(case="deck_change_refused", kind="refused"))
