"""Late entries and alternates: the stack they receive, their seat, and the list."""

import pytest
from tests.support.books import BOOKS
from tests.support.clock import dues, missed, only, pokerfest, register, started
from tests.support.entries import bust, enter, of, play, to_level
from tests.support.events import published
from tests.support.room import Room

from torneo.rulebook import load_book
from torneo.tournament.chips.events import ChipsIssued, ChipsToPot
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.entries.commands import EnterPlayer, ReEnter, SeatAlternates
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.hands.events import HandStarted
from torneo.tournament.seats.commands import DrawSeats, LockSeat, OpenTable
from torneo.tournament.seats.events import Seated
from torneo.tournament.structure.model import ReEntry, Registration

FULL_STACK = {
    "tda-2013": ("tda-2013/7.2",),
    "tda-2024": ("tda-2024/8-A.1",),
    "adtp-2018": ("adtp-2018/7-A.1",),
    "torrequebrada": ("torrequebrada/6-A.1",),
    "fcp-2025": ("fcp-2025/8-A.1",),
}


@pytest.mark.parametrize(
    ("book", "stack"),
    [
        pytest.param("tda-2013", {25: 40, 1000: 14}, marks=pytest.mark.clause("tda-2013/7.2")),
        pytest.param("tda-2024", {25: 40, 1000: 19}, marks=pytest.mark.clause("tda-2024/8-A.1")),
        pytest.param("adtp-2018", {25: 40, 1000: 24}, marks=pytest.mark.clause("adtp-2018/7-A.1")),
        pytest.param("torrequebrada", {25: 40, 1000: 29}, marks=pytest.mark.clause("torrequebrada/6-A.1")),
        pytest.param("fcp-2025", {25: 40, 1000: 29}, marks=pytest.mark.clause("fcp-2025/8-A.1")),
    ],
)
def test_a_late_entry_receives_the_whole_stack(book: str, stack: dict[int, int]) -> None:
    """15,000, 25,000 or 30,000 in level 5, with nothing deducted for the hands missed."""
    room = started(book, stack=stack)
    for _ in range(4):
        play(room, "p1", of(room, "p1").stack - 100)
    to_level(room, 5)
    issued = only(enter(room, "tarde"), ChipsIssued)
    assert issued.chips == stack
    assert of(room, "tarde").stack == room.state.structure.starting_stack
    assert of(room, "tarde").late
    register(room, "otro")
    refused = room.refused(EnterPlayer(player="otro", missed=100))
    assert refused.reason == "full_stack_due"
    assert FULL_STACK[book][0] in refused.clauses


def _full_table(book: str, waiting: int) -> Room:
    """Nine at the only table, so many more waiting."""
    room = started(book, players=9)
    for number in range(waiting):
        enter(room, f"r{number}")
        assert of(room, f"r{number}").status == "alternate"
    return room


@pytest.mark.parametrize(
    ("book", "level"),
    [
        pytest.param("tda-2013", 3, marks=pytest.mark.clause("tda-2013/7.1")),
        pytest.param("adtp-2018", 5, marks=pytest.mark.clause("adtp-2018/7-A.1")),
        pytest.param("torrequebrada", 4, marks=pytest.mark.clause("torrequebrada/6-A.1")),
        pytest.param("fcp-2025", 7, marks=pytest.mark.clause("fcp-2025/8-A.1")),
    ],
)
def test_an_alternate_receives_the_whole_stack(book: str, level: int) -> None:
    room = _full_table(book, 1)
    to_level(room, level)
    bust(room, "p1")
    room.do(SeatAlternates(session="1"))
    assert (of(room, "r0").status, of(room, "r0").stack) == ("seated", 10_000)


@pytest.mark.clause("fcp-2025/art-7.2")
def test_two_free_seats_for_three_who_register_in_the_extension() -> None:
    room = started("fcp-2025", players=7)
    for player in ("p", "q", "r"):
        enter(room, player)
    assert [of(room, one).status for one in ("p", "q", "r")] == ["seated", "seated", "alternate"]
    assert not dues(room, "seats_for_alternates")
    assert room.refused(SeatAlternates(session="1")).reason == "no_free_seat"
    bust(room, "p1")
    (due,) = dues(room, "seats_for_alternates")
    assert due.command == SeatAlternates(session="1")
    assert "fcp-2025/art-7.2" in due.clauses
    room.do(due.command, role="system")
    assert of(room, "r").status == "seated"
    assert room.state.alternates == []


@pytest.mark.clause("fcp-2025/art-7.3")
def test_alternates_of_two_desks_are_on_one_list() -> None:
    room = _full_table("fcp-2025", 0)
    for player, desk in (("r", "Mesa 1"), ("t", "Mesa 2")):
        register(room, player)
        room.do(EnterPlayer(player=player), role="desk", who=desk)
    assert room.state.alternates == [of(room, "r").number, of(room, "t").number]


