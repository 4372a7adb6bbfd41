"""The people of a simulated event: what they are like, when they come, what they decide for themselves."""

import random
from typing import Final

import msgspec

from torneo.simulate.bots import Temper, draw_temper

_FIRST: Final = (
    "Ana", "Bruno", "Carla", "Diego", "Elena", "Fabio", "Gloria", "Hugo", "Inés", "Jorge", "Karen", "Luis",
    "Marta", "Nicolás", "Olga", "Pablo", "Rosa", "Sergio", "Teresa", "Valeria",
)  # fmt: skip
_LAST: Final = (
    "Acosta", "Benítez", "Castro", "Díaz", "Espinosa", "Fuentes", "García", "Herrera", "Ibáñez", "Jiménez",
    "López", "Molina", "Navarro", "Ortega", "Pérez", "Quiroga", "Romero", "Suárez", "Torres", "Vega",
)  # fmt: skip

#: Shares of the crowd: who comes late, who buys again, who takes the add-on, who leaves the table for a while
#: in a hand's time.
LATE: Final = 0.15
BUYS_AGAIN: Final = 0.4
TAKES_ADDON: Final = 0.7
WALKS_OFF: Final = 0.0008


class Guest(msgspec.Struct, frozen=True):
    """A person: ``spends`` is how many times they would buy again."""

    id: str
    name: str
    document: str
    born: str
    temper: Temper
    late: bool
    spends: int


def guest(number: int, rng: random.Random) -> Guest:
    """The person who comes as number so and so."""
    name = f"{_FIRST[int(rng.random() * len(_FIRST))]} {_LAST[int(rng.random() * len(_LAST))]}"
    spends = 0
    while spends < 3 and rng.random() < BUYS_AGAIN:
        spends += 1
    return Guest(
        id=f"p{number}", name=f"{name} {number}", document=f"D{number:07}",
        born=f"{1940 + int(rng.random() * 45)}-{1 + int(rng.random() * 12):02}-15",
        temper=draw_temper(rng), late=rng.random() < LATE, spends=spends,
    )  # fmt: skip
