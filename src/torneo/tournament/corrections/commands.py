"""Commands that correct. Both carry what ``preview`` or ``undo`` worked out from the history, and are refused
once the event has moved on."""

from torneo.tournament.corrections.events import Changed, Consequence
from torneo.tournament.kernel import Command


class Amend(Command, frozen=True):
    """Accepts a correction as previewed. ``version``: the last event it was worked out on."""

    version: int
    seq: int
    why: str
    changed: tuple[Changed, ...]
    patch: bytes
    digest: str
    consequences: tuple[Consequence, ...] = ()


class Undo(Command, frozen=True):
    """Takes the last command back, or the last of a table."""

    version: int
    seq: int
    last: int
    patch: bytes
    digest: str
    why: str = ""
    table: int = 0
    consequences: tuple[Consequence, ...] = ()
