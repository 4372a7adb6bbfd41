"""Events of calls to the floor, rulings and dealers, and what they change."""

from typing import Any

from torneo.floor.ruling import Ruling
from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.rulings.state import About, Call, Dealing, Given
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import (
    CallNumber,
    ChipPoints,
    ClauseId,
    Code,
    EntryNumber,
    HandNumber,
    InfractionNumber,
    PenaltyNumber,
    Reason,
    RulingNumber,
    Seat,
    TableNumber,
)


class FloorCalled(Event, frozen=True):
    """``entry``: the player in that seat, 0 without one."""

    call: CallNumber
    table: TableNumber
    about: About
    seat: Seat = 0
    entry: EntryNumber = 0
    note: str = ""


class CallTaken(Event, frozen=True):
    """Who gave the command is coming. ``before``: who was, until now."""

    call: CallNumber
    table: TableNumber
    before: str = ""


class CallClosed(Event, frozen=True):
    call: CallNumber
    table: TableNumber
    note: str = ""
    ruling: RulingNumber = 0


class RulingGiven(Event, frozen=True):
    """``outcome``: what the book makes of the last step, with its clauses; ``setup`` and ``steps`` are all it
    follows from. ``entry``: the player in the seat ruled on. ``lasts``: the question outlives the hand;
    ``told``: the act was told in the hand of the table."""

    ruling: RulingNumber
    table: TableNumber
    setup: dict[str, Any]
    steps: tuple[dict[str, Any], ...]
    outcome: Ruling
    hand: HandNumber = 0
    call: CallNumber = 0
    seat: Seat = 0
    entry: EntryNumber = 0
    lasts: bool = False
    told: bool = False


class RulingDecided(Event, frozen=True):
    """``outcome``: what carrying the option out led to. ``action`` and ``amount``: of another ruling, what it
    is. ``infraction`` and ``penalty``: what went on record with it, by their numbers; an infraction without a
    penalty still has to be answered, or was let pass."""

    ruling: RulingNumber
    table: TableNumber
    option: Code
    why: Reason
    outcome: Ruling
    action: str = ""
    amount: ChipPoints = 0
    clauses: tuple[ClauseId, ...] = ()
    infraction: InfractionNumber = 0
    penalty: PenaltyNumber = 0


class RulingOverruled(Event, frozen=True):
    ruling: RulingNumber
    table: TableNumber
    why: Reason
    clauses: tuple[ClauseId, ...] = ()


class DealerRelieved(Event, frozen=True):
    """``before``: who dealt there; ``left_table``: where the new dealer sat until now, 0 if nowhere."""

    table: TableNumber
    dealer: str
    before: str = ""
    left_table: int = 0
    note: str = ""


@applies(FloorCalled)
def _called(state: Tournament, event: FloorCalled, happened: Happened) -> None:
    assert event.call == len(state.calls) + 1, event.call
    state.calls.append(
        Call(
            number=event.call, table=event.table, about=event.about, at=happened.at, by=happened.by,
            seat=event.seat, entry=event.entry, note=event.note,
        )
    )  # fmt: skip


@applies(CallTaken)
def _taken(state: Tournament, event: CallTaken, happened: Happened) -> None:
    call = state.calls[event.call - 1]
    call.taken_at, call.taken_by = happened.at, happened.by


@applies(CallClosed)
def _closed(state: Tournament, event: CallClosed, happened: Happened) -> None:
    call = state.calls[event.call - 1]
    call.closed_at, call.closed_by, call.closing = happened.at, happened.by, event.note
    call.ruling = event.ruling or call.ruling


@applies(RulingGiven)
def _given(state: Tournament, event: RulingGiven, happened: Happened) -> None:
    assert event.ruling == len(state.rulings) + 1, event.ruling
    state.rulings.append(
        Given(
            number=event.ruling, table=event.table, at=happened.at, by=happened.by, setup=event.setup,
            steps=list(event.steps), outcome=event.outcome, hand=event.hand, call=event.call,
            seat=event.seat, entry=event.entry, lasts=event.lasts,
            told=event.told,
        )
    )  # fmt: skip
    if event.call:
        state.calls[event.call - 1].ruling = event.ruling


@applies(RulingDecided)
def _decided(state: Tournament, event: RulingDecided, happened: Happened) -> None:
    given = state.rulings[event.ruling - 1]
    given.option, given.why, given.decision = event.option, event.why, event.outcome
    given.decided_at, given.decided_by = happened.at, happened.by
    given.infraction, given.penalty = event.infraction, event.penalty


@applies(RulingOverruled)
def _overruled(state: Tournament, event: RulingOverruled, happened: Happened) -> None:
    given = state.rulings[event.ruling - 1]
    given.overruled, given.overruled_at, given.overruled_by = event.why, happened.at, happened.by


@applies(DealerRelieved)
def _relieved(state: Tournament, event: DealerRelieved, happened: Happened) -> None:
    if event.left_table:
        state.dealers.pop(event.left_table, None)
    state.dealers[event.table] = Dealing(
        dealer=event.dealer, since=happened.at, note=event.note, before=event.before
    )
