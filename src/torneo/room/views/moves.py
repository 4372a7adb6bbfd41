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
            {"table": table, "players": players}
            for table, players in sorted(left.items())
            if table in walking
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


def table_list(state: Tournament) -> list[dict[str, Any]]:
    """Every open table with who sits at it, seat by seat."""
    seated: dict[int, list[dict[str, Any]]] = {}
    for one in state.entries.values():
        if one.status == "seated" and one.table:
            row = {"seat": one.seat, "name": state.players[one.player].name, "walking": not one.arrived}
            seated.setdefault(one.table, []).append(row)
    tables = sorted((one for one in state.tables.values() if one.open), key=lambda one: one.number)
    return [
        {
            "table": one.number,
            "final": one.final,
            "halted": bool(one.halted),
            "seats": sorted(seated.get(one.number, []), key=lambda row: row["seat"]),
        }
        for one in tables
    ]


def _plain(name: str) -> str:
    """Without accents and capitals; ñ stays after n."""
    kept = name.casefold().replace("ñ", "n~")
    parts = unicodedata.normalize("NFKD", kept)
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def seats_mark(state: Tournament) -> str:
    """Changes when the list of seats does, so that pages fetch it again only then."""
    seated = [one for one in state.entries.values() if one.table]
    places = sum(one.number * (100 * one.table + one.seat) for one in seated)
    halted = sum(one.number for one in state.tables.values() if one.open and one.halted)
    return f"{len(seated)}-{places}-{sum(one.arrived for one in seated)}-{halted}"
