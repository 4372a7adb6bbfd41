"""Requests about the deck: the cards that would have come, another deck."""

from torneo.floor.acts import Asks
from torneo.floor.card_acts import DealerActs
from torneo.floor.kernel.standing import note
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling


def rabbit(table: Table, act: Asks) -> Ruling:
    """Which cards would have come? The stub stays as it is either way."""
    hand = table.hand
    allowed = table.book.values["dealing_rabbit_hunting_allowed"] and hand.is_over
    kind = "granted" if allowed else "refused"
    return table.ruling(act.seat, Reading(case="rabbit_hunting", kind=kind))  # type: ignore[arg-type]


def change_deck(table: Table, act: DealerActs) -> Ruling:
    """A new deck comes when the book says; never because a player (``seat``) asks for it."""
    occasion = act.how if act.seat is None else None
    if occasion in table.book.values["dealing_deck_change"]:
        note(table, deck_due=False, deck_new=True)
        return table.ruling(None, Reading(case="deck_changed", kind="granted"))
    return table.ruling(act.seat, Reading(case="deck_change_refused", kind="refused"))
