"""Who may enter: age, one record a person, barred players, and the photo document."""

import pytest
from tests.support.books import BOOKS, FAMILY
from tests.support.clock import dues, finish, only, register, started
from tests.support.entries import enter, of, to_level, to_zero
from tests.support.events import published
from tests.support.room import Room

from torneo.tournament.clock.commands import MergeSessions
from torneo.tournament.conduct.events import Noted
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.entries.commands import (
    BarPlayer,
    CheckIdentity,
    CorrectPlayer,
    EnterPlayer,
    IssueSeatCard,
    RegisterPlayer,
)
from torneo.tournament.hands.commands import StartHand
from torneo.tournament.kernel import Refused
from torneo.tournament.structure.model import Day, Flight

#: The tests' event is played on 15 January 2027.
DAYS = (
    Day(number=1, last_level=3, flights=(Flight(name="1", starts="2027-01-15T08:00+00:00"),)),
    Day(number=2, first_level=4, flights=(Flight(name="2", starts="2027-01-16T15:00+00:00"),)),
)


@pytest.mark.clause("pokerfest-2011/structure-15")
def test_a_player_of_17_is_refused_and_one_of_19_is_not() -> None:
    room = published("pokerfest-2011")
    young = room.refused(RegisterPlayer(player="p1", name="Joven", born="2009-06-01"))
    assert (young.reason, young.facts["age"]) == ("too_young", 17)
    assert young.clauses == ("pokerfest-2011/structure-15",)
    room.do(RegisterPlayer(player="p2", name="Adulta", born="2007-06-01"))
    room.do(EnterPlayer(player="p2"))
    assert of(room, "p2").status == "registered"


@pytest.mark.parametrize("book", BOOKS)
def test_the_age_that_counts_is_the_one_on_the_day_of_play(book: str) -> None:
    """18 that very day is enough; a day later is not."""
    room = published(book)
    room.do(RegisterPlayer(player="p1", name="Cumpleaños", born="2009-01-15"))
    assert room.refused(RegisterPlayer(player="p2", name="Casi", born="2009-01-16")).reason == "too_young"
    for born in ("2009-02-30", "ayer", "2031-01-01"):
        refused = room.refused(RegisterPlayer(player="p3", name="Fecha", born=born))
        assert refused.reason == "birth_date_unreadable"


def test_a_person_is_registered_once() -> None:
    room = published()
    room.do(RegisterPlayer(player="p1", name="Ana", document="12.345.678-k"))
    assert room.refused(RegisterPlayer(player="p1", name="Otra")).reason == "player_known"
    twin = room.refused(RegisterPlayer(player="p2", name="Ana B.", document="12345678 K"))
    assert (twin.reason, twin.facts["player"]) == ("document_known", "p1")
    assert room.refused(RegisterPlayer(player=" ", name="Nadie")).reason == "player_without_name"
    assert room.refused(RegisterPlayer(player="p3", name=" ")).reason == "player_without_name"
    assert room.refused(RegisterPlayer(player="p3", name="Ana"), role="dealer").reason == "role"


def test_a_slip_of_the_desk_is_corrected() -> None:
    room = published()
    register(room, "p1")
    register(room, "p2")
    room.do(CorrectPlayer(player="p1", document="X1", name="Ana Pérez"))
    assert (room.state.players["p1"].name, room.state.players["p1"].document) == ("Ana Pérez", "X1")
    assert room.refused(CorrectPlayer(player="p2", document="x-1")).reason == "document_known"
    room.do(CorrectPlayer(player="p2", document="D-p1"))
    assert room.refused(CorrectPlayer(player="p2", name="Jugador p2")).reason == "nothing_to_change"
    assert room.refused(CorrectPlayer(player="p9", name="x")).reason == "unknown_player"


def test_a_barred_player_stays_outside_until_the_bar_is_lifted() -> None:
    room = published()
    register(room, "p1")
    assert room.refused(BarPlayer(player="p1", why=" ")).reason == "reason_missing"
    room.do(BarPlayer(player="p1", why="sanción de la comisión"), role="commission")
    refused = room.refused(EnterPlayer(player="p1"))
    assert (refused.reason, refused.facts["why"]) == ("player_barred", "sanción de la comisión")
    room.do(BarPlayer(player="p1", why="recurso estimado", lift=True))
    room.do(EnterPlayer(player="p1"))


