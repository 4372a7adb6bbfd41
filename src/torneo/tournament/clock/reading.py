"""What the clock on the wall shows."""

import msgspec

from torneo.rulebook import Book
from torneo.tournament.clock.levels import clock_now, why_no_next
from torneo.tournament.clock.schedule import (
    day_ends_at,
    day_over,
    level_lasts,
    next_break,
    players_at_tables,
    time_to,
)
from torneo.tournament.clock.state import Clock, Session
from torneo.tournament.state import Tournament
from torneo.tournament.structure.levels import first_level, level_of
from torneo.tournament.structure.model import Break, Level


class ClockReading(msgspec.Struct, frozen=True, kw_only=True):
    """Times in milliseconds. ``left``: of the level or, ``on_break``, of the break; never below zero.

    ``over``: it has run out and waits for the announcement. ``next_level`` None: the day ends with this one,
    or its values are still to be set. ``break_in``: time to the next break, None if it waits for players to
    go out or there is none. ``over_for_today``: why no hand may begin any more (see ``day_over``).
    """

    session: str
    status: str
    level: Level | None
    left: int
    over: bool
    on_break: bool
    paused: bool
    stopped_for: str
    next_level: Level | None
    next_break: Break | None
    break_in: int | None
    day_ends_at: int | None
    over_for_today: str
    players: int
    last_hands: int


def remaining(state: Tournament, session: str, now: int, book: Book) -> int:
    """Milliseconds left of the level or break; 0 once it has run out."""
    clock, _ = clock_now(state, state.sessions[session], now, book)
    return max(clock.remaining(now), 0)


def reading(state: Tournament, session: str, now: int, book: Book) -> ClockReading:
    found = state.sessions[session]
    clock, _ = clock_now(state, found, now, book)
    if found.status == "planned":
        clock = _before_the_start(state, found, book)
    coming = next_break(state, found, clock, book)
    left = clock.remaining(now)
    return ClockReading(
        session=found.id,
        status=found.status,
        level=_level(state, clock.level, book),
        left=max(left, 0),
        over=found.status == "running" and left <= 0,
        on_break=clock.on_break,
        paused=found.status == "running" and not clock.running,
        stopped_for=clock.stopped_for,
        next_level=_next_level(state, found, clock, now, book),
        next_break=coming,
        break_in=_break_in(state, found, clock, coming, now, book),
        day_ends_at=day_ends_at(state, found, clock, now, book) if found.status == "running" else None,
        over_for_today=day_over(state, found, clock, now) if found.status == "running" else "",
        players=players_at_tables(state, found.id),
        last_hands=max(found.last_hands.values(), default=0),
    )


def _before_the_start(state: Tournament, session: Session, book: Book) -> Clock:
    level = first_level(state.structure, session.day)
    return Clock(level=level, left=level_lasts(state, session, level, book))


def _level(state: Tournament, number: int, book: Book) -> Level | None:
    return level_of(state.structure, number, book) if number and state.structure.levels else None


def _next_level(state: Tournament, session: Session, clock: Clock, now: int, book: Book) -> Level | None:
    if clock.on_break and clock.kept:
        return _level(state, clock.level, book)
    if why_no_next(state, session, clock, now, book) is not None:
        return None
    return _level(state, clock.level + 1, book)


def _break_in(
    state: Tournament, session: Session, clock: Clock, coming: Break | None, now: int, book: Book
) -> int | None:
    if coming is None or not coming.after_level:
        return None
    return time_to(state, session, clock, coming.after_level, now, book)
