"""The last hands of a day, drawn near its end, and those before the room closes."""

from collections import Counter

import pytest
from tests.support.books import BOOKS
from tests.support.clock import FLIGHTS, dues, finish, only, sign_all, started
from tests.support.room import MINUTE, SEED, START, Room

from torneo.cards.verifiable import verifiable_shuffle
from torneo.tournament.clock.commands import (
    AddTime,
    AnnounceLevel,
    CallLastHands,
    DrawLastHands,
    FinishSession,
    PauseClock,
    ResumeClock,
    SetLevel,
    SignCount,
    StartBreak,
)
from torneo.tournament.clock.drawing import ends_by_icm
from torneo.tournament.clock.events import LastHandsCalled, LastHandsDrawn
from torneo.tournament.clock.last_hands import hand_counted, hands_left
from torneo.tournament.clock.reading import reading
from torneo.tournament.conduct.events import Decided
from torneo.tournament.conduct.matters import Decide, Offer, offer
from torneo.tournament.hands.commands import CancelHand, ReportHand, StartHand
from torneo.tournament.seats.draw import drawn
from torneo.tournament.structure.model import Break, Day, Flight

CLAUSE = "torrequebrada/24.1"
MISSED = "last_hands_window_missed"


def day_one(book: str = "torrequebrada", players: int = 6) -> Room:
    """A first day of three levels of 20 minutes, which ends an hour after its start."""
    return started(book, players, days=FLIGHTS, breaks=(Break(after_level=5),), session="1A")


def minutes_before_end(room: Room, minutes: float) -> Room:
    """In the last level, with so many minutes to go."""
    room.do(SetLevel(session="1A", level=3, why="prueba", seconds=1200))
    return room.later(minutes=20 - minutes)


@pytest.mark.clause(CLAUSE)
def test_the_draw_is_due_from_fifteen_to_ten_minutes_before_the_end() -> None:
    """A day that ends at 02:00: 01:40 is too early, 01:47 is the time, 01:52 is too late."""
    days = (
        Day(number=1, ends="2027-01-15T10:00+00:00",
            flights=(Flight(name="1A", starts="2027-01-15T08:00+00:00"),)),
        Day(number=2, first_level=4, flights=(Flight(name="2", starts="2027-01-16T15:00+00:00"),)),
    )  # fmt: skip
    room = started("torrequebrada", days=days, breaks=(Break(after_level=9),))
    end = START + 120 * MINUTE
    room.now = end - 20 * MINUTE
    refused = room.refused(DrawLastHands())
    assert (refused.reason, refused.facts["minutes"]) == ("last_hands_too_early", 20)
    assert refused.clauses == (CLAUSE,)
    assert not dues(room, "last_hands_window_open")
    room.now = end - 8 * MINUTE
    refused = room.refused(DrawLastHands())
    assert (refused.reason, refused.facts["minutes"], refused.clauses) == (MISSED, 8, (CLAUSE,))
    assert [one.must for one in dues(room, MISSED)] == [False]
    room.now = end - 13 * MINUTE
    (due,) = dues(room, "last_hands_window_open")
    assert (due.must, due.clauses, due.facts["minutes"]) == (True, (CLAUSE,), 13)
    assert only(room.do(due.command), LastHandsDrawn).table == 1
    assert not dues(room, "last_hands_window_open")


@pytest.mark.parametrize(
    ("minutes", "reason"),
    [(15.001, "last_hands_too_early"), (15, ""), (12, ""), (10, ""), (9.999, MISSED), (0.5, MISSED)],
)
def test_the_edges_of_the_window(minutes: float, reason: str) -> None:
    room = minutes_before_end(day_one(), minutes)
    if reason:
        assert room.refused(DrawLastHands()).reason == reason
    else:
        assert room.do(DrawLastHands())


def test_breaks_and_levels_to_come_count_as_time_of_the_day() -> None:
    room = started("torrequebrada", days=FLIGHTS, breaks=(Break(after_level=2, minutes=10),), session="1A")
    shown = reading(room.state, "1A", room.now, room.book)
    assert shown.day_ends_at == START + 70 * MINUTE
    room.later(minutes=5).do(PauseClock(why="x"))
    room.later(minutes=30).do(ResumeClock())
    assert reading(room.state, "1A", room.now, room.book).day_ends_at == START + 100 * MINUTE


@pytest.mark.clause("torrequebrada/24.2")
def test_between_three_and_seven_hands_are_drawn() -> None:
    room = minutes_before_end(day_one(), 12)
    event = only(room.do(DrawLastHands()), LastHandsDrawn)
    assert event.draw.pool == (3, 4, 5, 6, 7)
    assert verifiable_shuffle(bytes.fromhex(SEED), event.draw.pool, event.draw.label)[0] == event.hands
    assert {"torrequebrada/24.2", "torrequebrada/24.3"} <= set(event.clauses)
    found = Counter(
        drawn(bytes.fromhex(SEED), f"{number} last hands", event.draw.pool, 1).picked[0]
        for number in range(1000)
    )
    assert set(found) == {3, 4, 5, 6, 7}
    assert min(found.values()) > 150


