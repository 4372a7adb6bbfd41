"""Commands of a disciplinary case, in the order in which a case meets them. Money in minor units."""

from typing import Annotated

from torneo.commission.state import Evidence, Person
from torneo.tournament.kernel import Command
from torneo.tournament.vocabulary import (
    Clauses,
    Code,
    Codes,
    Contact,
    Facts,
    LongText,
    Minutes,
    Moment,
    Money,
    Note,
    Number,
    PersonName,
    Reason,
    ShortText,
    StreamName,
    Title,
    many,
)


class AppointCommission(Command, frozen=True):
    """The commission of the event, with the number of the resolution that names it."""

    members: Annotated[tuple[PersonName, ...], many(100)]
    resolution: ShortText


class OpenCase(Command, frozen=True):
    """``charges``: clauses of the book the facts break; none: the conduct is not covered by it.

    ``event_from`` and ``event_until`` (0: still being played) bound the event; ``venue``: did it happen
    there. ``buy_in`` is the price of an entry with its fee, ``fined`` what was kept back of it already.
    ``utc_offset`` in minutes. ``infraction``: its number in the tournament, if it is on record there.
    ``event_name``: what people call the tournament, for the letters.
    """

    id: StreamName
    person: Person
    facts: Facts
    occurred: Moment
    tournament: StreamName = ""
    charges: Clauses = ()
    evidence: Annotated[tuple[Evidence, ...], many(200)] = ()
    venue: bool = True
    event_from: Moment = 0
    event_until: Moment = 0
    buy_in: Money = 0
    currency: Code = ""
    country: Code = ""
    region: Code = ""
    utc_offset: Minutes = 0
    infraction: Number = 0
    fined: Money = 0
    event_name: Title = ""


class AddEvidence(Command, frozen=True):
    evidence: Evidence


class GiveNotice(Command, frozen=True):
    """``about``: ``charges`` or ``decision``. The defence runs from the moment the charges have gone out by
    every channel of the book."""

    about: Code
    channels: Codes
    to: Contact = ""


class FileDefence(Command, frozen=True):
    """``complete``: nothing will be added, so that the commission may decide without waiting for the rest of
    the period. Complete and empty gives the defence up."""

    text: LongText = ""
    complete: bool = False


class ProposeSanction(Command, frozen=True):
    """What the conduct seems to deserve, whether or not the commission may impose it."""

    sanction: Code
    why: Reason
    amount: Money = 0


class CastVote(Command, frozen=True):
    """How one member votes, once the person has been heard; a later vote of the same member takes its place.
    ``option`` as in ``DecideCase``, ``amount`` for a fine, ``scope`` for an expulsion."""

    member: PersonName
    option: Code
    why: Reason = ""
    amount: Money = 0
    scope: Code = ""


class DecideCase(Command, frozen=True):
    """``outcome``: ``no_sanction``, a sanction of the book, or ``transfer_file``. ``amount`` for a fine,
    ``scope`` for an expulsion. ``affects``: ``ranking_affected``, ``eligibility_affected``."""

    outcome: Code
    reasons: LongText
    signed: Annotated[tuple[PersonName, ...], many(100)]
    principles: Codes
    amount: Money = 0
    scope: Code = ""
    affects: Codes = ()


class RecordExecution(Command, frozen=True):
    """The room has carried the decision out."""

    note: Note = ""


class SendReport(Command, frozen=True):
    """The written report has gone to the federation's address."""

    to: Contact
    reference: ShortText = ""


class CloseCase(Command, frozen=True):
    """Everything the decision asked for has been done."""


class AskReview(Command, frozen=True):
    """Somebody wants the decision looked at again inside the event."""

    ground: Code
    why: Reason


class AnswerReview(Command, frozen=True):
    """``option``: ``refuse``, or the ground on which it is accepted."""

    review: Number
    option: Code
    why: Reason


class CorrectError(Command, frozen=True):
    """Puts a material error of the decision right: only the fields given change. A corrected decision is
    notified anew."""

    why: Reason
    amount: Money | None = None
    scope: Code = ""
    reasons: LongText = ""
    facts: Facts = ""
    name: PersonName = ""


class RecordEventEnd(Command, frozen=True):
    """The event is over: from here the time for an appeal is counted."""

    ended: Moment


class FileAppeal(Command, frozen=True):
    """The person asks the federation's commission to hear the case."""

    why: Reason


class TakeUpAppeal(Command, frozen=True):
    """How far the federation's commission looks: ``limited_review`` or ``full_review``."""

    scope: Code
    why: Reason


class RecordFederationDecision(Command, frozen=True):
    """What the federation decided: ``uphold``, ``reduce``, ``revoke``, ``impose`` (with the ``sanction``), or
    ``no_sanction`` for a file passed on undecided."""

    outcome: Code
    reasons: LongText
    resolution: ShortText
    sanction: Code = ""
    amount: Money = 0
    scope: Code = ""
    affects: Codes = ()


class DeclareFinal(Command, frozen=True):
    """Nobody appealed in time."""


class GiveFinalNotice(Command, frozen=True):
    """A recipient of a final decision has been told; ``not_applicable``: why one that is only offered is
    left out."""

    recipient: Code
    channel: Code = "electronic"
    not_applicable: Note = ""
