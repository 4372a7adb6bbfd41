"""A sale to the wrong person, taken back by whoever made it before a card is dealt."""

import pytest
from tests.support.books import BOOKS
from tests.support.clock import register, started
from tests.support.entries import of
from tests.support.room import Room

from torneo.tournament.entries.commands import CancelEntry, EnterPlayer
from torneo.tournament.hands.commands import StartHand
from torneo.tournament.invariants import problems


def sold(book: str = "tda-2013") -> tuple[Room, int]:
    """Play has begun; Eva of the desk has sold a late entry."""
    room = started(book, players=6)
    register(room, "otra")
    room.do(EnterPlayer(player="otra"), "desk", "Eva")
    return room, of(room, "otra").number


@pytest.mark.parametrize("book", BOOKS)
def test_whoever_sold_takes_it_back_at_once(book: str) -> None:
    room, entry = sold(book)
    seat = (room.state.entries[entry].table, room.state.entries[entry].seat)
    before = room.state.ledger.points - room.state.entries[entry].stack
    room.later(minutes=2).do(CancelEntry(entry=entry), "desk", "Eva")
    assert room.state.entries[entry].status == "cancelled"
    assert room.state.entry_at(*seat) is None
    assert room.state.ledger.points == before
    assert problems(room.state) == []


def test_nobody_else_of_the_desk_does() -> None:
    room, entry = sold()
    assert room.refused(CancelEntry(entry=entry), "desk", "Ivo").reason == "no_refund"
    room.do(CancelEntry(entry=entry))


def test_once_cards_were_dealt_it_stands() -> None:
    room, entry = sold()
    room.do(StartHand(table=room.state.entries[entry].table))
    assert room.refused(CancelEntry(entry=entry), "desk", "Eva").reason == "no_refund"


def test_what_is_noticed_later_is_the_directions() -> None:
    room, entry = sold()
    assert room.later(minutes=11).refused(CancelEntry(entry=entry), "desk", "Eva").reason == "no_refund"


def test_players_there_from_the_start_are_not_taken_out_by_it() -> None:
    room, _ = sold()
    assert room.refused(CancelEntry(entry=1)).reason == "no_refund"
