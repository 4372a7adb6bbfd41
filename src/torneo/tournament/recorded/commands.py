"""Commands of a recorded hand."""

from typing import Annotated

from torneo.tournament.kernel import Command
from torneo.tournament.vocabulary import (
    MOST_SEATS,
    HandNumber,
    PersonName,
    Seat,
    StreamName,
    TableNumber,
    Told,
    rows,
)


class BeginHand(Command, frozen=True):
    """The recording of a hand begins: whose it is, and the spot as a scenario sets it up. ``names``: of the
    players, by seat. ``policies``: what the event has changed in its book."""

    event: StreamName
    table: TableNumber
    number: HandNumber
    setup: Told
    names: Annotated[dict[Seat, PersonName], rows(MOST_SEATS)] = {}
    policies: Told = {}


class TellAct(Command, frozen=True):
    """What happened next, as a step of a scenario."""

    step: Told


class TakeBackAct(Command, frozen=True):
    """The act told last did not happen."""


class EndHand(Command, frozen=True):
    """The recording ends with the hand; ``unfinished``: before it."""

    unfinished: bool = False
