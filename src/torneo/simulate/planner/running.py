"""Many runs of a planned event. Run n of a seed is the same whoever plays it: here, another process, another
machine; compiled or plain."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

import msgspec

from torneo.simulate.kernels.engine import use_plain
from torneo.simulate.planner import places as at
from torneo.simulate.planner import session_step
from torneo.simulate.planner.course import Begun, Course, Part
from torneo.simulate.planner.dice import dice_of, draw

_OPEN_FOR = 0.95
"""Tables are opened for so much of the field before the start."""
_LATEST = 0.95
"""Nobody comes in the last twentieth of the time."""
_LONGEST_SERIES = 6 * 96
_DEAL_PLAYERS = (2, 6)


class PartTold(msgspec.Struct, frozen=True):
    """How a session went: ``room`` and ``series`` as the steps left them."""

    room: list[int]
    series: list[int]


class RunTold(msgspec.Struct, frozen=True):
    """How an event went. ``sold``: entries and re-entries together."""

    run: int
    people: int
    sold: int
    rebuys: int
    addons: int
    parts: list[PartTold]


class Pool(Protocol):
    """Whatever runs functions elsewhere: an executor of `concurrent.futures`, or that of a Dask client."""

    def submit(self, fn: Callable[..., Any], /, *args: Any) -> Any: ...


def batches(runs: int, size: int) -> list[tuple[int, int]]:
    """First run and number of runs of each batch."""
    return [(first, min(size, runs - first)) for first in range(0, runs, size)]


def play_runs(course: Course, seed: int, first: int, count: int, plain: bool | None = None) -> list[RunTold]:
    """Runs ``first`` to ``first + count``."""
    kit = _Kit(course, use_plain(plain))
    return [kit.run(seed, number) for number in range(first, first + count)]


def spread_over(
    course: Course, seed: int, runs: int, pool: Pool, size: int, plain: bool | None = None
) -> Iterator[list[RunTold]]:
    """The same over a pool, batch by batch in order."""
    waiting = [pool.submit(play_runs, course, seed, *batch, plain) for batch in batches(runs, size)]
    for one in waiting:
        yield one.result()


class _Kit:
    """What all runs of a batch share, as lists or arrays."""

    def __init__(self, course: Course, plain: bool) -> None:
        self.course, self.plain = course, plain
        self.play: Callable[..., None] = session_step.play
        if not plain:
            from torneo.simulate.planner import compiled_steps

            self.play = compiled_steps.play
        self.odds, self.chances = self.reals(course.odds), self.reals(course.chances)
        self.paid = self.ints(course.paid)
        self.levels = [self.ints(part.levels) for part in course.parts]
        self.pauses = [self.ints(part.pauses) for part in course.parts]

    def ints(self, numbers: Sequence[int]) -> Any:
        if self.plain:
            return list(numbers)
        import numpy as np

        return np.array(numbers, dtype=np.int64)

    def reals(self, numbers: Sequence[float]) -> Any:
        if self.plain:
            return list(numbers)
        import numpy as np

        return np.array(numbers, dtype=np.float64)

    def run(self, seed: int, number: int) -> RunTold:
        """The whole event once."""
        course = self.course
        words = dice_of(seed, number)
        people, deal_at = _people(course, words), _deal(course, words)
        told: list[PartTold] = []
        sold, rebuys, addons = course.sold_before, course.rebuys_before, course.addons_before
        carried = list(course.bagged)
        for place, part in enumerate(course.parts):
            if part.begun is not None:
                hall = _going_on(part, part.begun, people - course.sold_before, words)
            elif part.share:
                hall = _newly_come(part, round(people * part.share), words)
            elif len(carried) > 1:
                hall, carried = _seated(part, carried), []
            else:
                break
            hall.rules[at.SOLD_BEFORE] = sold
            hall.room[at.DEAL_AT] = deal_at
            words, one, left = self._part(words, place, hall)
            told.append(one)
            carried += left
            sold += one.room[at.SOLD]
            rebuys += one.room[at.REBUYS]
            addons += one.room[at.ADDED]
        return RunTold(number, people, sold, rebuys, addons, told)

    def _part(self, words: list[int], place: int, hall: "_Hall") -> tuple[list[int], PartTold, list[int]]:
        """Plays one session: the dice afterwards, how it went, the stacks left."""
        dice, rules, stack = self.ints(words), self.ints(hall.rules), self.ints(hall.stack)
        tables, member = self.ints(hall.tables), self.ints(hall.member)
        room, series = self.ints(hall.room), self.ints([0] * (at.SAMPLE_ROW * _LONGEST_SERIES))
        self.play(
            dice, rules, self.levels[place], self.pauses[place], self.paid, self.chances, self.odds, stack,
            self.ints([0] * len(hall.stack)), self.ints(hall.following), self.ints(hall.wait), tables, member,
            self.reals([0.0] * hall.rules[at.WIDTH]), self.ints([0] * hall.rules[at.WIDTH]), room, series,
        )  # fmt: skip
        ended, rows = _plain(room), _plain(series)
        left = [one for one in _plain(stack) if one > 0]
        return _plain(dice), PartTold(ended, rows[: at.SAMPLE_ROW * ended[at.SAMPLES]]), left


class _Hall:
    """A session about to be played: people with and without a seat, and the clock."""

    def __init__(self, part: Part, players: int, tables: int) -> None:
        self.rules = list(part.rules)
        seats, self.width = self.rules[at.SEATS], self.rules[at.WIDTH]
        most = max(tables, -(-players // seats) + 1)
        self.rules[at.MOST_TABLES] = max(tables, min(self.rules[at.MOST_TABLES], most))
        self.tables = [0] * (at.TABLE_ROW * self.rules[at.MOST_TABLES])
        self.member = [0] * (self.width * self.rules[at.MOST_TABLES])
        self.stack: list[int] = []
        self.following: list[int] = []
        self.wait = [-1] * (self.rules[at.CLOSES] // 60 + 1 if self.rules[at.CLOSES] else 0)
        self.room = [0] * at.ROOM
        for moment in (at.FINAL_AT, at.MONEY_AT, at.HEADS_UP_AT):
            self.room[moment] = -1
        self.room[at.OPEN] = self.room[at.PEAK] = tables
        self.room[at.UNEVEN] = 1

    def first_level(self, part: Part, number: int) -> None:
        self.room[at.LEVEL] = min(number, self.rules[at.LEVELS]) - 1
        self.room[at.LEVEL_ENDS] = part.levels[self.room[at.LEVEL] * at.LEVEL_ROW + at.SECONDS]

    def sits(self, table: int, stack: int) -> None:
        """Somebody with chips takes a seat."""
        row = table * at.TABLE_ROW
        self.member[table * self.width + self.tables[row + at.COUNT]] = len(self.stack)
        self.tables[row + at.COUNT] += 1
        self.stack.append(stack)
        self.following.append(-1)
        self.room[at.ALIVE] += 1
        self.room[at.POINTS_IN] += stack

    def comes(self, minute: int) -> None:
        """Somebody will be at the desk in that minute."""
        self.stack.append(0)
        self.following.append(self.wait[minute])
        self.wait[minute] = len(self.stack) - 1
        self.room[at.COMING] += 1


def _newly_come(part: Part, players: int, words: list[int]) -> _Hall:
    """The first hand of a first day: most are there, the others come while entries are taken."""
    closes, seats = part.rules[at.CLOSES], part.rules[at.SEATS]
    minutes = [
        int(draw(words) * _LATEST * closes) // 60 if closes and place and draw(words) < part.late else -1
        for place in range(players)
    ]
    here = minutes.count(-1)
    tables = min(-(-max(here, int(_OPEN_FOR * players)) // seats), part.rules[at.MOST_TABLES])
    hall = _Hall(part, players, max(tables, 1))
    hall.first_level(part, part.first_level)
    for place in range(min(here, tables * seats)):
        hall.sits(place % tables, part.rules[at.STACK])
    hall.room[at.SOLD] = hall.room[at.ALIVE]
    if hall.wait:
        for minute in [*(minute for minute in minutes if minute >= 0), *[0] * (here - hall.room[at.ALIVE])]:
            hall.comes(minute)
    return hall


def _seated(part: Part, stacks: list[int]) -> _Hall:
    """The first hand of a later day."""
    tables = -(-len(stacks) // part.rules[at.SEATS])
    hall = _Hall(part, len(stacks), tables)
    hall.first_level(part, part.first_level)
    for place, stack in enumerate(stacks):
        hall.sits(place % tables, stack)
    return hall


def _going_on(part: Part, begun: Begun, people: int, words: list[int]) -> _Hall:
    """A session in the middle: whoever is still expected comes while entries are taken."""
    closes = part.rules[at.CLOSES]
    more = max(0, people - begun.sold) if closes else 0
    seated = sum(map(len, begun.tables))
    hall = _Hall(part, seated + more, len(begun.tables))
    for table, stacks in enumerate(begun.tables):
        for stack in stacks:
            hall.sits(table, stack)
    for _ in range(more):
        hall.comes(int(draw(words) * _LATEST * closes) // 60)
    room = hall.room
    hall.first_level(part, begun.level)
    room[at.LEVEL_ENDS] = begun.level_left
    room[at.RESUMES], room[at.KEPT] = begun.break_left, begun.kept
    room[at.PAUSES_TAKEN], room[at.ADD_ONS_SOLD] = begun.breaks_taken, int(begun.addons_sold)
    room[at.SOLD], room[at.REBUYS], room[at.ADDED] = begun.sold, begun.rebuys, begun.addons
    room[at.PAID] = begun.paid
    return hall


def _people(course: Course, words: list[int]) -> int:
    """How many come this time: a sum of twelve dice is close enough to a normal distribution."""
    assumed = course.assumed
    if not assumed.spread:
        return assumed.entries
    off = sum(draw(words) for _ in range(12)) - 6
    return max(2, round(assumed.entries * (1 + off * assumed.spread / 100)))


def _deal(course: Course, words: list[int]) -> int:
    """At how many players left they agree on a deal that ends the event; 0: they do not."""
    if draw(words) >= course.deal_share:
        return 0
    low, high = _DEAL_PLAYERS
    return low + int(draw(words) * (high - low + 1))


def _plain(numbers: Any) -> list[int]:
    found: list[int] = numbers if isinstance(numbers, list) else numbers.tolist()
    return found


def warm() -> None:
    """Compile the steps, or load them from disk if that was done before."""
    from torneo.rulebook import load_book
    from torneo.simulate.planner.assumptions import Assumptions
    from torneo.simulate.planner.course import course_of
    from torneo.tournament.structure.templates import template

    course = course_of(template("turbo").structure, load_book("tda-2013"), Assumptions(entries=20))
    play_runs(course, 1, 0, 1, plain=False)
