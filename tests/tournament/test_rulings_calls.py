"""Calls to the floor and changes of dealer: who may, what is refused, what the next dealer is told."""

import pytest
from tests.support.books import BOOKS
from tests.support.corrections import night, taken_back
from tests.support.corrections import told as given
from tests.support.room import Room
from tests.support.same_history import same_history
from tests.support.seating import seated, start

from torneo.rulebook import Lang
from torneo.tournament import Actor, Refused, copied, fold, snapshot, todo
from torneo.tournament.conduct.commands import GivePenalty, RecordInfraction
from torneo.tournament.corrections.amending import Amendment, Preview, preview
from torneo.tournament.corrections.commands import Correction
from torneo.tournament.corrections.verifying import check
from torneo.tournament.entries.commands import LeaveTable
from torneo.tournament.rulings.calling import open_calls
from torneo.tournament.rulings.commands import CallFloor, CloseCall, RelieveDealer, TakeCall
from torneo.tournament.rulings.dealers import Handover, handover
from torneo.tournament.rulings.events import CallClosed, CallTaken, DealerRelieved, FloorCalled
from torneo.tournament.timecalls.commands import CallTime
from torneo.tournament.words import say


def in_a_hand(book: str = "fcp-2025") -> Room:
    """Entries 1 to 5 at table 1, 6 to 9 at table 2; table 1 is in a hand."""
    room = seated(book, {1: (1, 2, 3, 4, 5), 2: (1, 2, 3, 4)})
    start(room, 1)
    return room


def told(room: Room, table: int = 1) -> Handover:
    found = handover(room.state, table, room.now, room.book)
    assert isinstance(found, Handover)
    return found


# ---- calls -------------------------------------------------------------------------------------------


def test_a_call_is_made_taken_and_closed() -> None:
    room = in_a_hand()
    called = room.do(CallFloor(table=1, about="ruling", seat=3, note=" cuenta "), role="dealer", who="Eva")
    assert called == (FloorCalled(call=1, table=1, about="ruling", seat=3, entry=3, note="cuenta"),)
    room.later(seconds=40)
    assert room.do(TakeCall(call=1), role="floor", who="Luis") == (CallTaken(call=1, table=1),)
    call = room.state.calls[0]
    assert (call.at, call.taken_at - call.at) == (room.now - 40_000, 40_000)
    assert (call.by, call.taken_by) == (Actor("Eva", "dealer"), Actor("Luis", "floor"))
    room.later(seconds=60)
    closed = room.do(CloseCall(call=1, note="resuelto"), role="floor", who="Luis")
    assert closed == (CallClosed(call=1, table=1, note="resuelto"),)
    assert open_calls(room.state) == []
    assert (call.closed_at, call.closing) == (room.now, "resuelto")


def test_the_longest_waiting_comes_first_and_a_taken_call_says_who_comes() -> None:
    room = in_a_hand()
    room.do(CallFloor(table=2, about="chips"), role="dealer")
    room.later(seconds=30).do(CallFloor(table=1, about="player_missing", seat=2), role="dealer")
    dues = [
        due for due in todo(room.state, room.now, room.book) if isinstance(due.command, TakeCall | CloseCall)
    ]
    assert [(due.facts["table"], due.since) for due in dues] == [(2, room.now - 30_000), (1, room.now)]
    assert all(not due.must for due in dues)
    assert say(dues[0].reason, dues[0].facts, "es") == "la mesa 2 pide al floor por fichas"
    assert say(dues[1].reason, dues[1].facts, "en") == "table 1 asks for the floor: a player is missing"
    room.do(TakeCall(call=1), role="floor", who="Luis")
    due = next(due for due in todo(room.state, room.now, room.book) if due.command == CloseCall(call=1))
    assert say(due.reason, due.facts, "es") == "Luis va a la mesa 2"


