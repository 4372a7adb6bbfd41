"""What comes next on the clock, for screens that have lost the connection."""

from typing import Any, get_args

import msgspec

from torneo.paper.levels import level_shown
from torneo.room.views.spoken import break_aloud, level_aloud
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.clock.levels import by_signal, clock_now, why_no_next
from torneo.tournament.clock.schedule import day_plan, level_lasts
from torneo.tournament.clock.state import Clock, Session
from torneo.tournament.structure.levels import break_after, level_of

#: So many levels and breaks are known in advance.
AHEAD = 6


def planned(state: Tournament, session: Session, book: Book, now: int, lang: Lang) -> list[dict[str, Any]]:
    """What comes after the running level or break, while nobody changes anything: what a screen goes on with
    when it has lost the connection. Where staff must announce a level, the plan says so by ``announced``."""
    now_clock, _ = clock_now(state, session, now, book)
    ends, level = now_clock.ends_at, now_clock.level
    resting = now_clock.on_break
    steps: list[dict[str, Any]] = []
    while len(steps) < AHEAD:
        pause = break_after(state.structure, level)
        if not resting and pause is not None and pause.after_level not in session.breaks_taken:
            last = day_plan(state, session).last_level
            if last is not None and level >= last:
                break
            ends += pause.minutes * 60_000
            resting = True
            lasts = pause.minutes * 60_000
            aloud = {one: break_aloud(lasts, one) for one in get_args(Lang)}
            steps.append({"mode": "break", "ends": ends, "lasts": lasts, "aloud": aloud})
            continue
        same = bool(resting and not steps and now_clock.kept)
        if not same and why_no_next(state, session, _at(now_clock, level), ends, book) is not None:
            break
        level += 0 if same else 1
        lasts = now_clock.kept if same else level_lasts(state, session, level, book)
        ends += lasts
        resting = False
        of_sheet = level_of(state.structure, level, book)
        shown = level_shown(of_sheet, state.structure, book, lang)
        assert shown is not None
        aloud = {
            one: level_aloud(level_shown(of_sheet, state.structure, book, one), one) for one in get_args(Lang)
        }
        steps.append({"mode": "level", "ends": ends, "lasts": lasts, "level": level,
                      "blinds": shown["blinds"] or shown["bets"], "ante": shown["ante"],
                      "announced": not by_signal(book), "aloud": aloud})  # fmt: skip
    return steps


def _at(clock: Clock, level: int) -> Clock:
    return msgspec.structs.replace(clock, level=level, on_break=False)
