"""Chips put in without a word, motion by motion."""

from msgspec.structs import replace

from torneo.floor.acts import Bets, Chips
from torneo.floor.citations import speaks
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Limits, Reading
from torneo.floor.readings import amounts
from torneo.floor.readings.chips_in import facing_bet, pieces, value
from torneo.floor.readings.prior_chips import read_prior
from torneo.floor.spot import Spot


def read_chips(table: Table, spot: Spot, act: Bets) -> Reading:
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


def _one_motion(table: Table, spot: Spot, act: Bets, chips: Chips) -> Reading:
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


def _not_released(table: Table) -> Reading:
    if table.book.values["betting_forward_motion"] == "no_until_released":
        return Reading(case="not_released", kind="no_effect")
    return Reading(case="not_released", kind="question", options=("no_effect", "bet_those_chips"))


def _gesture(table: Table, reading: Reading, *, thrown: bool) -> Reading:
    """Chips pushed or thrown forward in a heap; thrown ones splash the pot."""
    if table.book.values["betting_forward_motion"] == "director_may_read_it_as_a_bet":
        return Reading(case="pushed_forward", kind="question", options=("all_chips_bet", "read_by_the_cases"),
                       pushed=reading.pushed, also=(reading.case, *reading.also))  # fmt: skip
    return replace(reading.with_cases("pushed_forward"), infraction="splashing" if thrown else None)


def _only_pulled_back(table: Table, spot: Spot, act: Bets) -> Reading:
    """Own earlier chips picked up, nothing new put in."""
    if not spot.facing or act.prior not in ("partly_pulled", "pulled"):
        return Reading(case="chips_stay", kind="no_effect")
    if table.book.values["betting_prior_chips_pulled_back"] == "no_effect":
        return Reading(case="prior_chips_pulled", kind="no_effect")
    return Reading(case="prior_chips_pulled", limits=Limits(no_fold=True))
