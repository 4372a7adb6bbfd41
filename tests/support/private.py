"""An event in which somebody has told the desk what is nobody else's business."""

from tests.support.room import Room
from tests.support.seating import opened

from torneo.tournament.clock.commands import StartSession
from torneo.tournament.entries.commands import EnterPlayer, RegisterPlayer
from torneo.tournament.seats.commands import DrawSeats

#: What the desk knows of Luz, as it may be written.
PERSONAL = (
    "DOC98765", "DOC-98765", "1987-06-05", "5/6/1987", "05/06/1987", "luz@example.org", "silla de ruedas",
)  # fmt: skip


def with_luz() -> Room:
    """In play at two tables, Luz among the players."""
    room = opened("fcp-2025", 12, 2)
    who = {"document": "DOC-98765", "born": "1987-06-05", "contact": "luz@example.org"}
    room.do(RegisterPlayer(player="luz", name="Luz Amaya", **who, needs="silla de ruedas"))
    room.do(EnterPlayer(player="luz", id_checked=True))
    room.do(DrawSeats(session="1"))
    room.do(StartSession(session="1"))
    return room
