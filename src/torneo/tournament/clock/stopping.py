"""Stopping the clock, and putting time on it or taking time off."""

from torneo.rulebook import Book
from torneo.tournament.checks import running_session
from torneo.tournament.citations import cite
from torneo.tournament.clock.announcing import stopped
from torneo.tournament.clock.commands import AddTime, PauseClock, ResumeClock
from torneo.tournament.clock.events import ClockPaused, ClockResumed, TimeAdded
from torneo.tournament.clock.levels import clock_now
from torneo.tournament.clock.schedule import MINUTE, MOST_MINUTES, SECOND
from torneo.tournament.kernel import FLOOR, Answer, Asked, Refused, decides
from torneo.tournament.refusing import impossible
from torneo.tournament.state import Tournament


@decides(PauseClock, roles=FLOOR)
def pause_clock(state: Tournament, asked: Asked[PauseClock], book: Book) -> Answer:
    session = running_session(state, asked.command.session)
    if isinstance(session, Refused):
        return session
    if not asked.command.why.strip():
        return Refused("reason_missing", {"matter": "PauseClock"})
    clock, passed = clock_now(state, session, asked.at, book)
    if not clock.running:
        return stopped(session, clock, book)
    left = max(clock.remaining(asked.at), 0)
    return (*passed, ClockPaused(session=session.id, left=left, why=asked.command.why.strip()))


@decides(ResumeClock, roles=FLOOR)
def resume_clock(state: Tournament, asked: Asked[ResumeClock], book: Book) -> Answer:
    session = running_session(state, asked.command.session)
    if isinstance(session, Refused):
        return session
    if session.clock.running:
        return Refused("clock_running", {"session": session.id})
    if session.clock.stopped_for == "last_hands":
        return Refused("last_hands_running", {"session": session.id}, cite(book, "last_hands_clock"))
    return (ClockResumed(session=session.id, ends_at=asked.at + session.clock.left),)


@decides(AddTime, roles=FLOOR)
def add_time(state: Tournament, asked: Asked[AddTime], book: Book) -> Answer:
    command = asked.command
    session = running_session(state, command.session)
    if isinstance(session, Refused):
        return session
    if not command.why.strip():
        return Refused("reason_missing", {"matter": "AddTime"})
    if session.clock.stopped_for == "last_hands":
        return Refused("last_hands_running", {"session": session.id}, cite(book, "last_hands_clock"))
    clock, passed = clock_now(state, session, asked.at, book)
    before = max(clock.remaining(asked.at), 0)
    left = before + command.seconds * SECOND
    if not command.seconds or left < 0:
        expected = f">= -{before // SECOND}, != 0"
        return impossible(command.seconds, "seconds", expected)
    most = MOST_MINUTES * MINUTE
    if left > most:
        return impossible(command.seconds, "seconds", f"<= {(most - before) // SECOND}")
    added = TimeAdded(session=session.id, seconds=command.seconds, left=left, why=command.why.strip())
    return (*passed, added)
