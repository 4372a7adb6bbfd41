"""What follows a decision before the event's commission may put the file away: both notices, the execution,
the written report."""

from torneo.commission.carrying_out import pending
from torneo.commission.citations import cite
from torneo.commission.commands import CloseCase, SendReport
from torneo.commission.decider import CASE, CLERKS
from torneo.commission.events import CaseClosed, ReportSent
from torneo.commission.hearing import missing_channels
from torneo.commission.local_time import HOUR
from torneo.commission.state import EVENT_COMMISSION, Case, Ruling
from torneo.rulebook import Book
from torneo.tournament.kernel import Answer, Asked, Refused


def own_ruling(case: Case) -> Ruling | None:
    """The decision of the event's commission that stands, or stood until the federation spoke."""
    return next(
        (one for one in reversed(case.rulings) if one.body == EVENT_COMMISSION and not one.annulled), None
    )


def report_due(case: Case, book: Book) -> int:
    """When the report has to be out: so many hours from the decision; 0 if there is none to report."""
    limits = book.values["discipline_deadlines"]
    ruling = own_ruling(case)
    return ruling.at + limits["report_hours"] * HOUR if limits and ruling else 0


def reported(case: Case) -> bool:
    """Has the decision that stands been reported?"""
    ruling = own_ruling(case)
    return ruling is not None and any(one.at >= ruling.at for one in case.reports)


@CASE.decides(SendReport, roles=CLERKS)
def send_report(case: Case, asked: Asked[SendReport], book: Book) -> Answer:
    command = asked.command
    clauses = cite(book, "report")
    if own_ruling(case) is None:
        return Refused("not_decided", {"case": case.id}, clauses)
    if reported(case):
        return Refused("report_sent", {"to": case.reports[-1].to}, clauses)
    if not command.to.strip():
        return Refused("field_missing", {"field": "to"}, clauses)
    due = report_due(case, book)
    return (
        ReportSent(to=command.to.strip(), reference=command.reference.strip(),
                   late=bool(due) and asked.at > due, clauses=clauses),
    )  # fmt: skip


@CASE.decides(CloseCase, roles=CLERKS)
def close_case(case: Case, asked: Asked[CloseCase], book: Book) -> Answer:
    if case.status != "decided":
        return Refused("wrong_status", {"status": case.status, "allowed": "decided"})
    missing = missing_channels(case, "decision", book)
    if missing:
        return Refused("notice_missing", {"channel": ", ".join(missing)}, cite(book, "decision_notice"))
    if pending(case):
        return Refused("execution_missing", {"sanction": pending(case)[0].sanction}, cite(book, "execution"))
    if case.correcting:
        return Refused("correction_missing", {"review": case.correcting}, cite(book, "review"))
    if book.values["discipline_deadlines"] and not reported(case):
        return Refused("report_missing", {"case": case.id}, cite(book, "report"))
    if any(not one.answer for one in case.reviews):
        return Refused("review_open", {"case": case.id}, cite(book, "review"))
    clauses = (*cite(book, "decision_form"), *cite(book, "decision_notice"), *cite(book, "report"))
    return (CaseClosed(clauses=tuple(dict.fromkeys(clauses))),)
