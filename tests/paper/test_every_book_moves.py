"""What a slip tells a player who moves, under each of the books."""

import pytest
from tests.support.books import BOOKS
from tests.support.seating import seated

from torneo.paper import move_slips
from torneo.paper.words import say
from torneo.tournament.seats.commands import MovePlayer


@pytest.mark.policy("seating_move_aids")
@pytest.mark.parametrize("book", BOOKS)
def test_chips_go_in_racks_and_are_coloured_up_before_in_one_book(book: str) -> None:
    room = seated(book, {1: range(1, 5), 2: (1, 2)})
    room.do(MovePlayer(entry=1, table=2, seat=5, why="x"))
    (card,) = move_slips.data(room.state, room.book, "es", room.now)["cards"]
    aids = ("rack_or_bag", "colour_up_before") if book == "tda-2024" else ()
    assert card["aids"] == " ".join(say(f"moves.{aid}", "es") for aid in aids)
