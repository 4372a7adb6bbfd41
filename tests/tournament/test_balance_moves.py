"""Who is moved to even the tables out, from which table and to which seat."""

from typing import Any

import pytest
from tests.support.books import FAMILY, by_book
from tests.support.even_tables import max_difference_holds
from tests.support.room import Room
from tests.support.tables import counts, hall, in_hand, placed

from torneo.hand.button import Positions
from torneo.tournament import Refused
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.hands.commands import CancelHand, DealFirstCard, ReportHand, StartHand
from torneo.tournament.hands.events import HandStarted
from torneo.tournament.kernel import Event, Value, todo
from torneo.tournament.seats.balance import Move, proposals
from torneo.tournament.seats.balance_tables import readings
from torneo.tournament.seats.commands import BalanceTables, ConfirmArrival
from torneo.tournament.seats.events import Moved
from torneo.tournament.seats.positions import next_big_blind, upcoming
from torneo.tournament.words import say

TDA_FAMILY = FAMILY
EVERY = (*TDA_FAMILY, "pokerfest-2011")


def moves(events: tuple[Event, ...]) -> list[Moved]:
    return [one for one in events if isinstance(one, Moved)]


def proposed(room: Room) -> list[Move]:
    return proposals(room.state, "1", room.book)


# ---- who moves, and to which seat


@pytest.mark.parametrize(
    "book",
    by_book(
        "tda-2013/10-A.1", "adtp-2018/10-A.1", "torrequebrada/9-A.1", "fcp-2025/11-A.1", "tda-2024/11-A.1"
    ),
)
def test_the_next_big_blind_goes_to_the_next_big_blind_s_seat(book: str) -> None:
    """Seat 6 of table 1 is next to be big blind; seats 3 (big blind next hand) and 8 of table 2 are free."""
    room = hall(book, {1: 9, 2: (1, 2, 4, 5, 6, 7)})
    placed(room, 1, 3, 4, 5)
    placed(room, 2, 9, 1, 2)
    (moved,) = moves(room.do(BalanceTables(session="1", most=1)))
    assert (moved.entry, moved.from_table, moved.from_seat) == (106, 1, 6)
    assert (moved.table, moved.seat, moved.waits) == (2, 3, False)
    mover = {"torrequebrada": "9-A.1", "fcp-2025": "11-A.1", "tda-2024": "11-A.1"}.get(book, "10-A.1")
    assert f"{book}/{mover}" in moved.clauses
    assert room.state.entry_at(2, 3) is room.state.entries[106]
    assert next_big_blind(room.state.tables[2], room.book) == 3


@pytest.mark.clause("torrequebrada/9-A.1", "fcp-2025/11-A.1", "tda-2024/11-A.1")
@pytest.mark.parametrize("book", ["torrequebrada", "fcp-2025", "tda-2024"])
def test_the_mover_is_seat_seven_when_the_big_blind_comes_to_it(book: str) -> None:
    room = hall(book, {3: 9, 5: 6})
    placed(room, 3, 4, 5, 6)
    (moved, *_) = moves(room.do(BalanceTables(session="1")))
    assert (moved.from_table, moved.from_seat) == (3, 7)


@pytest.mark.parametrize(
    "book",
    by_book(
        "tda-2013/10-A.3", "tda-2024/11-A.3", "adtp-2018/10-A.2", "torrequebrada/9-A.2", "fcp-2025/11-A.3"
    ),
)
@pytest.mark.parametrize("other", [5, 6, 8, 1], ids=["big blind", "under the gun", "middle", "cutoff"])
def test_the_small_blind_is_never_the_worst_position(book: str, other: int) -> None:
    """Seat 4 was big blind and left: it would be the small blind. Any other free seat is taken before it."""
    taken = [seat for seat in range(1, 10) if seat not in (4, other, 9)]
    room = hall(book, {1: 9, 2: taken})
    room.state.tables[2].locked = [9]
    placed(room, 1, 1, 2, 3)
    placed(room, 2, 2, 3, 4)
    move = proposed(room)[0]
    assert move.seat == other
    never = {
        "tda-2013": "10-A.3",
        "tda-2024": "11-A.3",
        "adtp-2018": "10-A.2",
        "torrequebrada": "9-A.2",
        "fcp-2025": "11-A.3",
    }[book]
    assert f"{book}/{never}" in move.clauses


