"""The program proposes: what people must be ready for waits for somebody to say so, unless the sheet says
otherwise; what somebody took back is not done again; what the program did goes with what it followed from."""

import pytest
from tests.support.books import BOOKS
from tests.support.bubble import dues, finish, hand_for_hand, signal
from tests.support.clock import dues as clock_dues
from tests.support.clock import started
from tests.support.corrections import amended, night, told, tried
from tests.support.events import published
from tests.support.room import SEED, Room
from tests.support.seating import entered, opened, seated

from torneo.tournament import Refused, todo
from torneo.tournament.bubble.commands import NextRound
from torneo.tournament.clock.commands import AnnounceLevel, EndBreak, StartBreak, StartSession
from torneo.tournament.clock.reading import remaining
from torneo.tournament.corrections.commands import Correction, Undo
from torneo.tournament.corrections.taken_back import taken_back
from torneo.tournament.corrections.verifying import check
from torneo.tournament.entries.commands import CloseRegistration, SetRegistrationClose
from torneo.tournament.hands.commands import EndEvent, ReportElimination, StartHand
from torneo.tournament.hands.events import EventEnded
from torneo.tournament.kernel import command_text
from torneo.tournament.prizes.deal_shares import rounded
from torneo.tournament.seats.commands import DrawSeats, OpenTable, RevealSeed
from torneo.tournament.structure.commands import ChangeStructure
from torneo.tournament.structure.model import Break, ByItself, Day, Flight


def lasting(room: Room) -> Room:
    """All but one are out and registration is over."""
    room.do(CloseRegistration(session="1", why="nadie más"))
    table = room.state.tables[1]
    winner, *losers = table.taken
    for seat in losers:
        told(room, ReportElimination(table=1, seat=seat, beaten_by=(winner,)))
    return room


# ---- what waits for somebody


@pytest.mark.parametrize("alone", [False, True])
def test_a_session_starts_when_somebody_says_so(alone: bool) -> None:
    starts = "2027-01-15T08:10:00+00:00"
    days = (Day(number=1, flights=(Flight(name="1", starts=starts),)),)
    room = opened("tda-2013", 6, 1, days=days, by_itself=ByItself(start=alone))
    room.do(DrawSeats(session="1"))
    (soon,) = clock_dues(room, "session_ready")
    assert not soon.must
    (due,) = clock_dues(room.later(minutes=10), "session_to_start")
    assert (due.command, due.must, due.by_itself) == (StartSession(session="1"), True, alone)


@pytest.mark.parametrize("book", BOOKS)
def test_the_level_after_a_break_counts_from_when_it_is_begun(book: str) -> None:
    """Whoever is late with the button takes nothing off the level."""
    room = started(book, breaks=(Break(after_level=1, minutes=10),))
    room.later(minutes=20).do(StartBreak(session="1"))
    (due,) = clock_dues(room.later(minutes=13), "break_over")
    assert (due.command, due.by_itself) == (EndBreak(session="1", from_now=True), False)
    room.do(due.command)
    whole = remaining(room.state, "1", room.now, room.book)
    assert whole == room.state.structure.level_minutes * 60_000


def test_a_sheet_may_have_the_program_end_breaks() -> None:
    room = started(
        "tda-2013", breaks=(Break(after_level=1, minutes=10),), by_itself=ByItself(after_break=True)
    )
    room.later(minutes=20).do(StartBreak(session="1"))
    (due,) = clock_dues(room.later(minutes=13), "break_over")
    assert (due.command, due.by_itself) == (EndBreak(session="1"), True)


@pytest.mark.parametrize("alone", [False, True])
def test_the_signal_of_the_bubble_is_the_directors(alone: bool) -> None:
    room = hand_for_hand("tda-2013", by_itself=ByItself(rounds=alone))
    signal(room)
    finish(room, 1, 2, 3, 4)
    (due,) = dues(room, "round_ready")
    assert (due.command, due.must, due.by_itself) == (NextRound(session="1"), True, alone)


@pytest.mark.parametrize("alone", [False, True])
def test_the_event_ends_when_somebody_says_so(alone: bool) -> None:
    room = lasting(night("tda-2013", players=3, by_itself=ByItself(end=alone)))
    (due,) = dues(room, "one_player_left")
    assert (due.command, due.must, due.by_itself) == (EndEvent(), True, alone)


# ---- before the first hand, after the last


