"""Time called on a player: who may ask, how long it runs, what its end means, book by book."""

import pytest
from tests.support.books import BOOKS, FAMILY
from tests.support.room import Room
from tests.support.seating import seated, start

from torneo.rulebook import read_house
from torneo.tournament import todo
from torneo.tournament.entries.commands import LeaveTable
from torneo.tournament.hands.commands import ReportHand
from torneo.tournament.timecalls.commands import CallTime, ExpireTime, RefuseTime, StartTime, StopTime
from torneo.tournament.timecalls.events import TimeCalled, TimeExpired, TimeStarted

GRANTED = FAMILY
#: Seconds before the countdown, and the countdown.
SECONDS = {
    "tda-2013": (50, 10), "tda-2024": (25, 5), "adtp-2018": (25, 5), "torrequebrada": (25, 5),
    "fcp-2025": (25, 5), "pokerfest-2011": (60, 0),
}  # fmt: skip

#: Whom a refusal names as those who may ask.
CALLERS = {
    "tda-2013": "player_at_table, floor", "tda-2024": "any_player_in_event, floor",
    "adtp-2018": "any_player_in_event, floor",
    "torrequebrada": "any_player_in_event, floor", "fcp-2025": "any_player_in_event, floor",
    "pokerfest-2011": "player_at_table, dealer",
}  # fmt: skip


def in_a_hand(book: str) -> Room:
    """Entries 1 to 5 at table 1, 6 to 9 at table 2; table 1 is in a hand."""
    room = seated(book, {1: (1, 2, 3, 4, 5), 2: (1, 2, 3, 4)})
    start(room, 1)
    return room


def running(book: str) -> Room:
    """Time runs on seat 3."""
    room = in_a_hand(book)
    room.do(CallTime(table=1, seat=3, caller=1), role="player")
    if book in GRANTED:
        room.do(StartTime(table=1))
    return room


def over(room: Room) -> Room:
    hand = room.state.tables[1].hand
    assert hand is not None
    assert hand.time_call is not None
    room.now = hand.time_call.ends_at
    return room


def outcome(room: Room, facing_bet: bool, **more: object) -> str:
    (expired,) = room.do(ExpireTime(table=1, facing_bet=facing_bet, **more))  # type: ignore[arg-type]
    assert isinstance(expired, TimeExpired)
    return expired.outcome


@pytest.mark.clause("tda-2013/27.1", "adtp-2018/29.1", "torrequebrada/15.1", "fcp-2025/29.2")
@pytest.mark.parametrize("book", GRANTED)
def test_a_request_waits_for_the_direction(book: str) -> None:
    room = in_a_hand(book)
    (called,) = room.do(CallTime(table=1, seat=3, caller=1), role="player")
    assert isinstance(called, TimeCalled)
    assert called.caller == "p1"
    (due,) = [one for one in todo(room.state, room.now, room.book) if one.reason == "time_to_start"]
    assert room.refused(due.command, role="dealer").reason == "role"
    assert room.refused(ExpireTime(table=1, facing_bet=True)).reason == "time_not_started"
    (started,) = room.do(due.command)
    assert isinstance(started, TimeStarted)
    assert (started.seconds, started.countdown) == (sum(SECONDS[book]), SECONDS[book][1])
    assert room.refused(StartTime(table=1)).reason == "time_running"
    assert room.refused(RefuseTime(table=1, why="aún no")).reason == "time_running"


@pytest.mark.clause("pokerfest-2011/courtesy-5")
def test_in_pokerfest_the_minute_runs_at_once() -> None:
    room = in_a_hand("pokerfest-2011")
    called, started = room.do(CallTime(table=1, seat=3), role="dealer")
    assert isinstance(called, TimeCalled)
    assert isinstance(started, TimeStarted)
    assert (started.seconds, started.countdown) == (60, 0)
    assert "pokerfest-2011/courtesy-5" in started.clauses


def test_the_direction_may_say_not_yet() -> None:
    room = in_a_hand("tda-2013")
    room.do(CallTime(table=1, seat=3, caller=1), role="player")
    assert room.refused(RefuseTime(table=1, why=" ")).reason == "reason_missing"
    room.do(RefuseTime(table=1, why="solo diez segundos"))
    assert room.refused(StartTime(table=1)).reason == "no_time_called"
    room.do(CallTime(table=1, seat=3, caller=1), role="player")


@pytest.mark.clause("tda-2013/29.6", "adtp-2018/30.5", "torrequebrada/71.5", "fcp-2025/29.3")
@pytest.mark.parametrize("book", BOOKS)
def test_players_call_from_their_seats(book: str) -> None:
    room = in_a_hand(book)
    assert room.refused(CallTime(table=1, seat=3, caller=3)).reason == "time_on_himself"
    room.do(LeaveTable(entry=2))
    refused = room.refused(CallTime(table=1, seat=3, caller=2), role="player")
    assert refused.reason == "caller_not_at_seat"
    assert refused.clauses
    other_table = CallTime(table=1, seat=3, caller=7)
    if book in ("tda-2013", "pokerfest-2011"):
        assert room.refused(other_table, role="player").reason == "may_not_call_time"
    else:
        room.do(other_table, role="player")


