"""Rebuys: who may, until when, and what declaring one binds to."""

from typing import Any

import pytest
from tests.support.books import FAMILY
from tests.support.clock import dues, only, pokerfest, started
from tests.support.entries import bust, enter, of, play, to_level, to_zero
from tests.support.events import drafted
from tests.support.room import MINUTE, Room

from torneo.tournament.clock.commands import StartSession
from torneo.tournament.entries.commands import DeclareRebuy, Rebuy, SeatAlternates, TakeAddOn
from torneo.tournament.entries.money import income, prize_pool
from torneo.tournament.entries.rebuys import may_rebuy
from torneo.tournament.hands.commands import ReportHand, StartHand
from torneo.tournament.hands.events import HandStarted
from torneo.tournament.kernel import Refused
from torneo.tournament.structure import model
from torneo.tournament.structure.commands import PublishEvent

TERMS = model.Rebuy(limit=None, price=5_000, fee=500, chips={1000: 5}, stack_limit_percent=100, until_level=6)
#: As announced under Pokerfest: one, for 10,000 or 15,000 points, with 30% or less.
ONE = model.Rebuy(limit=1, price=100_000, chips={1000: 10}, stack_limit_percent=30, until_level=6)
ONE_OF_15 = model.Rebuy(limit=1, price=100_000, chips={1000: 15}, stack_limit_percent=30, until_level=6)


def _event(book: str, players: int = 6, rebuy: model.Rebuy = TERMS, **fields: Any) -> Room:
    return started(book, players=players, rebuy=rebuy, **fields)


def _fest(players: int = 6, **fields: Any) -> Room:
    room = pokerfest(players, **{"rebuy": ONE, **fields})
    room.do(StartSession())
    return room


@pytest.mark.clause("adtp-2018/27.1", "fcp-2025/27.1", "tda-2013/26.1", "tda-2024/27.1")
@pytest.mark.parametrize("book", FAMILY)
def test_who_rebuys_is_dealt_into_the_next_hand(book: str) -> None:
    """With nothing left he declares, keeps his seat and gets cards; there is no sitting out."""
    room = _event(book)
    entry = of(room, "p1")
    table, seat = entry.table, entry.seat
    bust(room, "p1")
    room.do(DeclareRebuy(entry=entry.number), role="dealer")
    assert (entry.status, entry.table, entry.seat, entry.stack) == ("seated", table, seat, 5_000)
    assert seat in only(room.do(StartHand(table=table)), HandStarted).dealt


@pytest.mark.clause("tda-2013/26.1")
def test_a_seated_player_is_dealt_in_before_he_buys_again() -> None:
    room = _event("tda-2013")
    play(room, "p1", 300)
    for _ in range(3):
        hand = only(room.do(StartHand(table=1)), HandStarted)
        assert of(room, "p1").seat in hand.dealt
        room.do(ReportHand(table=1, stacks={}))


