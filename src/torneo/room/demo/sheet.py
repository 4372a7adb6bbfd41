"""The structure sheet of the demonstration event: a template suited to the book, made short enough to
watch."""

from datetime import UTC, datetime
from fractions import Fraction
from typing import Any, Final

import msgspec

from torneo.rulebook import Book
from torneo.simulate.fit import fitted
from torneo.tournament.kinds import kinds_of
from torneo.tournament.structure.model import Day, Flight, Structure
from torneo.tournament.structure.templates import usual_template
from torneo.writing import decimals

_LEVEL_MINUTES = 15
#: Entries and re-entries are taken until the end of this level.
_CLOSES = 6
_BREAK_MINUTES = 10
#: What costs one euro in the demonstration costs so much: round prices, no rate of exchange. The last is the
#: currency of a template only.
_WORTH: Final = {"EUR": 1, "COP": 4000, "CLP": 1000, "ARS": 5}
CURRENCIES: Final = ("EUR", "COP", "CLP")
_DECIDED = ("registration_close_rule", "minutes_after_start")


def demo_sheet(book: Book, entries: int, start: int, number: int, currency: str = "") -> Structure:
    """One session, quarter-hour levels, everything else as the template has it. ``start`` in milliseconds.
    ``currency``: another than the template's."""
    sheet = usual_template(book.id).structure
    policy, value = _DECIDED
    closing = sheet.registration
    if book.values[policy] != value:
        closing = msgspec.structs.replace(closing, opens="", closes_level=_CLOSES, closes_at="")
    reentry = sheet.reentry
    if reentry.limit != 0:
        reentry = msgspec.structs.replace(reentry, per_flight=None, until_level=_CLOSES)
    breaks = tuple(msgspec.structs.replace(one, minutes=_BREAK_MINUTES) for one in sheet.breaks)
    day = Day(number=1, flights=(Flight(name="1", starts=_iso(start)),), first_level=1)
    short = msgspec.structs.replace(
        sheet, name=f"Demostración {number}", venue="Sala de demostración", days=(day,), dates=(),
        level_minutes=_LEVEL_MINUTES, registration=closing, reentry=reentry, breaks=breaks,
    )  # fmt: skip
    return fitted(in_currency(short, currency) if currency else short, entries)


def in_currency(sheet: Structure, currency: str) -> Structure:
    """The sheet with every amount of money in another currency."""
    minor = Fraction(10) ** (decimals(currency) - decimals(sheet.currency))
    priced: Structure = _priced(sheet, Fraction(_WORTH[currency], _WORTH[sheet.currency]) * minor)
    return msgspec.structs.replace(priced, currency=currency)


def _priced(part: msgspec.Struct, rate: Fraction) -> Any:
    changed: dict[str, object] = {}
    for name, of in kinds_of(type(part)).items():
        value = getattr(part, name)
        if isinstance(value, msgspec.Struct):
            changed[name] = _priced(value, rate)
        elif of.kind == "money" and isinstance(value, int):
            changed[name] = max(round(value * rate), min(value, 1))
    return msgspec.structs.replace(part, **changed)


def _iso(moment: int) -> str:
    return datetime.fromtimestamp(moment // 1000, UTC).isoformat(timespec="seconds")
