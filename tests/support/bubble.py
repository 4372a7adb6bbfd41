"""Events near the money: chosen tables, stacks and paid places, registration closed."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.support.room import Room
from tests.support.seating import seated

from torneo.rulebook import Book
from torneo.tournament import Due, todo
from torneo.tournament.bubble.commands import NextRound, StartHandForHand
from torneo.tournament.clock.commands import SetLevel
from torneo.tournament.entries.commands import CloseRegistration
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.hands.places import places
from torneo.tournament.structure.model import Payout


def bubble(
    book: str | Book,
    tables: Sequence[int] = (7, 7, 7, 7),
    paid: int = 27,
    closed: bool = True,
    level: int = 0,
    **sheet: Any,
) -> Room:
    """Tables 1, 2, ... with so many players each, in the first seats, and ``paid`` places paid."""
    taken = {number: range(1, players + 1) for number, players in enumerate(tables, 1)}
    room = seated(book, taken, **{"payout": Payout(places=paid), **sheet})
    if closed:
        room.do(CloseRegistration(session="1", why="prueba"))
    if level:
        room.do(SetLevel(session="1", level=level, why="prueba"))
    return room


def hand_for_hand(
    book: str | Book, tables: Sequence[int] = (7, 7, 7, 7), paid: int = 27, **sheet: Any
) -> Room:
    room = bubble(book, tables, paid, **sheet)
    room.do(StartHandForHand(session="1"))
    return room


def signal(room: Room, start: bool = True) -> None:
    """The next round; every table deals unless told otherwise."""
    room.do(NextRound(session="1"))
    if start:
        for table in room.state.sessions["1"].bubble.tables:
            room.do(StartHand(table=table))


def finish(room: Room, *tables: int) -> None:
    """The hands of these tables end with every stack as it was."""
    for table in tables:
        room.do(ReportHand(table=table, stacks={}))


def lose(room: Room, table: int, *seats: int, to: int = 1) -> None:
    """These seats lose everything to one that had them covered."""
    hand = room.state.tables[table].hand
    assert hand is not None
    stacks = dict.fromkeys(seats, 0)
    stacks[to] = hand.stacks[to] + sum(hand.stacks[seat] for seat in seats) + room.state.tables[table].carried
    room.do(ReportHand(table=table, stacks=stacks, beaten_by=dict.fromkeys(seats, (to,)), hand_order=seats))


def give(room: Room, table: int, wanted: Mapping[int, int], rest: int = 1) -> None:
    """A hand told by its end alone, after which these seats hold so much; ``rest`` has the difference."""
    held = {
        seat: entry.stack
        for seat in (*wanted, rest)
        if (entry := room.state.entry_at(table, seat)) is not None
    }
    more = sum(held[seat] - stack for seat, stack in wanted.items()) + room.state.tables[table].carried
    out = tuple(seat for seat, stack in wanted.items() if not stack)
    stacks = {**wanted, rest: held[rest] + more}
    room.do(ReportHand(table=table, stacks=stacks, hand_order=out))


def dues(room: Room, *reasons: str) -> list[Due]:
    return [one for one in todo(room.state, room.now, room.book) if one.reason in reasons]


def placed(room: Room) -> dict[tuple[int, int], tuple[int, int]]:
    """{(table, seat) at the start: (place, how many share it)}, with everybody in the first seats."""
    return {_origin(room, one.entry): (one.place, one.tied) for one in places(room.state, room.book)}


def _origin(room: Room, entry: int) -> tuple[int, int]:
    for one in room.journal:
        event = one.event
        if type(event).__name__ == "Seated" and event.entry == entry:
            return event.table, event.seat
    raise AssertionError(entry)
