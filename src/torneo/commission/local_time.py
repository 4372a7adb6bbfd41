"""Times of the venue: a case knows its offset from UTC, so that days and midnights need no time zones."""

from datetime import date, datetime, timedelta

from torneo.writing import east, moment_at

MINUTE = 60_000
HOUR = 60 * MINUTE


def local(at: int, offset: int) -> datetime:
    """The moment as the clock on the wall shows it."""
    return moment_at(at, east(offset))


def date_of(at: int, offset: int) -> date:
    return local(at, offset).date()


def day_end(day: date, offset: int) -> int:
    """The last millisecond of a day at the venue."""
    midnight = datetime(day.year, day.month, day.day, tzinfo=east(offset))
    return int((midnight + timedelta(days=1)).timestamp()) * 1000 - 1