@pytest.mark.policy("registration_alternates")
@pytest.mark.parametrize("book", BOOKS)
def test_alternates_are_seated_in_order_of_registration(book: str) -> None:
    room = _full_table(book, 3)
    bust(room, "p1")
    bust(room, "p2")
    enter(room, "nuevo")
    assert of(room, "nuevo").status == "alternate", "those who wait come first"
    room.do(SeatAlternates(session="1"))
    assert [of(room, one).status for one in ("r0", "r1", "r2", "nuevo")] == [
        "seated", "seated", "alternate", "alternate"
    ]  # fmt: skip
    places = {(of(room, one).table, of(room, one).seat) for one in ("r0", "r1")}
    assert len(places) == 2


def test_a_house_may_draw_who_is_called() -> None:
    book = load_book("tda-2013").with_policies({"registration_alternates": "random_among_waiting"})
    room = started(book, players=9)
    for number in range(5):
        enter(room, f"r{number}")
    bust(room, "p1")
    waiting = set(room.state.alternates)
    drawn, *_ = room.do(SeatAlternates(session="1"))
    order = drawn.draw.picked  # type: ignore[attr-defined]
    assert set(order) == waiting
    assert room.state.entries[order[0]].status == "seated"
    assert len(room.state.alternates) == 4


def test_a_full_room_makes_alternates_before_the_draw_too() -> None:
    room = published("adtp-2018", registration=Registration(closes_level=6, capacity=2))
    for player in ("a", "b", "c"):
        enter(room, player)
    assert [of(room, one).status for one in ("a", "b", "c")] == ["registered", "registered", "alternate"]
    room.do(OpenTable(session="1", table=1))
    room.do(DrawSeats(session="1"))
    room.do(StartSession())
    assert not dues(room, "seats_for_alternates"), "the sheet has no place for a third"
    assert room.refused(SeatAlternates(session="1")).reason == "no_free_seat"
    bust(room, "a")
    room.do(SeatAlternates(session="1"))
    assert of(room, "c").status == "seated"


