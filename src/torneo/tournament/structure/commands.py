"""Commands about the event as such: its sheet, its policies, its staff."""

from typing import Annotated

from torneo.tournament.kernel import Command
from torneo.tournament.structure.model import Structure
from torneo.tournament.vocabulary import Code, PersonName, Reason, StreamName, Told, rows


class CreateEvent(Command, frozen=True):
    """A new event, as a draft, under a book. ``policies`` are the values this event changes; ``staff``:
    {role: name}."""

    id: StreamName
    book: Code
    structure: Structure
    policies: Told = {}
    staff: Annotated[dict[Code, PersonName], rows(60)] = {}


class ChangeStructure(Command, frozen=True):
    """Changes fields of the sheet: ``{"registration.closes_level": 8}`` or ``{"registration":
    {"closes_level": 8}}``.

    Groups of fields are changed in part; lists, chips and numbers are replaced whole.
    """

    changes: Told
    why: Reason = ""


class ChangePolicies(Command, frozen=True):
    """Other policy values for this event, with the reason; tables may be given in part."""

    policies: Told
    why: Reason


class AppointStaff(Command, frozen=True):
    """Names who holds a role; an empty name takes it away."""

    role: Code
    name: PersonName


class PublishEvent(Command, frozen=True):
    """Publishes the sheet and opens the event, if all the book wants settled is settled."""
