"""What many runs of an event come to: distributions of everything a director asks for."""

from collections.abc import Callable, Iterable, Sequence
from math import ceil

import msgspec

from torneo.rulebook import Book
from torneo.simulate.planner import places as at
from torneo.simulate.planner.chip_needs import ChipNeed, chips_needed
from torneo.simulate.planner.course import Course
from torneo.simulate.planner.running import RunTold
from torneo.tournament.prizes.fund import fund_of
from torneo.tournament.structure.model import Structure

#: Shares of the runs below each number of a spread.
SHARES = (0.05, 0.25, 0.5, 0.75, 0.95)
_ENOUGH = 0.1
"""Rows of a timetable end when fewer of the runs still play."""


class Spread(msgspec.Struct, frozen=True):
    """Numbers that 5, 25, 50, 75 and 95 of a hundred runs stay below or reach."""

    low: int
    quarter: int
    middle: int
    three_quarters: int
    high: int


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a session, seconds after its start. ``depth``: big blinds of the average stack, in
    hundredths; ``playing``: share of the runs that have not ended."""

    seconds: int
    playing: float
    players: Spread
    tables: Spread
    dealers: Spread
    level: int
    depth: Spread


class SessionForecast(msgspec.Struct, frozen=True, kw_only=True):
    """``ends``: seconds after its start; ``starts`` milliseconds since 1970, 0 if nobody has said."""

    name: str
    day: int
    starts: int
    played: float
    ends: Spread
    level: Spread
    left: Spread
    peak_tables: Spread
    rows: tuple[Row, ...]


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """Something that comes in ``share`` of the runs, most often in that session, so many seconds after its
    start."""

    session: str
    share: float
    seconds: Spread


class Money(msgspec.Struct, frozen=True, kw_only=True):
    """In minor units. ``risk``: share of the runs in which the guarantee is not reached; ``overlay``: what is
    then missing, zero in the others, and ``mean`` of all."""

    guarantee: int
    collected: Spread
    risk: float
    overlay: Spread
    mean: int


class Forecast(msgspec.Struct, frozen=True, kw_only=True):
    """``hours``: seconds of play of all sessions together; ``ends``: of the last one, each run's own last;
    ``finished``: share of the runs with a winner at the end of the last session; ``beyond``: levels that were
    added because the sheet ends too soon, ``beyond_share`` of the runs used one."""

    entries: int
    runs: int
    seed: int
    finished: float
    hours: Spread
    levels: Spread
    hands: Spread
    people: Spread
    sold: Spread
    rebuys: Spread
    addons: Spread
    paid: Spread
    sessions: tuple[SessionForecast, ...]
    money_at: Moment | None
    final_table: Moment | None
    heads_up: Moment | None
    ends: Moment
    end_seconds: tuple[int, ...]
    peak_tables: Spread
    peak_dealers: Spread
    chips: tuple[ChipNeed, ...]
    money: Money
    beyond: int
    beyond_share: float


def spread(numbers: Iterable[int]) -> Spread:
    """Of at least one number."""
    ordered = sorted(numbers)
    return Spread(*(quantile(ordered, share) for share in SHARES))


def quantile(ordered: Sequence[int], share: float) -> int:
    """The smallest number that so many of them reach or stay below."""
    return ordered[min(len(ordered) - 1, max(0, ceil(share * len(ordered)) - 1))]


def dealers_for(tables: int, relief: int) -> int:
    """One at each table, and one more for every so many tables."""
    return tables + (-(-tables // relief) if relief else 0)


def forecast(course: Course, book: Book, told: Sequence[RunTold], seed: int) -> Forecast:
    """Everything about the runs, which must be at least one."""
    relief, structure = course.assumed.relief, course.structure
    peaks = [max(part.room[at.PEAK] for part in run.parts) for run in told]
    tops = [max(part.room[at.TOP_LEVEL] for part in run.parts) for run in told]
    listed = len(structure.levels) - course.beyond
    return Forecast(
        entries=course.assumed.entries,
        runs=len(told),
        seed=seed,
        finished=_share(told, lambda run: run.parts[-1].room[at.STUCK] == 0 and _won(run)),
        hours=spread(sum(part.room[at.LAST_END] for part in run.parts) for run in told),
        levels=spread(tops),
        hands=spread(sum(part.room[at.HANDS] for part in run.parts) for run in told),
        people=spread(run.people for run in told),
        sold=spread(run.sold for run in told),
        rebuys=spread(run.rebuys for run in told),
        addons=spread(run.addons for run in told),
        paid=spread(max(part.room[at.PAID] for part in run.parts) for run in told),
        sessions=tuple(_session(course, told, place) for place in range(len(course.parts))),
        money_at=_moment(course, told, at.MONEY_AT),
        final_table=_moment(course, told, at.FINAL_AT),
        heads_up=_moment(course, told, at.HEADS_UP_AT),
        ends=_ends(course, told),
        end_seconds=tuple(sorted(run.parts[-1].room[at.LAST_END] for run in told)),
        peak_tables=spread(peaks),
        peak_dealers=spread(dealers_for(peak, relief) for peak in peaks),
        chips=chips_needed(structure, told),
        money=_money(structure, book, told),
        beyond=course.beyond,
        beyond_share=_share(list(tops), lambda top: top > listed),
    )


def _share(some: Sequence[object], holds: Callable[..., bool]) -> float:
    return sum(map(holds, some)) / len(some)


def _won(run: RunTold) -> bool:
    """Is one player left, or did those left make a deal?"""
    room = run.parts[-1].room
    return room[at.ALIVE] <= max(1, room[at.DEAL_AT])


def _session(course: Course, told: Sequence[RunTold], place: int) -> SessionForecast:
    part = course.parts[place]
    rooms = [run.parts[place].room for run in told if place < len(run.parts)]
    series = [run.parts[place].series for run in told if place < len(run.parts)]
    nothing = spread([0])
    return SessionForecast(
        name=part.name, day=part.day, starts=part.starts, played=len(rooms) / len(told),
        ends=spread(room[at.LAST_END] for room in rooms) if rooms else nothing,
        level=spread(room[at.LEVEL] + 1 for room in rooms) if rooms else nothing,
        left=spread(room[at.ALIVE] for room in rooms) if rooms else nothing,
        peak_tables=spread(room[at.PEAK] for room in rooms) if rooms else nothing,
        rows=_rows(series, course.assumed.relief),
    )  # fmt: skip


def _rows(series: Sequence[Sequence[int]], relief: int) -> tuple[Row, ...]:
    """A row for every look at the room, while enough runs play; in those that have ended nobody sits."""
    found = []
    longest = max((len(one) for one in series), default=0) // at.SAMPLE_ROW
    for number in range(longest):
        place = number * at.SAMPLE_ROW
        going = [one for one in series if place < len(one)]
        if len(going) < _ENOUGH * len(series):
            break
        over = [0] * (len(series) - len(going))
        tables = [*over, *(one[place + at.TABLES] for one in going)]
        found.append(
            Row(
                seconds=number * at.SAMPLE,
                playing=len(going) / len(series),
                players=spread([*over, *(one[place + at.PLAYERS] for one in going)]),
                tables=spread(tables),
                dealers=spread(dealers_for(one, relief) for one in tables),
                level=quantile(sorted(one[place + at.AT_LEVEL] for one in going), 0.5),
                depth=spread(one[place + at.DEPTH] for one in going),
            )
        )
    return tuple(found)


def _moment(course: Course, told: Sequence[RunTold], which: int) -> Moment | None:
    """When something comes, in the session in which it does so most often."""
    came: dict[int, list[int]] = {}
    for run in told:
        for place, part in enumerate(run.parts):
            if part.room[which] >= 0:
                came.setdefault(place, []).append(part.room[which])
                break
    if not came:
        return None
    place = max(came, key=lambda one: len(came[one]))
    share = sum(map(len, came.values())) / len(told)
    return Moment(session=course.parts[place].name, share=share, seconds=spread(came[place]))


def _ends(course: Course, told: Sequence[RunTold]) -> Moment:
    lasts: dict[int, list[int]] = {}
    for run in told:
        lasts.setdefault(len(run.parts) - 1, []).append(run.parts[-1].room[at.LAST_END])
    place = max(lasts, key=lambda one: len(lasts[one]))
    share = len(lasts[place]) / len(told)
    return Moment(session=course.parts[place].name, share=share, seconds=spread(lasts[place]))


def _money(structure: Structure, book: Book, told: Sequence[RunTold]) -> Money:
    collected, overlay = [], []
    for run in told:
        taken = collected_by(structure, run)
        fund = fund_of(structure, book, entries=run.sold, collected=taken)
        collected.append(taken)
        overlay.append(fund.overlay)
    return Money(
        guarantee=structure.guarantee, collected=spread(collected), overlay=spread(overlay),
        risk=sum(one > 0 for one in overlay) / len(overlay), mean=sum(overlay) // len(overlay),
    )  # fmt: skip


def collected_by(structure: Structure, run: RunTold) -> int:
    """What goes to the prizes, in minor units."""
    again, rebuy, addon = structure.reentry.price, structure.rebuy, structure.addon
    first = min(run.people, run.sold)
    price = structure.entry_price
    return (
        first * price
        + (run.sold - first) * (price if again is None else again)
        + run.rebuys * (rebuy.price if rebuy else 0)
        + run.addons * (addon.price if addon else 0)
    )
