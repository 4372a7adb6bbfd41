"""A table in play, made of plain events, for tests about conduct."""

from typing import Any

from tests.support.books import BOOKS
from tests.support.events import published
from tests.support.room import Room

from torneo.hand.button import Positions
from torneo.rulebook import Book
from torneo.tournament import Actor, Event, Happened, evolve, problems, todo
from torneo.tournament.chips.events import ChipsIssued
from torneo.tournament.conduct.commands import GivePenalty, RecordInfraction
from torneo.tournament.conduct.offers import offered
from torneo.tournament.conduct.penalties import after_hand
from torneo.tournament.conduct.penalty_events import PenaltyGiven
from torneo.tournament.entries.events import Entered, PlayerRegistered
from torneo.tournament.hands.events import HandEnded, HandStarted
from torneo.tournament.seats.events import Seated, TableOpened


def happens(room: Room, *events: Event) -> None:
    """Puts events on record as if some command had brought them about."""
    for event in events:
        one = Happened(seq=room.state.version + 1, at=room.now, by=Actor("Ana", "director"), event=event)
        room.journal.append(one)
        evolve(room.state, one)
    assert problems(room.state) == []


def seated(book: str | Book, players: int = 9, tables: int = 1, **sheet: Any) -> Room:
    """Players p1, p2, ... in seats 1, 2, ... of table 1 (then 2 and so on) with 10,000 each: entry n is
    player pn."""
    room = published(book, **sheet)
    session = next(iter(room.state.sessions))
    number = 0
    for table in range(1, tables + 1):
        happens(room, TableOpened(table=table, session=session, seats=10))
        for seat in range(1, players + 1):
            number += 1
            happens(
                room,
                PlayerRegistered(player=f"p{number}", name=f"Player {number}"),
                Entered(entry=number, player=f"p{number}", session=session),
                ChipsIssued(entry=number, chips={100: 100}, cause="starting_stack"),
                Seated(entry=number, table=table, seat=seat, why="draw"),
            )
    return room


def hand_begins(room: Room, table: int = 1, number: int = 0, dealt: tuple[int, ...] = ()) -> int:
    """A hand starts at the table, by default with everybody, and its number."""
    place = room.state.tables[table]
    seats = dealt or tuple(place.taken)
    number = number or place.hands + 1
    happens(
        room,
        HandStarted(
            table=table, number=number, level=1, game="nlhe", dealt=seats,
            positions=Positions(button=seats[-1], small=seats[0], big=seats[1]),
        ),
    )  # fmt: skip
    return number


def hand_ends(room: Room, table: int = 1) -> None:
    """The hand ends with every stack as it was; what it counts for penalties is put on record too."""
    hand = room.state.tables[table].hand
    assert hand is not None
    counted = after_hand(room.state, table, hand.dealt)
    happens(room, HandEnded(table=table, number=hand.number, stacks={}), *counted)


PLAIN = {"tda-2013": "2.2", "tda-2024": "2.3", "adtp-2018": "2.2", "torrequebrada": "2.2", "fcp-2025": "2.3",
         "pokerfest-2011": "courtesy-21"}  # fmt: skip
WITH_HANDS = [book for book in BOOKS if book != "pokerfest-2011"]


def plain(book: str) -> str:
    """A duty like any other."""
    return f"{book}/{PLAIN[book]}"


def penalised(room: Room, clause: str, entry: int, penalty: str, size: int = 0, **more: Any) -> PenaltyGiven:
    room.do(RecordInfraction(clause=clause, entry=entry, **more))
    given = room.do(
        GivePenalty(infraction=len(room.state.infractions), penalty=penalty, size=size, why="as ruled")
    )[0]
    assert isinstance(given, PenaltyGiven)
    return given


def choices(room: Room) -> list[tuple[str, int, int | None]]:
    """What may be given for the last infraction."""
    found = offered(room.state, room.state.infractions[-1], room.book).choices
    return [(one.penalty, one.low, one.high) for one in found]


def penalties_due(room: Room, now: int) -> list[Any]:
    """What the event asks for about penalties."""
    wanted = ("suspension_over", "disqualification_waits", "penalty_awaited")
    return [due for due in todo(room.state, now, room.book) if due.reason in wanted]
