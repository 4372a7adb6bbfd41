"""After the event: the time for an appeal, the second instance, and when a decision can no longer change."""

from torneo.commission.business_days import knows
from torneo.commission.citations import cite
from torneo.commission.commands import (
    DeclareFinal,
    FileAppeal,
    RecordEventEnd,
    RecordFederationDecision,
    TakeUpAppeal,
)
from torneo.commission.decider import CASE, CLERKS, SPEAKERS
from torneo.commission.events import (
    AppealFiled,
    AppealTakenUp,
    BecameFinal,
    EventEnded,
    ExecutionOrdered,
    FederationDecided,
)
from torneo.commission.hearing import not_the_person
from torneo.commission.notifying import recipients
from torneo.commission.opening import appeal_window
from torneo.commission.reviewing import no_review
from torneo.commission.sanctions import AFFECTS, exceeds, faulty, lighter, listed, offer
from torneo.commission.state import Case
from torneo.rulebook import Book
from torneo.tournament.conduct.matters import Offer
from torneo.tournament.kernel import Answer, Asked, Event, Refused, Value

ASKED_AFTER = "asked_for_by_the_person_after_the_event"


@CASE.decides(RecordEventEnd, roles=CLERKS | {"system"})
def record_end(case: Case, asked: Asked[RecordEventEnd], book: Book) -> Answer:
    ended = asked.command.ended
    if case.status == "new":
        return Refused("no_case")
    if case.event_until:
        return Refused("event_over", {"case": case.id})
    if not 0 < ended <= asked.at:
        return Refused("not_yet", {"at": ended})
    if ended < case.occurred or ended < case.event_from:
        return Refused("ends_before_offence", {"case": case.id})
    if not knows(case.country, case.region):
        return Refused("unknown_country", {"country": case.country, "region": case.region})
    window = appeal_window(book, ended, case.country, case.region, case.utc_offset)
    return (EventEnded(ended=ended, window=window, clauses=cite(book, "appeal")),)


@CASE.decides(FileAppeal, roles=SPEAKERS)
def file_appeal(case: Case, asked: Asked[FileAppeal], book: Book) -> Answer:
    refused = not_the_person(case, asked.by)
    if refused is not None:
        return refused
    appeal = book.values["discipline_appeal"]
    clauses = cite(book, "appeal")
    if not appeal or ASKED_AFTER not in book.values["discipline_transfer_triggers"]:
        return Refused("no_appeal", {"case": case.id}, cite(book, "no_commission"))
    if case.status in ("transferred", "second_instance"):
        return Refused("with_federation", {"body": case.body}, cite(book, "second_instance"))
    if case.status == "final":
        return Refused("appeal_late" if case.window else "is_final", _last(case), clauses)
    ruling = case.ruling
    if ruling is None:
        return Refused("not_decided", {"case": case.id}, clauses)
    if not case.event_until:
        return no_review(book)
    if not ruling.sanction:
        return Refused("nothing_to_appeal", {"case": case.id}, clauses)
    if case.window is not None and asked.at > case.window.closes:
        return Refused("appeal_late", _last(case), clauses)
    if not asked.command.why.strip():
        return Refused("reason_missing", {"matter": "appeal_review"}, clauses)
    both = (*clauses, *cite(book, "second_instance"), *cite(book, "transfer"))
    return (AppealFiled(why=asked.command.why.strip(), body=appeal["body"], clauses=both),)


def _last(case: Case) -> dict[str, Value]:
    return {"last": case.window.last if case.window else ""}


@CASE.decides(TakeUpAppeal, roles=CLERKS)
def take_up(case: Case, asked: Asked[TakeUpAppeal], book: Book) -> Answer:
    command = asked.command
    if case.appeal is None or case.status != "second_instance":
        return Refused("no_appeal_filed", {"case": case.id}, cite(book, "second_instance"))
    if case.appeal.scope:
        return Refused("appeal_taken_up", {"scope": case.appeal.scope}, cite(book, "second_instance"))
    offered = offer(case, "appeal_review", book)
    assert isinstance(offered, Offer)
    if command.scope not in offered.options:
        return Refused("not_lawful", {"option": command.scope, **listed(offered)}, cite(book, "full_review"))
    if not command.why.strip():
        return Refused("reason_missing", {"matter": "appeal_review"}, offered.clauses)
    return (AppealTakenUp(scope=command.scope, why=command.why.strip(), clauses=offered.clauses),)


