"""Nights on which something was recorded wrongly, and the same nights with it recorded right.

python -m tests.support.mistakes DATA    # a room in that folder: each night as ``NAME`` and ``NAME-bien``
"""

import sys
from collections.abc import Callable

from tests.support.corrections import arrive, hand, night
from tests.support.kept_room import keep, open_folder
from tests.support.room import Room

from torneo.tournament.clock.commands import PauseClock
from torneo.tournament.entries.commands import CheckIdentity, CloseRegistration, EnterPlayer, RegisterPlayer
from torneo.tournament.hands.commands import ReportElimination, ReportHand, StartHand
from torneo.tournament.prizes.commands import SetPayouts
from torneo.tournament.seats.commands import BreakTable, ConfirmArrival
from torneo.tournament.structure.model import Payout

PASSWORD = "un-caballo-verde"


def elimination(*, right: bool) -> Room:
    """Seat 3 was reported out, and it was seat 4; two hands and another elimination since."""
    room = night(players=6, payout=Payout(places=6))
    room.do(CloseRegistration(session="1", why="todos están"))
    room.do(SetPayouts())
    room.later(minutes=1).do(StartHand(table=1))
    out = 4 if right else 3
    stacks = {out: 0, 5: 20_000}
    room.later(minutes=1).do(ReportHand(table=1, stacks=stacks, beaten_by={out: (5,)}))
    hand(room, 1, s5=-400, s1=400)
    hand(room, 1, s1=-250, s2=250)
    room.later(minutes=1).do(ReportElimination(table=1, seat=6, beaten_by=(2,)))
    return _stopped(room)


def broken_table(*, right: bool) -> Room:
    """Table 3 was broken, its players sat down elsewhere, and it never had to be."""
    room = night(players=12, tables=3, seats=6, payout=Payout(places=12))
    room.do(CloseRegistration(session="1", why="todos están"))
    room.do(SetPayouts())
    stay = [
        [seat for seat, entry in enumerate(room.state.tables[table].seats, 1) if entry] for table in (1, 2)
    ]
    if not right:
        moved = [entry for entry in room.state.tables[3].seats if entry]
        room.later(minutes=1).do(BreakTable(table=3))
        for entry in moved:
            room.later(seconds=20).do(ConfirmArrival(entry=entry))
    else:
        room.later(minutes=1).later(seconds=20 * 4)
    for table, (one, two, *_) in enumerate(stay, 1):
        hand(room, table, **{f"s{one}": 500, f"s{two}": -500})
    room.later(minutes=1).do(ReportElimination(table=1, seat=stay[0][1], beaten_by=(stay[0][0],)))
    return _stopped(room)


def sale(*, right: bool) -> Room:
    """With the first level under way an entry was sold to María Gil, and it was Marta Gil's."""
    room = night(players=8, tables=2, seats=6, payout=Payout(places=9))
    for player, name in (("marta", "Marta Gil"), ("maria", "María Gil")):
        room.do(RegisterPlayer(player=player, name=name, document=player, born="1990-01-01"))
        room.do(CheckIdentity(player=player))
    room.later(minutes=1).do(EnterPlayer(player="marta" if right else "maria"))
    table = room.state.tables[2]
    one, two = [seat for seat, entry in enumerate(table.seats, 1) if entry and entry != 9][:2]
    hand(room, 2, **{f"s{one}": 300, f"s{two}": -300})
    room.later(minutes=1).do(ReportElimination(table=2, seat=two, beaten_by=(one,)))
    arrive(room, 10)
    return _stopped(room)


def _stopped(room: Room) -> Room:
    """Nothing happens by itself any more."""
    room.later(minutes=1).do(PauseClock(session="1", why="se mira lo anotado"))
    return room


NIGHTS: dict[str, Callable[..., Room]] = {"salida": elimination, "cierre": broken_table, "venta": sale}


def made(data: str) -> None:
    open_folder(data, PASSWORD)
    for name, one in NIGHTS.items():
        keep(name, one(right=False))
        keep(f"{name}-bien", one(right=True))


if __name__ == "__main__":
    made(sys.argv[1])
