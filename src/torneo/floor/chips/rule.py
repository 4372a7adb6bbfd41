"""Chips found, carried or hidden, and the floor's answers to questions about them."""

from torneo.floor.acts import FindsChips
from torneo.floor.card_acts import ChipsFound, HidesChips, MovesTable
from torneo.floor.chips import hidden_chips, loose_chips
from torneo.floor.kernel.matters import Question
from torneo.floor.kernel.registry import answers, rules
from torneo.floor.kernel.table import Table
from torneo.floor.ruling import Ruling


@rules(FindsChips)
def finds(table: Table, act: FindsChips) -> Ruling:
    return hidden_chips.found(table, act)


@rules(ChipsFound)
def found(table: Table, act: ChipsFound) -> Ruling:
    return loose_chips.found(table, act)


@rules(MovesTable)
def carried(table: Table, act: MovesTable) -> Ruling:
    return loose_chips.carried(table, act)


@rules(HidesChips)
def hides(table: Table, act: HidesChips) -> Ruling:
    return loose_chips.hidden(table, act)


@answers
def answer_on_chips(table: Table, question: Question, option: str, to: int | None) -> Ruling | None:
    """Carry the option out, or ``None`` if the question was asked elsewhere."""
    if isinstance(question.act, HidesChips):
        return loose_chips.answer(table, question.seat, option, question.reading.facts)
    if isinstance(question.act, FindsChips):
        return hidden_chips.answer(table, question.seat, option)
    return None
