"""Offences reported and penalties chosen, and the floor's answers to questions about them."""

from torneo.floor.acts import Decides
from torneo.floor.card_acts import Leaves, Reported
from torneo.floor.kernel.matters import Question
from torneo.floor.kernel.registry import answers, rules
from torneo.floor.kernel.table import Table
from torneo.floor.penalties import offences
from torneo.floor.ruling import Ruling
from torneo.floor.sanctions import chosen


@rules(Reported)
def reported(table: Table, act: Reported) -> Ruling:
    return offences.reported(table, act)


@rules(Decides)
def penalty_chosen(table: Table, act: Decides) -> Ruling | None:
    return chosen(table, act)


@answers
def answer_on_penalties(table: Table, question: Question, option: str, to: int | None) -> Ruling | None:
    """Carry the option out, or ``None`` if the question was asked elsewhere."""
    if isinstance(question.act, Leaves | Reported):
        return offences.answer(table, question, option)
    return None
