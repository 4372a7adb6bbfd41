"""Commands about hands.

``hand``: the number of the hand the giver means, as the table shows it (0: whichever it is). What is told of
a hand that is over is not taken for the next one.
"""

from typing import Annotated

from torneo.tournament.kernel import Command
from torneo.tournament.vocabulary import (
    MOST_SEATS,
    ChipPoints,
    Code,
    HandNumber,
    PointsBySeat,
    Reason,
    Seat,
    Seats,
    TableNumber,
    rows,
)


class StartHand(Command, frozen=True):
    """A new hand begins at a table, as the book defines a hand's beginning; its level is the one of this
    moment. After a void hand it is that one again.

    ``button`` and ``game`` are for what the dealer calls: the place of the button at the table's first hand
    (else the last seat, on the dealer's right, unless the book draws for it), and the next game of a mix that
    changes by the dealer's call.
    """

    table: TableNumber
    button: Seat = 0
    game: Code = ""
    hand: HandNumber = 0


class DealFirstCard(Command, frozen=True):
    """The first card goes out: whoever arrives later waits for the next hand."""

    table: TableNumber
    hand: HandNumber = 0


class ReportHand(Command, frozen=True):
    """How the hand ended: the stack of each seat after it, and the points left for the next pot.

    Seats not named keep their stack. ``beaten_by``: for a seat that lost everything, the seats that won it.
    ``hand_order``: the seats that went out with equal stacks, best hand first, where the book asks.
    """

    table: TableNumber
    stacks: PointsBySeat
    carried: ChipPoints = 0
    beaten_by: Annotated[dict[Seat, Seats], rows(MOST_SEATS)] = {}
    hand_order: Seats = ()
    hand: HandNumber = 0


class CancelHand(Command, frozen=True):
    """The hand is void (a misdeal): everything as before it; the next one is the same hand again, with the
    same button, level and players, as far as the book says.

    ``redeal`` false: it was cancelled for another reason, or is not dealt again after all. Then the next hand
    is a new one, with the button where this one had it.
    """

    table: TableNumber
    why: Reason
    redeal: bool = True
    hand: HandNumber = 0


class ReportElimination(Command, frozen=True):
    """A table that reports no stacks says only who went out, and to whom if known. ``also_out``: others who
    went out in the same hand, to the same winners."""

    table: TableNumber
    seat: Seat
    beaten_by: Seats = ()
    hand: HandNumber = 0
    also_out: Seats = ()


class EndEvent(Command, frozen=True):
    """One player holds every chip, or everybody left was taken out, and nobody can come in any more: the
    event is over."""
