"""The floor's answers to questions about showdown."""

from typing import TYPE_CHECKING

from torneo.floor.acts import Asks, Discovered
from torneo.floor.card_acts import Tables
from torneo.floor.faceup import giving_up, order, seeing, spoken_hands, tabling
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling

if TYPE_CHECKING:
    from torneo.floor.table import Question, Table


def answer_on_faceup(table: "Table", question: "Question", option: str) -> Ruling | None:
    """Carry the option out, or ``None`` if the question was asked elsewhere."""
    act, seat, case = question.act, question.seat, question.reading.case
    match case:
        case "show_order_enforced":
            if option == "enforce_order":
                return order.enforce(table)
            return table.ruling(None, Reading(case=case, kind="no_effect"))
        case "see_other" | "see_aggressor" if isinstance(act, Asks):
            if option == "grant":
                return seeing.open_hand(table, act, case)
            return table.ruling(seat, Reading(case=case, kind="refused"))
        case "pushed_then_tabled" | "muck_claim" | "recover_hand":
            return _given_up(table, question, option)
        case "one_card_refused":
            if option == "must_show":
                return table.ruling(seat, Reading(case=case), must_show=(seat,))
            return tabling.kill_pushed(table, seat, case)
        case "bettor_discards":
            if option == "dead_hand":
                return giving_up.bettor_loses(table, seat)
            return table.ruling(seat, Reading(case=case, kind="granted"))
        case "miscalled_hand" if isinstance(act, Discovered):
            return spoken_hands.answered(table, act, option, question.count)
    return None


def _given_up(table: "Table", question: "Question", option: str) -> Ruling:
    """A hand given up face down: read after all, or dead, and that is final where the book says so."""
    seat, case = question.seat, question.reading.case
    if case == "muck_claim":
        table.final_decisions.append(seat)
    if option == "retrieve_hand":
        cards = question.act.cards if isinstance(question.act, Tables) else ()
        return tabling.retrieve(table, seat, case, cards)
    final = ("decision_final",) if case == "muck_claim" else ()
    return tabling.kill_pushed(table, seat, case, *final)
