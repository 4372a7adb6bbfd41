"""Players who leave, come back or sit down, and the floor's answers to questions about them."""

from torneo.floor.card_acts import Leaves, Returns, SitsDown
from torneo.floor.kernel.matters import Question
from torneo.floor.kernel.registry import answers, rules
from torneo.floor.kernel.table import Table
from torneo.floor.presence import at_the_seat
from torneo.floor.ruling import Ruling


@rules(Leaves)
def leaves(table: Table, act: Leaves) -> Ruling:
    return at_the_seat.leaves(table, act)


@rules(Returns)
def returns(table: Table, act: Returns) -> Ruling:
    return at_the_seat.returns(table, act)


@rules(SitsDown)
def sits_down(table: Table, act: SitsDown) -> Ruling:
    return at_the_seat.sits_down(table, act)


@answers
def answer_on_presence(table: Table, question: Question, option: str, to: int | None) -> Ruling | None:
    """Carry the option out, or ``None`` if the question was asked elsewhere."""
    if isinstance(question.act, Returns):
        return at_the_seat.reach_answer(table, question, option)
    return None
