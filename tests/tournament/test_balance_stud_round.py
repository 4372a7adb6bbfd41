"""Who moves while a mixed event plays stud: the same player hand after hand, until it is hold'em again."""

import pytest
from tests.support.marked import book_of, marked
from tests.support.room import Room
from tests.support.seating import play, seated

from torneo.rulebook import Book, load_book
from torneo.tournament.clock.commands import SetLevel
from torneo.tournament.hands.commands import ReportElimination, ReportHand, StartHand
from torneo.tournament.seats.balance import proposals
from torneo.tournament.seats.commands import BalanceTables
from torneo.tournament.seats.events import Moved

WOULD_BE_BIG_BLIND = marked("adtp-2018/10-B.2", "fcp-2025/11-B.2", "tda-2013/10-B.2", "torrequebrada/9-B.2")


def horse(book: str | Book, there: int = 5) -> Room:
    """Eight here and so many there, limit hold'em in the first level; the button has been at seat 4."""
    room = seated(book, {1: range(1, 9), 2: range(1, there + 1)}, seats=8, game="horse")
    play(room, 2, button=1)
    assert play(room, 1, button=4).big == 6
    return room


def mover(room: Room) -> int:
    """The seat of table 1 whose player would be moved."""
    first = proposals(room.state, "1", room.book)[0]
    assert first.from_table == 1
    return first.from_seat


@pytest.mark.policy("button_mixed_games")
@pytest.mark.parametrize("clause", WOULD_BE_BIG_BLIND)
def test_hand_after_hand_of_stud_it_is_the_same_player(clause: str) -> None:
    """In hold'em seat 7 would be big blind next: so it is after one, two and three hands of razz and stud,
    and when hold'em comes back it is his big blind; then it is the next one's turn to move."""
    room = horse(book_of(clause))
    assert mover(room) == 7
    for level in (3, 4):
        room.do(SetLevel(session="1", level=level, why="ronda de stud"))
        for _ in range(2):
            play(room, 1)
            assert mover(room) == 7
    room.do(SetLevel(session="1", level=6, why="otra vez hold'em"))
    assert play(room, 1).big == 7
    assert mover(room) == 8


@pytest.mark.parametrize("clause", WOULD_BE_BIG_BLIND)
def test_the_would_be_big_blind_goes_out_and_the_next_player_after_him_moves(clause: str) -> None:
    """In two hands of razz; the end of the table is passed over too. Then the one who would be moves."""
    room = horse(book_of(clause), there=3)
    room.do(SetLevel(session="1", level=3, why="ronda de stud"))
    for out, then in ((7, 8), (8, 1)):
        room.do(StartHand(table=1))
        room.do(ReportElimination(table=1, seat=out, beaten_by=(2,)))
        room.do(ReportHand(table=1, stacks={}))
        assert mover(room) == then
    entry = room.state.tables[1].seats[0]
    moved = next(one for one in room.do(BalanceTables(session="1", most=1)) if isinstance(one, Moved))
    assert (moved.entry, moved.from_table, moved.from_seat, moved.table) == (entry, 1, 1, 2)
    assert clause in moved.clauses


@pytest.mark.policy("button_mixed_games")
@pytest.mark.parametrize("clause", WOULD_BE_BIG_BLIND)
def test_a_house_whose_button_goes_on_in_stud_moves_another_each_hand(clause: str) -> None:
    house = load_book(book_of(clause)).with_policies({"button_mixed_games": "button_moves_every_hand"})
    room = horse(house)
    room.do(SetLevel(session="1", level=3, why="ronda de stud"))
    found = []
    for _ in range(3):
        play(room, 1)
        found.append(mover(room))
    assert len(set(found)) == 3
