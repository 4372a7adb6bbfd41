"""Draws, moves and the final table under each of the books, also where one of them only acts in a house."""

import pytest
from tests.support.books import BOOKS
from tests.support.seating import opened, seated
from tests.support.tables import hall, placed

from torneo.rulebook import load_book
from torneo.tournament import Refused
from torneo.tournament.conduct.matters import offer
from torneo.tournament.seats.balance import allowed_difference, proposals
from torneo.tournament.seats.commands import (
    BreakTable,
    DrawSeats,
    FormFinalTable,
    MovePlayer,
    SwapTables,
)
from torneo.tournament.seats.events import Drawn, Moved, SeatsChanged

FEST = "pokerfest-2011"


@pytest.mark.policy("seating_draw")
@pytest.mark.parametrize("book", BOOKS)
def test_pokerfest_draws_at_the_venue_and_so_must_have_one(book: str) -> None:
    room = opened(book, 12, 2, venue="")
    if book == FEST:
        assert room.refused(DrawSeats(session="1")).reason == "draw_at_the_venue"
    else:
        room.do(DrawSeats(session="1"))


TWO_DRAWS = ("seat_cards", "order_of_players")
BROKEN = {
    **dict.fromkeys(BOOKS, TWO_DRAWS),
    **dict.fromkeys(("fcp-2025", "tda-2024"), ("seat_cards", "card_for_each_player")),
    FEST: ("seats_of_broken_table",),
}


@pytest.mark.policy("seating_broken_table_draw")
@pytest.mark.parametrize("book", BOOKS)
def test_what_is_drawn_for_when_a_table_breaks(book: str) -> None:
    """A card for each player in two books, which are turned at the table; elsewhere none can be told."""
    room = opened(book, 12, 3)
    room.do(DrawSeats(session="1"))
    told = BreakTable(
        table=3, cards=dict(zip(room.state.tables[3].taken, ["As", "Kd", "Qc", "Jh"], strict=True))
    )
    if "card_for_each_player" not in BROKEN[book]:
        assert room.refused(told).reason == "no_cards_in_this_draw"
    events = room.do(BreakTable(table=3))
    assert tuple(one.what for one in events if isinstance(one, Drawn)) == BROKEN[book]


@pytest.mark.policy("seating_chip_carrier")
@pytest.mark.parametrize("book", BOOKS)
def test_players_carry_their_own_chips_except_in_pokerfest(book: str) -> None:
    room = seated(book, {1: range(1, 5), 2: (1, 2)})
    (moved,) = room.do(MovePlayer(entry=1, table=2, seat=5, why="x"), who="Beatriz")
    assert isinstance(moved, Moved)
    assert moved.carried_by == ("Beatriz" if book == FEST else "")


@pytest.mark.policy("seating_common_rules")
@pytest.mark.parametrize("book", BOOKS)
def test_nobody_changes_seats_by_agreement(book: str) -> None:
    room = seated(book, {1: range(1, 5), 2: (1, 2)})
    assert room.refused(SwapTables(entry=1, other=5)).reason == "no_swap"


@pytest.mark.policy("seating_balance_destination")
@pytest.mark.parametrize("book", BOOKS)
def test_who_is_moved_takes_the_worst_position_and_in_pokerfest_any_free_seat(book: str) -> None:
    """Of seats 3, big blind with the next hand, and 8, which fell empty last."""
    room = hall(book, {1: 9, 2: (1, 2, 4, 5, 6, 7)})
    placed(room, 1, 3, 4, 5)
    placed(room, 2, 9, 1, 2)
    room.state.tables[2].vacated = {3: 5, 8: 9}
    (move, *_) = proposals(room.state, "1", room.book)
    assert move.seat == (8 if book == FEST else 3)


@pytest.mark.policy("seating_balance_stud_seat")
@pytest.mark.parametrize("book", BOOKS)
def test_in_stud_the_worst_position_is_the_seat_that_fell_empty_last(book: str) -> None:
    """Also in a house that moves to the worst position under a book that does not."""
    worst = {"seating_balance_destination": "worst_position_never_small_blind"}
    room = hall(load_book(book).with_policies(worst), {1: 8, 2: (1, 3, 4, 5, 6)}, seats=8, game="stud")
    placed(room, 1, 8, 1, 2, "stud")
    placed(room, 2, 8, 1, 3, "stud")
    for last, other in ((7, 2), (2, 7)):
        room.state.tables[2].vacated = {other: 1805, last: 1840}
        (move, *_) = proposals(room.state, "1", room.book)
        assert move.seat == last


@pytest.mark.policy("seating_max_table_difference")
@pytest.mark.parametrize("book", BOOKS)
def test_tables_differ_by_one_player_in_three_books_and_by_two_in_three(book: str) -> None:
    most = 1 if book in ("adtp-2018", "fcp-2025", FEST) else 2
    room = hall(book, {1: 9, 2: 9 - most})
    assert allowed_difference(room.state, "1", room.book) == most
    assert proposals(room.state, "1", room.book) == []
    one_more = hall(book, {1: 9, 2: 9 - most - 1})
    assert len(proposals(one_more.state, "1", one_more.book)) == 1


@pytest.mark.policy("seating_final_table_setup")
@pytest.mark.parametrize("book", BOOKS)
def test_seats_of_the_final_table_are_drawn_and_only_pokerfest_has_observers(book: str) -> None:
    room = hall(book, {1: 4, 2: 4})
    events = room.do(FormFinalTable(session="1", table=1))
    (changed,) = [one for one in events if isinstance(one, SeatsChanged)]
    assert len(changed.entries) == 8, "those who sat there draw as well"
    offered = offer(room.state, "final_table_observers", {"session": "1"}, room.book)
    if book == FEST:
        assert not isinstance(offered, Refused)
        assert offered.options == ("no_observers", "two_observers")
    else:
        assert isinstance(offered, Refused)
        assert offered.reason == "no_observers"
