"""Hands of an all-in once nobody can bet any more: seen by all, and given up by nobody."""

from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand import IllegalAction
from torneo.hand.status import DEAL, STREET_OVER


def show_all_in_hands(table: Table) -> None:
    """Known hands of an all-in are tabled by the dealer; nobody has to ask."""
    hand = table.hand
    if hand.status != "showdown" or not hand.face_up or not table.showdown.opens_all_in:
        return
    for seat in hand.show_order():
        if hand.status == "showdown" and seat not in hand.shown:
            try:
                hand.show(seat)
            except IllegalAction:
                return


def turned_up(table: Table) -> Ruling:
    """The hands of an all-in lie open from now on."""
    table.showdown.face_up_told = True
    reading = Reading(case="all_in_face_up", kind="procedure", steps=("turn_all_hands_up",))
    return table.ruling(None, reading, must_show=tuple(table.hand.live_seats))


def betting_is_over(table: Table, seat: int) -> bool:
    """An all-in with nothing left to bet, cards to come or hands to be opened: no live hand is given up."""
    hand = table.hand
    place = hand.place_of.get(seat)
    dealing_on = hand.status in (DEAL, STREET_OVER)
    done = hand.ables < 2 or table.waits_for_other_tables
    return dealing_on and done and hand.lives > 1 and place is not None and hand.live[place]


def thrown_in_all_in(table: Table, seat: int) -> Ruling:
    """The hand plays to the end, and is seen as soon as the others are."""
    due = (seat,) if table.hand.face_up else ()
    return table.ruling(seat, Reading(case="all_in_no_muck", kind="refused"), must_show=due)
