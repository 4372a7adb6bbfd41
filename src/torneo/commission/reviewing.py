"""Review inside the event: none as a rule; for a material error or an evident breach of due process where the
book lists these grounds."""

from torneo.commission.citations import cite
from torneo.commission.commands import AnswerReview, AskReview, CorrectError
from torneo.commission.decider import CASE, JUDGES, SPEAKERS
from torneo.commission.events import (
    DecisionCorrected,
    ExecutionOrdered,
    ReviewAnswered,
    ReviewAsked,
    RulingAnnulled,
)
from torneo.commission.hearing import not_the_person
from torneo.commission.sanctions import faulty, listed, offer
from torneo.commission.state import Case, Ruling
from torneo.rulebook import Book
from torneo.tournament.conduct.matters import Offer
from torneo.tournament.kernel import Answer, Asked, Event, Refused, Value

MATERIAL_ERROR = "material_error"
DUE_PROCESS = "evident_due_process_breach"


def grounds(book: Book) -> tuple[str, ...]:
    return tuple(book.values["discipline_in_event_review"])


def no_review(book: Book) -> Refused:
    """The general rule, with the way that is open after the event."""
    appeal = book.values["discipline_appeal"]
    facts: dict[str, Value] = {
        "grounds": ", ".join(grounds(book)) or "none",
        "body": appeal["body"] if appeal else "nobody",
        "days": appeal["business_days"] if appeal else 0,
    }
    return Refused("no_in_event_review", facts, (*cite(book, "review"), *cite(book, "appeal")))


@CASE.decides(AskReview, roles=SPEAKERS)
def ask_review(case: Case, asked: Asked[AskReview], book: Book) -> Answer:
    command = asked.command
    refused = not_the_person(case, asked.by)
    if refused is not None:
        return refused
    if case.status not in ("decided", "closed"):
        return Refused("not_decided", {"case": case.id}, cite(book, "review"))
    if command.ground not in grounds(book):
        return no_review(book)
    if case.event_until:
        appeal = book.values["discipline_appeal"]
        last = case.window.last if case.window else ""
        facts: dict[str, Value] = {"body": appeal["body"] if appeal else "nobody", "last": last}
        return Refused("review_after_event", facts, cite(book, "no_appeal_inside"))
    if not command.why.strip():
        return Refused("reason_missing", {"matter": "review_request"}, cite(book, "review"))
    if any(one.ground == command.ground and (not one.answer or one.at >= case.rulings[-1].at)
           for one in case.reviews):  # fmt: skip
        return Refused("review_asked", {"ground": command.ground}, cite(book, "review"))
    return (ReviewAsked(ground=command.ground, why=command.why.strip(), clauses=cite(book, "review")),)


@CASE.decides(AnswerReview, roles=JUDGES)
def answer_review(case: Case, asked: Asked[AnswerReview], book: Book) -> Answer:
    command = asked.command
    if not 1 <= command.review <= len(case.reviews):
        return Refused("unknown_review", {"review": command.review})
    if case.reviews[command.review - 1].answer:
        return Refused("review_answered", {"review": command.review})
    if case.status not in ("decided", "closed"):
        return Refused("wrong_status", {"status": case.status, "allowed": "decided, closed"})
    offered = offer(case, "review_request", book)
    assert isinstance(offered, Offer)
    if command.option not in offered.options:
        return Refused("not_lawful", {"option": command.option, **listed(offered)}, offered.clauses)
    if not command.why.strip():
        return Refused("reason_missing", {"matter": "review_request"}, offered.clauses)
    why = command.why.strip()
    events: list[Event] = [
        ReviewAnswered(review=command.review, option=command.option, why=why, clauses=offered.clauses)
    ]
    if command.option == DUE_PROCESS:
        events += [RulingAnnulled(why=why, clauses=offered.clauses), *_lifted(case.rulings[-1], why, book)]
    return tuple(events)


def _lifted(ruling: Ruling, why: str, book: Book) -> tuple[Event, ...]:
    if not ruling.sanction:
        return ()
    return (
        ExecutionOrdered(sanction=ruling.sanction, why=why, amount=ruling.amount, scope=ruling.scope,
                         lifts=True, clauses=cite(book, "execution")),
    )  # fmt: skip


@CASE.decides(CorrectError, roles=JUDGES)
def correct_error(case: Case, asked: Asked[CorrectError], book: Book) -> Answer:
    """On a review accepted for it, or because the commission sees the error itself."""
    command = asked.command
    clauses = cite(book, "review")
    ruling = case.ruling
    if case.status not in ("decided", "closed") or ruling is None:
        return Refused("not_decided", {"case": case.id}, clauses)
    if MATERIAL_ERROR not in grounds(book):
        return no_review(book)
    if not command.why.strip():
        return Refused("reason_missing", {"matter": "review_request"}, clauses)
    amount = ruling.amount if command.amount is None else command.amount
    scope = command.scope or ruling.scope
    changed = (amount, scope) != (ruling.amount, ruling.scope)
    texts = (
        (command.reasons, ruling.reasons), (command.facts, case.facts), (command.name, case.person.name),
    )  # fmt: skip
    if not changed and not any(new.strip() and new.strip() != old for new, old in texts):
        return Refused("nothing_corrected", {"case": case.id}, clauses)
    refused = faulty(case, book, ruling.sanction, amount, scope)
    if refused is not None:
        return refused
    why = command.why.strip()
    corrected = DecisionCorrected(
        why=why, amount=command.amount, scope=command.scope, reasons=command.reasons.strip(),
        facts=command.facts.strip(), name=command.name.strip(), clauses=clauses,
    )  # fmt: skip
    if not changed:
        return (corrected,)
    again = ExecutionOrdered(
        sanction=ruling.sanction, why=why, amount=amount, scope=scope, clauses=cite(book, "execution")
    )
    return (corrected, *_lifted(ruling, why, book), again)
