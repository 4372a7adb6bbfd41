"""Moments of a director's night, each an event of its own name.

python -m tests.support.night_moments DATA    # a room in that folder
"""

import sys
from typing import Any

from tests.support.counted_night import LATE, NAMES, PASSWORD, evening
from tests.support.events import published
from tests.support.kept_room import keep, open_folder
from tests.support.money_event import over
from tests.support.room import Room

from torneo.tournament.clock.commands import StartSession
from torneo.tournament.entries.commands import (
    CheckIdentity,
    CloseRegistration,
    EnterPlayer,
    ReEnter,
    RegisterPlayer,
)
from torneo.tournament.hands.commands import ReportElimination, ReportHand, StartHand
from torneo.tournament.prizes.commands import SetPayouts
from torneo.tournament.seats.commands import DrawSeats, OpenTable
from torneo.tournament.structure.model import Payout, ReEntry

#: Of no other event, and without a document.
REGULAR = "Noelia Prado"


def _entered(names: tuple[str, ...], tables: int, **sheet: Any) -> Room:
    room = published(payout=Payout(places=3, rounding=1000), reentry=ReEntry(limit=None), **sheet)
    for number, name in enumerate(names, 1):
        room.do(RegisterPlayer(player=f"p{number}", name=name, document=f"D{number}", born="1990-01-01"))
        room.do(CheckIdentity(player=f"p{number}"))
        room.do(EnterPlayer(player=f"p{number}"))
    room.do(OpenTable(session="1", table=1, until=tables))
    room.do(DrawSeats(session="1"))
    return room


def before_the_start() -> Room:
    """Seats are drawn and the hour of the sheet has come; nobody has said anything."""
    return _entered(NAMES, 2).later(minutes=90)


def four_tables() -> Room:
    """Twenty-six at four tables, level 1; somebody of the first table is out, two come late."""
    names = tuple(f"{name} {part}" for part in ("Uno", "Dos") for name in NAMES)[:26]
    room = _entered(names, 4, seats_per_table=9)
    for player, name in (("late", LATE), ("regular", REGULAR)):
        room.do(RegisterPlayer(player=player, name=name, born="1990-01-01"))
    room.do(StartSession(session="1"))
    out, by, *_ = room.state.tables[1].taken
    room.later(minutes=1).do(ReportElimination(table=1, seat=out, beaten_by=(by,)))
    return room


def closed() -> Room:
    """Nobody can enter any more, and the prizes are published."""
    room = evening()
    room.do(CloseRegistration(session="1", why="es la hora"))
    room.do(SetPayouts())
    return room


def two_bullets() -> Room:
    """José Muñoz goes out, enters again and goes out again."""
    room = evening()
    for _ in range(2):
        entry = next(one for one in room.state.alive() if one.player == "p2")
        other = next(one for one in room.state.tables[entry.table].taken if one != entry.seat)
        room.later(minutes=1).do(ReportElimination(table=entry.table, seat=entry.seat, beaten_by=(other,)))
        if len(room.state.players["p2"].entries) == 1:
            room.later(minutes=1).do(ReEnter(player="p2"))
    return room


def uneven_three() -> Room:
    """Three left with 15,000, 10,000 and 5,000; prizes are multiples of 10 €."""
    room = _entered(NAMES[:3], 1)
    room.do(StartSession(session="1"))
    room.later(minutes=1).do(CloseRegistration(session="1", why="todos están"))
    room.do(SetPayouts())
    room.do(StartHand(table=1))
    one, _, three = room.state.tables[1].taken
    room.later(minutes=1).do(ReportHand(table=1, stacks={one: 15_000, three: 5_000}))
    return room


def made(data: str) -> None:
    open_folder(data, PASSWORD)
    from tests.support.people_of import account

    for name, moment in (
        ("hora", before_the_start), ("tarde", four_tables), ("cerrada", closed), ("balas", two_bullets),
        ("otra-noche", evening), ("puerta", evening), ("campeona", over), ("reparto", uneven_three),
    ):  # fmt: skip
        keep(name, moment())
    account("caja", "desk", PASSWORD)
    account("crupier", "dealer", PASSWORD)


if __name__ == "__main__":
    made(sys.argv[1])
