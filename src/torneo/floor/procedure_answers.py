"""The floor's answers to questions asked here."""

from typing import TYPE_CHECKING

from torneo.floor.button import next_hand
from torneo.floor.card_acts import ClockRuns, Leaves, Reported, Returns
from torneo.floor.clock import decision_time
from torneo.floor.penalties import offences
from torneo.floor.presence import at_the_seat
from torneo.floor.ruling import Ruling

if TYPE_CHECKING:
    from torneo.floor.table import Question, Table


def answer_on_procedure(table: "Table", question: "Question", option: str) -> Ruling | None:
    """Carry the option out, or ``None`` if the question was asked elsewhere."""
    match question.reading.case:
        case "time_called":
            return decision_time.answer(table, question, option)
        case "heads_up_change":
            return next_hand.change_answer(table, question, option)
        case "heads_up_order":
            return next_hand.order_answer(table, option)
    match question.act:
        case ClockRuns():
            return decision_time.expiry_answer(table, question, option)
        case Returns():
            return at_the_seat.reach_answer(table, question, option)
        case Leaves() | Reported():
            return offences.answer(table, question, option)
    return None
