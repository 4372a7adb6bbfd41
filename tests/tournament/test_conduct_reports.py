"""What people tell the staff, what is announced, and who has reported at the venue."""

from datetime import UTC, datetime
from typing import Any

import pytest
from tests.support.books import BOOKS, by_clause
from tests.support.conduct import hand_begins, happens, seated
from tests.support.events import drafted, published

from torneo.tournament import todo
from torneo.tournament.conduct.announcing import reporting_time, to_announce
from torneo.tournament.conduct.commands import (
    Announce,
    AnswerReport,
    RecordArrival,
    RecordInfraction,
    ReportToFloor,
)
from torneo.tournament.conduct.events import Noted, Reported
from torneo.tournament.entries.events import PlayerRegistered
from torneo.tournament.structure.model import Day, Flight
from torneo.tournament.words import say


def waiting(room: Any) -> list[Any]:
    return [due for due in todo(room.state, room.now, room.book) if due.reason.startswith("report_")]


@pytest.mark.clause("fcp-2025/2.20")
def test_an_insult_reported_goes_to_the_floor() -> None:
    room = seated("fcp-2025", tables=3).later(minutes=4)
    (reported,) = room.do(
        ReportToFloor(kind="conduct", table=3, accused="p20", facts="insulted a neighbour"), "player", "p21"
    )
    assert isinstance(reported, Reported)
    (report,) = room.state.conduct.reports
    assert (report.reporter, report.at, report.table, report.accused) == ("p21", room.now, 3, "p20")
    assert "fcp-2025/2.20" in reported.clauses
    (due,) = waiting(room)
    assert "p20" in say(due.reason, due.facts, "es")
    assert room.refused(AnswerReport(report=1, answer="seen"), role="dealer").reason == "role"
    room.do(RecordInfraction(clause="fcp-2025/71-m", entry=20, seen_by="p21"), role="floor")
    room.do(AnswerReport(report=1, answer="infraction recorded", infraction=1), role="floor")
    assert waiting(room) == []
    assert room.refused(AnswerReport(report=1, answer="again")).reason == "report_answered"


@pytest.mark.clause("pokerfest-2011/courtesy-14")
def test_a_pot_called_wrongly_is_checked_again_by_the_dealer() -> None:
    room = seated("pokerfest-2011")
    hand_begins(room)
    (reported,) = room.do(ReportToFloor(kind="mistake", table=1, said=5_400, should=6_400), "player", "p3")
    assert isinstance(reported, Reported)
    assert "pokerfest-2011/courtesy-14" in reported.clauses
    (due,) = waiting(room)
    sentence = say(due.reason, due.facts, "es")
    assert "5.400" in sentence
    assert "6.400" in sentence
    assert "crupier" in sentence
    room.do(AnswerReport(report=1, answer="6,400 it is"), role="dealer")
    assert room.state.conduct.reports[0].answer == "6,400 it is"
    assert waiting(room) == []


@pytest.mark.clause("adtp-2018/2.11")
def test_a_reported_miscount_shows_the_clause_that_says_whether_it_is_in_time() -> None:
    room = seated("adtp-2018")
    (reported,) = room.do(ReportToFloor(kind="mistake", table=1, said=1_000, should=1_500), "player", "p3")
    assert isinstance(reported, Reported)
    assert reported.clauses[:2] == ("adtp-2018/2.11", "adtp-2018/22.2")


@pytest.mark.clause("adtp-2018/2.12")
def test_a_request_for_the_clock_waits_for_the_director() -> None:
    room = seated("adtp-2018")
    (reported,) = room.do(ReportToFloor(kind="time", table=1, accused="p4"), "player", "p9")
    assert isinstance(reported, Reported)
    assert reported.clauses == ("adtp-2018/2.12", "adtp-2018/29.1")
    (due,) = waiting(room)
    assert due.reason == "report_time"
    assert room.refused(AnswerReport(report=1, answer="go"), role="dealer").reason == "role"
    room.do(AnswerReport(report=1, answer="approved"), role="floor")