def test_the_same_call_is_not_made_twice_but_another_matter_is() -> None:
    room = in_a_hand()
    room.do(CallFloor(table=1, about="time", seat=3), role="dealer")
    twice = room.refused(CallFloor(table=1, about="time", seat=3), role="floor")
    assert (twice.reason, twice.facts["call"]) == ("floor_called_already", 1)
    room.do(CallFloor(table=1, about="time", seat=4), role="dealer")
    room.do(CallFloor(table=2, about="time", seat=3), role="dealer")
    room.do(CloseCall(call=1), role="dealer")
    room.do(CallFloor(table=1, about="time", seat=3), role="dealer")
    assert [call.number for call in open_calls(room.state)] == [2, 3, 4]


def test_another_floor_may_take_a_call_over() -> None:
    room = in_a_hand()
    room.do(CallFloor(table=1, about="other"))
    room.do(TakeCall(call=1), role="floor", who="Luis")
    assert room.refused(TakeCall(call=1), role="floor", who="Luis").reason == "call_taken_already"
    assert room.do(TakeCall(call=1), role="director", who="Sol") == (
        CallTaken(call=1, table=1, before="Luis"),
    )


def test_what_is_not_there_is_refused() -> None:
    room = in_a_hand()
    assert room.refused(CallFloor(table=9, about="other")).reason == "unknown_table"
    assert room.refused(CallFloor(table=1, about="other", seat=99)).reason == "unknown_seat"
    assert room.do(CallFloor(table=1, about="player_missing", seat=6)) == (
        FloorCalled(call=1, table=1, about="player_missing", seat=6),
    )
    for number in (0, -1, 2):
        assert room.refused(TakeCall(call=number)).reason == "unknown_call"
        assert room.refused(CloseCall(call=number)).reason == "unknown_call"
    assert room.refused(CloseCall(call=1, ruling=1)).reason == "unknown_ruling"
    room.do(CloseCall(call=1))
    assert room.refused(TakeCall(call=1)).reason == "call_closed"
    assert room.refused(CloseCall(call=1)).reason == "call_closed"


@pytest.mark.parametrize(
    ("command", "roles"),
    [
        (CallFloor(table=1, about="other"), {"dealer", "desk", "floor", "director", "operations"}),
        (TakeCall(call=1), {"floor", "director", "operations"}),
        (CloseCall(call=1), {"dealer", "floor", "director", "operations"}),
        (RelieveDealer(table=1, dealer="Eva"), {"dealer", "floor", "director", "operations"}),
    ],
)
def test_who_may(command: CallFloor | TakeCall | CloseCall | RelieveDealer, roles: set[str]) -> None:
    room = in_a_hand()
    room.do(CallFloor(table=2, about="other"))
    for role in ("director", "operations", "floor", "dealer", "desk", "commission", "player", "public"):
        if role in roles:
            room.do(CallFloor(table=2, about="chips", seat=0)) if not open_calls(room.state) else None
            twin = Room(room.book)
            twin.state, twin.now = copied(room.state), room.now
            twin.do(command, role=role)
        else:
            assert room.refused(command, role=role).reason == "role"


# ---- dealers -----------------------------------------------------------------------------------------


def test_dealers_relieve_each_other_and_sit_at_one_table_at_a_time() -> None:
    room = in_a_hand()
    assert room.do(RelieveDealer(table=1, dealer="  Eva  Sanz "), role="dealer") == (
        DealerRelieved(table=1, dealer="Eva Sanz"),
    )
    room.later(minutes=30)
    changed = room.do(RelieveDealer(table=1, dealer="Noa", note="falta una ficha"), role="floor")
    assert changed == (DealerRelieved(table=1, dealer="Noa", before="Eva Sanz", note="falta una ficha"),)
    room.do(RelieveDealer(table=2, dealer="Noa"))
    assert {number: one.dealer for number, one in room.state.dealers.items()} == {2: "Noa"}
    assert room.refused(RelieveDealer(table=2, dealer="Noa")).reason == "dealer_there"
    assert room.refused(RelieveDealer(table=2, dealer="  ")).reason == "dealer_missing"
    assert room.refused(RelieveDealer(table=9, dealer="Eva")).reason == "unknown_table"


