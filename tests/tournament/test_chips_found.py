"""Retired chips found late, lost chips, hidden and forfeited ones."""

import pytest
from tests.support.books import BOOKS
from tests.support.room import Room
from tests.support.stacks import happened, stacks_at, table_of

from torneo.hand.button import Positions
from torneo.tournament import Refused
from torneo.tournament.chips.commands import RaceChips, RecordFoundChips, RemoveChips, RetireChips
from torneo.tournament.chips.events import ChipsRemoved, RetiredChipsFound
from torneo.tournament.conduct.events import Noted
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.hands.events import ChipsMoved, FirstCardDealt, HandStarted


def without_25s(book: str) -> Room:
    """Four players, the 25s raced off or changed, 100 the lowest chip; seat 5 is entry 4."""
    room = table_of({1: 5_000, 2: 5_000, 3: 5_000, 5: 5_000}, book)
    room.do(RetireChips(value=25) if book == "pokerfest-2011" else RaceChips(value=25))
    return room


def start_hand(room: Room, *without: int) -> None:
    seats = tuple(seat for seat in room.state.tables[1].taken if seat not in without)
    happened(room, HandStarted(table=1, number=1, level=1, game="nlhe", dealt=seats,
                               positions=Positions(button=1, small=2, big=3)))  # fmt: skip


@pytest.mark.parametrize(
    ("book", "count", "clause"),
    [
        pytest.param("adtp-2018", 8, "24-C.1", marks=pytest.mark.clause("adtp-2018/24-C.1")),
        pytest.param("tda-2013", 8, "23-C.1", marks=pytest.mark.clause("tda-2013/23-C.1")),
        pytest.param("tda-2024", 4, "24-C.1", marks=pytest.mark.clause("tda-2024/24-C.1")),
        pytest.param("torrequebrada", 8, "12-C.1", marks=pytest.mark.clause("torrequebrada/12-C.1")),
        pytest.param("fcp-2025", 4, "24-C.1", marks=pytest.mark.clause("fcp-2025/24-C.1")),
    ],
)
def test_retired_chips_found_late_are_changed(book: str, count: int, clause: str) -> None:
    room = without_25s(book)
    (found,) = room.do(RecordFoundChips(entry=4, chips={25: count}))
    assert isinstance(found, RetiredChipsFound)
    assert found.given == {100: count // 4}
    assert f"{book}/{clause}" in found.clauses
    assert stacks_at(room)[5] == 5_000 + 25 * count
    assert 25 not in room.state.ledger.in_play


@pytest.mark.parametrize(
    ("book", "count", "given", "clause"),
    [
        pytest.param("adtp-2018", 7, {100: 1}, "24-C.2", marks=pytest.mark.clause("adtp-2018/24-C.2")),
        pytest.param("tda-2013", 7, {100: 1}, "23-C.2", marks=pytest.mark.clause("tda-2013/23-C.2")),
        pytest.param(
            "torrequebrada", 7, {100: 1}, "12-C.2", marks=pytest.mark.clause("torrequebrada/12-C.2")
        ),
        pytest.param("tda-2024", 3, {}, "24-C.2", marks=pytest.mark.clause("tda-2024/24-C.2")),
        pytest.param("fcp-2025", 3, {}, "24-C.2", marks=pytest.mark.clause("fcp-2025/24-C.2")),
    ],
)
def test_what_makes_no_whole_chip_is_not_compensated(
    book: str, count: int, given: dict[int, int], clause: str
) -> None:
    room = without_25s(book)
    (found,) = room.do(RecordFoundChips(entry=4, chips={25: count}))
    assert isinstance(found, RetiredChipsFound)
    assert found.given == given
    assert f"{book}/{clause}" in found.clauses
    assert stacks_at(room)[5] == 5_000 + 100 * len(given)
    assert room.state.ledger.causes["found_late"] == 25 * count
    assert room.state.ledger.causes["retired_remainder"] == -75


@pytest.mark.policy("chips_retired_found_late")
def test_any_value_in_play_or_only_the_lowest() -> None:
    for book, given in (("tda-2013", {500: 1}), ("fcp-2025", {500: 1}), ("adtp-2018", {100: 5}),
                        ("tda-2024", {500: 1}),
                        ("torrequebrada", {100: 5}), ("pokerfest-2011", {500: 1})):  # fmt: skip
        (found,) = without_25s(book).do(RecordFoundChips(entry=4, chips={25: 20}))
        assert isinstance(found, RetiredChipsFound)
        assert found.given == given, book


@pytest.mark.policy("chips_retired_found_late")
def test_pokerfest_rounds_up_for_the_player() -> None:
    room = without_25s("pokerfest-2011")
    room.do(RecordFoundChips(entry=4, chips={25: 7}))
    assert stacks_at(room)[5] == 5_200
    assert room.state.ledger.causes["retired_remainder"] == 25


def test_chips_the_stack_already_counts_only_cost_the_remainder() -> None:
    room = without_25s("tda-2013")
    room.do(RecordFoundChips(entry=4, chips={25: 8}, counted=True))
    assert stacks_at(room)[5] == 5_000
    room.do(RecordFoundChips(entry=4, chips={25: 7}, counted=True))
    assert stacks_at(room)[5] == 4_925
    start_hand(room)
    refused = room.refused(RecordFoundChips(entry=4, chips={25: 7}, counted=True))
    assert refused.reason == "hand_in_progress"
    assert room.refused(RecordFoundChips(entry=4, chips={25: 800}, counted=True)).reason == "more_than_issued"


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (RecordFoundChips(entry=4, chips={}), "amount"),
        (RecordFoundChips(entry=4, chips={25: 0}), "amount"),
        (RecordFoundChips(entry=4, chips={30: 2}), "value_not_in_play"),
        (RecordFoundChips(entry=4, chips={25: 2, 100: 1}), "retired_apart"),
        (RecordFoundChips(entry=40, chips={25: 2}), "unknown_entry"),
        (RecordFoundChips(table=9, chips={100: 2}), "unknown_table"),
    ],
)
def test_found_chips_that_cannot_be(command: RecordFoundChips, reason: str) -> None:
    assert without_25s("tda-2013").refused(command).reason == reason


