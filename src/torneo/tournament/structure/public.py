"""What an event shows about itself: its sheet, its authorities, the terms on every receipt."""

import msgspec

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.kernel import DIRECTORS, Refused
from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import Structure
from torneo.tournament.words import sentences
from torneo.writing.texts import Text


class Term(msgspec.Struct, frozen=True):
    """A condition a player accepts by registering, as the receipt prints it."""

    code: str
    text: Text
    clauses: tuple[str, ...]


class Authority(msgspec.Struct, frozen=True):
    role: str
    name: str


def sheet_for(state: Tournament, role: str, book: Book) -> Structure | Refused:
    """The current sheet: anybody may read it once it is published, signed in or not; before that, those who
    write it. When the event is over, it stays open to people not signed in where the book wants it to."""
    over = state.phase in ("ended", "cancelled") and not book.values["structure_sheet_public"]
    if role in DIRECTORS or (state.phase != "draft" and not (over and role == "public")):
        return state.structure
    return Refused("sheet_not_public", {}, cite(book, "sheet_public"))


def authorities(state: Tournament, book: Book) -> tuple[Authority, ...]:
    """Who is who, highest rank first; a role nobody holds has an empty name."""
    ranked = book.values["staff_required_roles"]
    others = sorted(role for role in state.staff if role not in ranked)
    return tuple(Authority(role, state.staff.get(role, "")) for role in (*ranked, *others))


def receipt_terms(book: Book) -> tuple[Term, ...]:
    """The terms the book puts on every receipt."""
    return tuple(
        Term(code, sentences()[f"receipt.{code}"], cite(book, f"receipt_{code}"))
        for code in book.values["registration_receipt_terms"]
    )
