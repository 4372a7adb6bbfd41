"""What every document bears: event, book, date and hour at the venue, and the clauses behind it."""

from typing import Any, Literal

from torneo.paper.words import labels, say
from torneo.rulebook import Book, Lang
from torneo.tournament import Tournament
from torneo.tournament.citations import cite, speaks
from torneo.tournament.structure.venue_time import there
from torneo.writing import stamped

Size = Literal["a4", "a6", "80mm"]
SIZES: tuple[Size, ...] = ("a4", "a6", "80mm")


def heading(
    state: Tournament, book: Book, lang: Lang, now: int, document: str, title: str = ""
) -> dict[str, Any]:
    """The part of a document's data that all share. ``w``: its words."""
    return {
        "lang": lang,
        "at": now,
        "title": title or say(f"{document}.title", lang),
        "event": state.structure.name or state.id,
        "venue": state.structure.venue,
        "book": book.name.say(lang),
        "book_id": book.id,
        "printed": stamped(there(now, state.structure), lang),
        "w": labels(document, lang),
    }


def cited(book: Book, *cases: str) -> tuple[str, ...]:
    """The clauses in which the book itself speaks of the cases; nothing where it is silent."""
    own = [case for case in cases if speaks(book, case)]
    return cite(book, *own) if own else ()


def numbered(cards: list[dict[str, Any]], lang: Lang) -> list[dict[str, Any]]:
    """Cards with their place among all: ``3 de 450``."""
    for place, card in enumerate(cards, 1):
        card["number"] = say("common.card", lang, {"card": place, "cards": len(cards)})
    return cards