@pytest.mark.parametrize("book", BOOKS)
def test_wrong_reports_are_refused(book: str) -> None:
    room = seated(book)
    assert room.refused(ReportToFloor(kind="weather", table=1)).facts["known"] == "conduct, mistake, time"
    assert room.refused(ReportToFloor(kind="time", table=9)).reason == "unknown_table"
    assert room.refused(ReportToFloor(kind="conduct", table=1, facts="x")).reason == "report_incomplete"
    assert room.refused(ReportToFloor(kind="mistake", table=1, said=-1)).reason == "amount"
    assert room.refused(ReportToFloor(kind="time", table=1), role="public").reason == "role"
    assert room.refused(AnswerReport(report=1, answer="x")).reason == "unknown_report"
    room.do(ReportToFloor(kind="time", table=1))
    assert room.refused(AnswerReport(report=1, answer="  ")).reason == "reason_missing"
    assert room.refused(AnswerReport(report=1, answer="x", infraction=4)).reason == "unknown_infraction"


# ---- announcements ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("clause", by_clause("tda-2013/5.2", "tda-2024/6", "torrequebrada/4.1"))
def test_the_accepted_languages_are_announced_and_on_record(clause: str) -> None:
    room = drafted(clause.partition("/")[0], country="ES", languages=("es", "en"), scope="international")
    assert to_announce(room.state, room.book)[0] == "languages_announced"
    (noted,) = room.do(Announce(kind="languages_announced"))
    assert isinstance(noted, Noted)
    assert noted.about["languages"] == "es, en"
    assert clause in noted.clauses
    assert "languages_announced" not in to_announce(room.state, room.book)
    assert room.state.notes[0].by.name == "Ana"


@pytest.mark.parametrize("book", ["adtp-2018", "fcp-2025", "pokerfest-2011"])
def test_other_books_want_no_announcement_of_languages(book: str) -> None:
    assert to_announce(drafted(book).state, published(book).book) == ()


@pytest.mark.clause("adtp-2018/24-B.2", "tda-2013/23-B.2", "torrequebrada/12-B.2")
@pytest.mark.parametrize("clause", ["adtp-2018/24-B.2", "tda-2013/23-B.2", "torrequebrada/12-B.2"])
def test_a_race_is_announced_with_the_advice_to_be_there_and_absence_breaks_nothing(clause: str) -> None:
    room = seated(clause.partition("/")[0])
    (noted,) = room.do(Announce(kind="chip_race", about={"value": 25}), role="floor")
    assert isinstance(noted, Noted)
    assert clause in noted.clauses
    assert room.book.clauses[clause].kind == "information"
    assert room.book.clauses[clause].topic == "chip-race"
    assert room.state.infractions == []


def test_wrong_announcements_are_refused() -> None:
    room = seated("tda-2013")
    assert room.refused(Announce(kind="rumour")).reason == "unknown_announcement"
    assert room.refused(Announce(kind="break"), role="player").reason == "role"


# ---- who has reported ------------------------------------------------------------------------------------


@pytest.mark.clause("pokerfest-2011/structure-2")
@pytest.mark.parametrize(("clock", "late"), [("22:40", False), ("22:45", False), ("22:50", True)])
def test_reporting_after_the_hour_is_noted_and_nothing_follows(clock: str, late: bool) -> None:
    start = "2027-06-25T23:00+00:00"
    room = published("pokerfest-2011", days=(Day(number=1, flights=(Flight(name="1", starts=start),)),))
    happens(room, PlayerRegistered(player="eva", name="Eva"))
    reporting = int(datetime(2027, 6, 25, 22, 45, tzinfo=UTC).timestamp() * 1000)
    assert reporting_time(room.state, "1", room.book) == reporting
    room.now = int(datetime.fromisoformat(f"2027-06-25T{clock}+00:00").timestamp() * 1000)
    (noted,) = room.do(RecordArrival(player="eva"), role="desk")
    assert isinstance(noted, Noted)
    assert noted.about == {"player": "eva", "session": "1", "reporting_time": reporting, "late": late}
    assert noted.clauses == ("pokerfest-2011/structure-2",)
    assert room.state.infractions == []
    assert room.state.conduct.penalties == []


@pytest.mark.parametrize("book", [book for book in BOOKS if book != "pokerfest-2011"])
def test_other_books_set_no_hour_to_report(book: str) -> None:
    room = seated(book)
    (noted,) = room.do(RecordArrival(player="p1"), role="desk")
    assert isinstance(noted, Noted)
    assert "late" not in noted.about
    assert room.refused(RecordArrival(player="nobody")).reason == "unknown_player"
