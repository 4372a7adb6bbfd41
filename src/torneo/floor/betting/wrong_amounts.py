"""Errors found later: put right for everyone concerned while the book allows it."""

from torneo.floor.acts import ClaimsTurn, Discovered, NotRuled, Refuses
from torneo.floor.betting import turns, undercall_chain
from torneo.floor.kernel.carry_out import next_card
from torneo.floor.kernel.matters import Irregularity
from torneo.floor.kernel.outside import expel
from torneo.floor.kernel.table import Table
from torneo.floor.own_clauses import own
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.floor.substantial import actions, substantial
from torneo.hand import Hand, amend, rounds
from torneo.hand.actions import BETTING
from torneo.hand.status import BET, OVER


def discovered(table: Table, act: Discovered) -> Ruling:
    match act.what:
        case "underbet" | "underraise":
            return _underraise(table, act)
        case "undercall":
            return undercall_chain.discovered(table, act)
        case "pot_miscount" | "overbet" if act.what == "pot_miscount" or table.hand.game.limit == "pot_limit":
            return _pot_miscount(table, act)
        case "missing_ante" | "missing_blind":
            return _missing_post(table, act)
        case "skipped_player" if act.seat is not None:
            return turns.claim(table, ClaimsTurn(seat=act.seat))
    raise NotRuled(f"Discovered {act.what}")


def find(table: Table, what: tuple[str, ...], seat: int | None) -> Irregularity | None:
    for found in reversed(table.betting.irregular):
        if found.what in what and seat in (None, found.seat):
            return found
    return None


def _actions_since(table: Table, error: Irregularity) -> list[bool]:
    """Actions after the wrong one: for each, whether chips went in."""
    return actions(table.hand, error.at)[1:]


def same_street(table: Table, error: Irregularity) -> bool:
    """No later card is out, and the showdown has not begun: no hand lies on the table yet."""
    hand = table.hand
    return hand.street == error.street and hand.status != OVER and not hand.shown


def correct_everyone(table: Table, error: Irregularity) -> dict[int, int]:
    """Everyone who matched the wrong total and is still in gets the right one; returns the changes."""
    hand = table.hand
    before = hand.stacks
    over = amend.reopen_round(hand)
    matched = [
        seat for seat, bet in hand.bets.items() if bet == error.wrong and hand.live[hand.place_of[seat]]
    ]
    amend.make_up(hand, matched, error.wrong, error.right)
    if over:
        amend.close_round(hand)
    table.betting.irregular.remove(error)
    after = hand.stacks
    return {seat: after[seat] - before[seat] for seat in matched}


def _underraise(table: Table, act: Discovered) -> Ruling:
    """A bet or raise below the minimum becomes the minimum, for all callers too, until the next card."""
    error = find(table, ("underbet", "underraise"), act.seat)
    if error is None:
        return table.ruling(act.seat, Reading(case="underbet_stands", kind="no_effect"))
    window = table.book.values["betting_underraise_correction_until"]
    in_time = same_street(table, error) and (
        window == "next_card_or_showdown" or not _actions_since(table, error)
    )
    facts: dict[str, int | str] = {"wrong": error.wrong, "right": error.right}
    if not in_time:
        last = error.street + 1 == len(table.hand.game.streets)
        case = "underbet_stands_at_showdown" if last else "underbet_stands"
        stands = Reading(case=case, kind="no_effect", to=error.wrong, facts=facts)
        return table.ruling(error.seat, stands)
    correct_everyone(table, error)
    amend.count_as_full(table.hand, error.wrong, error.right)
    also: tuple[str, ...] = ("min_opening_bet",) if error.action == "bet" else ("min_raise",)
    if error.street + 1 == len(table.hand.game.streets):
        also += own(table, "underbet_corrected_on_last_street")
    found = Reading(case="underbet_corrected", action=error.action, to=error.right, also=also, facts=facts)
    return table.ruling(error.seat, found, correctable_until=next_card(table))


