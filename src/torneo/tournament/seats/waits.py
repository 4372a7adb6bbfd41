"""Who gets no cards although he sits at the table: the places between button and small blind."""

from torneo.hand.book_rules import no_cards_at
from torneo.rulebook import Book
from torneo.tournament.seats.positions import upcoming
from torneo.tournament.seats.state import Table


def waits_at(table: Table, seat: int, book: Book) -> bool:
    """Would somebody who sits down there now get no cards in the table's next hand?"""
    if table.positions is None:
        return False
    seats = {*table.taken, seat}
    return len(seats) > 1 and no_cards_at(book, upcoming(table, seats, book), seat)


def waits_now(table: Table, seat: int, book: Book) -> bool:
    """The same for the hand being prepared: it has begun, no card is out yet."""
    return table.positions is not None and no_cards_at(book, table.positions, seat)
