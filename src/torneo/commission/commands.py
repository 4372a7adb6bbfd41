"""Commands of a disciplinary case, in the order in which a case meets them. Money in minor units."""

from torneo.commission.state import Evidence, Person
from torneo.tournament.kernel import Command


class AppointCommission(Command, frozen=True):
    """The commission of the event, with the number of the resolution that names it."""

    members: tuple[str, ...]
    resolution: str


class OpenCase(Command, frozen=True):
    """``charges``: clauses of the book the facts break; none: the conduct is not covered by it.

    ``event_from`` and ``event_until`` (0: still being played) bound the event; ``venue``: did it happen
    there. ``buy_in`` is the price of an entry with its fee, ``fined`` what was kept back of it already.
    ``utc_offset`` in minutes. ``infraction``: its number in the tournament, if it is on record there.
    """

    id: str
    person: Person
    facts: str
    occurred: int
    tournament: str = ""
    charges: tuple[str, ...] = ()
    evidence: tuple[Evidence, ...] = ()
    venue: bool = True
    event_from: int = 0
    event_until: int = 0
    buy_in: int = 0
    currency: str = ""
    country: str = ""
    region: str = ""
    utc_offset: int = 0
    infraction: int = 0
    fined: int = 0


class AddEvidence(Command, frozen=True):
    evidence: Evidence


class GiveNotice(Command, frozen=True):
    """``about``: ``charges`` or ``decision``. The defence runs from the moment the charges have gone out by
    every channel of the book."""

    about: str
    channels: tuple[str, ...]
    to: str = ""


class FileDefence(Command, frozen=True):
    """``complete``: nothing will be added, so that the commission may decide without waiting for the rest of
    the period. Complete and empty gives the defence up."""

    text: str = ""
    complete: bool = False


class ProposeSanction(Command, frozen=True):
    """What the conduct seems to deserve, whether or not the commission may impose it."""

    sanction: str
    why: str
    amount: int = 0


class CastVote(Command, frozen=True):
    """How one member votes, once the person has been heard; a later vote of the same member takes its place.
    ``option`` as in ``DecideCase``, ``amount`` for a fine, ``scope`` for an expulsion."""

    member: str
    option: str
    why: str = ""
    amount: int = 0
    scope: str = ""


class DecideCase(Command, frozen=True):
    """``outcome``: ``no_sanction``, a sanction of the book, or ``transfer_file``. ``amount`` for a fine,
    ``scope`` for an expulsion. ``affects``: ``ranking_affected``, ``eligibility_affected``."""

    outcome: str
    reasons: str
    signed: tuple[str, ...]
    principles: tuple[str, ...]
    amount: int = 0
    scope: str = ""
    affects: tuple[str, ...] = ()


class RecordExecution(Command, frozen=True):
    """The room has carried the decision out."""

    note: str = ""


class SendReport(Command, frozen=True):
    """The written report has gone to the federation's address."""

    to: str
    reference: str = ""


class CloseCase(Command, frozen=True):
    """Everything the decision asked for has been done."""


class AskReview(Command, frozen=True):
    """Somebody wants the decision looked at again inside the event."""

    ground: str
    why: str


class AnswerReview(Command, frozen=True):
    """``option``: ``refuse``, or the ground on which it is accepted."""

    review: int
    option: str
    why: str


class CorrectError(Command, frozen=True):
    """Puts a material error of the decision right: only the fields given change. A corrected decision is
    notified anew."""

    why: str
    amount: int | None = None
    scope: str = ""
    reasons: str = ""
    facts: str = ""
    name: str = ""


class RecordEventEnd(Command, frozen=True):
    """The event is over: from here the time for an appeal is counted."""

    ended: int


class FileAppeal(Command, frozen=True):
    """The person asks the federation's commission to hear the case."""

    why: str


class TakeUpAppeal(Command, frozen=True):
    """How far the federation's commission looks: ``limited_review`` or ``full_review``."""

    scope: str
    why: str


class RecordFederationDecision(Command, frozen=True):
    """What the federation decided: ``uphold``, ``reduce``, ``revoke``, ``impose`` (with the ``sanction``), or
    ``no_sanction`` for a file passed on undecided."""

    outcome: str
    reasons: str
    resolution: str
    sanction: str = ""
    amount: int = 0
    scope: str = ""
    affects: tuple[str, ...] = ()


class DeclareFinal(Command, frozen=True):
    """Nobody appealed in time."""


class GiveFinalNotice(Command, frozen=True):
    """A recipient of a final decision has been told; ``not_applicable``: why one that is only offered is
    left out."""

    recipient: str
    channel: str = "electronic"
    not_applicable: str = ""
