"""Pokerfest's own way with people: how old, who is not there, who comes late, who buys more chips."""

import pytest
from tests.support.clock import missed, only, pokerfest, seated, started
from tests.support.corrections import amended, told
from tests.support.entries import bust, enter, of, play, to_level, to_zero
from tests.support.events import published
from tests.support.room import Room

from torneo.rulebook import book_ids, load_book
from torneo.tournament.clock.commands import EndBreak, StartBreak, StartSession
from torneo.tournament.corrections.commands import Correction
from torneo.tournament.entries.absence_events import BackAtTable
from torneo.tournament.entries.commands import (
    CorrectPlayer,
    EnterPlayer,
    LeaveTable,
    NoteContact,
    Rebuy,
    RegisterPlayer,
    RemoveAbsent,
    ReportNoShow,
    ReturnToTable,
    TakeAddOn,
)
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.hands.events import HandStarted
from torneo.tournament.structure import model

FEST = "pokerfest-2011"


# ---- age ---------------------------------------------------------------------------------------------


@pytest.mark.policy("registration_min_age")
@pytest.mark.clause("pokerfest-2011/structure-15")
def test_a_birth_date_corrected_to_that_of_a_minor_is_refused_like_at_the_desk() -> None:
    """Whoever turns 18 on the day of play is in, whoever does so a day later is not; nor by a correction."""
    room = published(FEST)
    room.do(RegisterPlayer(player="p1", name="Ana", document="A", born="2009-01-15"))
    young = room.refused(RegisterPlayer(player="p2", name="Bea", document="B", born="2009-01-16"))
    assert young.facts == {"age": 17, "least": 18}
    minor = room.refused(CorrectPlayer(player="p1", born="2009-01-16"))
    assert (minor.reason, minor.clauses) == ("too_young", ("pokerfest-2011/structure-15",))
    room.do(CorrectPlayer(player="p1", born="1980-01-01"))
    room.do(EnterPlayer(player="p1"))


# ---- who is not there --------------------------------------------------------------------------------


@pytest.mark.clause("pokerfest-2011/general-7", "pokerfest-2011/general-8")
def test_chips_of_whoever_has_not_come_lie_there_play_and_are_his_when_he_comes() -> None:
    """Two do not come: both have their 10.000 from the draw on, are dealt in and pay; staff ring them up,
    before and after the start; one comes in time and plays what is left."""
    room = seated(FEST, players=6)
    assert {entry.stack for entry in room.state.alive()} == {10_000}
    room.do(NoteContact(entry=1, how="megafonía", result="no aparece"), role="floor", who="Luis")
    room.do(StartSession())
    for entry in (1, 2):
        room.do(ReportNoShow(entry=entry), role="dealer")
    assert sorted(room.state.tables[1].taken) == sorted(only(room.do(StartHand(table=1)), HandStarted).dealt)
    seats = {of(room, "p1").seat: 9_950, of(room, "p3").seat: 10_050}
    room.do(ReportHand(table=1, stacks=seats))
    room.later(minutes=2).do(NoteContact(entry=1, how="teléfono", result="aparcando"), role="desk", who="Eva")
    room = room.restarted()
    attempts = [one for one in room.state.notes if one.kind == "contact_attempt"]
    assert [(one.by.name, one.about["result"], one.clauses) for one in attempts] == [
        ("Luis", "no aparece", ["pokerfest-2011/general-8"]),
        ("Eva", "aparcando", ["pokerfest-2011/general-8"]),
    ]
    assert attempts[1].at - attempts[0].at == 2 * 60_000
    room.do(ReturnToTable(entry=1))
    assert (of(room, "p1").stack, of(room, "p2").stack) == (9_950, 10_000)
    for role in ("dealer", "player"):
        assert room.refused(NoteContact(entry=2, how="x", result="y"), role=role).reason == "role"
    room.later(minutes=4).do(RemoveAbsent(entry=2), role="system")
    assert room.refused(NoteContact(entry=2, how="teléfono", result="nada")).reason == "entry_not_in"


@pytest.mark.policy("absence_records")
@pytest.mark.clause("pokerfest-2011/blinds-7")
def test_what_he_left_with_is_known_on_his_return_whatever_was_corrected_meanwhile() -> None:
    """He leaves with 14.600 and pays two blinds; one of those hands was told wrong and is put right. Books
    that do not ask for the count note nothing."""
    room = pokerfest()
    room.do(StartSession())
    play(room, "p2", 5_400, winner="p1")
    room.do(LeaveTable(entry=1), role="dealer")
    me, other = of(room, "p1").seat, of(room, "p3").seat
    wrong = told(room, ReportHand(table=1, stacks={me: 14_000, other: 10_600}))
    told(room, ReportHand(table=1, stacks={me: 13_700, other: 10_900}))
    amended(room, Correction(seq=wrong, command=ReportHand(table=1, stacks={me: 14_100, other: 10_500})))
    back = only(room.do(ReturnToTable(entry=1, stack=of(room, "p1").stack), role="dealer"), BackAtTable)
    assert (back.left_with, back.expected) == (14_600, of(room, "p1").stack)
    assert [one.about["stack"] for one in room.state.notes if one.kind == "stack_on_leaving"] == [14_600]
    for book in book_ids():
        asks = load_book(book).values["absence_records"]["stack_recorded_on_leaving"]
        elsewhere = started(book)
        elsewhere.do(LeaveTable(entry=1))
        noted = [one for one in elsewhere.state.notes if one.kind == "stack_on_leaving"]
        assert bool(noted) is asks, book


