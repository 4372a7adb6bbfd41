"""The planner's numbers made from events of the real engine: whoever wants other bots, or another engine,
makes them again with ``torneo plan calibrate``."""

from collections.abc import Iterable
from math import sqrt
from typing import Any

import msgspec

from torneo.hand.games import MIXES
from torneo.rulebook import load_book
from torneo.simulate.fit import fitted
from torneo.simulate.planner.observing import GROUPS, KINDS, Counts, Learnt, learn
from torneo.simulate.planner.odds import Calibration, Odds
from torneo.simulate.planner.places import DEPTHS, POINTS, SIZES
from torneo.simulate.runner import Run, simulate
from torneo.tournament.structure.model import Structure
from torneo.tournament.structure.templates import template

#: Hands of a wider class that count beside those of the class itself.
_PRIOR = 30.0


class Lesson(msgspec.Struct, frozen=True):
    """One event to learn from: a template, the game instead of its own, players, the seed."""

    sheet: str
    book: str
    game: str
    entries: int
    seed: int


#: What is played to learn from, with how many seeds.
_COURSE = (
    ("turbo", "adtp-2018", "", 40, 60),
    ("turbo", "adtp-2018", "", 100, 25),
    ("club-night", "tda-2013", "", 30, 60),
    ("club-night", "tda-2013", "", 90, 25),
    ("pokerfest-2011", "pokerfest-2011", "", 50, 15),
    ("club-night", "tda-2013", "plo", 40, 25),
    ("club-night", "tda-2013", "plo8", 40, 10),
    ("club-night", "tda-2013", "lhe", 30, 15),
    ("club-night", "tda-2013", "lo8", 30, 15),
    ("club-night", "tda-2013", "horse", 30, 15),
)
_FIRST_SEED = 70_001
_STUD_SEATS = 7


def lessons(share: float = 1.0) -> list[Lesson]:
    """The events of the usual calibration, or a share of them."""
    return [
        Lesson(sheet, book, game, entries, _FIRST_SEED + number)
        for sheet, book, game, entries, seeds in _COURSE
        for number in range(max(1, round(share * seeds)))
    ]


def sheet_of(lesson: Lesson) -> Structure:
    structure = template(lesson.sheet).structure
    if lesson.game:
        seats = (
            min(structure.seats_per_table, _STUD_SEATS) if lesson.game in MIXES else structure.seats_per_table
        )
        structure = msgspec.structs.replace(structure, game=lesson.game, seats_per_table=seats)
    return fitted(structure, lesson.entries)


def take(lesson: Lesson) -> Learnt:
    """Plays the event and learns from it; nothing from one that came to a stand."""
    book = load_book(lesson.book)
    run = Run(book=book, structure=sheet_of(lesson), entries=lesson.entries, seed=lesson.seed)
    outcome = simulate(run)
    return learn(outcome.director.journal, book) if outcome.finished else Learnt()


def calibrated(found: Iterable[Learnt], made: dict[str, Any]) -> Calibration:
    """The numbers all those events come to."""
    whole = Learnt()
    for one in found:
        whole.add(one)
    if not whole.events:
        raise ValueError("no event ended")
    missing = [kind for kind in KINDS if kind not in whole.kinds]
    if missing:
        raise ValueError(f"nothing was learnt about {', '.join(missing)}")
    hands = {kind: whole.kinds[kind].hands for kind in KINDS}
    return Calibration(
        made={**made, "events": whole.events, "hands": hands},
        deal_share=round(whole.deals / whole.events, 4),
        kinds={kind: _odds(whole.kinds[kind]) for kind in KINDS},
    )


def _odds(counts: Counts) -> Odds:
    takes, wins = (_rates(counts.wins[fought], counts.seen[fought]) for fought in (0, 1))
    return Odds(
        hands=counts.hands,
        loses=tuple(_loses(counts, size) for size in range(SIZES)),
        takes=takes,
        wins=wins,
        all_in=tuple(_all_in(counts, group) for group in range(2 * GROUPS)),
        losses=tuple(_points(counts.losses, depth) for depth in range(DEPTHS)),
        seconds=_seconds(counts.seconds),
    )


