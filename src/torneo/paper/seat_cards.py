"""Seat cards: table and seat in large figures, and a code for the player's phone."""

from collections.abc import Callable, Iterable
from typing import Any

from torneo.paper.heading import Size, cited, heading, numbered
from torneo.paper.words import say
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.citations import cite
from torneo.tournament.entries.identity import identity_missing
from torneo.tournament.entries.state import Entry
from torneo.writing import chips

Address = Callable[[Entry], str]


def seated(state: Tournament, entries: Iterable[int] | None = None) -> list[Entry]:
    """Everybody with a seat, by table and seat; or those of some entries."""
    wanted = None if entries is None else set(entries)
    found = [
        one
        for one in state.entries.values()
        if one.status == "seated" and one.table and (wanted is None or one.number in wanted)
    ]
    return sorted(found, key=lambda one: (one.session, one.table, one.seat))


def data(
    state: Tournament, book: Book, lang: Lang, now: int, *, size: Size = "a4",
    entries: Iterable[int] | None = None, address: Address | None = None,
) -> dict[str, Any]:  # fmt: skip
    """``address``: what the code of an entry's card leads to; without it cards have none."""
    several = len(state.sessions) > 1
    verify = cited(book, "duty_seat_not_verified")
    cards = [
        {
            "table": str(one.table),
            "seat": str(one.seat),
            "name": state.players[one.player].name,
            "entry": say("common.entry", lang, {"entry": one.number}),
            "session": say("common.session", lang, {"session": one.session}) if several else "",
            "chips": chips(one.stack, lang) if one.stack else "",
            "link": address(one) if address is not None else "",
            "identity": cite(book, "identity_check") if identity_missing(state, one, book) else (),
        }
        for one in seated(state, entries)
    ]
    return {
        **heading(state, book, lang, now, "seat_cards"), "size": size, "verify": verify,
        "cards": numbered(cards, lang),
    }  # fmt: skip
