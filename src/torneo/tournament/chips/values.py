"""Which values of chips are in play, and when the sheet stops needing them."""

from collections.abc import Iterable
from math import gcd

import msgspec

from torneo.tournament.kernel import Refused
from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import Level, Structure


def sheet_values(structure: Structure) -> list[int]:
    """Values of chips on the sheet, smallest first."""
    return sorted({value for value in (*structure.chip_values, *structure.stack) if value > 0})


def retired_values(state: Tournament, session: str = "") -> set[int]:
    """Values gone from the session, or, without one, from the whole event."""
    return {*state.ledger.retired, *state.ledger.retired_in.get(session, ())}


def live_values(state: Tournament, session: str = "") -> list[int]:
    """Values in play or on the sheet that are not retired, smallest first."""
    gone = retired_values(state, session)
    return sorted({*sheet_values(state.structure), *state.ledger.in_play} - gone)


def smallest_in_play(state: Tournament, session: str = "") -> int:
    """The smallest chip a pot can be divided by; 1 where no chip is known."""
    gone = retired_values(state, session)
    playing = [value for value in state.ledger.in_play if value not in gone]
    return min(playing or live_values(state, session), default=1)


def not_in_chips(state: Tournament, session: str, points: int) -> Refused | None:
    """A refusal if no chips in play make the points."""
    smallest = smallest_in_play(state, session)
    if points % smallest:
        return Refused("not_in_chips", {"points": points, "smallest": smallest})
    return None


def next_value(value: int, values: Iterable[int]) -> int:
    """The smallest larger value it can be changed for; 0 if there is none."""
    return min((one for one in values if one > value and one % value == 0), default=0)


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """``value`` is needed until ``after_level`` is over and becomes ``to`` then. ``at_break``: the sheet has
    a break there."""

    after_level: int
    value: int
    to: int
    at_break: bool


def colour_up_plan(structure: Structure, from_level: int = 1) -> list[Step]:
    """When each value goes, at the first break after the last level that needs it.

    A value is needed as long as a level to come has a blind, ante, bring-in or bet that the next larger
    value does not divide. Values needed to the end, and the largest, stay.
    """
    values = sheet_values(structure)
    levels = [level for level in structure.levels if level.number >= from_level]
    if not levels:
        return []
    last = max(level.number for level in levels)
    measures = [(level.number, _measure(level)) for level in levels]
    breaks = sorted(one.after_level for one in structure.breaks if one.after_level)
    steps = []
    for value in values:
        to = next_value(value, values)
        if not to:
            continue
        needed = max([number for number, measure in measures if measure % to], default=from_level - 1)
        pause = next((after for after in breaks if after >= needed), 0)
        after = pause or needed
        if after < last:
            steps.append(Step(after_level=after, value=value, to=to, at_break=bool(pause)))
    return steps


def _measure(level: Level) -> int:
    """The largest chip that everything to be paid at the level can be paid in."""
    return gcd(level.small_blind, level.big_blind, level.ante, level.bring_in, level.small_bet, level.big_bet)
