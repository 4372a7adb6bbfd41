"""Events whose journal alone makes the state: nothing is put there by hand, so histories can be corrected."""

from collections.abc import Mapping
from typing import Any

from tests.support.events import published
from tests.support.room import Room
from tests.support.same_history import same_history

from torneo.rulebook import Book
from torneo.tournament import Command, Event, Refused, fold, snapshot
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.corrections.amending import Amendment, Preview, preview, undo
from torneo.tournament.corrections.commands import Correction
from torneo.tournament.entries.commands import CheckIdentity, EnterPlayer, RegisterPlayer
from torneo.tournament.hands.commands import ReportHand
from torneo.tournament.seats.commands import DrawSeats, OpenTable


def night(
    book: str | Book = "tda-2013", players: int = 6, tables: int = 1, seats: int = 9, **sheet: Any
) -> Room:
    """Players drawn to their seats, the clock running."""
    room = published(book, seats_per_table=seats, **sheet)
    for number in range(1, players + 1):
        arrive(room, number)
    room.do(OpenTable(session="1", table=1, until=tables))
    room.do(DrawSeats(session="1"))
    room.do(StartSession(session="1"))
    return room.later(minutes=1)


def arrive(room: Room, number: int) -> int:
    """Registers and enters player pN; the entry."""
    player = f"p{number}"
    room.do(RegisterPlayer(player=player, name=f"Jugador {number}", document=f"D{number}", born="1990-01-01"))
    room.do(CheckIdentity(player=player))
    room.do(EnterPlayer(player=player))
    return max(room.state.entries)


def hand(room: Room, table: int, **moves: int) -> int:
    """A hand in which ``s3=500`` wins and ``s5=-500`` loses so much; the number of its event."""
    before = {
        seat: room.state.entries[room.state.tables[table].seats[seat - 1]].stack for seat in _seats(moves)
    }
    stacks = {seat: before[seat] + moves[f"s{seat}"] for seat in before}
    return told(room, ReportHand(table=table, stacks=stacks))


def _seats(moves: Mapping[str, int]) -> list[int]:
    return [int(name[1:]) for name in moves]


def told(room: Room, command: Command) -> int:
    """Gives the command; the number of its first event."""
    first = room.state.version + 1
    room.later(seconds=30).do(command)
    return first


def tried(room: Room, *corrections: Correction, **about: Any) -> Preview | Refused:
    return preview(room.journal, room.book, Amendment(corrections=corrections, why="error de mesa", **about))


def amended(room: Room, *corrections: Correction, **about: Any) -> Preview:
    """The amendment previewed and accepted: what came of it is what was shown, and replays."""
    found = tried(room, *corrections, **about)
    assert isinstance(found, Preview), found
    return _accepted(room, found)


def taken_back(room: Room, table: int = 0) -> Preview:
    found = undo(room.journal, room.book, table=table)
    assert isinstance(found, Preview), found
    return _accepted(room, found)


def _accepted(room: Room, found: Preview) -> Preview:
    before = room.state.version
    room.later(seconds=5).do(found.command)
    assert room.state.version == before + 1
    assert same_history(room.state, found.made.new)
    assert snapshot(fold(room.journal)) == snapshot(room.state)
    return found


def events(room: Room, seq: int) -> Event:
    one: Event = room.journal[seq - 1].event
    return one


def codes(found: Preview) -> set[str]:
    """The codes of the consequences, without what they have in common."""
    return {one.code.removeprefix("change.") for one in found.consequences}
