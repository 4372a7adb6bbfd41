"""How many chips of each value an event needs: those handed out, and what small ones are changed for."""

from collections.abc import Sequence

import msgspec

from torneo.simulate.planner.running import RunTold
from torneo.tournament.chips.values import colour_up_plan, sheet_values
from torneo.tournament.structure.model import Chips, Structure

_SURE = 0.95


class ChipNeed(msgspec.Struct, frozen=True, kw_only=True):
    """``start``: chips of the value that players get; ``most``: so many of them in play at one time, when
    smaller ones have been changed into them. ``usual``: what half of the runs need at most; ``sure``: 95 of
    a hundred. ``gone_after``: the level after which the value is no longer needed, 0: it stays."""

    value: int
    start_usual: int
    start_sure: int
    usual: int
    sure: int
    gone_after: int


def chips_needed(structure: Structure, told: Sequence[RunTold]) -> tuple[ChipNeed, ...]:
    """By value, smallest first."""
    values = sheet_values(structure)
    gone = {step.value: step.after_level for step in colour_up_plan(structure)}
    starts: dict[int, list[int]] = {value: [] for value in values}
    mosts: dict[int, list[int]] = {value: [] for value in values}
    for sales in {(run.sold, run.rebuys, run.addons) for run in told}:
        times = sum((run.sold, run.rebuys, run.addons) == sales for run in told)
        handed = handed_out(structure, *sales)
        most = most_in_play(structure, handed)
        for value in values:
            starts[value] += [handed.get(value, 0)] * times
            mosts[value] += [most.get(value, 0)] * times
    return tuple(
        ChipNeed(
            value=value, gone_after=gone.get(value, 0),
            start_usual=_at(starts[value], 0.5), start_sure=_at(starts[value], _SURE),
            usual=_at(mosts[value], 0.5), sure=_at(mosts[value], _SURE),
        )
        for value in values
    )  # fmt: skip


def handed_out(structure: Structure, sold: int, rebuys: int, addons: int) -> Chips:
    """Chips given to players for so many entries, rebuys and add-ons."""
    found: Chips = {}
    rebuy = structure.rebuy.chips if structure.rebuy else {}
    addon = structure.addon.chips if structure.addon else {}
    for chips, times in ((structure.stack, sold), (rebuy or structure.stack, rebuys), (addon, addons)):
        for value, count in chips.items():
            found[value] = found.get(value, 0) + count * times
    return found


def most_in_play(structure: Structure, handed: Chips) -> Chips:
    """The most of each value while one after the other is changed for the next larger."""
    now = dict(handed)
    most = dict(handed)
    for step in sorted(colour_up_plan(structure), key=lambda one: (one.after_level, one.value)):
        changed = -(-now.pop(step.value, 0) * step.value // step.to)
        now[step.to] = now.get(step.to, 0) + changed
        most[step.to] = max(most.get(step.to, 0), now[step.to])
    return most


def _at(numbers: list[int], share: float) -> int:
    ordered = sorted(numbers)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
