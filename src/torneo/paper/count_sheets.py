"""The count at the end of a stage: a sheet a table with room for signatures, and a tag for each bag."""

from collections.abc import Iterable
from typing import Any

from torneo.paper.heading import Size, cited, heading, numbered
from torneo.paper.table_sheets import tables_in_play
from torneo.paper.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.chips.values import live_values
from torneo.tournament.entries.state import Entry
from torneo.writing import chips, day_in_full


def signed(book: Book) -> bool:
    """Does the book want the sheet signed by player and supervisor?"""
    return bool(book.values["chips_stage_counts"]["count"] == "sheet_signed_by_player_and_supervisor")


def _rule(book: Book, lang: Lang) -> dict[str, Any]:
    key = "counts.signed_rule" if signed(book) else "counts.rule"
    cases = ("stacks_counted", "sheet_signed", "stacks_carried") if signed(book) else ("reconciliation",)
    return {"text": say(key, lang), "clauses": cited(book, *cases)}


def _piles(book: Book, lang: Lang) -> dict[str, Any]:
    """Equal chips are counted in piles of so many."""
    text = say("counts.piles", lang, {"chips": book.values["chips_stack_multiple"]})
    return {"text": text, "clauses": book.clauses_for("chips_stack_multiple")}


def _values(state: Tournament, session: str, lang: Lang) -> list[str]:
    """The chips in play in a session, largest first."""
    return [chips(value, lang) for value in sorted(live_values(state, session), reverse=True)]


def data(
    state: Tournament, book: Book, lang: Lang, now: int, *, tables: Iterable[int] | None = None
) -> dict[str, Any]:
    """A sheet for each table in play, its chips to be written in by value."""
    sheets = []
    for table in tables_in_play(state, tables):
        held = [state.entries[number] for number in table.seats if number]
        sheets.append({
            "title": say("counts.sheet", lang, {"table": table.number}),
            "session": say("common.session", lang, {"session": table.session}),
            "values": _values(state, table.session, lang),
            "rows": [
                {"seat": str(one.seat), "name": state.players[one.player].name, "entry": str(one.number)}
                for one in sorted(held, key=lambda one: one.seat)
            ],
            "expected": say("counts.expected", lang,
                            {"points": chips(sum(one.stack for one in held) + table.uncounted, lang)}),
        })  # fmt: skip
    return {
        **heading(state, book, lang, now, "counts"), "sheets": sheets, "rule": _rule(book, lang),
        "piles": _piles(book, lang),
    }  # fmt: skip


def bagged(state: Tournament, entries: Iterable[int] | None = None) -> list[Entry]:
    """Those whose chips are put away, else those who still play, by table and seat."""
    wanted = None if entries is None else set(entries)
    playing = state.alive() if state.phase == "running" else []
    alive = [one for one in playing if wanted is None or one.number in wanted]
    found = [one for one in alive if one.status == "bagged"] or alive
    return sorted(found, key=lambda one: (one.session, one.table or one.last_table, one.seat, one.number))


def bag_tags(
    state: Tournament, book: Book, lang: Lang, now: int, *, size: Size = "a4",
    entries: Iterable[int] | None = None,
) -> dict[str, Any]:  # fmt: skip
    """A tag for each bag; the points are printed once they have been counted and signed for."""
    counted = {one.entry: one.points for one in state.counts}
    cards = []
    for one in bagged(state, entries):
        points = counted.get(one.number, one.stack) if one.status == "bagged" else None
        table = one.table or one.last_table
        cards.append({
            "name": state.players[one.player].name,
            "entry": say("common.entry", lang, {"entry": one.number}),
            "session": say("common.session", lang, {"session": one.session}),
            "from": say("bags.came_from", lang, {"table": table, "seat": one.seat})
            if table and one.seat else "",
            "points": chips(points, lang) if points is not None else "",
            "values": _values(state, one.session, lang),
            "next": _next(state, one, lang),
        })  # fmt: skip
    return {
        **heading(state, book, lang, now, "bags"), "size": size, "cards": numbered(cards, lang),
        "rule": _rule(book, lang),
    }  # fmt: skip


def _next(state: Tournament, entry: Entry, lang: Lang) -> str:
    """When play goes on for the entry, if the sheet says so."""
    session = state.sessions.get(entry.session)
    later = [day for day in state.structure.days if session is not None and day.number > session.day]
    starts = [flight.starts for day in later[:1] for flight in day.flights if flight.starts]
    return say("bags.next", lang, {"when": day_in_full(starts[0], lang)}) if starts else ""