@pytest.mark.parametrize(
    "book",
    by_book(
        "tda-2013/10-A.2", "tda-2024/11-A.2", "adtp-2018/10-A.1", "torrequebrada/9-A.1", "fcp-2025/11-A.2"
    ),
)
def test_the_only_seat_has_just_been_big_blind_and_is_so_again_alone(book: str) -> None:
    """Seat 4 of a six-seat table was big blind and left. Whoever takes it posts a single big blind; the next
    hand goes on as if it had been the first."""
    room = hall(book, {1: 8, 2: (1, 2, 3, 5, 6)}, seats=8)
    room.state.tables[2].seats = room.state.tables[2].seats[:6]
    placed(room, 1, 1, 2, 3)
    placed(room, 2, 2, 3, 4)
    (moved,) = moves(room.do(BalanceTables(session="1", most=1)))
    assert (moved.table, moved.seat, moved.waits) == (2, 4, False)
    assert moved.reason.endswith("single_big_blind")
    table = room.state.tables[2]
    first = upcoming(table, table.taken, room.book)
    assert first.blinds(table.taken, 100, 200) == [(4, 200)]
    assert first.button == 3
    table.positions, table.hands = first, 2
    second = upcoming(table, table.taken, room.book)
    assert second == Positions(3, 4, 5)
    assert second.blinds(table.taken, 100, 200) == [(4, 100), (5, 200)]


@pytest.mark.parametrize(
    "book",
    by_book(
        "tda-2013/10-A.2", "tda-2024/11-A.2", "adtp-2018/10-A.1", "torrequebrada/9-A.1", "fcp-2025/11-A.2"
    ),
)
def test_a_big_blind_without_a_small_blind_is_used(book: str) -> None:
    """Both seat 4, the last big blind, and seat 5 are empty: in seat 5 he is big blind alone."""
    room = hall(book, {1: 9, 2: (1, 2, 3, 6, 7, 8, 9)}, source_table_order=(1, 2))
    room.state.sessions["1"].table_difference = 1
    placed(room, 1, 1, 2, 3)
    placed(room, 2, 2, 3, 4)
    room.do(BalanceTables(session="1"))
    table = room.state.tables[2]
    assert table.seats[4]
    assert upcoming(table, table.taken, room.book).blinds(table.taken, 100, 200) == [(5, 200)]


@pytest.mark.parametrize("book", by_book("fcp-2025/11-A.2", "tda-2013/10-A.2", "adtp-2018/10-A.1"))
def test_the_only_empty_seat_is_the_next_big_blind(book: str) -> None:
    """He posts it here at once, as he was about to at his old table."""
    room = hall(book, {1: 9, 2: (1, 2, 3, 4, 6)})
    room.state.tables[2].seats = room.state.tables[2].seats[:6]
    placed(room, 1, 6, 7, 8)
    placed(room, 2, 2, 3, 4)
    (moved,) = moves(room.do(BalanceTables(session="1", most=1)))
    assert (moved.from_seat, moved.seat, moved.facts["hands"]) == (9, 5, 0)
    table = room.state.tables[2]
    assert upcoming(table, table.taken, room.book).blinds(table.taken, 100, 200) == [(4, 100), (5, 200)]


@pytest.mark.parametrize("book", TDA_FAMILY)
def test_of_equally_bad_seats_the_one_that_fell_empty_last(book: str) -> None:
    room = hall(book, {1: 9, 2: (1, 2, 3, 6, 7, 8)})
    placed(room, 1, 1, 2, 3)
    placed(room, 2, 1, 2, 3)
    room.state.tables[2].vacated = {4: 30, 5: 12}
    assert proposed(room)[0].seat == 4
    room.state.tables[2].vacated = {4: 12, 5: 30}
    assert proposed(room)[0].seat == 5


@pytest.mark.parametrize("book", TDA_FAMILY)
def test_a_seat_between_button_and_small_blind_waits(book: str) -> None:
    """Next hand: button 2 (dead), small blind 5, so a player in seat 3 gets no cards."""
    room = hall(book, {1: 8, 2: (1, 5, 6, 7, 8)}, seats=8)
    room.state.tables[2].locked = [2, 4]
    placed(room, 1, 1, 2, 3)
    placed(room, 2, 1, 2, 5)
    move = proposed(room)[0]
    assert (move.seat, move.waits) == (3, True)


# ---- stud and mixed games


