"""Events for the screens on the wall, each with its clock standing still at a moment worth looking at.

python -m tests.support.wall_room DATA    # a room in that folder
"""

import sys

from tests.support.events import published
from tests.support.kept_room import keep, open_folder
from tests.support.room import Room

from torneo.tournament.clock.commands import StartSession
from torneo.tournament.conduct.commands import Announce
from torneo.tournament.entries.commands import CheckIdentity, CloseRegistration, EnterPlayer, RegisterPlayer
from torneo.tournament.prizes.commands import SetPayouts
from torneo.tournament.seats.commands import BreakTable, DrawSeats, OpenTable
from torneo.tournament.structure.model import Payout

PASSWORD = "un-caballo-verde"
FIRST = ("Verónica", "José Ángel", "Núria", "Álvaro", "Óscar", "Iñaki", "María de los Ángeles", "Begoña")
LAST = ("Castro", "Muñoz Etxeberria", "Ruiz", "Gómez-Ibáñez de la Fuente", "Rey", "López", "Peña", "Sáez")


def names(many: int) -> list[str]:
    """As many different names, some of them long."""
    found = [f"{first} {last}" for last in LAST for first in FIRST]
    return [f"{found[n % len(found)]} {n // len(found) + 1}" for n in range(many)]


def night(players: int, tables: int, places: int = 3) -> Room:
    """Level 1 with everybody in his seat."""
    room = published(name="Noche de la pared", seats_per_table=9, payout=Payout(places=places))
    for number, name in enumerate(names(players), 1):
        player = f"p{number}"
        room.do(RegisterPlayer(player=player, name=name, document=f"D{number}", born="1990-01-01"))
        room.do(CheckIdentity(player=player))
        room.do(EnterPlayer(player=player))
    room.do(OpenTable(session="1", table=1, until=tables))
    room.do(DrawSeats(session="1"))
    room.do(StartSession(session="1"))
    return room.later(minutes=1)


def breaking() -> Room:
    """Two tables of five are broken at once, and more is announced than fits on two lines."""
    room = night(24, 5)
    room.do(CloseRegistration(session="1", why="no viene nadie más"))
    for table in (4, 5):
        room.do(BreakTable(table=table))
    for text in (
        "Cena en el salón de arriba",
        "La caja cierra a las dos",
        "El bote especial se sortea en el descanso",
    ):
        room.do(Announce(kind="other", about={"text": text}))
    return room.later(seconds=5)


def moving() -> Room:
    """One table is broken, its players are on their way."""
    room = night(22, 5)
    room.do(CloseRegistration(session="1", why="no viene nadie más"))
    room.do(BreakTable(table=5))
    return room.later(seconds=5)


def paying() -> Room:
    """Registration closed, two dozen prizes published."""
    room = night(45, 6, places=24)
    room.do(CloseRegistration(session="1", why="no viene nadie más"))
    room.do(SetPayouts())
    return room.later(seconds=5)


def made(data: str) -> None:
    open_folder(data, PASSWORD)
    keep("cierres", breaking())
    keep("cobro", paying())
    keep("mudanza", moving())
    keep("vacia", night(16, 2))
    keep("voces", night(16, 2))
    keep("grande", night(320, 36))


if __name__ == "__main__":
    made(sys.argv[1])
