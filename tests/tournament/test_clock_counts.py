"""Count sheets at the end of a day: who is counted, who signs, what a difference does."""

import pytest
from tests.support.books import BOOKS
from tests.support.clock import FLIGHTS, dues, fill, only, pokerfest, sign_all, started
from tests.support.room import Room

from torneo.tournament.clock.commands import (
    FinishSession,
    PauseClock,
    ResumeClock,
    SetLevel,
    SignCount,
    StartSession,
)
from torneo.tournament.clock.day_events import CountSigned, StacksBagged
from torneo.tournament.hands.commands import ReportElimination, ReportHand, StartHand
from torneo.tournament.structure.model import Break


def day_over(book: str, players: int = 6) -> Room:
    """Three levels have been played and the clock is at zero."""
    room = started(book, players, days=FLIGHTS, breaks=(Break(after_level=5),), session="1A")
    room.do(SetLevel(session="1A", level=3, why="prueba"))
    return room.later(minutes=20)


def sheet(room: Room, entry: int, points: int = 0, **fields: str) -> SignCount:
    points = points or room.state.entries[entry].stack
    return SignCount(entry=entry, points=points, **{"player": "Luz", "supervisor": "Sofía", **fields})


@pytest.mark.clause("pokerfest-2011/levels-11")
def test_every_player_still_in_is_counted_before_the_day_closes() -> None:
    room = pokerfest(34)
    room.do(StartSession(session="1"))
    room.do(SetLevel(level=7, why="prueba"))
    room.later(minutes=40)
    refused = room.refused(FinishSession())
    assert (refused.reason, refused.facts["missing"], refused.facts["players"]) == ("counts_missing", 34, 34)
    assert refused.clauses == ("pokerfest-2011/levels-11",)
    sheets = dues(room, "count_sheet_missing")
    assert len(sheets) == 34
    for due in sheets[:33]:
        assert isinstance(due.command, SignCount)
        room.do(sheet(room, due.command.entry))
    assert room.refused(FinishSession()).facts["missing"] == 1
    assert not dues(room, "day_to_finish")
    room.do(sheet(room, sheets[33].command.entry))  # type: ignore[attr-defined]
    bagged = only(room.do(FinishSession()), StacksBagged)
    assert len(bagged.stacks) == 34
    assert {entry.status for entry in room.state.alive("1")} == {"bagged"}


@pytest.mark.clause("pokerfest-2011/levels-12")
def test_the_sheet_carries_the_points_and_both_signatures() -> None:
    room = pokerfest(6)
    room.do(StartSession(session="1"))
    seats = room.state.tables[1].taken
    rich = room.state.tables[1].seats[seats[0] - 1]
    room.do(
        ReportHand(table=1, stacks={seats[0]: 43_200, seats[1]: 3_600, **dict.fromkeys(seats[2:], 3_300)})
    )
    room.do(SetLevel(level=7, why="prueba"))
    room.later(minutes=40)
    for missing, reason in (
        ("player", "player_signature_missing"),
        ("supervisor", "supervisor_signature_missing"),
    ):
        refused = room.refused(sheet(room, rich, 0, **{missing: " "}))
        assert refused.reason == reason
        assert "pokerfest-2011/levels-12" in refused.clauses
    signed = only(room.do(sheet(room, rich)), CountSigned)
    assert "pokerfest-2011/levels-12" in signed.clauses
    count = room.state.counts[-1]
    assert (count.entry, count.points, count.signed) == (rich, 43_200, ["Luz", "Sofía"])
    sign_all(room, "1")
    room.do(FinishSession())
    assert room.state.entries[rich].stack == 43_200


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.policy("chips_stage_counts")
def test_signatures_are_asked_where_the_book_asks(book: str) -> None:
    room = day_over(book)
    command = SignCount(entry=1, points=10_000)
    if book == "pokerfest-2011":
        assert room.refused(command).reason == "player_signature_missing"
    else:
        room.do(command)
        assert room.state.counts[-1].signed == []


def test_who_is_away_cannot_sign() -> None:
    room = pokerfest(6)
    room.do(StartSession(session="1"))
    room.do(SetLevel(level=7, why="prueba"))
    room.later(minutes=40)
    room.state.entries[1].away_since = room.now
    assert room.refused(sheet(room, 1, player="")).reason == "player_signature_missing"
    assert room.do(sheet(room, 1, player="", note="se fue antes del recuento"))


