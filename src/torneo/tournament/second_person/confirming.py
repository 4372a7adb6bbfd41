"""The second person: what waited is decided again, on the event as it is now, and done or not."""

from typing import Any

import msgspec

from torneo.rulebook import Book
from torneo.tournament.corrections.events import Amended
from torneo.tournament.kernel import ANY_TIME, DESK, FLOOR, TOURNAMENT, Actor, Answer, Asked, Refused, decides
from torneo.tournament.second_person.commands import ConfirmMoney, RejectMoney
from torneo.tournament.second_person.events import MoneyConfirmed, MoneyRejected
from torneo.tournament.second_person.state import Waiting
from torneo.tournament.state import Tournament


@decides(ConfirmMoney, roles=DESK | FLOOR, phases=ANY_TIME, history=True)
def confirm(state: Tournament, asked: Asked[ConfirmMoney], book: Book) -> Answer:
    one = confirmable(state, asked.command.number, asked.by, asked.key)
    if isinstance(one, Refused):
        return one
    command = TOURNAMENT.asked.read(one.asked)
    wish: Asked[Any] = Asked(
        command=command, by=asked.by, at=asked.at, seed=asked.seed, history=asked.history
    )
    answer = TOURNAMENT.unguarded(state, wish, book)
    if isinstance(answer, Refused) or not answer:
        return answer
    if isinstance(answer[0], Amended):
        return (msgspec.structs.replace(answer[0], confirms=one.number, asked_by=one.by),)
    return (MoneyConfirmed(number=one.number, asked_by=one.by), *answer)


@decides(RejectMoney, roles=DESK | FLOOR, phases=ANY_TIME)
def reject(state: Tournament, asked: Asked[RejectMoney], book: Book) -> Answer:
    one = answerable(state, asked.command.number, asked.by)
    if isinstance(one, Refused):
        return one
    if not asked.command.why.strip():
        return Refused("reason_missing")
    return (MoneyRejected(number=one.number, asked_by=one.by, why=asked.command.why.strip()),)


def confirmable(state: Tournament, number: int, by: Actor, key: str = "") -> Waiting | Refused:
    """The act of that number, if it waits and that person may confirm it."""
    one = answerable(state, number, by)
    if isinstance(one, Waiting) and one.of_giver(by.name, key):
        return Refused("same_person", {"number": one.number, "by": one.by})
    return one


def answerable(state: Tournament, number: int, by: Actor) -> Waiting | Refused:
    """The act of that number, if it waits and is for somebody of that role."""
    if not 1 <= number <= len(state.waiting):
        return Refused("nothing_waits", {"number": number})
    one = state.waiting[number - 1]
    if one.status != "open":
        return Refused("money_settled", {"number": number, "by": one.second})
    command = TOURNAMENT.asked.read(one.asked)
    rule = TOURNAMENT.commands[type(command)]
    if by.role not in rule.roles:
        allowed = ", ".join(sorted(rule.roles))
        return Refused("role", {"role": by.role, "allowed": allowed, "command": type(command).__name__})
    return one
