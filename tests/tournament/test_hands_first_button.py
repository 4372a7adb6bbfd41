"""Where the button of an event's first hand stands."""

import pytest
from tests.support.seating import play, seated, start

from torneo.rulebook import book_ids, read_house
from torneo.tournament.hands.commands import ReportHand, StartHand


@pytest.mark.clause("pokerfest-2011/sequence-3")
@pytest.mark.parametrize("taken", [range(1, 11), (1, 2, 5, 8)])
def test_the_first_button_is_on_the_right_of_the_dealer(taken: range | tuple[int, ...]) -> None:
    """Seats are counted clockwise from his left: his right is the last one taken."""
    room = seated("pokerfest-2011", {1: tuple(taken)}, seats=10)
    positions = start(room, 1).positions
    assert positions.button == max(taken)
    assert (positions.small, positions.big) == tuple(taken)[:2]


@pytest.mark.policy("button_first_hand")
@pytest.mark.parametrize("book", book_ids())
def test_seats_being_drawn_every_book_begins_at_the_same_seat(book: str) -> None:
    room = seated(book, {1: (2, 4, 7, 9)})
    assert start(room, 1).positions.button == 9


def test_where_the_book_draws_for_it_somebody_says_where_the_first_button_lies() -> None:
    house = read_house(
        "house: sorteo\nbase: pokerfest-2011\ntitle: {es: Casa, en: House}\n"
        "policies: {button_first_hand: random_draw}\n"
    )
    room = seated(house, {1: (1, 2, 5, 8)}, seats=10)
    refused = room.refused(StartHand(table=1))
    assert refused.reason == "button_to_draw"
    assert refused.clauses == house.cite("button_first_hand")
    assert play(room, 1, button=5).button == 5
    assert start(room, 1).positions.button == 8


#: Where the button is the small blind with two players left, by the clause of each book.
HEADS_UP = [("fcp-2025", "34.1"), ("tda-2013", "33.1"), ("torrequebrada", "17.1"), ("adtp-2018", "34.1"),
            ("tda-2024", "34-B.1")]  # fmt: skip


@pytest.mark.parametrize(
    "book", [pytest.param(book, marks=pytest.mark.clause(f"{book}/{clause}")) for book, clause in HEADS_UP]
)
def test_with_two_players_the_button_posts_the_small_blind(book: str) -> None:
    room = seated(book, {1: (2, 7)})
    positions = start(room, 1, button=7).positions
    assert (positions.button, positions.small, positions.big) == (7, 7, 2)


@pytest.mark.clause("torrequebrada/17.4", "tda-2013/33.4", "adtp-2018/34.2")
@pytest.mark.parametrize("book", ["torrequebrada", "tda-2013", "adtp-2018"])
def test_nobody_is_big_blind_twice_running_when_two_are_left(book: str) -> None:
    """Button 2, small blind 5, big blind 8; the button goes out: 8 has the button now and 5 the big blind."""
    room = seated(book, {1: (2, 5, 8)})
    positions = start(room, 1, button=2).positions
    assert (positions.small, positions.big) == (5, 8)
    stack = room.state.entries[1].stack
    room.do(ReportHand(table=1, stacks={2: 0, 5: 2 * stack}, beaten_by={2: (5,)}))
    positions = start(room, 1).positions
    assert (positions.button, positions.small, positions.big) == (8, 8, 5)


@pytest.mark.clause("pokerfest-2011/sequence-4", "pokerfest-2011/glossary-7", "pokerfest-2011/glossary-8")
def test_blinds_are_the_two_seats_left_of_the_button_empty_ones_passed_over() -> None:
    room = seated("pokerfest-2011", {1: (1, 3, 4, 8)}, seats=10)
    positions = start(room, 1, button=8).positions
    assert (positions.button, positions.small, positions.big) == (8, 1, 3)
