"""When a session takes entries: the moment registration closes, and how that moment is moved."""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.checks import in_phase, known_session
from torneo.tournament.citations import cite
from torneo.tournament.clock.levels import clock_now
from torneo.tournament.clock.schedule import MINUTE, time_to
from torneo.tournament.clock.state import Session
from torneo.tournament.conduct.events import Decided
from torneo.tournament.conduct.matters import About, Decide, decide_matter, matter
from torneo.tournament.entries.commands import CloseRegistration, SetRegistrationClose
from torneo.tournament.entries.events import RegistrationClosed, RegistrationCloseSet
from torneo.tournament.entries.taking import takes_entries
from torneo.tournament.entries.tickets import forfeited
from torneo.tournament.kernel import (
    DIRECTORS,
    Answer,
    Asked,
    Due,
    Events,
    Refused,
    Value,
    asks,
    decides,
)
from torneo.tournament.state import Tournament
from torneo.tournament.structure.levels import break_after, closing_level, first_level, last_level
from torneo.writing import iso_millis


def level_over(state: Tournament, session: Session, level: int, at: int, book: Book) -> bool:
    """Has the session played the level to its end?"""
    if session.status == "planned":
        return first_level(state.structure, session.day) > level
    if session.status == "finished":
        return True
    clock, _ = clock_now(state, session, at, book)
    if clock.level != level:
        return clock.level > level
    return not clock.kept if clock.on_break else clock.remaining(at) <= 0


def after_level(state: Tournament, session: Session, level: int, at: int, book: Book) -> bool:
    """Is it the time between the end of the level and the start of the next, break included?"""
    if session.status != "running" or not level_over(state, session, level, at, book):
        return False
    return clock_now(state, session, at, book)[0].level == level


def closes_at(state: Tournament, session: Session, book: Book, now: int = 0) -> int | None:
    """When registration of the session closes or closed, as things stand; None: nothing fixes it yet.

    A level's end is reckoned from the clock as it is ``now`` (by default at the last event).
    """
    now = now or state.at
    if session.registration_closed_at:
        return session.registration_closed_at
    if session.registration_closes_at:
        return session.registration_closes_at
    if session.closing_level:
        return _level_closes(state, session, session.closing_level, now, book)
    sheet = state.structure.registration
    minutes = sheet.closes_minutes
    if book.values["registration_close_rule"] == "minutes_after_start":
        minutes = book.values["registration_late_minutes"] if minutes is None else minutes
        if minutes is not None:
            return _minutes_close(session, minutes)
    if book.values["registration_close_rule"] == "end_of_announced_level" and sheet.closes_level:
        return _level_closes(state, session, sheet.closes_level, now, book)
    if sheet.closes_at:
        return iso_millis(sheet.closes_at)
    if sheet.closes_level:
        return _level_closes(state, session, sheet.closes_level, now, book)
    return None if minutes is None else _minutes_close(session, minutes)


def _minutes_close(session: Session, minutes: int) -> int | None:
    return session.started_at + minutes * MINUTE if session.started_at else None


def _level_closes(state: Tournament, session: Session, level: int, now: int, book: Book) -> int | None:
    """The end of the level; where the book keeps the desk open in the break that follows, so many minutes
    before play goes on."""
    if session.status == "planned":
        return None
    before_restart: int | None = book.values["registration_break_extension_minutes"]
    pause = break_after(state.structure, level)
    if level == closing_level(state.structure, session.day) or before_restart is None:
        pause = None
    longer = max(pause.minutes - (before_restart or 0), 0) * MINUTE if pause else 0
    if not level_over(state, session, level, now, book):
        clock, _ = clock_now(state, session, now, book)
        return now + time_to(state, session, clock, level, now, book) + longer
    if session.status == "finished":
        return session.finished_at
    clock, _ = clock_now(state, session, now, book)
    if clock.level > level:
        return min(now, state.at)
    if not clock.on_break:
        return (clock.ends_at if clock.running else now) + longer
    if pause is None or before_restart is None:
        return min(now, state.at)
    return now + clock.remaining(now) - min(before_restart, pause.minutes) * MINUTE


def is_open(state: Tournament, session: Session, at: int, book: Book) -> bool:
    """Does the session take entries at this moment?"""
    return why_closed(state, session, at, book) is None


def why_closed(state: Tournament, session: Session, at: int, book: Book) -> Refused | None:
    """Why the session takes no entries now."""
    opens = iso_millis(state.structure.registration.opens)
    if opens is not None and at < opens:
        return Refused("registration_not_open", {"session": session.id, "opens": opens})
    closes = closes_at(state, session, book, at)
    over = closes is not None and at >= closes
    if over or session.status == "finished" or not takes_entries(state, session):
        return Refused(
            "registration_closed",
            {"session": session.id, "closed_at": closes or session.finished_at},
            cite(book, "registration_closes"),
        )
    return None