@pytest.mark.clause("adtp-2018/64", "torrequebrada/62", "fcp-2025/64")
@pytest.mark.parametrize(
    ("book", "clause"), [("adtp-2018", "64"), ("torrequebrada", "62"), ("fcp-2025", "64")]
)
def test_lost_chips_without_an_owner_go_to_the_inventory(book: str, clause: str) -> None:
    room = table_of({1: 5_000, 2: 5_000}, book)
    happened(room, ChipsMoved(table=1, entry=1, points=1_500))
    events = room.do(RecordFoundChips(table=1, chips={500: 2}, where="bajo la mesa"))
    assert [type(one) for one in events] == [Noted, ChipsRemoved]
    assert room.state.tables[1].uncounted == 500
    assert room.state.ledger.causes["found"] == -1_000
    note = room.state.notes[-1]
    assert (note.kind, note.about["points"]) == ("found_chips_to_inventory", 1_000)
    assert f"{book}/{clause}" in note.clauses


@pytest.mark.parametrize("book", BOOKS)
def test_lost_chips_of_a_known_owner(book: str) -> None:
    """They go back to him under the federation's rules only."""
    room = table_of({1: 5_000, 2: 5_000}, book)
    room.do(RecordFoundChips(entry=1, chips={500: 1}, counted=True))
    kept = room.book.values["chips_found_ownerless"] == "owner_if_known_else_inventory"
    assert stacks_at(room)[1] == (5_000 if kept else 4_500)
    kind = "found_chips_returned" if kept else "found_chips_to_inventory"
    assert room.state.notes[-1].kind == kind


