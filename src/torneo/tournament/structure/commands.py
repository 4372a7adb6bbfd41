"""Commands about the event as such: its sheet, its policies, its staff."""

from typing import Any

from torneo.tournament.kernel import Command
from torneo.tournament.structure.model import Structure


class CreateEvent(Command, frozen=True):
    """A new event, as a draft, under a book. ``policies`` are the values this event changes; ``staff``:
    {role: name}."""

    id: str
    book: str
    structure: Structure
    policies: dict[str, Any] = {}
    staff: dict[str, str] = {}


class ChangeStructure(Command, frozen=True):
    """Changes fields of the sheet: ``{"registration.closes_level": 8}`` or ``{"registration":
    {"closes_level": 8}}``.

    Groups of fields are changed in part; lists, chips and numbers are replaced whole.
    """

    changes: dict[str, Any]
    why: str = ""


class ChangePolicies(Command, frozen=True):
    """Other policy values for this event, with the reason; tables may be given in part."""

    policies: dict[str, Any]
    why: str


class AppointStaff(Command, frozen=True):
    """Names who holds a role; an empty name takes it away."""

    role: str
    name: str


class PublishEvent(Command, frozen=True):
    """Publishes the sheet and opens the event, if all the book wants settled is settled."""
