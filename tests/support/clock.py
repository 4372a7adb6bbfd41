"""Rooms with people at the tables and a clock to run, for the tests of the clock and of the days."""

from typing import Any, TypeVar

from tests.support.books import FAMILY
from tests.support.events import published
from tests.support.room import Room

from torneo.rulebook import Book, load_book
from torneo.tournament import Due, Event, todo
from torneo.tournament.clock.commands import FinishSession, SignCount, StartSession
from torneo.tournament.entries.commands import EnterPlayer, RegisterPlayer
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.seats.commands import DrawSeats, OpenTable
from torneo.tournament.structure.model import Break, Day, Flight, Level

#: The books whose level waits for the floor's word; in the others the sound of the clock begins it.
ANNOUNCED = tuple(book for book in FAMILY if book != "tda-2024")

#: Two days as Pokerfest plays them: levels 1 to 7, and from level 8 to the end.
TWO_DAYS = (
    Day(number=1, last_level=7, flights=(Flight(name="1", starts="2027-01-15T08:00+00:00"),)),
    Day(number=2, first_level=8, flights=(Flight(name="2", starts="2027-01-16T15:00+00:00"),)),
)
#: Two starting flights of three levels and a second day.
FLIGHTS = (
    Day(number=1, last_level=3, flights=(Flight(name="1A", starts="2027-01-15T08:00+00:00"),
                                         Flight(name="1B", starts="2027-01-15T18:00+00:00"))),
    Day(number=2, first_level=4, flights=(Flight(name="2", starts="2027-01-16T15:00+00:00"),)),
)  # fmt: skip
NO_BREAKS: tuple[Break, ...] = ()
E = TypeVar("E", bound=Event)


def pokerfest_levels() -> tuple[Level, ...]:
    """The printed tables: every level but the eighth."""
    schedule = load_book("pokerfest-2011").values["time_blind_schedule"]
    return tuple(
        Level(number=number, small_blind=values[0], big_blind=values[1], ante=values[2])
        for number, values in schedule.items()
        if values
    )


def pokerfest(players: int = 6, **fields: Any) -> Room:
    """Pokerfest as printed: its blind tables, 40 minutes a level, two days."""
    usual: dict[str, Any] = {
        "levels": pokerfest_levels(), "level_minutes": 40, "breaks": (Break(after_level=6),),
        "days": TWO_DAYS, "stack": {25: 8, 100: 8, 500: 8, 1000: 5},
    }  # fmt: skip
    return seated("pokerfest-2011", players, **{**usual, **fields})


def missed(hands: int) -> tuple[Room, int]:
    """Pokerfest with one seat empty, and so many hands played from a button three places before it: small
    blind two before, big blind one before."""
    room = pokerfest(players=8)
    room.do(StartSession())
    empty = room.state.tables[1].free[0]
    button = (empty - 4) % 9 + 1
    for hand in range(hands):
        room.do(StartHand(table=1, button=button if hand == 0 else 0))
        room.do(ReportHand(table=1, stacks={}))
    return room, empty


def seated(book: str | Book, players: int = 6, session: str = "", **fields: Any) -> Room:
    """Published, entered and drawn: ready to start. Tables of nine, as few as hold everybody."""
    room = published(book, **fields)
    return fill(room, players, session or next(iter(room.state.sessions)))


def fill(room: Room, players: int, session: str, first_table: int = 1) -> Room:
    before = len(room.state.players)
    for number in range(before + 1, before + players + 1):
        register(room, f"p{number}")
        room.do(EnterPlayer(player=f"p{number}", session=session))
    tables = -(-players // room.state.structure.seats_per_table)
    room.do(OpenTable(session=session, table=first_table, until=first_table + tables - 1))
    room.do(DrawSeats(session=session))
    return room


def register(room: Room, player: str) -> None:
    if player not in room.state.players:
        room.do(
            RegisterPlayer(player=player, name=f"Jugador {player}", document=f"D-{player}", born="1990-05-01")
        )


def started(book: str | Book, players: int = 6, session: str = "", **fields: Any) -> Room:
    room = seated(book, players, session, **fields)
    room.do(StartSession(session=session))
    return room


def dues(room: Room, reason: str = "") -> list[Due]:
    """What the clock asks for now, or everything with that reason."""
    return [one for one in todo(room.state, room.now, room.book) if not reason or one.reason == reason]


def only(events: tuple[Event, ...], kind: type[E]) -> E:
    """The one event of that kind."""
    found = [one for one in events if isinstance(one, kind)]
    assert len(found) == 1, events
    return found[0]


def sign_all(room: Room, session: str, stacks: dict[int, int] | None = None) -> None:
    """Everybody at the tables of the session is counted, by default at the stack on record."""
    for table in room.state.open_tables(session):
        for entry in filter(None, table.seats):
            points = (stacks or {}).get(entry, room.state.entries[entry].stack)
            room.do(SignCount(entry=entry, points=points, player=f"firma {entry}", supervisor="Sofía"))


def finish(room: Room, session: str, stacks: dict[int, int] | None = None) -> None:
    sign_all(room, session, stacks)
    room.do(FinishSession(session=session))
