"""Commands that correct. Both carry what ``preview`` or ``undo`` worked out from the history, and are refused
once the event has moved on."""

from typing import Annotated

from torneo.tournament.corrections.events import Changed, Consequence
from torneo.tournament.kernel import Command
from torneo.tournament.vocabulary import MOST_WORKED_OUT, Hex, Patch, Reason, Sequence, TableNumber, many


class Amend(Command, frozen=True):
    """Accepts a correction as previewed. ``version``: the last event it was worked out on."""

    version: Sequence
    seq: Sequence
    why: Reason
    changed: Annotated[tuple[Changed, ...], many(MOST_WORKED_OUT)]
    patch: Patch
    digest: Hex
    consequences: Annotated[tuple[Consequence, ...], many(MOST_WORKED_OUT)] = ()


class Undo(Command, frozen=True):
    """Takes the last command back, or the last of a table."""

    version: Sequence
    seq: Sequence
    last: Sequence
    patch: Patch
    digest: Hex
    why: Reason = ""
    table: TableNumber = 0
    consequences: Annotated[tuple[Consequence, ...], many(MOST_WORKED_OUT)] = ()
