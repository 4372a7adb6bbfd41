"""What may lawfully be decided at each step: the sanctions of the event's commission with their ceilings, the
grounds of a review, the reach of an appeal."""

from torneo.commission.citations import cite
from torneo.commission.commands import ProposeSanction
from torneo.commission.decider import CASE, CLERKS
from torneo.commission.events import SanctionProposed
from torneo.commission.state import Case, Ruling
from torneo.rulebook import Book
from torneo.tournament.conduct.matters import Offer
from torneo.tournament.kernel import Answer, Asked, Refused, Value

NO_SANCTION = "no_sanction"
TRANSFER = "transfer_file"
EXCEEDS = "exceeds_in_event_sanctions"

#: Effects of a sanction beyond the event.
AFFECTS = ("ranking_affected", "eligibility_affected")

_CASES = {"verbal_admonition": "admonition", "in_event_fine": "fine", "expulsion": "expulsion"}


def ceiling(case: Case, book: Book) -> int:
    """The highest fine, in minor units: a share of the buy-in, less the fines it bears already. Who bought
    nothing cannot be fined."""
    whole = case.buy_in * int(book.values["discipline_sanctions"]["fine_max_percent_of_buy_in"]) // 100
    return max(whole - case.fined, 0)


def sanctions(case: Case, book: Book) -> tuple[str, ...]:
    """The sanctions the event's commission may impose in this case."""
    return tuple(
        one
        for one in book.values["discipline_sanctions"]["sanctions"]
        if one != "in_event_fine" or ceiling(case, book) > 0
    )


def scopes(book: Book) -> tuple[str, ...]:
    """From where somebody may be expelled."""
    return tuple(book.values["discipline_sanctions"]["expulsion_from"])


def exceeds(case: Case, book: Book, sanction: str, amount: int) -> bool:
    """Is it more than the event's commission may impose?"""
    if sanction == "in_event_fine":
        return amount > ceiling(case, book)
    return sanction not in sanctions(case, book)


def offer(case: Case, matter: str, book: Book) -> Offer | Refused:
    """The lawful options of a matter as the case stands: ``case_outcome``, ``expulsion_scope``,
    ``review_request``, ``appeal_review``, ``federation_outcome``."""
    match matter:
        case "case_outcome":
            return _outcomes(case, book)
        case "expulsion_scope":
            return Offer(matter, scopes(book), cite(book, "expulsion"))
        case "review_request":
            grounds = tuple(book.values["discipline_in_event_review"])
            return Offer(matter, ("refuse", *grounds), cite(book, "review"))
        case "appeal_review":
            return _reach(case, book)
        case "federation_outcome":
            return _federation(case, book)
    known = "case_outcome, expulsion_scope, review_request, appeal_review, federation_outcome"
    return Refused("unknown_matter", {"matter": matter, "known": known})


def _outcomes(case: Case, book: Book) -> Offer:
    options = (NO_SANCTION, *sanctions(case, book))
    clauses = cite(book, "sanctions")
    triggers = book.values["discipline_transfer_triggers"]
    if EXCEEDS in triggers and any(one.exceeds for one in case.proposals):
        return Offer("case_outcome", (*options, TRANSFER), (*clauses, *cite(book, "transfer")))
    return Offer("case_outcome", options, clauses)


def _reach(case: Case, book: Book) -> Offer:
    appeal = book.values["discipline_appeal"]
    ruling = case.ruling
    touched = set(ruling.affects) if ruling else set()
    if appeal and touched & set(appeal["full_review_if"]):
        return Offer("appeal_review", ("limited_review", "full_review"), cite(book, "full_review"))
    return Offer("appeal_review", ("limited_review",), cite(book, "second_instance"))


def _federation(case: Case, book: Book) -> Offer:
    clauses = cite(book, "second_instance")
    if case.status == "transferred":
        return Offer("federation_outcome", (NO_SANCTION, "impose"), clauses)
    if case.appeal is not None and case.appeal.scope == "full_review":
        return Offer("federation_outcome", ("uphold", "reduce", "revoke", "impose"), clauses)
    return Offer("federation_outcome", ("uphold", "reduce", "revoke"), clauses)


def listed(offered: Offer) -> dict[str, Value]:
    """The options as facts of a refusal, by code and, for the words, to be named in each language."""
    return {"options": ", ".join(offered.options), "matter": offered.matter}


def faulty(case: Case, book: Book, sanction: str, amount: int, scope: str) -> Refused | None:
    """What is wrong with the measure of a sanction: amounts belong to fines, scopes to expulsions."""
    clauses = cite(book, _CASES.get(sanction, "sanctions"))
    if sanction == "in_event_fine":
        highest = ceiling(case, book)
        if not 0 < amount <= highest:
            facts: dict[str, Value] = {"amount": amount, "ceiling": highest, "buy_in": case.buy_in}
            facts["currency"] = f" {case.currency}" if case.currency else ""
            return Refused("fine_above_ceiling" if amount > highest else "fine_amount", facts, clauses)
    elif amount:
        return Refused("amount_without_fine", {"sanction": sanction, "amount": amount}, clauses)
    if sanction == "expulsion":
        if scope not in scopes(book):
            return Refused("expulsion_scope", {"scope": scope, "options": ", ".join(scopes(book))}, clauses)
    elif scope:
        return Refused("scope_without_expulsion", {"sanction": sanction, "scope": scope}, clauses)
    return None


def weight(book: Book, sanction: str, amount: int, scope: str) -> tuple[int, int, int]:
    """From light to heavy: the order in which the book lists its sanctions, then sum, then reach."""
    order = ("", *book.values["discipline_sanctions"]["sanctions"])
    rank = order.index(sanction) if sanction in order else len(order)
    return rank, amount, scopes(book).index(scope) if scope in scopes(book) else 0


def lighter(book: Book, sanction: str, amount: int, scope: str, than: Ruling) -> bool:
    return weight(book, sanction, amount, scope) < weight(book, than.sanction, than.amount, than.scope)


@CASE.decides(ProposeSanction, roles=CLERKS)
def propose(case: Case, asked: Asked[ProposeSanction], book: Book) -> Answer:
    command = asked.command
    if case.status != "open":
        return Refused("wrong_status", {"status": case.status, "allowed": "open"})
    if not command.sanction.strip():
        return Refused("field_missing", {"field": "sanction"})
    if not command.why.strip():
        return Refused("reason_missing", {"matter": "case_outcome"}, cite(book, "decision_form"))
    if command.amount < 0 or (command.amount and command.sanction != "in_event_fine"):
        facts: dict[str, Value] = {"sanction": command.sanction, "amount": command.amount}
        return Refused("amount_without_fine", facts, cite(book, "fine"))
    beyond = exceeds(case, book, command.sanction, command.amount)
    return (
        SanctionProposed(
            sanction=command.sanction.strip(), why=command.why.strip(), amount=command.amount, exceeds=beyond,
            clauses=cite(book, "transfer" if beyond else "sanctions"),
        ),
    )  # fmt: skip
