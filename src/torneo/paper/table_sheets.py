"""Table sheets: who sits where at each table, for dealers and the floor."""

from collections.abc import Iterable
from typing import Any

from torneo.paper.heading import heading
from torneo.paper.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.seats.state import Table
from torneo.writing import chips


def tables_in_play(state: Tournament, tables: Iterable[int] | None = None) -> list[Table]:
    wanted = None if tables is None else set(tables)
    return [
        table
        for _, table in sorted(state.tables.items())
        if table.open and table.players and (wanted is None or table.number in wanted)
    ]


def data(
    state: Tournament, book: Book, lang: Lang, now: int, *, tables: Iterable[int] | None = None
) -> dict[str, Any]:
    return {
        **heading(state, book, lang, now, "tables"),
        "sheets": [_sheet(state, table, lang) for table in tables_in_play(state, tables)],
    }


def _sheet(state: Tournament, table: Table, lang: Lang) -> dict[str, Any]:
    button = table.positions.button if table.positions is not None else 0
    rows = []
    for seat, number in enumerate(table.seats, 1):
        entry = state.entries.get(number)
        player = state.players[entry.player] if entry is not None else None
        empty = say("tables.locked" if seat in table.locked else "tables.empty", lang)
        rows.append({
            "seat": str(seat),
            "name": player.name if player else empty,
            "taken": player is not None,
            "button": seat == button,
            "entry": str(number) if number else "",
            "from": " · ".join(filter(None, (player.country, player.club))) if player else "",
            "chips": chips(entry.stack, lang) if entry is not None else "",
        })  # fmt: skip
    held = sum(state.entries[number].stack for number in table.seats if number) + table.uncounted
    return {
        "title": say("tables.sheet", lang, {"table": table.number}),
        "session": say("common.session", lang, {"session": table.session}),
        "final": table.final,
        "players": say("tables.players", lang, {"players": table.players}),
        "rows": rows,
        "sum": chips(held, lang),
    }
