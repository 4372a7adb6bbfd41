"""Moments as people at the venue read them: dates, hours, and how long things last."""

from datetime import UTC, datetime, timedelta, tzinfo

from babel.dates import format_datetime

from torneo.rulebook import Lang
from torneo.tournament.structure.model import Structure

_LOCALE = {"es": "es_ES", "en": "en_GB"}


def zone_of(structure: Structure) -> tzinfo:
    """The venue's time, as the sheet writes it; UTC where no time of the sheet says."""
    times = [flight.starts for day in structure.days for flight in day.flights]
    for text in (*times, structure.registration.opens, structure.registration.closes_at):
        found = read(text)
        if found is not None and found.tzinfo is not None:
            return found.tzinfo
    return UTC


def read(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None


def day_and_hour(text: str, lang: Lang) -> str:
    """An ISO time of the sheet: ``sábado 25 de junio, 15:00``."""
    found = read(text)
    if found is None:
        return text
    pattern = "EEEE d 'de' MMMM, HH:mm" if lang == "es" else "EEEE d MMMM, HH:mm"
    return str(format_datetime(found, pattern, locale=_LOCALE[lang]))


def day_in_full(text: str, lang: Lang) -> str:
    """An ISO time of the sheet with its year: ``sábado 25 de junio de 2011, 15:00``."""
    found = read(text)
    if found is None:
        return text
    pattern = "EEEE d 'de' MMMM 'de' y, HH:mm" if lang == "es" else "EEEE d MMMM y, HH:mm"
    return str(format_datetime(found, pattern, locale=_LOCALE[lang]))


def plain_date(text: str, lang: Lang) -> str:
    """An ISO date: ``25/06/2011``."""
    found = read(text)
    return text if found is None else _dated(found, lang)


def _dated(when: datetime, lang: Lang) -> str:
    return str(format_datetime(when, "dd/MM/yyyy" if lang == "es" else "d MMM yyyy", locale=_LOCALE[lang]))


def hour(at: int, structure: Structure) -> str:
    """A moment of the event as the clock of the venue shows it: 15:40."""
    return datetime.fromtimestamp(at / 1000, zone_of(structure)).strftime("%H:%M")


def millis(text: str) -> int | None:
    """An ISO time in milliseconds since 1970."""
    found = read(text)
    if found is None:
        return None
    return round((found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp() * 1000)


def date_and_hour(at: int, structure: Structure, lang: Lang) -> str:
    """A moment as documents bear it, with the venue's difference to UTC: ``15/11/2026 14:40 (UTC−5)``."""
    return stamped(datetime.fromtimestamp(at / 1000, zone_of(structure)), lang)


def stamped(when: datetime, lang: Lang) -> str:
    return f"{_dated(when, lang)} {when:%H:%M} ({_offset(when)})"


def _offset(when: datetime) -> str:
    minutes = round((when.utcoffset() or timedelta()).total_seconds() / 60)
    if not minutes:
        return "UTC"
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{'+' if minutes > 0 else '−'}{hours}" + (f":{rest:02}" if rest else "")
