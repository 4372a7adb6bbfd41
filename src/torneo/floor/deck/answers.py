"""The floor's answers to questions asked here."""

from torneo.floor.deck import deal_faults, fouled, misdeal
from torneo.floor.kernel.matters import Question
from torneo.floor.kernel.registry import answers
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand.status import OVER


@answers
def answer_on_deck(table: Table, question: Question, option: str, to: int | None) -> Ruling | None:
    """Carry the option out, or ``None`` if the question was asked elsewhere."""
    case, seat = question.reading.case, question.seat or None
    match case:
        case "unlisted_fault" | "draw_game_fault":
            if option == "misdeal":
                without = deal_faults.not_entitled(question.act)
                return misdeal.declare(table, seat, case, without=without)
            return deal_faults.plays_on(table, question.act, case)
        case "fouled_by_the_floor":
            if option == "void_bets_returned":
                return fouled.foul(table, seat, case)
            return table.ruling(seat, Reading(case=case, kind="no_effect"))
        case "fouled_result_stands" | "wrong_card_count_paid":
            if option == "void_bets_returned":
                return fouled.undo_result(table, seat, case)
            return table.ruling(seat, Reading(case=case, kind="no_effect"))
        case "button_supplied":
            count = int(question.reading.facts["cards"])
            if seat is None or table.hand.status == OVER or seat not in table.hand.live_seats:
                return table.ruling(seat, Reading(case=case, kind="no_effect"))
            if option == "grant":
                return deal_faults.supply_button(table, seat, count)
            return deal_faults.refuse_button(table, seat, count)
    return None