@CASE.decides(RecordFederationDecision, roles=CLERKS)
def federation(case: Case, asked: Asked[RecordFederationDecision], book: Book) -> Answer:
    command = asked.command
    clauses = cite(book, "second_instance")
    if case.status not in ("transferred", "second_instance"):
        return Refused("not_with_federation", {"case": case.id}, clauses)
    if case.appeal is not None and not case.appeal.scope:
        return Refused("appeal_not_taken_up", {"case": case.id}, clauses)
    offered = offer(case, "federation_outcome", book)
    assert isinstance(offered, Offer)
    if command.outcome not in offered.options:
        return Refused("not_lawful", {"option": command.outcome, **listed(offered)}, clauses)
    for field, text in (("reasons", command.reasons), ("resolution", command.resolution)):
        if not text.strip():
            return Refused("field_missing", {"field": field}, clauses)
    standing = _standing(case, command, book)
    if isinstance(standing, Refused):
        return standing
    sanction, amount, scope, affects = standing
    decided = FederationDecided(
        outcome=command.outcome, reasons=command.reasons.strip(), resolution=command.resolution.strip(),
        sanction=sanction, amount=amount, scope=scope, affects=affects, clauses=clauses,
    )  # fmt: skip
    told = recipients(case.person, sanction, affects, book)
    final = BecameFinal(recipients=told, clauses=cite(book, "final_player") if told else ())
    return (decided, *_changes(case, decided, book), final)


def _standing(
    case: Case, command: RecordFederationDecision, book: Book
) -> tuple[str, int, str, tuple[str, ...]] | Refused:
    """Sanction, sum, reach and effects that stand after the federation's decision."""
    ruling = case.ruling
    if command.outcome == "uphold" and ruling is not None:
        return ruling.sanction, ruling.amount, ruling.scope, ruling.affects
    if command.outcome in ("revoke", "no_sanction"):
        return "", 0, "", ()
    clauses = cite(book, "second_instance")
    sanction = command.sanction.strip()
    if not sanction:
        return Refused("field_missing", {"field": "sanction"}, clauses)
    wrong = [one for one in command.affects if one not in AFFECTS]
    if wrong:
        return Refused("unknown_effect", {"effect": wrong[0], "known": ", ".join(AFFECTS)})
    if command.outcome == "reduce":
        if exceeds(case, book, sanction, command.amount):
            return Refused("not_lighter", {"sanction": sanction}, clauses)
        refused = faulty(case, book, sanction, command.amount, command.scope)
        if refused is not None:
            return refused
        assert ruling is not None
        if not lighter(book, sanction, command.amount, command.scope, ruling):
            return Refused("not_lighter", {"sanction": sanction}, clauses)
    elif command.amount < 0:
        return Refused("negative", {"field": "amount"})
    return sanction, command.amount, command.scope, command.affects


def _changes(case: Case, decided: FederationDecided, book: Book) -> tuple[Event, ...]:
    """The first sanction falls away and the new one begins, where they differ."""
    before = case.ruling
    old = (before.sanction, before.amount, before.scope) if before else ("", 0, "")
    new = (decided.sanction, decided.amount, decided.scope)
    if old == new:
        return ()
    clauses = cite(book, "execution")
    return tuple(
        ExecutionOrdered(
            sanction=sanction, why=decided.reasons, amount=amount, scope=scope, lifts=lifts, clauses=clauses
        )
        for (sanction, amount, scope), lifts in ((old, True), (new, False))
        if sanction
    )


@CASE.decides(DeclareFinal, roles=CLERKS | {"system"})
def declare_final(case: Case, asked: Asked[DeclareFinal], book: Book) -> Answer:
    ruling = case.ruling
    if case.status not in ("decided", "closed") or ruling is None:
        return Refused("wrong_status", {"status": case.status, "allowed": "decided, closed"})
    if case.correcting or any(not one.answer for one in case.reviews):
        return Refused("review_open", {"case": case.id}, cite(book, "review"))
    if ruling.sanction and book.values["discipline_appeal"]:
        if case.window is None:
            return Refused("event_runs", {"case": case.id}, cite(book, "appeal"))
        if asked.at <= case.window.closes:
            return Refused("appeal_open", _last(case), cite(book, "appeal"))
    told = recipients(case.person, ruling.sanction, ruling.affects, book)
    return (BecameFinal(recipients=told, clauses=cite(book, "final_player") if told else ()),)
