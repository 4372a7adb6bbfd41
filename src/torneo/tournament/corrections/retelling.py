"""Which command a kind of event tells of: the guesses that ``again`` proves."""

from collections.abc import Iterator

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
from torneo.tournament.corrections.again import Events, guesses, like
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
from torneo.tournament.kernel import Command, Event
from torneo.tournament.prizes.commands import DeferPrize, PayPrize, SetPayouts
from torneo.tournament.prizes.events import PayoutsSet, PrizeDeferred, PrizePaid
from torneo.tournament.seats.commands import ConfirmArrival
from torneo.tournament.seats.events import Arrived
from torneo.tournament.state import Tournament


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
