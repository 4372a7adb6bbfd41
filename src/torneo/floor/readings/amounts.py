"""Turning an amount into the action it is: the half-raise rule, short calls, opening bets."""

from torneo.floor.kernel.table import Table
from torneo.floor.reading import MUST_RAISE, Reading
from torneo.floor.spot import Spot


def fold(spot: Spot) -> Reading:
    """A fold, standard or not."""
    if spot.facing:
        return Reading(case="plain_fold", action="fold", also=("binding_in_turn",))
    return Reading(case="fold_facing_no_bet", action="fold", infraction="non_standard_fold")


def call(spot: Spot, case: str, *also: str, pushed: int | None = None) -> Reading:
    return Reading(case=case, action="call", to=min(spot.level, spot.most), also=also, pushed=pushed,
                   facts={"call": min(spot.owed, spot.stack)})  # fmt: skip


def raise_to(spot: Spot, total: int, case: str, *also: str, pushed: int | None = None) -> Reading:
    """A bet or raise to a legal total."""
    facts: dict[str, int | str] = {"to": total, "minimum": spot.full_raise_to}
    framed = (*also, *_size_cases(spot))
    word = spot.raise_to_word(total)
    return Reading(case=case, action=word, to=total, also=framed, pushed=pushed, facts=facts)


def _size_cases(spot: Spot) -> tuple[str, ...]:
    """Clauses that frame every raise: its size, and the number of raises."""
    limit = spot.limit == "limit"
    if not spot.level:
        return ("min_opening_bet",)
    again: tuple[str, ...] = ("big_blind_option",) if spot.option else ()
    if spot.acted and spot.all_in_raises:
        again = ("limit_reopening",) if limit else ("betting_reopened",)
    return ("min_raise", "raise_cap_reached" if limit else "no_raise_cap", *again)


def closed(spot: Spot, pushed: int | None = None) -> Reading:
    """More than a call from a player who may not raise is a call (a check if nothing is owed)."""
    case = spot.bound_by or _CLOSED.get(spot.no_raise, "refused_illegal")
    if spot.limit == "limit" and case == "betting_not_reopened":
        case = "limit_reopening"
    if spot.facing:
        return call(spot, case, pushed=pushed)
    return Reading(case=case, kind="returned", pushed=pushed)


_CLOSED = {
    "raise_cap_reached": "raise_cap_reached",
    "betting_not_reopened": "betting_not_reopened",
    "short_stack_may_not_open": "short_stack_may_not_open",
    "not_enough_chips_to_raise": "all_in",
}
"""Why the betting is closed to a player, and the case that tells it."""


def not_open(spot: Spot, pushed: int | None = None) -> Reading:
    """A raise said by a player who may not raise: refused if he was barred from it, else read as chips."""
    if spot.bound_by:
        return Reading(case=spot.bound_by, kind="refused", pushed=pushed, facts={"call": spot.owed})
    return closed(spot, pushed)


def declared_raise(table: Table, spot: Spot, total: int, *also: str, pushed: int | None = None) -> Reading:
    """Somebody said he raises: at least the minimum, whatever the amount."""
    if spot.no_raise:
        return not_open(spot, pushed)
    if total >= spot.most:
        return all_in(spot, *also, pushed=pushed)
    if total < spot.full_raise_to:
        if table.book.values["betting_short_declared_raise"] == "director_decides":
            return Reading(case="raise_short", kind="question", options=("minimum_raise", "call"), also=also,
                           pushed=pushed)  # fmt: skip
        return raise_to(spot, spot.clamp(total), "raise_short", *also, pushed=pushed)
    return raise_to(spot, spot.clamp(total), "raise_means_total", *also, pushed=pushed)


def minimum(spot: Spot) -> Reading:
    """The smallest raise there is, asked for as such."""
    if spot.no_raise:
        return not_open(spot)
    return raise_to(spot, spot.clamp(0), "min_raise", "general_declaration")


def all_in(spot: Spot, *also: str, pushed: int | None = None) -> Reading:
    """Everything: the call or the raise it amounts to, as far as the betting limit allows."""
    if spot.most <= spot.level:
        return call(spot, "all_in", *also, pushed=pushed)
    if spot.no_raise:
        return not_open(spot, pushed)
    return raise_to(spot, spot.max_raise_to, "all_in", *also, pushed=pushed)


