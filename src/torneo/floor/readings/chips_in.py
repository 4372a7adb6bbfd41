"""Chips put in without a word."""

from msgspec.structs import replace

from torneo.floor.acts import Bets, Chips
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.readings import amounts
from torneo.floor.spot import Spot


def value(chips: Chips) -> int:
    return sum(denomination * count for denomination, count in chips.items())


def pieces(chips: Chips) -> int:
    return sum(chips.values())


def smallest(chips: Chips) -> int:
    return min(denomination for denomination, count in chips.items() if count)


def without_empty_motions(act: Bets) -> Bets:
    """A motion of no chips is none."""
    moved = tuple(motion for motion in act.motions if value(motion))
    return act if len(moved) == len(act.motions) else replace(act, motions=moved)


def with_all_chips(table: Table, act: Bets) -> Bets:
    """A bare push of everything is one motion of all his chips, of which nobody told the values."""
    if act.gesture in (None, "pushes_item") or act.motions or act.prior is not None:
        return act
    stack = table.hand.stack[table.hand.place_of[act.seat]]
    count, rest = divmod(stack, table.smallest_chip)
    heap = {chip: number for chip, number in ((table.smallest_chip, count), (rest, 1)) if chip and number}
    return replace(act, motions=(heap,)) if heap else act


def facing_bet(table: Table, spot: Spot, chips: Chips, needed: int) -> Reading:
    """Silent chips against a bet: ``needed`` of them make the call."""
    amount = value(chips)
    heard = table.betting.announced_bet
    if heard is not None and amount == heard - spot.bet and amount != needed:
        return amounts.call(spot, "accepted_action", pushed=amount)
    if amount < needed:
        if amount >= spot.stack:
            return amounts.call(spot, "all_in", pushed=amount)
        return amounts.undercall(table, spot, amount, pieces(chips) == 1)
    if amount == needed:
        return amounts.call(spot, "call_exact_chips", "chips_stay", "voice_or_chips", pushed=amount)
    if pieces(chips) == 1:
        last = amount >= spot.stack and not table.book.values["betting_oversized_chip"]["even_if_last_chip"]
        if last and not spot.no_raise:
            return amounts.all_in(spot, "overchip_call", pushed=amount)
        return amounts.call(spot, "overchip_call", pushed=amount)
    return several(table, spot, chips, needed, spot.level + amount - needed)


def several(table: Table, spot: Spot, chips: Chips, needed: int, total: int, *also: str) -> Reading:
    """More than the call in several chips: is one of them spare?"""
    values = table.book.values
    amount = value(chips)
    if (
        values["betting_multiple_chips_test"] == "always_a_call"
        or not values["betting_silent_chips_can_raise"]
    ):
        last = amount >= spot.stack and values["betting_multiple_chips_last_chips"] == "all_in"
        if not last:
            return amounts.call(spot, "chips_not_all_needed", "silent_chips_only_call", *also, pushed=amount)
    if amount - smallest(chips) < needed:
        last = ("last_chips_all_needed",) if amount >= spot.stack else ()
        return amounts.call(spot, "chips_all_needed", *last, *also, pushed=amount)
    if amount >= spot.stack and values["betting_multiple_chips_last_chips"] == "all_in":
        if spot.no_raise:
            return amounts.closed(spot, amount)
        return amounts.raise_to(spot, min(total, spot.max_raise_to), "last_chips", *also, pushed=amount)
    if amount >= spot.stack:
        return amounts.call(spot, "last_chips", *also, pushed=amount)
    return amounts.half_raise(table, spot, total, "chips_not_all_needed", *also, pushed=amount)