@pytest.mark.clause("fcp-2025/art-5.1")
def test_no_seat_card_without_the_photo_document_of_the_day() -> None:
    room = started("fcp-2025", players=3)
    card = IssueSeatCard(entry=1)
    stopped = room.refused(card, role="desk")
    assert (stopped.reason, stopped.facts["day"]) == ("identity_check_missing", 1)
    assert stopped.clauses == ("fcp-2025/art-5.1",)
    asked = dues(room, "identity_check_due")
    assert len(asked) == 3
    assert asked[0].clauses == ("fcp-2025/art-5.1",)
    room.do(CheckIdentity(player="p1", document="d-p1"), role="desk")
    assert only(room.do(card, role="desk"), Noted).about["seat"] == of(room, "p1").seat
    assert len(dues(room, "identity_check_due")) == 2


@pytest.mark.clause("fcp-2025/art-5.1")
def test_day_2_asks_for_the_document_again() -> None:
    room = started("fcp-2025", players=3, days=DAYS)
    for player in ("p1", "p2", "p3"):
        room.do(CheckIdentity(player=player))
    assert not dues(room, "identity_check_due")
    to_zero(to_level(room, 3))
    finish(room, "1")
    room.do(MergeSessions(into="2"))
    assert {one.facts["player"] for one in dues(room, "identity_check_due")} == {"p1", "p2", "p3"}
    stopped = room.refused(IssueSeatCard(entry=1))
    assert (stopped.reason, stopped.facts["day"]) == ("identity_check_missing", 2)
    room.do(CheckIdentity(player="p1"))
    room.do(IssueSeatCard(entry=1))


@pytest.mark.parametrize("book", [one for one in BOOKS if one != "fcp-2025"])
def test_elsewhere_the_document_is_seen_once(book: str) -> None:
    room = published(book)
    enter(room, "p1", id_checked=True)
    assert room.state.players["p1"].id_checked_days == [1]
    assert not dues(room, "identity_check_due")


@pytest.mark.clause("fcp-2025/art-5.2")
def test_a_document_asked_for_at_any_moment_stays_on_record() -> None:
    room = started("fcp-2025", players=3)
    room.later(minutes=7)
    room.do(CheckIdentity(player="p1", ok=False), role="floor", who="Bea")
    note = room.state.notes[-1]
    assert (note.kind, note.by.name, note.at) == ("identity_check", "Bea", room.now)
    assert (note.about["result"], note.about["level"]) == ("failed", 1)
    assert "fcp-2025/art-5.2" in note.clauses
    assert room.state.players["p1"].id_checked_days == []
    room.do(CheckIdentity(player="p1", document="OTRO"), role="dealer")
    assert room.state.notes[-1].about["result"] == "failed"
    assert room.refused(CheckIdentity(player="p1"), role="player").reason == "role"


def _without_document(book: str = "fcp-2025") -> Room:
    room = started(book, players=4)
    room.do(CheckIdentity(player="p1", ok=False))
    return room


def _decide(option: str) -> Decide:
    return Decide(
        matter="identity_failure", option=option, why="no muestra documento", about={"player": "p1"}
    )


@pytest.mark.clause("fcp-2025/art-5.3")
def test_a_missing_document_leaves_three_lawful_answers() -> None:
    room = _without_document()
    offered = offer(room.state, "identity_failure", {"player": "p1"}, room.book)
    assert not isinstance(offered, Refused)
    assert set(offered.options) == {"play_after_verification", "disqualification", "future_ineligibility"}
    assert offered.clauses == ("fcp-2025/art-5.3",)
    assert room.refused(_decide("warning")).reason == "not_lawful"
    assert room.refused(_decide("disqualification"), role="floor").reason == "role"


@pytest.mark.clause("fcp-2025/art-5.3")
def test_disqualified_for_no_document_and_ineligible_besides() -> None:
    room = _without_document()
    room.do(_decide("disqualification"), who="Clara")
    assert (of(room, "p1").status, of(room, "p1").stack) == ("removed", 0)
    assert room.state.ledger.points == 30_000
    assert (room.state.decisions[-1].by.name, room.state.decisions[-1].why) == (
        "Clara",
        "no muestra documento",
    )
    room.do(_decide("future_ineligibility"))
    assert room.state.players["p1"].barred
    assert room.refused(EnterPlayer(player="p1")).reason == "player_barred"


@pytest.mark.clause("fcp-2025/art-5.3")
def test_verified_after_all_he_plays_on() -> None:
    room = _without_document()
    room.do(_decide("play_after_verification"))
    room.do(IssueSeatCard(entry=1))
    assert of(room, "p1").status == "seated"


def test_nobody_is_disqualified_in_the_middle_of_a_hand() -> None:
    room = _without_document()
    room.do(StartHand(table=1))
    assert room.refused(_decide("disqualification")).reason == "hand_in_progress"


@pytest.mark.parametrize("book", [one for one in FAMILY if one != "fcp-2025"])
def test_other_books_do_not_bar_for_the_future(book: str) -> None:
    room = _without_document(book)
    offered = offer(room.state, "identity_failure", {"player": "p1"}, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("play_after_verification", "disqualification")
