"""Events of the bubble, and what they change."""

from torneo.tournament.bubble.state import Bubble
from torneo.tournament.clock.state import HAND_FOR_HAND
from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.state import Tournament
from torneo.tournament.vocabulary import (
    ChipPoints,
    ClauseId,
    Code,
    Count,
    EntryNumber,
    HandNumber,
    LevelNumber,
    Number,
    Reason,
    Seat,
    SessionId,
    TableNumber,
)


class HandForHandStarted(Event, frozen=True):
    """``must``: the book demanded it; else the direction wanted it earlier. ``paid``: places in the money,
    None if that is not settled."""

    session: SessionId
    players: Count
    paid: Count | None = None
    must: bool = False
    clauses: tuple[ClauseId, ...] = ()


class RoundStarted(Event, frozen=True):
    """``tables``: those that play one hand now, at this level, whatever the clock says meanwhile. A table
    in the middle of a hand plays the round with it."""

    session: SessionId
    round: Number
    level: LevelNumber
    tables: tuple[TableNumber, ...]
    clauses: tuple[ClauseId, ...] = ()


class RoundTimed(Event, frozen=True):
    """The clock stands and each hand takes its time off it: what it shows now, ``left`` in milliseconds."""

    session: SessionId
    level: LevelNumber
    left: int
    clauses: tuple[ClauseId, ...] = ()


class RoundLevelFixed(Event, frozen=True):
    """The level of the next round, by the first table to finish."""

    session: SessionId
    table: TableNumber
    level: LevelNumber
    clauses: tuple[ClauseId, ...] = ()


class HandFrozen(Event, frozen=True):
    """Cards face down, no further card dealt. ``all_in``: {seat: chips of the player all-in}."""

    table: TableNumber
    number: HandNumber
    all_in: dict[Seat, ChipPoints]
    clauses: tuple[ClauseId, ...] = ()


class RunOutOpened(Event, frozen=True):
    table: TableNumber
    number: HandNumber
    clauses: tuple[ClauseId, ...] = ()


class HandForHandEnded(Event, frozen=True):
    """``cause``: ``money``, ``players`` (as few as the book plays it to), ``one_table`` or ``direction``."""

    session: SessionId
    cause: Code
    why: Reason = ""
    clauses: tuple[ClauseId, ...] = ()


class HeadsConfirmed(Event, frozen=True):
    table: TableNumber
    players: Count


class InTheMoney(Event, frozen=True):
    """Every table has confirmed its players: those left are all paid. ``tables``: {table: players}."""

    session: SessionId
    players: Count
    paid: Count
    tables: dict[int, int]


class DeclaredSimultaneous(Event, frozen=True):
    """``number`` tells this moment from the others that were declared."""

    entries: tuple[EntryNumber, ...]
    number: HandNumber
    why: Reason
    clauses: tuple[ClauseId, ...] = ()


@applies(HandForHandStarted)
def _started(state: Tournament, event: HandForHandStarted, _: Happened) -> None:
    session = state.sessions[event.session]
    session.hand_for_hand = True
    session.bubble = Bubble(in_money_at=session.bubble.in_money_at)


@applies(RoundStarted)
def _round(state: Tournament, event: RoundStarted, _: Happened) -> None:
    session = state.sessions[event.session]
    session.round = event.round
    session.bubble = Bubble(
        tables=list(event.tables), level=event.level, in_money_at=session.bubble.in_money_at
    )
    for number in event.tables:
        if state.tables[number].hand is not None:
            state.tables[number].round = event.round


@applies(RoundTimed)
def _timed(state: Tournament, event: RoundTimed, _: Happened) -> None:
    session = state.sessions[event.session]
    clock = session.clock
    clock.running, clock.left, clock.stopped_for = False, event.left, HAND_FOR_HAND
    if event.level != clock.level:
        clock.level = event.level
        session.levels_started.append(event.level)
        session.counts = {}


@applies(RoundLevelFixed)
def _level(state: Tournament, event: RoundLevelFixed, _: Happened) -> None:
    bubble = state.sessions[event.session].bubble
    bubble.next_level, bubble.first = event.level, event.table


@applies(HandFrozen)
def _frozen(state: Tournament, event: HandFrozen, _: Happened) -> None:
    hand = state.tables[event.table].hand
    assert hand is not None
    hand.frozen = dict(event.all_in)


@applies(RunOutOpened)
def _opened(state: Tournament, event: RunOutOpened, _: Happened) -> None:
    hand = state.tables[event.table].hand
    assert hand is not None
    hand.running_out = True


@applies(HandForHandEnded)
def _ended(state: Tournament, event: HandForHandEnded, happened: Happened) -> None:
    session = state.sessions[event.session]
    clock = session.clock
    if clock.stopped_for == HAND_FOR_HAND:
        clock.running, clock.stopped_for = True, ""
        clock.ends_at, clock.left = happened.at + clock.left, 0
    session.hand_for_hand = False
    session.bubble = Bubble(heads=session.bubble.heads, in_money_at=session.bubble.in_money_at)


@applies(HeadsConfirmed)
def _heads(state: Tournament, event: HeadsConfirmed, _: Happened) -> None:
    table = state.tables[event.table]
    state.sessions[table.session].bubble.heads[event.table] = event.players


@applies(InTheMoney)
def _in_the_money(state: Tournament, event: InTheMoney, happened: Happened) -> None:
    bubble = state.sessions[event.session].bubble
    bubble.in_money_at, bubble.heads = happened.at, {}


@applies(DeclaredSimultaneous)
def _simultaneous(state: Tournament, event: DeclaredSimultaneous, _: Happened) -> None:
    for one in state.eliminations:
        if one.entry in event.entries:
            one.moment = event.number
