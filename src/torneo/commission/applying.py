"""What each event does to a case."""

import msgspec

from torneo.commission.decider import CASE
from torneo.commission.events import (
    AppealFiled,
    AppealTakenUp,
    BecameFinal,
    CaseClosed,
    CaseDecided,
    CaseOpened,
    CommissionAppointed,
    DecisionCorrected,
    DefenceFiled,
    EventEnded,
    EvidenceAdded,
    ExecutionDone,
    ExecutionOrdered,
    FederationDecided,
    FinalNoticeGiven,
    NoticeGiven,
    ReportSent,
    ReviewAnswered,
    ReviewAsked,
    RulingAnnulled,
    SanctionProposed,
    VoteCast,
)
from torneo.commission.state import (
    EVENT_COMMISSION,
    Appeal,
    Case,
    Commission,
    Defence,
    Execution,
    Notice,
    Proposal,
    Report,
    Review,
    Ruling,
    Vote,
)
from torneo.tournament.kernel import Happened


@CASE.applies(CommissionAppointed)
def _appointed(case: Case, event: CommissionAppointed, _: Happened) -> None:
    case.commission = Commission(event.members, event.resolution)


@CASE.applies(CaseOpened)
def _opened(case: Case, event: CaseOpened, happened: Happened) -> None:
    case.id, case.tournament, case.book, case.body = event.id, event.tournament, event.book, event.body
    case.person, case.facts, case.charges = event.person, event.facts, event.charges
    case.evidence = list(event.evidence)
    case.opened_at, case.opened_by, case.occurred = happened.at, happened.by, event.occurred
    case.event_from, case.event_until, case.window = event.event_from, event.event_until, event.window
    case.buy_in, case.fined, case.currency = event.buy_in, event.fined, event.currency
    case.country, case.region, case.utc_offset = event.country, event.region, event.utc_offset
    case.infraction, case.event_name = event.infraction, event.event_name
    case.status = "open" if case.body == EVENT_COMMISSION else "transferred"


@CASE.applies(EvidenceAdded)
def _evidence(case: Case, event: EvidenceAdded, _: Happened) -> None:
    case.evidence.append(event.evidence)


@CASE.applies(NoticeGiven)
def _notice(case: Case, event: NoticeGiven, happened: Happened) -> None:
    case.notices += [
        Notice(about=event.about, channel=channel, at=happened.at, by=happened.by, to=event.to)
        for channel in event.channels
    ]
    if event.defence_until:
        case.notified_at, case.defence_until = happened.at, event.defence_until


@CASE.applies(DefenceFiled)
def _defence(case: Case, event: DefenceFiled, happened: Happened) -> None:
    case.defences.append(
        Defence(text=event.text, at=happened.at, by=happened.by, complete=event.complete, late=event.late)
    )


@CASE.applies(SanctionProposed)
def _proposed(case: Case, event: SanctionProposed, happened: Happened) -> None:
    case.proposals.append(
        Proposal(sanction=event.sanction, why=event.why, by=happened.by, amount=event.amount,
                 exceeds=event.exceeds)
    )  # fmt: skip


@CASE.applies(VoteCast)
def _voted(case: Case, event: VoteCast, happened: Happened) -> None:
    """A member's last vote counts, in the order of the members' first ones."""
    vote = Vote(member=event.member, option=event.option, at=happened.at, by=happened.by,
                amount=event.amount, scope=event.scope, why=event.why)  # fmt: skip
    members = [one.member for one in case.votes]
    if event.member in members:
        case.votes[members.index(event.member)] = vote
    else:
        case.votes.append(vote)


@CASE.applies(CaseDecided)
def _decided(case: Case, event: CaseDecided, happened: Happened) -> None:
    nothing = event.outcome in ("no_sanction", "transfer_file")
    case.rulings.append(
        Ruling(
            outcome=event.outcome, sanction="" if nothing else event.outcome, reasons=event.reasons,
            at=happened.at, by=happened.by, body=case.body, amount=event.amount, scope=event.scope,
            signed=event.signed, principles=event.principles, affects=event.affects, hearing=event.hearing,
            votes=tuple(case.votes), late=event.late,
        )
    )  # fmt: skip
    case.votes = []
    case.status = "transferred" if event.outcome == "transfer_file" else "decided"
    case.body = event.passes_to or case.body


