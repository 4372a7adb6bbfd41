"""A room of ten full tables in the middle of its night: people on their way after a table was broken, some
out, infractions, registration closed. For looking at how tall the console's pages are.

python -m tests.support.ten_tables DATA    # a room in that folder, with the account ``direccion``
"""

import sys
import time
from datetime import UTC, datetime

from tests.support.counted_night import PASSWORD
from tests.support.events import published
from tests.support.kept_room import keep, open_folder
from tests.support.room import MINUTE, Room

from torneo.tournament.clock.commands import StartSession
from torneo.tournament.conduct.commands import RecordInfraction
from torneo.tournament.entries.commands import CheckIdentity, CloseRegistration, EnterPlayer, RegisterPlayer
from torneo.tournament.hands.commands import ReportElimination
from torneo.tournament.seats.commands import BreakTable, DrawSeats, OpenTable
from torneo.tournament.structure.model import Day, Flight, Payout, ReEntry

STREAM = "diez"
TABLES, SEATS = 10, 10
_FIRST = ("Álvaro", "Begoña", "Carlos", "Débora", "Elías", "Fátima", "Gonzalo", "Héctor", "Inés", "Jordi")
_LAST = ("Castro", "Domínguez", "Echevarría", "Fernández", "Gutiérrez", "Hernández", "Ibáñez", "Jiménez",
         "López", "Muñoz")  # fmt: skip


def night(start: int) -> Room:
    """Eleven tables are opened and one is broken: nine or ten at each of the ten that stay. ``start``: a
    minute ago, in milliseconds, so that the room's clock agrees with the computer's."""
    starts = datetime.fromtimestamp(start / 1000, UTC).isoformat(timespec="minutes")
    room = published(
        at=start, seats_per_table=SEATS, payout=Payout(places=12), reentry=ReEntry(limit=None),
        days=(Day(number=1, flights=(Flight(name="1", starts=starts),)),),
    )  # fmt: skip
    for number in range(1, 98):
        player = f"p{number}"
        name = f"{_FIRST[number % 10]} {_LAST[number // 10]}"
        room.do(RegisterPlayer(player=player, name=name, document=f"D{number}", born="1990-01-01"))
        room.do(CheckIdentity(player=player))
        room.do(EnterPlayer(player=player))
    room.do(OpenTable(session="1", table=1, until=TABLES + 1))
    room.do(DrawSeats(session="1"))
    room.do(StartSession(session="1"))
    room.later(minutes=1)
    for number in (1, 2, 3):
        taken = room.state.tables[number].taken
        room.do(ReportElimination(table=number, seat=taken[0], beaten_by=(taken[1],)))
        room.do(
            RecordInfraction(clause="tda-2013/4.1", facts="teléfono en la mesa", table=number, seat=taken[1])
        )
    room.do(CloseRegistration(session="1", why="sala llena"))
    room.do(BreakTable(table=TABLES + 1))
    return room


def made(data: str) -> None:
    open_folder(data, PASSWORD)
    keep(STREAM, night(int(time.time() * 1000) - MINUTE))


if __name__ == "__main__":
    made(sys.argv[1])