def _loses(counts: Counts, size: int) -> tuple[float, ...]:
    """How often a stack of each depth loses at tables of that size; where few were seen, as at tables of one
    player more or fewer, and in the end as at any table."""
    found = []
    for depth in range(DEPTHS):
        every = _share(counts, range(SIZES), depth, 0.0, 0.0)
        near = _share(counts, range(max(0, size - 1), min(SIZES, size + 2)), depth, _PRIOR, every)
        found.append(round(_share(counts, (size,), depth, _PRIOR, near), 5))
    return tuple(found)


def _share(counts: Counts, sizes: Iterable[int], depth: int, weight: float, usual: float) -> float:
    some, seen = 0.0, 0.0
    for size in sizes:
        some += counts.loses[size][depth]
        seen += counts.there[size][depth]
    return (some + weight * usual) / ((seen + weight) or 1.0)


def _rates(some: list[float], there: list[float]) -> tuple[float, ...]:
    """How often, for each class of depth; a class hardly seen is filled up from all."""
    usual = sum(some) / (sum(there) or 1.0)
    return tuple(
        round((one + _PRIOR * usual) / (seen + _PRIOR), 5) for one, seen in zip(some, there, strict=True)
    )


def _all_in(counts: Counts, group: int) -> tuple[float, ...]:
    """By depth; where few were seen, as often as at any table."""
    same = range(GROUPS) if group < GROUPS else range(GROUPS, 2 * GROUPS)
    found = []
    for depth in range(DEPTHS):
        seen = sum(counts.fights[one][depth] for one in same)
        short = 1.0 if depth < DEPTHS // 2 else 0.0
        usual = sum(counts.all_in[one][depth] for one in same) / seen if seen else short
        own, of = counts.all_in[group][depth], counts.fights[group][depth]
        found.append(round((own + _PRIOR * usual) / (of + _PRIOR), 5))
    return tuple(found)


def _points(losses: list[list[float]], depth: int) -> tuple[float, ...]:
    """The distribution of a loss that is not everything, as evenly spread points of it."""
    near = depth
    seen = sorted(losses[depth])
    while len(seen) < POINTS and near + 1 < DEPTHS:
        near += 1
        seen = sorted([*seen, *losses[near]])
    if not seen:
        return tuple(round(at / (POINTS - 1), 5) for at in range(POINTS))
    last = len(seen) - 1
    return tuple(round(seen[round(last * at / (POINTS - 1))], 5) for at in range(POINTS))


def _seconds(cells: list[list[float]]) -> tuple[tuple[float, ...], ...]:
    """At least and at most, without and with a fight; a size hardly seen lies on the line of the others."""
    rows: list[tuple[float, ...]] = []
    lines = [_line(cells[fought::2]) for fought in (0, 1)]
    for size in range(SIZES):
        found: list[float] = []
        for fought in (0, 1):
            count, total, squares = cells[2 * size + fought]
            middle, wide = lines[fought][0] + lines[fought][1] * size, lines[fought][2]
            if count >= _PRIOR:
                middle = total / count
                wide = sqrt(3 * max(squares / count - middle * middle, 0.0))
            found += [round(max(middle - wide, 1.0), 2), round(middle + wide, 2)]
        rows.append(tuple(found))
    return tuple(rows)


def _line(cells: list[list[float]]) -> tuple[float, float, float]:
    """Seconds by size: where the line begins, how it rises, how far values lie from it on either side."""
    seen = [(size, *cell) for size, cell in enumerate(cells) if cell[0]]
    count = sum(cell[1] for cell in seen)
    if not count:
        return 60.0, 5.0, 10.0
    at = sum(cell[0] * cell[1] for cell in seen) / count
    mean = sum(cell[2] for cell in seen) / count
    spread = sum(cell[1] * (cell[0] - at) ** 2 for cell in seen)
    rise = sum((cell[0] - at) * (cell[2] - mean * cell[1]) for cell in seen) / spread if spread else 5.0
    squares = sum(cell[3] for cell in seen) / count - mean * mean - rise * rise * spread / count
    return mean - rise * at, rise, sqrt(3 * max(squares, 1.0))
