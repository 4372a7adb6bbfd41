"""Moments as people at the venue read them: a day, the hour of the clock on the wall there, and how far from
UTC that is. The clock has 24 hours everywhere."""

import re
from datetime import UTC, datetime, time, timedelta, timezone, tzinfo

from babel.dates import format_date

from torneo.writing.days import day, day_long, order, place_of, read_day
from torneo.writing.lang import Lang
from torneo.writing.unreadable import Unreadable

_HOUR = re.compile(r"^(.*?)[,T ]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(?:\((.+)\))?$")
_OFFSET = re.compile(r"UTC(?:([+−-])(\d{1,2})(?::(\d{2}))?)?")


def moment_at(at: int, zone: tzinfo = UTC) -> datetime:
    """Milliseconds since 1970 as the clock of the zone shows them."""
    return datetime.fromtimestamp(at / 1000, zone)


def east(minutes: int) -> tzinfo:
    """A zone so many minutes ahead of UTC."""
    return timezone(timedelta(minutes=minutes))


def from_iso(text: str) -> datetime | None:
    """A time as sheets and controls of a page have it: ``2011-06-24T23:00-03:00``; None if it is none."""
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None


def iso_millis(text: str) -> int | None:
    """The same in milliseconds since 1970, UTC unless it says otherwise."""
    found = from_iso(text)
    if found is None:
        return None
    return round((found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp() * 1000)


def hour(when: datetime) -> str:
    """``15:40``"""
    return f"{when:%H:%M}"


def day_and_hour(when: datetime | str, lang: Lang) -> str:
    """For what comes soon: ``sábado 25 de junio, 15:00``. The text of a sheet that is no time stays as it
    is."""
    found = from_iso(when) if isinstance(when, str) else when
    return str(when) if found is None else f"{_weekday(found, lang)}, {hour(found)}"


def day_in_full(when: datetime | str, lang: Lang) -> str:
    """The same with its year: ``sábado 25 de junio de 2011, 15:00``."""
    found = from_iso(when) if isinstance(when, str) else when
    if found is None:
        return str(when)
    name = format_date(found, "EEEE", locale=place_of(lang))
    return f"{name} {day_long(found, lang)}, {hour(found)}"


def moment(when: datetime, lang: Lang) -> str:
    """``8 de junio de 2025, 15:00``"""
    return f"{day_long(when, lang)}, {hour(when)}"


def stamped(when: datetime, lang: Lang) -> str:
    """As documents bear it, with the difference to UTC: ``15/11/2026 14:40 (UTC−5)``."""
    return f"{day(when, lang)} {hour(when)} ({_offset(when)})"


def sortable(when: datetime, *, seconds: bool = False) -> str:
    """For lists that are sorted: ``2025-06-08 17:00``, the same in every place."""
    return f"{when:%Y-%m-%d %H:%M:%S}" if seconds else f"{when:%Y-%m-%d %H:%M}"


def in_field(when: datetime) -> str:
    """As the browser's control for day and hour holds it."""
    return f"{when:%Y-%m-%dT%H:%M}"


def read_moment(text: str, lang: Lang, zone: tzinfo) -> datetime:
    """Any of these read back, and ISO times; in the zone if the text does not say its own."""
    plain = " ".join(text.split())
    found = from_iso(plain) if ":" in plain else None
    if found is None:
        parts = _HOUR.fullmatch(plain)
        if parts is None:
            raise Unreadable(text, "not_a_moment")
        try:
            clock = time(int(parts[2]), int(parts[3]), int(parts[4] or 0))
        except ValueError:
            raise Unreadable(text, "not_a_moment") from None
        found = datetime.combine(read_day(parts[1], lang), clock, _zone(parts[5], text) if parts[5] else None)
    return found if found.tzinfo is not None else found.replace(tzinfo=zone)


def _weekday(when: datetime, lang: Lang) -> str:
    if lang != "en":
        pattern = "EEEE d 'de' MMMM"
    else:
        pattern = "EEEE, MMMM d" if order(lang).month_first else "EEEE d MMMM"
    return str(format_date(when, pattern, locale=place_of(lang)))


def _offset(when: datetime) -> str:
    minutes = round((when.utcoffset() or timedelta()).total_seconds() / 60)
    if not minutes:
        return "UTC"
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{'+' if minutes > 0 else '−'}{hours}" + (f":{rest:02}" if rest else "")


def _zone(text: str, whole: str) -> tzinfo:
    found = _OFFSET.fullmatch(text)
    if found is None:
        raise Unreadable(whole, "not_a_moment")
    if found[1] is None:
        return UTC
    ahead = int(found[2]) * 60 + int(found[3] or 0)
    return east(ahead if found[1] == "+" else -ahead)
