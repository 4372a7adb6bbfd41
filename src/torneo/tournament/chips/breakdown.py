"""Which chips make an amount: those that leave play, and those that make a good stack.

The ledger knows how many chips of each value are in play, a stack only its points. Whoever takes points out
of play therefore asks here for chips, and books them with one event:

    ChipsRemoved(entry=7, chips=removable(state, entry.stack), cause="disqualified")

A negative count is change given back: when 300 are to leave and the last chips are of 500, the answer is
{500: 1, 100: -2}, and the event books one chip removed and two issued. So the counts never go below zero
and the points are always exact.
"""

from collections.abc import Iterable

from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import Chips, total

#: How many chips of the small values a stack should have, and the part of the rest they may use up.
_HANDFUL = 8
_SHARE = 3


def removable(state: Tournament, points: int, taken: Chips | None = None) -> Chips:
    """Chips in play that make the amount, largest first, with change as negative counts if need be.

    ``taken``: chips that earlier events of the same command take out already.
    """
    left = state.ledger.in_play
    for value, count in (taken or {}).items():
        left[value] = left.get(value, 0) - count
    retired = set(state.ledger.retired)
    chips: Chips = {}
    rest = points
    for value in sorted(left, reverse=True):
        count = min(left[value], rest // value)
        if count > 0:
            chips[value] = count
            rest -= count * value
    if rest:
        bigger = [value for value in left if left[value] > chips.get(value, 0) and value > rest]
        if not bigger:
            raise ValueError(f"{points} points cannot leave play: {rest} more than there are")
        value = min(bigger)
        chips[value] = chips.get(value, 0) + 1
        values = [one for one in {*left, *state.structure.chip_values} if one < value]
        back = change(value - rest, [one for one in values if one not in retired])
        if 1 in back and 1 not in values:
            back = change(value - rest, values)
        for given, count in back.items():
            chips[given] = chips.get(given, 0) - count
    return {value: count for value, count in sorted(chips.items()) if count}


def change(points: int, values: Iterable[int]) -> Chips:
    """The amount in chips of these values, largest first, however many it takes. What no value makes is
    given in chips of 1."""
    chips: Chips = {}
    for value in sorted({*values, 1}, reverse=True):
        count, points = divmod(points, value)
        if count:
            chips[value] = count
    return chips


def stack_for(points: int, values: Iterable[int]) -> Chips:
    """A stack to play with: a handful of each small value, the rest in the largest.

    Values that are no multiple of the next smaller one are left out. ``ValueError`` if the smallest value
    does not divide the amount.
    """
    ladder: list[int] = []
    for value in sorted(set(values)):
        if value <= points and (not ladder or value % ladder[-1] == 0):
            ladder.append(value)
    if not points:
        return {}
    if not ladder or points % ladder[0]:
        raise ValueError(f"chips of {sorted(set(values))} do not make {points}")
    chips: Chips = {}
    rest = points
    for value, above in zip(ladder, [*ladder[1:], 0], strict=True):
        count = rest // value
        if above:
            step = above // value
            count = rest % above // value
            while count + step <= _HANDFUL and (count + step) * value * _SHARE <= rest:
                count += step
        if count:
            chips[value] = count
            rest -= count * value
    return chips


def covered(state: Tournament, chips: Chips, taken: Chips | None = None) -> Chips:
    """These chips as far as the ledger has them in play; what it lacks is made up from others, as
    ``removable`` does."""
    left = state.ledger.in_play
    for value, count in (taken or {}).items():
        left[value] = left.get(value, 0) - count
    found = {value: min(count, max(left.get(value, 0), 0)) for value, count in chips.items()}
    short = total(chips) - total(found)
    if short:
        gone = dict(taken or {})
        for value, count in found.items():
            gone[value] = gone.get(value, 0) + count
        for value, count in removable(state, short, gone).items():
            found[value] = found.get(value, 0) + count
    return {value: count for value, count in sorted(found.items()) if count}
