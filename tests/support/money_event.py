"""A small event that has ended with prizes to pay, under a sheet that wants a second person for money."""

from tests.support.events import published
from tests.support.room import Room

from torneo.tournament.clock.commands import StartSession
from torneo.tournament.entries.commands import CheckIdentity, CloseRegistration, EnterPlayer, RegisterPlayer
from torneo.tournament.hands.commands import EndEvent, ReportElimination
from torneo.tournament.prizes.commands import SetPayouts
from torneo.tournament.seats.commands import DrawSeats, OpenTable
from torneo.tournament.structure.model import Payout, SecondPerson

NAMES = ("Verónica Castro", "José Muñoz", "Núria Ruiz")


ONE_PERSON = SecondPerson()


def over(second_person: SecondPerson = ONE_PERSON) -> Room:
    """Three of three players paid are placed: everybody waits at the cash desk."""
    room = published(seats_per_table=8, payout=Payout(places=3), second_person=second_person)
    for number, name in enumerate(NAMES, 1):
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
