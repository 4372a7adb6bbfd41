"""Tables with given stacks, for tests of chips: entries are put in their seats without buying in."""

from collections.abc import Mapping
from typing import Any

from tests.support.events import published
from tests.support.room import Room

from torneo.rulebook import Book
from torneo.tournament import Event, Happened, evolve
from torneo.tournament.chips.breakdown import stack_for
from torneo.tournament.chips.events import ChipsIssued
from torneo.tournament.entries.state import Entry, Player
from torneo.tournament.kernel import Actor
from torneo.tournament.seats.events import Seated, TableOpened
from torneo.tournament.structure.model import Chips

VALUES = (25, 100, 500, 1000, 5000)


def happened(room: Room, *events: Event) -> None:
    """These events simply happen, without a command."""
    for event in events:
        one = Happened(seq=room.state.version + 1, at=room.now, by=Actor("Ana", "director"), event=event)
        evolve(room.state, one)
        room.journal.append(one)


def seated(
    room: Room,
    stacks: Mapping[int, int | Chips],
    table: int = 1,
    values: tuple[int, ...] = VALUES,
    session: str = "1",
    seats: int = 9,
) -> dict[int, int]:
    """Opens the table and seats somebody with each stack; {seat: entry}."""
    happened(room, TableOpened(table=table, session=session, seats=seats))
    entries = {}
    for seat, stack in stacks.items():
        number = len(room.state.entries) + 1
        room.state.players[f"p{number}"] = Player(id=f"p{number}", name=f"Jugador {number}")
        room.state.entries[number] = Entry(number=number, player=f"p{number}", session=session)
        chips = stack if isinstance(stack, dict) else stack_for(stack, values)
        happened(
            room,
            Seated(entry=number, table=table, seat=seat, why="draw"),
            ChipsIssued(entry=number, chips=chips, cause="starting_stack"),
        )
        entries[seat] = number
    return entries


def table_of(
    stacks: Mapping[int, int | Chips],
    book: str | Book = "tda-2013",
    values: tuple[int, ...] = VALUES,
    **sheet: Any,
) -> Room:
    """A published event with one table, number 1."""
    room = published(book, chip_values=values, **sheet)
    seated(room, stacks, values=values)
    return room


def stacks_at(room: Room, table: int = 1) -> dict[int, int]:
    """{seat: points}."""
    place = room.state.tables[table]
    return {seat: room.state.entries[place.seats[seat - 1]].stack for seat in place.taken}
