"""Who finishes where when several go out at once, in and out of hand-for-hand."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.support.books import BOOKS
from tests.support.bubble import bubble, finish, give, hand_for_hand, lose, placed, signal
from tests.support.room import Room

from torneo.rulebook import book_ids, load_book
from torneo.tournament import Tournament
from torneo.tournament.bubble.commands import DeclareSimultaneous, FreezeHand, StartHandForHand
from torneo.tournament.entries.state import Entry
from torneo.tournament.hands.commands import EndEvent, ReportHand, StartHand
from torneo.tournament.hands.places import places
from torneo.tournament.hands.state import Elimination


@pytest.mark.clause("pokerfest-2011/regrouping-4")
@pytest.mark.parametrize("book", BOOKS)
def test_the_first_out_of_50_is_50th_and_the_next_49th(book: str) -> None:
    room = bubble(book, (9, 9, 8, 8, 8, 8), paid=5)
    room.do(StartHand(table=2))
    lose(room, 2, 4)
    room.later(seconds=30).do(StartHand(table=5))
    lose(room, 5, 3)
    assert placed(room) == {(2, 4): (50, 1), (5, 3): (49, 1)}


@pytest.mark.clause("torrequebrada/23-A")
@pytest.mark.parametrize("book", BOOKS)
def test_the_winner_has_all_the_chips_and_the_last_to_lose_them_is_second(book: str) -> None:
    room = bubble(book, (3,), paid=1)
    room.do(StartHand(table=1))
    lose(room, 1, 2)
    room.later(minutes=20).do(StartHand(table=1))
    lose(room, 1, 3)
    room.do(EndEvent())
    assert placed(room) == {(1, 1): (1, 1), (1, 3): (2, 1), (1, 2): (3, 1)}


@pytest.mark.clause("torrequebrada/23-B", "fcp-2025/rp-14-a")
@pytest.mark.parametrize("book", BOOKS)
def test_in_one_hand_the_larger_starting_stack_finishes_higher(book: str) -> None:
    room = bubble(book, (10,), paid=1, seats=10)
    give(room, 1, {2: 9_000, 3: 14_000})
    room.do(StartHand(table=1))
    lose(room, 1, 3, 2)
    assert placed(room) == {(1, 3): (9, 1), (1, 2): (10, 1)}


@pytest.mark.clause("tda-2024/rp-8-A.1", "tda-2024/rp-8-A.2")
@pytest.mark.policy("bubble_first_round")
@pytest.mark.parametrize(("book", "shared"), [(book, 3 if book == "tda-2024" else 1) for book in BOOKS])
def test_those_out_in_the_hand_of_the_announcement_share_where_the_book_counts_it(
    book: str, shared: int
) -> None:
    """52 left and 50 paid: three go out at three tables after the announcement, before any signal."""
    room = bubble(book, (9, 9, 9, 9, 8, 8), paid=50)
    for table in range(1, 7):
        room.do(StartHand(table=table))
    room.do(StartHandForHand(session="1"))
    assert room.state.sessions["1"].round == (1 if book == "tda-2024" else 0)
    for table in (1, 2, 3):
        room.later(seconds=30)
        lose(room, table, 2)
    assert [tied for _, tied in placed(room).values()] == [shared] * 3
    assert {place for place, _ in placed(room).values()} == ({50} if shared == 3 else {50, 51, 52})
    refused = room.refused(StartHand(table=1))
    assert refused.reason == "others_playing"


@pytest.mark.clause("fcp-2025/rp-14-a")
@pytest.mark.parametrize("book", BOOKS)
def test_in_hand_for_hand_too(book: str) -> None:
    room = bubble(book, (7, 7, 7), paid=20)
    give(room, 3, {2: 8_400, 6: 15_100})
    room.do(StartHandForHand(session="1"))
    signal(room)
    finish(room, 1, 2)
    lose(room, 3, 2, 6)
    assert placed(room) == {(3, 6): (20, 1), (3, 2): (21, 1)}


@pytest.mark.clause("pokerfest-2011/general-33")
@pytest.mark.parametrize("book", BOOKS)
def test_everybody_all_in_and_one_takes_it_all(book: str) -> None:
    room = bubble(book, (10,), paid=1, seats=10)
    give(room, 1, {2: 30_000, 3: 20_000, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0, 10: 0})
    room.later(minutes=1).do(StartHand(table=1))
    lose(room, 1, 2, 3)
    room.do(EndEvent())
    found = placed(room)
    assert (found[1, 1], found[1, 2], found[1, 3]) == ((1, 1), (2, 1), (3, 1))


@pytest.mark.clause("pokerfest-2011/general-34")
@pytest.mark.parametrize("book", BOOKS)
def test_equal_stacks_go_by_the_hand_where_the_book_says_so(book: str) -> None:
    room = bubble(book, (10,), paid=1, seats=10)
    give(room, 1, {2: 25_000, 3: 25_000, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0, 10: 0})
    room.later(minutes=1).do(StartHand(table=1))
    room.do(ReportHand(table=1, stacks={1: 100_000, 2: 0, 3: 0}, hand_order=(2, 3)))
    room.do(EndEvent())
    found = placed(room)
    if book == "pokerfest-2011":
        assert (found[1, 2], found[1, 3]) == ((2, 1), (3, 1))
    else:
        assert (found[1, 2], found[1, 3]) == ((2, 2), (2, 2))


@pytest.mark.clause("torrequebrada/23-C")
def test_in_one_round_the_stack_decides_who_is_paid() -> None:
    room = bubble("torrequebrada", (7, 7, 7, 7), paid=27)
    give(room, 1, {2: 5_000})
    give(room, 3, {2: 7_500})
    room.do(StartHandForHand(session="1"))
    signal(room)
    room.do(FreezeHand(table=3, all_in={2: 0}))
    room.do(FreezeHand(table=1, all_in={2: 0}))
    finish(room, 2, 4)
    lose(room, 1, 2)
    room.later(minutes=3)
    lose(room, 3, 2)
    assert placed(room) == {(3, 2): (27, 1), (1, 2): (28, 1)}


@pytest.mark.clause("fcp-2025/rp-14-b")
@pytest.mark.parametrize("book", ["tda-2013", "adtp-2018", "fcp-2025"])
def test_in_one_round_different_tables_tie(book: str) -> None:
    room = hand_for_hand(book, (7, 6), paid=12)
    signal(room)
    lose(room, 1, 7)
    room.later(minutes=2)
    lose(room, 2, 6)
    assert placed(room) == {(1, 7): (12, 2), (2, 6): (12, 2)}


@pytest.mark.parametrize("book", ["tda-2013", "adtp-2018", "fcp-2025"])
def test_two_at_one_table_and_one_at_another(book: str) -> None:
    room = bubble(book, (7, 7), paid=13)
    give(room, 1, {2: 4_000, 3: 6_000})
    room.do(StartHandForHand(session="1"))
    signal(room)
    lose(room, 1, 2, 3)
    lose(room, 2, 7)
    assert placed(room) == {(1, 3): (12, 2), (2, 7): (12, 2), (1, 2): (14, 1)}


def test_two_rounds_are_two_moments() -> None:
    room = hand_for_hand("fcp-2025", (7, 7), paid=10)
    signal(room)
    lose(room, 1, 7)
    finish(room, 2)
    signal(room)
    finish(room, 1)
    lose(room, 2, 7)
    assert placed(room) == {(2, 7): (13, 1), (1, 7): (14, 1)}


# ---- the same hand outside hand-for-hand -------------------------------------------------------------


def two_out(book: str, size: int = 6) -> Room:
    """Tables 1 and 2, so many players each, lose one each, a minute apart."""
    room = bubble(book, (size, size), paid=2 * size)
    give(room, 1, {2: 9_000})
    give(room, 2, {2: 2_000})
    room.do(StartHand(table=1))
    room.do(StartHand(table=2))
    lose(room, 1, 2)
    room.later(minutes=1)
    lose(room, 2, 2)
    return room


@pytest.mark.clause("torrequebrada/23-D")
def test_the_same_hand_at_different_tables_shares_whatever_the_stacks() -> None:
    room = two_out("torrequebrada")
    assert placed(room) == {(2, 2): (11, 1), (1, 2): (12, 1)}
    (declared,) = room.do(DeclareSimultaneous(entries=(2, 8), why="misma mano, confirmado por el floor"))
    assert declared.clauses == ("torrequebrada/23-D",)  # type: ignore[attr-defined]
    assert placed(room) == {(1, 2): (11, 2), (2, 2): (11, 2)}


@pytest.mark.parametrize(
    ("book", "size"), [("tda-2013", 6), ("adtp-2018", 6), ("fcp-2025", 6), ("pokerfest-2011", 5)]
)
def test_elsewhere_the_order_of_elimination_stands(book: str, size: int) -> None:
    """In Pokerfest with ten left, as more of them would have to play hand for hand."""
    room = two_out(book, size)
    together = DeclareSimultaneous(entries=(2, size + 2), why="misma mano")
    assert room.refused(together).reason == "order_decides"
    assert placed(room) == {(2, 2): (2 * size - 1, 1), (1, 2): (2 * size, 1)}


def test_what_cannot_be_one_moment() -> None:
    room = two_out("torrequebrada")

    def why(*entries: int, reason: str = "misma mano") -> str:
        return room.refused(DeclareSimultaneous(entries=entries, why=reason)).reason

    assert why(2) == "two_eliminations_needed"
    assert why(2, 2) == "two_eliminations_needed"
    assert why(2, 99) == "unknown_entry"
    assert why(2, 3) == "entry_not_out"
    assert why(2, 8, reason=" ") == "reason_missing"
    room.later(minutes=1).do(StartHand(table=1))
    lose(room, 1, 3, 4)
    assert why(3, 4) == "one_table_only"
    assert why(2, 3) == "different_hands"
    assert why(8, 3) == "others_between", "4 went out in the same hand as 3"
    room.do(DeclareSimultaneous(entries=(8, 3, 4), why="misma mano"))
    assert why(2, 8) == "others_between", "3 and 4 went out with 8"
    assert room.refused(DeclareSimultaneous(entries=(2, 8), why="x"), role="floor").reason == "role"


def test_a_round_needs_no_declaration() -> None:
    room = hand_for_hand("torrequebrada", (7, 7), paid=10)
    signal(room)
    lose(room, 1, 7)
    lose(room, 2, 7)
    refused = room.refused(DeclareSimultaneous(entries=(7, 14), why="misma mano"))
    assert refused.reason == "round_decides"
    assert refused.clauses == ("torrequebrada/23-C",)


# ---- places are a permutation -------------------------------------------------------------------------

gone: st.SearchStrategy[dict[str, Any]] = st.builds(
    dict,
    at=st.integers(0, 4), table=st.integers(1, 3), hand=st.integers(1, 2), stack=st.integers(1, 4),
    together=st.integers(0, 3), moment=st.integers(0, 2), rank=st.integers(0, 3),
)  # fmt: skip


@pytest.mark.parametrize("book", book_ids())
@given(ones=st.lists(gone, max_size=14), alive=st.integers(0, 4))
def test_places_are_a_permutation_and_ties_fill_the_gaps(
    book: str, ones: list[dict[str, Any]], alive: int
) -> None:
    state = Tournament(phase="running")
    for number in range(1, len(ones) + alive + 1):
        state.entries[number] = Entry(number=number, player=f"p{number}", status="seated", stack=1)
    ones = sorted(ones, key=lambda one: one["at"])
    for number, one in enumerate(ones, 1):
        state.entries[number].status, state.entries[number].stack = "out", 0
        state.eliminations.append(Elimination(entry=number, session="1", **one))
    found = places(state, load_book(book))
    assert sorted(one.entry for one in found) == list(range(1, len(ones) + 1))
    expected = alive + 1
    while found:
        first = found[0]
        group, found = found[: first.tied], found[first.tied :]
        assert {(one.place, one.tied) for one in group} == {(expected, first.tied)}
        expected += first.tied
    assert expected == alive + len(ones) + 1
