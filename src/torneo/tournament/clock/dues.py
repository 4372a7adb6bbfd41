"""What time and the days ask for: levels, breaks, last hands, counts, the next day."""

from collections.abc import Iterator

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.clock.breaks import break_clauses, breaks_to_announce
from torneo.tournament.clock.clauses import spoken
from torneo.tournament.clock.commands import (
    AnnounceBreak,
    AnnounceLevel,
    CallLastHands,
    DrawLastHands,
    EndBreak,
    FinishSession,
    MergeSessions,
    SignCount,
    StartBreak,
    StartSession,
)
from torneo.tournament.clock.counting import needs_signatures
from torneo.tournament.clock.drawing import MISSED, clock_runs_on, minutes_of, window
from torneo.tournament.clock.finishing import sitting, uncounted_entries
from torneo.tournament.clock.levels import clock_now, not_playable, why_no_next
from torneo.tournament.clock.preparing import decks_due
from torneo.tournament.clock.schedule import (
    MINUTE,
    breaks_due,
    day_over,
    day_plan,
    is_last_day,
    level_break,
    starts_at,
)
from torneo.tournament.clock.starting import not_ready
from torneo.tournament.clock.state import Clock, Session
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.kernel import Due, Value, asks
from torneo.tournament.state import Tournament
from torneo.tournament.structure.levels import first_level
from torneo.writing import iso_millis

#: A session whose players have their seats is offered to be started so long before its time.
_READY = 30 * MINUTE


@asks
def clock_asks(state: Tournament, now: int, book: Book) -> Iterator[Due]:
    if state.phase not in ("published", "running"):
        return
    for session in state.sessions.values():
        if session.status == "running":
            yield from _running(state, session, now, book)
    planned = [one for one in state.sessions.values() if one.status == "planned"]
    if planned:
        yield from _planned(state, min(planned, key=lambda one: one.day), now, book)


def _running(state: Tournament, session: Session, now: int, book: Book) -> Iterator[Due]:
    clock, passed = clock_now(state, session, now, book)
    if passed:
        yield Due(command=AnnounceLevel(session=session.id), reason="level_over", since=passed[0].began_at,
                  facts={"session": session.id, "level": passed[0].level - 1, "next": clock.level},
                  clauses=spoken(book, "level_signal"))  # fmt: skip
    over = day_over(state, session, clock, now)
    if over:
        yield from _end_of_day(state, session, clock, over, book)
    elif clock.on_break:
        yield from decks_due(state, session, now, book)
        if clock.remaining(now) <= 0:
            alone = state.structure.by_itself.after_break
            yield Due(command=EndBreak(session=session.id, from_now=not alone), reason="break_over",
                      since=clock.ends_at, facts={"session": session.id}, by_itself=alone)  # fmt: skip
    elif not session.last_hands_drawn:
        yield from _breaks(state, session, clock, now, book)
        yield from _next_level(state, session, clock, now, book)
        yield from _last_hands(state, session, now, book)
        yield from _closing(state, session, now, book)


def _next_level(state: Tournament, session: Session, clock: Clock, now: int, book: Book) -> Iterator[Due]:
    if not clock.running or clock.remaining(now) > 0 or level_break(state, session, clock, now, book):
        return
    if why_no_next(state, session, clock, now, book) is None:
        yield Due(command=AnnounceLevel(session=session.id), reason="level_over", since=clock.ends_at,
                  facts={"session": session.id, "level": clock.level, "next": clock.level + 1},
                  clauses=spoken(book, "level_announcement"))  # fmt: skip


def _breaks(state: Tournament, session: Session, clock: Clock, now: int, book: Book) -> Iterator[Due]:
    due = breaks_due(state, session, clock, now, book)
    if due:
        few = [one.at_players for one in due if one.at_players]
        yield Due(
            command=StartBreak(session=session.id), reason="break_at_players" if few else "break_due",
            facts={"session": session.id, "minutes": max(one.minutes for one in due), "level": clock.level,
                   "players": min(few, default=0)},
            clauses=break_clauses(due, book, clock.level), since=0 if few else clock.ends_at,
        )  # fmt: skip
        return
    coming = breaks_to_announce(state, session, clock, book)
    if coming:
        yield Due(
            command=AnnounceBreak(session=session.id), reason="break_coming", must=False,
            facts={"session": session.id, "minutes": max(one.minutes for one in coming)},
            clauses=spoken(book, "break_announced"),
        )  # fmt: skip


