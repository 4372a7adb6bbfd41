"""What a player accepted by entering, and when: the receipt is made of it."""

import msgspec

from torneo.rulebook import Book
from torneo.tournament.checks import known_entry
from torneo.tournament.citations import cite, speaks
from torneo.tournament.kernel import Refused
from torneo.tournament.state import Tournament
from torneo.tournament.structure.public import Term, receipt_terms
from torneo.tournament.words import sentences


class Acceptance(msgspec.Struct, frozen=True):
    """``at``: when the entry was made. No book asks for a signature: entering accepts."""

    player: str
    entry: int
    book: str
    at: int
    terms: tuple[Term, ...]


def acceptance_of(state: Tournament, entry: int, book: Book) -> Acceptance | Refused:
    """The acceptance an entry stands for."""
    one = known_entry(state, entry)
    if isinstance(one, Refused):
        return one
    return Acceptance(one.player, one.number, state.book, one.at, accepted_terms(book))


def accepted_terms(book: Book) -> tuple[Term, ...]:
    """What entering accepts under the book, as every receipt prints it."""
    terms = receipt_terms(book)
    if not speaks(book, "announced_rules"):
        return terms
    displayed = sentences()["receipt.rules_displayed"]
    return (*terms, Term("rules_displayed", displayed, cite(book, "announced_rules")))
