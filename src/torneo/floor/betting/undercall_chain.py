"""Short calls nobody noticed, found later: back to the first, then one by one."""

from msgspec.structs import replace

from torneo.floor.acts import Discovered
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.matters import Irregularity
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand import amend
from torneo.hand.status import OVER


def _open(table: Table) -> list[Irregularity]:
    """Short calls of this street not yet put right, in the order they were made."""
    hand = table.hand
    if hand.status == OVER:
        return []
    return [
        error
        for error in table.betting.irregular
        if error.what == "undercall" and error.street == hand.street and hand.live[hand.place_of[error.seat]]
    ]


def discovered(table: Table, act: Discovered) -> Ruling:
    """Play backs up to the first who called short; he puts it right as the book says."""
    if table.asked is not None and table.question is not None:
        return table.question
    chain = _open(table)
    if not chain:
        return table.ruling(act.seat, Reading(case="undercall", kind="no_effect"))
    amend.reopen_round(table.hand)
    table.betting.chain = len(chain)
    first, *rest = go_on(table)
    return replace(first, followed_by=tuple(rest)) if rest else first


def go_on(table: Table) -> list[Ruling]:
    """Rulings on the chain until one of them is a question, or nothing is left of it."""
    rulings: list[Ruling] = []
    while table.betting.chain and table.asked is None:
        chain = _open(table)
        if not chain:
            table.betting.chain = 0
            amend.close_round(table.hand)
            break
        rulings.append(_one(table, chain[0], len(chain) == table.betting.chain))
    return rulings


def _one(table: Table, error: Irregularity, first: bool) -> Ruling:

    hand = table.hand
    rule = table.book.values["betting_undercall"]
    single = table.betting.chain == 1
    facts: dict[str, int | str] = {"put_in": error.wrong, "call": error.right}
    case, outcome = _case(table, rule)
    if rule["chain"] == "each_completes" or (first and outcome == "full_call"):
        amend.correct_bets(hand, {error.seat: error.right})
        table.betting.irregular.remove(error)
        reason = case if single else "undercall_chain"
        found = Reading(case=reason, action="call", to=error.right, also=(case,), facts=facts)
        return table.ruling(error.seat, found, amount=error.right - error.wrong)
    options: tuple[str, ...] = ("full_call", "forfeit_and_fold")
    if not first:
        options = (*options, "chips_returned_all_options")
    elif outcome == "director_any_ruling":
        options = (*options, "other_ruling")
    question = Reading(case=case if single else "undercall_chain", kind="question", options=options,
                       also=(case,), facts=facts)  # fmt: skip
    return ask(table, Discovered(what="undercall", seat=error.seat), None, question)


def _case(table: Table, rule: dict[str, str]) -> tuple[str, str]:
    hand = table.hand
    if hand.lives == 2:
        return "undercall_heads_up", rule["heads_up"]
    if hand.raises <= 0 and hand.level == hand.full_level:
        return "undercall_opening_bet", rule["multiway_opening_bet"]
    return "undercall_other", rule["otherwise"]


def decide(table: Table, seat: int, option: str) -> int:
    """Carry the floor's answer for one of the players out; returns the chips he gets back."""
    hand = table.hand
    error = next((error for error in _open(table) if error.seat == seat), None)
    if error is None:
        return 0
    table.betting.irregular.remove(error)
    match option:
        case "full_call":
            amend.correct_bets(hand, {seat: error.right})
        case "forfeit_and_fold":
            amend.fold_out_of_turn(hand, seat)
        case "chips_returned_all_options":
            amend.correct_bets(hand, {seat: 0})
            amend.act_again(hand, seat)
            return error.wrong
    return 0
