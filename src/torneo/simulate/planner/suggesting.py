"""Sheets that end in time: the longest levels, biggest stack or most levels with which enough runs do."""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from torneo.rulebook import Book
from torneo.simulate.planner import places as at
from torneo.simulate.planner.assumptions import Assumptions, PlanError
from torneo.simulate.planner.course import course_of
from torneo.simulate.planner.forecast import quantile
from torneo.simulate.planner.running import play_runs
from torneo.simulate.planner.what_if import longer_levels, scaled
from torneo.tournament.structure.levels import last_level, level_minutes
from torneo.tournament.structure.lint import lint
from torneo.tournament.structure.model import Structure

_LEAST_MINUTES, _MOST_MINUTES = 3, 120
_LEAST_STACK, _MOST_STACK = 10, 400
_STACK_STEP = 5
_FEWEST_LEVELS = 5


class Suggestion(msgspec.Struct, frozen=True, kw_only=True):
    """``kind``: what is changed, from ``before`` to ``after`` (minutes of a usual level, chips of a stack,
    levels of the sheet). ``share`` of the runs end in time, half of them within ``middle`` seconds."""

    kind: str
    before: int
    after: int
    share: float
    middle: int
    structure: Structure


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """The last session is to end within so many ``seconds`` in ``sure`` of the runs."""

    seconds: int
    sure: float = 0.8
    runs: int = 200
    seed: int = 1
    plain: bool | None = None


Try = Callable[[int], Structure]


def suggestions(structure: Structure, book: Book, assumed: Assumptions, wish: Wish) -> list[Suggestion]:
    """One for each thing that can be changed alone, where the sheet stays as clean as it was."""
    if not 0 < wish.sure < 1:
        raise PlanError("out_of_range", name="sure", low=1, high=99, given=round(100 * wish.sure))
    usual = structure.level_minutes or level_minutes(structure, 1, 1, book)
    levels = last_level(structure)
    start = structure.starting_stack
    ways: list[tuple[str, int, list[int], Try]] = []
    if usual:
        ways.append(("minutes", usual, [*range(_LEAST_MINUTES, _MOST_MINUTES + 1)],
                     lambda minutes: with_minutes(structure, minutes, usual, book)))  # fmt: skip
    percents = range(_LEAST_STACK, _MOST_STACK + 1, _STACK_STEP)
    stacks = {
        sum(v * c for v, c in scaled(structure.stack, start * one // 100).items()): one for one in percents
    }
    ways.append(("stack", start, sorted(stacks),
                 lambda points: replace(structure, stack=scaled(structure.stack, points))))  # fmt: skip
    ways.append(("levels", levels, [*range(min(_FEWEST_LEVELS, levels), levels + 1)],
                 lambda count: with_levels(structure, count)))  # fmt: skip
    tried = (_longest(kind, before, values, make, book, assumed, wish) for kind, before, values, make in ways)
    known = _faults(structure, book)
    return [one for one in tried if one is not None and _faults(one.structure, book) <= known]


def with_minutes(structure: Structure, minutes: int, usual: int, book: Book) -> Structure:
    """Levels in the same proportion, the usual one so long."""
    return longer_levels(structure, lambda now: max(1, round(now * minutes / usual)), book)


def with_levels(structure: Structure, count: int) -> Structure:
    """So many levels: some between the first and the last are left out, evenly, and what refers to a level
    follows it."""
    old = sorted(structure.levels, key=lambda one: one.number)
    if not 2 <= count < len(old):
        return structure
    kept = [old[round(place * (len(old) - 1) / (count - 1))] for place in range(count)]
    now = {}
    place = 0
    for one in old:
        place += one in kept
        now[one.number] = place

    def moved(level: int | None) -> int | None:
        return now.get(level, level) if level else level

    def last(level: int) -> int:
        return moved(level) or 0

    breaks = {last(one.after_level): one for one in structure.breaks if one.after_level}
    days = []
    first = 1
    for day in structure.days:
        end = moved(day.last_level)
        days.append(replace(day, first_level=first, last_level=max(end, first) if end else end))
        first = (end or first) + 1
    rebuy, addon = structure.rebuy, structure.addon
    return replace(
        structure,
        levels=tuple(replace(one, number=number) for number, one in enumerate(kept, 1)),
        breaks=(
            *(replace(one, after_level=level) for level, one in sorted(breaks.items())),
            *(one for one in structure.breaks if not one.after_level),
        ),
        days=tuple(days),
        registration=replace(structure.registration, closes_level=moved(structure.registration.closes_level)),
        reentry=replace(structure.reentry, until_level=moved(structure.reentry.until_level)),
        rebuy=replace(rebuy, until_level=moved(rebuy.until_level)) if rebuy else None,
        addon=replace(addon, after_level=last(addon.after_level)) if addon else None,
    )


def _longest(
    kind: str, before: int, values: list[int], make: Try, book: Book, assumed: Assumptions, wish: Wish
) -> Suggestion | None:
    """The largest value with which the event still ends in time often enough; more of it takes longer."""
    found: Suggestion | None = None
    low, high = 0, len(values) - 1
    while low <= high:
        middle = (low + high) // 2
        structure = make(values[middle])
        ends = _ends(structure, book, assumed, wish)
        share = sum(one <= wish.seconds for one in ends) / len(ends)
        if share >= wish.sure:
            found = Suggestion(kind=kind, before=before, after=values[middle], share=share,
                               middle=quantile(ends, 0.5), structure=structure)  # fmt: skip
            low = middle + 1
        else:
            high = middle - 1
    return found


def _ends(structure: Structure, book: Book, assumed: Assumptions, wish: Wish) -> list[int]:
    course = course_of(structure, book, assumed)
    told = play_runs(course, wish.seed, 0, wish.runs, wish.plain)
    return sorted(run.parts[-1].room[at.LAST_END] for run in told)


def _faults(structure: Structure, book: Book) -> set[tuple[str, str]]:
    """Errors and warnings by what and where."""
    return {(one.code, one.path) for one in lint(structure, book) if one.severity != "note"}
