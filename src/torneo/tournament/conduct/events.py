"""Events of conduct: infractions, decisions, notes, reports, reviews."""

from torneo.tournament.conduct.state import Decision, Infraction, Note, Report, Review
from torneo.tournament.kernel import Actor, Event, Happened, Value, applies
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import (
    ChipPoints,
    ClauseId,
    Code,
    Count,
    EntryNumber,
    HandNumber,
    InfractionNumber,
    Moment,
    Number,
    PenaltyNumber,
    PlayerId,
    Reason,
    TableNumber,
)


class InfractionRecorded(Event, frozen=True):
    """An infraction against a clause; the penalties the book allows are offered, none is applied by
    itself.

    ``clauses`` say why these penalties; ``linked`` are the clauses to look at next. ``must``: the book wants
    it answered. ``warnings``: codes of what the floor should know.
    """

    player: PlayerId
    clause: ClauseId
    entry: EntryNumber = 0
    table: TableNumber = 0
    hand: HandNumber = 0
    facts: str = ""
    seen_by: str = ""
    penalties: tuple[str, ...] = ()
    role: Code = "player"
    person: str = ""
    offence: str = ""
    topic: str = ""
    players: Count = 0
    when: Moment = 0
    must: bool = False
    clauses: tuple[ClauseId, ...] = ()
    linked: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    order: dict[str, Value] = {}
    fault: str = ""
    act: str = ""
    times: int = 1
    others: tuple[str, ...] = ()


class Decided(Event, frozen=True):
    """A matter the book leaves to judgement, decided among its lawful options, with the reason given."""

    matter: Code
    option: Code
    why: Reason
    about: dict[str, Value] = {}
    clauses: tuple[ClauseId, ...] = ()


class Noted(Event, frozen=True):
    """Something a book wants announced or on record: an announcement, a contact tried, a document checked."""

    kind: Code
    about: dict[str, Value] = {}
    clauses: tuple[ClauseId, ...] = ()


class Reported(Event, frozen=True):
    """Somebody told the staff something; it waits for an answer."""

    kind: Code
    reporter: str
    table: TableNumber
    hand: HandNumber = 0
    accused: str = ""
    facts: str = ""
    said: ChipPoints = 0
    should: ChipPoints = 0
    clauses: tuple[ClauseId, ...] = ()


class ReportAnswered(Event, frozen=True):
    report: Number
    answer: str
    infraction: InfractionNumber = 0


class ReviewRequested(Event, frozen=True):
    """A decision or a penalty goes up, on a ground the book admits."""

    ground: Code
    why: Reason
    decision: Number = 0
    penalty: PenaltyNumber = 0
    clauses: tuple[ClauseId, ...] = ()


class ReviewAnswered(Event, frozen=True):
    review: Number
    answer: str


def put_on_record(event: InfractionRecorded, number: int, by: Actor, at: int) -> Infraction:
    """The infraction an event makes, by whom and when."""
    return Infraction(
        number=number, player=event.player, clause=event.clause, at=event.when or at, by=by,
        entry=event.entry, table=event.table, hand=event.hand, facts=event.facts, seen_by=event.seen_by,
        role=event.role, person=event.person, offence=event.offence, topic=event.topic,
        players=event.players, penalties=list(event.penalties), linked=list(event.linked),
        warnings=list(event.warnings), order=dict(event.order), fault=event.fault, act=event.act,
        times=event.times, others=list(event.others),
    )  # fmt: skip


@applies(InfractionRecorded)
def _infraction(state: Tournament, event: InfractionRecorded, happened: Happened) -> None:
    number = len(state.infractions) + 1
    state.infractions.append(put_on_record(event, number, happened.by, happened.at))
    if event.must:
        state.conduct.open.append(number)


@applies(Decided)
def _decided(state: Tournament, event: Decided, happened: Happened) -> None:
    state.decisions.append(
        Decision(
            number=len(state.decisions) + 1, matter=event.matter, option=event.option, at=happened.at,
            by=happened.by, why=event.why, about=dict(event.about), clauses=list(event.clauses),
        )
    )  # fmt: skip


@applies(Noted)
def _noted(state: Tournament, event: Noted, happened: Happened) -> None:
    state.notes.append(
        Note(kind=event.kind, at=happened.at, by=happened.by, about=dict(event.about),
             clauses=list(event.clauses))
    )  # fmt: skip
    state.conduct.announced[event.kind] = happened.at


@applies(Reported)
def _reported(state: Tournament, event: Reported, happened: Happened) -> None:
    number = len(state.conduct.reports) + 1
    state.conduct.reports.append(
        Report(
            number=number, kind=event.kind, at=happened.at, by=happened.by, reporter=event.reporter,
            table=event.table, hand=event.hand, accused=event.accused, facts=event.facts, said=event.said,
            should=event.should, clauses=list(event.clauses),
        )
    )  # fmt: skip
    state.conduct.told.append(number)


@applies(ReportAnswered)
def _report_answered(state: Tournament, event: ReportAnswered, _: Happened) -> None:
    state.conduct.reports[event.report - 1].answer = event.answer
    state.conduct.told.remove(event.report)


@applies(ReviewRequested)
def _review_requested(state: Tournament, event: ReviewRequested, happened: Happened) -> None:
    state.conduct.reviews.append(
        Review(
            number=len(state.conduct.reviews) + 1, at=happened.at, by=happened.by, ground=event.ground,
            why=event.why, decision=event.decision, penalty=event.penalty, clauses=list(event.clauses),
        )
    )  # fmt: skip


@applies(ReviewAnswered)
def _review_answered(state: Tournament, event: ReviewAnswered, _: Happened) -> None:
    state.conduct.reviews[event.review - 1].answer = event.answer