@pytest.mark.parametrize(
    ("book", "stack", "bought"),
    [
        pytest.param("tda-2013", 300, 5_000, marks=pytest.mark.clause("tda-2013/26.2")),
        pytest.param("adtp-2018", 1_000, 5_000, marks=pytest.mark.clause("adtp-2018/27.2")),
        pytest.param("torrequebrada", 400, 10_000, marks=pytest.mark.clause("torrequebrada/14.2")),
        pytest.param("tda-2024", 500, 10_000, marks=pytest.mark.clause("tda-2024/27.2")),
        pytest.param("fcp-2025", 600, 10_000, marks=pytest.mark.clause("fcp-2025/27.2")),
    ],
)
@pytest.mark.parametrize("wins", [True, False])
def test_a_declared_rebuy_plays_and_is_owed(book: str, stack: int, bought: int, wins: bool) -> None:
    rebuy = model.Rebuy(limit=None, price=bought, chips={1000: bought // 1000}, stack_limit_percent=100)
    room = _event(book, rebuy=rebuy)
    play(room, "p1", stack)
    entry = of(room, "p1")
    pool = prize_pool(room.state)
    room.do(DeclareRebuy(entry=entry.number), role="dealer")
    room.do(StartHand(table=1))
    hand = room.state.tables[1].hand
    assert hand is not None
    assert hand.stacks[entry.seat] == stack + bought
    room.refused(DeclareRebuy(entry=entry.number))
    play(room, "p1", 2 * (stack + bought) if wins else 0)
    assert (prize_pool(room.state) - pool, income(room.state).owed) == (bought, bought)
    (due,) = dues(room, "rebuy_to_pay")
    assert due.command == Rebuy(entry=entry.number)
    assert any(one.startswith(book) for one in due.clauses)
    room.do(due.command, role="desk")
    assert (income(room.state).owed, prize_pool(room.state) - pool) == (0, bought)
    assert not dues(room, "rebuy_to_pay")


@pytest.mark.clause("pokerfest-2011/structure-9")
def test_one_rebuy_each_and_then_only_the_add_on() -> None:
    room = _fest()
    entry = bust(room, "p1")
    room.do(Rebuy(entry=entry.number))
    assert (entry.stack, entry.paid - room.state.structure.entry_price) == (10_000, 100_000)
    bust(room, "p1")
    refused = room.refused(Rebuy(entry=entry.number))
    assert (refused.reason, refused.facts) == ("rebuy_limit", {"used": 1, "limit": 1})
    assert "pokerfest-2011/structure-9" in refused.clauses
    room.do(TakeAddOn(entry=entry.number, early=True))
    assert entry.stack == 10_000


@pytest.mark.clause("pokerfest-2011/levels-7")
def test_the_announced_amount_of_15000() -> None:
    room = _fest(rebuy=ONE_OF_15)
    play(room, "p1", 2_400)
    room.do(Rebuy(entry=of(room, "p1").number))
    assert of(room, "p1").stack == 17_400


@pytest.mark.clause("pokerfest-2011/levels-7", "pokerfest-2011/glossary-13")
def test_pokerfest_does_not_open_before_number_and_amount_are_settled() -> None:
    for rebuy, missing in ((None, "rebuy_count"), (model.Rebuy(price=1), "rebuy_and_addon_chips")):
        room = drafted("pokerfest-2011", rebuy=rebuy)
        refused = room.refused(PublishEvent())
        assert missing in str(refused.facts["missing"])


@pytest.mark.clause("pokerfest-2011/levels-6")
@pytest.mark.parametrize(("stack", "allowed"), [(3_000, True), (3_050, False), (0, True)])
def test_thirty_per_cent_of_the_starting_chips_or_less(stack: int, allowed: bool) -> None:
    room = _fest()
    to_level(room, 5)
    entry = of(room, "p1")
    play(room, "p1", stack)
    if allowed:
        assert may_rebuy(room.state, entry.number, room.now, room.book) is True
        room.do(Rebuy(entry=entry.number))
        assert entry.stack == stack + 10_000
    else:
        refused = room.refused(Rebuy(entry=entry.number))
        assert (refused.reason, refused.facts["most"]) == ("stack_too_big", 3_000)
        assert refused.clauses == ("pokerfest-2011/levels-6",)


@pytest.mark.clause("pokerfest-2011/levels-8")
def test_rebuys_until_level_6_ends() -> None:
    room = _fest()
    to_level(room, 6)
    entries = [bust(room, "p1"), of(room, "p2")]
    room.now = room.state.sessions["1"].clock.ends_at - MINUTE
    room.do(Rebuy(entry=entries[0].number))
    to_level(room, 7)
    bust(room, "p2")
    refused = room.refused(Rebuy(entry=entries[1].number))
    assert (refused.reason, refused.clauses) == ("rebuy_period", ("pokerfest-2011/levels-8",))


@pytest.mark.clause("pokerfest-2011/glossary-5")
def test_no_money_from_the_pocket_during_a_hand() -> None:
    room = _fest()
    to_level(room, 3)
    entry = of(room, "p1")
    room.do(StartHand(table=1))
    refused = room.refused(Rebuy(entry=entry.number))
    assert (refused.reason, refused.clauses) == ("hand_in_progress", ("pokerfest-2011/glossary-5",))
    assert room.refused(TakeAddOn(entry=entry.number, early=True)).reason == "hand_in_progress"
    play(room, "p1", 0)
    room.do(Rebuy(entry=entry.number))


@pytest.mark.parametrize("book", FAMILY)
def test_a_rebuy_undoes_the_elimination(book: str) -> None:
    room = _event(book)
    entry = bust(room, "p1")
    assert [one.entry for one in room.state.eliminations] == [entry.number]
    room.do(Rebuy(entry=entry.number))
    assert room.state.eliminations == []
    assert (entry.status, entry.rebuys, room.state.ledger.causes["rebuy"]) == ("seated", 1, 5_000)
    assert (entry.paid, entry.fees) == (10_000 + 5_000, 500)


@pytest.mark.parametrize("book", FAMILY)
def test_too_late_once_the_next_hand_has_begun(book: str) -> None:
    room = _event(book)
    entry = bust(room, "p1")
    room.do(StartHand(table=1))
    assert room.refused(Rebuy(entry=entry.number)).reason == "rebuy_too_late"
    room.do(ReportHand(table=1, stacks={}))
    refused = room.refused(DeclareRebuy(entry=entry.number))
    assert refused.reason == "rebuy_too_late"
    assert refused.clauses[0].startswith(book)


def test_too_late_once_somebody_else_sits_there() -> None:
    room = _event("tda-2013", players=9)
    enter(room, "espera")
    entry = bust(room, "p1")
    room.do(SeatAlternates(session="1"))
    assert room.refused(Rebuy(entry=entry.number)).reason == "rebuy_too_late"


def test_no_rebuys_where_the_sheet_has_none_or_the_period_is_over() -> None:
    room = started("tda-2013")
    assert room.refused(Rebuy(entry=1)).reason == "no_rebuys"
    assert room.refused(Rebuy(entry=99)).reason == "unknown_entry"
    assert isinstance(may_rebuy(room.state, 99, room.now, room.book), Refused)
    room = _event(
        "tda-2013", rebuy=model.Rebuy(limit=None, price=1, chips={1000: 5}, stack_limit_percent=100)
    )
    to_zero(to_level(room, 6))
    assert room.refused(Rebuy(entry=1)).reason == "registration_closed"
    assert room.refused(Rebuy(entry=1), role="player").reason == "role"
