"""Events of a recorded hand, and what they change."""

from typing import Any

from torneo.tournament.kernel import Decider, Event, Happened
from torneo.tournament.recorded.state import Recorded, Said
from torneo.tournament.vocabulary import ChipPoints, HandNumber, Seat, TableNumber

HAND: Decider[Recorded] = Decider()
applies = HAND.applies
decides = HAND.decides


class HandBegun(Event, frozen=True):
    """``tournament``: the event it is a hand of."""

    tournament: str
    table: TableNumber
    number: HandNumber
    setup: dict[str, Any]
    names: dict[int, str] = {}
    policies: dict[str, Any] = {}


class ActTold(Event, frozen=True):
    """``rulings``: the one on the act, then those it set off."""

    step: dict[str, Any]
    rulings: tuple[Said, ...]


class ActTakenBack(Event, frozen=True):
    """``step``: the one that no longer counts."""

    step: dict[str, Any]


class HandRecorded(Event, frozen=True):
    """``stacks``: of each seat at the end."""

    stacks: dict[Seat, ChipPoints]
    unfinished: bool = False


@applies(HandBegun)
def _begun(state: Recorded, event: HandBegun, happened: Happened) -> None:
    state.event, state.table, state.number = event.tournament, event.table, event.number
    state.setup, state.names, state.policies = event.setup, dict(event.names), event.policies
    state.begun_at = happened.at


@applies(ActTold)
def _told(state: Recorded, event: ActTold, _: Happened) -> None:
    state.steps.append(event.step)
    state.rulings.append(event.rulings)


@applies(ActTakenBack)
def _taken_back(state: Recorded, event: ActTakenBack, _: Happened) -> None:
    state.steps.pop()
    state.rulings.pop()
    state.taken_back += 1


@applies(HandRecorded)
def _recorded(state: Recorded, event: HandRecorded, happened: Happened) -> None:
    state.ended_at, state.unfinished = happened.at, event.unfinished
