"""Breaks, pauses and time added: what the clock shows before, during and after."""

import pytest
from tests.support.books import BOOKS, FAMILY
from tests.support.clock import ANNOUNCED, dues, only, pokerfest, seated, started
from tests.support.room import MINUTE, START, Room

from torneo.tournament import Command
from torneo.tournament.clock.commands import (
    AddTime,
    AnnounceBreak,
    AnnounceLevel,
    EndBreak,
    PauseClock,
    ResumeClock,
    SetLevel,
    StartBreak,
    StartSession,
)
from torneo.tournament.clock.events import BreakAnnounced, BreakEnded, BreakStarted, LevelStarted
from torneo.tournament.clock.levels import level_now
from torneo.tournament.clock.reading import reading, remaining
from torneo.tournament.hands.commands import ReportElimination, StartHand
from torneo.tournament.structure.model import Break

AFTER_TWO = (Break(after_level=2, minutes=10), Break(after_level=4, minutes=30))


def left(room: Room) -> int:
    return remaining(room.state, "1", room.now, room.book)


def eliminate(room: Room, players: int) -> None:
    """The last players of the fullest tables go out, the seat before them wins."""
    for _ in range(players):
        table = max(room.state.open_tables("1"), key=lambda table: table.players)
        winner, loser = table.taken[-2:]
        room.later(seconds=1).do(ReportElimination(table=table.number, seat=loser, beaten_by=(winner,)))


@pytest.mark.parametrize("book", BOOKS)
def test_a_break_follows_its_level_and_then_the_next_level_begins(book: str) -> None:
    room = started(book, breaks=AFTER_TWO)
    room.later(minutes=20).do(AnnounceLevel())
    room.later(minutes=20)
    assert not dues(room, "level_over")
    (due,) = dues(room, "break_due")
    assert (due.command, due.must, due.since) == (StartBreak(session="1"), True, START + 40 * MINUTE)
    assert room.refused(AnnounceLevel()).reason == "break_due"
    begun = only(room.do(due.command, role="system"), BreakStarted)
    assert (begun.minutes, begun.ends_at, begun.kept) == (10, START + 50 * MINUTE, 0)
    shown = reading(room.state, "1", room.now, room.book)
    assert (shown.on_break, shown.left) == (True, 10 * MINUTE)
    assert shown.next_level is not None
    assert shown.next_level.number == 3
    assert room.refused(StartHand(table=1)).reason == "on_break"
    assert room.refused(AnnounceLevel()).reason == "break_running"
    assert room.refused(StartBreak()).reason == "break_running"
    assert room.later(minutes=9).refused(EndBreak()).reason == "break_not_over"
    (due,) = dues(room.later(minutes=1), "break_over")
    ended = room.do(due.command, role="system")
    level = only(ended, LevelStarted)
    assert (level.level, level.began_at, level.ends_at) == (3, START + 50 * MINUTE, START + 70 * MINUTE)
    assert room.refused(EndBreak()).reason == "no_break_running"
    assert room.do(StartHand(table=1))


@pytest.mark.parametrize("book", BOOKS)
def test_a_break_called_a_little_late_still_ends_on_time(book: str) -> None:
    room = started(book, breaks=(Break(after_level=1, minutes=10),))
    begun = only(room.later(minutes=22).do(StartBreak()), BreakStarted)
    assert begun.ends_at == START + 30 * MINUTE
    late = started(book, breaks=(Break(after_level=1, minutes=10),))
    begun = only(late.later(minutes=35).do(StartBreak()), BreakStarted)
    assert begun.ends_at == late.now + 10 * MINUTE


@pytest.mark.parametrize("book", BOOKS)
def test_the_level_after_a_break_begins_when_its_end_is_called_or_signalled(book: str) -> None:
    room = started(book, breaks=(Break(after_level=1, minutes=10),))
    room.later(minutes=20).do(StartBreak())
    level = only(room.later(minutes=12).do(EndBreak()), LevelStarted)
    began = room.now if book in ANNOUNCED else START + 30 * MINUTE
    assert (level.level, level.began_at, level.ends_at) == (2, began, began + 20 * MINUTE)


