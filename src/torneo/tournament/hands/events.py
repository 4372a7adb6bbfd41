"""Events of hands, and what they change."""

from torneo.hand.button import Positions
from torneo.tournament.hands.state import Elimination
from torneo.tournament.kernel import Event, Happened, applies
from torneo.tournament.seats.events import leave_seat
from torneo.tournament.seats.state import HandNow
from torneo.tournament.state import Tournament


class HandStarted(Event, frozen=True):
    """``dealt``: the seats that get cards. Chips owed to this pot leave ``carried`` of the table with it."""

    table: int
    number: int
    level: int
    game: str
    positions: Positions
    dealt: tuple[int, ...]


class FirstCardDealt(Event, frozen=True):
    table: int


class HandEnded(Event, frozen=True):
    """Stacks after the hand, of the seats it changed, and what stays for the next pot."""

    table: int
    number: int
    stacks: dict[int, int]
    carried: int = 0


class HandCancelled(Event, frozen=True):
    table: int
    number: int
    why: str


class Eliminated(Event, frozen=True):
    """An entry has lost its last chip and gives up its seat. ``stack``: at the start of the hand."""

    entry: int
    table: int
    seat: int
    hand: int
    stack: int
    by: tuple[int, ...] = ()
    together: int = 0


class ChipsMoved(Event, frozen=True):
    """A stack passes to others, or to the uncounted chips of the table, without a reported hand."""

    table: int
    entry: int
    points: int
    to: dict[int, int] = {}


@applies(HandStarted)
def _started(state: Tournament, event: HandStarted, happened: Happened) -> None:
    table = state.tables[event.table]
    table.positions = event.positions
    table.hands = event.number
    stacks = {}
    for seat in event.dealt:
        stacks[seat] = state.entries[table.seats[seat - 1]].stack
    table.hand = HandNow(
        number=event.number, level=event.level, game=event.game, started_at=happened.at,
        dealt=list(event.dealt), stacks=stacks,
    )  # fmt: skip
    table.waiting = [seat for seat in table.waiting if seat not in stacks]


@applies(FirstCardDealt)
def _first_card(state: Tournament, event: FirstCardDealt, happened: Happened) -> None:
    hand = state.tables[event.table].hand
    assert hand is not None
    hand.first_card_at = happened.at


@applies(HandEnded)
def _ended(state: Tournament, event: HandEnded, _: Happened) -> None:
    table = state.tables[event.table]
    for seat, stack in event.stacks.items():
        state.entries[table.seats[seat - 1]].stack = stack
    table.carried = event.carried
    table.hand = None


@applies(HandCancelled)
def _cancelled(state: Tournament, event: HandCancelled, _: Happened) -> None:
    state.tables[event.table].hand = None


@applies(Eliminated)
def _eliminated(state: Tournament, event: Eliminated, happened: Happened) -> None:
    entry = state.entries[event.entry]
    session = entry.session
    leave_seat(state, event.entry, happened.seq)
    entry.status = "out"
    state.eliminations.append(
        Elimination(
            entry=event.entry, session=session, table=event.table, hand=event.hand, at=happened.at,
            stack=event.stack, together=event.together, by=list(event.by),
        )
    )  # fmt: skip


@applies(ChipsMoved)
def _moved(state: Tournament, event: ChipsMoved, _: Happened) -> None:
    state.entries[event.entry].stack -= event.points
    given = 0
    for entry, points in event.to.items():
        state.entries[entry].stack += points
        given += points
    state.tables[event.table].uncounted += event.points - given
