"""Taking the last command back."""

from tests.support.corrections import arrive, codes, hand, night, taken_back, told
from tests.support.room import SEED
from tests.support.same_history import same_history

from torneo.tournament import Refused, snapshot
from torneo.tournament.clock.commands import PauseClock
from torneo.tournament.corrections.amending import undo
from torneo.tournament.decider import copied
from torneo.tournament.hands.commands import ReportElimination, StartHand
from torneo.tournament.seats.commands import BalanceTables, ConfirmArrival, RevealSeed
from torneo.tournament.words import say


def test_a_slip_of_the_finger_is_taken_back() -> None:
    room = night()
    before = copied(room.state)
    told(room, ReportElimination(table=1, seat=3, beaten_by=(5,)))
    found = taken_back(room)
    assert same_history(room.state, before)
    assert {"changed_status", "seat_got", "place_lost", "changed_stack"} <= codes(found)


def test_undoing_goes_on_backwards_and_later_commands_follow() -> None:
    room = night()
    before = copied(room.state)
    hand(room, 1, s1=500, s2=-500)
    hand(room, 1, s3=500, s4=-500)
    taken_back(room)
    taken_back(room)
    assert same_history(room.state, before)
    hand(room, 1, s1=700, s2=-700)
    assert room.state.tables[1].hands == 1
    assert room.state.entry_at(1, 1).stack == 10_700  # type: ignore[union-attr]


def test_the_last_of_a_table_although_others_have_played_since() -> None:
    room = night(players=12, tables=2, seats=6)
    hand(room, 1, s1=500, s2=-500)
    hand(room, 2, s1=500, s2=-500)
    told(room, StartHand(table=2))
    found = undo(room.journal, room.book, table=1)
    assert not isinstance(found, Refused)
    taken_back(room, table=1)
    assert room.state.tables[1].hands == 0
    assert room.state.entry_at(1, 1).stack == 10_000  # type: ignore[union-attr]
    assert room.state.tables[2].hands == 2


def test_what_something_depends_on_is_not_taken_back() -> None:
    """The last act of table 2 was to give a player away; he has sat down at table 1 since."""
    room = night(players=12, tables=2, seats=9)
    for _ in range(3):
        seats = room.state.tables[1].taken
        told(room, ReportElimination(table=1, seat=seats[0], beaten_by=(seats[1],)))
    moved = told(room, BalanceTables(session="1"))
    event = room.journal[moved - 1].event
    arrived = told(room, ConfirmArrival(entry=event.entry))
    refused = undo(room.journal, room.book, table=2)
    assert isinstance(refused, Refused)
    assert (refused.reason, refused.facts["seq"]) == ("no_longer_fits", arrived)
    assert "inscripción" in say(refused.reason, refused.facts, "es")
    assert "{" not in say(refused.reason, refused.facts, "en")


def test_an_entry_with_others_after_it_is_not_taken_back() -> None:
    room = night(players=3, tables=2, seats=2)
    arrive(room, 4)
    place = room.state.entries[4]
    arrive(room, 5)
    refused = undo(room.journal, room.book, table=place.table)
    assert isinstance(refused, Refused)
    assert (refused.facts["event"], refused.facts["reason"]) == ("Entered", "entry_numbers")


def test_nothing_is_taken_back_that_cannot_be() -> None:
    room = night()
    assert _reason(undo(room.journal, room.book, table=9)) == "nothing_to_undo"
    room.do(RevealSeed(session="1", seed=SEED))
    assert _reason(undo(room.journal, room.book)) == "seed_is_public"
    assert _reason(undo(room.journal[:1], room.book)) == "nothing_to_undo"


def _reason(found: object) -> str:
    assert isinstance(found, Refused)
    assert say(found.reason, found.facts, "es")
    return found.reason


def test_who_may_take_back_and_when() -> None:
    room = night()
    told(room, PauseClock(why="café"))
    found = undo(room.journal, room.book)
    assert not isinstance(found, Refused)
    assert room.refused(found.command, role="dealer").reason == "role"
    before = snapshot(room.state)
    hand(room, 1, s1=25, s2=-25)
    assert room.refused(found.command).reason == "event_moved_on"
    assert snapshot(room.state) != before
    taken_back(room)
    room.do(undo(room.journal, room.book).command, role="floor")  # type: ignore[union-attr]
    assert room.state.sessions["1"].clock.running
