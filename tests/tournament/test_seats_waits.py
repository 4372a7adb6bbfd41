"""Whoever sits down at a table is dealt in at once, unless he sits between button and small blind."""

from typing import Any

import pytest
from tests.support.room import Room
from tests.support.seating import at, levels, place, play, put, seated, start

from torneo.rulebook import book_ids
from torneo.tournament.entries.events import Entered, PlayerRegistered
from torneo.tournament.entries.stacks import starting_stack
from torneo.tournament.seats.commands import BreakTable, ConfirmArrival, DrawSeats
from torneo.tournament.seats.draw import late_seat
from torneo.tournament.seats.events import Moved, Seated
from torneo.tournament.seats.waits import waits_at

ZONE = [book for book in book_ids() if book != "pokerfest-2011"]


def one_comes(room: Room, table: int, from_table: int = 9) -> Moved:
    """The last player of a table to break takes the only seat that is free."""
    moved = [one for one in room.do(BreakTable(table=from_table)) if isinstance(one, Moved)]
    assert [one.table for one in moved] == [table]
    room.do(ConfirmArrival(entry=moved[0].entry))
    return moved[0]


def with_one_free(book: str, free: int, button: int, empty: tuple[int, ...] = (), **more: Any) -> Room:
    """Table 1 has played a hand with that button; the seat ``free`` is its only one to be had."""
    taken = [seat for seat in range(1, 10) if seat != free and seat not in empty]
    room = seated(book, {1: taken, 9: (1,)}, **more)
    room.state.tables[1].locked = list(empty)
    play(room, 1, button)
    return room


@pytest.mark.clause("adtp-2018/9.3", "tda-2013/9.3", "torrequebrada/8.3", "fcp-2025/10-A")
@pytest.mark.parametrize("book", ZONE)
def test_no_cards_between_button_and_small_blind_until_the_button_has_passed(book: str) -> None:
    """Button in seat 1, seat 2 empty, small blind in seat 3: who takes seat 2 waits one hand."""
    room = with_one_free(book, free=2, button=9)
    moved = one_comes(room, 1)
    assert (moved.seat, moved.waits) == (2, True)
    hand = start(room, 1)
    assert (hand.positions.button, hand.positions.small, hand.positions.big) == (1, 3, 4)
    assert hand.dealt == (1, 3, 4, 5, 6, 7, 8, 9)
    room.do(_report(1))
    following = start(room, 1)
    assert following.positions.button == 3
    assert 2 in following.dealt


@pytest.mark.clause("tda-2013/9.3")
def test_button_2_small_blind_4_seat_3_waits_and_seat_6_does_not() -> None:
    room = with_one_free("tda-2013", free=3, button=1)
    one_comes(room, 1)
    hand = start(room, 1)
    assert (hand.positions.button, hand.positions.small) == (2, 4)
    assert 3 not in hand.dealt

    other = with_one_free("tda-2013", free=6, button=1, empty=(3,))
    moved = one_comes(other, 1)
    assert not moved.waits
    hand = start(other, 1)
    assert (hand.positions.button, hand.positions.small) == (2, 4)
    assert 6 in hand.dealt


@pytest.mark.clause("torrequebrada/8.3")
def test_button_8_small_blind_1_seat_9_waits() -> None:
    room = with_one_free("torrequebrada", free=9, button=7)
    assert one_comes(room, 1).waits
    hand = start(room, 1)
    assert (hand.positions.button, hand.positions.small) == (8, 1)
    assert 9 not in hand.dealt


@pytest.mark.clause("adtp-2018/9.3")
def test_the_big_blind_seat_is_dealt_in_and_posts() -> None:
    """The same table, button in seat 1 and small blind in seat 3: who takes seat 4 posts the big blind."""
    room = with_one_free("adtp-2018", free=4, button=9, empty=(2,), levels=levels(100, 200))
    assert not one_comes(room, 1).waits
    hand = start(room, 1)
    assert (hand.positions.button, hand.positions.small, hand.positions.big) == (1, 3, 4)
    assert 4 in hand.dealt
    assert (4, 200) in hand.positions.blinds(hand.dealt, 100, 200)


@pytest.mark.clause("pokerfest-2011/table-break-1")
def test_pokerfest_knows_no_place_without_cards() -> None:
    room = with_one_free("pokerfest-2011", free=2, button=9)
    assert not one_comes(room, 1).waits
    assert 2 in start(room, 1).dealt