def half_raise(table: Table, spot: Spot, total: int, *also: str, pushed: int | None = None) -> Reading:
    """An undeclared amount above the call: a raise from half of the minimum raise on, else a call."""
    if spot.no_raise:
        return closed(spot, pushed)
    values = table.book.values
    if pushed is not None and spot.facing and "one_motion" not in values["betting_raise_methods"]:
        return call(spot, "silent_chips_only_call", *also, pushed=pushed)
    percent = values["betting_half_raise_percent"]
    if percent is None:
        return declared_raise(table, spot, total, *also, pushed=pushed)
    if total >= spot.full_raise_to:
        return raise_to(spot, spot.clamp(total), "raise_in_one_motion", *also, pushed=pushed)
    base = spot.full_raise_to - spot.level
    if values["betting_half_raise_base"] == "largest_previous_bet":
        base = spot.level
    if (total - spot.level) * 100 >= percent * base:
        return raise_to(spot, spot.clamp(total), "half_or_more", *also, pushed=pushed)
    if spot.facing:
        return call(spot, "less_than_half", *also, pushed=pushed)
    return Reading(case="less_than_half", action="check", also=also, pushed=pushed)


def opening(
    table: Table, spot: Spot, total: int, case: str, *also: str, pushed: int | None = None
) -> Reading:
    """An amount with no bet to face: a bet of it, made up to the minimum unless all-in."""
    if spot.level:
        if pushed is not None and not table.book.values["betting_silent_chips_can_raise"]:
            return Reading(case="silent_chips_only_call", action="check", also=also, pushed=pushed)
        return half_raise(table, spot, spot.bet + total, case, *also, pushed=pushed)
    if spot.no_raise:
        return closed(spot, pushed)
    if total >= spot.most:
        return all_in(spot, case, *also, pushed=pushed)
    if spot.on_a_wrong_count(total):
        return raise_to(spot, total, "pot_limit_postflop", case, *also, pushed=pushed)
    if total < spot.full_raise_to:
        return raise_to(
            spot, spot.clamp(total), "min_opening_bet", "underbet_corrected", case, *also, pushed=pushed
        )
    return raise_to(spot, spot.clamp(total), case, *also, pushed=pushed)


def undercall(table: Table, spot: Spot, put_in: int, single_chip: bool) -> Reading:
    """Less than the call without having said call."""
    facts: dict[str, int | str] = {"put_in": put_in, "call": spot.owed, "short": spot.owed - put_in}
    rule = table.book.values["betting_undercall"]
    if single_chip and put_in * TINY <= spot.owed:
        if table.book.values["betting_tiny_chip"] == "full_call":
            return call(spot, "tiny_chip", "undercall", pushed=put_in)
        return Reading(case="tiny_chip", kind="question", facts=facts, pushed=put_in, infraction="token_chip",
                       options=("full_call", "forfeit_and_fold", "other_ruling"))  # fmt: skip
    if spot.players == 2:
        case, outcome = "undercall_heads_up", rule["heads_up"]
    elif spot.opening:
        case, outcome = "undercall_opening_bet", rule["multiway_opening_bet"]
        if table.hand.street == 0 and not table.hand.game.is_stud:
            case = "undercall_big_blind"
    else:
        case, outcome = "undercall_other", rule["otherwise"]
    if outcome == "full_call":
        return call(spot, case, pushed=put_in)
    options: tuple[str, ...] = ("full_call", "forfeit_and_fold")
    if outcome == "director_any_ruling":
        options = (*options, "other_ruling")
    return Reading(case=case, kind="question", facts=facts, pushed=put_in, options=options)


TINY = 10
"""A single chip worth no more than this part of the call is "very small": a tenth."""


def announced(spot: Spot, *also: str, said: str = "raise") -> Reading:
    """Bet or raise said, amount still open. In limit, and for a stack too short to choose, it is known."""
    if spot.no_raise:
        return not_open(spot)
    case = "raise_announced" if spot.level else "bet_announced" if said == "bet" else "raise_without_bet"
    if spot.most <= spot.full_raise_to or spot.full_raise_to == spot.max_raise_to:
        return raise_to(spot, spot.max_raise_to, "general_declaration", case, *also)
    return Reading(case=case, action=spot.raise_word, also=(*also, "general_declaration"), limits=MUST_RAISE,
                   facts={"minimum": spot.full_raise_to})  # fmt: skip
