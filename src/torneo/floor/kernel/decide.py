"""The floor's answers: carrying out an option, and overriding under the book's first rule."""

from torneo.floor.acts import Decides
from torneo.floor.kernel import outside, registry
from torneo.floor.kernel.carry_out import perform
from torneo.floor.kernel.follow import follow
from torneo.floor.kernel.matters import Decision, Question
from torneo.floor.kernel.table import Table
from torneo.floor.reading import CHIPS_IN, Reading
from torneo.floor.ruling import Ruling
from torneo.hand import IllegalAction, amend


@registry.rules(Decides)
def decide(table: Table, act: Decides) -> Ruling:
    """Answer the open question, or set a technical outcome aside."""

    question = table.asked
    if act.option == "override" or (act.option == "other_ruling" and question is not None):
        return _override(table, act, question)
    if question is not None:
        weighed = registry.weigh(table, question, act)
        if isinstance(weighed, Ruling):
            return weighed
        question = weighed
    if question is None or act.option not in question.reading.options:
        return table.ruling(None, Reading(case="decision", kind="refused"))
    table.asked = None
    table.decisions.append(Decision(question.reading.case, act.option, act.by, act.why))
    ruling = registry.answer(table, question, act.option, act.to)
    return follow(table, ruling)


def _may_override(table: Table, act: Decides, last: Ruling | None) -> bool:
    """The book names who may; where it says the true amount is owed without more, nobody may soften it."""
    values = table.book.values
    if (
        last is not None
        and last.reason == "accepted_action"
        and values["betting_accepted_action"] == "true_amount"
    ):
        return False
    return values["floor_override_authority"] == "floor" or act.by == "director"


def _override(table: Table, act: Decides, question: Question | None) -> Ruling:
    """Common sense over the technical rule, by whoever the book lets, recorded as such."""

    last = table.rulings[-1] if table.rulings else None
    if act.option == "override" and not _may_override(table, act, last):
        return table.ruling(None, Reading(case="override_refused", kind="refused"))
    if act.option == "override" and question is None and last is not None and table.before is not None:
        outside.go_back(table, table.before)
    seat = act.seat or (question.seat if question is not None else table.hand.actor)
    setting_aside = last.reason if last is not None else "decision"
    if question is not None:
        setting_aside = question.reading.case
    reading = Reading(case="override", action=act.action, to=act.to, also=(setting_aside,))
    try:
        if act.action == "fold" and seat is not None and seat != table.hand.actor:
            amend.fold_out_of_turn(table.hand, seat)
        elif act.action is not None:
            if seat is not None:
                amend.next_to_act(table.hand, seat)
            forced = act.action in CHIPS_IN and act.to is not None
            perform(table, act, reading, force=forced)
    except IllegalAction:
        return table.ruling(seat, Reading(case="override", kind="refused"))
    table.asked = None
    table.decisions.append(Decision(reading.also[0], "override", act.by, act.why))
    return follow(table, table.ruling(seat, reading))
