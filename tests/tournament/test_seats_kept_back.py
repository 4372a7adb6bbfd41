"""Starting short: the first draw leaves seats for those who come late, and a table is asked for when all are
taken while registration is open."""

from tests.support.events import published
from tests.support.room import Room

from torneo.tournament import todo
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.entries.commands import CheckIdentity, CloseRegistration, EnterPlayer, RegisterPlayer
from torneo.tournament.seats.commands import DrawSeats, OpenTable
from torneo.tournament.structure.model import Registration


def entered(room: Room, count: int) -> Room:
    for number in range(len(room.state.players) + 1, len(room.state.players) + 1 + count):
        player = f"p{number}"
        room.do(RegisterPlayer(player=player, name=f"Jugador {number}", document=player, born="1990-01-01"))
        room.do(CheckIdentity(player=player))
        room.do(EnterPlayer(player=player))
    return room


def opening(room: Room) -> list[OpenTable]:
    dues = todo(room.state, room.now, room.book)
    return [one.command for one in dues if isinstance(one.command, OpenTable)]


def night(kept: int) -> Room:
    sheet = Registration(closes_level=6, kept_seats=kept)
    return entered(published(seats_per_table=9, registration=sheet), 26)


def test_tables_are_asked_for_so_that_each_keeps_its_seats() -> None:
    assert opening(night(0)) == [OpenTable(session="1", table=1, until=3)]
    room = night(2)
    (command,) = opening(room)
    assert command == OpenTable(session="1", table=1, until=4)
    room.do(command)
    room.do(DrawSeats(session="1"))
    assert all(len(one.free) >= 2 for one in room.state.open_tables("1"))


def test_a_table_is_asked_for_when_no_seat_is_left_and_people_may_come() -> None:
    room = night(0)
    for command in (
        OpenTable(session="1", table=1, until=3),
        DrawSeats(session="1"),
        StartSession(session="1"),
    ):
        room.do(command)
    room.later(minutes=1)
    assert opening(room) == []
    entered(room, 1)
    assert opening(room) == [OpenTable(session="1", table=4)]
    room.do(CloseRegistration(session="1", why="nadie más"))
    assert opening(room) == []
