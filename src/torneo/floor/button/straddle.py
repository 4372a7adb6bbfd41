"""Chips put out before the deal to raise unseen."""

from torneo.floor.card_acts import Straddles
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand.illegal import IllegalAction
from torneo.hand.straddle import straddle


def straddles(table: Table, act: Straddles) -> Ruling:
    """A blind raise before the deal: the chips go back, unless the house allows it."""
    refused = Reading(case="straddle", kind="refused")
    if not table.book.values["button_straddle_allowed"]:
        return table.ruling(act.seat, refused, returned={act.seat: act.amount})
    try:
        chips = straddle(table.hand, act.seat)
    except IllegalAction:
        return table.ruling(act.seat, refused, returned={act.seat: act.amount})
    return table.ruling(act.seat, Reading(case="straddle", action="raise", to=chips), amount=chips)