@pytest.mark.parametrize(
    "book", by_book("tda-2013/10-A.4", "tda-2024/11-A.4", "adtp-2018/10-A.3", "torrequebrada/9-A.3")
)
@pytest.mark.parametrize(("last", "other"), [(7, 2), (6, 2), (2, 7)])
def test_stud_fills_the_seat_that_fell_empty_last(book: str, last: int, other: int) -> None:
    taken = [seat for seat in range(1, 9) if seat not in (last, other)]
    room = hall(book, {1: 8, 2: taken[:5]}, seats=8, game="stud")
    placed(room, 1, 8, 1, 2, "stud")
    placed(room, 2, 8, 1, 3, "stud")
    room.state.tables[2].vacated = {other: 1805, last: 1840}
    (moved, *_) = moves(room.do(BalanceTables(session="1", most=1)))
    assert moved.seat == last
    assert any(clause.endswith(("10-A.4", "11-A.4", "10-A.3", "9-A.3")) for clause in moved.clauses)


@pytest.mark.parametrize(
    ("book", "button"),
    [
        pytest.param("tda-2013", 4, marks=pytest.mark.clause("tda-2013/10-B.2")),
        pytest.param("adtp-2018", 4, marks=pytest.mark.clause("adtp-2018/10-B.2")),
        pytest.param("fcp-2025", 4, marks=pytest.mark.clause("fcp-2025/11-B.2")),
        pytest.param("tda-2024", 4, marks=pytest.mark.clause("tda-2024/11-B.2")),
        pytest.param("torrequebrada", 5, marks=pytest.mark.clause("torrequebrada/9-B.2")),
    ],
)
def test_in_a_stud_round_the_would_be_big_blind_moves(book: str, button: int) -> None:
    """HORSE: the button waits during stud, so the same player would be big blind hand after hand."""
    room = hall(book, {1: 8, 2: 5}, seats=8, game="horse", rotation=("lhe", "lo8", "razz", "stud", "stud8"))
    placed(room, 1, button, button + 1, button + 2, "razz")
    placed(room, 2, 1, 2, 3, "razz")
    (moved, *_) = moves(room.do(BalanceTables(session="1", most=1)))
    assert moved.from_seat == button + 2
    rule = {"torrequebrada": "9", "fcp-2025": "11", "tda-2024": "11"}.get(book, "10")
    assert f"{book}/{rule}-B.2" in moved.clauses


@pytest.mark.parametrize("book", TDA_FAMILY)
def test_after_hold_em_the_button_has_moved_on_once(book: str) -> None:
    room = hall(book, {1: 8, 2: 5}, seats=8, game="horse")
    placed(room, 1, 4, 5, 6, "lhe")
    assert proposed(room)[0].from_seat == 7


# ---- which table gives


@pytest.mark.parametrize(
    "book", by_book("tda-2013/10-C", "tda-2024/11-C", "fcp-2025/11-C", "torrequebrada/9-C")
)
@pytest.mark.parametrize("order", [(4, 7, 2), (12, 9, 4), (3,)])
def test_the_published_order_names_the_table_that_gives(book: str, order: tuple[int, ...]) -> None:
    tables = dict.fromkeys((2, 3, 4, 7, 9, 12), 9) | {20: 6}
    room = hall(book, tables, source_table_order=order)
    (moved, *_) = moves(room.do(BalanceTables(session="1", most=1)))
    assert moved.from_table == order[0]
    assert moved.facts["procedure"] == "listed"
    assert moved.facts["order"] == ", ".join(map(str, order))
    assert (
        f"{book}/{ {'torrequebrada': '9-C', 'fcp-2025': '11-C', 'tda-2024': '11-C'}.get(book, '10-C') }"
        in moved.clauses
    )
    said = say(moved.reason, moved.facts, "es")
    assert f"cede la mesa {order[0]}" in said
    assert "orden publicado" in said


@pytest.mark.parametrize("book", by_book("adtp-2018/10-C.1"))
def test_the_move_names_the_procedure_of_the_event(book: str) -> None:
    room = hall(book, {1: 9, 2: 9, 3: 9, 4: 7}, source_table_order=(2, 1, 3))
    (moved,) = moves(room.do(BalanceTables(session="1")))
    assert (moved.from_table, moved.facts["procedure"]) == (2, "listed")
    assert "adtp-2018/10-C.1" in moved.clauses
    room = hall(book, {1: 9, 2: 9, 3: 9, 4: 7})
    (moved,) = moves(room.do(BalanceTables(session="1")))
    assert (moved.from_table, moved.facts["procedure"]) == (3, "fullest")
    assert "highest number" in say(moved.reason, moved.facts, "en")


