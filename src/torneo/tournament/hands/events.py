"""Events of hands, and what they change."""

from torneo.hand.button import Positions
from torneo.tournament.conduct.penalties import on_penalty
from torneo.tournament.entries.missed import count_blinds
from torneo.tournament.hands.state import Elimination
from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.live_hand.kept import hand_over
from torneo.tournament.seats.events import leave_seat
from torneo.tournament.seats.positions import without_big_blind
from torneo.tournament.seats.state import HandNow, VoidDeal
from torneo.tournament.state import Tournament
from torneo.tournament.structure.levels import listed
from torneo.tournament.vocabulary import (
    ChipPoints,
    Code,
    Count,
    EntryNumber,
    HandNumber,
    LevelNumber,
    Number,
    Reason,
    Seat,
    TableNumber,
)


class HandStarted(Event, frozen=True):
    """``dealt``: the seats that get cards. Chips owed to this pot leave ``carried`` of the table with it.
    ``round``: the round of hand-for-hand it belongs to, else 0."""

    table: TableNumber
    number: HandNumber
    level: LevelNumber
    game: Code
    positions: Positions
    dealt: tuple[Seat, ...]
    round: Number = 0


class FirstCardDealt(Event, frozen=True):
    """``without``: seats of players still on their way, who wait for the next hand."""

    table: TableNumber
    without: tuple[Seat, ...] = ()


class HandEnded(Event, frozen=True):
    """Stacks after the hand, of the seats it changed, and what stays for the next pot."""

    table: TableNumber
    number: HandNumber
    stacks: dict[Seat, ChipPoints]
    carried: ChipPoints = 0


class HandCancelled(Event, frozen=True):
    """``redeal``: the same hand is dealt again; else it never was."""

    table: TableNumber
    number: HandNumber
    why: Reason
    redeal: bool = False


class Eliminated(Event, frozen=True):
    """An entry has lost its last chip and gives up its seat. ``stack``: at the start of the hand."""

    entry: EntryNumber
    table: TableNumber
    seat: Seat
    hand: HandNumber
    stack: ChipPoints
    by: tuple[EntryNumber, ...] = ()
    together: Count = 0
    rank: Number = 0


class ChipsMoved(Event, frozen=True):
    """A stack passes to others, or to the uncounted chips of the table, without a reported hand."""

    table: TableNumber
    entry: EntryNumber
    points: ChipPoints
    to: dict[EntryNumber, ChipPoints] = {}


class EventEnded(Event, frozen=True):
    """``winner``: the entry that wins; 0 if everybody was disqualified."""

    winner: EntryNumber


@applies(EventEnded)
def _event_ended(state: Tournament, event: EventEnded, happened: Happened) -> None:
    state.phase = "ended"
    for session in state.sessions.values():
        if session.status == "running":
            session.status = "finished"
            session.finished_at = happened.at
            session.clock.left = session.clock.remaining(happened.at)
            session.clock.running = False


@applies(HandStarted)
def _started(state: Tournament, event: HandStarted, happened: Happened) -> None:
    table = state.tables[event.table]
    again, void = bool(table.redealing), table.redeal
    if void is None:
        table.before, table.game_before = table.positions, table.last_game
    table.redeal = None
    table.positions = event.positions
    table.hands = event.number
    table.round = event.round
    table.last_game = event.game
    stacks = {}
    for seat in event.dealt:
        entry = state.entries[table.seats[seat - 1]]
        stacks[seat] = entry.stack
        entry.dealt = True
    table.hand = HandNow(
        number=event.number, level=event.level, game=event.game, started_at=happened.at,
        dealt=list(event.dealt), stacks=stacks, redealt=again,
        missing=list(void.missing if again and void is not None else table.missing),
        absent=[seat for seat in event.dealt if state.entries[table.seats[seat - 1]].is_away],
        penalised=on_penalty(state, event.table, happened.at),
    )  # fmt: skip
    table.waiting = [seat for seat in table.waiting if seat not in stacks]


@applies(FirstCardDealt)
def _first_card(state: Tournament, event: FirstCardDealt, happened: Happened) -> None:
    table = state.tables[event.table]
    hand = table.hand
    assert hand is not None
    assert table.positions is not None
    hand.first_card_at = happened.at
    for seat in event.without:
        hand.dealt.remove(seat)
        del hand.stacks[seat]
    if table.positions.big in event.without:
        table.positions = without_big_blind(table.positions, hand.dealt)


@applies(HandEnded)
def _ended(state: Tournament, event: HandEnded, happened: Happened) -> None:
    table = state.tables[event.table]
    for seat, stack in event.stacks.items():
        state.entries[table.seats[seat - 1]].stack = stack
    table.carried = event.carried
    if table.hand is not None and not state.sessions[table.session].registration_closed_at:
        level = listed(state.structure, table.hand.level)
        if level is not None and table.positions is not None:
            count_blinds(table, table.before, table.positions, level)
    if table.hand is not None:
        for seat in table.hand.missing:
            left = table.missing.pop(seat, 1) - 1
            if left:
                table.missing[seat] = left
    hand_over(state, table, happened.at)
    table.hand = None


@applies(HandCancelled)
def _cancelled(state: Tournament, event: HandCancelled, happened: Happened) -> None:
    table = state.tables[event.table]
    hand_over(state, table, happened.at, void=True)
    hand, table.hand = table.hand, None
    if not event.redeal or hand is None:
        table.forget_hand()
        return
    players = {seat: table.seats[seat - 1] for seat in hand.dealt if table.seats[seat - 1]}
    table.redeal = VoidDeal(level=hand.level, game=hand.game, players=players, missing=hand.missing)


@applies(Eliminated)
def _eliminated(state: Tournament, event: Eliminated, happened: Happened) -> None:
    entry = state.entries[event.entry]
    session = entry.session
    hand = state.tables[event.table].hand
    if hand is not None and event.seat in hand.stacks:
        hand.dealt.remove(event.seat)
        del hand.stacks[event.seat]
    leave_seat(state, event.entry)
    entry.status = "out"
    state.eliminations.append(
        Elimination(
            entry=event.entry, session=session, table=event.table, hand=event.hand, at=happened.at,
            stack=event.stack, together=event.together, by=list(event.by), rank=event.rank,
        )
    )  # fmt: skip


@applies(ChipsMoved)
def _moved(state: Tournament, event: ChipsMoved, _: Happened) -> None:
    """In the middle of a hand the stacks it counts with change too."""
    table = state.tables[event.table]
    changes = {event.entry: -event.points, **event.to}
    for number, points in changes.items():
        entry = state.entries[number]
        entry.stack += points
        if table.hand is not None and entry.table == event.table and entry.seat in table.hand.stacks:
            table.hand.stacks[entry.seat] += points
    table.uncounted -= sum(changes.values())
