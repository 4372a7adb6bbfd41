"""Changing a sheet: what the change would touch, before it is given, and the change itself.

for effect in effects(state, {"stack": {100: 50}}, book):
    effect.weight     # "blocked": not possible; "flagged": alters published terms; "touches": have a look
"""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Literal

import msgspec

from torneo.rulebook import Book
from torneo.tournament.checks import in_phase
from torneo.tournament.citations import cite
from torneo.tournament.entries.taking import takes_entries
from torneo.tournament.kernel import DIRECTORS, Answer, Asked, Refused, Value, decides
from torneo.tournament.state import Tournament
from torneo.tournament.structure.commands import ChangeStructure
from torneo.tournament.structure.events import StructureChanged, session_plan
from torneo.tournament.structure.finding import Finding, SheetError
from torneo.tournament.structure.levels import listed
from torneo.tournament.structure.lint import errors
from torneo.tournament.structure.model import Structure
from torneo.tournament.structure.reading import structure_from

Weight = Literal["blocked", "flagged", "touches"]

#: What people entered under: price, chips, chances and prizes. The rest is the schedule.
PARTICIPATION_TERMS = (
    "game", "rotation", "entry_price", "entry_fee", "staff_percent", "guarantee", "stack", "reentry",
    "rebuy", "addon", "payout", "deal", "bounty", "satellite", "registration.capacity",
    "registration.minimum_entries",
)  # fmt: skip
_PRIZE_FIELDS = ("entry_price", "staff_percent", "guarantee", "payout", "bounty", "satellite")
_CLOSING = ("closes_level", "closes_at", "closes_minutes")


class Effect(msgspec.Struct, frozen=True):
    """``code`` is the code of one sentence; ``path`` the field that brings it about."""

    code: str
    path: str
    weight: Weight
    facts: dict[str, Value] = {}
    clauses: tuple[str, ...] = ()


def changed(structure: Structure, changes: Mapping[str, Any]) -> Structure:
    """The sheet with the changes; raises ``SheetError`` for fields or values that cannot be."""
    raw = msgspec.to_builtins(structure, str_keys=True)
    for path, value in changes.items():
        *groups, field = path.split(".")
        into = raw
        for group in groups:
            if not isinstance(into.get(group), dict):
                into[group] = {}
            into = into[group]
        old = into.get(field)
        whole = field in ("stack", "chips", "early_chips", "table", "envelopes")
        merge = isinstance(old, dict) and isinstance(value, Mapping) and not whole
        into[field] = {**old, **value} if merge else msgspec.to_builtins(value, str_keys=True)
    return structure_from(raw)


def effects(state: Tournament, changes: Mapping[str, Any], book: Book) -> list[Effect]:
    """Everything the change would touch; raises ``SheetError`` if it makes no sheet."""
    new = changed(state.structure, changes)
    old = state.structure
    if state.phase == "draft":
        return []
    found = [*_levels(state, old, new), *_sessions(state, new), *_closing(state, old, new)]
    fields = [field for field in PARTICIPATION_TERMS if _of(old, field) != _of(new, field)]
    sold = sum(1 for entry in state.entries.values() if entry.status != "cancelled")
    if "stack" in fields and any(entry.received for entry in state.entries.values()):
        found.append(Effect("change.stacks_given", "stack", "blocked", {"entries": sold}))
    free = book.values["structure_change_after_publication"] == "organiser_free"
    for field in fields:
        found.append(
            Effect("change.published_term", field, "touches" if free else "flagged",
                   {"field": field, "entries": sold}, cite(book, "published_terms"))
        )  # fmt: skip
    if sold and {"entry_price", "entry_fee"} & set(fields):
        found.append(Effect("change.entries_sold", "entry_price", "touches",
                            {"entries": sold, "was": old.entry_price, "now": new.entry_price}))  # fmt: skip
    if set(_PRIZE_FIELDS) & set(fields):
        found.append(Effect("change.prize_pool", "payout", "touches", {"entries": sold}))
    for field in ("rebuy", "addon"):
        taken = sum(getattr(entry, f"{field}s") for entry in state.entries.values())
        if field in fields and taken:
            found.append(Effect(f"change.{field}s_taken", field, "touches", {"taken": taken}))
    tables = sum(1 for table in state.tables.values() if table.open)
    if old.seats_per_table != new.seats_per_table and tables:
        found.append(Effect("change.tables_open", "seats_per_table", "touches", {"tables": tables}))
    return found


