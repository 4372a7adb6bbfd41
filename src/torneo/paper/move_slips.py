"""Seat-change slips: from where, to where, with how many chips, and why the book moves the player."""

from collections.abc import Iterable
from typing import Any

from torneo.paper.heading import Size, heading, numbered
from torneo.paper.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.citations import cite
from torneo.tournament.entries.state import Entry
from torneo.tournament.structure.venue_time import there
from torneo.writing import chips, hour

#: A move is worth a slip for so long, and until the player has arrived.
RECENT = 30 * 60_000
#: What a book wants prepared for a mover, and the case that cites it.
_AIDS = {"rack_or_bag": "racks_brought", "colour_up_before": "colour_up_before_move"}


def moved(state: Tournament, now: int, entries: Iterable[int] | None = None) -> list[Entry]:
    """Players on the way or moved in the last half hour, by the table they come from."""
    wanted = None if entries is None else set(entries)
    found = [
        one
        for one in state.entries.values()
        if one.table and one.last_table and one.moved_at
        and (one.number in wanted if wanted is not None else not one.arrived or now - one.moved_at < RECENT)
    ]  # fmt: skip
    return sorted(found, key=lambda one: (one.last_table, one.table, one.seat))


def data(
    state: Tournament, book: Book, lang: Lang, now: int, *, size: Size = "a4",
    entries: Iterable[int] | None = None,
) -> dict[str, Any]:  # fmt: skip
    cards = []
    for one in moved(state, now, entries):
        left = state.tables.get(one.last_table)
        broken = left is not None and not left.open
        why = {"table": one.last_table}
        aids = [aid for aid in book.values["seating_move_aids"] if one.stack]
        cards.append({
            "name": state.players[one.player].name,
            "entry": say("common.entry", lang, {"entry": one.number}),
            "from": say("moves.from", lang, why),
            "table": str(one.table),
            "seat": str(one.seat),
            "carries": say("moves.carries", lang, {"points": chips(one.stack, lang)}) if one.stack else "",
            "why": say("moves.broken", lang, why) if broken else say("moves.balance", lang),
            "aids": " ".join(say(f"moves.{aid}", lang) for aid in aids),
            "clauses": cite(book, "table_broken" if broken else "balance_tolerance", "chips_carried",
                            *(_AIDS[aid] for aid in aids)),
            "when": hour(there(one.moved_at, state.structure)),
        })  # fmt: skip
    return {
        **heading(state, book, lang, now, "moves"), "size": size, "cards": numbered(cards, lang),
    }  # fmt: skip