def test_the_next_dealer_is_told_what_is_going_on() -> None:
    room = in_a_hand()
    quiet = told(room, 2)
    assert (quiet.calls, quiet.rulings, quiet.serving, quiet.absent, quiet.halted) == ((), (), (), (), "")
    assert (quiet.playing, quiet.next_hand, quiet.dealer) == (0, 1, "")
    room.do(RelieveDealer(table=1, dealer="Eva", note="la silla 5 va con muletas"))
    room.do(CallFloor(table=2, about="chips"))
    room.do(CallFloor(table=1, about="behaviour", seat=5))
    room.do(LeaveTable(entry=4))
    room.do(CallTime(table=1, seat=3))
    now = told(room)
    assert (now.dealer, now.since, now.note) == ("Eva", room.now, "la silla 5 va con muletas")
    assert (now.playing, now.next_hand) == (1, 2)
    assert now.positions == room.state.tables[1].positions
    assert (now.calls, now.absent, now.time_called) == ((2,), (4,), 3)
    assert handover(room.state, 9, room.now, room.book) == Refused("unknown_table", {"table": 9})


def test_penalties_being_served_and_a_halt_are_passed_on() -> None:
    room = in_a_hand("tda-2013")
    room.do(RecordInfraction(clause="tda-2013/40.1", table=1, seat=2, facts="lenguaje"))
    penalty = next(one for one in room.state.infractions[0].penalties if one == "missed_hands")
    room.do(GivePenalty(infraction=1, penalty=penalty, size=3, why="reincide"))
    (serving,) = told(room).serving
    assert (serving.seat, serving.entry, serving.hands) == (2, 2, 3)
    assert told(room, 2).serving == ()
    room.state.tables[2].halted = "short"
    assert told(room, 2).halted == "short"


def test_a_level_about_to_end_is_a_warning() -> None:
    room = in_a_hand()
    assert "level_soon" not in told(room).warnings
    left = told(room).left
    room.later(seconds=left / 1_000 - 60)
    assert "level_soon" in told(room).warnings or "break_soon" in told(room).warnings
    assert told(room).left == 60_000


# ---- the record --------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_the_journal_holds_and_folds_to_the_same(book: str) -> None:
    room = night(book)
    room.do(CallFloor(table=1, about="ruling", seat=3), role="dealer")
    room.do(TakeCall(call=1), role="floor")
    room.do(RelieveDealer(table=1, dealer="Eva"), role="floor")
    room.do(CloseCall(call=1), role="floor")
    assert snapshot(fold(room.journal)) == snapshot(room.state)
    assert snapshot(copied(room.state)) == snapshot(room.state)
    assert check(room.journal, room.book) == []


def test_a_call_by_mistake_is_taken_back() -> None:
    room = night()
    before = copied(room.state)
    room.later(seconds=30).do(CallFloor(table=1, about="ruling"), role="dealer")
    taken_back(room)
    assert same_history(room.state, before)


def test_a_call_that_never_was_changes_the_numbers_of_later_ones() -> None:
    room = night()
    first = given(room, CallFloor(table=1, about="chips"))
    given(room, CallFloor(table=1, about="time"))
    never = Amendment(corrections=(Correction(seq=first),), why="no llamó")
    found = preview(room.journal, room.book, never)
    assert isinstance(found, Preview)
    assert [(call.number, call.about) for call in found.made.new.calls] == [(1, "time")]
    given(room, TakeCall(call=2))
    gone = preview(room.journal, room.book, never)
    assert isinstance(gone, Refused)
    assert "la llamada 2" in str(gone.facts["why_es"])


@pytest.mark.parametrize("lang", ["es", "en"])
def test_every_kind_of_call_has_words(lang: Lang) -> None:
    room = in_a_hand()
    for about in ("ruling", "chips", "time", "behaviour", "dealer", "player_missing", "other"):
        room.do(CallFloor(table=1, about=about))
    reasons = {due.reason for due in todo(room.state, room.now, room.book) if due.reason.startswith("floor_")}
    assert len(reasons) == 7
    assert all("1" in say(reason, {"table": 1}, lang) for reason in reasons)
