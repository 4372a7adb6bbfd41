"""Steps the tests of entries share: people at the desk, chips won and lost, a clock moved on."""

from typing import Any

from tests.support.clock import register
from tests.support.room import Room

from torneo.tournament import Event
from torneo.tournament.clock.commands import AnnounceLevel, EndBreak, StartBreak
from torneo.tournament.entries.commands import EnterPlayer
from torneo.tournament.entries.state import Entry
from torneo.tournament.hands.commands import ReportHand


def enter(room: Room, player: str, **fields: Any) -> tuple[Event, ...]:
    """Registers the player if need be, and buys in."""
    register(room, player)
    return room.do(EnterPlayer(player=player, **fields))


def of(room: Room, player: str) -> Entry:
    """The player's latest entry."""
    return room.state.entries[room.state.players[player].entries[-1]]


def play(room: Room, player: str, stack: int, winner: str = "") -> None:
    """A hand after which the player holds ``stack``; a neighbour, or ``winner``, has the rest."""
    entry = of(room, player)
    table = room.state.tables[entry.table]
    dealt = table.hand.dealt if table.hand is not None else table.taken
    seat = of(room, winner).seat if winner else next(one for one in dealt if one != entry.seat)
    other = room.state.entries[table.seats[seat - 1]]
    taken = entry.stack - stack + table.carried
    beaten: dict[int, tuple[int, ...]] = {entry.seat: (seat,)} if stack == 0 else {}
    room.do(
        ReportHand(
            table=table.number, stacks={entry.seat: stack, seat: other.stack + taken}, beaten_by=beaten
        )
    )


def bust(room: Room, player: str) -> Entry:
    """The player loses everything; the entry as it then is."""
    entry = of(room, player)
    play(room, player, 0)
    assert entry.status == "out"
    assert entry.stack == 0
    return entry


def to_level(room: Room, level: int, session: str = "1") -> Room:
    """Plays the clock on to the start of a level, through the breaks."""
    clock = room.state.sessions[session].clock
    while clock.level < level:
        to_zero(room, session)
        if clock.level in {one.after_level for one in room.state.structure.breaks}:
            room.do(StartBreak(session=session))
            room.now = max(room.now, clock.ends_at)
            room.do(EndBreak(session=session))
        else:
            room.do(AnnounceLevel(session=session))
    return room


def to_zero(room: Room, session: str = "1") -> Room:
    """The clock runs out; nobody has announced anything yet."""
    room.now = max(room.now, room.state.sessions[session].clock.ends_at)
    return room
