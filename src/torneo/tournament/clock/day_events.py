"""Events between two days, and what they change: counts, bags, the next day's field."""

from torneo.tournament.chips.state import Count
from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.seats.events import leave_seat
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import (
    ChipPoints,
    ClauseId,
    Code,
    EntryNumber,
    Reason,
    SessionId,
    TableNumber,
)


class CountSigned(Event, frozen=True):
    """A count sheet. ``known``: the stack on record; a difference has its ``cause`` and ``note``. The stack
    itself changes when the session is finished and all the sheets add up."""

    entry: EntryNumber
    session: SessionId
    points: ChipPoints
    known: ChipPoints
    player: str = ""
    supervisor: str = ""
    cause: Code = ""
    note: str = ""
    clauses: tuple[ClauseId, ...] = ()


class StacksBagged(Event, frozen=True):
    """{entry: points} put away until the next day. Whatever was uncounted at the tables is in them now."""

    session: SessionId
    stacks: dict[EntryNumber, ChipPoints]
    clauses: tuple[ClauseId, ...] = ()


class SessionFinished(Event, frozen=True):
    """``over``: what ended it (``levels``, ``time``, ``players``, ``hands``), empty if the direction did,
    with ``why``."""

    session: SessionId
    over: Code = ""
    why: Reason = ""


class StackSetAside(Event, frozen=True):
    """A player's smaller stack does not go on: another entry of his does."""

    entry: EntryNumber
    keeps: EntryNumber


class StacksJoined(Event, frozen=True):
    """A player's stacks are put together: ``points`` of ``entry`` go to ``into``."""

    entry: EntryNumber
    into: EntryNumber
    points: ChipPoints


class PotCarried(Event, frozen=True):
    """Chips owed to the next pot of a table of the day before wait at another table."""

    from_table: TableNumber
    table: TableNumber
    points: ChipPoints


@applies(CountSigned)
def _count_signed(state: Tournament, event: CountSigned, happened: Happened) -> None:
    state.sessions[event.session].counts[event.entry] = event.points
    signed = [name for name in (event.player, event.supervisor) if name]
    state.counts.append(
        Count(entry=event.entry, points=event.points, signed=signed, at=happened.at, session=event.session)
    )


@applies(StacksBagged)
def _bagged(state: Tournament, event: StacksBagged, _: Happened) -> None:
    for number, points in event.stacks.items():
        entry = state.entries[number]
        leave_seat(state, number)
        entry.status, entry.stack = "bagged", points
        entry.arrived, entry.away_since, entry.away_stack = True, 0, 0
    for table in state.tables.values():
        if table.session == event.session:
            table.uncounted = 0


@applies(SessionFinished)
def _finished(state: Tournament, event: SessionFinished, happened: Happened) -> None:
    session = state.sessions[event.session]
    session.status, session.finished_at = "finished", happened.at
    session.clock.left = max(session.clock.remaining(happened.at), 0)
    session.clock.running = False
    session.hand_for_hand = False


@applies(StackSetAside)
def _set_aside(state: Tournament, event: StackSetAside, _: Happened) -> None:
    state.entries[event.entry].status = "surrendered"


@applies(StacksJoined)
def _joined(state: Tournament, event: StacksJoined, _: Happened) -> None:
    entry = state.entries[event.entry]
    entry.stack -= event.points
    entry.status = "surrendered"
    state.entries[event.into].stack += event.points


@applies(PotCarried)
def _pot_carried(state: Tournament, event: PotCarried, _: Happened) -> None:
    state.tables[event.from_table].carried -= event.points
    state.tables[event.table].carried += event.points