def test_a_break_is_cut_short_with_a_reason() -> None:
    room = started("tda-2013", breaks=(Break(after_level=1, minutes=10),))
    room.later(minutes=20).do(StartBreak())
    room.later(minutes=4).do(EndBreak(why="todos han vuelto"))
    assert (level_now(room.state, "1", room.now, room.book), left(room)) == (2, 20 * MINUTE)


def test_a_due_break_is_left_out_with_a_reason() -> None:
    room = started("tda-2013", breaks=(Break(after_level=1, minutes=10),)).later(minutes=20)
    assert room.refused(AnnounceLevel(skip_break=True)).reason == "reason_missing"
    room.do(AnnounceLevel(skip_break=True, why="la sala cierra pronto"))
    assert level_now(room.state, "1", room.now, room.book) == 2
    assert not dues(room, "break_due")


def test_a_break_nobody_planned_needs_minutes_and_a_reason_and_keeps_the_level() -> None:
    room = started("tda-2013").later(minutes=6)
    assert room.refused(StartBreak()).reason == "no_break_due"
    assert room.refused(StartBreak(minutes=10)).reason == "no_break_due"
    assert room.refused(StartBreak(minutes=-5, why="x")).reason == "amount"
    begun = only(room.do(StartBreak(minutes=10, why="alarma de incendios")), BreakStarted)
    assert begun.kept == 14 * MINUTE
    events = room.later(minutes=10).do(EndBreak())
    assert only(events, BreakEnded).ends_at == room.now + 14 * MINUTE
    assert (level_now(room.state, "1", room.now, room.book), left(room)) == (1, 14 * MINUTE)


@pytest.mark.clause("pokerfest-2011/stages-5")
def test_pokerfest_breaks_when_twenty_are_left() -> None:
    room = pokerfest(21)
    room.do(StartSession())
    room.later(minutes=10)
    assert not dues(room, "break_at_players")
    assert room.refused(StartBreak()).reason == "no_break_due"
    eliminate(room, 1)
    (due,) = dues(room, "break_at_players")
    assert due.must
    assert due.clauses == ("pokerfest-2011/stages-5",)
    assert (due.facts["players"], due.facts["minutes"]) == (20, 15)
    clock_before = left(room)
    begun = only(room.do(due.command, role="system"), BreakStarted)
    assert (begun.minutes, begun.kept) == (15, clock_before)
    room.later(minutes=15).do(EndBreak())
    assert left(room) == clock_before
    assert not dues(room, "break_at_players")
    eliminate(room, 1)
    assert not dues(room, "break_at_players")


@pytest.mark.clause("pokerfest-2011/stages-7")
def test_pokerfest_breaks_again_for_the_final_table() -> None:
    room = pokerfest(21)
    room.do(StartSession())
    eliminate(room, 1)
    room.do(StartBreak())
    room.later(minutes=15).do(EndBreak())
    eliminate(room, 9)
    assert not dues(room, "break_at_players")
    eliminate(room, 1)
    (due,) = dues(room, "break_at_players")
    assert due.facts["players"] == 10
    assert due.clauses == ("pokerfest-2011/stages-7",)


@pytest.mark.clause("pokerfest-2011/stages-5", "pokerfest-2011/stages-7")
def test_no_hand_is_dealt_before_the_break_pokerfest_wants() -> None:
    room = pokerfest(21)
    room.do(StartSession())
    eliminate(room, 1)
    refused = room.refused(StartHand(table=1))
    assert (refused.reason, refused.facts["players"]) == ("break_first", 20)
    assert refused.clauses == ("pokerfest-2011/stages-5",)
    room.do(StartBreak())
    room.later(minutes=15).do(EndBreak())
    eliminate(room, 10)
    refused = room.refused(StartHand(table=1))
    assert (refused.reason, refused.facts["players"]) == ("break_first", 10)
    assert refused.clauses == ("pokerfest-2011/stages-7",)


