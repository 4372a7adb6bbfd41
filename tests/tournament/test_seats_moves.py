"""Moves by the direction, arrivals, swaps, and players found in the wrong seat."""

import pytest
from tests.support.seating import at, levels, place, play, seated, start

from torneo.rulebook import book_ids
from torneo.tournament import Refused
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.hands.commands import CancelHand, DealFirstCard, ReportHand
from torneo.tournament.kernel import Command, Value
from torneo.tournament.seats.commands import (
    ConfirmArrival,
    CorrectSeat,
    LockSeat,
    MovePlayer,
    RecordSeat,
    ReserveSeat,
    SwapTables,
)
from torneo.tournament.seats.events import Arrived, Moved, SeatsChanged

STACK_20K = {25: 8, 100: 8, 500: 6, 1000: 16}
STACK_30K = {25: 8, 100: 8, 500: 6, 1000: 26}


# ---- by the direction


def test_the_direction_moves_a_player_with_his_stack_and_a_reason() -> None:
    room = seated("tda-2013", {1: range(1, 8), 2: range(1, 5)})
    (moved,) = room.do(MovePlayer(entry=at(room, 1, 3), table=2, seat=9, why="molesta a un vecino"))
    assert isinstance(moved, Moved)
    assert (moved.from_table, moved.from_seat, moved.table, moved.seat) == (1, 3, 2, 9)
    assert moved.facts["why"] == "molesta a un vecino"
    assert at(room, 2, 9) == moved.entry
    assert room.state.entries[moved.entry].stack == 10_000
    assert not room.state.entries[moved.entry].arrived


def test_without_a_seat_one_of_the_table_is_drawn() -> None:
    room = seated("tda-2013", {1: range(1, 8), 2: (2, 4, 6)})
    (moved,) = room.do(MovePlayer(entry=1, table=2, why="reparto"))
    assert isinstance(moved, Moved)
    assert moved.draw is not None
    assert moved.draw.pool == (201, 203, 205, 207, 208, 209)
    assert moved.draw.picked == (200 + moved.seat,)
    assert room.state.sessions["1"].draws == 1


def test_moves_that_cannot_be() -> None:
    room = seated("tda-2013", {1: range(1, 8), 2: range(1, 10), 3: (1, 2)})
    room.do(LockSeat(table=3, seat=5))
    room.do(ReserveSeat(table=3, seat=6, player="p8"))
    for command, reason in (
        (MovePlayer(entry=1, table=3, seat=3, why=" "), "reason_missing"),
        (MovePlayer(entry=99, table=3, seat=3, why="x"), "unknown_entry"),
        (MovePlayer(entry=1, table=7, seat=3, why="x"), "unknown_table"),
        (MovePlayer(entry=1, table=3, seat=10, why="x"), "unknown_seat"),
        (MovePlayer(entry=1, table=3, seat=-1, why="x"), "unknown_seat"),
        (MovePlayer(entry=1, table=3, seat=1, why="x"), "seat_taken"),
        (MovePlayer(entry=1, table=3, seat=5, why="x"), "seat_locked"),
        (MovePlayer(entry=1, table=3, seat=6, why="x"), "seat_reserved"),
        (MovePlayer(entry=1, table=2, why="x"), "table_full"),
        (MovePlayer(entry=1, table=1, seat=1, why="x"), "already_there"),
        (MovePlayer(entry=1, table=1, why="x"), "already_there"),
    ):
        assert room.refused(command).reason == reason, command
    for role in ("dealer", "desk", "player", "public"):
        assert room.refused(MovePlayer(entry=1, table=3, seat=3, why="x"), role=role).reason == "role"
    room.do(MovePlayer(entry=8, table=3, seat=6, why="su asiento"))


def test_nobody_is_moved_out_of_a_hand_he_is_dealt_into() -> None:
    room = seated("tda-2013", {1: range(1, 5), 2: (1, 2)})
    start(room, 1)
    refused = room.refused(MovePlayer(entry=1, table=2, seat=5, why="x"))
    assert (refused.reason, refused.facts["hand"]) == ("in_a_hand", 1)
    room.do(ReportHand(table=1, stacks={}))
    room.do(MovePlayer(entry=1, table=2, seat=5, why="x"))
    room.do(ConfirmArrival(entry=1))
    start(room, 1)
    room.do(MovePlayer(entry=1, table=1, seat=9, why="vuelve"))
    assert place(room, 1) == (1, 9)


@pytest.mark.clause("pokerfest-2011/regrouping-5")
@pytest.mark.parametrize("book", book_ids())
def test_who_carries_the_chips(book: str) -> None:
    """Staff always where the book says so, and for an absent player; else the player, in sight of all."""
    room = seated(book, {1: range(1, 5), 2: (1, 2)})
    staff = room.book.values["seating_chip_carrier"] == "staff_only"
    (moved,) = room.do(MovePlayer(entry=1, table=2, seat=5, why="x"), who="Beatriz")
    assert isinstance(moved, Moved)
    assert moved.carried_by == ("Beatriz" if staff else "")
    assert set(moved.clauses) & set(room.book.clauses_for("seating_chip_carrier"))
    room.state.entries[2].away_since = room.now
    (moved,) = room.do(MovePlayer(entry=2, table=2, seat=6, why="x", carried_by="Carlos"))
    assert isinstance(moved, Moved)
    assert moved.carried_by == "Carlos"


