"""The next hand, its button and level, and the floor's answers to questions about them."""

from collections.abc import Callable

from torneo.floor.acts import Discovered
from torneo.floor.button import levels, next_hand, straddle, wrong_button
from torneo.floor.card_acts import DealerActs, Straddles
from torneo.floor.kernel.matters import Question
from torneo.floor.kernel.registry import answers, rules
from torneo.floor.kernel.table import Table
from torneo.floor.ruling import Ruling

_DEALER: dict[str, Callable[[Table, DealerActs], Ruling]] = {
    "announces_level": levels.announce,
    "wrong_level": levels.found_wrong,
    "wrong_button": wrong_button.found,
    "starts_hand": next_hand.starts,
    "first_hand": next_hand.deal_first,
    "next_hand": next_hand.deal_next,
}


@rules(DealerActs)
def dealer(table: Table, act: DealerActs) -> Ruling | None:
    return _DEALER[act.what](table, act) if act.what in _DEALER else None


@rules(Discovered)
def discovered(table: Table, act: Discovered) -> Ruling | None:
    """Found by whoever it was: the same as when the dealer tells it."""
    if act.what not in ("wrong_button", "wrong_level"):
        return None
    return dealer(table, DealerActs(what=act.what, seat=act.seat, count=act.count))


@rules(Straddles)
def straddles(table: Table, act: Straddles) -> Ruling:
    return straddle.straddles(table, act)


@answers
def answer_on_the_button(table: Table, question: Question, option: str, to: int | None) -> Ruling | None:
    """Carry the option out, or ``None`` if the question was asked elsewhere."""
    match question.reading.case:
        case "heads_up_change":
            return next_hand.change_answer(table, question, option)
        case "heads_up_order":
            return next_hand.order_answer(table, option)
    return None