@pytest.mark.parametrize("book", TDA_FAMILY)
def test_a_table_that_is_not_among_the_fullest_does_not_give(book: str) -> None:
    room = hall(book, {1: 9, 2: 7, 3: 6}, source_table_order=(2, 1))
    assert proposed(room)[0].from_table == 1


@pytest.mark.parametrize("book", TDA_FAMILY)
def test_a_table_in_a_hand_gives_its_player_when_the_hand_ends(book: str) -> None:
    room = hall(book, {1: 9, 2: 6})
    in_hand(room, 1)
    in_hand(room, 2)
    assert proposed(room)[0].after_hand
    refused = room.refused(BalanceTables(session="1"))
    assert (refused.reason, refused.facts) == ("giving_table_in_hand", {"table": 1})
    assert not [
        due for due in todo(room.state, room.now, room.book) if isinstance(due.command, BalanceTables)
    ]
    room.state.tables[1].hand = None
    assert moves(room.do(BalanceTables(session="1")))[0].from_table == 1


# ---- when


@pytest.mark.parametrize(
    ("book", "tables", "after"),
    [
        pytest.param("adtp-2018", (8, 8, 7, 6), (8, 7, 7, 7), marks=pytest.mark.clause("adtp-2018/10-D.4")),
        pytest.param("fcp-2025", (8, 8, 6), (8, 7, 7), marks=pytest.mark.clause("fcp-2025/11-D.4")),
        pytest.param("pokerfest-2011", (9, 9, 7), (9, 8, 8),
                     marks=pytest.mark.clause("pokerfest-2011/regrouping-1")),
        pytest.param("pokerfest-2011", (8, 8, 7), (8, 8, 7),
                     marks=pytest.mark.clause("pokerfest-2011/regrouping-1")),
        pytest.param("tda-2013", (8, 8, 6), (8, 8, 6)),
        pytest.param("torrequebrada", (9, 8, 7, 6), (8, 8, 7, 7)),
    ],
)  # fmt: skip
def test_moves_make_the_tables_even(book: str, tables: tuple[int, ...], after: tuple[int, ...]) -> None:
    room = hall(book, dict(enumerate(tables, 1)), seats=10 if book == "pokerfest-2011" else 9)
    due = [one for one in todo(room.state, room.now, room.book) if isinstance(one.command, BalanceTables)]
    if sorted(tables) == sorted(after):
        assert not due
        assert proposed(room) == []
        assert max_difference_holds(room.state, "1", room.book)
        refused = room.refused(BalanceTables(session="1"))
        assert refused.reason == "tables_even"
        assert refused.clauses
        return
    assert len(due) == 1
    assert due[0].must is (book == "pokerfest-2011")
    assert say(due[0].reason, due[0].facts, "es")
    assert not max_difference_holds(room.state, "1", room.book)
    events = room.do(BalanceTables(session="1"), role="system")
    assert len(moves(events)) == 1
    assert sorted(counts(room).values()) == sorted(after)
    assert moves(events)[0].table == len(tables)
    assert max_difference_holds(room.state, "1", room.book)


@pytest.mark.clause("adtp-2018/10-D.4")
def test_the_move_goes_from_a_table_of_eight_to_the_one_of_six() -> None:
    room = hall("adtp-2018", {1: 8, 2: 8, 3: 7, 4: 6})
    (move,) = proposed(room)
    assert (move.from_table, move.table) == (2, 4)
    assert (move.facts["from_players"], move.facts["players"]) == (8, 6)


