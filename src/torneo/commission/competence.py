"""Who decides first: the event's commission for what happens during the event at the venue, if its book has
one; otherwise the federation's."""

import msgspec

from torneo.commission.citations import cite
from torneo.commission.state import EVENT_COMMISSION
from torneo.rulebook import Book
from torneo.tournament.kernel import Refused, Value


class Competence(msgspec.Struct, frozen=True):
    """``body`` is empty if nobody the book knows may decide. ``why`` is the code of a sentence."""

    body: str
    why: str
    clauses: tuple[str, ...]


def competence(book: Book, kind: str, *, during: bool, at_venue: bool) -> Competence:
    """``kind`` of person; ``during`` the event and ``at_venue`` are facts of the offence."""
    commission = book.values["discipline_commission"]
    if not commission:
        return Competence("", "no_commission", cite(book, "no_commission"))
    clauses = cite(book, "competent")
    why = ""
    if kind not in commission["persons"]:
        why = "competence.person"
    elif commission["when"] == "during_event" and not during:
        why = "competence.not_during_event"
    elif commission["where"] == "venue" and not at_venue:
        why = "competence.not_at_venue"
    if not why:
        return Competence(EVENT_COMMISSION, "competence.event_commission", clauses)
    appeal = book.values["discipline_appeal"]
    return Competence(appeal["body"] if appeal else "", why, clauses)


def no_commission(book: Book) -> Refused:
    """The refusal of a book without a commission, naming the way it does know: the director's penalties, and
    whether his ruling is final."""
    menu, review = book.values["penalty_menu"], book.values["floor_ruling_review"]
    return Refused("no_commission", {"route": review, "menu": ", ".join(menu)}, cite(book, "no_commission"))


def incomplete(book: Book, members: tuple[str, ...], resolution: str) -> Refused | None:
    """Why these persons are not yet a commission: three different members and a resolution's number, where
    the book says three."""
    commission = book.values["discipline_commission"]
    if not commission:
        return no_commission(book)
    named = {one.strip().casefold() for one in members if one.strip()}
    facts: dict[str, Value] = {"members": len(named), "needed": commission["members"]}
    if len(named) != commission["members"] or len(named) != len(members):
        return Refused("commission_incomplete", facts, cite(book, "appointed"))
    if not resolution.strip():
        return Refused("resolution_missing", facts, cite(book, "appointed"))
    return None
