"""A night in the middle of its first levels, with people whose names have accents, for counting what each act
of a director costs.

python -m tests.support.counted_night DATA    # a room in that folder, each act with an event of its own name
"""

import sys

from tests.support.events import published
from tests.support.kept_room import keep, open_folder
from tests.support.room import Room

from torneo.tournament.clock.commands import StartSession
from torneo.tournament.entries.commands import (
    CheckIdentity,
    CloseRegistration,
    EnterPlayer,
    RegisterPlayer,
)
from torneo.tournament.hands.commands import EndEvent, ReportElimination
from torneo.tournament.prizes.commands import SetPayouts
from torneo.tournament.seats.commands import DrawSeats, OpenTable
from torneo.tournament.structure.model import Payout, ReEntry

PASSWORD = "un-caballo-verde"
NAMES = (
    "Verónica Castro", "José Muñoz", "Núria Ruiz", "Álvaro Ruiz", "Óscar Rey", "Iñaki Gómez", "Ana López",
    "Begoña Sáez", "Carlos Núñez", "Débora Gil", "Elías Mañas", "Fátima Peña", "Gonzalo Ibáñez",
    "Héctor León", "Inés Santos", "Jordi Ferrer",
)  # fmt: skip
#: What is counted; each has its own event, so that no test sees what another did.
ACTS = (
    "inscribir", "eliminar", "reentrada", "mover", "pausa", "nivel", "cerrar", "sancion", "teclas", "varios",
    "ficha", "corregir",
)  # fmt: skip
#: Known to the event, not entered yet.
LATE = "Víctor Cruz"


def evening() -> Room:
    """Sixteen players at three tables of eight, level 1, entries and re-entries open."""
    room = published(seats_per_table=8, payout=Payout(places=3), reentry=ReEntry(limit=None))
    for number, name in enumerate((*NAMES, LATE), 1):
        player = f"p{number}"
        room.do(RegisterPlayer(player=player, name=name, document=f"D{number}", born="1990-01-01"))
        room.do(CheckIdentity(player=player))
        if name != LATE:
            room.do(EnterPlayer(player=player))
    room.do(OpenTable(session="1", table=1, until=3))
    room.do(DrawSeats(session="1"))
    room.do(StartSession(session="1"))
    return room.later(minutes=1)


def over() -> Room:
    """Three of three players paid are placed and the event has ended: everybody waits at the cash desk."""
    room = published(seats_per_table=8, payout=Payout(places=3))
    for number, name in enumerate(NAMES[:3], 1):
        room.do(RegisterPlayer(player=f"p{number}", name=name, document=f"D{number}", born="1990-01-01"))
        room.do(CheckIdentity(player=f"p{number}"))
        room.do(EnterPlayer(player=f"p{number}"))
    room.do(OpenTable(session="1", table=1))
    room.do(DrawSeats(session="1"))
    room.do(StartSession(session="1"))
    room.later(minutes=1).do(CloseRegistration(session="1", why="todos están"))
    room.do(SetPayouts())
    for _ in range(2):
        out, by, *_ = room.state.tables[1].taken
        room.later(minutes=1).do(ReportElimination(table=1, seat=out, beaten_by=(by,)))
    room.do(EndEvent())
    return room


def made(data: str) -> None:
    open_folder(data, PASSWORD)
    for act in ACTS:
        keep(act, evening())
    keep("pagar", over())


if __name__ == "__main__":
    made(sys.argv[1])
