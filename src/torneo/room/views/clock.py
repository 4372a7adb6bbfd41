"""What a clock on a wall shows: one picture per session in play, as points in time, so that a screen counts
on its own and without a connection."""

from typing import Any, get_args

import msgspec

from torneo.paper.levels import event_game, level_shown
from torneo.room.views.moves import latest_moves
from torneo.room.views.news import news
from torneo.room.views.plan import planned
from torneo.room.views.prizes import money_facts, podium
from torneo.room.views.spoken import break_aloud, level_aloud
from torneo.room.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.bubble.money import standing
from torneo.tournament.clock.reading import ClockReading, reading
from torneo.tournament.clock.schedule import day_plan, level_lasts, waiting_breaks
from torneo.tournament.clock.state import Session
from torneo.tournament.entries.window import closes_at, is_open
from torneo.tournament.structure.levels import break_after
from torneo.tournament.structure.model import Break
from torneo.tournament.structure.venue_time import there
from torneo.writing import chips, day_and_hour, hour, iso_millis

#: Of those who change seats so many are named on the wall.
_NAMED = 12
_NOT_ENTERED = frozenset({"cancelled", "qualified"})


def on_show(state: Tournament) -> list[Session]:
    """The sessions a clock is wanted for: those in play, else the next to begin, else the last played."""
    every = list(state.sessions.values())
    running = [one for one in every if one.status == "running"]
    if running:
        return running
    planned = sorted((one for one in every if one.status == "planned"), key=lambda one: one.day)
    return planned[:1] or every[-1:]


def board(state: Tournament, book: Book, now: int, lang: Lang) -> dict[str, Any]:
    """The whole wall: the event, and a clock for each session on show."""
    ended = state.phase == "ended"
    return {
        "event": state.structure.name or state.id,
        "venue": state.structure.venue,
        "book_name": book.short,
        "game": event_game(state.structure, lang),
        "phase": state.phase,
        "walls": [] if ended or state.phase == "draft" else clocks(state, book, now, lang),
        "podium": podium(state, book, lang) if ended else [],
        "prize": money_facts(state, book, lang),
    }


def clocks(state: Tournament, book: Book, now: int, lang: Lang) -> list[dict[str, Any]]:
    return [clock(state, session, book, now, lang) for session in on_show(state)]


