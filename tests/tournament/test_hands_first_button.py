"""Where the button of an event's first hand stands."""

import pytest
from tests.support.seating import play, seated, start

from torneo.rulebook import read_house
from torneo.tournament.hands.commands import StartHand


@pytest.mark.clause("pokerfest-2011/sequence-3")
@pytest.mark.parametrize("taken", [range(1, 11), (1, 2, 5, 8)])
def test_the_first_button_is_on_the_right_of_the_dealer(taken: range | tuple[int, ...]) -> None:
    """Seats are counted clockwise from his left: his right is the last one taken."""
    room = seated("pokerfest-2011", {1: tuple(taken)}, seats=10)
    positions = start(room, 1).positions
    assert positions.button == max(taken)
    assert (positions.small, positions.big) == tuple(taken)[:2]


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
