"""The plan a session follows: its day, how long levels last, which breaks are due, when the day ends."""

from torneo.rulebook import Book
from torneo.tournament.clock.last_hands import all_played
from torneo.tournament.clock.state import Clock, Session
from torneo.tournament.state import Tournament
from torneo.tournament.structure.levels import breaks_at_players, day_of, level_minutes, next_breaks
from torneo.tournament.structure.model import Break, Day
from torneo.writing import iso_millis

SECOND = 1_000
MINUTE = 60 * SECOND

#: Nothing on a clock lasts longer than a day.
MOST_MINUTES = 24 * 60


def day_plan(state: Tournament, session: Session) -> Day:
    return day_of(state.structure, session.day) or Day(number=session.day)


def is_last_day(state: Tournament, session: Session) -> bool:
    return not any(one.day > session.day for one in state.sessions.values())


def same_day(state: Tournament, session: Session) -> list[Session]:
    """The other flights of its day."""
    return [one for one in state.sessions.values() if one.day == session.day and one.id != session.id]


def starts_at(state: Tournament, session: Session) -> int | None:
    """When the sheet says the session starts."""
    flights = day_plan(state, session).flights
    return next((iso_millis(one.starts) for one in flights if one.name == session.id), None)


def level_lasts(state: Tournament, session: Session, level: int, book: Book) -> int:
    """Milliseconds; 0 if nobody said how long."""
    return level_minutes(state.structure, session.day, level, book) * MINUTE


def players_at_tables(state: Tournament, session: str) -> int:
    return sum(table.players for table in state.tables.values() if table.open and table.session == session)


def key_of(pause: Break) -> int:
    """How a session remembers a break: the level it follows, or minus the players it waits for."""
    return pause.after_level or -pause.at_players


def breaks_due(state: Tournament, session: Session, clock: Clock, at: int, book: Book) -> tuple[Break, ...]:
    """Breaks to be taken now: after a level that is over, or because few enough players are left.

    Hand-for-hand puts them off where the book says so; a break never follows the day's last level.
    """
    if session.status != "running" or clock.on_break or session.last_hands_drawn:
        return ()
    put_off = book.values["bubble_breaks_and_leaving"]["breaks"] == "postponed_until_in_money"
    if session.hand_for_hand and put_off:
        return ()
    done = clock.level if clock.remaining(at) <= 0 else clock.level - 1
    last = day_plan(state, session).last_level
    due = [
        pause
        for pause in state.structure.breaks
        if 0 < pause.after_level <= done
        and pause.after_level != last
        and pause.after_level in session.levels_started
        and pause.after_level not in session.breaks_taken
    ]
    return (*due, *(one for one in waiting_breaks(state, session, book) if _few_enough(state, session, one)))


def level_break(state: Tournament, session: Session, clock: Clock, at: int, book: Book) -> Break | None:
    """The break to be taken before the next level may begin."""
    if not any(pause.after_level == clock.level for pause in state.structure.breaks):
        return None
    due = breaks_due(state, session, clock, at, book)
    return next((one for one in due if one.after_level == clock.level), None)


def waiting_breaks(state: Tournament, session: Session, book: Book) -> tuple[Break, ...]:
    """Breaks that wait for players to go out. Only a session with the whole field knows how many are left."""
    every = breaks_at_players(state.structure, book)
    if not every or same_day(state, session):
        return ()
    return tuple(one for one in every if -one.at_players not in session.breaks_taken)


def _few_enough(state: Tournament, session: Session, pause: Break) -> bool:
    return players_at_tables(state, session.id) <= pause.at_players < len(state.entries)


def next_break(state: Tournament, session: Session, clock: Clock, book: Book) -> Break | None:
    """The next break after a level of the day; without one, the next that waits for players to go out."""
    last = day_plan(state, session).last_level
    for pause in next_breaks(state.structure, clock.level):
        taken = pause.after_level in session.breaks_taken
        if not taken and (last is None or pause.after_level < last):
            return pause
    return next(iter(waiting_breaks(state, session, book)), None)


def time_to(state: Tournament, session: Session, clock: Clock, level: int, at: int, book: Book) -> int:
    """Milliseconds from now to the end of a level, breaks in between included, if nothing stops the clock."""
    left = max(clock.remaining(at), 0)
    if clock.on_break:
        first = clock.level if clock.kept else clock.level + 1
        left += clock.kept
        following = range(first + 1 if clock.kept else first, level + 1)
    else:
        first = clock.level
        following = range(clock.level + 1, level + 1)
    left += sum(level_lasts(state, session, number, book) for number in following)
    return left + sum(
        pause.minutes * MINUTE
        for pause in state.structure.breaks
        if first <= pause.after_level < level and pause.after_level not in session.breaks_taken
    )


def day_ends_at(state: Tournament, session: Session, clock: Clock, at: int, book: Book) -> int | None:
    """When the day's play ends: its last level as the clock stands, or its time if that is earlier; None:
    it plays on until the end."""
    day = day_plan(state, session)
    ends = iso_millis(day.ends)
    if day.last_level is None or clock.level > day.last_level:
        return ends
    by_level = at + time_to(state, session, clock, day.last_level, at, book)
    return by_level if ends is None else min(ends, by_level)


def day_over(state: Tournament, session: Session, clock: Clock, at: int) -> str:
    """Why no hand may begin any more today: ``levels``, ``time``, ``players`` or ``hands``; empty if one
    may."""
    if session.last_hands_drawn:
        return "hands" if all_played(state, session) else ""
    day = day_plan(state, session)
    if (
        day.last_level is not None
        and clock.level >= day.last_level
        and not clock.on_break
        and clock.remaining(at) <= 0
    ):
        return "levels"
    ends = iso_millis(day.ends) if day.ends else None
    if ends is not None and at >= ends:
        return "time"
    if day.stop_at_players and players_at_tables(state, session.id) <= day.stop_at_players < len(
        state.entries
    ):
        return "players"
    return ""
