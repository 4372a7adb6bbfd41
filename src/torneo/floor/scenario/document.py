"""A scenario as it was written: the spot, what happened, what must follow."""

from typing import Any, Literal

import msgspec

from torneo.floor.acts import Act, Chips
from torneo.hand import Stakes
from torneo.rulebook import Book, Problem

Expectations = dict[str, Any]
"""Expectation key -> value in plain form: codes and seats as lists, cards as ints, ``None`` for none."""


class Seat(msgspec.Struct, frozen=True):
    """A player; ``chips`` by denomination where the scenario tells."""

    stack: int
    chips: Chips = {}
    name: str = ""
    absent: bool = False
    penalty_hands: int = 0
    unposted: bool = False
    arrived_from: Literal["", "broken_table", "balance", "late_entry"] = ""


class Start(msgspec.Struct, frozen=True):
    """The street a scenario begins at, when it does not begin with the deal."""

    street: str
    pot: int = 0
    board: tuple[int, ...] = ()


class Step(msgspec.Struct, frozen=True):
    """``number`` counts from 1; ``line`` is where it stands in the file."""

    number: int
    line: int
    act: Act
    expect: Expectations = {}


class Document(msgspec.Struct, frozen=True, eq=False):
    """One readable scenario. ``book`` already has the ``policies`` of the scenario in it."""

    file: str
    line: int
    title: str
    book: Book
    game: str
    level: Stakes
    button: int
    seats: dict[int, Seat]
    steps: tuple[Step, ...]
    clauses: tuple[str, ...] = ()
    policies: dict[str, Any] = {}
    denominations: tuple[int, ...] = ()
    event: dict[str, Any] = {}
    cards: dict[int, tuple[int, ...]] = {}
    deck: tuple[int, ...] = ()
    start: Start | None = None
    posted: dict[int, Chips] = {}
    #: Seats named as blinds; absent from the mapping where the button decides, ``None`` for nobody.
    blinds: dict[str, int | None] = {}
    expect: Expectations = {}


class BrokenDocument(msgspec.Struct, frozen=True):
    """A scenario that cannot be read, with every reason why."""

    file: str
    line: int
    title: str
    problems: tuple[Problem, ...]
