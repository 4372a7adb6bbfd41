"""What can be asked of a circuit."""

from typing import Annotated

from torneo.tournament.kernel import Command
from torneo.tournament.ranking.state import Club, Finish, Member, Results, SanctionKind, Scoring
from torneo.tournament.vocabulary import (
    MOST_PEOPLE,
    Count,
    Id,
    IsoTime,
    LongText,
    Money,
    Number,
    Percent,
    PlayerId,
    RankingPoints,
    Reason,
    ShortText,
    StreamName,
    Title,
    many,
    rows,
)


class CreateCircuit(Command, frozen=True):
    """Opens a circuit. ``minor_units``: how many make one unit of the currency (100 cents; 1 if none)."""

    id: StreamName
    name: Title
    scoring: Scoring = Scoring()
    minor_units: Count = 100


class AddLeague(Command, frozen=True):
    """A league, which clubs belong to."""

    id: Id
    name: Title = ""


class AddClub(Command, frozen=True):
    """A club, in a league or on its own."""

    club: Club


class AddMembers(Command, frozen=True):
    """Players of the circuit, each with a club or none."""

    members: Annotated[tuple[Member, ...], many(MOST_PEOPLE)]


class ChangeClub(Command, frozen=True):
    """A player goes to another club, with all points; empty: to none."""

    player: PlayerId
    club: Id = ""


class AddEvent(Command, frozen=True):
    """The results of an event."""

    event: Results


class CorrectResult(Command, frozen=True):
    """Other finishes for the players named, all at once (two who were swapped are corrected together)."""

    event: StreamName
    why: Reason
    results: Annotated[tuple[Finish, ...], many(MOST_PEOPLE)] = ()
    remove: Annotated[tuple[PlayerId, ...], many(MOST_PEOPLE)] = ()


class CorrectEvent(Command, frozen=True):
    """Other figures for an event: what is given replaces what was recorded; the results stay."""

    event: StreamName
    why: Reason
    entries: Count | None = None
    players: Count | None = None
    buyin: Money | None = None
    pool: Money | None = None
    paid: Count | None = None
    weight: Percent | None = None
    date: IsoTime | None = None


class RemoveEvent(Command, frozen=True):
    """Takes an event out of the ranking; its results stay on record."""

    event: StreamName
    why: Reason


class SetScoring(Command, frozen=True):
    """All of the scoring at once."""

    scoring: Scoring
    why: Reason


class SetFormula(Command, frozen=True):
    """Another formula: the name of a known one or a text. Tables are taken away."""

    formula: LongText
    why: Reason
    resolution: ShortText = ""


class LoadTable(Command, frozen=True):
    """The points of each place, in hundredths, as a resolution gives them. Takes the formula's place."""

    table: Annotated[dict[Count, RankingPoints], rows(MOST_PEOPLE)]
    why: Reason
    resolution: ShortText = ""


class Sanction(Command, frozen=True):
    """Takes points away by a commission's case: so many (``points``), those of one event (``event``), or the
    place in the ranking (``exclusion``)."""

    player: PlayerId
    kind: SanctionKind
    case: StreamName
    why: Reason
    points: RankingPoints = 0
    event: StreamName = ""


class LiftSanction(Command, frozen=True):
    """A sanction that no longer stands, as after an appeal."""

    number: Number
    why: Reason