def test_proposals_lead_to_the_first_hand() -> None:
    room = published("tda-2013", seats_per_table=9)
    assert not todo(room.state, room.now, room.book)
    entered(room, 26)
    (due,) = todo(room.state, room.now, room.book)
    assert (due.command, due.reason) == (OpenTable(session="1", table=1, until=3), "tables_to_open")
    room.do(due.command)
    (due,) = todo(room.state, room.now, room.book)
    assert (due.command, due.facts["tables"]) == (DrawSeats(session="1"), 3)
    room.do(due.command)
    (due,) = todo(room.state, room.now, room.book)
    assert due.command == StartSession(session="1")
    room.do(due.command)
    assert not dues(room, "tables_to_open", "seats_to_draw", "session_ready", "session_to_start")


def test_nobody_draws_seats_on_the_eve() -> None:
    days = (Day(number=1, flights=(Flight(name="1", starts="2027-01-16T20:00:00+00:00"),)),)
    room = published("tda-2013", days=days)
    entered(room, 12)
    assert not dues(room, "tables_to_open")
    assert dues(room.later(minutes=24 * 60), "tables_to_open")


def test_a_seed_nobody_draws_from_any_more_is_to_be_revealed() -> None:
    room = lasting(night("tda-2013", players=3))
    assert not dues(room, "seed_to_reveal")
    assert room.refused(RevealSeed(session="1")).reason == "seed_missing"
    room.do(EndEvent())
    (due,) = dues(room, "seed_to_reveal")
    room.do(due.command)
    assert room.state.sessions["1"].seed == SEED
    assert not dues(room, "seed_to_reveal")


# ---- taken back


def test_what_somebody_took_back_is_known_until_it_is_done_again() -> None:
    room = lasting(night("tda-2013", players=3))
    room.do(EndEvent(), role="system")
    assert not taken_back(room.journal)
    room.do(Undo(why="no era all-in"))
    assert taken_back(room.journal) == {command_text(EndEvent()): room.now}
    room.do(EndEvent())
    assert not taken_back(room.journal)


def test_a_corrected_act_is_not_taken_back() -> None:
    room = night("tda-2013", players=4)
    one, other, third, _ = room.state.tables[1].taken
    out = told(room, ReportElimination(table=1, seat=other, beaten_by=(one,)))
    level = told(room.later(minutes=20), AnnounceLevel(session="1"))
    amended(room, Correction(seq=out, command=ReportElimination(table=1, seat=third, beaten_by=(one,))))
    assert not taken_back(room.journal)
    amended(room, Correction(seq=level))
    assert list(taken_back(room.journal)) == [command_text(AnnounceLevel(session="1"))]


# ---- corrections


@pytest.mark.parametrize("role", ["system", "director"])
def test_a_wrong_last_bust_out_takes_the_end_with_it(role: str) -> None:
    """Two hold chips still: the event goes on. What the program did needs no second thought; what a person
    did is taken back if that is said."""
    room = lasting(night("tda-2013", players=3))
    last = max(one.seq for one in room.journal if one.asked and "ReportElimination" in one.asked)
    assert isinstance(room.do(EndEvent(), role=role)[0], EventEnded)
    alone = tried(room, Correction(seq=last))
    assert isinstance(alone, Refused) == (role == "director")
    amended(room, Correction(seq=last), taking_back=role == "director")
    assert room.state.phase == "running"
    assert len(room.state.alive()) == 2
    assert check(room.journal, room.book, (SEED,)) == []
    room.later(seconds=5).do(StartHand(table=1))


# ---- registration opened again, rounded deals


def test_registration_opens_again_with_a_reason() -> None:
    room = seated("tda-2013", {1: range(1, 7)})
    room.do(CloseRegistration(session="1", why="parecía que nadie más"))
    assert room.refused(SetRegistrationClose(session="1", level=3, why="")).reason == "reason_missing"
    changes = {"registration.closes_level": 3}
    assert room.refused(ChangeStructure(changes=changes, why="x")).reason == "change.closed_already"
    room.do(SetRegistrationClose(session="1", level=3, why="hay cola en la puerta"))
    assert not room.state.sessions["1"].registration_closed_at
    room.do(ChangeStructure(changes={"registration.closes_level": 4}, why="se deja escrito"))


def test_shares_are_multiples_of_what_prizes_are_rounded_to() -> None:
    shares = {1: 44_476, 2: 31_418, 3: 27_106}
    assert rounded(shares, 1_000) == {1: 45_000, 2: 31_000, 3: 27_000}
    assert rounded(shares, 700) == {1: 44_200, 2: 31_500, 3: 27_300}
    assert rounded(shares, 0) == rounded(shares, 1) == shares
