"""Giving a command again that only its events tell of.

The journal keeps what happened, not what was asked. Which command it was is guessed from the events and
proved by deciding it on the state of that moment: only a command that brings about exactly these events is
the one. Reports of hands, levels, purchases and penalties are found in this way and can be given again to
another state. Where a draw or the floor's eye decided, what happened stays a fact.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from torneo.rulebook import Book
from torneo.tournament.clock import commands as clock
from torneo.tournament.clock.day_events import CountSigned, SessionFinished, StacksBagged
from torneo.tournament.clock.events import (
    BreakAnnounced,
    BreakEnded,
    BreakSkipped,
    BreakStarted,
    ClockPaused,
    ClockResumed,
    LevelSet,
    LevelStarted,
    SessionStarted,
    TimeAdded,
)
from torneo.tournament.conduct import commands as conduct
from torneo.tournament.conduct.events import InfractionRecorded
from torneo.tournament.conduct.offers import NO_PENALTY
from torneo.tournament.conduct.penalty_events import (
    InfractionLetPass,
    PenaltyCarriedOut,
    PenaltyGiven,
    SuspensionEnded,
)
from torneo.tournament.corrections.acts import Act
from torneo.tournament.entries import commands as entries
from torneo.tournament.entries.absence_events import BackAtTable, LeftTable
from torneo.tournament.entries.events import (
    Entered,
    EntryTakenOut,
    IdentityChecked,
    PlayerRegistered,
    RegistrationClosed,
)
from torneo.tournament.entries.purchase_events import AddOnTaken, RebuyPaid, RebuyTaken
from torneo.tournament.hands.commands import (
    CancelHand,
    DealFirstCard,
    EndEvent,
    ReportElimination,
    ReportHand,
    StartHand,
)
from torneo.tournament.hands.events import (
    ChipsMoved,
    Eliminated,
    EventEnded,
    FirstCardDealt,
    HandCancelled,
    HandEnded,
    HandStarted,
)
from torneo.tournament.kernel import TOURNAMENT, Actor, Asked, Command, Event, Refused
from torneo.tournament.prizes.commands import DeferPrize, PayPrize, SetPayouts
from torneo.tournament.prizes.events import PayoutsSet, PrizeDeferred, PrizePaid
from torneo.tournament.seats.commands import ConfirmArrival
from torneo.tournament.seats.events import Arrived
from torneo.tournament.state import Tournament

Events = tuple[Event, ...]
Guess = Callable[[Tournament, Events], Iterable[Command]]
C = TypeVar("C", bound=Command)

GUESSES: dict[type[Event], list[Guess]] = {}


def guesses(*kinds: type[Event]) -> Callable[[Guess], Guess]:
    """Registers a function that guesses the command behind events of which the first is of such a kind."""

    def register(guess: Guess) -> Guess:
        for kind in kinds:
            GUESSES.setdefault(kind, []).append(guess)
        return guess

    return register


class Behind(msgspec.Struct, frozen=True):
    """The command behind the first ``count`` events of those asked about; None: these are facts."""

    command: Command | None
    count: int


def behind(state: Tournament, act: Act, events: Events, book: Book) -> Behind:
    """The command that, given to the state before them, brings about exactly these events of the act.

    Events without a key may be those of several commands at one moment: then it may account for the first of
    them only.
    """
    for command in guessed(state, events):
        answer = decided(state, command, act, book)
        if answer == events or (not act.key and _starts(events, answer)):
            return Behind(command, len(answer) if isinstance(answer, tuple) else 0)
    return Behind(None, len(events) if act.key else 1)


def _starts(events: Events, answer: Events | Refused) -> bool:
    return isinstance(answer, tuple) and bool(answer) and events[: len(answer)] == answer


def guessed(state: Tournament, events: Events) -> Iterator[Command]:
    """The commands that may have been given; guesses that do not suit the state are passed over. What a
    command is about may stand after what it had to bring about first."""
    seen: set[type[Event]] = set()
    for place, event in enumerate(events):
        if type(event) not in seen:
            seen.add(type(event))
            yield from guessed_by(GUESSES, state, events[place:])


def guessed_by(
    registered: Mapping[type[Event], Sequence[Guess]], state: Tournament, events: Events
) -> Iterator[Command]:
    for guess in registered.get(type(events[0]), ()):
        try:
            yield from guess(state, events)
        except (LookupError, ValueError):
            continue


def decided(
    state: Tournament, command: Command, act: Act, book: Book, by: Actor | None = None, seed: str = ""
) -> Events | Refused:
    """What the command brings about at the act's time, given by who gave the act."""
    asked: Asked[Any] = Asked(command=command, by=by or act.by, at=act.at, seed=seed)
    return TOURNAMENT.decide(state, asked, book)