def test_a_field_that_never_was_larger_gets_no_break_for_its_size() -> None:
    room = pokerfest(10)
    room.do(StartSession())
    assert not dues(room, "break_at_players")


@pytest.mark.parametrize("book", FAMILY)
def test_other_books_break_for_players_only_if_the_sheet_says_so(book: str) -> None:
    room = started(book, 7)
    eliminate(room, 1)
    assert not dues(room, "break_at_players")
    room = started(book, 7, breaks=(Break(at_players=6, minutes=20),))
    eliminate(room, 1)
    (due,) = dues(room, "break_at_players")
    assert only(room.do(due.command), BreakStarted).minutes == 20


@pytest.mark.clause("pokerfest-2011/glossary-22")
@pytest.mark.parametrize("book", BOOKS)
def test_a_break_is_announced_before_it_is_due(book: str) -> None:
    """The clock shows the next break all the time, and in the level before it asks for the announcement."""
    room = started(book, breaks=AFTER_TWO)
    shown = reading(room.state, "1", room.now, room.book)
    assert shown.next_break == AFTER_TWO[0]
    assert shown.break_in == 40 * MINUTE
    assert not dues(room, "break_coming")
    assert room.refused(AnnounceBreak()).reason == "no_break_coming"
    room.later(minutes=20).do(AnnounceLevel())
    (due,) = dues(room, "break_coming")
    assert not due.must
    told = only(room.later(minutes=15).do(due.command), BreakAnnounced)
    assert (told.breaks, told.minutes) == ((2,), 10)
    if book == "pokerfest-2011":
        assert told.clauses == ("pokerfest-2011/glossary-22",)
    assert not dues(room, "break_coming")
    room.later(minutes=5).do(StartBreak())
    assert reading(room.state, "1", room.now, room.book).next_break == AFTER_TWO[1]
    room.later(minutes=10).do(EndBreak())
    assert reading(room.state, "1", room.now, room.book).break_in == 40 * MINUTE


def test_a_break_for_players_is_announced_a_tableful_before() -> None:
    room = pokerfest(34)
    room.do(StartSession())
    assert not dues(room, "break_coming")
    eliminate(room, 5)
    (due,) = dues(room, "break_coming")
    assert due.clauses == ("pokerfest-2011/glossary-22",)
    assert only(room.do(due.command), BreakAnnounced).breaks == (-20,)


@pytest.mark.clause("torrequebrada/22-F")
def test_torrequebrada_puts_breaks_off_until_the_prizes() -> None:
    room = started("torrequebrada", breaks=(Break(after_level=1, minutes=10),))
    room.state.sessions["1"].hand_for_hand = True
    room.later(minutes=20)
    assert not dues(room, "break_due")
    refused = room.refused(StartBreak(minutes=10, why="toca"))
    assert (refused.reason, refused.clauses) == ("break_postponed", ("torrequebrada/22-F",))
    room.do(AnnounceLevel())
    assert level_now(room.state, "1", room.now, room.book) == 2
    room.state.sessions["1"].hand_for_hand = False
    (due,) = dues(room.later(minutes=5), "break_due")
    assert due.clauses == ("torrequebrada/22-F",)
    begun = only(room.do(due.command), BreakStarted)
    assert (begun.kept, begun.clauses) == (15 * MINUTE, ("torrequebrada/22-F",))
    room.later(minutes=10).do(EndBreak())
    assert (level_now(room.state, "1", room.now, room.book), left(room)) == (2, 15 * MINUTE)


@pytest.mark.parametrize("book", [book for book in BOOKS if book != "torrequebrada"])
def test_elsewhere_breaks_come_as_scheduled_in_hand_for_hand(book: str) -> None:
    room = started(book, breaks=(Break(after_level=1, minutes=10),))
    room.state.sessions["1"].hand_for_hand = True
    assert dues(room.later(minutes=20), "break_due")


