"""Notices, and the person's defence: nobody is judged unheard."""

from torneo.commission.citations import cite
from torneo.commission.commands import FileDefence, GiveNotice
from torneo.commission.decider import CASE, SPEAKERS, STAFF
from torneo.commission.events import DefenceFiled, NoticeGiven
from torneo.commission.local_time import HOUR, local
from torneo.commission.state import Case
from torneo.rulebook import Book
from torneo.tournament.kernel import Actor, Answer, Asked, Refused
from torneo.writing import sortable

#: Where a book sets no channel, any of these will do.
CHANNELS = ("verbal", "electronic")


def channels(book: Book) -> tuple[str, ...]:
    """The channels by which a notice has to go out."""
    limits = book.values["discipline_deadlines"]
    return tuple(limits["notice_channels"]) if limits else ()


def missing_channels(case: Case, about: str, book: Book) -> tuple[str, ...]:
    """The channels still to be used before a notice counts as given."""
    told = case.told(about)
    return tuple(one for one in channels(book) if one not in told)


def defence_hours(book: Book) -> int:
    limits = book.values["discipline_deadlines"]
    return limits["defence_hours"] if limits else 0


@CASE.decides(GiveNotice, roles=STAFF)
def give_notice(case: Case, asked: Asked[GiveNotice], book: Book) -> Answer:
    command = asked.command
    if command.about not in ("charges", "decision"):
        return Refused("unknown_notice", {"about": command.about, "known": "charges, decision"})
    clauses = cite(book, "notice" if command.about == "charges" else "decision_notice")
    if command.about == "charges" and case.status != "open":
        return Refused("wrong_status", {"status": case.status, "allowed": "open"}, clauses)
    if command.about == "decision" and case.ruling is None:
        return Refused("not_decided", {"case": case.id}, clauses)
    known = channels(book) or CHANNELS
    wrong = [one for one in command.channels if one not in known]
    if wrong or not command.channels:
        facts: dict[str, str | int | bool | None] = {
            "channel": wrong[0] if wrong else "",
            "known": ", ".join(known),
        }
        return Refused("unknown_channel", facts, clauses)
    told = case.told(command.about)
    new = tuple(dict.fromkeys(one for one in command.channels if one not in told))
    if not new:
        return Refused("notice_given", {"about": command.about, "channel": command.channels[0]}, clauses)
    until = 0
    if command.about == "charges" and told | set(new) >= set(channels(book)) and not case.notified_at:
        until = asked.at + defence_hours(book) * HOUR
    return (
        NoticeGiven(about=command.about, channels=new, to=command.to or case.person.contact,
                    defence_until=until, clauses=clauses),
    )  # fmt: skip


def not_the_person(case: Case, by: Actor) -> Refused | None:
    """Players and the public speak only in their own case; staff may enter what they were told."""
    known = {case.person.name, case.person.player} - {""}
    if by.role in ("player", "public") and by.name not in known:
        return Refused("not_the_person", {"name": by.name, "case": case.id})
    return None


@CASE.decides(FileDefence, roles=SPEAKERS)
def file_defence(case: Case, asked: Asked[FileDefence], book: Book) -> Answer:
    command = asked.command
    clauses = cite(book, "defence")
    refused = not_the_person(case, asked.by)
    if refused is not None:
        return refused
    if case.status != "open":
        return Refused("wrong_status", {"status": case.status, "allowed": "open"}, clauses)
    if not case.notified_at:
        return Refused("charges_not_notified", {"case": case.id}, cite(book, "notice"))
    if case.defence_complete_at:
        at = sortable(local(case.defence_complete_at, case.utc_offset))
        return Refused("defence_complete", {"at": at}, clauses)
    if not command.text.strip() and not command.complete:
        return Refused("field_missing", {"field": "text"}, clauses)
    late = asked.at > case.defence_until
    return (
        DefenceFiled(text=command.text.strip(), complete=command.complete and not late, late=late,
                     clauses=clauses),
    )  # fmt: skip
