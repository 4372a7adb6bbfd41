"""Days as people write them where they play: the order and the marks of the place."""

import re
from datetime import date
from functools import lru_cache
from typing import NamedTuple

from babel import Locale
from babel.dates import format_date

from torneo.writing.lang import Lang
from torneo.writing.places import locale_of
from torneo.writing.unreadable import Unreadable

#: English of no place in particular has the day before the month, as almost everywhere.
_NO_PLACE = {"en": "en_GB"}
_FIRST_YEAR = 1900
_YEAR_FIRST = re.compile(r"(\d{4})[./\-]?(\d{2})[./\-]?(\d{2})(?:[T ].*)?")
_YEAR_LAST = re.compile(r"(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})")
_IN_WORDS = re.compile(
    r"(?:\w+,? )?(?:(\d{1,2})(?: de)? ([^\W\d]+)\.?|([^\W\d]+)\.? (\d{1,2}),?)(?: de)? (\d{4})"
)


class Order(NamedTuple):
    """How numbers make a day: whether the month comes first, and what stands between."""

    month_first: bool
    mark: str


def place_of(lang: Lang) -> str:
    place = locale_of(lang)
    return _NO_PLACE.get(place, place)


def order(lang: Lang) -> Order:
    return _order(place_of(lang))


@lru_cache(maxsize=64)
def _order(place: str) -> Order:
    pattern = str(Locale.parse(place).date_formats["short"].pattern)
    found = re.search(r"[^\w]", pattern)
    month_first = pattern.index("M") < pattern.index("d") and not pattern.startswith("y")
    return Order(month_first, found[0] if found and not pattern.startswith("y") else "/")


def day_typed(when: date | str, lang: Lang) -> str:
    """``25/06/2011``, as it stands in a field; the month first where they write it so. A text that is no ISO
    day stays as it is."""
    if isinstance(when, str):
        found = _in_numbers(when, lang) if _YEAR_FIRST.fullmatch(when) else None
        return when if found is None else day_typed(found, lang)
    month_first, mark = order(lang)
    parts = (f"{when:%m}", f"{when:%d}") if month_first else (f"{when:%d}", f"{when:%m}")
    return mark.join((*parts, f"{when.year:04}"))


def day(when: date, lang: Lang) -> str:
    """Short: ``25/06/2011``, ``25 Jun 2011``."""
    return day_typed(when, lang) if lang != "en" else str(format_date(when, "medium", locale=place_of(lang)))


def day_long(when: date | str, lang: Lang) -> str:
    """``25 de junio de 2011``, ``25 June 2011``, of a day or its ISO text."""
    when = date.fromisoformat(when) if isinstance(when, str) else when
    return str(format_date(when, "long", locale=place_of(lang)))


def read_day(text: str, lang: Lang) -> date:
    """A day as somebody typed it or as the house writes it. Among numbers the place's own order counts first,
    another only where that gives no day."""
    plain = " ".join(text.split())
    found = _in_numbers(plain, lang) or _in_words(plain)
    if found is None or found.year < _FIRST_YEAR:
        raise Unreadable(text, "not_a_day", (day_typed(date(1990, 12, 31), lang),))
    return found


def iso_day(text: str, lang: Lang) -> str:
    """The same as an ISO text, as it is kept; empty if it is no day."""
    try:
        return read_day(text, lang).isoformat()
    except Unreadable:
        return ""


def _in_numbers(text: str, lang: Lang) -> date | None:
    if (found := _YEAR_FIRST.fullmatch(text)) is not None:
        return _made(int(found[1]), int(found[2]), int(found[3]))
    if (found := _YEAR_LAST.fullmatch(text)) is None:
        return None
    one, other, year = int(found[1]), int(found[2]), int(found[3])
    month, number = (one, other) if order(lang).month_first else (other, one)
    return _made(year, month, number) or _made(year, number, month)


def _in_words(text: str) -> date | None:
    found = _IN_WORDS.fullmatch(text)
    month = _months().get((found[2] or found[3]).casefold()) if found else None
    return _made(int(found[5]), month, int(found[1] or found[4])) if found and month else None


def _made(year: int, month: int, number: int) -> date | None:
    try:
        return date(year, month, number)
    except ValueError:
        return None


@lru_cache(maxsize=1)
def _months() -> dict[str, int]:
    """The names of the months in both languages, short and long."""
    found: dict[str, int] = {}
    for place in ("es", "en_GB", "en"):
        for use in ("format", "stand-alone"):
            for width in ("wide", "abbreviated"):
                names = Locale.parse(place).months[use][width]
                found |= {str(name).rstrip(".").casefold(): number for number, name in names.items()}
    return found
