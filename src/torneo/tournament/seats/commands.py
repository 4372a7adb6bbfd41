"""Commands about tables and seats."""

from typing import Annotated

from torneo.tournament.kernel import Command
from torneo.tournament.vocabulary import (
    MOST_SEATS,
    Cards,
    ChipPoints,
    Count,
    EntryNumber,
    Hex,
    PersonName,
    Place,
    PlayerId,
    Reason,
    Seat,
    Seats,
    SessionId,
    TableNumber,
    Tables,
    rows,
)


class CommitSeed(Command, frozen=True):
    """Publishes the SHA-256 of the secret seed behind a session's draws, before the first of them."""

    session: SessionId
    commitment: Hex


class RevealSeed(Command, frozen=True):
    """Publishes the seed, so that anyone can do the draws again. Later draws need a new commitment. Left out,
    the seed is filled in by the room that committed to it."""

    session: SessionId
    seed: Hex = ""


class OpenTable(Command, frozen=True):
    """A table joins the session, or all the tables from ``table`` to ``until``. ``seats`` 0: as many as the
    structure says. ``accessible``: seats anybody can reach, a wheelchair included."""

    session: SessionId
    table: TableNumber
    seats: Seat = 0
    until: TableNumber = 0
    accessible: Seats = ()


class DrawSeats(Command, frozen=True):
    """One draw seats every registered entry of the session."""

    session: SessionId


class RedrawSeats(Command, frozen=True):
    """Everybody still in play changes seats by one draw, over the tables named, or over as few as hold
    them all. Tables left empty are closed."""

    session: SessionId
    tables: Tables = ()
    why: Reason = ""


class MovePlayer(Command, frozen=True):
    """The direction moves a player to a given seat; without one, a free seat of the table is drawn.

    ``carried_by``: who of the staff takes the chips, where the book wants staff or the player is absent.
    """

    entry: EntryNumber
    table: TableNumber
    why: Reason
    seat: Seat = 0
    carried_by: PersonName = ""


class SwapTables(Command, frozen=True):
    """Two players ask to change places with each other."""

    entry: EntryNumber
    other: EntryNumber


class BreakTable(Command, frozen=True):
    """A table's players go to free seats elsewhere, by the book's draw.

    ``cards``: {seat: card turned for it}, where the table draws with a real deck. ``carried_by``: who of the
    staff takes the chips of players who may not or cannot carry their own.
    """

    table: TableNumber
    cards: Annotated[dict[Seat, Cards], rows(MOST_SEATS)] = {}
    carried_by: PersonName = ""


class ConfirmArrival(Command, frozen=True):
    """A moved player has sat down with the chips."""

    entry: EntryNumber


class ConfirmArrivals(Command, frozen=True):
    """Everybody who was on the way to a table has sat down with the chips."""

    table: TableNumber


class RecordSeat(Command, frozen=True):
    """Where a player really sits, if it is not the seat he was given."""

    entry: EntryNumber
    table: TableNumber
    seat: Seat


class CorrectSeat(Command, frozen=True):
    """Somebody plays in a seat that is not the one he was given: back to it, with the stack of now.

    Without table and seat it is the last one given to him. ``started_with``: what he had at the start in the
    wrong seat, if that is known.
    """

    entry: EntryNumber
    table: TableNumber = 0
    seat: Seat = 0
    started_with: ChipPoints | None = None


class LockSeat(Command, frozen=True):
    """Nobody may be seated there."""

    table: TableNumber
    seat: Seat
    why: Reason = ""


class UnlockSeat(Command, frozen=True):
    """A locked or reserved seat is free again."""

    table: TableNumber
    seat: Seat


class ReserveSeat(Command, frozen=True):
    """The seat is kept for one player; draws for others pass over it."""

    table: TableNumber
    seat: Seat
    player: PlayerId


class MarkAccessible(Command, frozen=True):
    """Says which seats of a table anybody can reach; they replace the ones said before."""

    table: TableNumber
    seats: Seats


class KeepApart(Command, frozen=True):
    """Two people are not to be drawn to one table; ``lift`` takes that back."""

    player: PlayerId
    other: PlayerId
    why: Reason = ""
    lift: bool = False


class DeclineBigBlind(Command, frozen=True):
    """A player from a broken table, big blind there in the last hand and big blind here in the next, sits
    that one out where the book lets him."""

    entry: EntryNumber


class BalanceTables(Command, frozen=True):
    """Moves as many players as it takes, or ``most`` of them, so that the tables are even again by the book.

    ``without_software``: the player is found by his place from the button, where the book would have him
    drawn. ``carried_by``: who of the staff takes the chips, where the book wants staff.
    """

    session: SessionId
    most: Count = 0
    without_software: bool = False
    carried_by: PersonName = ""


class HaltTable(Command, frozen=True):
    """Play at a short table stops until it is filled. ``stop``: it is not short, but the floor has to put
    something right there; it plays on when somebody says so."""

    table: TableNumber
    why: Reason = ""
    stop: bool = False


class ReleaseTable(Command, frozen=True):
    """A halted table plays on; ``waive``: the direction lets it play although it is still short."""

    table: TableNumber
    waive: bool = False
    why: Reason = ""


class FormFinalTable(Command, frozen=True):
    """Everybody left in the session sits down at one table, by a new draw. ``table`` is the table chosen for
    the final, one in play or another; ``place`` says where in the room it stands."""

    session: SessionId
    table: TableNumber
    place: Place = ""
