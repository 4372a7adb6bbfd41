"""Commands about prizes. Money in minor units."""

from torneo.tournament.kernel import Command
from torneo.tournament.prizes.state import Kind


class SetPayouts(Command, frozen=True):
    """Publishes places and amounts once registration has closed: as the sheet has them, or so many
    ``places``, or exactly these ``amounts``.

    Again later with a reason, or because money came in since. ``rounding``, ``minimum`` and, for mystery
    bounties, ``envelopes`` {value: how many} replace the sheet's.
    """

    places: int = 0
    amounts: tuple[int, ...] = ()
    rounding: int = 0
    minimum: int = 0
    envelopes: dict[int, int] = {}
    why: str = ""


class CreditBounty(Command, frozen=True):
    """Who gets the bounty of an entry that went out, where the table did not say: one entry or several."""

    entry: int
    to: tuple[int, ...]


class OpenEnvelope(Command, frozen=True):
    """Draws the mystery bounty of an entry that went out."""

    entry: int


class SetDealReserve(Command, frozen=True):
    """The amount the organiser wants played on for after any deal."""

    amount: int


class ProposeDeal(Command, frozen=True):
    """A deal on the prizes left: by ICM, by chips, in equal parts, or with ``amounts`` {entry: amount}.

    ``reserve`` is kept for the champion; left out, it is what the book asks for, or what custom amounts
    leave.
    """

    kind: Kind
    amounts: dict[int, int] = {}
    reserve: int | None = None


class VoteDeal(Command, frozen=True):
    """The ballots as they were counted, one for every player still in: {entry: in favour?}. Of a secret vote
    only the count is kept."""

    votes: dict[int, bool]


class EndByDeal(Command, frozen=True):
    """After a deal that leaves nothing to play for, the event ends as the stacks stand."""


class EndByClosingTime(Command, frozen=True):
    """The room closes and the last hands are played: the prizes left are shared by ICM on the stacks."""


class EndSatellite(Command, frozen=True):
    """As many players are left as there are seats: nobody has to play on."""


class TransferSeat(Command, frozen=True):
    """A seat won in this satellite is to pass to somebody else."""

    entry: int
    to: str


class PayPrize(Command, frozen=True):
    """A prize is handed over. ``amount`` 0: all that is still owed."""

    entry: int
    method: str
    document: str
    signature: str
    amount: int = 0


class DeferPrize(Command, frozen=True):
    """A prize is handed over later (``deferred``) or in another form (``other_form``, with ``detail``), as
    the cashier's ``balance`` allows; ``operator`` answers for it."""

    entry: int
    operator: str
    balance: int
    amount: int = 0
    kind: str = "deferred"
    detail: str = ""
