"""Commands about chips: races, exchanges, found and forfeited chips, counts."""

from typing import Annotated

from torneo.tournament.kernel import Command
from torneo.tournament.vocabulary import (
    MOST_SEATS,
    MOST_TABLES,
    Cards,
    ChipCount,
    ChipPoints,
    ChipSet,
    ChipValue,
    Code,
    CountsBySeat,
    EntryNumber,
    PointsBySeat,
    Reason,
    Seat,
    Seats,
    SessionId,
    ShortText,
    TableNumber,
    many,
    rows,
)


class RaceChips(Command, frozen=True):
    """Takes a value out of play at every table of the session, or at one ``table``, by a race.

    ``to``: the next larger value, if not told. ``cards``: {table: cards in the order dealt, as ``Ah``}; a
    table not named draws them verifiably. ``odd``: {table: {seat: odd chips}} as players push them
    forward, needed where stacks are not known, with ``whole``: {table: seats that hold nothing else}.
    """

    value: ChipValue
    to: ChipValue = 0
    session: SessionId = ""
    table: TableNumber = 0
    cards: Annotated[dict[TableNumber, Annotated[tuple[Cards, ...], many(60)]], rows(MOST_TABLES)] = {}
    odd: Annotated[dict[TableNumber, CountsBySeat], rows(MOST_TABLES)] = {}
    whole: Annotated[dict[TableNumber, Seats], rows(MOST_TABLES)] = {}


class ColourUp(Command, frozen=True):
    """One player's small chips changed for larger ones while play goes on. ``chips``: how many he hands in;
    by default those that make no whole chip of ``to``. What is rounded is rounded once, however often he
    hands in chips of that value."""

    entry: EntryNumber
    value: ChipValue
    to: ChipValue = 0
    chips: ChipCount = 0


class ExchangeChips(Command, frozen=True):
    """Chips of one player changed at equal value, at the direction's discretion. ``announced``: confirms
    that it is announced now; not needed after an ``Announce`` of the kind ``chip_exchange``."""

    entry: EntryNumber
    taken: ChipSet
    given: ChipSet
    why: Reason
    announced: bool = False


class RetireChips(Command, frozen=True):
    """A value is gone from the tables of a session: what the ledger still has of it is changed at equal
    value."""

    value: ChipValue
    to: ChipValue = 0
    session: SessionId = ""


class RecordFoundChips(Command, frozen=True):
    """Chips turn up. With ``entry``, that player has them or owns them; without, nobody does (``table``:
    where they lay).

    Retired values are changed as the book says; chips of values in play go back to their owner or to the
    inventory. ``counted``: the owner's stack on record includes them already.
    """

    chips: ChipSet
    entry: EntryNumber = 0
    table: TableNumber = 0
    counted: bool = False
    where: ShortText = ""


class RemoveChips(Command, frozen=True):
    """Chips of a stack are forfeited, or uncounted chips of a table taken away. ``cause``:
    ``out_of_sight``, ``in_transit``, ``hidden`` or ``correction``."""

    points: ChipPoints
    cause: Code
    why: Reason
    entry: EntryNumber = 0
    table: TableNumber = 0


class RecordCounts(Command, frozen=True):
    """The stacks of a table as counted: {seat: points}, or ``chips`` {seat: {value: how many}}. Seats not
    named keep theirs. ``why`` explains a difference to the record, which is then booked."""

    table: TableNumber
    counts: PointsBySeat = {}
    chips: Annotated[dict[Seat, ChipSet], rows(MOST_SEATS)] = {}
    why: Reason = ""


class ReconcileChips(Command, frozen=True):
    """All the chips of the event were counted: the total has to be what was sold, with the booked
    differences."""

    counted: ChipPoints
