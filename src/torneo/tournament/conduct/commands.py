"""Commands about conduct: infractions, penalties, reports, reviews, announcements."""

from typing import Annotated

from torneo.tournament.conduct.state import Earlier
from torneo.tournament.kernel import Command
from torneo.tournament.vocabulary import (
    Cards,
    Centimetres,
    ChipPoints,
    ClauseId,
    Code,
    Count,
    Entries,
    EntryNumber,
    Facts,
    HandNumber,
    InfractionNumber,
    Moment,
    Note,
    Number,
    Particulars,
    PenaltyNumber,
    PenaltySize,
    PersonName,
    PlayerId,
    Reason,
    Seat,
    SessionId,
    ShortText,
    TableNumber,
    many,
)


class RecordInfraction(Command, frozen=True):
    """Somebody broke a clause. Who: ``player``, ``entry``, or ``table`` and ``seat``; for others the book
    binds, ``person`` and ``role``.

    ``hand`` defaults to the hand in progress; ``when`` (milliseconds) to now. ``offence``: the code of the
    policy ``penalty_offences``, where the clause alone does not tell. ``live_hand``: did the player hold live
    cards, where it matters and is known. ``language``: what was spoken. ``official_venue``: false if it
    happened outside the venue of the event. ``act``: which of the acts the clause lists it was, or
    ``other``. ``also``: entries of other players who did it together with this one; each gets a record.
    """

    clause: ClauseId
    facts: Facts = ""
    seen_by: PersonName = ""
    player: PlayerId = ""
    entry: EntryNumber = 0
    table: TableNumber = 0
    seat: Seat = 0
    hand: HandNumber = 0
    when: Moment = 0
    offence: Code = ""
    person: PersonName = ""
    role: Code = "player"
    live_hand: bool | None = None
    language: Code = ""
    official_venue: bool = True
    act: Code = ""
    also: Entries = ()


class ReportObject(Command, frozen=True):
    """Something lies on the table: ``card_protector`` (with its size in centimetres where the book limits
    it, and how many), ``food``, ``drink``, ``foreign_chip`` or anything else. What the book lets lie there is
    refused as an infraction."""

    thing: ShortText
    table: TableNumber = 0
    seat: Seat = 0
    entry: EntryNumber = 0
    count: Count = 1
    diameter_cm: Centimetres = 0
    width_cm: Centimetres = 0
    seen_by: PersonName = ""


class ReportRiver(Command, frozen=True):
    """The last to act on the river checked behind and tabled a hand: is it the best possible one?

    ``cards`` and ``board`` as text, ``AhQh`` and ``2h9hKh4c7s``; ``hand`` defaults to the hand in progress or
    the last one.
    """

    table: TableNumber
    seat: Seat
    cards: Cards
    board: Cards
    hand: HandNumber = 0


class SuspectPlay(Command, frozen=True):
    """Play that may not have been fair: ``soft_play``, ``chip_dumping`` or ``collusion``, by these players,
    in these hands (table, number)."""

    kind: Code
    players: Annotated[tuple[PlayerId, ...], many(100)]
    hands: Annotated[tuple[tuple[TableNumber, HandNumber], ...], many(200)] = ()
    facts: Facts = ""


class BringHistory(Command, frozen=True):
    """What other events have on record about a player: the next offer shows it."""

    player: PlayerId
    earlier: Annotated[tuple[Earlier, ...], many(1_000)]


class GivePenalty(Command, frozen=True):
    """The answer to an infraction: a penalty of the book, or ``no_penalty`` where the book leaves the choice,
    or ``other_penalty``, told in ``why``, where its list is open.

    ``size``: hands, rounds, minutes of suspension, points of chips, minor units of a fine.
    """

    infraction: InfractionNumber
    penalty: Code
    why: Reason
    size: PenaltySize = 0


class CountHandsServed(Command, frozen=True):
    """For tables that do not report their hands: so many hands of a penalty have been missed."""

    entry: EntryNumber
    hands: Count = 1


class CarryOutPenalty(Command, frozen=True):
    """Carries out a disqualification that waited for the end of a hand, or ends a suspension whose time is
    up."""

    penalty: PenaltyNumber


class ReportToFloor(Command, frozen=True):
    """Somebody tells the staff: ``conduct`` (behaviour seen or suffered), ``mistake`` (an amount or a hand
    read wrongly: ``said`` and what it ``should`` be), ``time`` (the clock is wanted)."""

    kind: Code
    table: TableNumber
    reporter: PersonName = ""
    accused: PersonName = ""
    facts: Facts = ""
    said: ChipPoints = 0
    should: ChipPoints = 0


class AnswerReport(Command, frozen=True):
    """What was done about a report."""

    report: Number
    answer: Note
    infraction: InfractionNumber = 0


class RequestReview(Command, frozen=True):
    """Somebody wants a ``decision`` or a ``penalty`` (its number) looked at again, and on which ground."""

    decision: Number = 0
    penalty: PenaltyNumber = 0
    ground: Code = ""
    why: Reason = ""


class Announce(Command, frozen=True):
    """Something is announced to the room, and that goes on record."""

    kind: Code
    about: Particulars = {}


class EndAnnouncements(Command, frozen=True):
    """What was announced is taken from the screens before its time."""


class RecordArrival(Command, frozen=True):
    """A player reports at the venue."""

    player: PlayerId
    session: SessionId = ""
