"""When a simulated event takes place, as its sheet says."""

from typing import Final

from torneo.rulebook import Book
from torneo.tournament.structure.model import Structure
from torneo.writing import iso_millis

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
#: A Saturday evening, for sheets that name no time.
ANY_START: Final = 1_799_521_200_000


def starts_at(structure: Structure, session: str) -> int:
    """When the sheet has the session begin; 0 if it does not say."""
    for day in structure.days:
        for flight in day.flights:
            if flight.name == session and flight.starts:
                return iso_millis(flight.starts) or 0
    return 0


def first_start(structure: Structure) -> int:
    starts = [iso_millis(one.starts) or 0 for day in structure.days for one in day.flights if one.starts]
    return min(starts, default=ANY_START)


def takes_late(structure: Structure, start: int, book: Book) -> bool:
    """May people come in after the start at all?"""
    closing = structure.registration
    if book.values["registration_close_rule"] == "minutes_after_start":
        minutes = closing.closes_minutes
        return bool(book.values["registration_late_minutes"] if minutes is None else minutes)
    if closing.closes_level or closing.closes_minutes:
        return True
    return (iso_millis(closing.closes_at) or 0) > start
