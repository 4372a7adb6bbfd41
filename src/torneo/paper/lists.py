"""Lists that leave the event for spreadsheets: players, entries and results as rows of plain cells."""

import msgspec

from torneo.paper.cells import Cell
from torneo.paper.words import say, words
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.entries.bullets import bullet_of
from torneo.tournament.hands.places import places
from torneo.tournament.prizes.listing import prize_list
from torneo.tournament.structure.venue_time import there
from torneo.writing import sortable, units


class Listing(msgspec.Struct, frozen=True):
    head: list[str]
    rows: list[list[Cell]]


def method_text(method: str, lang: Lang) -> str:
    """A way to pay in words; any other text is kept as it was written."""
    key = f"list.method.{method}"
    return say(key, lang) if key in words else method


def _head(lang: Lang, *names: str) -> list[str]:
    return [say(f"head.{name}", lang) for name in names]


def players(state: Tournament, book: Book, lang: Lang) -> Listing:
    """Everybody on record, in columns that can be imported again."""
    head = _head(lang, "name", "document", "born", "country", "club", "contact", "needs", "entries")
    rows: list[list[Cell]] = [
        [one.name, one.document, one.born, one.country, one.club, one.contact, one.needs, len(one.entries)]
        for one in state.players.values()
    ]
    return Listing(head, rows)


def entries(state: Tournament, book: Book, lang: Lang) -> Listing:
    """Every entry with its money, its seat, its place and its prize."""
    head = _head(
        lang, "entry", "name", "document", "country", "club", "kind", "session", "status", "table", "seat",
        "stack", "rebuys", "addons", "paid", "fees", "refunded", "currency", "method", "at", "place", "prize",
    )  # fmt: skip
    currency = state.structure.currency
    placed = {one.entry: one.place for one in places(state, book)}
    prizes = {one.entry: one.amount for one in prize_list(state, book)}
    rows: list[list[Cell]] = []
    for one in state.entries.values():
        player = state.players[one.player]
        seated = one.status == "seated"
        at = sortable(there(one.at, state.structure)) if one.at else ""
        rows.append([
            one.number, player.name, player.document, player.country, player.club,
            say(f"list.kind.{one.kind}", lang), one.session, say(f"list.status.{one.status}", lang),
            one.table if seated else None, one.seat if seated else None, one.stack or None, one.rebuys,
            one.addons + one.early_addons, units(one.paid, currency), units(one.fees, currency),
            units(one.refunded, currency) if one.refunded else None, currency,
            method_text(one.method, lang), at, placed.get(one.number),
            units(prizes[one.number], currency) if prizes.get(one.number) else None,
        ])  # fmt: skip
    return Listing(head, rows)


def results(state: Tournament, book: Book, lang: Lang) -> Listing:
    """Everybody placed so far, best first; nothing that is not public."""
    head = _head(lang, "place", "name", "country", "club", "prize", "currency", "bullet")
    prizes = {one.entry: one.amount for one in prize_list(state, book)}
    currency = state.structure.currency
    rows: list[list[Cell]] = []
    for one in places(state, book):
        player, prize = state.players[one.player], prizes.get(one.entry)
        rows.append([
            one.place, player.name, player.country, player.club,
            units(prize, currency) if prize else None, currency if prize else None,
            bullet_of(state, one.entry) or None,
        ])  # fmt: skip
    return Listing(head, rows)
