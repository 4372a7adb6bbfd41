"""When a simulated event takes place, as its sheet says."""

from datetime import datetime
from typing import Final

from torneo.rulebook import Book
from torneo.tournament.structure.model import Structure

SECOND: Final = 1_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
#: A Saturday evening, for sheets that name no time.
ANY_START: Final = 1_799_521_200_000


def moment(text: str) -> int:
    """An ISO time of a sheet in milliseconds; a time without offset is taken as UTC."""
    when = datetime.fromisoformat(text)
    offset = when.utcoffset()
    plain = when.replace(tzinfo=None) - datetime(1970, 1, 1)
    if offset is not None:
        plain -= offset
    return int(plain.total_seconds() * SECOND)


def starts_at(structure: Structure, session: str) -> int:
    """When the sheet has the session begin; 0 if it does not say."""
    for day in structure.days:
        for flight in day.flights:
            if flight.name == session and flight.starts:
                return moment(flight.starts)
    return 0


def first_start(structure: Structure) -> int:
    starts = [moment(one.starts) for day in structure.days for one in day.flights if one.starts]
    return min(starts, default=ANY_START)


def takes_late(structure: Structure, start: int, book: Book) -> bool:
    """May people come in after the start at all?"""
    closing = structure.registration
    if book.values["registration_close_rule"] == "minutes_after_start":
        minutes = closing.closes_minutes
        return bool(book.values["registration_late_minutes"] if minutes is None else minutes)
    if closing.closes_level or closing.closes_minutes:
        return True
    return bool(closing.closes_at) and moment(closing.closes_at) > start