@pytest.mark.parametrize("book", BOOKS)
def test_a_paused_clock_keeps_its_time(book: str) -> None:
    room = started(book).later(minutes=7)
    assert room.refused(PauseClock(why="")).reason == "reason_missing"
    assert room.refused(ResumeClock()).reason == "clock_running"
    room.do(PauseClock(why="incidente en la mesa 1"))
    assert room.refused(PauseClock(why="otra vez")).reason == "clock_stopped"
    shown = reading(room.later(minutes=50).state, "1", room.now, room.book)
    assert (shown.paused, shown.left, shown.stopped_for) == (True, 13 * MINUTE, "incidente en la mesa 1")
    assert room.refused(AnnounceLevel()).reason == "clock_stopped"
    room.do(ResumeClock())
    assert left(room) == 13 * MINUTE
    room.later(minutes=13).do(AnnounceLevel())
    assert level_now(room.state, "1", room.now, room.book) == 2


def test_pausing_records_the_levels_the_signal_has_brought() -> None:
    room = pokerfest()
    room.do(StartSession())
    room.later(minutes=85).do(PauseClock(why="apagón"))
    assert room.state.sessions["1"].clock.level == 3
    assert left(room.later(minutes=60)) == 35 * MINUTE


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("paused", [False, True])
def test_time_is_added_and_taken_but_never_below_nothing(book: str, paused: bool) -> None:
    room = started(book).later(minutes=5)
    if paused:
        room.do(PauseClock(why="incidente"))
    assert room.refused(AddTime(seconds=60, why="")).reason == "reason_missing"
    assert room.refused(AddTime(seconds=0, why="nada")).reason == "amount"
    room.do(AddTime(seconds=120, why="revisión de una mano"))
    assert left(room) == 17 * MINUTE
    room.do(AddTime(seconds=-300, why="error"))
    assert left(room) == 12 * MINUTE
    assert room.refused(AddTime(seconds=-721, why="error")).reason == "amount"
    room.do(AddTime(seconds=-719, why="acuerdo"))
    assert left(room) == 1000


@pytest.mark.parametrize("book", ["fcp-2025", "pokerfest-2011"])
def test_a_break_ended_far_too_late_gives_the_level_all_its_time(book: str) -> None:
    room = started(book, breaks=(Break(after_level=1, minutes=10),))
    room.later(minutes=20).do(StartBreak())
    level = only(room.later(minutes=95).do(EndBreak()), LevelStarted)
    assert (level.level, level.ends_at) == (2, room.now + 20 * MINUTE)
    room.later(minutes=15).do(StartBreak(minutes=5, why="alarma"))
    room.later(minutes=60).do(EndBreak())
    assert left(room) == 5 * MINUTE


def test_a_level_without_values_does_not_begin_after_a_break() -> None:
    room = pokerfest(days=(), breaks=(Break(after_level=7),))
    room.do(StartSession())
    room.do(SetLevel(level=7, why="prueba"))
    room.later(minutes=40).do(StartBreak())
    assert room.later(minutes=15).refused(EndBreak()).reason == "level_values_missing"


def test_time_can_be_added_to_a_break() -> None:
    room = started("fcp-2025", breaks=(Break(after_level=1, minutes=10),))
    room.later(minutes=20).do(StartBreak())
    room.do(AddTime(seconds=300, why="cola en el bar"))
    assert room.later(minutes=14).refused(EndBreak()).reason == "break_not_over"
    assert room.later(minutes=1).do(EndBreak())


@pytest.mark.parametrize(
    "command",
    [PauseClock(why="x"), ResumeClock(), AddTime(seconds=5, why="x"), StartBreak(), EndBreak(),
     AnnounceLevel(), AnnounceBreak(), SetLevel(level=2, why="x")],
)  # fmt: skip
def test_no_clock_runs_before_the_start(command: Command) -> None:
    assert seated("tda-2013").refused(command).reason == "session_not_running"


def test_an_unknown_session_is_named() -> None:
    refused = started("tda-2013").refused(AnnounceLevel(session="9"))
    assert (refused.reason, refused.facts["known"]) == ("unknown_session", "1")