@CASE.applies(ExecutionOrdered)
def _ordered(case: Case, event: ExecutionOrdered, happened: Happened) -> None:
    """To lift what nobody has carried out yet leaves nothing to do."""
    if event.lifts and case.executions and not (last := case.executions[-1]).done_at and not last.lifts:
        case.executions.pop()
        return
    case.executions.append(
        Execution(sanction=event.sanction, at=happened.at, why=event.why, amount=event.amount,
                  scope=event.scope, lifts=event.lifts)
    )  # fmt: skip


@CASE.applies(ExecutionDone)
def _done(case: Case, _: ExecutionDone, happened: Happened) -> None:
    case.executions = [
        one if one.done_at else msgspec.structs.replace(one, done_at=happened.at) for one in case.executions
    ]


@CASE.applies(ReportSent)
def _report(case: Case, event: ReportSent, happened: Happened) -> None:
    case.reports.append(
        Report(to=event.to, at=happened.at, by=happened.by, reference=event.reference, late=event.late)
    )


@CASE.applies(CaseClosed)
def _closed(case: Case, _: CaseClosed, __: Happened) -> None:
    case.status = "closed"


@CASE.applies(ReviewAsked)
def _asked(case: Case, event: ReviewAsked, happened: Happened) -> None:
    case.reviews.append(
        Review(number=len(case.reviews) + 1, ground=event.ground, why=event.why, at=happened.at,
               by=happened.by)
    )  # fmt: skip


@CASE.applies(ReviewAnswered)
def _answered(case: Case, event: ReviewAnswered, _: Happened) -> None:
    review = case.reviews[event.review - 1]
    review.answer, review.answer_why = event.option, event.why
    if event.option == "material_error":
        case.correcting, case.status = event.review, "decided"


@CASE.applies(RulingAnnulled)
def _annulled(case: Case, _: RulingAnnulled, __: Happened) -> None:
    case.rulings[-1].annulled = True
    case.status = "open"
    case.round += 1
    case.notices, case.notified_at, case.defence_until = [], 0, 0
    case.votes = []
    case.correcting = 0


@CASE.applies(DecisionCorrected)
def _corrected(case: Case, event: DecisionCorrected, _: Happened) -> None:
    ruling = case.rulings[-1]
    ruling.corrected.append(event.why)
    ruling.amount = ruling.amount if event.amount is None else event.amount
    ruling.scope = event.scope or ruling.scope
    ruling.reasons = event.reasons or ruling.reasons
    case.facts = event.facts or case.facts
    if event.name:
        case.person = msgspec.structs.replace(case.person, name=event.name)
    case.notices = [one for one in case.notices if one.about != "decision"]
    case.correcting, case.status = 0, "decided"


@CASE.applies(EventEnded)
def _ended(case: Case, event: EventEnded, _: Happened) -> None:
    case.event_until, case.window = event.ended, event.window


@CASE.applies(AppealFiled)
def _appealed(case: Case, event: AppealFiled, happened: Happened) -> None:
    case.appeal = Appeal(why=event.why, at=happened.at, by=happened.by, body=event.body)
    case.status, case.body = "second_instance", event.body


@CASE.applies(AppealTakenUp)
def _taken_up(case: Case, event: AppealTakenUp, _: Happened) -> None:
    assert case.appeal is not None
    case.appeal.scope, case.appeal.scope_why = event.scope, event.why


@CASE.applies(FederationDecided)
def _federation(case: Case, event: FederationDecided, happened: Happened) -> None:
    case.rulings.append(
        Ruling(
            outcome=event.outcome, sanction=event.sanction, reasons=event.reasons, at=happened.at,
            by=happened.by, body=case.body, amount=event.amount, scope=event.scope, affects=event.affects,
            resolution=event.resolution,
        )
    )  # fmt: skip


@CASE.applies(BecameFinal)
def _final(case: Case, event: BecameFinal, happened: Happened) -> None:
    case.status, case.final_at, case.recipients = "final", happened.at, event.recipients


@CASE.applies(FinalNoticeGiven)
def _final_notice(case: Case, event: FinalNoticeGiven, happened: Happened) -> None:
    case.notices.append(
        Notice(about="final", channel=event.channel, at=happened.at, by=happened.by, to=event.recipient)
    )
