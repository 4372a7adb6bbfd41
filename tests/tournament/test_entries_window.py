"""When a session takes entries, and how the close is moved."""

import pytest
from tests.support.books import BOOKS
from tests.support.clock import FLIGHTS, dues, pokerfest, register, seated, started
from tests.support.entries import enter, of, to_level, to_zero
from tests.support.events import drafted, published
from tests.support.room import MINUTE

from torneo.tournament.clock.commands import PauseClock, StartBreak, StartSession
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.entries.commands import (
    CloseRegistration,
    EnterPlayer,
    SetRegistrationClose,
)
from torneo.tournament.entries.window import closes_at
from torneo.tournament.kernel import Refused
from torneo.tournament.structure.commands import PublishEvent
from torneo.tournament.structure.model import Break, Registration


@pytest.mark.clause("pokerfest-2011/seating-2")
def test_late_entries_for_sixty_minutes_from_the_start() -> None:
    room = pokerfest()
    room.do(StartSession(session="1"))
    start = room.now
    assert closes_at(room.state, room.state.sessions["1"], room.book) == start + 60 * MINUTE
    room.later(minutes=55)
    enter(room, "tarde")
    assert of(room, "tarde").status == "seated"
    register(room, "demasiado")
    room.later(minutes=10)
    refused = room.refused(EnterPlayer(player="demasiado"))
    assert refused.reason == "registration_closed"
    assert refused.clauses == ("pokerfest-2011/seating-2",)


@pytest.mark.clause("torrequebrada/19.2")
def test_in_the_break_after_the_closing_level_the_desk_stays_open() -> None:
    """Level 6 ends, 20 minutes of break: the desk closes 10 minutes before play goes on."""
    room = started("torrequebrada", breaks=(Break(after_level=6, minutes=20),))
    to_level(room, 6)
    end = room.state.sessions["1"].clock.ends_at
    assert closes_at(room.state, room.state.sessions["1"], room.book) == end + 10 * MINUTE
    to_zero(room)
    room.do(StartBreak(session="1"))
    assert closes_at(room.state, room.state.sessions["1"], room.book) == end + 10 * MINUTE
    room.later(minutes=9)
    enter(room, "a-tiempo")
    register(room, "tarde")
    room.later(minutes=1)
    refused = room.refused(EnterPlayer(player="tarde"))
    assert refused.reason == "registration_closed"
    assert "torrequebrada/19.2" in refused.clauses


@pytest.mark.clause("torrequebrada/19.2")
@pytest.mark.parametrize("breaks", [(), (Break(after_level=6, minutes=5),)], ids=["no break", "a short one"])
def test_without_a_long_break_the_desk_closes_with_the_level(breaks: tuple[Break, ...]) -> None:
    room = started("torrequebrada", breaks=breaks)
    to_level(room, 6)
    end = room.state.sessions["1"].clock.ends_at
    assert closes_at(room.state, room.state.sessions["1"], room.book) == end
    register(room, "tarde")
    to_zero(room)
    assert room.refused(EnterPlayer(player="tarde")).reason == "registration_closed"
    if breaks:
        room.do(StartBreak(session="1"))
        assert closes_at(room.state, room.state.sessions["1"], room.book) == end


@pytest.mark.parametrize("book", ["tda-2013", "tda-2024", "adtp-2018", "fcp-2025"])
def test_in_the_other_books_the_break_keeps_nothing_open(book: str) -> None:
    room = started(book, breaks=(Break(after_level=6, minutes=30),))
    register(room, "tarde")
    to_zero(to_level(room, 6))
    assert room.refused(EnterPlayer(player="tarde")).reason == "registration_closed"
    room.do(StartBreak(session="1"))
    assert room.refused(EnterPlayer(player="tarde")).reason == "registration_closed"


@pytest.mark.clause("torrequebrada/19.1")
def test_an_event_without_a_closing_level_does_not_open() -> None:
    room = drafted("torrequebrada", registration=Registration())
    refused = room.refused(PublishEvent())
    assert "registration_closing_level" in str(refused.facts["missing"])
    assert "torrequebrada/19.1" in refused.clauses


@pytest.mark.parametrize("book", ["tda-2013", "tda-2024", "adtp-2018", "fcp-2025"])
def test_a_clock_time_closes_as_the_sheet_says(book: str) -> None:
    room = seated(
        book, registration=Registration(opens="2027-01-15T07:00+00:00", closes_at="2027-01-15T09:00Z")
    )
    room.do(StartSession())
    register(room, "p9")
    room.later(minutes=59)
    enter(room, "p8")
    room.later(minutes=2)
    assert room.refused(EnterPlayer(player="p9")).reason == "registration_closed"


def test_nobody_enters_before_the_desk_opens() -> None:
    room = published(registration=Registration(opens="2027-01-15T09:00Z", closes_level=6))
    register(room, "p1")
    assert room.refused(EnterPlayer(player="p1")).reason == "registration_not_open"
    room.later(minutes=61)
    room.do(EnterPlayer(player="p1"))


def test_minutes_after_the_start_where_the_sheet_has_them() -> None:
    room = started("tda-2013", registration=Registration(closes_minutes=30))
    register(room, "p9")
    room.later(minutes=29)
    enter(room, "p8")
    room.later(minutes=1)
    assert room.refused(EnterPlayer(player="p9")).reason == "registration_closed"


def test_a_stopped_clock_puts_the_close_off() -> None:
    room = started("tda-2013")
    to_level(room, 6)
    room.do(PauseClock(why="apagón"))
    room.later(minutes=90)
    enter(room, "p9")
    assert of(room, "p9").status == "seated"


