"""New chips put in silently by a player whose earlier bet still lies in front of him."""

from msgspec.structs import replace

from torneo.floor.acts import Bets, Chips
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.readings import amounts, chips_in
from torneo.floor.spot import Spot


def taken_back_then_said(act: Bets) -> bool:
    """Own chips picked up and words said in one step, nothing new put in; the words not first."""
    picked_up = act.prior in ("partly_pulled", "pulled")
    return picked_up and act.says is not None and not act.motions and act.order != "words_first"


def read_prior(table: Table, spot: Spot, new: Chips, prior: str, taken: Chips, front: Chips) -> Reading:
    """Call or raise, as the book reads the mixture of old and new chips.

    ``front``: the old chips as they lay there, worth at least the bet they stand for (a blind posted with a
    bigger chip is due change).
    """
    amount = chips_in.value(new)
    if prior == "pulled":
        case = "prior_chips_overchip" if chips_in.pieces(new) == 1 else "prior_chips_several"
        reading = chips_in.facing_bet(table, spot, new, spot.level).with_cases("prior_chips_pulled", case)
        return replace(reading, pushed=amount - spot.bet)
    left = chips_in.value(front) - chips_in.value(taken)
    reading = _mixture(table, spot, new, prior, left)
    if reading.pushed is None:
        return reading
    return replace(reading, pushed=max(left + amount - spot.bet, 0))


def _mixture(table: "Table", spot: Spot, new: Chips, prior: str, left: int) -> Reading:
    """New chips beside what is left of the old ones."""
    amount = chips_in.value(new)
    total = left + amount
    rule = table.book.values["betting_prior_chips_added"]
    if total < spot.level:
        if amount >= spot.stack:
            return amounts.call(spot, "all_in", pushed=amount)
        return amounts.undercall(table, spot, amount, chips_in.pieces(new) == 1)
    if total == spot.level and prior == "untouched":
        return amounts.call(spot, "call_exact_chips", "prior_chips", pushed=amount)
    if rule == "director_decides":
        if spot.no_raise:
            return amounts.closed(spot, amount)
        facts: dict[str, int | str] = {"prior": left, "added": amount, "prior_state": prior}
        return Reading(case="prior_chips", kind="question", options=("call", "raise"), facts=facts,
                       pushed=amount)  # fmt: skip
    if rule == "always_a_call":
        return amounts.call(spot, "prior_chips_several", pushed=amount)
    single = chips_in.pieces(new) == 1
    if rule == "one_overchip_call_several_multiple_chips_test":
        if single:
            return amounts.call(spot, "prior_chips_overchip", "overchip_call", pushed=amount)
        return chips_in.several(table, spot, new, spot.level - left, total, "prior_chips_several")
    covered = left >= spot.level
    if covered or prior == "partly_pulled":
        return amounts.half_raise(table, spot, total, "prior_chips_cover", pushed=amount)
    if single:
        return amounts.call(spot, "prior_chips_overchip", "overchip_call", pushed=amount)
    return chips_in.several(table, spot, new, spot.level - left, total, "prior_chips_several")
