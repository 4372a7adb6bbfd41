"""The floor's answers to questions about showdown."""

from torneo.floor.acts import Asks, Discovered
from torneo.floor.card_acts import Tables
from torneo.floor.kernel.matters import Question
from torneo.floor.kernel.registry import answers
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.floor.showdown import (
    hands_given_up,
    requests_to_see,
    show_order,
    spoken_hands,
    tabled_hands,
)


@answers
def answer_on_showdown(table: Table, question: Question, option: str, to: int | None) -> Ruling | None:
    """Carry the option out, or ``None`` if the question was asked elsewhere."""
    act, seat, case = question.act, question.seat, question.reading.case
    match case:
        case "show_order_enforced":
            if option == "enforce_order":
                return show_order.enforce(table)
            return table.ruling(None, Reading(case=case, kind="no_effect"))
        case "see_other" | "see_aggressor" if isinstance(act, Asks):
            if option == "grant":
                return requests_to_see.open_hand(table, act, case)
            return table.ruling(seat, Reading(case=case, kind="refused"))
        case "pushed_then_tabled" | "muck_claim" | "recover_hand":
            return _given_up(table, question, option)
        case "one_card_refused":
            if option == "must_show":
                return table.ruling(seat, Reading(case=case), must_show=(seat,))
            return tabled_hands.kill_pushed(table, seat, case)
        case "bettor_discards":
            if option == "dead_hand":
                return hands_given_up.bettor_loses(table, seat)
            return table.ruling(seat, Reading(case=case, kind="granted"))
        case "miscalled_hand" if isinstance(act, Discovered):
            return spoken_hands.answered(table, act, option, question.count)
    return None


def _given_up(table: Table, question: Question, option: str) -> Ruling:
    """A hand given up face down: read after all, or dead, and that is final where the book says so."""
    seat, case = question.seat, question.reading.case
    if case == "muck_claim":
        table.showdown.final_decisions.append(seat)
    if option == "retrieve_hand":
        cards = question.act.cards if isinstance(question.act, Tables) else ()
        return tabled_hands.retrieve(table, seat, case, cards)
    final = ("decision_final",) if case == "muck_claim" else ()
    return tabled_hands.kill_pushed(table, seat, case, *final)
