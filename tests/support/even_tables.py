"""Whether the tables of a session are as even as the book asks."""

from torneo.rulebook import Book
from torneo.tournament import Tournament
from torneo.tournament.seats.balance import allowed_difference, tables_in_play


def max_difference_holds(state: Tournament, session: str, book: Book) -> bool:
    """Do no two tables of the session differ by more players than allowed?"""
    counts = [table.players for table in tables_in_play(state, session)]
    return not counts or max(counts) - min(counts) <= allowed_difference(state, session, book)
