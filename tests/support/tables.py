"""Tables of a running session put together at once, without the hands that led there."""

from collections.abc import Iterable, Mapping
from typing import Any

from tests.support.events import sheet
from tests.support.room import COMMITMENT, START, Room

from torneo.hand.button import Positions
from torneo.rulebook import Book
from torneo.tournament.clock.state import Session
from torneo.tournament.entries.state import Entry, Player
from torneo.tournament.seats.state import HandNow, Table
from torneo.tournament.state import Tournament

STACK = 10_000


def hall(
    book: str | Book,
    tables: Mapping[int, int | Iterable[int]],
    *,
    seats: int = 9,
    closed: bool = True,
    **structure: Any,
) -> Room:
    """A room in session "1" with these tables: {number: players, or the seats taken}.

    The entry in seat s of table t is 100 x t + s. ``closed``: nobody can register any more.
    """
    room = Room(book)
    room.state = running(tables, seats=seats, closed=closed, **structure)
    room.state.book = room.book.id
    return room


def running(
    tables: Mapping[int, int | Iterable[int]], *, seats: int = 9, closed: bool = True, **structure: Any
) -> Tournament:
    state = Tournament(
        id="prueba", phase="running", structure=sheet(seats_per_table=seats, **structure), at=START
    )
    state.sessions["1"] = Session(
        id="1", day=1, status="running", started_at=START, commitment=COMMITMENT, drawn=True,
        registration_closed_at=START if closed else 0,
    )  # fmt: skip
    for number, taken in tables.items():
        chosen = range(1, taken + 1) if isinstance(taken, int) else taken
        table = Table(number=number, session="1", seats=[0] * seats)
        state.tables[number] = table
        for seat in chosen:
            entry = 100 * number + seat
            table.seats[seat - 1] = entry
            player = f"p{entry}"
            state.players[player] = Player(id=player, name=player)
            state.entries[entry] = Entry(
                number=entry, player=player, session="1", status="seated", table=number, seat=seat,
                stack=STACK, received=STACK, assigned=entry,
            )  # fmt: skip
    state.ledger.issued = {STACK: len(state.entries)}
    return state


def placed(room: Room, table: int, button: int, small: int, big: int, game: str = "nlhe") -> None:
    """The positions of the hand the table has just finished."""
    place = room.state.tables[table]
    place.positions, place.last_game, place.hands = Positions(button, small, big), game, 1


def in_hand(room: Room, table: int, button: int = 1, small: int = 2, big: int = 3) -> None:
    """A hand is being played there."""
    placed(room, table, button, small, big)
    place = room.state.tables[table]
    place.hand = HandNow(
        number=1, level=1, game="nlhe", started_at=START, dealt=place.taken, first_card_at=START,
        stacks=dict.fromkeys(place.taken, STACK),
    )  # fmt: skip


def counts(room: Room) -> dict[int, int]:
    """Players at each table in play."""
    return {table.number: table.players for table in room.state.open_tables("1")}
