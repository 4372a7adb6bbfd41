"""What can be asked of a circuit."""

from torneo.tournament.kernel import Command
from torneo.tournament.ranking.state import Club, Finish, Member, Results, SanctionKind, Scoring


class CreateCircuit(Command, frozen=True):
    """Opens a circuit. ``minor_units``: how many make one unit of the currency (100 cents; 1 if none)."""

    id: str
    name: str
    scoring: Scoring = Scoring()
    minor_units: int = 100


class AddLeague(Command, frozen=True):
    """A league, which clubs belong to."""

    id: str
    name: str = ""


class AddClub(Command, frozen=True):
    """A club, in a league or on its own."""

    club: Club


class AddMembers(Command, frozen=True):
    """Players of the circuit, each with a club or none."""

    members: tuple[Member, ...]


class ChangeClub(Command, frozen=True):
    """A player goes to another club, with all points; empty: to none."""

    player: str
    club: str = ""


class AddEvent(Command, frozen=True):
    """The results of an event."""

    event: Results


class CorrectResult(Command, frozen=True):
    """Other finishes for the players named, all at once (two who were swapped are corrected together)."""

    event: str
    why: str
    results: tuple[Finish, ...] = ()
    remove: tuple[str, ...] = ()


class CorrectEvent(Command, frozen=True):
    """Other figures for an event: what is given replaces what was recorded; the results stay."""

    event: str
    why: str
    entries: int | None = None
    players: int | None = None
    buyin: int | None = None
    pool: int | None = None
    paid: int | None = None
    weight: int | None = None
    date: str | None = None


class RemoveEvent(Command, frozen=True):
    """Takes an event out of the ranking; its results stay on record."""

    event: str
    why: str


class SetScoring(Command, frozen=True):
    """All of the scoring at once."""

    scoring: Scoring
    why: str


class SetFormula(Command, frozen=True):
    """Another formula: the name of a known one or a text. Tables are taken away."""

    formula: str
    why: str
    resolution: str = ""


class LoadTable(Command, frozen=True):
    """The points of each place, in hundredths, as a resolution gives them. Takes the formula's place."""

    table: dict[int, int]
    why: str
    resolution: str = ""


class Sanction(Command, frozen=True):
    """Takes points away by a commission's case: so many (``points``), those of one event (``event``), or the
    place in the ranking (``exclusion``)."""

    player: str
    kind: SanctionKind
    case: str
    why: str
    points: int = 0
    event: str = ""


class LiftSanction(Command, frozen=True):
    """A sanction that no longer stands, as after an appeal."""

    number: int
    why: str
