"""A disqualification costs the prize, whether the player was in play, went out in that hand or before."""

import pytest
from tests.support.books import BOOKS
from tests.support.clock import dues, only
from tests.support.entries import of
from tests.support.prizes import ended, final, out, prizes
from tests.support.room import Room

from torneo.tournament import fold, problems, snapshot
from torneo.tournament.conduct.commands import CarryOutPenalty, GivePenalty, RecordInfraction, RequestReview
from torneo.tournament.conduct.events import Noted
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.entries.events import EntryDisqualified, EntryReinstated, PlayerBarred
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.kernel import Event, Value
from torneo.tournament.prizes.commands import PayPrize
from torneo.tournament.ranking.from_event import results_of
from torneo.tournament.structure.model import Satellite
from torneo.tournament.words import say

GRAVE = {"tda-2013": "61.3", "tda-2024": "69.3", "adtp-2018": "74.4", "torrequebrada": "33.3",
         "fcp-2025": "70.6", "pokerfest-2011": "collusion-4"}  # fmt: skip


def paying(book: str, players: int = 4) -> Room:
    """Everybody is paid: 40, 30, 20 and 10 per cent, and nothing beyond."""
    room = final(book, players)
    fund = room.state.prizes.fund.prizes
    return final(book, players, (fund * 4 // 10, fund * 3 // 10, fund * 2 // 10, fund // 10))


def give(room: Room, player: str, penalty: str = "disqualification") -> tuple[Event, ...]:
    book = room.book.id
    room.do(RecordInfraction(clause=f"{book}/{GRAVE[book]}", entry=of(room, player).number))
    answer = GivePenalty(infraction=len(room.state.infractions), penalty=penalty, why="visto")
    room.later(seconds=1)
    return room.do(answer, role="commission" if penalty == "expulsion" else "director")


def pay(room: Room, player: str, amount: int = 0) -> PayPrize:
    return PayPrize(
        entry=of(room, player).number, method="transferencia", document=f"D-{player}", signature="firma",
        amount=amount,
    )  # fmt: skip


def lift(room: Room, penalty: int = 1) -> tuple[Event, ...]:
    ground = "evident_due_process_breach"
    room.do(RequestReview(penalty=penalty, ground=ground, why="nadie le oyó"), role="player")
    review: dict[str, Value] = {"review": len(room.state.conduct.reviews)}
    return room.do(Decide(matter="review", option="lift", why="cierto", about=review), role="commission")


def disqualified(room: Room) -> set[str]:
    found = results_of(room.state, room.book, paid=4, prizes=prizes(room))
    return {one.player for one in found.results if one.disqualified}


def sound(room: Room) -> None:
    assert problems(room.state) == []
    assert snapshot(fold(room.journal)) == snapshot(room.state)


@pytest.mark.parametrize("book", BOOKS)
def test_who_busts_in_the_hand_of_the_disqualification_loses_the_prize(book: str) -> None:
    room = paying(book)
    amounts = room.state.prizes.amounts
    loser, winner = of(room, "p4"), of(room, "p1")
    room.do(StartHand(table=1))
    give(room, "p4")
    stacks = {loser.seat: 0, winner.seat: winner.stack + loser.stack}
    room.do(ReportHand(table=1, stacks=stacks, beaten_by={loser.seat: (winner.seat,)}))
    refused = room.refused(pay(room, "p4"))
    assert refused.reason == "disqualification_first"
    assert refused.clauses == tuple(room.state.conduct.penalties[0].clauses)
    assert "descalificado" in say(refused.reason, refused.facts, "es")
    (due,) = dues(room, "disqualification_waits")
    assert due.command == CarryOutPenalty(penalty=1)
    assert only(room.do(due.command), EntryDisqualified).entry == loser.number
    assert prizes(room) == {}
    assert room.refused(pay(room, "p4")).reason == "no_prize"
    out(room, "p3", "p2")
    ended(room)
    assert prizes(room) == {"p1": amounts[0] + amounts[3], "p2": amounts[1], "p3": amounts[2]}
    assert disqualified(room) == {"p4"}
    sound(room)


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("after_the_end", [False, True])
def test_who_is_disqualified_after_going_out_loses_the_prize(book: str, after_the_end: bool) -> None:
    room = paying(book)
    amounts = room.state.prizes.amounts
    out(room, "p4", "p3")
    if after_the_end:
        out(room, "p2")
        ended(room)
    events = give(room, "p3")
    assert only(events, EntryDisqualified).entry == of(room, "p3").number
    assert only(events, PlayerBarred).player == "p3"
    assert (prizes(room)["p4"], "p3" in prizes(room)) == (amounts[2], False)
    if not after_the_end:
        out(room, "p2")
        ended(room)
    assert prizes(room) == {"p1": amounts[0] + amounts[3], "p2": amounts[1], "p4": amounts[2]}
    assert disqualified(room) == {"p3"}
    sound(room)


def test_the_commission_expels_somebody_who_is_out() -> None:
    room = paying("fcp-2025")
    out(room, "p4")
    only(give(room, "p4", "expulsion"), EntryDisqualified)
    assert prizes(room) == {}


@pytest.mark.parametrize("amount", [0, 1_000])
def test_a_prize_that_was_handed_over_stands(amount: int) -> None:
    room = paying("tda-2013")
    out(room, "p4", "p3")
    room.do(pay(room, "p3", amount))
    before = prizes(room)
    events = give(room, "p3")
    note = only(events, Noted)
    assert (note.kind, note.about["player"]) == ("prize_stands", "p3")
    assert note.about["amount"] == (amount or before["p3"])
    for lang, word in (("es", "ya se le entregaron"), ("en", "handed over")):
        assert word in say("note.prize_stands", note.about, lang)  # type: ignore[arg-type]
    assert only(events, PlayerBarred).player == "p3"
    assert prizes(room) == before
    assert disqualified(room) == set()
    sound(room)


def test_the_prize_of_a_champion_that_was_handed_over_stands_too() -> None:
    room = paying("tda-2013")
    out(room, "p4", "p3", "p2")
    ended(room)
    before = prizes(room)
    room.do(pay(room, "p1"))
    assert only(give(room, "p1"), Noted).kind == "prize_stands"
    assert prizes(room) == before
    give(room, "p2")
    assert prizes(room) == {
        "p1": before["p1"] + before["p4"], "p3": before["p2"], "p4": before["p3"],
    }  # fmt: skip
    sound(room)


def test_those_paid_before_are_owed_what_moving_up_brings() -> None:
    room = paying("tda-2013")
    amounts = room.state.prizes.amounts
    out(room, "p4", "p3")
    room.do(pay(room, "p4"))
    give(room, "p3")
    assert prizes(room) == {"p4": amounts[2]}
    room.do(pay(room, "p4"))
    assert [one.amount for one in room.state.prizes.deliveries] == [amounts[3], amounts[2] - amounts[3]]


def test_the_seat_of_a_satellite_goes_to_the_next() -> None:
    seat = Satellite(target="Evento principal", seat_value=110_000)
    room = final("fcp-2025", 8, entry_price=33_000, satellite=seat, staff_percent=0)
    out(room, "p8", "p7", "p6", "p5", "p4", "p3", "p2")
    ended(room)
    rest = room.state.prizes.fund.prizes - 220_000
    assert prizes(room) == {"p1": 110_000, "p2": 110_000, "p3": rest}
    give(room, "p2")
    assert prizes(room) == {"p1": 110_000, "p3": 110_000, "p4": rest}


# ---- taken back


@pytest.mark.parametrize("in_play", [False, True])
def test_a_disqualification_that_is_lifted_gives_the_prize_back(in_play: bool) -> None:
    room = paying("fcp-2025")
    amounts = room.state.prizes.amounts
    out(room, "p4")
    if not in_play:
        out(room, "p3")
    give(room, "p3")
    assert prizes(room) == {"p4": amounts[2]}
    assert only(lift(room), EntryReinstated).entry == of(room, "p3").number
    assert prizes(room) == {"p3": amounts[2], "p4": amounts[3]}
    assert (disqualified(room), room.state.players["p3"].barred) == (set(), "")
    sound(room)


def test_it_does_not_come_back_once_others_were_paid_on_it() -> None:
    room = paying("fcp-2025")
    out(room, "p4", "p3")
    give(room, "p3")
    room.do(pay(room, "p4"))
    before = prizes(room)
    note = only(lift(room), Noted)
    assert (note.kind, note.about["player"], note.about["entry"]) == (
        "prize_not_restored", "p3", of(room, "p4").number,
    )  # fmt: skip
    assert "no recupera" in say("note.prize_not_restored", note.about, "es")
    assert prizes(room) == before


def test_of_two_disqualifications_the_other_still_stands() -> None:
    room = paying("fcp-2025")
    out(room, "p4")
    give(room, "p4")
    give(room, "p4", "expulsion")
    lift(room, 1)
    assert (prizes(room), room.state.players["p4"].barred) == ({}, "disqualified")
    lift(room, 2)
    assert "p4" in prizes(room)
