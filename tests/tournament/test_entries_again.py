"""Re-entries and chips given up for them."""

from typing import Any

import pytest
from tests.support.books import FAMILY
from tests.support.clock import FLIGHTS, finish, only, register, seated, started
from tests.support.entries import bust, enter, of, play, to_level, to_zero
from tests.support.room import Room

from torneo.tournament.chips.events import ChipsIssued, ChipsRemoved
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.entries.commands import (
    CloseRegistration,
    EnterPlayer,
    ReEnter,
    SeatAlternates,
    SetRegistrationClose,
)
from torneo.tournament.entries.money import income, prize_pool
from torneo.tournament.hands.commands import StartHand
from torneo.tournament.seats.commands import LockSeat
from torneo.tournament.seats.events import Seated
from torneo.tournament.structure.model import ReEntry, Registration

FREE = ReEntry(limit=9)
WITH_SURRENDER = ReEntry(limit=9, surrender=True)


def _event(book: str, players: int = 6, reentry: ReEntry = FREE, **fields: Any) -> Room:
    return started(book, players=players, reentry=reentry, **fields)


@pytest.mark.clause("fcp-2025/art-5.4")
@pytest.mark.parametrize(
    "command", [EnterPlayer(player="p1"), ReEnter(player="p1")], ids=["enter", "re-enter"]
)
def test_only_who_is_out_may_register_again(command: EnterPlayer | ReEnter) -> None:
    room = _event("fcp-2025")
    play(room, "p1", 3_200)
    refused = room.refused(command)
    assert (refused.reason, refused.facts["stack"]) == ("already_in", 3_200)
    assert "fcp-2025/art-5.4" in refused.clauses
    bust(room, "p1")
    room.later(minutes=10)
    room.do(command)
    again = of(room, "p1")
    assert (again.kind, again.status, again.stack) == ("reentry", "seated", 10_000)


@pytest.mark.clause("tda-2013/7.3")
def test_a_re_entry_receives_the_whole_stack() -> None:
    room = _event("tda-2013", stack={25: 40, 1000: 14})
    bust(room, "p1")
    issued = only(room.do(ReEnter(player="p1")), ChipsIssued)
    assert issued.chips == {25: 40, 1000: 14}
    assert of(room, "p1").stack == 15_000


@pytest.mark.clause("fcp-2025/art-5.5")
def test_no_more_re_entries_than_the_sheet_allows() -> None:
    room = _event("fcp-2025", reentry=ReEntry(limit=2))
    for _ in range(2):
        bust(room, "p1")
        room.do(ReEnter(player="p1"))
    bust(room, "p1")
    refused = room.refused(ReEnter(player="p1"))
    assert (refused.reason, refused.facts) == ("reentry_limit", {"used": 2, "limit": 2})
    assert refused.clauses == ("fcp-2025/art-5.5",)


@pytest.mark.clause("fcp-2025/art-5.5")
def test_no_re_entry_after_the_period() -> None:
    room = _event(
        "fcp-2025", reentry=ReEntry(limit=None, until_level=8), registration=Registration(closes_level=8)
    )
    to_level(room, 8)
    bust(room, "p1")
    room.do(ReEnter(player="p1"))
    to_level(room, 9)
    bust(room, "p1")
    refused = room.refused(ReEnter(player="p1"))
    assert (refused.reason, refused.facts["level"]) == ("reentry_period", 8)
    assert refused.clauses == ("fcp-2025/art-5.5",)


@pytest.mark.parametrize("book", FAMILY)
def test_without_a_period_of_their_own_re_entries_end_with_registration(book: str) -> None:
    room = _event(book)
    bust(room, "p1")
    to_level(room, 7)
    assert room.refused(ReEnter(player="p1")).reason == "registration_closed"


@pytest.mark.parametrize(
    ("book", "reentry"),
    [("tda-2013", ReEntry()), ("fcp-2025", ReEntry(limit=0)), ("pokerfest-2011", FREE)],
    ids=["sheet silent", "limit 0", "book offers none"],
)
def test_an_event_without_re_entries_has_none(book: str, reentry: ReEntry) -> None:
    room = _event(book, reentry=reentry)
    bust(room, "p1")
    assert room.refused(ReEnter(player="p1")).reason == "no_reentries"
    assert room.refused(EnterPlayer(player="p1")).reason == "no_reentries"


