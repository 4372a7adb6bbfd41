"""Errors found later: put right for everyone concerned while the book allows it."""

from typing import TYPE_CHECKING

from torneo.floor.acts import Discovered, Refuses
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.floor.spot import spot_of
from torneo.floor.turns import substantial
from torneo.hand import amend
from torneo.hand.status import OVER, SHOWDOWN

if TYPE_CHECKING:
    from torneo.floor.table import Irregularity, Table

_ACTIONS = {"fold": False, "check": False, "call": True, "bet": True, "raise": True}


def discovered(table: "Table", act: Discovered) -> Ruling:
    match act.what:
        case "underbet" | "underraise":
            return _underraise(table, act)
        case "undercall":
            return _undercall(table, act)
        case "pot_miscount":
            return _pot_miscount(table, act)
        case "missing_ante" | "missing_blind":
            return _missing_post(table, act)
    return table.ruling(act.seat, Reading(case="skipped_keeps_turn", kind="no_effect"))


def _find(table: "Table", what: tuple[str, ...], seat: int | None) -> "Irregularity | None":
    for found in reversed(table.irregular):
        if found.what in what and seat in (None, found.seat):
            return found
    return None


def _actions_since(table: "Table", error: "Irregularity") -> list[bool]:
    """Actions after the wrong one: for each, whether chips went in."""
    later = [event for event in table.hand.events[error.at :] if event[0] in _ACTIONS]
    return [_ACTIONS[event[0]] for event in later[1:]]


def _same_street(table: "Table", error: "Irregularity") -> bool:
    return table.hand.street == error.street and table.hand.status not in (SHOWDOWN, OVER)


def _bets(table: "Table") -> dict[int, int]:
    """What every seat has in on the street, collected or not."""
    hand = table.hand
    bets = hand.bet if any(hand.bet) else hand.last_bets
    return dict(zip(hand.seats, bets, strict=True))


def _correct_everyone(table: "Table", error: "Irregularity") -> dict[int, int]:
    """Everyone who matched the wrong total and is still in gets the right one; returns the changes."""
    totals = {
        seat: error.right
        for seat, bet in _bets(table).items()
        if bet == error.wrong and table.hand.live[table.hand.place_of[seat]]
    }
    before = table.hand.stacks
    amend.correct_bets(table.hand, totals)
    table.irregular.remove(error)
    after = table.hand.stacks
    return {seat: after[seat] - before[seat] for seat in totals}


def _underraise(table: "Table", act: Discovered) -> Ruling:
    """A bet or raise below the minimum becomes the minimum, for all callers too, until the next card."""
    error = _find(table, ("underbet", "underraise"), act.seat)
    if error is None:
        return table.ruling(act.seat, Reading(case="underbet_stands", kind="no_effect"))
    window = table.book.values["betting_underraise_correction_until"]
    in_time = _same_street(table, error) and (
        window == "next_card_or_showdown" or not _actions_since(table, error)
    )
    facts: dict[str, int | str] = {"wrong": error.wrong, "right": error.right}
    if not in_time:
        stands = Reading(case="underbet_stands", kind="no_effect", to=error.wrong, facts=facts)
        return table.ruling(error.seat, stands)
    rise = error.right - error.wrong
    _correct_everyone(table, error)
    table.hand.full_raise = max(table.hand.full_raise, rise)
    action = "bet" if error.what == "underbet" else "raise"
    found = Reading(case="underbet_corrected", action=action, to=error.right, facts=facts)
    return table.ruling(error.seat, found)


def _pot_miscount(table: "Table", act: Discovered) -> Ruling:
    """Too high: reduced for everyone until the next card. Too low: made up until substantial action."""
    error = _find(table, ("pot_miscount",), act.seat)
    if error is None:
        return table.ruling(act.seat, Reading(case="pot_count_stands", kind="no_effect"))
    rule = table.book.values["betting_pot_limit"]
    facts: dict[str, int | str] = {"wrong": error.wrong, "right": error.right}
    if error.wrong > error.right:
        until, case = rule["count_too_high_corrected_until"], "pot_count_too_high"
    else:
        until, case = rule["count_too_low_corrected_until"], "pot_count_too_low"
    in_time = _same_street(table, error)
    if until == "substantial_action":
        in_time = in_time and not substantial(table, _actions_since(table, error))
    if not in_time:
        stands = Reading(case=case, kind="no_effect", to=error.wrong, also=("pot_count_stands",), facts=facts)
        return table.ruling(error.seat, stands)
    changes = _correct_everyone(table, error)
    back = {seat: chips for seat, chips in changes.items() if chips > 0}
    return table.ruling(
        error.seat, Reading(case=case, action="bet", to=error.right, facts=facts), returned=back
    )


def _undercall(table: "Table", act: Discovered) -> Ruling:
    """Short calls nobody noticed: back to the first, who makes the call; the others are for the floor."""
    from torneo.floor.carry_out import ask

    chain = [error for error in table.irregular if error.what == "undercall"]
    chain = [error for error in chain if _same_street(table, error)]
    if not chain:
        return table.ruling(act.seat, Reading(case="undercall", kind="no_effect"))
    first, *others = chain
    rule = table.book.values["betting_undercall"]
    everyone = rule["chain"] == "each_completes"
    completing = chain if everyone else [first]
    amend.correct_bets(table.hand, {error.seat: error.right for error in completing})
    table.irregular = [error for error in table.irregular if error not in completing]
    facts: dict[str, int | str] = {"wrong": first.wrong, "right": first.right}
    case = "undercall_chain" if others else "undercall_opening_bet"
    if others and not everyone:
        question = Reading(case=case, kind="question", options=("full_call", "forfeit_and_fold", "take_back"),
                           also=("undercall_opening_bet",), facts=facts)  # fmt: skip
        return ask(table, Discovered(what="undercall", seat=others[0].seat), None, question)
    found = Reading(case=case, action="call", to=first.right, facts=facts)
    return table.ruling(first.seat, found)


def _missing_post(table: "Table", act: Discovered) -> Ruling:
    """A forced bet nobody posted before the deal."""
    seat = act.seat
    if seat is None or seat not in table.unposted:
        return table.ruling(seat, Reading(case="ante_unknown_player", kind="no_effect"))
    kind, amount = table.unposted.pop(seat)
    chips = amend.post_late(table.hand, seat, amount, live=kind == "blind")
    case = "blind_must_be_posted" if kind == "blind" else "ante_must_be_posted"
    return table.ruling(seat, Reading(case=case), amount=chips)


def refused(table: "Table", act: Refuses) -> Ruling:
    """A player who will not post what he owes."""
    rule = table.book.values["dealing_unposted_forced_bets"]["refusal"]
    found = Reading(case="blind_refused", kind="refused", infraction="refusing_a_blind")
    if rule == "expulsion":
        table.expelled.append(act.seat)
    return table.ruling(act.seat, found)


def decide_chain(table: "Table", seat: int, option: str) -> None:
    """The floor's answer for a later player of a chain of short calls."""
    error = _find(table, ("undercall",), seat)
    if error is None:
        return
    hand = table.hand
    if option == "full_call":
        amend.correct_bets(hand, {seat: error.right})
    elif option == "forfeit_and_fold":
        amend.fold_out_of_turn(hand, seat)
    else:
        spot = spot_of(table, seat)
        amend.correct_bets(hand, {seat: 0})
        hand._queue.append(hand.place_of[seat])
        hand._acted[hand.place_of[seat]] = -1
        del spot
    table.irregular.remove(error)
