"""Events of the hand as it is told, and what they change."""

from typing import Any

from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.live_hand.kept import keep_told
from torneo.tournament.live_hand.state import LiveHand, ToldAct
from torneo.tournament.rulings.state import Given
from torneo.tournament.seats.state import HandNow
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import Code, HandNumber, RulingNumber, TableNumber


class HandToldFrom(Event, frozen=True):
    """``setup``: the table at the deal; ``in_part``: at a later moment, or otherwise than the event knows it,
    so that no result comes out of what is told."""

    table: TableNumber
    number: HandNumber
    setup: dict[str, Any]
    in_part: bool = False


class ActTold(Event, frozen=True):
    """``ruling``: the one on it, where it is not what happens in every hand; ``answers``: the ruling whose
    question it answers; ``lapsed``: rulings whose questions the hand has gone past with it; ``carried_out``:
    those on acts out of turn whose turn came with it."""

    table: TableNumber
    number: HandNumber
    step: dict[str, Any]
    ruling: RulingNumber = 0
    answers: RulingNumber = 0
    lapsed: tuple[RulingNumber, ...] = ()
    carried_out: tuple[RulingNumber, ...] = ()


class ActTakenBack(Event, frozen=True):
    """``ruling``: withdrawn with the act; ``answers`` and ``lapsed``: rulings whose questions are open
    again."""

    table: TableNumber
    number: HandNumber
    step: dict[str, Any]
    ruling: RulingNumber = 0
    answers: RulingNumber = 0
    lapsed: tuple[RulingNumber, ...] = ()


class HandToldToTheEnd(Event, frozen=True):
    """The result that follows came out of what was told."""

    table: TableNumber
    number: HandNumber


class MatterSettled(Event, frozen=True):
    ruling: RulingNumber
    table: TableNumber
    what: Code


def _hand(state: Tournament, table: int) -> HandNow:
    hand = state.tables[table].hand
    assert hand is not None, table
    return hand


def _told(state: Tournament, table: int) -> LiveHand:
    told = _hand(state, table).told
    assert told is not None, table
    return told


@applies(HandToldFrom)
def _from(state: Tournament, event: HandToldFrom, happened: Happened) -> None:
    """What was told of it before, of another moment, is kept."""
    if (told := _hand(state, event.table).told) is not None and told.acts:
        keep_told(state, state.tables[event.table], happened.at)
    _hand(state, event.table).told = LiveHand(setup=event.setup, begun_at=happened.at, in_part=event.in_part)


@applies(ActTold)
def _act(state: Tournament, event: ActTold, happened: Happened) -> None:
    told = _told(state, event.table)
    told.acts.append(
        ToldAct(
            step=event.step, later=happened.at - told.begun_at, by=happened.by, ruling=event.ruling,
            answers=event.answers, lapsed=event.lapsed, carried_out=event.carried_out,
        )
    )  # fmt: skip
    for number in event.lapsed:
        state.rulings[number - 1].lapsed = True


@applies(ActTakenBack)
def _taken_back(state: Tournament, event: ActTakenBack, happened: Happened) -> None:
    told = _told(state, event.table)
    told.acts.pop()
    told.taken_back += 1
    if event.ruling:
        given = state.rulings[event.ruling - 1]
        given.withdrawn_at, given.withdrawn_by = happened.at, happened.by
    if event.answers:
        _open_again(state.rulings[event.answers - 1])
    for number in event.lapsed:
        state.rulings[number - 1].lapsed = False


def _open_again(given: Given) -> None:
    given.option = given.why = ""
    given.decision = given.decided_by = None
    given.decided_at = given.penalty = 0


@applies(HandToldToTheEnd)
def _to_the_end(state: Tournament, event: HandToldToTheEnd, _: Happened) -> None:
    _told(state, event.table).to_the_end = True


@applies(MatterSettled)
def _settled(state: Tournament, event: MatterSettled, _: Happened) -> None:
    state.rulings[event.ruling - 1].settled.append(event.what)
