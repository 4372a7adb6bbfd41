"""The change of level: never before zero, and counted from zero so that no announcement shifts the plan."""

from torneo.rulebook import Book
from torneo.tournament.checks import running_session
from torneo.tournament.citations import cite
from torneo.tournament.clock.clauses import spoken
from torneo.tournament.clock.commands import AnnounceLevel, SetLevel
from torneo.tournament.clock.events import BreakSkipped, LevelSet, LevelStarted
from torneo.tournament.clock.levels import beyond_growth, by_signal, clock_now, not_playable, why_no_next
from torneo.tournament.clock.schedule import MINUTE, MOST_MINUTES, SECOND, day_plan, level_break, level_lasts
from torneo.tournament.clock.state import Clock, Session
from torneo.tournament.conduct.events import Noted
from torneo.tournament.kernel import CLOCK, FLOOR, Answer, Asked, Event, Refused, Value, decides
from torneo.tournament.refusing import impossible
from torneo.tournament.state import Tournament


@decides(AnnounceLevel, roles=CLOCK)
def announce_level(state: Tournament, asked: Asked[AnnounceLevel], book: Book) -> Answer:
    """Where a signal changes levels this records the ones it has brought; else the next level begins."""
    command = asked.command
    session = running_session(state, command.session)
    if isinstance(session, Refused):
        return session
    if session.clock.on_break:
        return Refused("break_running", {"session": session.id})
    clock, passed = clock_now(state, session, asked.at, book)
    if passed:
        return passed
    refused = _not_at_zero(session, clock, asked.at, book) or why_no_next(
        state, session, clock, asked.at, book
    )
    if refused is not None:
        return refused
    skipped = _skipped_break(state, asked, session, clock, book)
    if isinstance(skipped, Refused):
        return skipped
    return (*skipped, *next_level(state, session, clock, asked.at, book))


def _not_at_zero(session: Session, clock: Clock, at: int, book: Book) -> Refused | None:
    left = clock.remaining(at)
    if left <= 0 and clock.running:
        return None
    if not clock.running:
        return stopped(session, clock, book)
    seconds = -(-left // SECOND)
    return Refused(
        "clock_not_at_zero",
        {"session": session.id, "level": clock.level, "seconds": seconds, "left": shown(left)},
        cite(book, "level_announcement"),
    )


def stopped(session: Session, clock: Clock, book: Book) -> Refused:
    """Why the clock stands still."""
    if clock.stopped_for == "last_hands":
        return Refused("last_hands_running", {"session": session.id}, cite(book, "last_hands_clock"))
    return Refused("clock_stopped", {"session": session.id, "level": clock.level, "why": clock.stopped_for})


def shown(left: int) -> str:
    """Milliseconds as a clock shows them, the second begun counting whole: ``0:03``, ``1:02:00``."""
    seconds = -(-max(left, 0) // SECOND)
    minutes, rest = divmod(seconds, 60)
    hours, minutes_left = divmod(minutes, 60)
    return f"{hours}:{minutes_left:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _skipped_break(
    state: Tournament, asked: Asked[AnnounceLevel], session: Session, clock: Clock, book: Book
) -> tuple[Event, ...] | Refused:
    pause = level_break(state, session, clock, asked.at, book)
    if pause is None:
        return ()
    if not asked.command.skip_break:
        return Refused("break_due", {"session": session.id, "level": clock.level, "minutes": pause.minutes})
    if not asked.command.why.strip():
        return Refused("reason_missing", {"matter": "break"})
    return (BreakSkipped(session=session.id, breaks=(pause.after_level,), why=asked.command.why.strip()),)


def next_level(
    state: Tournament, session: Session, clock: Clock, at: int, book: Book, how: str = ""
) -> tuple[Event, ...]:
    """The next level, its time counted from the zero of the clock.

    If the announcement comes so late that the level would already be over, it begins at the announcement
    with all its time, and the delay goes on record.
    """
    level = clock.level + 1
    lasts = level_lasts(state, session, level, book)
    zero = clock.ends_at
    late = max(at - zero, 0)
    began = zero if late < lasts else at
    announced = LevelStarted(
        session=session.id, level=level, began_at=began, ends_at=began + lasts, late=late,
        how=how or ("signal" if by_signal(book) else "announced"),
        clauses=spoken(book, "level_announcement", "level_next_hand"),
    )  # fmt: skip
    if began == zero:
        return (announced,)
    about: dict[str, Value] = {"session": session.id, "level": level, "minutes": late // (60 * SECOND)}
    return (announced, Noted(kind="level_announced_late", about=about, clauses=announced.clauses))


@decides(SetLevel, roles=FLOOR)
def set_level(state: Tournament, asked: Asked[SetLevel], book: Book) -> Answer:
    command = asked.command
    session = running_session(state, command.session)
    if isinstance(session, Refused):
        return session
    if not command.why.strip():
        return Refused("reason_missing", {"matter": "SetLevel"})
    if session.clock.on_break:
        return Refused("break_running", {"session": session.id})
    if session.clock.stopped_for == "last_hands":
        return Refused("last_hands_running", {"session": session.id}, cite(book, "last_hands_clock"))
    last = day_plan(state, session).last_level
    if command.level < 1:
        return impossible(command.level, "level", "> 0")
    if last is not None and command.level > last:
        return Refused(
            "level_not_of_the_day", {"level": command.level, "last": last, "session": session.id},
            cite(book, "day_over"),
        )  # fmt: skip
    refused = beyond_growth(state, command.level) or not_playable(state, session, command.level, book)
    if refused is not None:
        return refused
    whole = level_lasts(state, session, command.level, book)
    left = whole if command.seconds is None else command.seconds * SECOND
    if not 0 < left <= MOST_MINUTES * MINUTE:
        return impossible(command.seconds, "seconds", f"1 - {MOST_MINUTES * 60}")
    clock, passed = clock_now(state, session, asked.at, book)
    if clock.level == command.level and command.seconds is None:
        return Refused("level_is_on", {"level": command.level, "session": session.id})
    skipped = tuple(
        pause.after_level
        for pause in state.structure.breaks
        if clock.level <= pause.after_level < command.level and pause.after_level not in session.breaks_taken
    )
    why = command.why.strip()
    return (
        *passed,
        *((BreakSkipped(session=session.id, breaks=skipped, why=why),) if skipped else ()),
        LevelSet(session=session.id, level=command.level, left=left, why=why),
    )