@pytest.mark.parametrize("book", BOOKS)
def test_a_difference_is_explained_by_cause_and_note(book: str) -> None:
    """The table reported its hands, so the stack was known."""
    room = started(book, days=FLIGHTS, breaks=(Break(after_level=5),), session="1A")
    room.do(ReportHand(table=1, stacks={}))
    room.do(SetLevel(session="1A", level=3, why="prueba"))
    room.later(minutes=20)
    refused = room.refused(sheet(room, 1, 10_500))
    assert (refused.reason, refused.facts["difference"]) == ("sheet_differs", 500)
    assert room.refused(sheet(room, 1, 10_500, cause="magic", note="x")).reason == "sheet_differs"
    assert room.refused(sheet(room, 1, 10_500, cause="misreported")).reason == "reason_missing"
    signed = only(
        room.do(sheet(room, 1, 10_500, cause="misreported", note="mano 1 mal anotada")), CountSigned
    )
    assert (signed.known, signed.points, signed.cause) == (10_000, 10_500, "misreported")
    assert room.state.entries[1].stack == 10_000
    for entry in (3, 4, 5, 6):
        room.do(sheet(room, entry))
    room.do(sheet(room, 2, 9_900, cause="misreported", note="mano 1 mal anotada"))
    refused = room.refused(FinishSession())
    assert refused.reason == "counts_do_not_add_up"
    assert (refused.facts["counted"], refused.facts["expected"], refused.facts["difference"]) == (
        60_400, 60_000, 400,
    )  # fmt: skip
    room.do(sheet(room, 2, 9_500, cause="misreported", note="contado otra vez"))
    room.do(FinishSession())
    assert [room.state.entries[entry].stack for entry in (1, 2, 3)] == [10_500, 9_500, 10_000]


@pytest.mark.parametrize("book", BOOKS)
def test_uncounted_chips_are_shared_out_by_the_count(book: str) -> None:
    """A table that only said who went out: nobody knew the stacks, the sheets say them."""
    room = started(book, days=FLIGHTS, breaks=(Break(after_level=5),), session="1A")
    table = room.state.tables[1]
    out = table.seats[table.taken[0] - 1]
    room.do(ReportElimination(table=1, seat=table.taken[0]))
    assert table.uncounted == 10_000
    room.do(SetLevel(session="1A", level=3, why="prueba"))
    room.later(minutes=20)
    left = [entry for entry in range(1, 7) if entry != out]
    stacks = dict(zip(left, (21_000, 4_000, 12_500, 12_000, 10_500), strict=True))
    for entry, points in stacks.items():
        assert only(room.do(sheet(room, entry, points)), CountSigned).cause in ("unreported", "")
    room.do(FinishSession())
    assert {entry.number: entry.stack for entry in room.state.alive()} == stacks
    assert room.state.tables[1].uncounted == 0
    assert not room.state.tables[1].open


def test_impossible_counts() -> None:
    room = day_over("fcp-2025")
    assert room.refused(SignCount(entry=99, points=100)).reason == "unknown_entry"
    assert room.refused(SignCount(entry=1, points=0)).reason == "amount"
    assert room.refused(SignCount(entry=1, points=-500)).reason == "amount"
    assert room.refused(SignCount(entry=1, points=60_025)).facts["expected"] == "<= 60000"
    assert room.refused(SignCount(entry=1, points=10_010)).facts["expected"] == "25 × n"
    assert room.refused(SignCount(entry=1, points=10_000), role="dealer").reason == "role"
    assert room.refused(SignCount(entry=1, points=10_000), role="player").reason == "role"


def test_nobody_counts_while_play_goes_on() -> None:
    room = started("tda-2013", days=FLIGHTS, breaks=(Break(after_level=5),), session="1A")
    assert room.refused(SignCount(entry=1, points=10_000)).reason == "still_playing"
    room.do(StartHand(table=1))
    room.do(PauseClock(why="recuento"))
    assert room.refused(SignCount(entry=1, points=10_000)).reason == "hand_in_progress"
    room.do(ReportHand(table=1, stacks={}))
    room.do(SignCount(entry=1, points=10_000))
    room.do(ResumeClock())
    assert room.state.sessions["1A"].counts == {}


def test_a_second_sheet_replaces_the_first() -> None:
    room = day_over("tda-2013")
    room.do(SignCount(entry=1, points=9_000))
    room.do(SignCount(entry=1, points=10_000))
    assert room.state.sessions["1A"].counts == {1: 10_000}
    assert [count.points for count in room.state.counts] == [9_000, 10_000]


def test_a_finished_day_is_over() -> None:
    room = day_over("tda-2013")
    sign_all(room, "1A")
    room.do(FinishSession(session="1A"))
    assert room.refused(FinishSession(session="1A")).reason == "session_not_running"
    assert room.refused(SignCount(entry=1, points=10_000)).reason == "not_seated"
    fill(room, 4, "1B", 3)
    room.do(StartSession(session="1B"))
    assert room.state.sessions["1B"].clock.level == 1
