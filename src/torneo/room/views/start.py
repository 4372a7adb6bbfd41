"""What the first page tells of each event: enough to know which door to open."""

from typing import Any

from torneo.room.views.clock import clock_text
from torneo.rulebook import Book
from torneo.tournament import Tournament
from torneo.tournament.clock.reading import reading


def summary(state: Tournament, stream: str, book: Book) -> dict[str, Any]:
    """One event in a list."""
    return {
        "stream": stream,
        "name": state.structure.name or stream,
        "book": book.short,
        "phase": state.phase,
        "players": len(state.alive()),
        "entries": len(state.entries),
        "at": state.at,
    }


def now_playing(state: Tournament, book: Book, now: int) -> dict[str, Any]:
    """The event at a glance: level, time left, who is still in. ``mode``: before, level, break, paused or
    over."""
    running = [one for one in state.sessions.values() if one.status == "running"]
    found = {
        "name": state.structure.name or state.id,
        "book_name": book.short,
        "phase": state.phase,
        "players": len(state.alive()),
        "entries": len(state.entries),
        "tables": sum(table.open for table in state.tables.values()),
        "hands": sum(table.hands for table in state.tables.values()),
        "hand_for_hand": any(one.hand_for_hand for one in running),
        "mode": "over" if state.phase in ("ended", "cancelled") else "before",
    }
    if running and state.phase == "running":
        seen = reading(state, running[0].id, now, book)
        level = seen.level
        found |= {
            "mode": "paused" if seen.paused else "break" if seen.on_break else "level",
            "level": level.number if level else 0,
            "small": level.small_blind if level else 0,
            "big": level.big_blind if level else 0,
            "ante": level.ante if level else 0,
            "left": seen.left,
            "ends": now + seen.left,
            "running": not seen.paused,
            "left_text": clock_text(seen.left),
        }
    return found
