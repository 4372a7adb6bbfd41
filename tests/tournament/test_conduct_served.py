"""Penalties served exactly: hands missed equal hands given, whatever happens to tables, days and players."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.support.clock import FLIGHTS, fill, finish, only
from tests.support.clock import seated as drawn
from tests.support.conduct import WITH_HANDS, hand_begins, hand_ends, happens, penalised, plain, seated
from tests.support.room import MINUTE, Room

from torneo.rulebook import Book, load_book
from torneo.tournament import fold, problems, snapshot
from torneo.tournament.clock.commands import AnnounceLevel, MergeSessions, StartSession
from torneo.tournament.conduct.commands import CarryOutPenalty, GivePenalty, RecordInfraction
from torneo.tournament.conduct.penalties import hands_left, on_penalty, sits_out
from torneo.tournament.conduct.penalty_events import PenaltyHandServed, PenaltyLifted
from torneo.tournament.hands.commands import CancelHand, ReportHand, StartHand
from torneo.tournament.hands.events import HandCancelled, HandStarted
from torneo.tournament.seats.commands import BreakTable
from torneo.tournament.seats.events import Moved

# ---- any order of things ------------------------------------------------------------------------------

STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("hand"), st.integers(1, 3)),
        st.tuples(st.just("misdeal"), st.integers(1, 3)),
        st.tuples(st.just("begin"), st.integers(1, 3)),
        st.tuples(st.just("move"), st.integers(1, 3)),
        st.tuples(st.just("give"), st.integers(1, 4)),
        st.tuples(st.just("lift"), st.just(0)),
    ),
    min_size=5,
    max_size=40,
)


class Log:
    """Plays the steps and counts by hand what player p1 has to miss and has missed."""

    def __init__(self, book: str) -> None:
        self.room = seated(book, players=5, tables=3)
        self.book = book
        self.given: list[int] = []
        self.missed = 0
        self.lifted = 0
        self.during: set[int] = set()

    @property
    def owed(self) -> int:
        return sum(self.given) - self.missed - self.lifted

    @property
    def table(self) -> int:
        return self.room.state.entries[1].table

    def do(self, what: str, number: int) -> None:
        getattr(self, f"_{what}")(number)
        assert hands_left(self.room.state, "p1") == self.owed
        assert sits_out(self.room.state, 1) == (self.owed > 0)
        for table in (1, 2, 3):
            here = {self.room.state.entries[1].seat: self.owed} if table == self.table and self.owed else {}
            assert on_penalty(self.room.state, table) == here

    def _begin(self, table: int) -> None:
        if self.room.state.tables[table].hand is None:
            hand_begins(self.room, table)

    def _hand(self, table: int) -> None:
        self._begin(table)
        if table == self.table:
            served = any(
                one.left and one.number not in self.during for one in self.room.state.conduct.penalties
            )
            self.missed += served
        hand_ends(self.room, table)
        if table == self.table:
            self.during.clear()

    def _misdeal(self, table: int) -> None:
        self._begin(table)
        hand = self.room.state.tables[table].hand
        assert hand is not None
        happens(self.room, HandCancelled(table=table, number=hand.number, why="misdeal"))

    def _move(self, table: int) -> None:
        """Only between hands of both tables, as the seats section has it."""
        state = self.room.state
        if table == self.table or state.tables[table].hand or state.tables[self.table].hand:
            return
        entry = state.entries[1]
        happens(self.room, Moved(entry=1, table=table, seat=state.tables[table].free[0], why="balance",
                                 from_table=entry.table, from_seat=entry.seat))  # fmt: skip
        self.during.clear()

    def _give(self, hands: int) -> None:
        """Any number of hands, each for a fault of its own."""
        clauses = [one for one in self.room.book.clauses.values() if one.topic == "player-responsibilities"]
        clause = clauses[len(self.given) % len(clauses)]
        sizes = self.room.book.values["penalty_sizes"]["hands"]
        size = min(hands, sizes[1] or hands)
        number = len(self.room.state.infractions) + 1
        self.room.do(RecordInfraction(clause=clause.id, entry=1))
        if (len(self.given) >= len(clauses)) or not any(
            choice == "missed_hands" for choice in self.room.state.infractions[-1].penalties
        ):
            return
        self.room.do(GivePenalty(infraction=number, penalty="missed_hands", size=size, why="as ruled"))
        self.given.append(size)
        if self.room.state.tables[self.table].hand is not None:
            self.during.add(len(self.room.state.conduct.penalties))

    def _lift(self, _: int) -> None:
        serving = [one for one in self.room.state.conduct.penalties if one.left]
        if serving:
            self.lifted += serving[0].left
            happens(self.room, PenaltyLifted(penalty=serving[0].number, why="reviewed"))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(book=st.sampled_from(["tda-2013", "torrequebrada", "adtp-2018"]), steps=STEPS)
def test_hands_missed_equal_hands_given(book: str, steps: list[tuple[str, int]]) -> None:
    log = Log(book)
    for what, number in steps:
        log.do(what, number)
    for _ in range(log.owed + len(log.given)):
        log.do("hand", log.table)
    assert log.owed == 0
    assert log.room.state.conduct.serving == {}
    counted = [one.event for one in log.room.journal if isinstance(one.event, PenaltyHandServed)]
    assert len(counted) == log.missed == sum(log.given) - log.lifted
    assert problems(log.room.state) == []


# ---- across tables and days ---------------------------------------------------------------------------


def play(room: Room, table: int) -> None:
    room.do(StartHand(table=table), role="dealer")
    room.do(ReportHand(table=table, stacks={}), role="dealer")


@pytest.mark.parametrize("book", WITH_HANDS)
def test_a_broken_table_does_not_end_a_penalty(book: str) -> None:
    room = drawn(book, 10)
    room.do(StartSession(session="1"))
    entry = room.state.entries[1]
    first = entry.table
    size = room.state.tables[first].players
    penalised(room, plain(book), 1, "missed_rounds", 1)
    play(room, first)
    assert hands_left(room.state, entry.player) == size - 1
    other = 3 - first
    room.do(StartHand(table=other), role="dealer")
    loser, winner = room.state.tables[other].taken[:2]
    room.do(ReportHand(table=other, stacks={loser: 0, winner: 20_000}, beaten_by={loser: (winner,)}))
    room.do(BreakTable(table=first))
    assert entry.table == other
    left = hands_left(room.state, entry.player)
    assert left == size - 1
    for _ in range(30):
        if not hands_left(room.state, entry.player):
            break
        room.later(minutes=1)
        table = room.state.tables[entry.table]
        room.do(StartHand(table=table.number), role="dealer")
        assert table.hand is not None
        dealt = entry.seat in table.hand.dealt
        room.do(ReportHand(table=table.number, stacks={}), role="dealer")
        left -= dealt
        assert hands_left(room.state, entry.player) == left
    assert left == 0
    assert not sits_out(room.state, 1)
    assert snapshot(fold(room.journal)) == snapshot(room.state)


@pytest.mark.parametrize("book", WITH_HANDS)
def test_a_penalty_goes_on_the_next_day(book: str) -> None:
    room = drawn(book, 6, "1A", days=FLIGHTS)
    room.do(StartSession(session="1A"))
    penalised(room, plain(book), 1, "missed_rounds", 1)
    play(room, 1)
    assert hands_left(room.state, "p1") == 5
    _end_day(room)
    assert room.state.entries[1].session == "2"
    assert hands_left(room.state, "p1") == 5
    room.do(StartSession(session="2"))
    entry = room.state.entries[1]
    assert on_penalty(room.state, entry.table) == {entry.seat: 5}
    for left in (4, 3, 2, 1, 0):
        play(room, entry.table)
        assert hands_left(room.state, "p1") == left


def _end_day(room: Room) -> None:
    """Both flights over, everybody bagged and drawn to the second day."""
    for flight in ("1A", "1B"):
        session = room.state.sessions[flight]
        if session.status == "planned":
            _play_flight(room, flight)
        while session.clock.level < 3:
            room.now = max(room.now, session.clock.ends_at)
            room.do(AnnounceLevel(session=flight))
        room.now = max(room.now, session.clock.ends_at)
        finish(room, flight)
    room.do(MergeSessions(into="2"))


def _play_flight(room: Room, flight: str) -> None:
    fill(room, 4, flight, first_table=11)
    room.do(StartSession(session=flight))


def test_a_suspension_runs_by_the_clock_on_the_wall_into_the_next_day() -> None:
    room = seated("pokerfest-2011")
    penalised(room, "pokerfest-2011/courtesy-20", 2, "timed_suspension", 24 * 60)
    room.later(minutes=23 * 60)
    assert sits_out(room.state, 2, room.now)
    assert on_penalty(room.state, 1, room.now) == {2: 0}
    assert room.refused(CarryOutPenalty(penalty=1)).reason == "suspension_runs"
    room.now += 60 * MINUTE
    assert not sits_out(room.state, 2, room.now)
    room.do(CarryOutPenalty(penalty=1), role="system")
    assert room.state.conduct.serving == {}


@pytest.mark.parametrize("book", WITH_HANDS)
def test_who_comes_back_after_the_last_hand_is_dealt_in_as_everybody(book: str) -> None:
    room = seated(book, players=4)
    room.do(StartSession(session="1"))
    penalised(room, plain(book), 2, "missed_hands", 1)
    room.do(StartHand(table=1), role="dealer")
    assert on_penalty(room.state, 1) == {2: 1}
    room.do(CancelHand(table=1, why="misdeal"), role="dealer")
    assert on_penalty(room.state, 1) == {2: 1}
    play(room, 1)
    assert on_penalty(room.state, 1) == {}
    started = room.do(StartHand(table=1), role="dealer")
    assert 2 in only(started, HandStarted).dealt


# ---- a house of its own -------------------------------------------------------------------------------


def house(**changes: Any) -> Book:
    return load_book("tda-2013").with_policies({"penalty_seat_procedure": changes})


def test_a_house_may_leave_penalised_seats_without_cards_and_the_hands_count_all_the_same() -> None:
    room = seated(house(dealt_in=False), players=5)
    room.do(StartSession(session="1"))
    penalised(room, plain("tda-2013"), 3, "missed_hands", 2)
    for left in (1, 0):
        started = only(room.do(StartHand(table=1), role="dealer"), HandStarted)
        assert 3 not in started.dealt
        room.do(ReportHand(table=1, stacks={}), role="dealer")
        assert hands_left(room.state, "p3") == left
    assert 3 in only(room.do(StartHand(table=1), role="dealer"), HandStarted).dealt


@pytest.mark.clause("torrequebrada/35-A.4", "adtp-2018/68-B.5", "fcp-2025/67-A.5")
@pytest.mark.parametrize("book", WITH_HANDS)
def test_blinds_may_take_the_last_chip_of_who_serves_a_penalty(book: str) -> None:
    room = seated(book, players=4)
    room.do(StartSession(session="1"))
    penalised(room, plain(book), 2, "missed_rounds", 1)
    room.do(StartHand(table=1), role="dealer")
    room.do(ReportHand(table=1, stacks={2: 0, 1: 20_000}), role="dealer")
    assert room.state.entries[2].status == "out"
    assert room.state.eliminations[-1].entry == 2


def test_a_house_may_spare_them_the_last_chip() -> None:
    room = seated(house(can_be_blinded_out=False), players=4)
    room.do(StartSession(session="1"))
    penalised(room, plain("tda-2013"), 2, "missed_rounds", 1)
    room.do(StartHand(table=1), role="dealer")
    refused = room.refused(ReportHand(table=1, stacks={2: 0, 1: 20_000}), role="dealer")
    assert refused.reason == "cannot_be_blinded_out"
    assert "tda-2013/58-C.3" in refused.clauses
    room.do(ReportHand(table=1, stacks={3: 0, 1: 20_000}, beaten_by={3: (1,)}), role="dealer")
    assert room.state.entries[3].status == "out"