def test_found_chips_of_no_stack_are_only_noted() -> None:
    room = table_of({1: 5_000, 2: 5_000}, "tda-2013")
    room.do(RecordFoundChips(chips={500: 1}, where="pasillo"))
    assert room.state.ledger.points == 10_000


@pytest.mark.clause(
    "tda-2013/55.2", "tda-2013/55.4", "adtp-2018/63.2", "adtp-2018/63.4", "torrequebrada/31.2",
    "torrequebrada/31.4", "fcp-2025/63.2", "pokerfest-2011/general-26",
)  # fmt: skip
@pytest.mark.parametrize(
    ("book", "clause"),
    [("tda-2013", "55.2"), ("adtp-2018", "63.2"), ("torrequebrada", "31.2"), ("fcp-2025", "63.2"),
     ("pokerfest-2011", "general-26")],
)  # fmt: skip
@pytest.mark.parametrize("cause", ["out_of_sight", "in_transit"])
def test_chips_out_of_sight_are_forfeited(book: str, clause: str, cause: str) -> None:
    room = table_of({1: 5_000, 2: 5_000}, book)
    (removed,) = room.do(RemoveChips(entry=1, points=1_500, cause=cause, why="en el bolsillo"), role="floor")
    assert isinstance(removed, ChipsRemoved)
    assert f"{book}/{clause}" in removed.clauses
    assert stacks_at(room) == {1: 3_500, 2: 5_000}
    assert room.state.ledger.causes[cause] == -1_500


@pytest.mark.parametrize("book", BOOKS)
def test_who_forfeits_every_chip_is_out_and_nobody_gets_them(book: str) -> None:
    room = table_of({1: 5_000, 2: 5_000, 3: 5_000}, book)
    room.do(RemoveChips(entry=1, points=5_000, cause="out_of_sight", why="se las llevó"))
    assert room.state.entries[1].status == "removed"
    assert stacks_at(room) == {2: 5_000, 3: 5_000}
    assert room.state.ledger.points == 10_000


@pytest.mark.parametrize(
    ("command", "role", "reason"),
    [
        (RemoveChips(entry=1, points=0, cause="hidden", why="x"), "floor", "amount"),
        (RemoveChips(entry=1, points=5_025, cause="hidden", why="x"), "floor", "amount"),
        (RemoveChips(entry=1, points=100, cause="antojo", why="x"), "floor", "unknown_cause"),
        (RemoveChips(entry=1, points=100, cause="hidden", why=" "), "floor", "reason_missing"),
        (RemoveChips(points=100, cause="hidden", why="x"), "floor", "stack_or_table"),
        (RemoveChips(entry=1, table=1, points=100, cause="hidden", why="x"), "floor", "stack_or_table"),
        (RemoveChips(table=1, points=100, cause="hidden", why="x"), "floor", "amount"),
        (RemoveChips(entry=1, points=100, cause="correction", why="x"), "floor", "role"),
        (RemoveChips(entry=1, points=100, cause="hidden", why="x"), "dealer", "role"),
        (RemoveChips(entry=8, points=100, cause="hidden", why="x"), "floor", "unknown_entry"),
    ],
)
def test_chips_that_cannot_be_removed(command: RemoveChips, role: str, reason: str) -> None:
    assert table_of({1: 5_000, 2: 5_000}).refused(command, role=role).reason == reason


def test_a_house_may_give_hidden_chips_back() -> None:
    book = table_of({}).book.with_policies({"chips_out_of_sight": "returned"})
    room = table_of({1: 5_000}, book)
    refused = room.refused(RemoveChips(entry=1, points=100, cause="out_of_sight", why="x"))
    assert refused.reason == "chips_returned"