def test_who_never_entered_does_not_re_enter() -> None:
    room = _event("tda-2013")
    register(room, "nuevo")
    assert room.refused(ReEnter(player="nuevo")).reason == "never_entered"
    assert room.refused(ReEnter(player="nadie")).reason == "unknown_player"
    assert room.refused(ReEnter(player="p1", surrender=True)).reason == "no_surrender"


@pytest.mark.clause("torrequebrada/6.1")
def test_a_re_entry_goes_to_another_table_when_there_is_one() -> None:
    room = _event("torrequebrada", players=12)
    table = bust(room, "p1").last_table
    other = 3 - table
    seat = only(room.do(ReEnter(player="p1")), Seated)
    assert seat.draw is not None
    assert {place // 100 for place in seat.draw.pool} == {other}
    assert seat.table == other


@pytest.mark.clause("torrequebrada/6.1")
def test_the_old_table_is_allowed_when_it_has_the_only_seat() -> None:
    room = _event("torrequebrada", players=12)
    table = bust(room, "p1").last_table
    other = room.state.tables[3 - table]
    for free in other.free:
        room.do(LockSeat(table=other.number, seat=free))
    assert only(room.do(ReEnter(player="p1")), Seated).table == table


@pytest.mark.clause("adtp-2018/7-A.2")
@pytest.mark.parametrize("book", ["adtp-2018", "fcp-2025"])
def test_elsewhere_the_draw_covers_the_seat_he_left(book: str) -> None:
    room = _event(book, players=12)
    table, left = of(room, "p1").table, of(room, "p1").seat
    bust(room, "p1")
    free = {100 * one.number + seat for one in room.state.open_tables("1") for seat in one.free}
    seat = only(room.do(ReEnter(player="p1")), Seated)
    assert seat.draw is not None
    assert set(seat.draw.pool) == free
    assert 100 * table + left in seat.draw.pool


GIVEN_UP = {
    "tda-2024": "tda-2024/8-B",
    "adtp-2018": "adtp-2018/7-B",
    "torrequebrada": "torrequebrada/6-B",
    "fcp-2025": "fcp-2025/8-B",
}


@pytest.mark.parametrize(
    ("book", "stack", "left", "change"),
    [
        pytest.param("adtp-2018", 20_000, 3_200, 16_800, marks=pytest.mark.clause("adtp-2018/7-B")),
        pytest.param("tda-2024", 20_000, 1_800, 18_200, marks=pytest.mark.clause("tda-2024/8-B")),
        pytest.param("torrequebrada", 30_000, 2_150, 27_850, marks=pytest.mark.clause("torrequebrada/6-B")),
        pytest.param("fcp-2025", 30_000, 7_500, 22_500, marks=pytest.mark.clause("fcp-2025/8-B")),
    ],
)
def test_chips_given_up_for_a_re_entry_leave_play(book: str, stack: int, left: int, change: int) -> None:
    room = _event(book, reentry=WITH_SURRENDER, stack={25: 40, 1000: stack // 1000 - 1})
    play(room, "p1", left)
    before, old = room.state.ledger.points, of(room, "p1")
    removed = only(room.do(ReEnter(player="p1", surrender=True)), ChipsRemoved)
    assert removed.clauses == (GIVEN_UP[book],)
    assert room.state.ledger.points - before == change
    assert room.state.ledger.causes["surrendered"] == -left
    assert (old.status, old.stack, old.table) == ("surrendered", 0, 0)
    assert (of(room, "p1").stack, of(room, "p1").status) == (room.state.structure.starting_stack, "seated")


SURRENDERS = ("adtp-2018", "torrequebrada", "fcp-2025")


@pytest.mark.clause("adtp-2018/7-A.2", "fcp-2025/8-A.2")
@pytest.mark.parametrize("book", ["adtp-2018", "fcp-2025"])
def test_the_seat_given_up_is_in_the_draw(book: str) -> None:
    room = _event(book, players=8, reentry=WITH_SURRENDER)
    play(room, "p1", 3_200)
    free = {100 + seat for seat in (*room.state.tables[1].free, of(room, "p1").seat)}
    seat = only(room.do(ReEnter(player="p1", surrender=True)), Seated)
    assert seat.draw is not None
    assert set(seat.draw.pool) == free


@pytest.mark.parametrize("book", SURRENDERS)
@pytest.mark.parametrize("capacity", [0, 9])
def test_who_gives_up_the_only_free_seat_of_a_full_room_sits_there_again(book: str, capacity: int) -> None:
    room = _event(
        book, players=9, reentry=WITH_SURRENDER,
        registration=Registration(closes_level=6, capacity=capacity),
    )  # fmt: skip
    play(room, "p1", 3_200)
    left = of(room, "p1").seat
    room.do(ReEnter(player="p1", surrender=True))
    assert (of(room, "p1").status, of(room, "p1").seat, of(room, "p1").stack) == ("seated", left, 10_000)


@pytest.mark.parametrize("book", SURRENDERS)
def test_who_gives_up_a_seat_somebody_waits_for_waits_behind_him(book: str) -> None:
    room = _event(book, players=9, reentry=WITH_SURRENDER)
    enter(room, "espera")
    play(room, "p1", 3_200)
    room.do(ReEnter(player="p1", surrender=True))
    assert (of(room, "p1").status, room.state.alternates) == ("alternate", [10, 11])


@pytest.mark.clause("torrequebrada/6.1")
@pytest.mark.parametrize("locked", [False, True], ids=["another has a seat", "no other has"])
def test_a_surrender_goes_to_another_table_when_there_is_one(locked: bool) -> None:
    room = _event("torrequebrada", players=17, reentry=WITH_SURRENDER)
    (seat,) = (100 * one.number + seat for one in room.state.open_tables("1") for seat in one.free)
    player = next(one for one in ("p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9", "p10")
                  if of(room, one).table != seat // 100)  # fmt: skip
    left = 100 * of(room, player).table + of(room, player).seat
    if locked:
        room.do(LockSeat(table=seat // 100, seat=seat % 100))
    given = only(room.do(ReEnter(player=player, surrender=True)), Seated)
    assert given.draw is not None
    assert given.draw.pool == (left if locked else seat,)


@pytest.mark.clause("torrequebrada/6.1")
@pytest.mark.parametrize(
    ("book", "elsewhere"), [("torrequebrada", True), ("adtp-2018", False)], ids=["another", "any"]
)
def test_a_re_entry_from_the_list_goes_to_another_table_when_there_is_one(book: str, elsewhere: bool) -> None:
    """Somebody waits already, so that p1 has to; then both tables have a seat."""
    room = _event(book, players=18)
    enter(room, "espera")
    old = bust(room, "p1").last_table
    room.do(ReEnter(player="p1"))
    room.do(SeatAlternates(session="1"))
    assert (of(room, "espera").table, of(room, "p1").status) == (old, "alternate")
    for table in (old, 3 - old):
        bust(room, next(one.player for one in room.state.entries.values()
                        if one.table == table and one.player != "espera"))  # fmt: skip
    seat = only(room.do(SeatAlternates(session="1")), Seated)
    assert seat.draw is not None
    assert {place // 100 for place in seat.draw.pool} == ({3 - old} if elsewhere else {1, 2})


@pytest.mark.clause("torrequebrada/6.1")
def test_from_the_list_the_old_table_is_allowed_when_it_has_the_only_seat() -> None:
    room = _event("torrequebrada", players=18)
    enter(room, "espera")
    old = bust(room, "p1").last_table
    room.do(ReEnter(player="p1"))
    room.do(SeatAlternates(session="1"))
    bust(room, next(one.player for one in room.state.entries.values()
                    if one.table == old and one.player != "espera"))  # fmt: skip
    assert only(room.do(SeatAlternates(session="1")), Seated).table == old


@pytest.mark.parametrize("book", FAMILY)
@pytest.mark.parametrize("told", [False, True], ids=["the time has passed", "closed by command"])
def test_a_re_entry_ends_with_registration_whoever_closes_it(book: str, told: bool) -> None:
    """The sheet lets re-enter until level 4, but the close was moved to the end of level 2."""
    room = _event(book, reentry=ReEntry(limit=9, until_level=4))
    room.do(SetRegistrationClose(level=2, why="aforo"))
    bust(room, "p1")
    to_level(room, 3)
    if told:
        room.do(CloseRegistration(session="1"), role="system")
    register(room, "nuevo")
    assert room.refused(EnterPlayer(player="nuevo")).reason == "registration_closed"
    assert room.refused(ReEnter(player="p1")).reason == "registration_closed"


@pytest.mark.parametrize("book", FAMILY)
def test_no_surrender_where_sheet_or_book_do_not_allow_it(book: str) -> None:
    room = _event(book)
    assert room.refused(ReEnter(player="p1", surrender=True)).reason == "no_surrender"


def test_tda_knows_no_surrender_even_if_the_sheet_does() -> None:
    room = _event("tda-2013", reentry=WITH_SURRENDER)
    assert room.refused(ReEnter(player="p1", surrender=True)).reason == "no_surrender"


def test_nobody_surrenders_in_the_middle_of_a_hand() -> None:
    room = _event("adtp-2018", reentry=WITH_SURRENDER)
    room.do(StartHand(table=1))
    assert room.refused(ReEnter(player="p1", surrender=True)).reason == "hand_in_progress"


def test_a_re_entry_has_its_own_price_where_the_sheet_says() -> None:
    room = _event("tda-2013", reentry=ReEntry(limit=1, price=8_000, fee=500), entry_fee=1_000)
    assert prize_pool(room.state) == 60_000
    bust(room, "p1")
    assert room.refused(ReEnter(player="p1", paid=11_000)).facts == {"paid": 11_000, "price": 8_500}
    room.do(ReEnter(player="p1", paid=8_500))
    assert (prize_pool(room.state), income(room.state).fees) == (68_000, 6_500)
    assert (income(room.state).entries, income(room.state).reentries) == (6, 1)


def test_re_entries_by_flight() -> None:
    """Out in 1A, a player may play 1B; the sheet allows one re-entry a flight."""
    room = seated("adtp-2018", players=4, session="1A", days=FLIGHTS, reentry=ReEntry(limit=3, per_flight=1))
    room.do(StartSession(session="1A"))
    bust(room, "p1")
    room.do(ReEnter(player="p1"))
    bust(room, "p1")
    assert room.refused(ReEnter(player="p1")).facts == {"used": 1, "limit": 1}
    room.do(EnterPlayer(player="p1", session="1B"))
    assert (of(room, "p1").session, of(room, "p1").status, of(room, "p1").kind) == (
        "1B",
        "registered",
        "reentry",
    )
    assert room.refused(EnterPlayer(player="p1", session="1B")).reason == "already_in"


@pytest.mark.parametrize(
    ("reentry", "allowed"), [(FREE, False), (ReEntry(limit=None, per_flight=1), True)],
    ids=["one stack", "flight by flight"],
)  # fmt: skip
def test_chips_put_away_in_one_flight_and_another_flight(reentry: ReEntry, allowed: bool) -> None:
    room = seated("fcp-2025", players=4, session="1A", days=FLIGHTS, reentry=reentry)
    room.do(StartSession(session="1A"))
    to_zero(to_level(room, 3, "1A"), "1A")
    finish(room, "1A")
    assert of(room, "p1").status == "bagged"
    if allowed:
        room.do(EnterPlayer(player="p1", session="1B"))
        assert of(room, "p1").session == "1B"
    else:
        assert room.refused(EnterPlayer(player="p1", session="1B")).reason == "already_in"


def test_a_re_entry_waits_like_everybody_else() -> None:
    room = _event("tda-2013", players=9)
    enter(room, "espera")
    bust(room, "p1")
    room.do(ReEnter(player="p1"))
    assert (of(room, "p1").status, room.state.alternates) == ("alternate", [10, 11])
