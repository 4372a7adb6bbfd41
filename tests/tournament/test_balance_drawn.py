"""Books that draw the player who moves, and their way without software."""

import hashlib

import pytest
from tests.support.room import SEED
from tests.support.tables import counts, hall, in_hand, placed

from torneo.cards.verifiable import verifiable_shuffle
from torneo.tournament import Asked, Refused, decide
from torneo.tournament.kernel import Actor, todo
from torneo.tournament.seats.balance import proposals
from torneo.tournament.seats.commands import BalanceTables
from torneo.tournament.seats.events import Moved
from torneo.tournament.words import say

BOOK = "pokerfest-2011"


@pytest.mark.clause("pokerfest-2011/regrouping-2", "pokerfest-2011/regrouping-1")
def test_the_software_names_a_player_and_records_how() -> None:
    room = hall(BOOK, {1: 9, 2: 9, 3: 7}, seats=10)
    (move,) = proposals(room.state, "1", room.book)
    assert (move.entry, move.table) == (0, 3)
    assert move.pool == tuple(100 * table + seat for table in (1, 2) for seat in range(1, 10))
    (due,) = [one for one in todo(room.state, room.now, room.book) if isinstance(one.command, BalanceTables)]
    assert (due.reason, due.must) == ("balance_draw_due", True)
    (moved,) = room.do(BalanceTables(session="1"))
    assert isinstance(moved, Moved)
    assert moved.draw is not None
    assert moved.draw.pool == move.pool
    again = verifiable_shuffle(bytes.fromhex(SEED), moved.draw.pool, moved.draw.label)
    assert again[:1] == [100 * moved.from_table + moved.from_seat] == list(moved.draw.picked)
    assert moved.from_table in (1, 2)
    assert "pokerfest-2011/regrouping-2" in moved.clauses
    assert sorted(counts(room).values()) == [8, 8, 9]
    assert room.state.sessions["1"].draws == 1
    assert "sorteado" in say(moved.reason, moved.facts, "es")


@pytest.mark.clause("pokerfest-2011/regrouping-2")
def test_every_player_of_the_fullest_tables_can_be_picked() -> None:
    """Over many seeds nobody is left out and nobody else is picked."""
    room = hall(BOOK, {1: 9, 2: 9, 3: 7}, seats=10)
    picked = set()
    for number in range(400):
        seed = hashlib.sha256(str(number).encode()).digest()
        room.state.sessions["1"].commitment = hashlib.sha256(seed).hexdigest()
        asked = Asked(
            command=BalanceTables(session="1"), by=Actor("Ana", "director"), at=room.now, seed=seed.hex()
        )
        answer = decide(room.state, asked, room.book)
        assert not isinstance(answer, Refused)
        picked.add(answer[0].entry)  # type: ignore[attr-defined]
    assert picked == {100 * table + seat for table in (1, 2) for seat in range(1, 10)}


@pytest.mark.clause("pokerfest-2011/regrouping-3")
def test_tables_about_to_start_a_hand_give_first() -> None:
    room = hall(BOOK, {1: 9, 2: 9, 3: 7}, seats=10)
    in_hand(room, 2)
    (moved,) = room.do(BalanceTables(session="1"))
    assert isinstance(moved, Moved)
    assert moved.from_table == 1
    assert moved.facts["procedure"] == "about_to_start"
    assert "pokerfest-2011/regrouping-3" in moved.clauses
    room = hall(BOOK, {1: 9, 2: 9, 3: 7}, seats=10)
    in_hand(room, 1)
    in_hand(room, 2)
    assert room.refused(BalanceTables(session="1")).reason == "giving_table_in_hand"


@pytest.mark.clause("pokerfest-2011/regrouping-3")
@pytest.mark.parametrize(
    ("here", "there", "vacant", "mover"),
    [
        (5, 9, 1, 5),  # the place is 4 from the button at 5; 4 from 9 is seat 5
        (5, 2, 1, 8),  # counted on past seat 1: 2, 1, 10, 9, 8
        (10, 6, 6, 2),
    ],
)
def test_without_software_the_same_place_counted_anticlockwise(
    here: int, there: int, vacant: int, mover: int
) -> None:
    taken = [seat for seat in range(1, 11) if seat != vacant][:8]
    room = hall(BOOK, {1: 10, 2: taken}, seats=10)
    placed(room, 1, there, there % 10 + 1, (there + 1) % 10 + 1)
    placed(room, 2, here, here % 10 + 1, (here + 1) % 10 + 1)
    room.state.tables[2].vacated = {vacant: 99}
    (moved,) = room.do(BalanceTables(session="1", without_software=True))
    assert isinstance(moved, Moved)
    assert (moved.from_seat, moved.seat) == (mover, vacant)
    assert moved.facts["places"] == 4
    assert moved.draw is None
    assert moved.clauses[0] == "pokerfest-2011/regrouping-3"
    assert "4 lugares del botón" in say(moved.reason, moved.facts, "es")


def test_an_empty_place_passes_to_another_table_and_then_further_on() -> None:
    room = hall(BOOK, {1: (1, 2, 3, 4, 6, 7, 8, 9, 10), 2: (1, 2, 3, 4, 5, 6, 7, 8, 9), 3: 7}, seats=10)
    for table in (1, 2, 3):
        placed(room, table, 9, 10, 1)
    room.state.tables[3].vacated = {8: 1, 9: 2, 10: 3}
    room.state.tables[3].locked = [8, 9, 10]
    room.state.tables[3].seats[4] = 0
    del room.state.entries[305]
    room.state.ledger.issued = {10_000: len(room.state.entries)}
    first = room.do(BalanceTables(session="1", without_software=True, most=1))[0]
    assert isinstance(first, Moved)
    assert (first.from_table, first.from_seat, first.seat) == (2, 5, 5)


def test_the_draw_needs_its_seed_and_other_books_draw_nobody() -> None:
    room = hall(BOOK, {1: 9, 2: 7})
    room.state.sessions["1"].commitment = ""
    assert room.refused(BalanceTables(session="1")).reason == "seed_not_committed"
    assert room.do(BalanceTables(session="1", without_software=True))
    room = hall("tda-2013", {1: 9, 2: 6})
    assert room.refused(BalanceTables(session="1", without_software=True)).reason == "nobody_is_drawn"


def test_staff_carry_the_chips_where_no_player_may() -> None:
    room = hall(BOOK, {1: 9, 2: 7})
    (moved,) = room.do(BalanceTables(session="1", carried_by="Luis"))
    assert isinstance(moved, Moved)
    assert moved.carried_by == "Luis"
    assert room.state.entries[moved.entry].stack == 10_000
