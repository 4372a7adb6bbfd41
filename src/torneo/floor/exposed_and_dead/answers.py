"""The floor's answers to questions asked here."""

from typing import TYPE_CHECKING

from torneo.floor.card_acts import HidesChips
from torneo.floor.chips import loose_chips
from torneo.floor.exposed_and_dead import folded_hands, killed_hands
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling

if TYPE_CHECKING:
    from torneo.floor.table import Question, Table


def answer_on_exposed_and_dead(table: "Table", question: "Question", option: str) -> Ruling | None:
    """Carry the option out, or ``None`` if the question was asked elsewhere."""
    seat = question.seat
    match question.reading.case, option:
        case "hand_retrieval", "retrieve_hand":
            return folded_hands.retrieve(table, seat)
        case "hand_retrieval", "dead_hand":
            return folded_hands.leave_dead(table, seat, question.act)
        case "killed_identifiable", "retrieve_hand":
            steps = ("give_cards_back",)
            return table.ruling(seat, Reading(case="killed_identifiable", kind="granted", steps=steps))
        case "killed_identifiable", "dead_hand":
            return killed_hands.dead(table, seat)
        case "chips_out_of_sight", _ if isinstance(question.act, HidesChips):
            return loose_chips.answer(table, seat, option, question.reading.facts)
    return None
