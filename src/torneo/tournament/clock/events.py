"""Events of the clock, and what they change."""

from torneo.tournament.clock.state import Session
from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.seats.events import Draw
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import (
    ClauseId,
    Code,
    Count,
    LevelNumber,
    Minutes,
    Moment,
    Reason,
    Seconds,
    SessionId,
    TableNumber,
)


class SessionStarted(Event, frozen=True):
    """One clock starts for all these tables. ``passed``: breaks for fewer players than that, which the night
    between the days has been."""

    session: SessionId
    level: LevelNumber
    ends_at: Moment
    tables: tuple[TableNumber, ...] = ()
    passed: tuple[int, ...] = ()
    clauses: tuple[ClauseId, ...] = ()


class LevelStarted(Event, frozen=True):
    """``how``: ``announced``, ``signal`` (the sound at zero) or ``after_break``. ``began_at``: the moment its
    time counts from, which is the zero of the level before; ``late``: milliseconds the announcement came
    after it."""

    session: SessionId
    level: LevelNumber
    began_at: Moment
    ends_at: Moment
    how: Code
    late: int = 0
    clauses: tuple[ClauseId, ...] = ()


class LevelSet(Event, frozen=True):
    """The clock was put on a level by hand, with ``left`` milliseconds of it."""

    session: SessionId
    level: LevelNumber
    left: int
    why: Reason


class ClockPaused(Event, frozen=True):
    session: SessionId
    left: int
    why: Reason


class ClockResumed(Event, frozen=True):
    session: SessionId
    ends_at: Moment


class TimeAdded(Event, frozen=True):
    """``left``: what the clock shows after it, in milliseconds."""

    session: SessionId
    seconds: Seconds
    left: int
    why: Reason


class BreakAnnounced(Event, frozen=True):
    """``breaks``: levels they follow, or minus the players they wait for."""

    session: SessionId
    breaks: tuple[int, ...]
    minutes: Minutes
    clauses: tuple[ClauseId, ...] = ()


class BreakStarted(Event, frozen=True):
    """``kept``: milliseconds of the level that go on after it; 0: the next level follows."""

    session: SessionId
    minutes: Minutes
    ends_at: Moment
    kept: int = 0
    breaks: tuple[int, ...] = ()
    why: Reason = ""
    clauses: tuple[ClauseId, ...] = ()


class BreakSkipped(Event, frozen=True):
    session: SessionId
    breaks: tuple[int, ...]
    why: Reason


class BreakEnded(Event, frozen=True):
    """``ends_at``: when the interrupted level runs out; 0 if the next level follows."""

    session: SessionId
    ends_at: Moment = 0
    why: Reason = ""


class LastHandsDrawn(Event, frozen=True):
    """``tables``: hands still to end at each, the one being played included. ``left``: what the clock is
    stopped at; None: it runs on."""

    session: SessionId
    table: TableNumber
    hands: Count
    tables: dict[int, int]
    draw: Draw
    left: int | None = None
    clauses: tuple[ClauseId, ...] = ()


class LastHandsCalled(Event, frozen=True):
    """The room closes: hands still to end at each table, the one being played included."""

    session: SessionId
    hands: Count
    tables: dict[int, int]
    why: Reason = ""
    clauses: tuple[ClauseId, ...] = ()


class LastHandCounted(Event, frozen=True):
    table: TableNumber
    left: int


@applies(SessionStarted)
def _session_started(state: Tournament, event: SessionStarted, happened: Happened) -> None:
    session = state.sessions[event.session]
    session.status = "running"
    session.started_at = happened.at
    session.clock.running = True
    session.breaks_taken += event.passed
    _enter(session, event.level, event.ends_at)
    state.phase = "running"


@applies(LevelStarted)
def _level_started(state: Tournament, event: LevelStarted, _: Happened) -> None:
    _enter(state.sessions[event.session], event.level, event.ends_at)


def _enter(session: Session, level: int, ends_at: int) -> None:
    session.clock.level, session.clock.ends_at, session.clock.left = level, ends_at, 0
    session.levels_started.append(level)
    session.counts = {}


@applies(LevelSet)
def _level_set(state: Tournament, event: LevelSet, happened: Happened) -> None:
    session = state.sessions[event.session]
    session.clock.level = event.level
    _show(session, event.left, happened.at)
    session.levels_started.append(event.level)


@applies(ClockPaused)
def _paused(state: Tournament, event: ClockPaused, happened: Happened) -> None:
    session = state.sessions[event.session]
    clock = session.clock
    clock.running, clock.left, clock.stopped_for = False, event.left, event.why
    session.rest(happened.at)


@applies(ClockResumed)
def _resumed(state: Tournament, event: ClockResumed, happened: Happened) -> None:
    session = state.sessions[event.session]
    session.clock.running, session.clock.stopped_for = True, ""
    session.clock.ends_at, session.clock.left = event.ends_at, 0
    session.counts = {}
    if not session.clock.on_break:
        session.play_on(happened.at)


@applies(TimeAdded)
def _time_added(state: Tournament, event: TimeAdded, happened: Happened) -> None:
    session = state.sessions[event.session]
    _show(session, event.left, happened.at)
    session.counts = {}


def _show(session: Session, left: int, at: int) -> None:
    if session.clock.running:
        session.clock.ends_at = at + left
    else:
        session.clock.left = left


@applies(BreakAnnounced)
def _break_announced(state: Tournament, event: BreakAnnounced, _: Happened) -> None:
    state.sessions[event.session].breaks_announced += event.breaks


@applies(BreakStarted)
def _break_started(state: Tournament, event: BreakStarted, happened: Happened) -> None:
    session = state.sessions[event.session]
    clock = session.clock
    clock.on_break, clock.running, clock.stopped_for = True, True, ""
    clock.ends_at, clock.left, clock.kept = event.ends_at, 0, event.kept
    session.breaks_taken += event.breaks
    session.rest(happened.at)


@applies(BreakSkipped)
def _break_skipped(state: Tournament, event: BreakSkipped, _: Happened) -> None:
    state.sessions[event.session].breaks_taken += event.breaks


@applies(BreakEnded)
def _break_ended(state: Tournament, event: BreakEnded, happened: Happened) -> None:
    session = state.sessions[event.session]
    clock = session.clock
    clock.on_break, clock.running, clock.stopped_for, clock.kept = False, True, "", 0
    clock.ends_at, clock.left = event.ends_at, 0
    session.counts = {}
    session.play_on(happened.at)


@applies(LastHandsDrawn)
def _last_hands_drawn(state: Tournament, event: LastHandsDrawn, happened: Happened) -> None:
    session = state.sessions[event.session]
    session.last_hands, session.last_hands_drawn = dict(event.tables), event.hands
    session.last_hands_for = "day"
    session.draws += 1
    if event.left is not None:
        session.clock.running, session.clock.left = False, event.left
        session.clock.stopped_for = "last_hands"
        session.play_on(happened.at)


@applies(LastHandsCalled)
def _last_hands_called(state: Tournament, event: LastHandsCalled, _: Happened) -> None:
    session = state.sessions[event.session]
    session.last_hands, session.last_hands_drawn = dict(event.tables), event.hands
    session.last_hands_for = "closing"


@applies(LastHandCounted)
def _last_hand_counted(state: Tournament, event: LastHandCounted, _: Happened) -> None:
    session = state.sessions[state.tables[event.table].session]
    session.last_hands[event.table] = event.left
