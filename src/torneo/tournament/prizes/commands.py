"""Commands about prizes. Money in minor units."""

from typing import Annotated

from torneo.tournament.kernel import Command
from torneo.tournament.prizes.state import Kind
from torneo.tournament.vocabulary import (
    MOST_PEOPLE,
    Code,
    Count,
    Document,
    Entries,
    EntryNumber,
    Ink,
    Money,
    Note,
    PersonName,
    PlayerId,
    Reason,
    many,
    rows,
)


class SetPayouts(Command, frozen=True):
    """Publishes places and amounts once registration has closed: as the sheet has them, or so many
    ``places``, or exactly these ``amounts``.

    Again later with a reason, or because money came in since. ``rounding``, ``minimum`` and, for mystery
    bounties, ``envelopes`` {value: how many} replace the sheet's.
    """

    places: Count = 0
    amounts: Annotated[tuple[Money, ...], many(MOST_PEOPLE)] = ()
    rounding: Money = 0
    minimum: Money = 0
    envelopes: Annotated[dict[Money, Count], rows(MOST_PEOPLE)] = {}
    why: Reason = ""


class CreditBounty(Command, frozen=True):
    """Who gets the bounty of an entry that went out, where the table did not say: one entry or several."""

    entry: EntryNumber
    to: Entries


class OpenEnvelope(Command, frozen=True):
    """Draws the mystery bounty of an entry that went out."""

    entry: EntryNumber


class SetDealReserve(Command, frozen=True):
    """The amount the organiser wants played on for after any deal."""

    amount: Money


class ProposeDeal(Command, frozen=True):
    """A deal on the prizes left: by ICM, by chips, in equal parts, or with ``amounts`` {entry: amount}.

    ``reserve`` is kept for the champion; left out, it is what the book asks for, or what custom amounts
    leave. ``rounding``: the shares worked out are multiples of it; what is over goes to the largest.
    """

    kind: Kind
    amounts: Annotated[dict[EntryNumber, Money], rows(MOST_PEOPLE)] = {}
    reserve: Money | None = None
    rounding: Money = 0


class VoteDeal(Command, frozen=True):
    """The ballots as they were counted, one for every player still in: {entry: in favour?}. Of a secret vote
    only the count is kept."""

    votes: Annotated[dict[EntryNumber, bool], rows(MOST_PEOPLE)]


class EndByDeal(Command, frozen=True):
    """After a deal that leaves nothing to play for, the event ends as the stacks stand."""


class EndByClosingTime(Command, frozen=True):
    """The room closes and the last hands are played: the prizes left are shared by ICM on the stacks."""


class EndSatellite(Command, frozen=True):
    """As many players are left as there are seats: nobody has to play on."""


class TransferSeat(Command, frozen=True):
    """A seat won in this satellite is to pass to somebody else."""

    entry: EntryNumber
    to: PlayerId


class PayPrize(Command, frozen=True):
    """A prize is handed over. ``amount`` 0: all that is still owed. ``signature``: who signs; ``ink``: the
    signature as it was drawn on a screen."""

    entry: EntryNumber
    method: Code
    document: Document
    signature: PersonName
    amount: Money = 0
    ink: Ink = ""


class DeferPrize(Command, frozen=True):
    """A prize is handed over later (``deferred``) or in another form (``other_form``, with ``detail``), as
    the cashier's ``balance`` allows; ``operator`` answers for it."""

    entry: EntryNumber
    operator: PersonName
    balance: Money
    amount: Money = 0
    kind: Code = "deferred"
    detail: Note = ""
