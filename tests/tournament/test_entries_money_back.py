"""Money back at Pokerfest: who gets what when the casino cancels, and who gets nothing because he left."""

import pytest
from tests.support.clock import dues, only, pokerfest
from tests.support.entries import bust, enter, of, play, to_level, to_zero
from tests.support.room import Room

from torneo.tournament.clock.commands import EndBreak, StartBreak, StartSession
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.entries.commands import (
    CancelEntry,
    CancelEvent,
    EnterPlayer,
    LeaveTable,
    Rebuy,
    RemoveAbsent,
    ReportNoShow,
    TakeAddOn,
)
from torneo.tournament.entries.events import EntryCancelled, EventCancelled
from torneo.tournament.hands.commands import StartHand
from torneo.tournament.seats.commands import FormFinalTable
from torneo.tournament.structure import model
from torneo.tournament.structure.commands import ChangeStructure
from torneo.tournament.structure.events import StructureChanged

PRICE, FEE = 100_000, 15_000


def fest(players: int = 6) -> Room:
    """Entries of 1.000 and a fee of 150; a rebuy and an add-on at 1.000 each."""
    return pokerfest(
        players, entry_price=PRICE, entry_fee=FEE,
        rebuy=model.Rebuy(limit=1, price=PRICE, chips={1000: 10}, stack_limit_percent=30, until_level=6),
        addon=model.AddOn(price=PRICE, chips={1000: 15}, after_level=6),
    )  # fmt: skip


def cancelled(room: Room) -> EventCancelled:
    return only(room.do(CancelEvent(why="corte de luz"), role="operations"), EventCancelled)


# ---- the casino cancels or alters --------------------------------------------------------------------


@pytest.mark.clause("pokerfest-2011/general-38")
@pytest.mark.parametrize("begun", [False, True], ids=["before the start", "in level 1"])
def test_the_organisation_may_alter_with_a_reason_or_cancel_at_any_time(begun: bool) -> None:
    """An alteration is made in the sheet, and says in what it touches what was published; after a
    cancellation nothing is dealt or sold any more, also after a restart."""
    room = fest()
    if begun:
        room.do(StartSession())
    room.do(Decide(matter="run_or_cancel", option="alter", why="falta tiempo"), role="operations")
    shorter = ChangeStructure(changes={"level_minutes": 30})
    assert room.refused(shorter).clauses == ("pokerfest-2011/general-38",)
    event = only(
        room.do(ChangeStructure(changes={"level_minutes": 30}, why="falta tiempo")), StructureChanged
    )
    assert "pokerfest-2011/general-38" in event.clauses
    for role in ("floor", "desk", "dealer", "player"):
        assert room.refused(CancelEvent(why="corte de luz"), role=role).reason == "role"
    cancelled(room)
    assert "pokerfest-2011/general-38" in room.state.decisions[-1].clauses
    room = room.restarted()
    for command in (StartHand(table=1), EnterPlayer(player="p1"), StartSession(), TakeAddOn(entry=1)):
        assert room.refused(command).reason == "wrong_phase"


@pytest.mark.clause("pokerfest-2011/collusion-9")
def test_each_gets_back_what_he_paid_for_his_entry_once() -> None:
    """Fee included; nothing for an entry whose money went back before; both entries of who paid two."""
    room = fest()
    room.do(CancelEntry(entry=6, why="enfermo"), role="desk")
    room.do(StartSession())
    room.do(ReportNoShow(entry=1, keep_chips=True))
    room.later(minutes=6).do(RemoveAbsent(entry=1), role="system")
    room.do(EnterPlayer(player="p1"))
    bust(room, "p2")
    due = cancelled(room.restarted()).due
    assert due == {"p1": 2 * (PRICE + FEE), **dict.fromkeys(("p2", "p3", "p4", "p5"), PRICE + FEE)}


@pytest.mark.policy("prize_cancellation")
@pytest.mark.clause("pokerfest-2011/collusion-10", "pokerfest-2011/collusion-11")
def test_at_the_final_table_all_that_came_in_goes_to_those_who_still_play() -> None:
    """Entries, fees, a rebuy and an add-on; the chip leader gets as much as anybody; who goes out of the
    final table gets nothing, however late. Before it is formed the same night would be refunded."""
    room = fest(7)
    room.do(StartSession())
    out = bust(room, "p1")
    room.do(Rebuy(entry=out.number))
    play(room, "p2", 300, winner="p3")
    bust(room, "p7")
    to_zero(to_level(room, 6))
    room.do(StartBreak(session="1"))
    room.do(TakeAddOn(entry=3))
    room.later(minutes=15).do(EndBreak(session="1"))
    taken = 7 * (PRICE + FEE) + 2 * PRICE
    before = cancelled(room.restarted())
    assert (before.due["p7"], sum(before.due.values())) == (PRICE + FEE, taken)
    assert before.clauses == ("pokerfest-2011/collusion-9",)
    room.do(FormFinalTable(session="1", table=1))
    bust(room, "p4")
    event = cancelled(room.restarted())
    assert sorted(event.due) == ["p1", "p2", "p3", "p5", "p6"]
    assert set(event.due.values()) == {taken // 5}
    assert {"pokerfest-2011/collusion-10", "pokerfest-2011/collusion-11"} <= set(event.clauses)


# ---- the player leaves -------------------------------------------------------------------------------


@pytest.mark.policy("registration_refund_on_leaving")
@pytest.mark.clause("pokerfest-2011/collusion-12")
def test_the_start_of_play_is_the_last_moment_for_money_back() -> None:
    """A minute before it goes back whole; from then on nothing, whether he leaves the event, the table or is
    put out for not coming back; who is still waiting for a seat has not begun."""
    room = fest(9)
    assert only(room.do(CancelEntry(entry=9), role="desk"), EntryCancelled).refund == PRICE + FEE
    enter(room, "p10")
    enter(room, "espera")
    room.do(StartSession())
    refused = room.refused(CancelEntry(entry=1, why="se va"), role="desk")
    assert (refused.reason, refused.facts["paid"]) == ("no_refund", PRICE + FEE)
    assert refused.clauses == ("pokerfest-2011/collusion-12",)
    room.do(LeaveTable(entry=2))
    assert room.refused(CancelEntry(entry=2)).reason == "no_refund"
    room.later(minutes=6)
    (due,) = dues(room, "absence_limit_over")
    room.do(due.command, role="system")
    room = room.restarted()
    assert room.refused(CancelEntry(entry=2)).clauses == ("pokerfest-2011/collusion-12",)
    assert of(room, "p2").refunded == 0
    waiting = of(room, "espera")
    assert waiting.status == "alternate"
    assert only(room.do(CancelEntry(entry=waiting.number)), EntryCancelled).refund == PRICE + FEE
