"""Where the button of an event's first hand stands."""

import pytest
from tests.support.seating import seated, start


@pytest.mark.clause("pokerfest-2011/sequence-3")
@pytest.mark.parametrize("taken", [range(1, 11), (1, 2, 5, 8)])
def test_the_first_button_is_on_the_right_of_the_dealer(taken: range | tuple[int, ...]) -> None:
    """Seats are counted clockwise from his left: his right is the last one taken."""
    room = seated("pokerfest-2011", {1: tuple(taken)}, seats=10)
    positions = start(room, 1).positions
    assert positions.button == max(taken)
    assert (positions.small, positions.big) == tuple(taken)[:2]
