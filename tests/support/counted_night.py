"""A night in the middle of its first levels, with people whose names have accents, for counting what each act
of a director costs.

python -m tests.support.counted_night DATA    # a room in that folder, each act with an event of its own name
"""

import sys

from tests.support.events import published
from tests.support.kept_room import keep, open_folder
from tests.support.money_event import over
from tests.support.room import Room

from torneo.tournament.clock.commands import StartSession
from torneo.tournament.entries.commands import CheckIdentity, EnterPlayer, RegisterPlayer
from torneo.tournament.seats.commands import DrawSeats, OpenTable
from torneo.tournament.structure.model import Payout, ReEntry, SecondPerson

PASSWORD = "un-caballo-verde"
NAMES = (
    "Verónica Castro", "José Muñoz", "Núria Ruiz", "Álvaro Ruiz", "Óscar Rey", "Iñaki Gómez", "Ana López",
    "Begoña Sáez", "Carlos Núñez", "Débora Gil", "Elías Mañas", "Fátima Peña", "Gonzalo Ibáñez",
    "Héctor León", "Inés Santos", "Jordi Ferrer",
)  # fmt: skip
#: What is counted; each has its own event, so that no test sees what another did.
ACTS = (
    "inscribir", "eliminar", "reentrada", "mover", "pausa", "nivel", "cerrar", "sancion", "teclas", "varios",
    "ficha", "corregir", "teclado",
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


def made(data: str) -> None:
    open_folder(data, PASSWORD)
    from tests.support.people_of import account

    for act in ACTS:
        keep(act, evening())
    keep("pagar", over())
    keep("cuatro-ojos", over(SecondPerson(payments=True)))
    account("caja", "desk", PASSWORD)


if __name__ == "__main__":
    made(sys.argv[1])