# ---- arrival


@pytest.mark.clause("fcp-2025/rp-5.1")
@pytest.mark.parametrize("moved_first", [True, False], ids=["moved before the hand", "moved during it"])
@pytest.mark.parametrize("book", book_ids())
def test_a_moved_player_joins_the_hand_until_the_first_card_is_dealt(book: str, moved_first: bool) -> None:
    for first_card, expected in ((True, 13), (False, 12)):
        room = seated(book, {1: range(1, 8), 2: range(1, 5)})
        for hand in range(11):
            play(room, 2, button=0 if hand else 2)
        if moved_first:
            room.do(MovePlayer(entry=1, table=2, seat=7, why="equilibrio"))
            assert start(room, 2).number == 12
        else:
            assert start(room, 2).number == 12
            room.do(MovePlayer(entry=1, table=2, seat=7, why="equilibrio"))
        if first_card:
            room.do(DealFirstCard(table=2))
        (arrived,) = room.do(ConfirmArrival(entry=1), role="dealer")
        assert isinstance(arrived, Arrived)
        assert arrived.from_hand == expected
        hand_now = room.state.tables[2].hand
        assert hand_now is not None
        assert (7 in hand_now.dealt) == (expected == 12)
        assert (7 in hand_now.stacks) == (expected == 12)
        if book == "fcp-2025":
            assert "fcp-2025/rp-5.1" in arrived.clauses
        room.do(ReportHand(table=2, stacks={}))
        assert 7 in start(room, 2).dealt


def test_the_big_blind_of_a_player_still_on_the_way_falls_to_the_next() -> None:
    room = seated("tda-2013", {1: range(1, 8), 2: (1, 2, 3, 5, 6)})
    play(room, 2, button=1)
    room.do(MovePlayer(entry=1, table=2, seat=4, why="equilibrio"))
    assert start(room, 2).positions.big == 4
    room.do(DealFirstCard(table=2))
    positions = room.state.tables[2].positions
    assert positions is not None
    assert (positions.button, positions.small, positions.big) == (2, 3, 5)
    assert room.refused(CancelHand(table=2, why="")).reason == "reason_missing"


def test_a_table_waits_for_players_on_the_way_if_it_cannot_play_without() -> None:
    room = seated("tda-2013", {1: range(1, 8), 2: (1,)})
    room.do(MovePlayer(entry=1, table=2, seat=4, why="x"))
    start(room, 2)
    assert room.refused(DealFirstCard(table=2)).reason == "players_on_the_way"
    room.do(ConfirmArrival(entry=1))
    room.do(DealFirstCard(table=2))


def test_an_arrival_is_confirmed_once() -> None:
    room = seated("tda-2013", {1: range(1, 8), 2: range(1, 5)})
    assert room.refused(ConfirmArrival(entry=1)).reason == "already_arrived"
    room.do(MovePlayer(entry=1, table=2, seat=7, why="x"))
    assert room.refused(ConfirmArrival(entry=1), role="player").reason == "role"
    room.do(ConfirmArrival(entry=1))
    assert room.refused(ConfirmArrival(entry=1)).reason == "already_arrived"
    assert room.refused(ConfirmArrival(entry=99)).reason == "unknown_entry"


# ---- swaps


@pytest.mark.clause("pokerfest-2011/seating-6")
@pytest.mark.parametrize("book", book_ids())
def test_two_players_who_want_to_swap_tables_are_refused(book: str) -> None:
    room = seated(book, {1: range(1, 5), 2: range(1, 5)})
    for role in ("player", "floor", "director"):
        refused = room.refused(SwapTables(entry=1, other=5), role=role)
        assert refused.reason == "no_swap"
    if book == "pokerfest-2011":
        assert refused.clauses == ("pokerfest-2011/seating-6",)
    assert refused.clauses
    assert room.refused(SwapTables(entry=1, other=99)).reason == "unknown_entry"


# ---- wrong seats