# ---- who comes late ----------------------------------------------------------------------------------


def late(hands: int) -> tuple[Room, int]:
    """Eight play so many hands from a button three places before the empty seat; then it is taken."""
    room, empty = missed(hands)
    enter(room, "tarde")
    return room, empty


@pytest.mark.clause("pokerfest-2011/seating-4")
def test_the_blinds_of_a_latecomer_are_won_by_whoever_wins_the_next_pot_and_only_that_one() -> None:
    room, empty = late(4)
    room = room.restarted()
    table = room.state.tables[1]
    assert (table.carried, of(room, "tarde").stack) == (150, 9_850)
    winner = next(seat for seat in table.taken if seat != empty)
    room.do(StartHand(table=1))
    room.do(ReportHand(table=1, stacks={winner: 10_150}))
    assert (table.carried, room.state.entries[table.seats[winner - 1]].stack) == (0, 10_150)
    assert room.refused(ReportHand(table=1, stacks={winner: 10_300})).reason == "chips_do_not_add_up"
    assert room.state.ledger.points == 90_000


@pytest.mark.clause("pokerfest-2011/seating-4")
def test_a_latecomer_who_missed_no_blind_puts_nothing_into_the_next_pot() -> None:
    room, _ = late(1)
    assert (room.state.tables[1].carried, of(room, "tarde").stack) == (0, 10_000)
    room.do(ReportHand(table=1, stacks={}))


# ---- who buys more chips -----------------------------------------------------------------------------


REBUY = model.Rebuy(limit=1, price=100_000, chips={1000: 10}, stack_limit_percent=30, until_level=6)


def selling(players: int = 6) -> Room:
    addon = model.AddOn(price=100_000, chips={1000: 30}, early_chips={1000: 25}, after_level=6)
    room = pokerfest(players, rebuy=REBUY, addon=addon)
    room.do(StartSession())
    return room


@pytest.mark.policy("addon_early_terms")
@pytest.mark.clause("pokerfest-2011/levels-10")
@pytest.mark.parametrize(("stack", "allowed"), [(2_975, True), (3_000, True), (3_025, False)])
def test_three_thousand_is_the_last_stack_that_buys_early(stack: int, allowed: bool) -> None:
    """Of the 10.000 received at the start, whatever a rebuy has added; 25.000 for it, in level 6 too."""
    room = selling()
    bust(room, "p1")
    room.do(Rebuy(entry=1))
    play(room, "p1", stack)
    to_level(room, 6)
    early = TakeAddOn(entry=1, early=True)
    if allowed:
        room.do(early)
        assert of(room, "p1").stack == stack + 25_000
    else:
        refused = room.refused(early)
        assert (refused.reason, refused.facts["most"]) == ("early_addon_stack", 3_000)
        assert "pokerfest-2011/levels-10" in refused.clauses
        to_zero(room)
        room.do(StartBreak(session="1"))
        room.do(TakeAddOn(entry=1))
        assert of(room, "p1").stack == stack + 30_000


@pytest.mark.policy("addon_terms")
@pytest.mark.clause("pokerfest-2011/glossary-14")
def test_everybody_still_in_may_take_the_add_on_and_nobody_else() -> None:
    """Far above the limit of a rebuy, away from the table, or down to the last chip; who is out may not."""
    room = selling()
    play(room, "p2", 25, winner="p1")
    bust(room, "p3")
    to_level(room, 6)
    assert room.refused(Rebuy(entry=1)).reason == "stack_too_big"
    to_zero(room)
    room.do(StartBreak(session="1"))
    room.do(LeaveTable(entry=4))
    before = {entry.number: entry.stack for entry in room.state.alive()}
    assert sorted(before) == [1, 2, 4, 5, 6]
    for entry, stack in before.items():
        room.do(TakeAddOn(entry=entry), role="desk")
        assert room.state.entries[entry].stack == stack + 30_000
    assert room.refused(TakeAddOn(entry=3)).reason == "addon_needs_chips"
    room = room.restarted()
    room.later(minutes=15).do(EndBreak(session="1"))
    assert room.state.ledger.points == 60_000 + 5 * 30_000