POSITIONS = [
    pytest.param(
        "tda-2013", "small", marks=pytest.mark.clause("tda-2013/9.2", "tda-2013/9.1"), id="tda small"
    ),
    pytest.param("tda-2013", "big", marks=pytest.mark.clause("tda-2013/9.1"), id="tda big"),
    pytest.param("tda-2013", "button", marks=pytest.mark.clause("tda-2013/9.2"), id="tda button"),
    pytest.param("adtp-2018", "small", marks=pytest.mark.clause("adtp-2018/9.2"), id="adtp small"),
    pytest.param("adtp-2018", "big", marks=pytest.mark.clause("adtp-2018/9.2"), id="adtp big"),
    pytest.param("tda-2024", "small", marks=pytest.mark.clause("tda-2024/10-A.1"), id="tda 2024 small"),
    pytest.param("tda-2024", "big", marks=pytest.mark.clause("tda-2024/10-A.1"), id="tda 2024 big"),
    pytest.param("tda-2024", "button", marks=pytest.mark.clause("tda-2024/10-A.1"), id="tda 2024 button"),
    pytest.param("torrequebrada", "big", marks=pytest.mark.clause("torrequebrada/8.2"), id="q big"),
    pytest.param("torrequebrada", "button", marks=pytest.mark.clause("torrequebrada/8.2"), id="q button"),
    pytest.param("fcp-2025", "small", marks=pytest.mark.clause("fcp-2025/10-A"), id="fcp small"),
    pytest.param("fcp-2025", "button", marks=pytest.mark.clause("fcp-2025/10-A"), id="fcp button"),
    pytest.param(
        "pokerfest-2011", "small", marks=pytest.mark.clause("pokerfest-2011/table-break-1"), id="p small"
    ),
    pytest.param(
        "pokerfest-2011", "button", marks=pytest.mark.clause("pokerfest-2011/table-break-1"), id="p button"
    ),
]


@pytest.mark.parametrize(("book", "position"), POSITIONS)
def test_a_player_from_a_broken_table_takes_whatever_position_he_lands_in(book: str, position: str) -> None:
    """The only free seat is the coming small blind, big blind or button: he is dealt in and posts."""
    room = seated(book, {1: range(1, 10), 9: (1,)}, levels=levels(300, 600))
    play(room, 1, button=1)
    coming = {"button": 2, "small": 3, "big": 4}[position]
    _bust(room, 1, coming)
    moved = one_comes(room, 1)
    assert (moved.seat, moved.waits) == (coming, False)
    hand = start(room, 1)
    assert getattr(hand.positions, position) == coming
    assert coming in hand.dealt
    posted = dict(hand.positions.blinds(hand.dealt, 300, 600))
    assert posted.get(coming, 0) == {"small": 300, "big": 600, "button": 0}[position]


@pytest.mark.clause("fcp-2025/10-A")
@pytest.mark.parametrize("book", ZONE)
def test_a_new_player_in_the_zone_waits_until_the_button_passes(book: str) -> None:
    room = with_one_free(book, free=2, button=9)
    put(
        room,
        PlayerRegistered(player="new", name="Nueva", document="DN", born="1990-01-01"),
        Entered(entry=50, player="new", session="1"),
    )
    room.state.tables[9].locked = list(range(1, 10))
    seat = late_seat(room.state, "1", 50, room.asked(DrawSeats(session="1")), room.book)
    assert isinstance(seat, Seated)
    assert (seat.table, seat.seat, seat.waits) == (1, 2, True)
    put(room, seat, starting_stack(room.state, 50, "1"))
    assert 2 not in start(room, 1).dealt
    room.do(_report(1))
    assert 2 in start(room, 1).dealt


def test_before_the_first_hand_nobody_waits() -> None:
    room = seated("tda-2013", {1: (1, 3, 5)})
    assert not any(waits_at(room.state.tables[1], seat, room.book) for seat in range(1, 10))


def test_a_third_player_at_a_heads_up_table_is_dealt_in() -> None:
    """Heads-up the button is the small blind: there is no place between them."""
    room = seated("tda-2013", {1: (5, 8)})
    play(room, 1, button=5)
    assert not any(waits_at(room.state.tables[1], seat, room.book) for seat in (1, 6, 9))


def _report(table: int) -> Any:
    from torneo.tournament.hands.commands import ReportHand

    return ReportHand(table=table, stacks={})


def _bust(room: Room, table: int, seat: int) -> None:
    """The seat loses everything to the next one without another hand being dealt."""
    from torneo.tournament.hands.commands import ReportElimination

    other = next(one for one in room.state.tables[table].taken if one != seat)
    room.do(ReportElimination(table=table, seat=seat, beaten_by=(other,)))
    assert room.state.entry_at(table, seat) is None
    assert at(room, table, other)
    assert place(room, at(room, table, other)) == (table, other)


@pytest.mark.clause("adtp-2018/9.3", "adtp-2018/10-B.1", "tda-2013/9.3", "torrequebrada/8.3", "fcp-2025/10-A")
@pytest.mark.parametrize("book", ZONE)
def test_in_stud_there_is_no_button_to_wait_for(book: str) -> None:
    """The button stands still through the stud rounds: who sits down behind it is dealt in at once."""
    room = seated(book, {1: (1, 3, 4, 5, 6, 7, 8), 9: (1,)}, seats=8, game="stud")
    play(room, 1, 1)
    one_comes(room, 1)
    hand = start(room, 1)
    assert hand.game == "stud"
    assert 2 in hand.dealt
    room.do(_report(1))
    assert 2 in start(room, 1).dealt
