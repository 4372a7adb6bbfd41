"""Who finishes where: one after another, in one hand, at several tables."""

import pytest

from torneo.rulebook import book_ids, load_book
from torneo.tournament import Tournament
from torneo.tournament.entries.state import Entry
from torneo.tournament.hands.places import places
from torneo.tournament.hands.state import Elimination

FAMILY = [book for book in book_ids() if book != "pokerfest-2011"]


def event(alive: int, *gone: Elimination) -> Tournament:
    """Entries numbered from 1: those in ``gone`` are out, ``alive`` more still play."""
    state = Tournament(phase="running")
    for number in range(1, alive + len(gone) + 1):
        state.entries[number] = Entry(number=number, player=f"p{number}", status="seated", stack=1)
    for one in gone:
        state.entries[one.entry].status = "out"
        state.entries[one.entry].stack = 0
        state.eliminations.append(one)
    return state


def out(
    entry: int, at: int, stack: int = 1000, table: int = 1, hand: int = 0, together: int = 0, rank: int = 0
) -> Elimination:
    return Elimination(
        entry=entry,
        session="1",
        table=table,
        hand=hand or at,
        at=at,
        stack=stack,
        together=together,
        rank=rank,
    )


def placed(state: Tournament, book: str) -> dict[int, tuple[int, int]]:
    return {one.entry: (one.place, one.tied) for one in places(state, load_book(book))}


@pytest.mark.parametrize("book", book_ids())
def test_one_after_another(book: str) -> None:
    state = event(1, out(3, at=200), out(2, at=214))
    state.phase = "ended"
    assert placed(state, book) == {1: (1, 1), 2: (2, 1), 3: (3, 1)}


@pytest.mark.policy("elimination_same_table")
@pytest.mark.parametrize("book", book_ids())
def test_same_hand_at_one_table_the_larger_stack_is_higher(book: str) -> None:
    state = event(8, out(9, at=5, stack=9_000, hand=7), out(10, at=5, stack=14_000, hand=7))
    assert placed(state, book) == {10: (9, 1), 9: (10, 1)}


@pytest.mark.policy("elimination_equal_stacks")
@pytest.mark.parametrize("book", FAMILY)
def test_equal_stacks_in_one_hand_tie(book: str) -> None:
    state = event(3, out(4, at=5, hand=7), out(5, at=5, hand=7))
    assert placed(state, book) == {4: (4, 2), 5: (4, 2)}


@pytest.mark.policy("elimination_equal_stacks")
def test_equal_stacks_in_pokerfest_go_by_the_hand() -> None:
    state = event(1, out(2, at=5, hand=7, rank=1), out(3, at=5, hand=7, rank=2))
    assert placed(state, "pokerfest-2011") == {2: (2, 1), 3: (3, 1)}


@pytest.mark.policy("elimination_different_tables_hand_for_hand")
@pytest.mark.parametrize("book", ["tda-2013", "adtp-2018", "fcp-2025", "tda-2024"])
def test_hand_for_hand_at_two_tables_ties(book: str) -> None:
    gone = (out(12, at=5, stack=5_000, table=1, together=3), out(13, at=9, stack=7_500, table=2, together=3))
    assert placed(event(11, *gone), book) == {12: (12, 2), 13: (12, 2)}


@pytest.mark.policy("elimination_different_tables_hand_for_hand")
@pytest.mark.parametrize("book", ["torrequebrada", "pokerfest-2011"])
def test_hand_for_hand_at_two_tables_goes_by_the_stack(book: str) -> None:
    gone = (out(27, at=5, stack=5_000, table=1, together=3), out(28, at=9, stack=7_500, table=3, together=3))
    assert placed(event(26, *gone), book) == {28: (27, 1), 27: (28, 1)}


def test_a_round_is_one_moment_however_late_a_table_reports() -> None:
    state = event(
        5,
        out(6, at=5, table=1, stack=10, together=3),
        out(7, at=6, table=2, stack=30, together=3),
        out(8, at=7, table=1, stack=20, together=3),
        out(9, at=8, table=1, stack=5, together=4),
    )
    assert placed(state, "torrequebrada") == {9: (6, 1), 7: (7, 1), 8: (8, 1), 6: (9, 1)}


@pytest.mark.policy("elimination_different_tables_otherwise")
@pytest.mark.parametrize("book", book_ids())
def test_at_the_same_moment_at_two_tables_outside_hand_for_hand(book: str) -> None:
    gone = (out(11, at=5, stack=9_000, table=1), out(12, at=5, stack=2_000, table=2))
    tied = book == "torrequebrada"
    assert placed(event(10, *gone), book) == (
        {11: (11, 2), 12: (11, 2)} if tied else {12: (11, 1), 11: (12, 1)}
    )


@pytest.mark.parametrize("book", book_ids())
def test_nobody_is_placed_twice_and_places_are_a_run(book: str) -> None:
    state = event(4, *(out(5 + n, at=n // 2, stack=n % 3, table=n % 2, hand=n // 2 + 1) for n in range(9)))
    found = placed(state, book)
    assert sorted(found) == list(range(5, 14))
    taken = sorted(place + step for place, tied in set(found.values()) for step in range(tied))
    assert sorted(set(taken)) == list(range(5, 14))
