"""Events of a disciplinary case."""

from torneo.commission.state import (
    Evidence,
    Person,
    Recipient,
    Window,
)
from torneo.tournament.kernel import Event
from torneo.tournament.vocabulary import Moment, Money


class CommissionAppointed(Event, frozen=True):
    members: tuple[str, ...]
    resolution: str
    clauses: tuple[str, ...] = ()


class CaseOpened(Event, frozen=True):
    """``body`` decides first: the event's commission, or the federation's where the first is not competent.
    ``window`` is known at once if the event is already over."""

    id: str
    tournament: str
    book: str
    body: str
    person: Person
    facts: str
    occurred: Moment
    charges: tuple[str, ...] = ()
    evidence: tuple[Evidence, ...] = ()
    event_from: Moment = 0
    event_until: Moment = 0
    buy_in: Money = 0
    currency: str = ""
    country: str = ""
    region: str = ""
    utc_offset: int = 0
    infraction: int = 0
    window: Window | None = None
    fined: Money = 0
    event_name: str = ""
    clauses: tuple[str, ...] = ()


class EvidenceAdded(Event, frozen=True):
    evidence: Evidence


class NoticeGiven(Event, frozen=True):
    """``defence_until`` is set by the notice that completes the charges."""

    about: str
    channels: tuple[str, ...]
    to: str = ""
    defence_until: Moment = 0
    clauses: tuple[str, ...] = ()


class DefenceFiled(Event, frozen=True):
    text: str
    complete: bool = False
    late: bool = False
    clauses: tuple[str, ...] = ()


class SanctionProposed(Event, frozen=True):
    sanction: str
    why: str
    amount: Money = 0
    exceeds: bool = False
    clauses: tuple[str, ...] = ()


class VoteCast(Event, frozen=True):
    member: str
    option: str
    why: str = ""
    amount: Money = 0
    scope: str = ""
    clauses: tuple[str, ...] = ()


class CaseDecided(Event, frozen=True):
    """``hearing``: ``defence_given``, ``defence_given_up`` or ``defence_not_used``. ``due``: when it had to
    be decided; ``late``: it was later than that. ``passes_to``: who has the file now, if it goes up."""

    outcome: str
    reasons: str
    signed: tuple[str, ...]
    principles: tuple[str, ...]
    hearing: str
    due: Moment
    amount: Money = 0
    scope: str = ""
    affects: tuple[str, ...] = ()
    passes_to: str = ""
    late: bool = False
    clauses: tuple[str, ...] = ()


class ExecutionOrdered(Event, frozen=True):
    """The room has to carry this out now. ``lifts``: an earlier sanction falls away."""

    sanction: str
    why: str
    amount: Money = 0
    scope: str = ""
    lifts: bool = False
    clauses: tuple[str, ...] = ()


class ExecutionDone(Event, frozen=True):
    note: str = ""


class ReportSent(Event, frozen=True):
    to: str
    reference: str = ""
    late: bool = False
    clauses: tuple[str, ...] = ()


class CaseClosed(Event, frozen=True):
    clauses: tuple[str, ...] = ()


class ReviewAsked(Event, frozen=True):
    ground: str
    why: str
    clauses: tuple[str, ...] = ()


class ReviewAnswered(Event, frozen=True):
    review: int
    option: str
    why: str
    clauses: tuple[str, ...] = ()


class RulingAnnulled(Event, frozen=True):
    """The case goes back to the notice of the charges."""

    why: str
    clauses: tuple[str, ...] = ()


class DecisionCorrected(Event, frozen=True):
    why: str
    amount: Money | None = None
    scope: str = ""
    reasons: str = ""
    facts: str = ""
    name: str = ""
    clauses: tuple[str, ...] = ()


class EventEnded(Event, frozen=True):
    ended: Moment
    window: Window | None = None
    clauses: tuple[str, ...] = ()


class AppealFiled(Event, frozen=True):
    why: str
    body: str
    clauses: tuple[str, ...] = ()


class AppealTakenUp(Event, frozen=True):
    scope: str
    why: str
    clauses: tuple[str, ...] = ()


class FederationDecided(Event, frozen=True):
    """``sanction``: what stands in the end, empty if nothing does."""

    outcome: str
    reasons: str
    resolution: str
    sanction: str = ""
    amount: Money = 0
    scope: str = ""
    affects: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()


class BecameFinal(Event, frozen=True):
    """Nothing can change the decision any more; ``recipients`` are told of it."""

    recipients: tuple[Recipient, ...] = ()
    clauses: tuple[str, ...] = ()


class FinalNoticeGiven(Event, frozen=True):
    recipient: str
    channel: str
    not_applicable: str = ""
    clauses: tuple[str, ...] = ()
