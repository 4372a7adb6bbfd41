"""A button moved to the wrong place, put right where a book says how."""

from torneo.floor.button.next_hand import set_again
from torneo.floor.card_acts import DealerActs
from torneo.floor.kernel.standing import note
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.floor.substantial import nobody_acted

_STEPS = ("button_between", "then_two_places")


def found(table: Table, act: DealerActs) -> Ruling:
    """``seat``: where the button was put by mistake; ``count``: how many places it was moved."""
    hand, standing = table.hand, table.standing
    rule = table.book.values["button_error_correction"]
    wrong = hand.button if act.seat is None else act.seat
    if rule == "none" or act.count != 2:
        return table.ruling(None, Reading(case="button_stays", kind="no_effect"))
    corrected = Reading(case="button_corrected", kind="procedure", steps=_STEPS)
    plan = _plan(table, wrong)
    if hand.button == wrong and hand.status != "over" and standing.button_before == wrong:
        return table.ruling(None, Reading(case="button_stays", kind="no_effect"))
    if hand.button == wrong:
        note(table, button_plan=plan)
        return table.ruling(None, corrected)
    before = standing.button_before
    if before is None and hand.button == plan[1]:
        before = wrong  # nobody saw the hand before this one
    if before == wrong and nobody_acted(hand):
        note(table, button_plan=plan[1:])
        set_again(table, plan[0])
        return table.ruling(None, corrected)
    return table.ruling(None, Reading(case="button_stays", kind="no_effect"))


def _plan(table: Table, wrong: int) -> tuple[int, int]:
    """The seat that was passed over has the button now, and the one after the wrong seat next."""
    seats = sorted({*table.hand.seats, wrong})
    place = seats.index(wrong)
    return seats[place - 1], seats[(place + 1) % len(seats)]