def like(kind: type[C], event: Event, **more: Any) -> C:
    """A command with the fields it shares with the event."""
    shared = {name: getattr(event, name) for name in kind.__struct_fields__ if hasattr(event, name)}
    return kind(**{**shared, **more})


def _plainly(kind: type[Command], *events: type[Event]) -> None:
    """Events that name all the fields of their command."""

    @guesses(*events)
    def guess(_: Tournament, found: Events) -> Iterator[Command]:
        yield like(kind, found[0])


for _kind, *_events in (
    (clock.StartSession, SessionStarted), (clock.AnnounceLevel, LevelStarted),
    (clock.EndBreak, LevelStarted, BreakEnded), (clock.ResumeClock, ClockResumed),
    (clock.PauseClock, ClockPaused),
    (clock.AddTime, TimeAdded), (clock.AnnounceBreak, BreakAnnounced), (clock.SignCount, CountSigned),
    (entries.RegisterPlayer, PlayerRegistered), (entries.CheckIdentity, IdentityChecked),
    (entries.CloseRegistration, RegistrationClosed), (entries.RemoveAbsent, EntryTakenOut),
    (entries.TakeAddOn, AddOnTaken), (entries.Rebuy, RebuyTaken, RebuyPaid), (entries.LeaveTable, LeftTable),
    (entries.DeclareRebuy, RebuyTaken), (ConfirmArrival, Arrived), (DealFirstCard, FirstCardDealt),
    (CancelHand, HandCancelled), (EndEvent, EventEnded), (conduct.GivePenalty, PenaltyGiven),
    (conduct.CarryOutPenalty, PenaltyCarriedOut, SuspensionEnded), (PayPrize, PrizePaid),
    (DeferPrize, PrizeDeferred),
):  # fmt: skip
    _plainly(_kind, *_events)


@guesses(BreakSkipped)
def _skipped(_: Tournament, events: Events) -> Iterator[Command]:
    yield like(clock.AnnounceLevel, events[0], skip_break=True)


@guesses(BreakStarted)
def _break(_: Tournament, events: Events) -> Iterator[Command]:
    event = events[0]
    yield like(clock.StartBreak, event, minutes=0, why="")
    yield like(clock.StartBreak, event)
    yield like(clock.StartBreak, event, minutes=0)


