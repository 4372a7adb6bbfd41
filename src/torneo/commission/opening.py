"""The commission is named, the case opened, its evidence gathered."""

from torneo.commission.business_days import knows, window
from torneo.commission.citations import cite
from torneo.commission.commands import AddEvidence, AppointCommission, OpenCase
from torneo.commission.competence import competence, incomplete, no_commission
from torneo.commission.decider import CASE, CLERKS, STAFF
from torneo.commission.events import CaseOpened, CommissionAppointed, EvidenceAdded
from torneo.commission.local_time import date_of
from torneo.commission.state import EVENT_COMMISSION, Case, Evidence, Window
from torneo.rulebook import Book
from torneo.tournament.kernel import Answer, Asked, Refused

EVIDENCE = ("hand", "infraction", "journal", "ruling", "witness", "document", "recording")
PERSONS = ("player", "official", "third_party")

#: The widest offset any clock on earth has.
_WIDEST = 14 * 60


@CASE.decides(AppointCommission, roles=CLERKS | {"system"})
def appoint(case: Case, asked: Asked[AppointCommission], book: Book) -> Answer:
    """By the direction or the commission; by the program where the event's commission has been named in an
    earlier case."""
    command = asked.command
    refused = incomplete(book, command.members, command.resolution)
    if refused is not None:
        return refused
    if case.status != "new":
        return Refused("case_open", {"case": case.id})
    members = tuple(one.strip() for one in command.members)
    return (
        CommissionAppointed(
            members=members, resolution=command.resolution.strip(), clauses=cite(book, "appointed")
        ),
    )


@CASE.decides(OpenCase, roles=STAFF)
def open_case(case: Case, asked: Asked[OpenCase], book: Book) -> Answer:
    command = asked.command
    if not book.values["discipline_commission"]:
        return no_commission(book)
    if case.status != "new":
        return Refused("case_open", {"case": case.id})
    refused = _wrong(asked, book)
    if refused is not None:
        return refused
    during = command.event_from <= command.occurred and (
        not command.event_until or command.occurred <= command.event_until
    )
    found = competence(book, command.person.kind, during=during, at_venue=command.venue)
    if not found.body:
        return Refused("not_competent", {"why": found.why}, found.clauses)
    if found.body == EVENT_COMMISSION:
        refused = _unfit(case, command, book)
        if refused is not None:
            return refused
    country = command.country or book.country
    clauses = found.clauses if command.charges else (*found.clauses, *cite(book, "not_covered"))
    return (
        CaseOpened(
            id=command.id.strip(), tournament=command.tournament, book=book.id, body=found.body,
            person=command.person,
            facts=command.facts.strip(), occurred=command.occurred, charges=command.charges,
            evidence=command.evidence, event_from=command.event_from, event_until=command.event_until,
            buy_in=command.buy_in, fined=command.fined, currency=command.currency, country=country,
            region=command.region, utc_offset=command.utc_offset, infraction=command.infraction,
            window=appeal_window(book, command.event_until, country, command.region, command.utc_offset),
            event_name=command.event_name.strip(), clauses=clauses,
        ),
    )  # fmt: skip


def _unfit(case: Case, command: OpenCase, book: Book) -> Refused | None:
    if case.commission is None:
        needed = book.values["discipline_commission"]["members"]
        return Refused("commission_incomplete", {"members": 0, "needed": needed}, cite(book, "appointed"))
    if command.person.name.strip().casefold() in {one.casefold() for one in case.commission.members}:
        return Refused("member_charged", {"name": command.person.name}, cite(book, "principles"))
    return None


def _wrong(asked: Asked[OpenCase], book: Book) -> Refused | None:
    command = asked.command
    person = command.person
    missing = next(
        (name for name, text in (("id", command.id), ("name", person.name), ("facts", command.facts))
         if not text.strip()), "",
    )  # fmt: skip
    if missing:
        return Refused("field_missing", {"field": missing}, cite(book, "evidence"))
    if person.kind not in PERSONS:
        return Refused("unknown_person_kind", {"kind": person.kind, "known": ", ".join(PERSONS)})
    if not 0 < command.occurred <= asked.at or command.event_until > asked.at:
        return Refused("not_yet", {"at": max(command.occurred, command.event_until)})
    if command.event_until and command.event_until < command.event_from:
        return Refused("event_ends_before_start")
    numbers = (command.buy_in, command.fined, command.infraction, command.event_from, command.event_until)
    if min(numbers) < 0:
        return Refused("negative", {"field": "buy_in, fined, infraction, event_from, event_until"})
    if abs(command.utc_offset) > _WIDEST:
        return Refused("unknown_offset", {"offset": command.utc_offset})
    country = command.country or book.country
    if not knows(country, command.region):
        return Refused(
            "unknown_country", {"country": country, "region": command.region}, cite(book, "appeal")
        )
    unknown = [clause for clause in command.charges if clause not in book.clauses]
    if unknown:
        return Refused("unknown_charge", {"clause": unknown[0], "book": book.id})
    return next((refused for one in command.evidence if (refused := _not_evidence(one, book))), None)


def _not_evidence(evidence: Evidence, book: Book) -> Refused | None:
    if evidence.kind not in EVIDENCE:
        facts: dict[str, str | int | bool | None] = {"kind": evidence.kind, "known": ", ".join(EVIDENCE)}
        return Refused("unknown_evidence", facts, cite(book, "evidence"))
    if not evidence.ref.strip():
        return Refused("field_missing", {"field": "ref"}, cite(book, "evidence"))
    return None


@CASE.decides(AddEvidence, roles=STAFF)
def add_evidence(case: Case, asked: Asked[AddEvidence], book: Book) -> Answer:
    if case.status not in ("open", "transferred", "second_instance"):
        return Refused("wrong_status", {"status": case.status, "allowed": "open"})
    evidence = asked.command.evidence
    refused = _not_evidence(evidence, book)
    if refused is not None:
        return refused
    if evidence in case.evidence:
        return Refused("evidence_known", {"ref": evidence.ref})
    return (EvidenceAdded(evidence=evidence),)


def appeal_window(book: Book, ended: int, country: str, region: str, offset: int) -> Window | None:
    """When an appeal may be filed; none while the event runs or if the book knows no appeal."""
    appeal = book.values["discipline_appeal"]
    if not appeal or not ended:
        return None
    return window(date_of(ended, offset), appeal["business_days"], country, region, offset)
