"""A disciplinary case: who is charged with what, what was said and decided, and where the file is now."""

from typing import Literal

import msgspec

from torneo.tournament.kernel import Actor
from torneo.tournament.vocabulary import (
    Code,
    Contact,
    EntryNumber,
    Note,
    PersonName,
    PlayerId,
    ShortText,
    Title,
)

#: ``decided`` until notices, execution and report are done, then ``closed``; ``transferred`` and
#: ``second_instance`` are with the federation; ``final``: nothing can change it any more.
Status = Literal["new", "open", "decided", "closed", "transferred", "second_instance", "final"]

EVENT_COMMISSION = "event_commission"

#: Who takes a file passed on, in a book that names nobody.
FEDERATION = "federation_disciplinary_commission"


class Commission(msgspec.Struct, frozen=True):
    """Who judges, and the resolution that names them."""

    members: tuple[str, ...]
    resolution: str


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Who is charged: a ``player`` (``player`` and ``entry`` as the tournament knows them), an ``official``
    or a ``third_party``."""

    name: PersonName
    kind: Code = "player"
    player: PlayerId = ""
    entry: EntryNumber = 0
    club: Title = ""
    league: Title = ""
    contact: Contact = ""


class Evidence(msgspec.Struct, frozen=True, kw_only=True):
    """``hand`` (``table:number``), ``infraction`` (its number), ``journal`` (an event's number in the
    tournament's journal), ``ruling`` (its number in the register), ``witness``, ``document``,
    ``recording``. ``given_by``: who brought it."""

    kind: Code
    ref: ShortText
    note: Note = ""
    given_by: PersonName = ""


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """``about``: ``charges``, ``decision`` or ``final``."""

    about: str
    channel: str
    at: int
    by: Actor
    to: str = ""


class Defence(msgspec.Struct, frozen=True, kw_only=True):
    """What the person said; an empty ``text`` that is ``complete`` gives the defence up."""

    text: str
    at: int
    by: Actor
    complete: bool = False
    late: bool = False


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """A sanction somebody thinks deserved; ``exceeds``: more than the event's commission may impose."""

    sanction: str
    why: str
    by: Actor
    amount: int = 0
    exceeds: bool = False


class Vote(msgspec.Struct, frozen=True, kw_only=True):
    """How a member of the commission votes: an outcome with its measure, and why."""

    member: str
    option: str
    at: int
    by: Actor
    amount: int = 0
    scope: str = ""
    why: str = ""

    @property
    def measure(self) -> tuple[str, int, str]:
        return self.option, self.amount, self.scope


class Ruling(msgspec.Struct, kw_only=True):
    """A reasoned decision. ``outcome``: a sanction, ``no_sanction`` or ``transfer_file``; of the federation
    also ``uphold`` and the like, with the ``sanction`` that stands in the end."""

    outcome: str
    sanction: str
    reasons: str
    at: int
    by: Actor
    body: str
    amount: int = 0
    scope: str = ""
    signed: tuple[str, ...] = ()
    principles: tuple[str, ...] = ()
    affects: tuple[str, ...] = ()
    resolution: str = ""
    hearing: str = ""
    votes: tuple[Vote, ...] = ()
    late: bool = False
    annulled: bool = False
    corrected: list[str] = []


class Execution(msgspec.Struct, frozen=True, kw_only=True):
    """What the room has to carry out at once. ``lifts``: the sanction falls away instead of beginning."""

    sanction: str
    at: int
    why: str
    amount: int = 0
    scope: str = ""
    lifts: bool = False
    done_at: int = 0


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The written report to the federation."""

    to: str
    at: int
    by: Actor
    reference: str = ""
    late: bool = False


class Review(msgspec.Struct, kw_only=True):
    """A wish to have the decision looked at again inside the event."""

    number: int
    ground: str
    why: str
    at: int
    by: Actor
    answer: str = ""
    answer_why: str = ""


class Appeal(msgspec.Struct, kw_only=True):
    """The request to the federation after the event; ``scope``: ``limited_review`` or ``full_review``."""

    why: str
    at: int
    by: Actor
    body: str
    scope: str = ""
    scope_why: str = ""


class Window(msgspec.Struct, frozen=True, kw_only=True):
    """First and last day (ISO dates at the venue) for an appeal, and the last millisecond of the last."""

    first: str
    last: str
    closes: int
    skipped: tuple[str, ...] = ()


class Recipient(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who learns of a final decision. ``optional``: offered, the commission says whether it
    applies."""

    code: str
    name: str = ""
    optional: bool = False
    clauses: tuple[str, ...] = ()


class Case(msgspec.Struct, kw_only=True):
    """``round`` counts the times the charges had to be notified: a decision annulled for a breach of due
    process sends the case back to the notice. Times in milliseconds UTC; ``utc_offset`` in minutes makes
    them the venue's. ``event_name``: what the tournament is called."""

    version: int = 0
    at: int = 0
    answered: dict[str, int] = {}
    id: str = ""
    tournament: str = ""
    event_name: str = ""
    book: str = ""
    status: Status = "new"
    body: str = ""
    commission: Commission | None = None
    person: Person = Person(name="")
    facts: str = ""
    charges: tuple[str, ...] = ()
    evidence: list[Evidence] = []
    opened_at: int = 0
    opened_by: Actor | None = None
    occurred: int = 0
    event_from: int = 0
    event_until: int = 0
    buy_in: int = 0
    currency: str = ""
    country: str = ""
    region: str = ""
    utc_offset: int = 0
    infraction: int = 0
    fined: int = 0
    round: int = 1
    notices: list[Notice] = []
    notified_at: int = 0
    defence_until: int = 0
    defences: list[Defence] = []
    proposals: list[Proposal] = []
    votes: list[Vote] = []
    rulings: list[Ruling] = []
    executions: list[Execution] = []
    reports: list[Report] = []
    reviews: list[Review] = []
    correcting: int = 0
    window: Window | None = None
    appeal: Appeal | None = None
    recipients: tuple[Recipient, ...] = ()
    final_at: int = 0

    @property
    def ruling(self) -> Ruling | None:
        """The decision that stands."""
        return self.rulings[-1] if self.rulings and not self.rulings[-1].annulled else None

    def told(self, about: str) -> set[str]:
        """The channels by which something has been notified."""
        return {one.channel for one in self.notices if one.about == about}

    @property
    def defence_complete_at(self) -> int:
        """When the person said there was nothing to add; 0 if that was not said."""
        since = self.notified_at
        return next((one.at for one in self.defences if one.complete and since and one.at >= since), 0)

    @property
    def defence_ends(self) -> int:
        """The end of the defence; 0 while the charges have not been notified in full."""
        return self.defence_complete_at or self.defence_until