@pytest.mark.clause("torrequebrada/24.3")
def test_the_clock_stays_where_it_was_at_the_draw() -> None:
    room = minutes_before_end(day_one(), 12)
    hands = only(room.do(DrawLastHands()), LastHandsDrawn).hands
    for played in range(hands):
        assert hands_left(room.state, 1) == hands - played
        room.later(minutes=4).do(StartHand(table=1))
        hand = room.state.tables[1].hand
        assert hand is not None
        assert hand.level == 3
        shown = reading(room.state, "1A", room.now, room.book)
        assert (shown.left, shown.paused, shown.last_hands) == (12 * MINUTE, True, hands - played)
        room.do(ReportHand(table=1, stacks={}))
    assert hands_left(room.state, 1) == 0
    for command in (ResumeClock(), AddTime(seconds=60, why="x"), SetLevel(level=2, why="x"), AnnounceLevel(),
                    StartBreak(minutes=5, why="x"), PauseClock(why="x")):  # fmt: skip
        refused = room.refused(command)
        assert (refused.reason, refused.clauses) == ("last_hands_running", ("torrequebrada/24.3",))
    refused = room.refused(StartHand(table=1))
    assert refused.reason == "last_hands_played"
    assert CLAUSE in refused.clauses
    finish(room, "1A")
    assert room.state.sessions["1A"].status == "finished"


def test_a_hand_being_played_at_the_draw_is_not_one_of_the_last() -> None:
    room = minutes_before_end(day_one(players=12), 12)
    room.do(StartHand(table=2))
    hands = only(room.do(DrawLastHands(table=2)), LastHandsDrawn).hands
    assert (hands_left(room.state, 1), hands_left(room.state, 2)) == (hands, hands + 1)
    room.do(ReportHand(table=2, stacks={}))
    assert hands_left(room.state, 2) == hands
    room.do(StartHand(table=2))
    room.do(CancelHand(table=2, why="misdeal"))
    assert hands_left(room.state, 2) == hands


def test_each_table_counts_its_own_and_is_counted_when_done() -> None:
    room = minutes_before_end(day_one(players=12), 12)
    hands = only(room.do(DrawLastHands()), LastHandsDrawn).hands
    for _ in range(hands):
        room.later(seconds=60).do(ReportHand(table=1, stacks={}))
    entry = next(filter(None, room.state.tables[1].seats))
    other = next(filter(None, room.state.tables[2].seats))
    assert room.do(SignCount(entry=entry, points=room.state.entries[entry].stack))
    assert (
        room.refused(SignCount(entry=other, points=room.state.entries[other].stack)).reason == "still_playing"
    )
    assert room.refused(FinishSession()).reason == "day_not_over"
    assert not dues(room, "day_to_finish")
    for _ in range(hands):
        room.later(seconds=60).do(ReportHand(table=2, stacks={}))
    assert len(dues(room, "count_sheet_missing")) == 11
    sign_all(room, "1A")
    (due,) = dues(room, "day_to_finish")
    assert room.do(due.command)
    assert hand_counted(room.state, 1) == ()


def test_once_the_window_is_missed_the_director_draws_at_once_or_lets_the_clock_run() -> None:
    room = minutes_before_end(day_one(), 12)
    about = {"session": "1A"}
    early = Decide(matter=MISSED, option="let_clock_run", why="x", about=dict(about))
    assert room.refused(early).reason == "window_not_missed"
    room.later(minutes=4)
    offered = offer(room.state, MISSED, about, room.book)
    assert isinstance(offered, Offer)
    assert (offered.options, offered.clauses) == (("draw_now", "let_clock_run"), (CLAUSE,))
    assert room.refused(Decide(matter=MISSED, option="draw_now", why="tarde", about=dict(about)),
                        role="floor").reason == "role"  # fmt: skip
    events = room.do(Decide(matter=MISSED, option="draw_now", why="se nos pasó", about=dict(about)))
    assert only(events, Decided).clauses == (CLAUSE,)
    assert 3 <= only(events, LastHandsDrawn).hands <= 7
    shown = reading(room.state, "1A", room.now, room.book)
    assert (shown.left, shown.paused) == (8 * MINUTE, True)


def test_letting_the_clock_run_ends_the_day_with_its_last_level() -> None:
    room = minutes_before_end(day_one(), 8)
    room.do(Decide(matter=MISSED, option="let_clock_run", why="quedan 8 minutos", about={"session": "1A"}))
    assert not dues(room, MISSED)
    assert room.do(StartHand(table=1))
    room.do(ReportHand(table=1, stacks={}))
    assert room.later(minutes=8).refused(StartHand(table=1)).reason == "day_over"


def test_last_hands_are_drawn_once_and_only_by_staff() -> None:
    room = minutes_before_end(day_one(), 12)
    assert room.refused(DrawLastHands(), role="dealer").reason == "role"
    assert room.refused(DrawLastHands(table=9)).reason == "unknown_table"
    room.do(DrawLastHands(), role="floor")
    assert room.refused(DrawLastHands()).reason == "last_hands_drawn"


