"""The floor's answers to questions asked here."""

from torneo.floor.exposed_and_dead import folded_hands
from torneo.floor.kernel.matters import Question
from torneo.floor.kernel.registry import answers
from torneo.floor.kernel.table import Table
from torneo.floor.lost_cards import dead
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling


@answers
def answer_on_exposed_and_dead(
    table: Table, question: Question, option: str, to: int | None
) -> Ruling | None:
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
            return dead(table, seat)
    return None
