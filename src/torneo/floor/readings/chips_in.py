"""Chips put in without a word."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from torneo.floor.acts import Bets, Chips
from torneo.floor.citations import speaks
from torneo.floor.reading import Limits, Reading
from torneo.floor.readings import amounts
from torneo.floor.readings.prior_chips import read_prior
from torneo.floor.spot import Spot

if TYPE_CHECKING:
    from torneo.floor.table import Table


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


def with_all_chips(table: "Table", act: Bets) -> Bets:
    """A bare push of everything is one motion of all his chips, of which nobody told the values."""
    if act.gesture is None or act.motions or act.prior is not None:
        return act
    stack = table.hand.stack[table.hand.place_of[act.seat]]
    count, rest = divmod(stack, table.smallest_chip)
    heap = {chip: number for chip, number in ((table.smallest_chip, count), (rest, 1)) if chip and number}
    return replace(act, motions=(heap,)) if heap else act


def read_chips(table: "Table", spot: Spot, act: Bets) -> Reading:
    """The first motion is what counts; whatever followed it goes back."""
    if not act.motions:
        return _only_pulled_back(table, spot, act)
    if not act.released:
        return _not_released(table)
    first = act.motions[0]
    reading = _one_motion(table, spot, act, first)
    extra = sum(value(motion) for motion in act.motions[1:])
    if extra:
        if table.book.values["betting_string_bet"] == "director_decides":
            return Reading(case="string_bet", kind="question", options=("first_motion_only", "all_motions"),
                           pushed=value(first) + extra)  # fmt: skip
        pushed = (reading.pushed or 0) + extra
        reading = replace(reading.because("string_bet"), pushed=pushed, steps=("announce_string_bet",))
    if act.gesture:
        reading = _gesture(table, reading, thrown=act.gesture == "throws_all")
    return reading


def _one_motion(table: "Table", spot: Spot, act: Bets, chips: Chips) -> Reading:
    amount = value(chips)
    front = table.in_front(spot.seat)
    if spot.facing and front and table.counts_prior(spot):
        return read_prior(table, spot, chips, act.prior or "untouched", act.takes_back, front)
    if spot.bringing_in and amount <= table.hand.stakes.bring_in:
        return Reading(case="bet", action="bring_in", also=("chips_stay",), pushed=amount)
    if not spot.facing:
        case = "overchip_bet" if pieces(chips) == 1 else "bet"
        said_nothing = ("silent_opening",) if speaks(table.book, "silent_opening") else ()
        return amounts.opening(table, spot, amount, case, *said_nothing, "chips_stay", pushed=amount)
    return facing_bet(table, spot, chips, spot.owed)


def facing_bet(table: "Table", spot: Spot, chips: Chips, needed: int) -> Reading:
    """Silent chips against a bet: ``needed`` of them make the call."""
    amount = value(chips)
    heard = table.announced_bet
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


def several(table: "Table", spot: Spot, chips: Chips, needed: int, total: int, *also: str) -> Reading:
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
        return amounts.call(spot, "chips_all_needed", *also, pushed=amount)
    if amount >= spot.stack and values["betting_multiple_chips_last_chips"] == "all_in":
        if spot.no_raise:
            return amounts.closed(spot, amount)
        return amounts.raise_to(spot, min(total, spot.max_raise_to), "last_chips", *also, pushed=amount)
    if amount >= spot.stack:
        return amounts.call(spot, "last_chips", *also, pushed=amount)
    return amounts.half_raise(table, spot, total, "chips_not_all_needed", *also, pushed=amount)


def _not_released(table: "Table") -> Reading:
    if table.book.values["betting_forward_motion"] == "no_until_released":
        return Reading(case="not_released", kind="no_effect")
    return Reading(case="not_released", kind="question", options=("no_effect", "bet_those_chips"))


def _gesture(table: "Table", reading: Reading, *, thrown: bool) -> Reading:
    """Chips pushed or thrown forward in a heap; thrown ones splash the pot."""
    if table.book.values["betting_forward_motion"] == "director_may_read_it_as_a_bet":
        return Reading(case="pushed_forward", kind="question", options=("all_chips_bet", "read_by_the_cases"),
                       pushed=reading.pushed, also=(reading.case, *reading.also))  # fmt: skip
    return replace(reading.with_cases("pushed_forward"), infraction="splashing" if thrown else None)


def _only_pulled_back(table: "Table", spot: Spot, act: Bets) -> Reading:
    """Own earlier chips picked up, nothing new put in."""
    if not spot.facing or act.prior not in ("partly_pulled", "pulled"):
        return Reading(case="chips_stay", kind="no_effect")
    if table.book.values["betting_prior_chips_pulled_back"] == "no_effect":
        return Reading(case="prior_chips_pulled", kind="no_effect")
    return Reading(case="prior_chips_pulled", limits=Limits(no_fold=True))