def _levels(state: Tournament, old: Structure, new: Structure) -> list[Effect]:
    """Levels that any session has begun stay as they were, so that all flights play the same."""
    begun = {number for one in state.sessions.values() for number in one.levels_started}
    begun |= {one.clock.level for one in state.sessions.values() if one.clock.level}
    found = [
        Effect("change.level_played", "levels", "blocked", {"level": number})
        for number in sorted(begun)
        if listed(old, number) is not None and listed(old, number) != listed(new, number)
    ]
    if begun and old.level_minutes != new.level_minutes:
        found.append(Effect("change.level_minutes", "level_minutes", "touches",
                            {"level": max(begun), "was": old.level_minutes,
                             "now": new.level_minutes}))  # fmt: skip
    return found


def _sessions(state: Tournament, new: Structure) -> list[Effect]:
    plan = session_plan(new)
    used = {entry.session for entry in state.entries.values() if entry.status != "cancelled"}
    return [
        Effect("change.session_used", "days", "blocked", {"session": session.id})
        for session in state.sessions.values()
        if session.id not in plan and (session.status != "planned" or session.id in used)
    ]


def _closing(state: Tournament, old: Structure, new: Structure) -> list[Effect]:
    was, now = old.registration, new.registration
    found = [
        Effect("change.closing_moves", f"registration.{name}", "touches",
               {"was": _told(getattr(was, name)), "now": _told(getattr(now, name))})
        for name in _CLOSING
        if getattr(was, name) != getattr(now, name)
    ]  # fmt: skip
    if not found:
        return []
    closed = [one.id for one in state.sessions.values() if one.registration_closed_at]
    if closed:
        taking = [one for one in state.sessions.values() if takes_entries(state, one)]
        over = all(one.registration_closed_at for one in taking)
        weight: Weight = "blocked" if over else "touches"
        found.append(Effect("change.closed_already", "registration", weight,
                            {"sessions": ", ".join(closed)}))  # fmt: skip
    return found


def _of(structure: Structure, path: str) -> Any:
    value: Any = structure
    for name in path.split("."):
        value = getattr(value, name)
    return value


def _told(value: Any) -> str:
    return "—" if value in (None, "") else str(value)


@decides(ChangeStructure, roles=DIRECTORS)
def change_structure(state: Tournament, asked: Asked[ChangeStructure], book: Book) -> Answer:
    return changed_event(state, asked.command.changes, asked.command.why, asked.at, book)


def changed_event(
    state: Tournament, changes: Mapping[str, Any], why: str, at: int, book: Book
) -> tuple[StructureChanged] | Refused:
    """The change as an event, or why it cannot be."""
    if not state.id:
        return Refused("no_event")
    refused = in_phase(state, "draft", "published", "running")
    if refused:
        return refused
    why, public = why.strip(), state.phase != "draft"
    rule = book.values["structure_change_after_publication"]
    if public and not why and rule != "organiser_free":
        return Refused("change_needs_reason", {}, cite(book, "structure_change"))
    try:
        new = changed(state.structure, changes)
        touched = effects(state, changes, book)
    except SheetError as error:
        return sheet_refused("sheet_unreadable", list(error.findings))
    if new == state.structure:
        return Refused("nothing_to_change")
    blocked = [effect for effect in touched if effect.weight == "blocked"]
    if blocked:
        return Refused(blocked[0].code, blocked[0].facts, cite(book, "structure_change"))
    if public:
        known = {(one.code, one.path) for one in errors(state.structure, book)}
        worse = [one for one in errors(new, book) if (one.code, one.path) not in known]
        if worse:
            return sheet_refused("change_makes_faults", worse)
        new = msgspec.structs.replace(new, published_at=iso(at))
    flagged = tuple(effect.path for effect in touched if effect.weight == "flagged")
    cited = cite(book, "structure_change") if public else ()
    if flagged:
        cited = tuple(dict.fromkeys((*cited, *cite(book, "published_terms"))))
    return (
        StructureChanged(
            structure=new, changes=plain(dict(changes)), why=why,
            flagged=flagged, clauses=cited,
        ),
    )  # fmt: skip


def sheet_refused(reason: str, findings: list[Finding]) -> Refused:
    """A refusal that names every fault of a sheet: codes and fields, told in full by ``lint``."""
    return Refused(
        reason,
        {
            "count": len(findings),
            "codes": ", ".join(dict.fromkeys(one.code for one in findings)),
            "fields": ", ".join(dict.fromkeys(one.path for one in findings if one.path)),
        },
        tuple(dict.fromkeys(clause for one in findings for clause in one.clauses)),
    )


def iso(at: int) -> str:
    """Milliseconds since 1970 as a time people can read."""
    return datetime.fromtimestamp(at // 1000, UTC).isoformat(timespec="minutes")


def plain(value: dict[str, Any]) -> dict[str, Any]:
    """As it will be read back: lists for tuples, groups of fields for structs."""
    read: dict[str, Any] = msgspec.msgpack.decode(msgspec.msgpack.encode(value))
    return read