@pytest.mark.parametrize("book", [book for book in BOOKS if book != "torrequebrada"])
def test_other_books_draw_no_last_hands(book: str) -> None:
    room = minutes_before_end(day_one(book), 12)
    assert room.refused(DrawLastHands()).reason == "no_last_hands_draw"
    assert not dues(room, "last_hands_window_open")
    assert room.refused(Decide(matter=MISSED, option="draw_now", why="x")).reason == "no_last_hands_draw"


def test_no_draw_during_a_break_or_without_an_end_to_wait_for() -> None:
    room = started("torrequebrada", days=FLIGHTS, breaks=(Break(after_level=2),), session="1A")
    room.do(SetLevel(level=3, why="prueba"))
    room.later(minutes=7).do(StartBreak(minutes=10, why="alarma"))
    refused = room.refused(DrawLastHands())
    assert refused.reason == "last_hands_too_early"
    room.later(minutes=9)
    assert room.refused(DrawLastHands()).reason == "break_running"
    endless = (
        Day(number=1, stop_at_players=3, flights=(Flight(name="1", starts="2027-01-15T08:00+00:00"),)),
        Day(number=2, first_level=4, flights=(Flight(name="2", starts="2027-01-16T15:00+00:00"),)),
    )
    assert started("torrequebrada", days=endless).refused(DrawLastHands()).reason == "day_has_no_end"


def test_the_last_day_has_no_such_draw() -> None:
    room = started("torrequebrada")
    refused = room.refused(DrawLastHands())
    assert (refused.reason, refused.clauses) == ("last_day", (CLAUSE,))


# ---- the room closes


def closing_at_ten(book: str = "torrequebrada", closes: str = "2027-01-15T10:00+00:00") -> Room:
    day = Day(number=1, closes=closes, flights=(Flight(name="1", starts="2027-01-15T08:00+00:00"),))
    return started(book, days=(day,))


@pytest.mark.clause("torrequebrada/25-E")
def test_three_hands_are_announced_before_the_casino_closes() -> None:
    room = closing_at_ten().later(minutes=79)
    refused = room.refused(CallLastHands())
    assert (refused.reason, refused.facts["minutes"]) == ("closing_too_early", 41)
    assert refused.clauses == ("torrequebrada/25-E",)
    assert not dues(room, "closing_near")
    room.later(minutes=6)
    (due,) = dues(room, "closing_near")
    assert (due.facts["minutes"], due.facts["hands"], due.clauses) == (35, 3, ("torrequebrada/25-E",))
    assert room.refused(CallLastHands(hands=5)).reason == "amount"
    called = only(room.do(due.command), LastHandsCalled)
    assert called.hands == 3
    for _ in range(3):
        room.later(minutes=2).do(ReportHand(table=1, stacks={}))
    assert room.refused(StartHand(table=1)).reason == "last_hands_played"
    assert not ends_by_icm(room.state, room.book)
    stacks = {entry.number: entry.stack for entry in room.state.alive()}
    finish(room, "1")
    assert {entry.number: entry.stack for entry in room.state.alive()} == stacks
    assert ends_by_icm(room.state, room.book)


@pytest.mark.policy("time_closing_time")
@pytest.mark.clause("torrequebrada/25-E")
@pytest.mark.parametrize(
    ("left", "reason"), [(41, "closing_too_early"), (40, ""), (30, ""), (29, "reason_missing")]
)
def test_the_last_hands_are_called_from_forty_minutes_before_to_thirty(left: int, reason: str) -> None:
    room = closing_at_ten().later(minutes=120 - left)
    if reason:
        assert room.refused(CallLastHands()).reason == reason
    else:
        assert only(room.do(CallLastHands()), LastHandsCalled).hands == 3


def test_after_the_window_the_direction_says_why() -> None:
    room = closing_at_ten().later(minutes=95)
    assert dues(room, "closing_near")
    assert room.refused(CallLastHands()).reason == "reason_missing"
    assert room.do(CallLastHands(why="nadie miró la hora"))
    assert room.refused(CallLastHands(why="otra vez")).reason == "last_hands_drawn"


def test_without_a_closing_time_there_is_nothing_to_wait_for() -> None:
    refused = started("torrequebrada").refused(CallLastHands())
    assert refused.reason == "closing_time_unknown"
    room = day_one()
    assert room.refused(CallLastHands()).reason == "day_to_come"


@pytest.mark.parametrize("book", [book for book in BOOKS if book != "torrequebrada"])
def test_elsewhere_the_director_says_how_many(book: str) -> None:
    room = closing_at_ten(book).later(minutes=85)
    assert not dues(room, "closing_near")
    assert room.refused(CallLastHands()).reason == "amount"
    assert room.refused(CallLastHands(hands=-1, why="x")).reason == "amount"
    assert room.refused(CallLastHands(hands=4)).reason == "reason_missing"
    assert only(room.do(CallLastHands(hands=4, why="cierra la sala")), LastHandsCalled).hands == 4
    assert not ends_by_icm(room.state, room.book)
