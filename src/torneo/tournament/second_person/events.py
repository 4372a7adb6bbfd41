"""Events of acts of money that wait for a second person."""

from torneo.tournament.corrections.events import Consequence
from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.second_person.state import Waiting, WaitsFor
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import Number, PersonName, Reason, Worked


class MoneyAsked(Event, frozen=True):
    """An act of money waits for a second person. ``asked``: the command as JSON; ``consequences``: of a
    correction, as they were when it was asked for."""

    number: Number
    kind: WaitsFor
    asked: Worked
    consequences: tuple[Consequence, ...] = ()


class MoneyConfirmed(Event, frozen=True):
    """A second person has confirmed what ``asked_by`` asked for; what it brings about follows."""

    number: Number
    asked_by: PersonName


class MoneyRejected(Event, frozen=True):
    number: Number
    asked_by: PersonName
    why: Reason


@applies(MoneyAsked)
def _asked(state: Tournament, event: MoneyAsked, happened: Happened) -> None:
    state.waiting.append(
        Waiting(
            number=event.number, kind=event.kind, asked=event.asked, at=happened.at, by=happened.by.name,
            role=happened.by.role, key=happened.key, consequences=list(event.consequences),
        )
    )  # fmt: skip


@applies(MoneyConfirmed)
def _confirmed(state: Tournament, event: MoneyConfirmed, happened: Happened) -> None:
    state.waiting[event.number - 1].confirmed_by(happened.by.name)


@applies(MoneyRejected)
def _rejected(state: Tournament, event: MoneyRejected, happened: Happened) -> None:
    one = state.waiting[event.number - 1]
    one.status, one.second, one.why = "rejected", happened.by.name, event.why
