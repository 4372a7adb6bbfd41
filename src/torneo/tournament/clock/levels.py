"""Which level it is. Where a sound at zero changes it, the clock goes on by itself and commands record later
what time has brought; where staff must announce it, it stays until they do."""

import msgspec

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.clock.clauses import spoken
from torneo.tournament.clock.events import LevelStarted
from torneo.tournament.clock.schedule import (
    day_over,
    day_plan,
    level_break,
    level_lasts,
)
from torneo.tournament.clock.state import Clock, Session
from torneo.tournament.kernel import Refused
from torneo.tournament.state import Tournament
from torneo.tournament.structure.levels import MOST_STEPS, last_level, level_of, levels_to_set, listed
from torneo.tournament.structure.model import Level
from torneo.writing import iso_millis

#: Levels that may pass unrecorded: more means that nobody was there, and the clock waits for the director.
_MOST_PASSED = 100


def by_signal(book: Book) -> bool:
    """Does the sound at zero change the level, without anybody announcing it?"""
    return bool(book.values["time_level_change_event"] == "sound_signal_at_zero")


def clock_now(
    state: Tournament, session: Session, at: int, book: Book
) -> tuple[Clock, tuple[LevelStarted, ...]]:
    """The clock as it stands, and the levels the signal has brought since the last record."""
    clock = session.clock
    if not clock.running or clock.on_break or clock.ends_at > at or not by_signal(book):
        return clock, ()
    clock = msgspec.structs.replace(clock)
    passed: list[LevelStarted] = []
    while clock.ends_at <= at and len(passed) < _MOST_PASSED:
        zero = clock.ends_at
        if level_break(state, session, clock, zero, book) or why_no_next(state, session, clock, zero, book):
            break
        clock.level += 1
        clock.ends_at = zero + level_lasts(state, session, clock.level, book)
        passed.append(
            LevelStarted(
                session=session.id, level=clock.level, began_at=zero, ends_at=clock.ends_at, how="signal",
                clauses=spoken(book, "level_signal"),
            )
        )  # fmt: skip
    return clock, tuple(passed)


def level_now(state: Tournament, session: str, at: int, book: Book) -> int | Refused:
    """The level of a hand that begins at this moment, or why none may begin."""
    found = state.sessions.get(session)
    if found is None or found.status != "running":
        return Refused("session_not_running", {"session": session})
    clock, _ = clock_now(state, found, at, book)
    why = day_over(state, found, clock, at)
    return no_more_today(found, clock.level, why, book) if why else clock.level


def no_more_today(session: Session, level: int, why: str, book: Book) -> Refused:
    case = "last_hands" if why == "hands" else "day_over"
    return Refused("day_over", {"session": session.id, "level": level, "why": why}, cite(book, case))


def why_no_next(state: Tournament, session: Session, clock: Clock, zero: int, book: Book) -> Refused | None:
    """What keeps the level after this one from beginning at this moment, breaks apart."""
    day = day_plan(state, session)
    ends = iso_millis(day.ends) if day.ends else None
    if day.last_level is not None and clock.level >= day.last_level:
        return no_more_today(session, clock.level, "levels", book)
    if ends is not None and zero >= ends:
        return no_more_today(session, clock.level, "time", book)
    return not_playable(state, session, clock.level + 1, book)


def not_playable(state: Tournament, session: Session, level: int, book: Book) -> Refused | None:
    """A level without values or without a length: the director is asked, with the book's proposal."""
    if is_blank(state, level):
        proposed = proposal(state, level, book)
        return Refused(
            "level_values_missing",
            {"level": level, "small_blind": proposed.small_blind, "big_blind": proposed.big_blind,
             "ante": proposed.ante},
            cite(book, "level_values_missing"),
        )  # fmt: skip
    if not level_lasts(state, session, level, book):
        return Refused("level_length_missing", {"level": level}, cite(book, "level_length"))
    return None


def beyond_growth(state: Tournament, level: int) -> Refused | None:
    """A level further past the sheet than blinds grow."""
    last = last_level(state.structure) + MOST_STEPS
    return Refused("level_beyond_schedule_end", {"level": level, "last": last}) if level > last else None


def is_blank(state: Tournament, level: int) -> bool:
    """Has the sheet no values for the level? Past its last level the book's growth gives them."""
    structure = state.structure
    if not structure.levels or level in levels_to_set(structure, level, level):
        return True
    found = listed(structure, level)
    return found is not None and not (
        found.big_blind or found.small_blind or found.ante or found.bring_in or found.small_bet
    )


def proposal(state: Tournament, level: int, book: Book) -> Level:
    """What the book or the neighbouring levels suggest for a level without values."""
    named = book.values["time_missing_level_values"]
    if named and named["level"] == level:
        return Level(
            number=level, small_blind=named["small_blind"], big_blind=named["big_blind"], ante=named["ante"]
        )
    return level_of(state.structure, level, book) if state.structure.levels else Level(number=level)