@pytest.mark.parametrize(
    ("book", "stack", "wrong", "right", "now"),
    [
        pytest.param(
            "adtp-2018", STACK_20K, (3, 6), (3, 5), 17_400, marks=pytest.mark.clause("adtp-2018/6.2")
        ),
        pytest.param("fcp-2025", STACK_20K, (3, 5), (3, 7), 18_350, marks=pytest.mark.clause("fcp-2025/7.2")),
        pytest.param(
            "tda-2013", {25: 8, 100: 8, 500: 6, 1000: 6}, (2, 4), (5, 7), 8_350,
            marks=pytest.mark.clause("tda-2013/6.2"),
        ),
        pytest.param(
            "torrequebrada", STACK_30K, (2, 4), (3, 4), 27_350, marks=pytest.mark.clause("torrequebrada/5.2")
        ),
        pytest.param("tda-2024", STACK_20K, (3, 6), (3, 5), 23_400, marks=pytest.mark.clause("tda-2024/7.2")),
        pytest.param("pokerfest-2011", STACK_20K, (2, 4), (3, 4), 19_000),
    ],
)  # fmt: skip
def test_from_the_wrong_seat_to_the_right_one_with_the_stack_of_now(
    book: str, stack: dict[int, int], wrong: tuple[int, int], right: tuple[int, int], now: int
) -> None:
    others = [seat for seat in range(1, 10) if seat not in (wrong[1], right[1])][:4]
    places = {table: list(others) for table in sorted({2, 3, wrong[0], right[0]})}
    places[right[0]].append(right[1])
    room = seated(book, places, stack=stack, levels=levels(25, 50))
    entry = at(room, *right)
    full = room.state.structure.starting_stack
    (found,) = room.do(RecordSeat(entry=entry, table=wrong[0], seat=wrong[1]), role="dealer")
    assert isinstance(found, Moved)
    assert place(room, entry) == wrong
    play(room, wrong[0], button=others[0], stacks={wrong[1]: now, others[1]: 2 * full - now})
    (moved,) = room.do(CorrectSeat(entry=entry, started_with=full))
    assert isinstance(moved, Moved)
    assert place(room, entry) == right
    assert room.state.entries[entry].stack == now
    assert moved.facts["stack"] == now
    assert set(moved.clauses) <= set(room.book.clauses)
    wrong_seat = {
        "tda-2013": "6.2",
        "tda-2024": "7.2",
        "adtp-2018": "6.2",
        "fcp-2025": "7.2",
        "torrequebrada": "5.2",
    }.get(book)
    if wrong_seat:
        assert f"{book}/{wrong_seat}" in moved.clauses


def test_two_in_each_others_seats_change_back_together() -> None:
    room = seated("tda-2013", {1: range(1, 5)})
    (swapped,) = room.do(RecordSeat(entry=1, table=1, seat=2))
    assert isinstance(swapped, SeatsChanged)
    assert (place(room, 1), place(room, 2)) == ((1, 2), (1, 1))
    (back,) = room.do(CorrectSeat(entry=1))
    assert isinstance(back, SeatsChanged)
    assert (place(room, 1), place(room, 2)) == ((1, 1), (1, 2))


def test_wrong_seats_that_cannot_be_corrected() -> None:
    room = seated("tda-2013", {1: range(1, 5), 2: (1, 2)})
    assert room.refused(CorrectSeat(entry=1)).reason == "already_there"
    taken = room.refused(CorrectSeat(entry=1, table=2, seat=2))
    assert (taken.reason, taken.facts["entry"]) == ("seat_taken", 6)
    assert room.refused(CorrectSeat(entry=1, table=2, seat=0)).reason == "unknown_seat"
    assert room.refused(CorrectSeat(entry=77)).reason == "unknown_entry"
    start(room, 1)
    assert room.refused(CorrectSeat(entry=1, table=2, seat=5)).reason == "in_a_hand"
    assert room.refused(CorrectSeat(entry=1, table=2, seat=5), role="player").reason == "role"


@pytest.mark.parametrize(("started", "stack_after"), [(9_000, 11_000), (12_000, 8_000)])
@pytest.mark.parametrize("book", book_ids())
def test_a_wrong_starting_stack_is_the_directors_to_decide(book: str, started: int, stack_after: int) -> None:
    room = seated(book, {1: range(1, 5), 2: (1, 2)})
    room.do(RecordSeat(entry=1, table=2, seat=7))
    refused = room.refused(CorrectSeat(entry=1, started_with=started))
    assert (refused.reason, refused.facts["right"]) == ("wrong_stack", 10_000)
    about: dict[str, Value] = {"entry": 1, "started_with": started}
    offered = offer(room.state, "wrong_stack", about, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("correct_the_stack", "keep_the_stack")
    decision: Command = Decide(
        matter="wrong_stack", option="correct_the_stack", why="faltaban fichas", about=about
    )
    assert room.refused(decision, role="floor").reason == "role"
    room.do(decision)
    assert place(room, 1) == (1, 1)
    assert room.state.entries[1].stack == stack_after
    assert room.state.ledger.causes["wrong_stack"] == stack_after - 10_000


def test_the_director_may_leave_the_stack_as_it_is() -> None:
    room = seated("tda-2013", {1: range(1, 5), 2: (1, 2)})
    room.do(RecordSeat(entry=1, table=2, seat=7))
    about: dict[str, Value] = {"entry": 1, "started_with": 9_000}
    room.do(Decide(matter="wrong_stack", option="keep_the_stack", why="ya jugó", about=about))
    assert place(room, 1) == (1, 1)
    assert room.state.entries[1].stack == 10_000
    same = offer(room.state, "wrong_stack", {"entry": 1, "started_with": 10_000}, room.book)
    assert isinstance(same, Refused)
    assert same.reason == "stack_was_right"
