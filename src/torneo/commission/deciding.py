"""The commission's decision: after the defence, the same day if it can be, with reasons, signatures and the
principles confirmed; carried out at once."""

from torneo.commission.citations import cite, stated
from torneo.commission.commands import DecideCase
from torneo.commission.decider import CASE, JUDGES
from torneo.commission.events import CaseDecided, ExecutionOrdered
from torneo.commission.local_time import date_of, day_end, local
from torneo.commission.sanctions import AFFECTS, NO_SANCTION, TRANSFER, faulty, listed, offer
from torneo.commission.state import FEDERATION, Case
from torneo.rulebook import Book
from torneo.tournament.conduct.matters import Offer
from torneo.tournament.kernel import Answer, Asked, Event, Refused, Value
from torneo.writing import sortable


def principles(book: Book) -> tuple[str, ...]:
    """What the signing form asks the commission to confirm."""
    return tuple(stated(book, "principles"))


def decision_due(case: Case, book: Book) -> int:
    """The end of the day of the offence, but not before the defence ends; 0 if the book sets no time."""
    if not book.values["discipline_deadlines"]:
        return 0
    return max(day_end(date_of(case.occurred, case.utc_offset), case.utc_offset), case.defence_ends)


def majority(book: Book) -> int:
    """The signatures a decision needs."""
    return int(book.values["discipline_commission"]["members"]) // 2 + 1


@CASE.decides(DecideCase, roles=JUDGES)
def decide_case(case: Case, asked: Asked[DecideCase], book: Book) -> Answer:
    command = asked.command
    refused = (
        too_early(case, asked.at, book)
        or _unlawful(case, command, book)
        or _unsigned(case, command, book)
        or _outvoted(case, command, book)
    )
    if refused is not None:
        return refused
    due = decision_due(case, book)
    appeal = book.values["discipline_appeal"]
    decided = CaseDecided(
        outcome=command.outcome, reasons=command.reasons.strip(), signed=command.signed,
        principles=command.principles, hearing=hearing(case), due=due, amount=command.amount,
        scope=command.scope, affects=command.affects, late=bool(due) and asked.at > due,
        passes_to=(appeal["body"] if appeal else FEDERATION) if command.outcome == TRANSFER else "",
        clauses=_clauses(command.outcome, book),
    )  # fmt: skip
    events: list[Event] = [decided]
    if command.outcome not in (NO_SANCTION, TRANSFER):
        events.append(
            ExecutionOrdered(
                sanction=command.outcome, why=command.reasons.strip(), amount=command.amount,
                scope=command.scope, clauses=cite(book, "execution"),
            )
        )  # fmt: skip
    return tuple(events)


def hearing(case: Case) -> str:
    """How the person was heard."""
    if any(one.text for one in case.defences):
        return "defence_given"
    return "defence_given_up" if case.defence_complete_at else "defence_not_used"


def _clauses(outcome: str, book: Book) -> tuple[str, ...]:
    named = {"verbal_admonition": "admonition", "in_event_fine": "fine", "expulsion": "expulsion",
             TRANSFER: "transfer"}.get(outcome, "sanctions")  # fmt: skip
    return tuple(dict.fromkeys((*cite(book, named), *cite(book, "decision_day"), *cite(book, "principles"))))


def too_early(case: Case, at: int, book: Book) -> Refused | None:
    """Why nobody may vote or decide yet: the person has not been told, or may still be heard."""
    if case.status != "open":
        return Refused(
            "wrong_status", {"status": case.status, "allowed": "open"}, cite(book, "decision_form")
        )
    if not case.notified_at:
        return Refused("charges_not_notified", {"case": case.id}, cite(book, "notice"))
    if at < case.defence_ends:
        facts: dict[str, Value] = {
            "until": sortable(local(case.defence_ends, case.utc_offset)),
            "until_ms": case.defence_ends,
        }
        return Refused("defence_runs", facts, (*cite(book, "defence"), *cite(book, "principles")))
    return None


def not_offered(case: Case, outcome: str, book: Book) -> Refused | None:
    """Why the commission cannot decide this as the case stands."""
    offered = offer(case, "case_outcome", book)
    assert isinstance(offered, Offer)
    if outcome in offered.options:
        return None
    if outcome == TRANSFER:
        triggers = ", ".join(book.values["discipline_transfer_triggers"])
        return Refused("transfer_without_ground", {"triggers": triggers}, cite(book, "transfer"))
    return Refused("sanction_not_lawful", {"outcome": outcome, **listed(offered)}, offered.clauses)


def _unlawful(case: Case, command: DecideCase, book: Book) -> Refused | None:
    refused = not_offered(case, command.outcome, book)
    if refused is not None:
        return refused
    wrong = [one for one in command.affects if one not in AFFECTS]
    if wrong:
        return Refused("unknown_effect", {"effect": wrong[0], "known": ", ".join(AFFECTS)})
    if not command.reasons.strip():
        return Refused("reason_missing", {"matter": "case_outcome"}, cite(book, "decision_form"))
    return faulty(case, book, command.outcome, command.amount, command.scope)


def _unsigned(case: Case, command: DecideCase, book: Book) -> Refused | None:
    assert case.commission is not None
    members = case.commission.members
    stranger = next((one for one in command.signed if one not in members), None)
    if stranger is not None:
        facts: dict[str, Value] = {"name": stranger, "members": ", ".join(members)}
        return Refused("not_a_member", facts, cite(book, "appointed"))
    if len(set(command.signed)) < majority(book):
        facts = {"signed": len(set(command.signed)), "needed": majority(book)}
        return Refused("signatures_missing", facts, cite(book, "appointed"))
    missing = [one for one in principles(book) if one not in command.principles]
    if missing:
        return Refused("principles_missing", {"missing": ", ".join(missing)}, cite(book, "principles"))
    return None


def _outvoted(case: Case, command: DecideCase, book: Book) -> Refused | None:
    """Where the members have voted, what most of them voted for is the decision."""
    if not case.votes:
        return None
    measure = (command.outcome, command.amount, command.scope)
    votes = sum(one.measure == measure for one in case.votes)
    if votes >= majority(book):
        return None
    facts: dict[str, Value] = {"outcome": command.outcome, "votes": votes, "needed": majority(book)}
    return Refused("not_voted", facts, cite(book, "appointed"))
