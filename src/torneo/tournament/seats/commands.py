"""Commands about tables and seats."""

from torneo.tournament.kernel import Command


class CommitSeed(Command, frozen=True):
    """Publishes the SHA-256 of the secret seed behind a session's draws, before the first of them."""

    session: str
    commitment: str


class RevealSeed(Command, frozen=True):
    """Publishes the seed, so that anyone can do the draws again. Later draws need a new commitment."""

    session: str
    seed: str


class OpenTable(Command, frozen=True):
    """A table joins the session, or all the tables from ``table`` to ``until``. ``seats`` 0: as many as the
    structure says. ``accessible``: seats anybody can reach, a wheelchair included."""

    session: str
    table: int
    seats: int = 0
    until: int = 0
    accessible: tuple[int, ...] = ()


class DrawSeats(Command, frozen=True):
    """One draw seats every registered entry of the session."""

    session: str


class RedrawSeats(Command, frozen=True):
    """Everybody still in play changes seats by one draw, over the tables named, or over as few as hold
    them all. Tables left empty are closed."""

    session: str
    tables: tuple[int, ...] = ()
    why: str = ""


class MovePlayer(Command, frozen=True):
    """The direction moves a player to a given seat; without one, a free seat of the table is drawn.

    ``carried_by``: who of the staff takes the chips, where the book wants staff or the player is absent.
    """

    entry: int
    table: int
    why: str
    seat: int = 0
    carried_by: str = ""


class SwapTables(Command, frozen=True):
    """Two players ask to change places with each other."""

    entry: int
    other: int


class BreakTable(Command, frozen=True):
    """A table's players go to free seats elsewhere, by the book's draw.

    ``cards``: {seat: card turned for it}, where the table draws with a real deck. ``carried_by``: who of the
    staff takes the chips of players who may not or cannot carry their own.
    """

    table: int
    cards: dict[int, str] = {}
    carried_by: str = ""


class ConfirmArrival(Command, frozen=True):
    """A moved player has sat down with the chips."""

    entry: int


class RecordSeat(Command, frozen=True):
    """Where a player really sits, if it is not the seat he was given."""

    entry: int
    table: int
    seat: int


class CorrectSeat(Command, frozen=True):
    """Somebody plays in a seat that is not the one he was given: back to it, with the stack of now.

    Without table and seat it is the last one given to him. ``started_with``: what he had at the start in the
    wrong seat, if that is known.
    """

    entry: int
    table: int = 0
    seat: int = 0
    started_with: int | None = None


class LockSeat(Command, frozen=True):
    """Nobody may be seated there."""

    table: int
    seat: int
    why: str = ""


class UnlockSeat(Command, frozen=True):
    """A locked or reserved seat is free again."""

    table: int
    seat: int


class ReserveSeat(Command, frozen=True):
    """The seat is kept for one player; draws for others pass over it."""

    table: int
    seat: int
    player: str


class MarkAccessible(Command, frozen=True):
    """Says which seats of a table anybody can reach; they replace the ones said before."""

    table: int
    seats: tuple[int, ...]


class KeepApart(Command, frozen=True):
    """Two people are not to be drawn to one table; ``lift`` takes that back."""

    player: str
    other: str
    why: str = ""
    lift: bool = False


class DeclineBigBlind(Command, frozen=True):
    """A player from a broken table, big blind there in the last hand and big blind here in the next, sits
    that one out where the book lets him."""

    entry: int


class BalanceTables(Command, frozen=True):
    """Moves as many players as it takes, or ``most`` of them, so that the tables are even again by the book.

    ``without_software``: the player is found by his place from the button, where the book would have him
    drawn. ``carried_by``: who of the staff takes the chips, where the book wants staff.
    """

    session: str
    most: int = 0
    without_software: bool = False
    carried_by: str = ""


class HaltTable(Command, frozen=True):
    """Play at a short table stops until it is filled."""

    table: int
    why: str = ""


class ReleaseTable(Command, frozen=True):
    """A halted table plays on; ``waive``: the direction lets it play although it is still short."""

    table: int
    waive: bool = False
    why: str = ""


class FormFinalTable(Command, frozen=True):
    """Everybody left in the session sits down at one table, by a new draw. ``table`` is the table chosen for
    the final, one in play or another; ``place`` says where in the room it stands."""

    session: str
    table: int
    place: str = ""
