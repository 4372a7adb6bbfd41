"""The structure sheet of the demonstration event: a template suited to the book, made short enough to
watch."""

from datetime import UTC, datetime

import msgspec

from torneo.rulebook import Book
from torneo.simulate.fit import fitted
from torneo.tournament.structure.model import Day, Flight, Structure
from torneo.tournament.structure.templates import template

_TEMPLATES = {"fcp-2025": "federation-stop", "pokerfest-2011": "pokerfest-2011"}
_USUAL = "club-night"
_LEVEL_MINUTES = 15
#: Entries and re-entries are taken until the end of this level.
_CLOSES = 6
_BREAK_MINUTES = 10
_DECIDED = ("registration_close_rule", "minutes_after_start")


def demo_sheet(book: Book, entries: int, start: int, number: int) -> Structure:
    """One session, quarter-hour levels, everything else as the template has it. ``start`` in milliseconds."""
    sheet = template(_TEMPLATES.get(book.id, _USUAL)).structure
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
    return fitted(short, entries)


def _iso(moment: int) -> str:
    return datetime.fromtimestamp(moment // 1000, UTC).isoformat(timespec="seconds")