@pytest.mark.clause("adtp-2018/7-A.2", "fcp-2025/8-A.2", "tda-2024/8-A.2", "torrequebrada/6-A.2")
@pytest.mark.parametrize("book", [book for book in BOOKS if book != "tda-2013"])
def test_a_late_seat_is_drawn_from_every_free_seat(book: str) -> None:
    room = started(book, players=20)
    free = {100 * table.number + seat for table in room.state.open_tables("1") for seat in table.free}
    assert {place // 100 for place in free} == {1, 2, 3}
    seat = only(enter(room, "tarde"), Seated)
    assert seat.draw is not None
    assert set(seat.draw.pool) == free
    assert seat.draw.picked == (100 * seat.table + seat.seat,)


@pytest.mark.clause("tda-2024/8-A.2")
def test_who_comes_again_draws_from_the_seats_of_the_new_players_his_old_one_among_them() -> None:
    room = started("tda-2024", players=20, reentry=ReEntry(limit=1))
    old = of(room, "p1")
    place = 100 * old.table + old.seat
    bust(room, "p1")
    free = {100 * table.number + seat for table in room.state.open_tables("1") for seat in table.free}
    seat = only(room.do(ReEnter(player="p1")), Seated)
    assert seat.draw is not None
    assert seat.draw.pool == tuple(sorted(free))
    assert place in free


@pytest.mark.clause("tda-2013/6.1")
@pytest.mark.parametrize("book", ["tda-2013"])
def test_a_late_seat_is_drawn_among_the_tables_with_fewest_players(book: str) -> None:
    room = started(book, players=20)
    assert [table.players for table in room.state.open_tables("1")] == [7, 7, 6]
    seat = only(enter(room, "tarde"), Seated)
    assert seat.draw is not None
    assert set(seat.draw.pool) == {307, 308, 309}
    for number in range(4):
        enter(room, f"tarde {number}")
        sizes = [table.players for table in room.state.open_tables("1")]
        assert max(sizes) - min(sizes) <= 1, sizes


def _zone(book: str, button: int, small: int, seat: int) -> Room:
    """Nine at the table less whoever sat in ``seat`` and between button and small blind; in the next hand the
    button is at ``button``, the small blind at ``small``, and only ``seat`` can be given out."""
    room = started(book, players=9)
    between = [one % 9 + 1 for one in range(button, button + (small - button) % 9 - 1)]
    for gone in sorted({seat, *between}):
        entry = room.state.entry_at(1, gone)
        assert entry is not None
        bust(room, entry.player)
        if gone != seat:
            room.do(LockSeat(table=1, seat=gone))
    table = room.state.tables[1]
    for _ in range(20):
        assert table.positions is not None
        if (table.positions.small, table.positions.big) == (button, small):
            return room
        room.do(ReportHand(table=1, stacks={}))
    raise AssertionError("the blinds never come there")


@pytest.mark.parametrize(
    ("book", "button", "small", "seat"),
    [
        pytest.param("adtp-2018", 2, 4, 3, marks=pytest.mark.clause("adtp-2018/7-A.3")),
        pytest.param("torrequebrada", 3, 5, 4, marks=pytest.mark.clause("torrequebrada/6-A.3")),
        pytest.param("fcp-2025", 8, 1, 9, marks=pytest.mark.clause("fcp-2025/8-A.3")),
        ("tda-2013", 2, 4, 3),
    ],
)
def test_no_cards_between_button_and_small_blind(book: str, button: int, small: int, seat: int) -> None:
    room = _zone(book, button, small, seat)
    given = only(enter(room, "tarde"), Seated)
    assert (given.seat, given.waits) == (seat, True)
    hand = only(room.do(StartHand(table=1)), HandStarted)
    assert (hand.positions.button, hand.positions.small) == (button, small)
    assert seat not in hand.dealt
    room.do(ReportHand(table=1, stacks={}))
    assert seat in only(room.do(StartHand(table=1)), HandStarted).dealt, "the button has passed"


@pytest.mark.parametrize(
    ("book", "button", "small", "seat"),
    [
        pytest.param("adtp-2018", 2, 4, 7, marks=pytest.mark.clause("adtp-2018/7-A.3")),
        pytest.param("torrequebrada", 3, 5, 6, marks=pytest.mark.clause("torrequebrada/6-A.3")),
        pytest.param("fcp-2025", 9, 1, 5, marks=pytest.mark.clause("fcp-2025/8-A.3")),
        ("tda-2013", 2, 4, 7),
        ("pokerfest-2011", 9, 1, 5),
    ],
)
def test_in_any_other_seat_he_plays_the_next_hand(book: str, button: int, small: int, seat: int) -> None:
    room = _zone(book, button, small, seat)
    given = only(enter(room, "tarde"), Seated)
    assert (given.seat, given.waits) == (seat, False)
    hand = only(room.do(StartHand(table=1)), HandStarted)
    assert (hand.positions.button, hand.positions.small) == (button, small)
    assert seat in hand.dealt


@pytest.mark.clause("pokerfest-2011/seating-3")
def test_a_late_entrant_pays_the_blinds_his_seat_hasmissed() -> None:
    """In hand 2 the big blind of 100 passes over his seat, in hand 3 the small blind of 50."""
    room, empty = missed(3)
    events = enter(room, "tarde")
    assert only(events, Seated).seat == empty
    assert only(events, ChipsIssued).chips == room.state.structure.stack
    assert only(events, ChipsToPot).points == 150
    assert of(room, "tarde").stack == 9_850


@pytest.mark.parametrize(("hands", "stack"), [(1, 10_000), (2, 9_900), (3, 9_850), (4, 9_850)])
def test_only_blinds_that_have_passed_are_counted(hands: int, stack: int) -> None:
    room, _ = missed(hands)
    enter(room, "tarde")
    assert of(room, "tarde").stack == stack


@pytest.mark.clause("pokerfest-2011/seating-4")
def test_the_blinds_deducted_go_to_the_next_pot() -> None:
    room, _ = missed(4)
    enter(room, "tarde")
    table = room.state.tables[1]
    assert table.carried == 150
    room.do(StartHand(table=1))
    seat = of(room, "tarde").seat
    short = room.refused(ReportHand(table=1, stacks={seat: 9_850}))
    assert (short.reason, short.facts["expected"]) == ("chips_do_not_add_up", 10_000)
    room.do(ReportHand(table=1, stacks={seat: 10_000}))
    assert (of(room, "tarde").stack, table.carried) == (10_000, 0)


@pytest.mark.clause("pokerfest-2011/seating-3")
def test_the_director_may_enter_another_sum_for_missed_blinds() -> None:
    room, _ = missed(4)
    register(room, "a")
    assert room.refused(EnterPlayer(player="a", missed=50), role="desk").reason == "missed_by_director"
    assert room.refused(EnterPlayer(player="a", missed=10_000)).reason == "amount"
    assert room.refused(EnterPlayer(player="a", missed=-1)).reason == "amount"
    room.do(EnterPlayer(player="a", missed=50))
    assert (of(room, "a").stack, room.state.tables[1].carried) == (9_950, 50)


def test_after_the_draw_but_before_play_there_is_nothing_to_deduct() -> None:
    room = pokerfest(players=6)
    enter(room, "p9")
    assert (of(room, "p9").status, of(room, "p9").stack, of(room, "p9").late) == ("seated", 10_000, False)


def test_a_late_stack_has_no_chips_that_are_out_of_play() -> None:
    room = started("tda-2013")
    room.state.ledger.retired.append(25)
    issued = only(enter(room, "tarde"), ChipsIssued)
    assert 25 not in issued.chips
    assert of(room, "tarde").stack == 10_000
