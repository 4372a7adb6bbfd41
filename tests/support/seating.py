"""Tables with players in chosen seats, for tests that care who sits where."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.support.events import published
from tests.support.room import Room

from torneo.hand.button import Positions
from torneo.rulebook import Book
from torneo.tournament import Event, problems
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.decider import evolve
from torneo.tournament.entries.commands import CheckIdentity, EnterPlayer, RegisterPlayer
from torneo.tournament.entries.stacks import starting_stack
from torneo.tournament.hands.commands import ReportElimination, ReportHand, StartHand
from torneo.tournament.hands.events import HandStarted
from torneo.tournament.kernel import happen
from torneo.tournament.seats.commands import BreakTable, ConfirmArrival, OpenTable
from torneo.tournament.seats.events import Seated
from torneo.tournament.structure.model import Level


def levels(small: int, big: int) -> tuple[Level, ...]:
    """A sheet whose first level has these blinds."""
    return tuple(
        Level(number=number, small_blind=small * number, big_blind=big * number) for number in range(1, 13)
    )


def entered(room: Room, count: int, first: int = 1, **about: Any) -> list[int]:
    """So many players more, registered, checked and paid; their entries."""
    numbers = []
    for number in range(first, first + count):
        player = f"p{number}"
        room.do(
            RegisterPlayer(
                player=player, name=f"Jugador {number}", document=f"D{number}", born="1990-01-01", **about
            )
        )
        room.do(CheckIdentity(player=player))
        room.do(EnterPlayer(player=player))
        numbers.append(max(room.state.entries))
    return numbers


def opened(book: str | Book, players: int, tables: int, seats: int = 9, **structure: Any) -> Room:
    """So many players registered and tables open; nothing drawn yet."""
    room = published(book, seats_per_table=seats, **structure)
    entered(room, players)
    room.do(OpenTable(session="1", table=1, until=tables))
    return room


def seated(
    book: str | Book,
    places: Mapping[int, Sequence[int]],
    seats: int = 9,
    start: bool = True,
    **structure: Any,
) -> Room:
    """{table: seats taken}, in play: entries are numbered in this order and hold the starting stack."""
    room = published(book, seats_per_table=seats, **structure)
    entered(room, sum(map(len, places.values())))
    for table in places:
        room.do(OpenTable(session="1", table=table))
    entry = 0
    for table, taken in places.items():
        for seat in taken:
            entry += 1
            put(
                room,
                Seated(entry=entry, table=table, seat=seat, why="test"),
                starting_stack(room.state, entry, "1"),
            )
    room.state.sessions["1"].drawn = True
    if start:
        room.do(StartSession(session="1"))
    return room


def put(room: Room, *events: Event) -> None:
    """Applies events as they are."""
    asked = room.asked(StartSession())
    for one in happen(room.state, asked, events):
        evolve(room.state, one)
        room.journal.append(one)
    assert problems(room.state) == []


def at(room: Room, table: int, seat: int) -> int:
    """The entry in that seat."""
    found = room.state.entry_at(table, seat)
    assert found is not None, f"nobody in seat {seat} of table {table}"
    return found.number


def place(room: Room, entry: int) -> tuple[int, int]:
    return room.state.entries[entry].table, room.state.entries[entry].seat


def start(room: Room, table: int, button: int = 0) -> HandStarted:
    """The next hand begins at the table."""
    (started,) = room.do(StartHand(table=table, button=button))
    assert isinstance(started, HandStarted)
    return started


def play(room: Room, table: int, button: int = 0, stacks: Mapping[int, int] | None = None) -> Positions:
    """A whole hand, in which the stacks given change."""
    positions = start(room, table, button).positions
    room.do(ReportHand(table=table, stacks=dict(stacks or {})))
    return positions


def relocated(book: str | Book, last_seat: str = "big") -> tuple[Room, int]:
    """A player from a broken table, there in the given position of the last hand, who falls on the big blind
    in seat 4 of table 1."""
    full = range(1, 10)  # enough players for the book to want no break first
    room = seated(book, {1: full, 5: full, 6: full, 9: (1, 2, 3)}, levels=levels(100, 200))
    play(room, 1, button=1)
    his = getattr(play(room, 9, button=1), last_seat)
    entry = at(room, 9, his)
    for seat in (1, 2, 3):
        if seat != his:
            room.do(ReportElimination(table=9, seat=seat, beaten_by=(his,)))
    room.do(ReportElimination(table=1, seat=4, beaten_by=(5,)))
    room.do(BreakTable(table=9))
    room.do(ConfirmArrival(entry=entry))
    assert place(room, entry) == (1, 4)
    return room, entry
