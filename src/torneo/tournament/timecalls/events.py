"""Events of time called on a player, and what they change."""

from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.state import Tournament
from torneo.tournament.timecalls.state import TimeCall, TimeOver
from torneo.tournament.vocabulary import (
    ClauseId,
    Code,
    EntryNumber,
    HandNumber,
    Reason,
    Seat,
    Seconds,
    TableNumber,
)


class TimeCalled(Event, frozen=True):
    """``caller``: a player's id, or the role of the staff."""

    table: TableNumber
    seat: Seat
    hand: HandNumber
    caller: str
    clauses: tuple[ClauseId, ...] = ()


class TimeStarted(Event, frozen=True):
    """``seconds``: all the time, of which the last ``countdown`` are counted aloud."""

    table: TableNumber
    seat: Seat
    seconds: Seconds
    countdown: int
    clauses: tuple[ClauseId, ...] = ()


class TimeRefused(Event, frozen=True):
    table: TableNumber
    seat: Seat
    why: Reason
    clauses: tuple[ClauseId, ...] = ()


class TimeStopped(Event, frozen=True):
    table: TableNumber
    seat: Seat


class TimeExpired(Event, frozen=True):
    """``outcome``: ``hand_dead``, ``check``, ``action_demanded`` (asked for once more), ``in_time`` (doubt
    favours the player) or ``more_time``."""

    table: TableNumber
    seat: Seat
    outcome: Code
    clauses: tuple[ClauseId, ...] = ()


class TimeCardUsed(Event, frozen=True):
    """``left``: the cards the player still has; running time is made longer by ``seconds``."""

    entry: EntryNumber
    table: TableNumber
    seat: Seat
    seconds: Seconds
    left: int


@applies(TimeCardUsed)
def _card_used(state: Tournament, event: TimeCardUsed, _: Happened) -> None:
    state.entries[event.entry].time_cards_used += 1
    hand = state.tables[event.table].hand
    if hand is not None and hand.time_call is not None and hand.time_call.seat == event.seat:
        hand.time_call.seconds += event.seconds


def _set(state: Tournament, table: int, call: TimeCall | None) -> None:
    hand = state.tables[table].hand
    assert hand is not None
    hand.time_call = call
    hand.time_over = None


def _call(state: Tournament, table: int) -> TimeCall:
    hand = state.tables[table].hand
    assert hand is not None
    assert hand.time_call is not None
    return hand.time_call


@applies(TimeCalled)
def _called(state: Tournament, event: TimeCalled, happened: Happened) -> None:
    _set(state, event.table, TimeCall(seat=event.seat, caller=event.caller, asked_at=happened.at))


@applies(TimeStarted)
def _started(state: Tournament, event: TimeStarted, happened: Happened) -> None:
    call = _call(state, event.table)
    cards = 0 if call.started_at else call.seconds  # spent while the floor was still on the way
    call.started_at, call.seconds, call.countdown = happened.at, event.seconds + cards, event.countdown


@applies(TimeRefused)
def _refused(state: Tournament, event: TimeRefused, _: Happened) -> None:
    _set(state, event.table, None)


@applies(TimeStopped)
def _stopped(state: Tournament, event: TimeStopped, _: Happened) -> None:
    _set(state, event.table, None)


@applies(TimeExpired)
def _expired(state: Tournament, event: TimeExpired, happened: Happened) -> None:
    call = _call(state, event.table)
    if event.outcome == "action_demanded":
        call.demanded = True
    elif event.outcome == "more_time":
        call.started_at = happened.at
    else:
        _set(state, event.table, None)
    hand = state.tables[event.table].hand
    assert hand is not None
    hand.time_over = TimeOver(seat=event.seat, outcome=event.outcome, clauses=event.clauses)
