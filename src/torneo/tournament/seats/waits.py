"""Who gets no cards although he sits at the table: the places between button and small blind."""

from torneo.rulebook import Book
from torneo.tournament.seats.positions import between, upcoming
from torneo.tournament.seats.state import Table


def waits_at(table: Table, seat: int, book: Book) -> bool:
    """Would somebody who sits down there now get no cards in the table's next hand?"""
    if table.positions is None or book.values["seating_no_hand_zone"] == "none":
        return False
    seats = {*table.taken, seat}
    return len(seats) > 1 and between(upcoming(table, seats, book), seat, len(table.seats))


def waits_now(table: Table, seat: int, book: Book) -> bool:
    """The same for the hand being prepared: it has begun, no card is out yet."""
    if table.positions is None or book.values["seating_no_hand_zone"] == "none":
        return False
    return between(table.positions, seat, len(table.seats))