def _last_hands(state: Tournament, session: Session, now: int, book: Book) -> Iterator[Due]:
    if book.values["time_last_hands"] is None:
        return
    where, left = window(state, session, now, book)
    facts: dict[str, Value] = {"session": session.id, "minutes": minutes_of(left)}
    if where == "open":
        yield Due(command=DrawLastHands(session=session.id), reason="last_hands_window_open", facts=facts,
                  clauses=cite(book, "last_hands_window"))  # fmt: skip
    elif where == "missed" and not clock_runs_on(state, session):
        decide = Decide(matter=MISSED, option="draw_now", why="", about={"session": session.id})
        shortest, longest = book.values["time_last_hands"]["window_minutes_before_end"]
        yield Due(command=decide, reason=MISSED, must=False, clauses=cite(book, "last_hands_window"),
                  facts={**facts, "from": longest, "to": shortest})  # fmt: skip


def _closing(state: Tournament, session: Session, now: int, book: Book) -> Iterator[Due]:
    rule = book.values["time_closing_time"]
    closes = iso_millis(day_plan(state, session).closes) if rule else None
    if closes is None or not is_last_day(state, session):
        return
    left = closes - now
    if left <= rule["minutes_before_closing"][1] * MINUTE:
        yield Due(
            command=CallLastHands(session=session.id), reason="closing_near",
            facts={"session": session.id, "minutes": minutes_of(left), "hands": rule["last_hands"]},
            clauses=cite(book, "closing_hands"),
        )  # fmt: skip


def _end_of_day(state: Tournament, session: Session, clock: Clock, over: str, book: Book) -> Iterator[Due]:
    """Sheets for everybody at tables that have stopped, then the end of the session."""
    if is_last_day(state, session) and len(sitting(state, session.id)) < 2:
        return
    missing = uncounted_entries(state, session)
    supervisor = state.staff.get("supervisor") or state.staff.get("tournament_director", "")
    signed = needs_signatures(book)
    for number in missing:
        entry = state.entries[number]
        if state.tables[entry.table].hand is not None:
            continue
        yield Due(
            command=SignCount(
                entry=number, points=entry.stack, player=state.players[entry.player].name if signed else "",
                supervisor=supervisor if signed else "",
            ),
            reason="count_sheet_missing", facts={"entry": number, "session": session.id},
            clauses=spoken(book, "stacks_counted", "sheet_signed"),
        )  # fmt: skip
    if not missing and not any(table.hand for table in state.open_tables(session.id)):
        yield Due(command=FinishSession(session=session.id), reason="day_to_finish",
                  facts={"session": session.id, "level": clock.level, "why": over},
                  clauses=spoken(book, "last_hands" if over == "hands" else "day_over"))  # fmt: skip


def _planned(state: Tournament, session: Session, now: int, book: Book) -> Iterator[Due]:
    """The next session: its field and its time."""
    before = [one for one in state.sessions.values() if one.day < session.day]
    if any(one.status != "finished" for one in before):
        return
    level = first_level(state.structure, session.day)
    missing = not_playable(state, session, level, book)
    if before and any(
        entry.status == "bagged" and entry.session != session.id for entry in state.entries.values()
    ):
        yield Due(command=MergeSessions(into=session.id), reason="survivors_to_seat",
                  facts={"session": session.id}, clauses=spoken(book, "survivors"))  # fmt: skip
        return
    for one in state.sessions.values():
        if one.day != session.day or one.status != "planned":
            continue
        starts = starts_at(state, one)
        if (starts or 0) - now > _READY or missing is not None or not_ready(state, one, book) is not None:
            continue
        yield from decks_due(state, one, now, book)
        late = starts is not None and starts <= now
        yield Due(command=StartSession(session=one.id), since=starts or 0, must=late,
                  reason="session_to_start" if late else "session_ready", facts={"session": one.id},
                  clauses=spoken(book, "simultaneous_start"),
                  by_itself=state.structure.by_itself.start)  # fmt: skip