@pytest.mark.policy("clock_callers")
@pytest.mark.parametrize("book", BOOKS)
def test_dealer_and_floor_as_the_book_says(book: str) -> None:
    room = in_a_hand(book)
    dealer, floor = ("pokerfest-2011",), GRANTED
    for role, books in (("dealer", dealer), ("floor", floor)):
        if book in books:
            room.do(CallTime(table=1, seat=3), role=role)
            assert room.state.tables[1].hand.time_call.started_at  # type: ignore[union-attr]
            room.do(StopTime(table=1), role="dealer")
        else:
            assert room.refused(CallTime(table=1, seat=3), role=role).reason == "may_not_call_time"
    told = room.refused(CallTime(table=1, seat=3), role="player")
    assert (told.reason, told.facts["allowed"]) == ("may_not_call_time", CALLERS[book])
    assert room.refused(CallTime(table=1, seat=3), role="public").reason == "role"


@pytest.mark.clause(
    "tda-2013/27.4", "adtp-2018/29.3", "torrequebrada/15.3", "fcp-2025/29.5", "pokerfest-2011/courtesy-6"
)
@pytest.mark.parametrize("book", BOOKS)
def test_time_up_facing_a_bet_kills_the_hand(book: str) -> None:
    room = running(book)
    over(room).now -= 1
    refused = room.refused(ExpireTime(table=1, facing_bet=True))
    assert refused.reason == "time_not_over"
    assert refused.facts["seconds"] == 1
    assert not [one for one in todo(room.state, room.now, room.book) if one.reason == "time_up"]
    over(room)
    assert [one for one in todo(room.state, room.now, room.book) if one.reason == "time_up"]
    assert room.refused(ExpireTime(table=1, facing_bet=True, outcome="check")).reason == "not_lawful"
    assert outcome(room, facing_bet=True) == "hand_dead"
    assert room.refused(ExpireTime(table=1, facing_bet=True)).reason == "no_time_called"


@pytest.mark.clause(
    "tda-2013/27.4", "adtp-2018/29.3", "torrequebrada/15.3", "fcp-2025/29.6", "pokerfest-2011/courtesy-6"
)
@pytest.mark.parametrize("book", BOOKS)
def test_time_up_without_a_bet(book: str) -> None:
    room = over(running(book))
    if book in ("tda-2013", "pokerfest-2011"):
        assert outcome(room, facing_bet=False) == "hand_dead"
    elif book == "fcp-2025":
        assert outcome(room, facing_bet=False) == "action_demanded"
        assert outcome(room, facing_bet=False) == "check"
    else:
        assert outcome(room, facing_bet=False) == "check"


@pytest.mark.clause("tda-2013/27.5", "adtp-2018/29.4", "torrequebrada/15.4", "fcp-2025/29.7")
@pytest.mark.parametrize("book", BOOKS)
def test_doubt_favours_the_player(book: str) -> None:
    room = over(running(book))
    assert outcome(room, facing_bet=True, in_doubt=True) == "in_time"


@pytest.mark.clause("tda-2013/27.6", "adtp-2018/29.5", "torrequebrada/15.5", "fcp-2025/29.8")
@pytest.mark.policy("clock_director_adjustment")
@pytest.mark.parametrize("book", GRANTED)
def test_the_direction_changes_the_length_as_far_as_the_book_lets(book: str) -> None:
    room = in_a_hand(book)
    room.do(CallTime(table=1, seat=3, caller=1), role="player")
    assert room.refused(StartTime(table=1, seconds=-5)).reason == "amount"
    if book == "tda-2013":
        refused = room.refused(StartTime(table=1, seconds=90))
        assert refused.reason == "time_length"
        assert refused.clauses == ("tda-2013/27.6",)
    (started,) = room.do(StartTime(table=1, seconds=15 if book == "tda-2013" else 90))
    assert isinstance(started, TimeStarted)
    assert started.seconds == (15 if book == "tda-2013" else 90)


def test_the_hand_takes_its_time_with_it() -> None:
    room = running("tda-2013")
    assert room.refused(CallTime(table=1, seat=2, caller=1)).reason == "time_called_already"
    room.do(ReportHand(table=1, stacks={}))
    assert room.refused(StopTime(table=1)).reason == "no_hand"
    assert room.refused(CallTime(table=1, seat=2)).reason == "no_hand"
    start(room, 1)
    assert room.refused(StopTime(table=1)).reason == "no_time_called"
    assert room.refused(CallTime(table=1, seat=9)).reason == "seat_not_in_hand"
    assert room.refused(CallTime(table=8, seat=1)).reason == "unknown_table"


def test_a_house_may_leave_the_end_to_the_direction() -> None:
    house = read_house(
        "house: con-calma\nbase: tda-2013\ntitle: {es: Casa, en: House}\n"
        "policies: {clock_expiry_facing_bet: director_decides, clock_tie: clock}\n"
    )
    room = seated(house, {1: (1, 2, 3, 4, 5)})
    start(room, 1)
    room.do(CallTime(table=1, seat=3))
    over(room)
    assert room.refused(ExpireTime(table=1, facing_bet=True), role="dealer").reason == "role"
    assert room.refused(ExpireTime(table=1, facing_bet=True)).reason == "not_lawful"
    assert outcome(room, True, outcome="more_time") == "more_time"
    assert room.refused(ExpireTime(table=1, facing_bet=True)).reason == "time_not_over"
    over(room)
    assert outcome(room, True, outcome="hand_dead", in_doubt=True) == "hand_dead"
