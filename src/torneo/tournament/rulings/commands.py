"""Commands about calls to the floor, rulings and dealers."""

from typing import Annotated

from torneo.tournament.kernel import Command
from torneo.tournament.rulings.state import About
from torneo.tournament.vocabulary import (
    CallNumber,
    ChipPoints,
    Code,
    HandNumber,
    Note,
    PenaltySize,
    PersonName,
    Reason,
    RulingNumber,
    Seat,
    TableNumber,
    Told,
    many,
)


class CallFloor(Command, frozen=True):
    """A table asks for the floor. ``seat``: the player it is about, 0 if nobody in particular."""

    table: TableNumber
    about: About
    seat: Seat = 0
    note: Note = ""


class TakeCall(Command, frozen=True):
    """Whoever gives the command is on the way; somebody else may take it over."""

    call: CallNumber


class CloseCall(Command, frozen=True):
    """The matter is settled. ``ruling``: the one it led to, if it is in the register."""

    call: CallNumber
    note: Note = ""
    ruling: RulingNumber = 0


class GiveRuling(Command, frozen=True):
    """What happened at a table, told in the language of the scenario files: the spot (``setup``) and the acts
    (``steps``), of which the last one is ruled on. The ruling is worked out under the book of the event,
    never taken from the command. ``hand`` defaults to the one being played."""

    table: TableNumber
    setup: Told
    steps: Annotated[tuple[Told, ...], many(400)]
    hand: HandNumber = 0
    call: CallNumber = 0


class DecideRuling(Command, frozen=True):
    """The floor answers a question: one of the lawful options, and why. ``action`` and ``to`` say what
    another ruling is, where the book leaves room for one; ``size``: of a penalty, how many
    hands, rounds, minutes or chips (of hands and rounds the least the book has, if none is said)."""

    ruling: RulingNumber
    option: Code
    why: Reason
    action: Code = ""
    to: ChipPoints = 0
    size: PenaltySize = 0


class OverruleRuling(Command, frozen=True):
    """The director sets a ruling aside. It stays in the register, marked."""

    ruling: RulingNumber
    why: Reason


class RelieveDealer(Command, frozen=True):
    """Another dealer sits down at a table. ``note``: what the next one must know that nobody could tell from
    the event."""

    table: TableNumber
    dealer: PersonName
    note: Note = ""
