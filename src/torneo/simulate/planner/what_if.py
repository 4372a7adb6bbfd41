"""The same event with something changed: what a director would ask "what if" about.

changed(structure, assumed, "late+1")        registration open one level longer
changed(structure, assumed, "minutes+5")     every level five minutes longer
changed(structure, assumed, "stack+50%")     half as many chips again
"""

import re
from collections.abc import Callable

from msgspec.structs import replace

from torneo.rulebook import Book
from torneo.simulate.planner.assumptions import Assumptions, PlanError
from torneo.tournament.structure.levels import last_level, level_minutes
from torneo.tournament.structure.model import Chips, Structure

#: What may be changed.
NAMES = ("late", "minutes", "stack", "entries", "seats", "pace", "breaks")
_FORM = re.compile(r"(late|minutes|stack|entries|seats|pace|breaks)([+\-=])(\d+)(%?)")


def changed(
    structure: Structure, assumed: Assumptions, text: str, book: Book
) -> tuple[Structure, Assumptions]:
    """Both after the change. Raises ``PlanError`` for one that cannot be understood or done."""
    found = _FORM.fullmatch(text.strip().replace(" ", ""))
    if found is None:
        raise PlanError("what_if_unknown", given=text, known=", ".join(NAMES))
    name, sign, digits, percent = found.groups()
    amount = int(digits)

    def new(now: int) -> int:
        step = round(now * amount / 100) if percent else amount
        value = step if sign == "=" else now + step if sign == "+" else now - step
        if value < 1:
            raise PlanError("what_if_nothing_left", given=text)
        return value

    if name == "entries":
        return structure, replace(assumed, entries=new(assumed.entries))
    if name == "pace":
        return structure, replace(assumed, pace=round(assumed.pace * new(100) / 100, 4))
    if name == "seats":
        return replace(structure, seats_per_table=new(structure.seats_per_table)), assumed
    if name == "breaks":
        return replace(
            structure, breaks=tuple(replace(one, minutes=new(one.minutes)) for one in structure.breaks)
        ), assumed
    if name == "minutes":
        return longer_levels(structure, new, book), assumed
    if name == "stack":
        return replace(structure, stack=scaled(structure.stack, new(structure.starting_stack))), assumed
    return _later_close(structure, new, book), assumed


def longer_levels(structure: Structure, new: Callable[[int], int], book: Book) -> Structure:
    """Every length of a level changed, wherever the sheet gives it."""
    usual = structure.level_minutes or level_minutes(structure, 0, 0, book)
    return replace(
        structure,
        level_minutes=new(usual) if usual else 0,
        levels=tuple(
            replace(one, minutes=new(one.minutes)) if one.minutes else one for one in structure.levels
        ),
        days=tuple(
            replace(one, level_minutes=new(one.level_minutes)) if one.level_minutes else one
            for one in structure.days
        ),
    )


def scaled(stack: Chips, points: int) -> Chips:
    """About so many points in the same chips: those that are there as often as the whole allows, then the
    rest from the largest down."""
    now = sum(value * count for value, count in stack.items())
    if not now:
        raise PlanError("no_stack")
    smallest = min(stack)
    points = max(smallest, points // smallest * smallest)
    found = {value: max(1, count) for value, count in stack.items()}
    if points < now:
        found = {value: max(1, count * points // now) for value, count in stack.items()}
    rest = points - sum(value * count for value, count in found.items())
    for value in sorted(stack, reverse=True):
        more = max(rest, 0) // value
        found[value] += more
        rest -= more * value
    return found


def _later_close(structure: Structure, new: Callable[[int], int], book: Book) -> Structure:
    """Registration, re-entries and rebuys close so many levels later or earlier."""
    sheet = structure.registration
    level = sheet.closes_level
    if level is None and sheet.closes_minutes is None:
        raise PlanError("what_if_no_close")
    again = structure.reentry
    if level is not None:
        later = min(new(level), last_level(structure))
        sheet = replace(sheet, closes_level=later)
        shift = later - level
    else:
        usual = level_minutes(structure, 1, 1, book) or 1
        before = sheet.closes_minutes or 0
        whole = max(1, round(before / usual))
        shift = new(whole) - whole
        sheet = replace(sheet, closes_minutes=max(1, before + shift * usual))
    if again.until_level:
        again = replace(again, until_level=max(1, again.until_level + shift))
    rebuy = structure.rebuy
    if rebuy is not None and rebuy.until_level:
        rebuy = replace(rebuy, until_level=max(1, rebuy.until_level + shift))
    return replace(structure, registration=sheet, reentry=again, rebuy=rebuy)
