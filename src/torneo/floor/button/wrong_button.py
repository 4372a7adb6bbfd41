"""A button moved to the wrong place, put right where a book says how."""

from torneo.floor import substantial
from torneo.floor.button.next_hand import set_again
from torneo.floor.card_acts import DealerActs
from torneo.floor.kernel.new_hand import cards_gathered, forget_the_bets
from torneo.floor.kernel.standing import note
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.floor.substantial import nobody_acted
from torneo.hand.redeal import give_back
from torneo.hand.status import OVER

_STEPS = ("button_between", "then_two_places")
_DEALT_AGAIN = ("gather_cards", "return_chips", "button_to_its_seat", "shuffle_and_cut", "deal_again")
_STAYS = Reading(case="button_stays", kind="no_effect")


def found(table: Table, act: DealerActs) -> Ruling:
    """``seat``: where the button was put by mistake; ``count``: how many places it was moved."""
    hand, standing = table.hand, table.standing
    rule = table.book.values["button_error_correction"]
    wrong = hand.button if act.seat is None else act.seat
    if rule == "until_substantial_action_then_stands":
        return _until_substantial_action(table, wrong, 2 if act.count is None else act.count)
    if rule == "none" or act.count != 2:
        return table.ruling(None, _STAYS)
    corrected = Reading(case="button_corrected", kind="procedure", steps=_STEPS)
    plan = _plan(table, wrong)
    if hand.button == wrong and hand.status != OVER and standing.button_before == wrong:
        return table.ruling(None, _STAYS)
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
    return table.ruling(None, _STAYS)


def _until_substantial_action(table: Table, wrong: int, places: int) -> Ruling:
    """The hand is dealt again from the right seat; once there is substantial action nothing is undone, now or
    with the next hand."""
    hand = table.hand
    if hand.status == OVER or hand.button != wrong or places == 1 or substantial.in_hand(table):
        also = ("substantial_action",) if hand.button == wrong and hand.status != OVER and places != 1 else ()
        return table.ruling(None, _STAYS.with_cases(*also))
    seats = sorted({*hand.seats, wrong})
    right = seats[(seats.index(wrong) - places + 1) % len(seats)]
    back = give_back(hand)
    forget_the_bets(table)
    cards_gathered(table)
    set_again(table, right)
    reading = Reading(case="button_corrected", kind="procedure", steps=_DEALT_AGAIN)
    return table.ruling(None, reading, returned=back)


def _plan(table: Table, wrong: int) -> tuple[int, int]:
    """The seat that was passed over has the button now, and the one after the wrong seat next."""
    seats = sorted({*table.hand.seats, wrong})
    place = seats.index(wrong)
    return seats[place - 1], seats[(place + 1) % len(seats)]
