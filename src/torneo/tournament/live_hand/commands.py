"""Commands about the hand being played, as it is told.

``hand``: the number of the hand meant, as the table shows it (0: whichever it is). ``after``: how many acts
the giver had seen told; whoever has missed one is shown it first.
"""

from typing import Annotated

from torneo.tournament.kernel import Command
from torneo.tournament.vocabulary import (
    Code,
    Count,
    HandNumber,
    RulingNumber,
    Seats,
    TableNumber,
    Told,
    many,
)


class TellAct(Command, frozen=True):
    """What happened next in the hand, as a step of a scenario. What the book makes of it is worked out, never
    taken from the command."""

    table: TableNumber
    step: Told
    hand: HandNumber = 0
    after: Count | None = None


class TakeBackAct(Command, frozen=True):
    """The act told last did not happen, nor anything it brought about."""

    table: TableNumber
    hand: HandNumber = 0
    after: Count | None = None


class TellSpot(Command, frozen=True):
    """The hand is told from this moment on, or as whoever tells it sees the table. ``spot``: what differs
    from the table at the deal, in the keys of a scenario (``start``, ``seats``, ``cards`` ...). Empty: from
    the deal. What was told of the hand before stays as told of another moment."""

    table: TableNumber
    spot: Told
    hand: HandNumber = 0


class EndAsTold(Command, frozen=True):
    """The hand is over as it was told, and the stacks are those that come out of it. Where cards decide that
    nobody saw, ``winners`` says who wins each pot, the main pot first."""

    table: TableNumber
    hand: HandNumber = 0
    winners: Annotated[tuple[Seats, ...], many(30)] = ()


class SettleMatter(Command, frozen=True):
    """What a ruling asked for has been done. ``what``: its code among the open matters of the table. Only the
    floor lets an infraction pass."""

    ruling: RulingNumber
    what: Code
