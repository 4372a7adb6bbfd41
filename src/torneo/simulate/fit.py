"""A sheet made long enough for the field: levels, breaks and chips added where a big event outlasts it."""

from math import gcd

import msgspec

from torneo.tournament.structure.model import Break, Level, Structure

#: The last level leaves two players with so many big blinds on average.
_LAST_DEPTH = 6
#: Re-entries, rebuys and add-ons bring in as much again at most.
_BOUGHT = 2
_STEPS = (3, 4)
"""Each added level is 3/2 or 4/3 of the one before: 2, 3, 4, 6, 8, 12 ..."""
_BREAK_EVERY = 6
_ADDON_MINUTES = 10
_AMOUNTS = ("small_blind", "big_blind", "ante", "bring_in", "small_bet", "big_bet")


def fitted(structure: Structure, entries: int) -> Structure:
    """The sheet with levels added until they end the event, a break now and then, and chips to match.

    A sheet that is long enough stays as it is, but for a break in which an add-on can be bought.
    """
    if not structure.levels:
        return structure
    structure = _with_addon_break(structure)
    points = entries * structure.starting_stack * _BOUGHT
    levels = list(structure.levels)
    place = 0
    while _bet(levels[-1]) and 2 * _LAST_DEPTH * _bet(levels[-1]) < points:
        levels.append(_larger(levels[-1], _STEPS[place % 2]))
        place += 1
    if not place:
        return structure
    last = max(one.after_level for one in structure.breaks) if structure.breaks else 0
    breaks = [
        Break(after_level=level, minutes=10)
        for level in range(last + _BREAK_EVERY, levels[-1].number, _BREAK_EVERY)
    ]
    chips = sorted({*structure.chip_values, *structure.stack})
    while chips and chips[-1] * 4 < _bet(levels[-1]):
        chips.append(chips[-1] * (4 if str(chips[-1]).startswith("25") else 5))
    return msgspec.structs.replace(
        structure, levels=tuple(levels), breaks=(*structure.breaks, *breaks), chip_values=tuple(chips)
    )


def _with_addon_break(structure: Structure) -> Structure:
    """Where the signal changes levels, the time between two of them is no time at all without a break."""
    after = structure.addon.after_level if structure.addon is not None else 0
    if not after or any(one.after_level == after for one in structure.breaks):
        return structure
    pause = Break(after_level=after, minutes=_ADDON_MINUTES)
    return msgspec.structs.replace(structure, breaks=(pause, *structure.breaks))


def _bet(level: Level) -> int:
    """What one bet is at this level."""
    return level.big_blind or level.small_bet


def _larger(level: Level, step: int) -> Level:
    amounts = {name: getattr(level, name) for name in _AMOUNTS}
    unit = gcd(*amounts.values()) or 1
    grown = {
        name: -(-amount * step // ((step - 1) * unit)) * unit
        for name, amount in amounts.items()
    }  # fmt: skip
    if amounts["ante"] == amounts["big_blind"]:
        grown["ante"] = grown["big_blind"]
    return msgspec.structs.replace(level, number=level.number + 1, **grown)
