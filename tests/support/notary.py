"""What anybody who walks between the tables could write down of an event: who sits where, who had the big
blind, which hands are being played. It is told the events one by one and knows no state of the event."""

from typing import Any

from torneo.tournament import Happened
from torneo.tournament.clock.day_events import StacksBagged
from torneo.tournament.clock.events import LevelStarted, SessionStarted
from torneo.tournament.entries.events import EntryTakenOut
from torneo.tournament.entries.purchase_events import AddOnTaken, RebuyTaken
from torneo.tournament.hands.events import Eliminated, HandCancelled, HandEnded, HandStarted
from torneo.tournament.seats.balance_events import FinalTableFormed
from torneo.tournament.seats.events import (
    Moved,
    Seated,
    SeatGivenUp,
    SeatsChanged,
    SeatsDrawn,
    TableClosed,
    TableOpened,
)


class Notary:
    """``seats``: {table: {seat: entry}}, ``size``: chairs of each table, ``big``: the seat that last had the
    big blind, ``dealt``: {table: seats of the hand in play}, ``level``: the one announced last."""

    def __init__(self) -> None:
        self.seats: dict[int, dict[int, int]] = {}
        self.size: dict[int, int] = {}
        self.session: dict[int, str] = {}
        self.big: dict[int, int] = {}
        self.dealt: dict[int, tuple[int, ...]] = {}
        self.level = 0

    def hears(self, happened: Happened) -> None:
        event: Any = happened.event
        match event:
            case TableOpened():
                self.seats[event.table], self.size[event.table] = {}, event.seats
                self.session[event.table] = event.session
            case FinalTableFormed():
                self.size[event.table] = event.seats
            case TableClosed():
                del self.seats[event.table]
            case Seated():
                self._sits(event.entry, event.table, event.seat)
            case RebuyTaken() | AddOnTaken() if event.table:
                self._sits(event.entry, event.table, event.seat)
            case SeatsDrawn() | SeatsChanged():
                for entry in event.entries:
                    self._goes(entry)
                for entry, place in zip(event.entries, event.places, strict=True):
                    self._sits(entry, place // 100, place % 100)
                for table in getattr(event, "fresh", ()):
                    self.big.pop(table, None)
            case Moved():
                self._goes(event.entry)
                self._sits(event.entry, event.table, event.seat)
            case Eliminated() | EntryTakenOut() | SeatGivenUp():
                self._goes(event.entry)
            case StacksBagged():
                for entry in event.stacks:
                    self._goes(entry)
            case HandStarted():
                self.big[event.table], self.dealt[event.table] = event.positions.big, event.dealt
            case HandEnded() | HandCancelled():
                self.dealt.pop(event.table, None)
            case SessionStarted() | LevelStarted():
                self.level = event.level

    def _sits(self, entry: int, table: int, seat: int) -> None:
        assert seat not in self.seats[table], f"two in seat {seat} of table {table}"
        assert 1 <= seat <= self.size[table]
        self.seats[table][seat] = entry

    def _goes(self, entry: int) -> None:
        for taken in self.seats.values():
            for seat, who in list(taken.items()):
                if who == entry:
                    del taken[seat]

    def players(self, table: int) -> int:
        return len(self.seats[table])

    def beside(self, table: int) -> list[int]:
        """The tables of the same session."""
        return [other for other in self.seats if self.session[other] == self.session[table]]

    def free(self, session: str) -> set[int]:
        """Chairs nobody sits in, as 100 x table + seat."""
        return {
            100 * table + seat
            for table, taken in self.seats.items()
            if self.session[table] == session
            for seat in range(1, self.size[table] + 1)
            if seat not in taken
        }

    def next_to_pay(self, table: int) -> int:
        """Whose turn it is to have the big blind: the next player after the last who had it."""
        after = self.big[table]
        return min(self.seats[table], key=lambda seat: (seat - after - 1) % self.size[table])
