"""The minute before play and the last of a level: decks to prepare, a push that waits."""

import pytest
from tests.support.books import BOOKS
from tests.support.clock import dues, seated, started
from tests.support.room import Room
from tests.support.seating import seated as at_tables

from torneo.tournament.clock.commands import EndBreak, StartBreak, StartSession
from torneo.tournament.conduct.commands import Announce
from torneo.tournament.conduct.events import Noted
from torneo.tournament.entries.commands import LeaveTable, ReturnToTable
from torneo.tournament.rulings.commands import RelieveDealer
from torneo.tournament.rulings.dealers import Handover, handover
from torneo.tournament.structure.model import Break, Day, Flight
from torneo.tournament.words import say

BREAKS = (Break(after_level=1, minutes=10), Break(after_level=2, minutes=10))
CALL, WASH, PUSH = "tda-2024/rp-20.1", "tda-2024/rp-20.2", "tda-2024/rp-7"


def warned(room: Room) -> tuple[str, ...]:
    found = handover(room.state, 1, room.now, room.book)
    assert isinstance(found, Handover)
    return found.warnings


def on_break(book: str = "tda-2024") -> Room:
    """Ten minutes of a break have just begun."""
    room = started(book, breaks=BREAKS)
    room.later(minutes=20).do(StartBreak())
    return room


@pytest.mark.clause(CALL)
def test_a_minute_before_the_break_ends_the_floor_is_told_to_call_the_dealers() -> None:
    room = on_break()
    assert not dues(room.later(seconds=9 * 60 - 1), "decks_to_prepare")
    (due,) = dues(room.later(seconds=1), "decks_to_prepare")
    assert (due.must, due.by_itself, due.clauses) == (False, False, (CALL,))
    assert "barajas" in say(due.reason, due.facts, "es")
    (noted,) = room.do(due.command, role="floor")
    assert isinstance(noted, Noted)
    assert (noted.kind, noted.clauses) == ("prepare_decks", (CALL,))
    assert not dues(room.later(seconds=50), "decks_to_prepare")
    room.later(seconds=10).do(EndBreak())
    room.later(minutes=20).do(StartBreak())
    assert not dues(room, "decks_to_prepare")
    assert dues(room.later(minutes=9), "decks_to_prepare"), "each break has its own call"


@pytest.mark.clause(CALL)
def test_the_start_of_the_event_has_its_call_too() -> None:
    nine = Day(number=1, flights=(Flight(name="1", starts="2027-01-15T09:00+00:00"),))
    room = seated("tda-2024", breaks=BREAKS, days=(nine,))
    assert not dues(room.later(seconds=59 * 60 - 1), "decks_to_prepare")
    (due,) = dues(room.later(seconds=1), "decks_to_prepare")
    room.do(due.command, role="floor")
    room.later(minutes=1).do(StartSession())
    assert not dues(room, "decks_to_prepare")


@pytest.mark.parametrize("book", [one for one in BOOKS if one != "tda-2024"])
def test_other_books_say_nothing_of_decks_before_play_nor_of_a_push_that_waits(book: str) -> None:
    room = on_break(book)
    assert not dues(room.later(seconds=9 * 60 + 30), "decks_to_prepare")
    assert not {"wash_deck", "wash_waits", "push_waits"} & set(warned(room))


@pytest.mark.clause(WASH)
def test_the_deck_is_washed_once_two_players_are_there() -> None:
    room = on_break()
    away = [number for number in room.state.tables[1].seats if number][1:]
    for number in away:
        room.do(LeaveTable(entry=number))
    assert not {"wash_deck", "wash_waits"} & set(warned(room)), "nobody has been called yet"
    room.later(minutes=9)
    assert "wash_waits" in warned(room)
    room.do(ReturnToTable(entry=away[0]))
    assert "wash_deck" in warned(room)
    assert "wash_waits" not in warned(room)


@pytest.mark.clause(PUSH)
@pytest.mark.parametrize(("left", "waits"), [(100, False), (91, False), (90, True), (80, True), (1, True)])
def test_dealers_do_not_change_over_in_the_last_ninety_seconds(left: int, waits: bool) -> None:
    room = at_tables("tda-2024", {1: (1, 2, 3, 4, 5)})
    room.do(RelieveDealer(table=1, dealer="Eva"), role="dealer")
    whole = handover(room.state, 1, room.now, room.book)
    assert isinstance(whole, Handover)
    room.later(seconds=whole.left / 1000 - left)
    push = RelieveDealer(table=1, dealer="Noa")
    assert ("push_waits" in warned(room)) == waits
    if not waits:
        room.do(push, role="dealer")
        return
    refused = room.refused(push, role="dealer")
    assert (refused.reason, refused.clauses) == ("push_waits", (PUSH,))
    assert f"0:{left:02}" in say(refused.reason, refused.facts, "es") or left >= 60
    room.do(push, role="floor")
    assert room.state.dealers[1].dealer == "Noa", "the floor may need it all the same"


@pytest.mark.clause(PUSH)
def test_a_table_without_a_dealer_gets_one_at_any_moment() -> None:
    room = at_tables("tda-2024", {1: (1, 2, 3, 4, 5)})
    found = handover(room.state, 1, room.now, room.book)
    assert isinstance(found, Handover)
    room.later(seconds=found.left / 1000 - 30).do(RelieveDealer(table=1, dealer="Eva"), role="dealer")
    assert room.refused(RelieveDealer(table=1, dealer="Noa"), role="dealer").reason == "push_waits"


@pytest.mark.parametrize(
    ("kind", "clause"),
    [
        pytest.param("items_policy", "tda-2024/rp-3.2", marks=pytest.mark.clause("tda-2024/rp-3.2")),
        pytest.param("timely_play", "tda-2024/rp-19.1", marks=pytest.mark.clause("tda-2024/rp-19.1")),
    ],
)
def test_what_the_house_should_display_and_say_is_asked_for_until_it_is_done(kind: str, clause: str) -> None:
    """Twenty places from the money it is still on the list, and the program does not tick it off itself."""
    room = started("tda-2024")
    reason = f"{kind}_not_announced"
    (due,) = dues(room, reason)
    assert (due.must, due.by_itself, due.clauses) == (False, False, (clause,))
    assert say(reason, due.facts, "es") != say(reason, due.facts, "en")
    assert dues(room.later(minutes=15), reason)
    (noted,) = room.do(due.command, role="floor")
    assert isinstance(noted, Noted)
    assert (noted.kind, noted.clauses) == (kind, (clause,))
    assert not dues(room, reason)


@pytest.mark.parametrize("book", [one for one in BOOKS if one != "tda-2024"])
def test_other_books_ask_for_no_such_announcement(book: str) -> None:
    room = started(book)
    reasons = {one.reason for one in dues(room)}
    assert not {"items_policy_not_announced", "timely_play_not_announced"} & reasons
    (noted,) = room.do(Announce(kind="timely_play"), role="floor")
    assert isinstance(noted, Noted)
    assert not any("rp-19" in one for one in noted.clauses)
