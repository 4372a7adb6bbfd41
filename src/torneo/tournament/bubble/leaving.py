"""Standing up from the table in hand-for-hand, where the book forbids it under penalty."""

from typing import Any

from torneo.floor.citations import cite
from torneo.floor.penalty_scale import must_stay_in_hand_for_hand
from torneo.rulebook import Book
from torneo.tournament.conduct.infractions import noticed
from torneo.tournament.entries.state import Entry
from torneo.tournament.kernel import Asked, Events
from torneo.tournament.state import Tournament


def left_in_hand_for_hand(state: Tournament, entry: Entry, asked: Asked[Any], book: Book) -> Events:
    """The infraction, with the penalties the book offers for it."""
    session = state.sessions.get(entry.session)
    if session is None or not session.hand_for_hand:
        return ()
    if not must_stay_in_hand_for_hand(book):
        return ()
    clauses = [one for one in cite(book, "stays_at_table") if one in book.clauses]
    return (noticed(state, clauses[0], entry.number, asked.by, asked.at, book),) if clauses else ()
