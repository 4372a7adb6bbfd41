"""Commands about conduct: infractions, penalties, reports, reviews, announcements."""

from torneo.tournament.conduct.state import Earlier
from torneo.tournament.kernel import Command, Value


class RecordInfraction(Command, frozen=True):
    """Somebody broke a clause. Who: ``player``, ``entry``, or ``table`` and ``seat``; for others the book
    binds, ``person`` and ``role``.

    ``hand`` defaults to the hand in progress; ``when`` (milliseconds) to now. ``offence``: the code of the
    policy ``penalty_offences``, where the clause alone does not tell. ``live_hand``: did the player hold live
    cards, where it matters and is known. ``language``: what was spoken. ``official_venue``: false if it
    happened outside the venue of the event. ``act``: which of the acts the clause lists it was, or
    ``other``. ``also``: entries of other players who did it together with this one; each gets a record.
    """

    clause: str
    facts: str = ""
    seen_by: str = ""
    player: str = ""
    entry: int = 0
    table: int = 0
    seat: int = 0
    hand: int = 0
    when: int = 0
    offence: str = ""
    person: str = ""
    role: str = "player"
    live_hand: bool | None = None
    language: str = ""
    official_venue: bool = True
    act: str = ""
    also: tuple[int, ...] = ()


class ReportObject(Command, frozen=True):
    """Something lies on the table: ``card_protector`` (with its size in centimetres where the book limits
    it, and how many), ``food``, ``drink``, ``foreign_chip`` or anything else. What the book lets lie there is
    refused as an infraction."""

    thing: str
    table: int = 0
    seat: int = 0
    entry: int = 0
    count: int = 1
    diameter_cm: float = 0
    width_cm: float = 0
    seen_by: str = ""


class ReportRiver(Command, frozen=True):
    """The last to act on the river checked behind and tabled a hand: is it the best possible one?

    ``cards`` and ``board`` as text, ``AhQh`` and ``2h9hKh4c7s``; ``hand`` defaults to the hand in progress or
    the last one.
    """

    table: int
    seat: int
    cards: str
    board: str
    hand: int = 0


class SuspectPlay(Command, frozen=True):
    """Play that may not have been fair: ``soft_play``, ``chip_dumping`` or ``collusion``, by these players,
    in these hands (table, number)."""

    kind: str
    players: tuple[str, ...]
    hands: tuple[tuple[int, int], ...] = ()
    facts: str = ""


class BringHistory(Command, frozen=True):
    """What other events have on record about a player: the next offer shows it."""

    player: str
    earlier: tuple[Earlier, ...]


class GivePenalty(Command, frozen=True):
    """The answer to an infraction: a penalty of the book, or ``no_penalty`` where the book leaves the choice,
    or ``other_penalty``, told in ``why``, where its list is open.

    ``size``: hands, rounds, minutes of suspension, points of chips, minor units of a fine.
    """

    infraction: int
    penalty: str
    why: str
    size: int = 0


class CountHandsServed(Command, frozen=True):
    """For tables that do not report their hands: so many hands of a penalty have been missed."""

    entry: int
    hands: int = 1


class CarryOutPenalty(Command, frozen=True):
    """Carries out a disqualification that waited for the end of a hand, or ends a suspension whose time is
    up."""

    penalty: int


class ReportToFloor(Command, frozen=True):
    """Somebody tells the staff: ``conduct`` (behaviour seen or suffered), ``mistake`` (an amount or a hand
    read wrongly: ``said`` and what it ``should`` be), ``time`` (the clock is wanted)."""

    kind: str
    table: int
    reporter: str = ""
    accused: str = ""
    facts: str = ""
    said: int = 0
    should: int = 0


class AnswerReport(Command, frozen=True):
    """What was done about a report."""

    report: int
    answer: str
    infraction: int = 0


class RequestReview(Command, frozen=True):
    """Somebody wants a ``decision`` or a ``penalty`` (its number) looked at again, and on which ground."""

    decision: int = 0
    penalty: int = 0
    ground: str = ""
    why: str = ""


class Announce(Command, frozen=True):
    """Something is announced to the room, and that goes on record."""

    kind: str
    about: dict[str, Value] = {}


class RecordArrival(Command, frozen=True):
    """A player reports at the venue."""

    player: str
    session: str = ""
