"""The floor's answers to questions asked here."""

from typing import TYPE_CHECKING

from torneo.floor.card_acts import ClockRuns, Leaves, Reported, Returns
from torneo.floor.house import clock, next_hand, offences, presence
from torneo.floor.ruling import Ruling

if TYPE_CHECKING:
    from torneo.floor.table import Question, Table


def answer_on_house(table: "Table", question: "Question", option: str) -> Ruling | None:
    """Carry the option out, or ``None`` if the question was asked elsewhere."""
    match question.reading.case:
        case "time_called":
            return clock.answer(table, question, option)
        case "heads_up_change":
            return next_hand.change_answer(table, question, option)
        case "heads_up_order":
            return next_hand.order_answer(table, option)
    match question.act:
        case ClockRuns():
            return clock.expiry_answer(table, question, option)
        case Returns():
            return presence.reach_answer(table, question, option)
        case Leaves() | Reported():
            return offences.answer(table, question, option)
    return None