@decides(CloseRegistration, roles=DIRECTORS | {"desk", "system"})
def close_registration(state: Tournament, asked: Asked[CloseRegistration], book: Book) -> Answer:
    """Desk and program close it when its time has come, the direction whenever it wants."""
    refused = in_phase(state, "published", "running")
    if refused is not None:
        return refused
    session = known_session(state, asked.command.session)
    if isinstance(session, Refused):
        return session
    if session.registration_closed_at:
        return Refused("registration_closed", {"session": session.id,
                                               "closed_at": session.registration_closed_at})  # fmt: skip
    decided = _closed_early(state, session, asked, book)
    if isinstance(decided, Refused):
        return decided
    closed = RegistrationClosed(session=session.id, why=asked.command.why.strip())
    return (*decided, closed, *forfeited(state, session.id, book))


def _closed_early(
    state: Tournament, session: Session, asked: Asked[CloseRegistration], book: Book
) -> tuple[Decided, ...] | Refused:
    """Before its time it is another close of registration: the direction's decision, with who and why."""
    closes = closes_at(state, session, book, asked.at)
    if session.status == "finished" or (closes is not None and asked.at >= closes):
        return ()
    clauses = cite(book, "registration_close_changed")
    if asked.by.role not in DIRECTORS:
        return Refused("registration_still_open", {"session": session.id, "closes_at": closes or 0}, clauses)
    why = asked.command.why.strip()
    if not why:
        return Refused("reason_missing", {"matter": "registration_close"}, clauses)
    about: dict[str, Value] = {"session": session.id, "at": asked.at}
    return (
        Decided(matter="registration_close", option="change_close", why=why, about=about, clauses=clauses),
    )


@decides(SetRegistrationClose, roles=DIRECTORS)
def set_registration_close(state: Tournament, asked: Asked[SetRegistrationClose], book: Book) -> Answer:
    """The same as deciding ``registration_close``: on record with who and why."""
    command = asked.command
    about: dict[str, Value] = {"session": command.session}
    if command.level:
        about["level"] = command.level
    if command.at:
        about["at"] = command.at
    decision = Decide(matter="registration_close", option="change_close", why=command.why, about=about)
    return decide_matter(
        state, Asked(command=decision, by=asked.by, at=asked.at, key=asked.key, seed=asked.seed), book
    )


def _options(state: Tournament, about: About, book: Book) -> tuple[str, ...] | Refused:
    refused = in_phase(state, "published", "running")
    if refused is not None:
        return refused
    session = known_session(state, str(about.get("session") or ""))
    if isinstance(session, Refused):
        return session
    if session.status == "finished":
        return Refused("registration_closed", {"session": session.id, "closed_at": session.finished_at})
    return ("keep_close", "change_close")


def _changed(state: Tournament, asked: Asked[Decide], book: Book) -> Events | Refused:
    if asked.command.option == "keep_close":
        return ()
    if book.values["registration_close_changed_by"] == "tournament_director" and asked.by.role != "director":
        facts: dict[str, Value] = {
            "role": asked.by.role,
            "allowed": "director",
            "command": "registration_close",
        }
        return Refused("role", facts, cite(book, "registration_close_changed"))
    session = known_session(state, str(asked.command.about.get("session") or ""))
    assert not isinstance(session, Refused)
    level, at = asked.command.about.get("level", 0), asked.command.about.get("at", 0)
    whole = all(isinstance(one, int) and one >= 0 for one in (level, at))
    if not whole or not isinstance(level, int) or not isinstance(at, int) or bool(level) == bool(at):
        return Refused("close_not_stated", {"session": session.id})
    if (at and at <= asked.at) or (level and level_over(state, session, level, asked.at, book)):
        return Refused("close_in_the_past", {"session": session.id, "level": level, "at": at})
    if session.registration_closed_at and (state.prizes.deliveries or state.prizes.settled_places):
        return Refused("prizes_handed_over", {"session": session.id})
    last = closing_level(state.structure, session.day) or last_level(state.structure)
    if last and level > last:
        return Refused("level_beyond_schedule_end", {"level": level, "last": last})
    return (RegistrationCloseSet(session=session.id, level=level, at=at),)


matter("registration_close", _options, case="registration_close_changed", effect=_changed, roles=DIRECTORS)


@asks
def registration_over(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    if state.phase not in ("published", "running"):
        return
    for session in state.sessions.values():
        if session.registration_closed_at or not takes_entries(state, session):
            continue
        closes = closes_at(state, session, book, now)
        if session.status == "finished" or (closes is not None and now >= closes):
            yield Due(
                command=CloseRegistration(session=session.id),
                reason="registration_over",
                facts={"session": session.id},
                clauses=cite(book, "registration_closes"),
                since=closes or session.finished_at,
            )