def test_no_chips_are_taken_from_a_stack_in_play() -> None:
    room = table_of({1: 5_000, 2: 5_000, 3: 5_000})
    start_hand(room)
    command = RemoveChips(entry=1, points=100, cause="out_of_sight", why="x")
    assert room.refused(command).reason == "hand_in_progress"


HIDDEN: dict[str, int | str | bool | None] = {"entry": 1, "winner": 2, "points": 1_000}


@pytest.mark.parametrize(
    ("book", "clause"),
    [("tda-2013", "54.4"), ("adtp-2018", "62.4"), ("torrequebrada", "61.3"), ("fcp-2025", "62.3")],
)
@pytest.mark.parametrize("option", ["to_the_winner", "remove_chips"])
def test_the_direction_decides_on_the_hidden_chip_of_a_loser(book: str, clause: str, option: str) -> None:
    room = table_of({1: 1_000, 2: 9_000, 3: 5_000}, book)
    offered = offer(room.state, "hidden_chips", HIDDEN, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("to_the_winner", "remove_chips")
    assert f"{book}/{clause}" in offered.clauses
    room.do(Decide(matter="hidden_chips", option=option, why="apareció tras el all-in", about=HIDDEN))
    won = 1_000 if option == "to_the_winner" else 0
    assert stacks_at(room) == {2: 9_000 + won, 3: 5_000}
    assert room.state.entries[1].status == "out"
    assert room.state.eliminations[-1].by == [2]
    assert room.state.ledger.points == 14_000 + won


@pytest.mark.clause("pokerfest-2011/general-15", "pokerfest-2011/general-16")
def test_pokerfest_gives_found_chips_to_the_winner_until_the_next_deal() -> None:
    room = table_of({1: 1_000, 2: 9_000, 3: 5_000}, "pokerfest-2011")
    about = {**HIDDEN, "bet": 600}
    offered = offer(room.state, "hidden_chips", about, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("to_the_winner",)
    start_hand(room, 1)
    assert not isinstance(offer(room.state, "hidden_chips", about, room.book), Refused)
    room.do(Decide(matter="hidden_chips", option="to_the_winner", why="antes del reparto", about=about))
    assert stacks_at(room) == {2: 9_600, 3: 5_000}
    hand = room.state.tables[1].hand
    assert hand is not None
    assert hand.stacks == {2: 9_600, 3: 5_000}
    assert room.state.ledger.causes["hidden"] == -400


@pytest.mark.clause("pokerfest-2011/general-16")
def test_pokerfest_removes_found_chips_once_cards_are_out() -> None:
    room = table_of({1: 1_000, 2: 9_000, 3: 5_000}, "pokerfest-2011")
    start_hand(room, 1)
    happened(room, FirstCardDealt(table=1))
    offered = offer(room.state, "hidden_chips", HIDDEN, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("remove_chips",)
    room.do(Decide(matter="hidden_chips", option="remove_chips", why="mano repartida", about=HIDDEN))
    assert stacks_at(room) == {2: 9_000, 3: 5_000}


def test_a_loser_who_keeps_other_chips_stays() -> None:
    room = table_of({1: 1_500, 2: 9_000})
    room.do(Decide(matter="hidden_chips", option="remove_chips", why="ficha suelta", about=HIDDEN))
    assert stacks_at(room) == {1: 500, 2: 9_000}


@pytest.mark.parametrize(
    ("about", "reason"),
    [
        ({"entry": 1}, "matter_about"),
        ({"entry": 1, "winner": 1, "points": 100}, "winner_elsewhere"),
        ({"entry": 1, "winner": 2, "points": 2_000}, "amount"),
        ({"entry": 1, "winner": 8, "points": 100}, "unknown_entry"),
    ],
)
def test_no_hidden_chips_to_decide_on(about: dict[str, int], reason: str) -> None:
    room = table_of({1: 1_000, 2: 9_000})
    offered = offer(room.state, "hidden_chips", about, room.book)
    assert isinstance(offered, Refused)
    assert offered.reason == reason
