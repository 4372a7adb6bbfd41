"""Who learns of a final decision: everybody the book names, if the sanction is one of those it names."""

from torneo.commission.citations import cite
from torneo.commission.commands import GiveFinalNotice
from torneo.commission.decider import CASE, CLERKS
from torneo.commission.events import FinalNoticeGiven
from torneo.commission.hearing import CHANNELS
from torneo.commission.state import Case, Person, Recipient
from torneo.rulebook import Book
from torneo.tournament.kernel import Answer, Asked, Refused, Value

_AUTHORITIES = ("wpf", "adtp", "international_organisers")


def triggers(sanction: str, affects: tuple[str, ...]) -> set[str]:
    """What a sanction is, in the words of the policy on final notices."""
    found = {sanction} & {"expulsion", "disqualification", "eligibility_sanction"}
    return found | ({"eligibility_sanction"} if "eligibility_affected" in affects else set())


def recipients(person: Person, sanction: str, affects: tuple[str, ...], book: Book) -> tuple[Recipient, ...]:
    """The list for a final decision; empty if the sanction calls for none."""
    policy = book.values["discipline_final_notice"]
    if not policy or not triggers(sanction, affects) & set(policy["triggers"]):
        return ()
    found: list[Recipient] = []
    for code in policy["recipients"]:
        clauses = cite(book, "final_authorities" if code in _AUTHORITIES else f"final_{code}")
        match code:
            case "player":
                found.append(Recipient(code="person", name=person.name, clauses=clauses))
            case "club_or_league":
                found += [
                    Recipient(code=kind, name=name, clauses=clauses)
                    for kind, name in (("club", person.club), ("league", person.league))
                    if name
                ]
            case _:
                found.append(Recipient(code=code, optional=code in _AUTHORITIES, clauses=clauses))
    return tuple(found)


def untold(case: Case) -> list[Recipient]:
    """Recipients of the final decision who have not been told."""
    told = {one.to for one in case.notices if one.about == "final"}
    return [one for one in case.recipients if one.code not in told]


@CASE.decides(GiveFinalNotice, roles=CLERKS)
def give_final_notice(case: Case, asked: Asked[GiveFinalNotice], book: Book) -> Answer:
    command = asked.command
    if case.status != "final":
        return Refused("not_final", {"case": case.id}, cite(book, "final_player"))
    known = {one.code: one for one in case.recipients}
    recipient = known.get(command.recipient)
    if recipient is None:
        facts: dict[str, Value] = {"recipient": command.recipient, "known": ", ".join(known) or "none"}
        return Refused("not_a_recipient", facts, cite(book, "final_player"))
    if recipient not in untold(case):
        return Refused("notice_given", {"about": "final", "channel": command.recipient}, recipient.clauses)
    if command.channel not in CHANNELS:
        facts = {"channel": command.channel, "known": ", ".join(CHANNELS)}
        return Refused("unknown_channel", facts, recipient.clauses)
    if command.not_applicable.strip() and not recipient.optional:
        return Refused("must_be_told", {"recipient": recipient.code}, recipient.clauses)
    return (
        FinalNoticeGiven(recipient=recipient.code, channel=command.channel,
                         not_applicable=command.not_applicable.strip(), clauses=recipient.clauses),
    )  # fmt: skip
