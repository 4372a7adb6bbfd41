"""A forecast drawn: players and tables by time, the average stack, when it ends. One language at a time."""

from collections.abc import Callable, Sequence

from torneo.rulebook import Lang
from torneo.simulate.planner.drawing import Chart, Point, ticks
from torneo.simulate.planner.forecast import Forecast, Row, SessionForecast, Spread
from torneo.simulate.planner.telling import clock_of, lasting
from torneo.simulate.planner.words import say
from torneo.writing.numbers import number

_HOUR = 3600
_BARS = 24


def players_picture(
    session: SessionForecast, lang: Lang, other: SessionForecast | None = None, offset: int = 0
) -> str:
    """How many are left by time: half of the runs in the inner band, nine of ten in the outer."""
    return _by_time(session, lang, "players", lambda row: row.players, 1, other, offset)


def tables_picture(
    session: SessionForecast, lang: Lang, other: SessionForecast | None = None, offset: int = 0
) -> str:
    return _by_time(session, lang, "tables", lambda row: row.tables, 1, other, offset)


def depth_picture(
    session: SessionForecast, lang: Lang, other: SessionForecast | None = None, offset: int = 0
) -> str:
    """Big blinds of the average stack by time."""
    return _by_time(session, lang, "depth", lambda row: row.depth, 100, other, offset)


def _by_time(
    session: SessionForecast, lang: Lang, what: str, get: Callable[[Row], Spread], unit: int,
    other: SessionForecast | None, offset: int,
) -> str:  # fmt: skip
    rows = session.rows
    both = (*rows, *(other.rows if other else ()))
    last = max((row.seconds for row in both), default=_HOUR) or _HOUR
    top = max((get(row).high for row in both), default=unit) / unit
    beside = ticks(0, top)
    chart = Chart(say(f"picture.{what}", lang), (0, last), (0, beside[-1]))
    chart.axes(_hours(session, last, lang, offset), [(one, number(one, lang)) for one in beside])

    def points(name: str, of: Sequence[Row]) -> list[Point]:
        return [(row.seconds, getattr(get(row), name) / unit) for row in of]

    if other is None:
        chart.band("plan-wide", points("low", rows), points("high", rows))
        chart.band("plan-near", points("quarter", rows), points("three_quarters", rows))
    chart.line("plan-line", points("middle", rows))
    if other is not None:
        chart.line("plan-other", points("middle", other.rows))
        chart.legend((("plan-line", say("as_it_is", lang)), ("plan-other", say("changed", lang))))
    return chart.done(say(f"picture.{what}_about", lang))


def ends_picture(
    found: Forecast, lang: Lang, other: Forecast | None = None, until: int = 0, offset: int = 0
) -> str:
    """How often the event ends in each stretch of time."""
    session = next(one for one in found.sessions if one.name == found.ends.session)
    every = [*found.end_seconds, *(other.end_seconds if other else ()), *([until] if until else [])]
    low, high = min(every), max(every)
    step = next(one for one in (300, 600, 900, 1800, 3600, 7200, 14400) if (high - low) / one <= _BARS)
    late = (session.starts // 1000 + offset) % step if session.starts else 0
    first = (low + late) // step * step - late
    last = first + ((high - first) // step + 1) * step
    counts = [(found, _counted(found.end_seconds, first, last, step))]
    if other is not None:
        counts.append((other, _counted(other.end_seconds, first, last, step)))
    top = max(max(shares) for _, shares in counts)
    beside = ticks(0, 100 * top, 4)
    chart = Chart(say("picture.ends", lang), (first, last), (0, beside[-1]))
    below = [
        (one, clock_of(session.starts, one, lang, offset))
        for one in range(first, last + 1, max(step, _every((last - first) // step) * step))
    ]
    chart.axes(below, [(one, f"{number(one, lang)} %") for one in beside])
    for place, share in enumerate(counts[0][1]):
        chart.bar("plan-bar", first + place * step, first + (place + 1) * step, 100 * share)
    for _, shares in counts[1:]:
        for place, share in enumerate(shares):
            if share:
                chart.bar("plan-bar-other", first + place * step, first + (place + 1) * step, 100 * share)
        chart.legend((("plan-line", say("as_it_is", lang)), ("plan-other", say("changed", lang))))
    if until:
        chart.mark(until, say("picture.until", lang))
    middle = clock_of(session.starts, found.ends.seconds.middle, lang, offset)
    return chart.done(say("picture.ends_about", lang, middle=middle))


def _counted(ends: Sequence[int], first: int, last: int, step: int) -> list[float]:
    counts = [0] * ((last - first) // step)
    for one in ends:
        counts[(one - first) // step] += 1
    return [count / len(ends) for count in counts]


def _every(bars: int) -> int:
    """Bars between two numbers, so that they do not run into one another."""
    return max(1, -(-bars // 6))


def _hours(session: SessionForecast, last: int, lang: Lang, offset: int) -> list[tuple[float, str]]:
    step = next(one for one in (1800, 3600, 7200, 14400, 28800, 86400) if last / one <= 9)
    if not session.starts:
        return [(one, lasting(one, lang)) for one in range(0, last + 1, step)]
    late = (session.starts // 1000 + offset) % step
    first = (step - late) % step
    return [(one, clock_of(session.starts, one, lang, offset)) for one in range(first, last + 1, step)]
