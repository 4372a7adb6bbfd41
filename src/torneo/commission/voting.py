"""The members' votes: each for an outcome the book allows, once the person has been heard."""

from torneo.commission.citations import cite
from torneo.commission.commands import CastVote
from torneo.commission.decider import CASE, JUDGES
from torneo.commission.deciding import majority, not_offered, too_early
from torneo.commission.events import VoteCast
from torneo.commission.sanctions import faulty
from torneo.commission.state import Case, Vote
from torneo.rulebook import Book
from torneo.tournament.kernel import Answer, Asked, Refused


def prevailing(case: Case, book: Book) -> Vote | None:
    """A vote for what a majority of the members want; none while there is no such majority."""
    measures = [one.measure for one in case.votes]
    return next((one for one in case.votes if measures.count(one.measure) >= majority(book)), None)


def yet_to_vote(case: Case) -> tuple[str, ...]:
    voted = {one.member for one in case.votes}
    return tuple(one for one in case.commission.members if one not in voted) if case.commission else ()


@CASE.decides(CastVote, roles=JUDGES)
def cast_vote(case: Case, asked: Asked[CastVote], book: Book) -> Answer:
    """Somebody who is a member votes for nobody else; whoever keeps the file enters what each has said."""
    command = asked.command
    refused = too_early(case, asked.at, book)
    if refused is not None:
        return refused
    assert case.commission is not None
    members = case.commission.members
    clauses = cite(book, "appointed")
    if command.member not in members:
        return Refused("not_a_member", {"name": command.member, "members": ", ".join(members)}, clauses)
    if asked.by.name in members and asked.by.name != command.member:
        return Refused("vote_of_another", {"name": asked.by.name, "member": command.member}, clauses)
    refused = not_offered(case, command.option, book)
    refused = refused or faulty(case, book, command.option, command.amount, command.scope)
    if refused is not None:
        return refused
    cast = VoteCast(member=command.member, option=command.option, amount=command.amount, scope=command.scope,
                    why=command.why.strip(), clauses=(*clauses, *cite(book, "decision_form")))  # fmt: skip
    same = (cast.member, cast.option, cast.amount, cast.scope, cast.why)
    if any((one.member, *one.measure, one.why) == same for one in case.votes):
        return Refused("vote_known", {"member": command.member}, clauses)
    return (cast,)
