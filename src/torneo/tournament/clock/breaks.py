"""Breaks: announced before they come, after a level or when few enough players are left."""

from torneo.rulebook import Book
from torneo.tournament.checks import running_session
from torneo.tournament.citations import cite
from torneo.tournament.clock.announcing import next_level, shown
from torneo.tournament.clock.clauses import spoken
from torneo.tournament.clock.commands import AnnounceBreak, EndBreak, StartBreak
from torneo.tournament.clock.events import BreakAnnounced, BreakEnded, BreakStarted
from torneo.tournament.clock.levels import by_signal, clock_now, why_no_next
from torneo.tournament.clock.schedule import (
    MINUTE,
    MOST_MINUTES,
    breaks_due,
    day_over,
    day_plan,
    key_of,
    level_lasts,
    players_at_tables,
    waiting_breaks,
)
from torneo.tournament.clock.state import Clock, Session
from torneo.tournament.kernel import CLOCK, Answer, Asked, Refused, decides
from torneo.tournament.refusing import impossible
from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import Break


def break_clauses(due: tuple[Break, ...], book: Book, level: int = 0) -> tuple[str, ...]:
    """The clauses behind breaks that wait for players: the last of them readies the final table; and behind
    those that hand-for-hand put off past the ``level`` they should have come before."""
    late = any(0 < one.after_level < level for one in due)
    if late and book.values["bubble_breaks_and_leaving"]["breaks"] == "postponed_until_in_money":
        return cite(book, "break_postponed")
    waited = sorted(one.at_players for one in due if one.at_players)
    rule = sorted(book.values["time_breaks"]["at_players"])
    if not waited or not rule:
        return ()
    last_is_final = len(rule) > 1 and waited[0] == rule[0]
    return spoken(book, *(["break_for_final_table"] if last_is_final else ["break_at_players"]))


def breaks_to_announce(state: Tournament, session: Session, clock: Clock, book: Book) -> tuple[Break, ...]:
    """Breaks that come with the end of this level, or once another tableful at most has gone out."""
    if session.status != "running" or clock.on_break or session.last_hands_drawn:
        return ()
    if _put_off(session, book) is not None:
        return ()
    last = day_plan(state, session).last_level
    coming = [
        one for one in state.structure.breaks
        if one.after_level == clock.level != last and one.after_level not in session.breaks_taken
    ]  # fmt: skip
    waiting = waiting_breaks(state, session, book)
    if waiting:
        left = players_at_tables(state, session.id)
        near = state.structure.seats_per_table
        coming += [
            one for one in waiting if one.at_players < len(state.entries) and left <= one.at_players + near
        ]
    return tuple(one for one in coming if key_of(one) not in session.breaks_announced)


@decides(AnnounceBreak, roles=CLOCK)
def announce_break(state: Tournament, asked: Asked[AnnounceBreak], book: Book) -> Answer:
    session = running_session(state, asked.command.session)
    if isinstance(session, Refused):
        return session
    refused = _put_off(session, book)
    if refused is not None:
        return refused
    clock, passed = clock_now(state, session, asked.at, book)
    coming = breaks_to_announce(state, session, clock, book)
    if not coming:
        return Refused("no_break_coming", {"session": session.id})
    told = BreakAnnounced(
        session=session.id, breaks=tuple(map(key_of, coming)), minutes=max(one.minutes for one in coming),
        clauses=spoken(book, "break_announced"),
    )  # fmt: skip
    return (*passed, told)


@decides(StartBreak, roles=CLOCK)
def start_break(state: Tournament, asked: Asked[StartBreak], book: Book) -> Answer:
    """A break after a level counts from its zero, like the next level; any other stops the level and keeps
    what is left of it."""
    command = asked.command
    session = running_session(state, command.session)
    if isinstance(session, Refused):
        return session
    if not 0 <= command.minutes <= MOST_MINUTES:
        return impossible(command.minutes, "minutes", f"1 - {MOST_MINUTES}")
    clock, passed = clock_now(state, session, asked.at, book)
    refused = _no_break_now(state, session, clock, asked, book)
    if refused is not None:
        return refused
    due = breaks_due(state, session, clock, asked.at, book)
    minutes = command.minutes or max((one.minutes for one in due), default=0)
    if not due and not (minutes and command.why.strip()):
        return Refused("no_break_due", {"session": session.id, "level": clock.level})
    kept = max(clock.remaining(asked.at), 0)
    zero = clock.ends_at if clock.running and not kept else asked.at
    begins = zero if asked.at - zero < minutes * MINUTE else asked.at
    started = BreakStarted(
        session=session.id, minutes=minutes, ends_at=begins + minutes * MINUTE, kept=kept,
        breaks=tuple(map(key_of, due)), why=command.why.strip(),
        clauses=break_clauses(due, book, clock.level),
    )  # fmt: skip
    return (*passed, started)


def _no_break_now(
    state: Tournament, session: Session, clock: Clock, asked: Asked[StartBreak], book: Book
) -> Refused | None:
    if clock.on_break:
        return Refused("break_running", {"session": session.id})
    if session.last_hands_drawn:
        return Refused("last_hands_running", {"session": session.id}, cite(book, "last_hands_clock"))
    if day_over(state, session, clock, asked.at):
        return Refused("day_over", {"session": session.id, "level": clock.level}, cite(book, "day_over"))
    return _put_off(session, book)


def _put_off(session: Session, book: Book) -> Refused | None:
    """While hands are played together breaks wait, where the book says so."""
    rule = book.values["bubble_breaks_and_leaving"]["breaks"]
    if session.hand_for_hand and rule == "postponed_until_in_money":
        return Refused("break_postponed", {"session": session.id}, cite(book, "break_postponed"))
    return None


@decides(EndBreak, roles=CLOCK)
def end_break(state: Tournament, asked: Asked[EndBreak], book: Book) -> Answer:
    """A break that interrupted a level gives it back; else the next level begins: with the signal at the
    break's zero, or when the end is announced."""
    session = running_session(state, asked.command.session)
    if isinstance(session, Refused):
        return session
    clock = session.clock
    if not clock.on_break:
        return Refused("no_break_running", {"session": session.id})
    left = clock.remaining(asked.at)
    why = asked.command.why.strip()
    if left > 0 and not why:
        return Refused("break_not_over", {"session": session.id, "left": shown(left)})
    signalled = clock.running and left <= 0 and by_signal(book) and not asked.command.from_now
    zero = clock.ends_at if signalled else asked.at
    if clock.kept:
        if asked.at - zero >= clock.kept:
            zero = asked.at
        return (BreakEnded(session=session.id, ends_at=zero + clock.kept, why=why),)
    refused = why_no_next(state, session, clock, asked.at, book)
    if refused is not None:
        return refused
    if asked.at - zero >= level_lasts(state, session, clock.level + 1, book):
        zero = asked.at
    counted = Clock(level=clock.level, ends_at=zero, running=True)
    begun = next_level(state, session, counted, asked.at, book, "after_break")
    return (BreakEnded(session=session.id, why=why), *begun)
