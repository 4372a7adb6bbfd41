"""Plain numbers: written with the marks of the place, read in any writing that has one meaning."""

import re
from decimal import Decimal

from torneo.writing.lang import Lang
from torneo.writing.places import Marks, marks
from torneo.writing.unreadable import Unreadable

#: Longer than any number of a card room: nothing is worked out from it.
_LONGEST = 40
#: Spaces and apostrophes between thousands, as people and other programs write them.
_GROUPS = " \u00a0\u202f\u2009'’_"
_OTHER = {".": ",", ",": "."}


def number(value: int | float | Decimal, lang: Lang, digits: int = 0) -> str:
    """``1.250`` in Spanish, ``1,250`` in English; at most so many digits after the mark, none if they are
    zero."""
    rounded = value if isinstance(value, int) else round(value, digits)
    text = f"{rounded:,}" if isinstance(rounded, int) else f"{rounded:,.{digits}f}"
    if "." in text and not text.partition(".")[2].strip("0"):
        text = text.partition(".")[0]
    return with_marks("0" if text == "-0" else text, lang)


def chips(points: int | None, lang: Lang) -> str:
    """Chips or any count; a dash for nothing known."""
    return "–" if points is None else with_marks(f"{points:,}", lang)


def typed(value: int | Decimal | None, lang: Lang) -> str:
    """``1250``: a number as it stands in a field to be typed over, or in a spreadsheet; nothing for none."""
    return "" if value is None else with_marks(str(value), lang)


def fixed(value: int, digits: int, lang: Lang) -> str:
    """``1.234,50``: so many of the value's digits always stand after the mark."""
    whole, rest = divmod(abs(value), 10**digits)
    text = f"{whole:,}" + (f".{rest:0{digits}}" if digits else "")
    return with_marks(f"-{text}" if value < 0 else text, lang)


def with_marks(text: str, lang: Lang) -> str:
    """A number as Python writes it (1,250.50) with the marks of the place."""
    group, decimal = marks(lang)
    if (group, decimal) == (",", "."):
        return text
    return text.translate({ord(","): group, ord("."): decimal})


def read_number(text: str, lang: Lang, digits: int | None = None) -> Decimal:
    """What was typed, with at most so many decimals (None: any). The place's own writing counts first:
    ``1.250`` is a thousand two hundred and fifty in Spain. Another writing is read if it can mean one thing
    only; if it could mean two, ``Unreadable`` has both."""
    plain = _kept(text)
    own = marks(lang)
    mine = _as_written(plain, own)
    if mine is not None and _fits(mine, digits):
        return mine
    foreign = _as_written(plain, Marks(_OTHER.get(own.group, ","), _OTHER.get(own.decimal, ".")))
    if foreign is None and mine is None:
        raise Unreadable(text, "not_a_number")
    if foreign is None or not _fits(foreign, digits):
        raise Unreadable(text, "too_many_decimals" if digits else "not_whole", decimals=digits or 0)
    if mine is not None and _fits(mine.normalize(), digits):
        raise Unreadable(text, "two_meanings", (_written(mine.normalize(), lang), _written(foreign, lang)))
    return foreign


def read_whole(text: str, lang: Lang) -> int:
    """A whole number: chips, minutes, a seat."""
    return int(read_number(text, lang, digits=0))


def _kept(text: str) -> str:
    """Without what stands around a number: a sign in front, spaces at the ends."""
    if len(text) > _LONGEST:
        raise Unreadable(text, "too_long")
    plain = text.strip().replace("−", "-")
    return re.sub(rf"(?<=[0-9])[{_GROUPS}](?=[0-9]{{3}}(?![0-9]))", "", plain)


def _as_written(text: str, own: Marks) -> Decimal | None:
    """The number, if the text is written with these marks; None if it is not."""
    group, decimal = re.escape(own.group), re.escape(own.decimal)
    found = re.fullmatch(rf"(-?)([0-9]+|[0-9]{{1,3}}(?:{group}[0-9]{{3}})+)?(?:{decimal}([0-9]*))?", text)
    if found is None or not (found[2] or found[3]):
        return None
    whole = (found[2] or "0").replace(own.group, "")
    return Decimal(f"{found[1]}{whole}.{found[3] or ''}")


def _fits(value: Decimal, digits: int | None) -> bool:
    return digits is None or -int(value.as_tuple().exponent) <= digits


def _written(value: Decimal, lang: Lang) -> str:
    return with_marks(f"{value:,f}", lang)