@guesses(LevelSet)
def _level(_: Tournament, events: Events) -> Iterator[Command]:
    event = events[0]
    assert isinstance(event, LevelSet)
    yield like(clock.SetLevel, event)
    yield like(clock.SetLevel, event, seconds=event.left // 1000)


@guesses(StacksBagged, SessionFinished)
def _finished(_: Tournament, events: Events) -> Iterator[Command]:
    for event in events:
        if isinstance(event, SessionFinished):
            yield like(clock.FinishSession, event)


@guesses(Entered, IdentityChecked)
def _entered(_: Tournament, events: Events) -> Iterator[Command]:
    for event in events:
        if isinstance(event, Entered):
            checked = isinstance(events[0], IdentityChecked)
            for told in (checked, not checked):
                yield like(entries.EnterPlayer, event, paid=None, id_checked=told)


@guesses(LeftTable)
def _left(_: Tournament, events: Events) -> Iterator[Command]:
    event = events[0]
    assert isinstance(event, LeftTable)
    yield like(entries.LeaveTable, event, told=True)
    yield like(entries.ReportNoShow, event, keep_chips=event.asked_to_keep)


@guesses(BackAtTable)
def _back(_: Tournament, events: Events) -> Iterator[Command]:
    event = events[0]
    assert isinstance(event, BackAtTable)
    yield entries.ReturnToTable(entry=event.entry, stack=event.counted)


@guesses(InfractionRecorded)
def _infraction(_: Tournament, events: Events) -> Iterator[Command]:
    event = events[0]
    yield like(conduct.RecordInfraction, event)
    yield like(conduct.RecordInfraction, event, entry=0)
    yield like(conduct.RecordInfraction, event, table=0, entry=0, hand=0)


@guesses(InfractionLetPass)
def _let_pass(_: Tournament, events: Events) -> Iterator[Command]:
    yield like(conduct.GivePenalty, events[0], penalty=NO_PENALTY)


@guesses(PayoutsSet)
def _payouts(_: Tournament, events: Events) -> Iterator[Command]:
    event = events[0]
    assert isinstance(event, PayoutsSet)
    yield SetPayouts(why=event.why)
    yield SetPayouts(places=len(event.amounts), why=event.why)
    yield SetPayouts(amounts=event.amounts, why=event.why)
    yield SetPayouts(why=event.why, envelopes=event.envelopes)
    yield SetPayouts(amounts=event.amounts, why=event.why, envelopes=event.envelopes)


@guesses(HandStarted)
def _started(_: Tournament, events: Events) -> Iterator[Command]:
    event = events[0]
    assert isinstance(event, HandStarted)
    if len(events) > 1 and isinstance(events[1], HandEnded):
        return
    yield StartHand(table=event.table)
    yield StartHand(table=event.table, button=event.positions.button)
    yield StartHand(table=event.table, game=event.game)
    yield StartHand(table=event.table, game=event.game, button=event.positions.button)


@guesses(HandEnded, HandStarted)
def _reported(state: Tournament, events: Events) -> Iterator[Command]:
    (ended,) = (event for event in events[:2] if isinstance(event, HandEnded))
    seats = state.tables[ended.table].seats
    out = [event for event in events if isinstance(event, Eliminated) and event.table == ended.table]
    ranked = sorted((event for event in out if event.rank), key=lambda event: event.rank)
    yield ReportHand(
        table=ended.table,
        stacks=dict(ended.stacks),
        carried=ended.carried,
        beaten_by={one.seat: tuple(seats.index(entry) + 1 for entry in one.by) for one in out if one.by},
        hand_order=tuple(event.seat for event in ranked),
    )


@guesses(ChipsMoved)
def _eliminated(state: Tournament, events: Events) -> Iterator[Command]:
    for event in events:
        if isinstance(event, Eliminated):
            seats = state.tables[event.table].seats
            winners = tuple(seats.index(entry) + 1 for entry in event.by)
            yield ReportElimination(table=event.table, seat=event.seat, beaten_by=winners)


def moved_stacks(old: Tournament, new: Tournament, command: Command) -> Command:
    """A report of a hand that brings each seat what it won or lost, whatever the stacks before it."""
    if not isinstance(command, ReportHand) or command.table not in new.tables:
        return command
    before, now = _before(old, command.table), _before(new, command.table)
    stacks = {
        seat: stack - before.get(seat, 0) + now.get(seat, 0) if seat in now else stack
        for seat, stack in command.stacks.items()
    }
    carried = command.carried - old.tables[command.table].carried + new.tables[command.table].carried
    return msgspec.structs.replace(command, stacks=stacks, carried=carried)


def _before(state: Tournament, number: int) -> dict[int, int]:
    table = state.tables[number]
    if table.hand is not None:
        return table.hand.stacks
    return {seat: state.entries[table.seats[seat - 1]].stack for seat in table.taken}