@pytest.mark.parametrize(
    ("book", "before", "tables", "wanted"),
    [
        pytest.param("tda-2013", 2, (8, 8, 6), 1, marks=pytest.mark.clause("tda-2013/10-D.5")),
        pytest.param("tda-2024", 2, (8, 8, 7, 6), 1, marks=pytest.mark.clause("tda-2024/11-D.5")),
        pytest.param("torrequebrada", 3, (9, 9, 6), 2, marks=pytest.mark.clause("torrequebrada/9-D.5")),
    ],
)
def test_the_director_sets_another_difference(
    book: str, before: int, tables: tuple[int, ...], wanted: int
) -> None:
    room = hall(book, dict(enumerate(tables, 1)))
    if before == 3:
        room.do(
            Decide(matter="balance_tolerance", option="set_difference", why="sala pequeña",
                   about={"session": "1", "difference": 3})
        )  # fmt: skip
    assert proposed(room) == []
    offered = offer(room.state, "balance_tolerance", {"session": "1"}, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("keep_difference", "set_difference")
    assert offered.clauses == (f"{book}/{ {'torrequebrada': '9', 'tda-2024': '11'}.get(book, '10') }-D.5",)
    about: dict[str, Value] = {"session": "1", "difference": wanted}
    room.do(Decide(matter="balance_tolerance", option="keep_difference", why="ya va bien", about=about))
    assert proposed(room) == []
    choice = Decide(matter="balance_tolerance", option="set_difference", why="quedan tres mesas", about=about)
    assert room.refused(choice, role="floor").reason == "role"
    room.do(choice, who="Berta")
    decision = room.state.decisions[-1]
    assert (decision.by.name, decision.why) == ("Berta", "quedan tres mesas")
    assert len(proposed(room)) == 1
    room.do(BalanceTables(session="1"))
    assert max_difference_holds(room.state, "1", room.book)


@pytest.mark.parametrize("difference", [0, -1, 9, None, True, "2"])
def test_an_impossible_difference_is_refused(difference: Any) -> None:
    room = hall("tda-2013", {1: 8, 2: 6})
    refused = room.refused(
        Decide(matter="balance_tolerance", option="set_difference", why="x",
               about={"session": "1", "difference": difference})
    )  # fmt: skip
    assert refused.reason == "difference_impossible"
    assert refused.facts["most"] == 8


@pytest.mark.clause("pokerfest-2011/regrouping-1")
def test_a_book_that_fixes_the_difference_lets_nobody_change_it() -> None:
    room = hall("pokerfest-2011", {1: 8, 2: 6})
    refused = room.refused(Decide(matter="balance_tolerance", option="set_difference", why="x"))
    assert refused.reason == "difference_fixed"
    assert refused.clauses == ("pokerfest-2011/regrouping-1",)


# ---- two readings


@pytest.mark.clause("fcp-2025/11-A.4")
@pytest.mark.parametrize(("option", "seat"), [("last_vacated_seat", 4), ("last_seat_in_order", 6)])
def test_the_last_empty_position_is_read_by_the_direction(option: str, seat: int) -> None:
    """Seat 8 is big blind next: seat 6, two places before it, fell empty in hand 12; seat 4 in hand 20."""
    room = hall("fcp-2025", {1: 9, 2: (1, 2, 3, 5, 7, 8, 9)})
    placed(room, 1, 1, 2, 3)
    placed(room, 2, 3, 5, 7)
    room.state.tables[2].vacated = {6: 12, 4: 20}
    assert readings(room.state, 2, room.book) == {"last_vacated_seat": 4, "last_seat_in_order": 6}
    offered = offer(room.state, "balance_seat_reading", {"table": 2}, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("last_vacated_seat", "last_seat_in_order")
    assert offered.clauses == ("fcp-2025/11-A.4",)
    decide = Decide(matter="balance_seat_reading", option=option, why="así se lee aquí", about={"table": 2})
    (moved,) = moves(room.do(decide, who="Berta"))
    assert (moved.entry, moved.seat) == (104, seat)
    assert moved.clauses[0] == "fcp-2025/11-A.4"
    assert say(moved.reason, moved.facts, "es")
    assert (room.state.decisions[-1].by.name, room.state.decisions[-1].why) == ("Berta", "así se lee aquí")


def test_there_is_nothing_to_read_where_the_book_is_clear_or_nobody_moves() -> None:
    room = hall("tda-2013", {1: 9, 2: (1, 2, 3, 5, 7)})
    room.state.tables[2].vacated = {6: 12, 4: 20}
    choice = Decide(matter="balance_seat_reading", option="last_vacated_seat", why="x", about={"table": 2})
    assert room.refused(choice).reason == "seat_is_clear"
    room = hall("fcp-2025", {1: 9, 2: 8})
    assert room.refused(choice).reason == "table_needs_nobody"
    none = Decide(matter="balance_seat_reading", option="last_vacated_seat", why="x", about={})
    assert room.refused(none).reason == "unknown_table"


# ---- what cannot be done


@pytest.mark.parametrize("book", EVERY)
def test_refusals_of_balancing(book: str) -> None:
    room = hall(book, {1: 9, 2: 6})
    assert room.refused(BalanceTables(session="1"), role="player").reason == "role"
    assert room.refused(BalanceTables(session="1"), role="dealer").reason == "role"
    assert room.refused(BalanceTables(session="7")).reason == "unknown_session"
    assert room.refused(BalanceTables(session="1", most=-1)).reason == "amount"
    room.state.tables[2].locked = [7, 8, 9]
    refused = room.refused(BalanceTables(session="1"))
    assert refused.reason == "no_seat_to_move_to"
    assert refused.facts == {"difference": 3, "allowed": room.book.values["seating_max_table_difference"]}
    room.state.sessions["1"].status = "finished"
    assert room.refused(BalanceTables(session="1")).reason == "session_not_running"


@pytest.mark.parametrize("book", EVERY)
def test_the_same_order_twice_moves_once(book: str) -> None:
    room = hall(book, {1: 9, 2: 6})
    room.do(BalanceTables(session="1"), key="once")
    after = counts(room)
    assert room.do(BalanceTables(session="1"), key="once") == ()
    assert counts(room) == after


def test_a_player_who_needs_a_seat_he_can_reach_gets_one() -> None:
    room = hall("tda-2013", {1: 9, 2: (1, 2, 4, 5, 7, 9)})
    placed(room, 1, 3, 4, 5)
    placed(room, 2, 9, 1, 2)
    room.state.tables[2].accessible = [8, 9]
    assert proposed(room)[0].seat == 3
    room.state.players["p106"].needs = "silla de ruedas"
    assert proposed(room)[0].seat == 8


def test_people_kept_apart_go_to_another_short_table() -> None:
    room = hall("adtp-2018", {1: 9, 2: 7, 3: 7})
    placed(room, 1, 3, 4, 5)
    assert proposed(room)[0].table == 2
    room.state.players["p106"].apart_from = ["p203"]
    assert proposed(room)[0].table == 3


@pytest.mark.clause("tda-2013/10-A.2", "adtp-2018/10-A.1", "torrequebrada/9-A.1", "fcp-2025/11-A.2")
@pytest.mark.parametrize("book", TDA_FAMILY)
def test_the_hand_that_starts_has_the_single_big_blind(book: str) -> None:
    """Two hands running: seat 4 is big blind alone, then small blind; a void hand is dealt the same again."""
    room = hall(book, {1: 8, 2: (1, 2, 3, 5, 6)}, seats=8)
    room.state.tables[2].seats = room.state.tables[2].seats[:6]
    clock = room.state.sessions["1"].clock
    clock.level, clock.running, clock.ends_at = 1, True, room.now + 600_000
    placed(room, 1, 1, 2, 3)
    placed(room, 2, 2, 3, 4)
    room.do(BalanceTables(session="1", most=1))
    (started,) = [one for one in room.do(StartHand(table=2)) if isinstance(one, HandStarted)]
    assert (started.positions.small, started.positions.big) == (0, 4)
    assert 4 in started.dealt
    room.do(CancelHand(table=2, why="carta descubierta"))
    (again,) = [one for one in room.do(StartHand(table=2)) if isinstance(one, HandStarted)]
    assert again.positions == started.positions
    room.do(ReportHand(table=2, stacks={}))
    (second,) = [one for one in room.do(StartHand(table=2)) if isinstance(one, HandStarted)]
    assert second.positions == Positions(3, 4, 5)


@pytest.mark.clause("tda-2013/10-A.2", "adtp-2018/10-A.1", "torrequebrada/9-A.1", "fcp-2025/11-A.2")
@pytest.mark.parametrize("book", TDA_FAMILY)
def test_a_single_big_blind_who_is_not_there_leaves_the_table_its_own_hand(book: str) -> None:
    """The small blind is dead where he would have been; in the next hand he has the button."""
    room = hall(book, {1: 8, 2: (1, 2, 3, 5, 6)}, seats=8)
    room.state.tables[2].seats = room.state.tables[2].seats[:6]
    clock = room.state.sessions["1"].clock
    clock.level, clock.running, clock.ends_at = 1, True, room.now + 600_000
    placed(room, 1, 1, 2, 3)
    placed(room, 2, 2, 3, 4)
    room.do(BalanceTables(session="1", most=1))
    room.do(StartHand(table=2))
    room.do(DealFirstCard(table=2))
    assert room.state.tables[2].positions == Positions(3, 4, 5)
    room.do(ReportHand(table=2, stacks={}))
    room.do(ConfirmArrival(entry=room.state.tables[2].seats[3]))
    (second,) = [one for one in room.do(StartHand(table=2)) if isinstance(one, HandStarted)]
    assert second.positions == Positions(4, 5, 6)
    assert 4 in second.dealt