def _pot_miscount(table: Table, act: Discovered) -> Ruling:
    """Too high: reduced for everyone until the next card. Too low: made up until substantial action."""
    error = find(table, ("pot_miscount",), act.seat) or find(table, ("pot_miscount",), None)
    if error is None:
        return table.ruling(act.seat, Reading(case="pot_count_stands", kind="no_effect"))
    rule = table.book.values["betting_pot_limit"]
    facts: dict[str, int | str] = {"wrong": error.wrong, "right": error.right}
    if error.wrong > error.right:
        until, case = rule["count_too_high_corrected_until"], "pot_count_too_high"
    else:
        until, case = rule["count_too_low_corrected_until"], "pot_count_too_low"
    in_time = same_street(table, error)
    if until == "substantial_action":
        in_time = in_time and not substantial(table, _actions_since(table, error))
    if not in_time:
        stands = Reading(case=case, kind="no_effect", to=error.wrong, also=("pot_count_stands",), facts=facts)
        return table.ruling(error.seat, stands)
    back = {seat: chips for seat, chips in _recount(table, error).items() if chips > 0}
    found = Reading(case=case, action=error.action, to=error.right, facts=facts)
    until_when = "substantial_action" if until == "substantial_action" else next_card(table)
    return table.ruling(error.seat, found, returned=back, correctable_until=until_when)


def _recount(table: Table, error: Irregularity) -> dict[int, int]:
    """The street played again from the wrong bet on, no raise above the true pot; the changes by seat."""
    stacks = table.hand.stacks
    twin = _played_again(table, error)
    if twin is None:
        return correct_everyone(table, error)
    table.hand = twin
    table.betting.irregular = [one for one in table.betting.irregular if one.at < error.at]
    return {seat: chips - stacks[seat] for seat, chips in twin.stacks.items()}


def _played_again(table: Table, error: Irregularity) -> Hand | None:
    if error.before is None or len(table.outside.happened) > error.outside:
        return None
    twin = amend.copy_hand(error.before)
    amend.put_in(twin, error.right)
    for kind, *rest in table.hand.events[error.at + 1 :]:
        if kind == "returned":
            continue
        if kind not in BETTING or twin.status != BET:
            return None
        seat = rest[0]
        if kind == "fold" and seat != twin.actor:
            amend.fold_out_of_turn(twin, seat)
        elif seat != twin.actor:
            return None
        elif kind == "fold":
            twin.fold()
        elif kind in ("check", "call"):
            twin.check_or_call()
        else:
            amend.put_in(twin, min(rest[1], rounds.max_raise_to(twin, twin.place_of[seat])))
    return twin


def _missing_post(table: Table, act: Discovered) -> Ruling:
    """A forced bet nobody posted before the deal; once the pot is paid nobody plays for it any more."""
    seat, hand = act.seat, table.hand
    if hand.is_over:
        return table.ruling(seat, Reading(case="hand_over", kind="no_effect"))
    if seat is None or seat not in table.betting.unposted:
        return table.ruling(seat, Reading(case="ante_unknown_player", kind="no_effect"))
    kind, amount = table.betting.unposted.pop(seat)
    before_the_flop = hand.street == 0 and hand.status == BET
    chips = amend.post_late(hand, seat, amount, live=kind == "blind" and before_the_flop)
    case = "blind_must_be_posted" if kind == "blind" else "ante_must_be_posted"
    return table.ruling(seat, Reading(case=case), amount=chips)


def refused(table: Table, act: Refuses) -> Ruling:
    """A player who will not do what was asked: count his own all-in, which he need not, or post a blind."""
    last = table.rulings[-1].reason if table.rulings else ""
    if last == "count_granted":
        counted = Reading(case="count_granted", kind="procedure", steps=("dealer_or_floor_counts",))
        return table.ruling(act.seat, counted, amount=table.rulings[-1].amount)
    if last not in ("blind_must_be_posted", "ante_must_be_posted") and act.seat not in table.betting.unposted:
        return table.ruling(act.seat, Reading(case="refused_illegal", kind="no_effect"))
    rule = table.book.values["dealing_unposted_forced_bets"]["refusal"]
    found = Reading(case="blind_refused", kind="refused", infraction="refusing_a_blind")
    if rule == "expulsion":
        expel(table, act.seat)
    return table.ruling(act.seat, found)
