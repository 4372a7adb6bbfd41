"""What a book wants settled before an event is opened, and who must have been named.

for gap in missing(structure, staff, book):
    gap.code, gap.proposal          # "rebuy_and_addon_chips", "rebuy.chips=10000 ..."
"""

from collections.abc import Callable, Mapping

import msgspec

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.structure.model import Structure


class Missing(msgspec.Struct, frozen=True):
    """``code``: a value of the policy that asks for it; ``path``: the field of the sheet that would fill
    it."""

    code: str
    path: str
    clauses: tuple[str, ...] = ()


def _day_starts(structure: Structure) -> bool:
    days = structure.days
    return bool(days) and all(day.flights and all(one.starts for one in day.flights) for day in days)


def _durations(structure: Structure) -> bool:
    if structure.level_minutes or not structure.levels:
        return bool(structure.level_minutes)
    days = structure.days
    if days and all(day.level_minutes for day in days):
        return True
    return all(level.minutes for level in structure.levels)


def _closing(structure: Structure) -> bool:
    closing = structure.registration
    return bool(closing.closes_level or closing.closes_at or closing.closes_minutes is not None)


def _bought_chips(structure: Structure) -> bool:
    rebuy, addon = structure.rebuy, structure.addon
    if rebuy is None or (rebuy.limit != 0 and not rebuy.chips):
        return False
    return addon is None or addon.limit == 0 or bool(addon.chips)


def _opening_blinds(structure: Structure) -> bool:
    return any(level.number == 1 and level.big_blind for level in structure.levels)


_Test = Callable[[Structure], bool]

#: Policy value -> field that settles it, and whether it is settled.
_SETTLED: dict[str, tuple[str, _Test]] = {
    "entry_value": ("entry_price", lambda s: s.entry_price > 0 or s.entry_fee > 0),
    "start_times": ("days", _day_starts),
    "registration_times": ("registration", lambda s: bool(s.registration.opens) or _closing(s)),
    "variant_rules": ("variant_rules", lambda s: bool(s.variant_rules.strip())),
    "chip_structure": ("stack", lambda s: bool(s.stack)),
    "level_durations": ("level_minutes", _durations),
    "blind_levels": ("levels", lambda s: bool(s.levels)),
    "breaks": ("breaks", lambda s: bool(s.breaks)),
    "starting_chips": ("stack", lambda s: s.starting_stack > 0),
    "reentry_limits": ("reentry.limit", lambda s: s.reentry.limit is not None or _reentry_period(s)),
    "late_registration": ("registration.closes_level", _closing),
    "registration_closing_level": (
        "registration.closes_level", lambda s: bool(s.registration.closes_level)),
    "languages": ("languages", lambda s: bool(s.languages)),
    "rebuy_count": ("rebuy.limit", lambda s: s.rebuy is not None),
    "rebuy_and_addon_chips": ("rebuy.chips", _bought_chips),
    "opening_blinds": ("levels", _opening_blinds),
    "heads_up_postflop_order": ("heads_up_postflop_order", lambda s: bool(s.heads_up_postflop_order)),
}  # fmt: skip


def _reentry_period(structure: Structure) -> bool:
    return structure.reentry.until_level is not None or structure.reentry.per_flight is not None


def missing(structure: Structure, staff: Mapping[str, str], book: Book) -> list[Missing]:
    """Everything the book wants before the event is opened and that is not there yet."""
    return missing_fields(structure, book) + [
        Missing(role, f"staff.{role}", cite(book, "authorities"))
        for role in book.values["staff_required_roles"]
        if not staff.get(role, "").strip()
    ]


def missing_fields(structure: Structure, book: Book) -> list[Missing]:
    """What the sheet itself still lacks."""
    return [
        Missing(code, _SETTLED[code][0], cite(book, f"required_{code}"))
        for code in book.values["structure_required_before_opening"]
        if not _SETTLED[code][1](structure)
    ]
