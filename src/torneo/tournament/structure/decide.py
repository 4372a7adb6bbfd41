"""Creating, publishing and staffing an event."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from torneo.rulebook import Book, RulebookError, labels
from torneo.tournament.checks import in_phase
from torneo.tournament.citations import cite
from torneo.tournament.conduct.events import Noted
from torneo.tournament.kernel import ANY_TIME, DIRECTORS, Answer, Asked, Refused, Value, decides
from torneo.tournament.state import Tournament
from torneo.tournament.structure.changes import iso, plain, sheet_refused
from torneo.tournament.structure.commands import AppointStaff, ChangePolicies, CreateEvent, PublishEvent
from torneo.tournament.structure.events import EventCreated, PoliciesChanged, Published, StaffNamed
from torneo.tournament.structure.languages import languages_of
from torneo.tournament.structure.levels import ante_kind
from torneo.tournament.structure.lint import errors
from torneo.tournament.structure.required import missing


@decides(CreateEvent, roles=DIRECTORS, phases=("", *ANY_TIME))
def create_event(state: Tournament, asked: Asked[CreateEvent], book: Book) -> Answer:
    command = asked.command
    if state.id:
        return Refused("event_exists", {"event": state.id})
    if not command.id.strip():
        return Refused("event_without_id")
    if command.book != book.id:
        return Refused("book_differs", {"found": command.book, "book": book.id})
    wrong = _wrong_policies(command.policies, book) or _wrong_roles(command.staff, book)
    if wrong:
        return wrong
    return (
        EventCreated(
            id=command.id.strip(), book=command.book, structure=command.structure,
            policies=plain(command.policies), staff=command.staff,
        ),
    )  # fmt: skip


@decides(ChangePolicies, roles=DIRECTORS)
def change_policies(state: Tournament, asked: Asked[ChangePolicies], book: Book) -> Answer:
    command = asked.command
    if not state.id:
        return Refused("no_event")
    if not command.policies:
        return Refused("nothing_to_change")
    if not command.why.strip():
        return Refused("reason_missing", {"matter": "policies"})
    refused = in_phase(state, "draft", "published", "running") or _wrong_policies(command.policies, book)
    if refused:
        return refused
    whole = _merged(state.policies, command.policies)
    return (PoliciesChanged(policies=plain(whole), changes=plain(command.policies), why=command.why.strip()),)


@decides(AppointStaff, roles=DIRECTORS)
def appoint_staff(state: Tournament, asked: Asked[AppointStaff], book: Book) -> Answer:
    command = asked.command
    if not state.id:
        return Refused("no_event")
    refused = in_phase(state, "draft", "published", "running") or _wrong_roles((command.role,), book)
    if refused:
        return refused
    name = command.name.strip()
    if state.staff.get(command.role, "") == name:
        return Refused("nothing_to_change")
    if not name and state.phase != "draft" and command.role in book.values["staff_required_roles"]:
        said = {"role": command.role, "said_es": labels().value(command.role, "es"),
                "said_en": labels().value(command.role, "en")}  # fmt: skip
        return Refused("role_must_be_named", dict(said), cite(book, "authorities"))
    return (StaffNamed(role=command.role, name=name),)


@decides(PublishEvent, roles=DIRECTORS)
def publish_event(state: Tournament, asked: Asked[PublishEvent], book: Book) -> Answer:
    if not state.id:
        return Refused("no_event")
    refused = in_phase(state, "draft")
    if refused:
        return refused
    gaps = missing(state.structure, state.staff, book)
    if gaps:
        codes = [gap.code for gap in gaps]
        clauses = dict.fromkeys(clause for gap in gaps for clause in gap.clauses)
        return Refused("missing_before_opening", _named(codes), tuple(clauses))
    faults = errors(state.structure, book)
    if faults:
        return sheet_refused("sheet_has_faults", faults)
    structure = msgspec.structs.replace(
        state.structure, ante_kind=ante_kind(state.structure, book), published_at=iso(asked.at)
    )
    may = languages_of(structure, book)
    published = Published(structure=structure)
    if not may.announced:
        return (published,)
    said: dict[str, Value] = {"languages": ", ".join(may.all)}
    return (
        published,
        Noted(kind="languages_announced", about=said, clauses=cite(book, "languages_announced")),
    )


def _named(codes: Iterable[str]) -> dict[str, Value]:
    codes = list(codes)
    return {
        "missing": ", ".join(codes),
        "missing_es": ", ".join(labels().value(code, "es") for code in codes),
        "missing_en": ", ".join(labels().value(code, "en") for code in codes),
    }


def _wrong_policies(policies: Mapping[str, Any], book: Book) -> Refused | None:
    try:
        book.with_policies(policies)
    except RulebookError as error:
        faults = error.problems
        return Refused(
            "policies_wrong",
            {"said_es": "; ".join(f"{one.key}: {one.message('es')}" for one in faults),
             "said_en": "; ".join(f"{one.key}: {one.message('en')}" for one in faults)},
        )  # fmt: skip
    return None


def _merged(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """Tables given in part keep the parts changed before."""
    whole = dict(old)
    for name, value in new.items():
        before = whole.get(name)
        both = isinstance(before, dict) and isinstance(value, dict)
        whole[name] = _merged(before, value) if both and before is not None else value
    return whole


def _wrong_roles(roles: Iterable[str], book: Book) -> Refused | None:
    known = staff_roles(book)
    for role in roles:
        if role not in known:
            return Refused("unknown_staff_role", {"named": role, "known": ", ".join(known)})
    return None


def staff_roles(book: Book) -> tuple[str, ...]:
    """Roles that can be named for an event."""
    shape: Any = book.definitions["staff_required_roles"].shape
    return tuple(shape.values)
