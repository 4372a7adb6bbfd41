"""The planner beside the real engine: the same sheet played through both."""

from statistics import median

import msgspec

from torneo.rulebook import Book, load_book
from torneo.simulate.fit import fitted
from torneo.simulate.planner import places as at
from torneo.simulate.planner.assumptions import Assumptions
from torneo.simulate.planner.course import course_of
from torneo.simulate.planner.running import play_runs
from torneo.simulate.runner import Run, simulate
from torneo.tournament.structure.model import Structure
from torneo.tournament.structure.templates import template


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """A sheet and a field to compare. ``minutes``: instead of the sheet's own levels; ``new``: nothing of the
    sheet was calibrated with."""

    sheet: str
    book: str
    entries: int
    minutes: int = 0
    new: bool = False


#: Slow, usual and fast. The seeds are not those of the calibration, and neither are the fields; the sheet of
#: the first and the length of the levels of the last were never calibrated with.
TRIALS: tuple[Trial, ...] = (
    Trial(sheet="federation-stop", book="fcp-2025", entries=45, new=True),
    Trial(sheet="club-night", book="tda-2013", entries=60),
    Trial(sheet="turbo", book="tda-2013", entries=72),
    Trial(sheet="club-night", book="torrequebrada", entries=50, minutes=12, new=True),
)
FIRST_SEED = 1_001
ENGINE_RUNS = 50


class Beside(msgspec.Struct, frozen=True, kw_only=True):
    """Minutes of play of half of the runs, of the planner and of the engine; ``percent``: how far the first
    is from the second."""

    sheet: str
    book: str
    entries: int
    minutes: int
    new: bool
    planner: float
    engine: float
    engine_runs: int
    percent: float


def sheet_of(trial: Trial) -> Structure:
    structure = template(trial.sheet).structure
    if trial.minutes:
        structure = msgspec.structs.replace(structure, level_minutes=trial.minutes)
    return fitted(structure, trial.entries)


def engine_minutes(trial: Trial, seed: int) -> float:
    """An event played through the real engine: minutes of play, all sessions together."""
    book: Book = load_book(trial.book)
    outcome = simulate(Run(book=book, structure=sheet_of(trial), entries=trial.entries, seed=seed))
    if not outcome.finished:
        raise RuntimeError(f"seed {seed}: {outcome.stalled}")
    state = outcome.state
    return sum(
        (one.finished_at or state.at) - one.started_at for one in state.sessions.values() if one.started_at
    ) / 60_000  # fmt: skip


def planner_minutes(trial: Trial, runs: int, seed: int, plain: bool | None = None) -> float:
    """Half of the planner's runs end within so many minutes of play."""
    course = course_of(sheet_of(trial), load_book(trial.book), Assumptions(entries=trial.entries))
    told = play_runs(course, seed, 0, runs, plain)
    return median(sum(part.room[at.LAST_END] for part in run.parts) / 60 for run in told)


def beside(trial: Trial, planner: float, engine: list[float]) -> Beside:
    middle = median(engine)
    return Beside(
        sheet=trial.sheet, book=trial.book, entries=trial.entries, minutes=trial.minutes, new=trial.new,
        planner=round(planner, 1), engine=round(middle, 1), engine_runs=len(engine),
        percent=round(100 * (planner - middle) / middle, 2),
    )  # fmt: skip
