"""Times of the venue: a case knows its offset from UTC, so that days and midnights need no time zones."""

from datetime import UTC, date, datetime, timedelta, timezone

MINUTE = 60_000
HOUR = 60 * MINUTE


def local(at: int, offset: int) -> datetime:
    """The moment as the clock on the wall shows it."""
    return datetime.fromtimestamp(at // 1000, UTC).astimezone(timezone(timedelta(minutes=offset)))


def date_of(at: int, offset: int) -> date:
    return local(at, offset).date()


def day_end(day: date, offset: int) -> int:
    """The last millisecond of a day at the venue."""
    midnight = datetime(day.year, day.month, day.day, tzinfo=timezone(timedelta(minutes=offset)))
    return int((midnight + timedelta(days=1)).timestamp()) * 1000 - 1


def clock_text(at: int, offset: int) -> str:
    """``2025-06-08 17:00``"""
    return local(at, offset).strftime("%Y-%m-%d %H:%M")
