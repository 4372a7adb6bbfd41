"""Rooms near the end of an event: registration closed, payouts published, few players left."""

from typing import Any

from tests.support.clock import started
from tests.support.entries import of, play
from tests.support.room import Room

from torneo.tournament import Refused, evolve, happen
from torneo.tournament.entries.commands import CloseRegistration
from torneo.tournament.entries.leaving import taken_out
from torneo.tournament.hands.commands import EndEvent
from torneo.tournament.prizes.commands import SetPayouts
from torneo.tournament.prizes.listing import Prize, prize_list


def closed(book: str, players: int = 6, **fields: Any) -> Room:
    """Everybody sits, the session runs and nobody else can enter."""
    room = started(book, players, **fields)
    room.do(CloseRegistration(session="1", why="prueba"))
    return room


def final(book: str, players: int = 6, amounts: tuple[int, ...] = (), **fields: Any) -> Room:
    """The same with payouts: as the sheet has them, or these, which must make up the fund."""
    room = closed(book, players, **fields)
    room.do(SetPayouts(amounts=amounts))
    return room


def stack(room: Room, **stacks: int) -> None:
    """Hands after which these players hold so much; the last one named by nobody pays or takes the rest."""
    names = set(room.state.players) - set(stacks)
    rest = next(name for name in sorted(names) if of(room, name).status == "seated")
    for player, points in stacks.items():
        if points < of(room, player).stack:
            play(room, player, points, winner=rest)
    for player, points in stacks.items():
        if points > of(room, player).stack:
            play(room, rest, of(room, rest).stack - (points - of(room, player).stack), winner=player)


def out(room: Room, *players: str, by: str = "p1") -> None:
    """They go out one after another, a second apart, beaten by the same player."""
    for player in players:
        room.later(seconds=1)
        play(room, player, 0, winner=by)


def ended(room: Room) -> Room:
    room.later(seconds=1)
    room.do(EndEvent())
    return room


def prizes(room: Room) -> dict[str, int]:
    """{player: amount}, summed over entries, best first."""
    found: dict[str, int] = {}
    for one in prize_list(room.state, room.book):
        found[one.player] = found.get(one.player, 0) + one.amount
    return found


def prize(room: Room, player: str) -> Prize:
    return next(one for one in prize_list(room.state, room.book) if one.player == player)


def disqualify(room: Room, player: str) -> None:
    """The entry is taken out by a ruling, and its chips are booked."""
    events = taken_out(room.state, of(room, player).number, "disqualified", room.book)
    assert not isinstance(events, Refused)
    for happened in happen(room.state, room.later(seconds=1).asked(SetPayouts()), events):
        evolve(room.state, happened)
        room.journal.append(happened)
