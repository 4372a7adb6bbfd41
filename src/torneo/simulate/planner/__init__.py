"""The planner: an event played a thousand times in seconds, to say when it ends and what it needs.

    from torneo.rulebook import load_book
    from torneo.simulate.planner import Assumptions, plan
    from torneo.tournament.structure.templates import template

    found = plan(template("club-night").structure, load_book("tda-2013"), Assumptions(entries=120), runs=500)
    found.ends.seconds.middle          # half of the events end within so many seconds

Hands are drawn from odds that were fitted to events of the real engine (`calibrating`); everything else
(clock, breaks, days, desk, tables, bubble) follows the sheet and the book. See docs/planner.md.
"""

from torneo.rulebook import Book
from torneo.simulate.planner.assumptions import Assumptions, PlanError
from torneo.simulate.planner.course import Course, course_of
from torneo.simulate.planner.forecast import Forecast, Spread, forecast
from torneo.simulate.planner.live import live_course
from torneo.simulate.planner.odds import Calibration, shipped
from torneo.simulate.planner.running import Pool, RunTold, play_runs, spread_over
from torneo.simulate.planner.suggesting import Suggestion, Wish, suggestions
from torneo.simulate.planner.what_if import changed
from torneo.tournament.structure.model import Structure

__all__ = [
    "Assumptions",
    "Calibration",
    "Course",
    "Forecast",
    "PlanError",
    "Pool",
    "RunTold",
    "Spread",
    "Suggestion",
    "Wish",
    "changed",
    "course_of",
    "forecast",
    "live_course",
    "plan",
    "play_runs",
    "shipped",
    "spread_over",
    "suggestions",
]


def plan(
    structure: Structure,
    book: Book,
    assumed: Assumptions,
    runs: int = 1_000,
    seed: int = 1,
    plain: bool | None = None,
) -> Forecast:
    """The forecast of an event from its first hand, played here. Raises ``PlanError``."""
    course = course_of(structure, book, assumed)
    return forecast(course, book, play_runs(course, seed, 0, runs, plain), seed)