def clock_text(left: int | None) -> str:
    """Milliseconds as a countdown, as ``time.js`` writes it: 04:10, 1:04:10."""
    seconds = max(0, -(-(left or 0) // 1000))
    hours, minutes, rest = seconds // 3600, seconds // 60 % 60, seconds % 60
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes:02}:{rest:02}"


def clock(state: Tournament, session: Session, book: Book, now: int, lang: Lang) -> dict[str, Any]:
    """One session's clock. ``mode``: before, level, break, paused, waiting (run out, not announced yet) or
    over (no hand may begin any more today)."""
    seen = reading(state, session.id, now, book)
    mode = _mode(session, seen)
    starts = _starts(state, session)
    running = session.status == "running" and not seen.paused and not seen.over_for_today
    left, ends = seen.left, now + seen.left
    if mode == "before":
        ends = iso_millis(starts) or 0
        left, running = max(ends - now, 0), ends > now
    level = level_shown(seen.level, state.structure, book, lang)
    plan = planned(state, session, book, now, lang) if running and mode in ("level", "break") else []
    return {
        "session": session.id,
        "several": len(state.sessions) > 1,
        "mode": mode,
        "level": level,
        "left": left,
        "ends": ends,
        "running": running,
        "lasts": _lasts(state, session, seen, book),
        "starts": day_and_hour(starts, lang) if starts else "",
        "starts_later": mode == "before" and running and left >= 24 * 3_600_000,
        "counts": mode in ("level", "break", "paused", "waiting") or (mode == "before" and running),
        "stopped_for": seen.stopped_for,
        "next": level_shown(seen.next_level, state.structure, book, lang),
        "break": _next_break(seen, now, running),
        "also_break": _also_break(state, session, seen, book),
        "players": len(state.alive(session.id)) if mode != "before" else _in(state, session),
        "left_in_event": len(state.alive()),
        "entries": _entries(state, session),
        "tables": len(state.open_tables(session.id)),
        "average": _average(state, session, level, lang),
        "closes": registration(state, session, book, now),
        "to_money": _to_money(state, session, book),
        "east": _east(state, now),
        "hour": hour(there(now, state.structure)),
        **_since_start(session, now),
        "news": news(state, session, seen, book, now, lang),
        "moves": _moving(state, now),
        **_spoken(state, mode, seen, book, lang),
        "plan": plan,
        "plan_json": msgspec.json.encode(plan).decode(),
        "left_text": clock_text(left),
        "break_text": clock_text(seen.break_in),
        "starting": chips(state.structure.starting_stack, lang) if state.structure.starting_stack else "",
    }


def _mode(session: Session, seen: ClockReading) -> str:
    if session.status == "planned":
        return "before"
    if session.status == "finished" or seen.over_for_today:
        return "over"
    if seen.paused:
        return "paused"
    if seen.on_break:
        return "break"
    return "waiting" if seen.over else "level"


def _starts(state: Tournament, session: Session) -> str:
    flights = day_plan(state, session).flights
    return next((one.starts for one in flights if one.name == session.id), "")


def _lasts(state: Tournament, session: Session, seen: ClockReading, book: Book) -> int:
    """How long the level or break is as a whole, for the bar that shows how much of it has gone."""
    if seen.on_break:
        pause = break_after(state.structure, seen.level.number) if seen.level else None
        return max(pause.minutes * 60_000 if pause else 0, seen.left)
    return max(level_lasts(state, session, seen.level.number, book), seen.left) if seen.level else 0


def _next_break(seen: ClockReading, now: int, running: bool) -> dict[str, Any] | None:
    pause = seen.next_break
    if pause is None or (seen.status != "running" and not pause.after_level):
        return None
    after = seen.break_in
    return {
        "after_level": pause.after_level,
        "at_players": pause.at_players,
        "minutes": pause.minutes,
        "name": pause.name,
        "levels": pause.after_level - seen.level.number if seen.level and pause.after_level else None,
        "left": after,
        "ends": now + after if after is not None else None,
        "running": running,
    }


def _also_break(state: Tournament, session: Session, seen: ClockReading, book: Book) -> Break | None:
    """A break that waits for players to go out, where the next one by the clock is on show already."""
    if seen.next_break is None or not seen.next_break.after_level or session.status != "running":
        return None
    waiting = waiting_breaks(state, session, book)
    return next((one for one in waiting if one.at_players < len(state.entries)), None)


def _in(state: Tournament, session: Session) -> int:
    """Who will play in a session that has not begun."""
    if not _opens(state, session):
        return len(state.alive())
    paid = ("registered", "seated", "alternate")
    return sum(one.session == session.id and one.status in paid for one in state.entries.values())


def _opens(state: Tournament, session: Session) -> bool:
    """Is it of the first day, with a field of its own?"""
    return session.day == min(one.day for one in state.sessions.values())


def _entries(state: Tournament, session: Session) -> int:
    """Entries of a flight of the first day; later, and before a flight begins, of the whole event."""
    own = _opens(state, session) and session.status != "planned"
    return sum(
        entry.status not in _NOT_ENTERED and (not own or entry.session == session.id)
        for entry in state.entries.values()
    )


def _average(
    state: Tournament, session: Session, level: dict[str, Any] | None, lang: Lang
) -> dict[str, Any] | None:
    """Chips of the session over its players, and in big blinds of the level."""
    waiting = session.status == "planned"
    if waiting and _opens(state, session):
        return None
    alive = state.alive(None if waiting else session.id)
    points = sum(entry.stack for entry in alive)
    points += sum(one.uncounted + one.carried for one in state.tables.values() if one.session == session.id)
    if not alive or not points:
        return None
    average = points // len(alive)
    unit = level["unit"] if level else 0
    return {"chips": chips(average, lang), "blinds": round(average / unit) if unit else None}


def registration(state: Tournament, session: Session, book: Book, now: int) -> dict[str, Any] | None:
    """Until when entries are taken: the end of a level, an hour, or nothing fixed. None once it is over."""
    if state.phase not in ("published", "running") or not is_open(state, session, now, book):
        return None
    sheet = state.structure.registration
    by_minutes = book.values["registration_close_rule"] == "minutes_after_start"
    level = session.closing_level
    if not level and not session.registration_closes_at and not by_minutes:
        level = sheet.closes_level or 0
    at = closes_at(state, session, book, now)
    again = state.structure.reentry.limit != 0 and (
        book.values["registration_reentry_condition"] != "not_offered"
    )
    return {
        "level": level,
        "hour": hour(there(at, state.structure)) if at else "",
        "minutes": sheet.closes_minutes if not level and not at else None,
        "reentries": again,
    }


def _to_money(state: Tournament, session: Session, book: Book) -> int:
    """How many have to go out before the prizes begin; 0 while that is not known, and once they have."""
    if session.status != "running":
        return 0
    now = standing(state, session, book)
    return max(now.left - now.paid, 0) if now.left and now.paid else 0


def _east(state: Tournament, now: int) -> int:
    """Milliseconds the venue's clock is ahead of UTC."""
    ahead = there(now, state.structure).utcoffset()
    return int(ahead.total_seconds() * 1000) if ahead else 0


def _since_start(session: Session, now: int) -> dict[str, Any]:
    """How long the session has lasted, breaks and all, until now or its end."""
    if not session.started_at:
        return {"since": 0, "lasted_text": ""}
    until = session.finished_at or now
    since = 0 if session.finished_at else session.started_at
    return {"since": since, "lasted_text": clock_text(until - session.started_at)}


def _moving(state: Tournament, now: int) -> dict[str, Any]:
    """Who changes seats and is still on the way, but for those of broken tables: these are told so."""
    moves = latest_moves(state, now, len(state.entries))
    walks = [row for row in moves["rows"] if not row["arrived"] and not row["broken"]]
    return {"walks": walks[:_NAMED], "more": max(len(walks) - _NAMED, 0)}


def _spoken(state: Tournament, mode: str, seen: ClockReading, book: Book, lang: Lang) -> dict[str, str]:
    """What the screen says aloud when this begins: in its own language, and in each."""
    found = dict.fromkeys(get_args(Lang), "")
    for one in found:
        if mode == "break":
            found[one] = break_aloud(seen.left, one)
        elif mode == "paused":
            found[one] = say("screens.spoken.paused", one)
        elif mode == "level":
            found[one] = level_aloud(level_shown(seen.level, state.structure, book, one), one)
    return {"spoken": found[lang], **{f"spoken_{one}": text for one, text in found.items()}}