@pytest.mark.clause("fcp-2025/art-7.1")
def test_the_direction_of_fcp_may_extend_registration() -> None:
    room = started("fcp-2025")
    offered = offer(room.state, "registration_close", {"session": "1"}, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("keep_close", "change_close")
    assert offered.clauses == ("fcp-2025/art-7.1",)
    room.do(SetRegistrationClose(level=7, why="colas en la mesa de inscripción"), who="Clara")
    decision = room.state.decisions[-1]
    assert (decision.by.name, decision.why) == ("Clara", "colas en la mesa de inscripción")
    to_level(room, 7)
    enter(room, "p9")
    register(room, "p10")
    to_zero(room)
    assert room.refused(EnterPlayer(player="p10")).reason == "registration_closed"


@pytest.mark.clause("torrequebrada/19.3")
def test_the_management_of_torrequebrada_may_set_another_close() -> None:
    room = started("torrequebrada")
    at = room.now + 30 * MINUTE
    offered = offer(room.state, "registration_close", {"session": "1"}, room.book)
    assert not isinstance(offered, Refused)
    assert (offered.options, offered.clauses) == (("keep_close", "change_close"), ("torrequebrada/19.3",))
    keep = Decide(
        matter="registration_close", option="keep_close", why="como se anunció", about={"session": "1"}
    )
    assert len(room.do(keep, role="operations")) == 1
    room.do(SetRegistrationClose(at=at, why="sala llena"), role="operations", who="Gerencia")
    assert closes_at(room.state, room.state.sessions["1"], room.book) == at
    assert room.state.decisions[-1].by.role == "operations"
    register(room, "p9")
    room.later(minutes=31)
    assert room.refused(EnterPlayer(player="p9")).reason == "registration_closed"


@pytest.mark.parametrize("book", BOOKS)
def test_a_close_is_moved_only_by_the_direction_forward_and_with_a_reason(book: str) -> None:
    room = started(book)
    assert room.refused(SetRegistrationClose(level=7, why="x"), role="floor").reason == "role"
    assert room.refused(SetRegistrationClose(level=7, why=" ")).reason == "reason_missing"
    assert room.refused(SetRegistrationClose(why="x")).reason == "close_not_stated"
    assert room.refused(SetRegistrationClose(why="x", level=7, at=room.now + 1)).reason == "close_not_stated"
    assert room.refused(SetRegistrationClose(why="x", at=room.now)).reason == "close_in_the_past"
    assert room.refused(SetRegistrationClose(why="x", level=7, session="9")).reason == "unknown_session"
    to_level(room, 3)
    assert room.refused(SetRegistrationClose(why="x", level=2)).reason == "close_in_the_past"


@pytest.mark.parametrize("book", BOOKS)
def test_the_event_asks_to_close_registration_when_its_time_has_come(book: str) -> None:
    room = started(book)
    assert not dues(room, "registration_over")
    assert room.refused(CloseRegistration(session="1"), role="system").reason == "registration_still_open"
    to_level(room, 7)
    (due,) = dues(room, "registration_over")
    room.do(due.command, role="system")
    assert room.state.sessions["1"].registration_closed_at == room.now
    assert not dues(room, "registration_over")
    assert room.refused(CloseRegistration(session="1")).reason == "registration_closed"


@pytest.mark.clause("torrequebrada/19.3", "fcp-2025/art-7.1")
@pytest.mark.parametrize("book", BOOKS)
def test_the_direction_closes_early_with_a_reason_on_record(book: str) -> None:
    room = started(book)
    for why in ("", "  "):
        assert room.refused(CloseRegistration(session="1", why=why)).reason == "reason_missing"
    for role in ("desk", "system"):
        refused = room.refused(CloseRegistration(session="1", why="aforo"), role=role)
        assert refused.reason == "registration_still_open"
    room.do(CloseRegistration(session="1", why=" aforo "), who="Eva")
    decision = room.state.decisions[-1]
    assert (decision.matter, decision.option) == ("registration_close", "change_close")
    assert (decision.why, decision.by.name) == ("aforo", "Eva")
    assert decision.about == {"session": "1", "at": room.now}
    assert room.state.sessions["1"].registration_closed_at == room.now


@pytest.mark.parametrize("book", BOOKS)
def test_on_time_nobody_is_asked_why(book: str) -> None:
    room = to_level(started(book), 7)
    room.do(CloseRegistration(session="1"))
    assert not room.state.decisions


def test_the_direction_may_close_early_and_open_again() -> None:
    room = started("fcp-2025")
    room.do(CloseRegistration(session="1", why="aforo"))
    register(room, "p9")
    assert room.refused(EnterPlayer(player="p9")).reason == "registration_closed"
    room.do(SetRegistrationClose(level=6, why="se amplía el aforo"))
    room.do(EnterPlayer(player="p9"))


def test_entries_go_to_the_flight_that_takes_them() -> None:
    room = seated("tda-2013", session="1A", days=FLIGHTS, registration=Registration(closes_level=2))
    register(room, "p9")
    assert room.refused(EnterPlayer(player="p9")).reason == "unknown_session"
    assert room.refused(EnterPlayer(player="p9", session="2")).reason == "registration_closed"
    room.do(StartSession(session="1A"))
    room.do(EnterPlayer(player="p9"))
    assert of(room, "p9").session == "1A"
    register(room, "p10")
    to_level(room, 3, "1A")
    room.do(EnterPlayer(player="p10"))
    assert (of(room, "p10").session, of(room, "p10").status) == ("1B", "registered")


@pytest.mark.parametrize("book", BOOKS)
def test_no_entries_before_publication(book: str) -> None:
    room = drafted(book)
    register(room, "p1")
    assert room.refused(EnterPlayer(player="p1")).reason == "wrong_phase"
