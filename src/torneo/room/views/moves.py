"""Who sits where, and who has just been moved."""

import unicodedata
from collections import Counter
from typing import Any

from torneo.tournament import Tournament

#: A move is news for so long, and a broken table too.
RECENT = 30 * 60_000


def latest_moves(state: Tournament, now: int, most: int) -> dict[str, Any]:
    """The newest moves of the last half hour; tables that were broken and how many had to leave them, until
    all of those have taken their seats."""
    moved = sorted(
        (one for one in state.entries.values() if one.table and one.moved_at and now - one.moved_at < RECENT),
        key=lambda one: (-one.moved_at, one.number),
    )
    rows: list[dict[str, Any]] = [
        {
            "entry": one.number,
            "name": state.players[one.player].name,
            "from": one.last_table,
            "broken": _broken(state, one.last_table),
            "table": one.table,
            "seat": one.seat,
            "arrived": one.arrived,
            "at": one.moved_at,
        }
        for one in moved
    ]
    left = Counter(row["from"] for row in rows if row["broken"])
    walking = {row["from"] for row in rows if not row["arrived"]}
    return {
        "rows": rows[:most],
        "more": max(len(rows) - most, 0),
        "broken": [
            {"table": table, "players": players} for table, players in left.items() if table in walking
        ],
        "walking": sum(not row["arrived"] for row in rows),
    }


def _broken(state: Tournament, table: int) -> bool:
    found = state.tables.get(table)
    return found is not None and not found.open


def seat_list(state: Tournament) -> list[dict[str, Any]]:
    """Everybody with a seat, by name as a Spanish speaker sorts it."""
    rows = [
        {
            "name": state.players[one.player].name,
            "table": one.table,
            "seat": one.seat,
            "walking": not one.arrived,
        }
        for one in state.entries.values()
        if one.status == "seated" and one.table
    ]
    return sorted(rows, key=lambda row: (_plain(row["name"]), row["table"], row["seat"]))


def _plain(name: str) -> str:
    """Without accents and capitals; ñ stays after n."""
    kept = name.casefold().replace("ñ", "n~")
    parts = unicodedata.normalize("NFKD", kept)
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def seats_mark(state: Tournament) -> str:
    """Changes when the list of seats does, so that pages fetch it again only then."""
    seated = [one for one in state.entries.values() if one.table]
    places = sum(one.number * (100 * one.table + one.seat) for one in seated)
    return f"{len(seated)}-{places}-{sum(one.arrived for one in seated)}"
