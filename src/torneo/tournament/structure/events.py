"""Events of the sheet, and what they change."""

from typing import Any

from torneo.tournament.clock.state import Session
from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.state import Tournament
from torneo.tournament.structure.model import Structure
from torneo.tournament.vocabulary import ClauseId, Code, Reason


class EventCreated(Event, frozen=True):
    id: str
    book: str
    structure: Structure
    policies: dict[str, Any] = {}
    staff: dict[str, str] = {}


class StructureChanged(Event, frozen=True):
    """The whole new sheet, what was changed and why. ``flagged``: participation terms already published that
    this change alters."""

    structure: Structure
    changes: dict[str, Any]
    why: Reason = ""
    flagged: tuple[str, ...] = ()
    clauses: tuple[ClauseId, ...] = ()


class PoliciesChanged(Event, frozen=True):
    """``policies``: the whole set of values that differ from the book."""

    policies: dict[str, Any]
    changes: dict[str, Any]
    why: Reason


class StaffNamed(Event, frozen=True):
    role: Code
    name: str


class Published(Event, frozen=True):
    """The sheet as published, with what it left open settled from the book."""

    structure: Structure


@applies(EventCreated)
def _created(state: Tournament, event: EventCreated, _: Happened) -> None:
    state.id = event.id
    state.book = event.book
    state.structure = event.structure
    state.policies = dict(event.policies)
    state.staff = dict(event.staff)


@applies(StructureChanged)
def _changed(state: Tournament, event: StructureChanged, _: Happened) -> None:
    state.structure = event.structure
    if state.phase != "draft":
        _plan_sessions(state)


@applies(PoliciesChanged)
def _policies(state: Tournament, event: PoliciesChanged, _: Happened) -> None:
    state.policies = dict(event.policies)


@applies(StaffNamed)
def _staff(state: Tournament, event: StaffNamed, _: Happened) -> None:
    if event.name:
        state.staff[event.role] = event.name
    else:
        state.staff.pop(event.role, None)


@applies(Published)
def _published(state: Tournament, event: Published, _: Happened) -> None:
    state.structure = event.structure
    state.phase = "published"
    _plan_sessions(state)


def session_plan(structure: Structure) -> dict[str, int]:
    """Session -> day: one for each flight of each day; a day without flights is named by its number."""
    plan: dict[str, int] = {}
    for day in structure.days:
        for flight in day.flights:
            plan[flight.name] = day.number
        if not day.flights:
            plan[str(day.number)] = day.number
    return plan or {"1": 1}


def _plan_sessions(state: Tournament) -> None:
    """Planned sessions follow the sheet; those begun stay."""
    plan = session_plan(state.structure)
    kept = {
        name: session
        for name, session in state.sessions.items()
        if name in plan or session.status != "planned"
    }
    for name, day in plan.items():
        if name not in kept:
            kept[name] = Session(id=name, day=day)
        kept[name].day = day
    state.sessions = kept
