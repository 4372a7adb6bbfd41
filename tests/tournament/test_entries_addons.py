"""The add-on: its window in each book, and the early one of Pokerfest."""

from typing import Any

import msgspec
import pytest
from tests.support.clock import only, pokerfest, started
from tests.support.entries import bust, of, play, to_level, to_zero
from tests.support.events import drafted
from tests.support.room import MINUTE, Room

from torneo.tournament.clock.commands import EndBreak, StartBreak, StartSession
from torneo.tournament.entries.commands import CloseRegistration, Rebuy, SetRegistrationClose, TakeAddOn
from torneo.tournament.entries.money import income, prize_pool
from torneo.tournament.entries.purchase_events import AddOnTaken
from torneo.tournament.structure import model
from torneo.tournament.structure.commands import PublishEvent

ONE_REBUY = model.Rebuy(limit=1, price=100_000, chips={1000: 10}, stack_limit_percent=30, until_level=6)


def _addon(points: int = 15_000, early: int = 10_000, **fields: Any) -> model.AddOn:
    return model.AddOn(
        price=100_000, chips={1000: points // 1000}, early_chips={1000: early // 1000} if early else {},
        **{"after_level": 6, **fields},
    )  # fmt: skip


def _fest(points: int = 15_000, early: int = 10_000) -> Room:
    room = pokerfest(6, rebuy=ONE_REBUY, addon=_addon(points, early))
    room.do(StartSession())
    return room


def _break_after_6(room: Room) -> Room:
    to_zero(to_level(room, 6))
    room.do(StartBreak(session="1"))
    return room


@pytest.mark.parametrize(
    ("points", "before", "after"),
    [
        pytest.param(15_000, 22_000, 37_000, marks=pytest.mark.clause("pokerfest-2011/structure-10")),
        pytest.param(30_000, 41_000, 71_000, marks=pytest.mark.clause("pokerfest-2011/levels-9")),
    ],
)
def test_the_add_on_at_the_end_of_level_6(points: int, before: int, after: int) -> None:
    room = _fest(points)
    for loser in ("p2", "p3", "p4", "p5"):
        if of(room, "p1").stack < before:
            missing = before - of(room, "p1").stack
            play(room, loser, max(of(room, loser).stack - missing, 500), winner="p1")
    assert of(room, "p1").stack == before
    _break_after_6(room)
    room.do(TakeAddOn(entry=1))
    assert (of(room, "p1").stack, room.state.ledger.causes["addon"]) == (after, points)
    refused = room.refused(TakeAddOn(entry=1))
    assert (refused.reason, refused.facts) == ("addon_limit", {"used": 1, "limit": 1})
    assert "pokerfest-2011/structure-10" in refused.clauses


@pytest.mark.clause("pokerfest-2011/levels-9")
def test_pokerfest_does_not_open_before_the_amount_is_chosen() -> None:
    room = drafted("pokerfest-2011", addon=model.AddOn(price=1))
    refused = room.refused(PublishEvent())
    assert "rebuy_and_addon_chips" in str(refused.facts["missing"])


@pytest.mark.clause("pokerfest-2011/structure-11")
def test_the_add_on_as_a_second_rebuy() -> None:
    room = _fest()
    to_level(room, 4)
    entry = bust(room, "p1")
    room.do(Rebuy(entry=entry.number))
    bust(room, "p1")
    pool = prize_pool(room.state)
    room.do(TakeAddOn(entry=entry.number, early=True))
    assert (entry.stack, entry.status, prize_pool(room.state) - pool) == (10_000, "seated", 100_000)
    assert room.state.eliminations == []
    _break_after_6(room)
    assert room.refused(TakeAddOn(entry=entry.number)).reason == "addon_limit"
    assert income(room.state).addons == 1


@pytest.mark.clause("pokerfest-2011/levels-10")
def test_an_early_add_on_takes_30_per_cent_or_less() -> None:
    room = _fest(early=25_000)
    to_level(room, 3)
    entry = bust(room, "p1")
    room.do(Rebuy(entry=entry.number))
    play(room, "p1", 6_000)
    refused = room.refused(TakeAddOn(entry=entry.number, early=True))
    assert (refused.reason, refused.facts) == (
        "early_addon_stack",
        {"stack": 6_000, "most": 3_000, "level": 6},
    )
    assert "pokerfest-2011/levels-10" in refused.clauses
    play(room, "p1", 2_900)
    room.do(TakeAddOn(entry=entry.number, early=True))
    assert entry.stack == 27_900


def test_refused_early_he_may_take_it_at_the_end_of_level_6() -> None:
    room = _fest()
    to_level(room, 3)
    assert room.refused(TakeAddOn(entry=1, early=True)).reason == "rebuy_first"
    not_yet = room.refused(TakeAddOn(entry=1))
    assert (not_yet.reason, not_yet.facts["level"]) == ("addon_not_yet", 6)
    _break_after_6(room)
    assert room.refused(TakeAddOn(entry=1, early=True)).reason == "addon_not_early"
    room.do(TakeAddOn(entry=1))


@pytest.mark.clause("pokerfest-2011/glossary-14")
def test_the_chip_leader_may_take_it_too() -> None:
    room = pokerfest(10, rebuy=ONE_REBUY, addon=_addon(), seats_per_table=10)
    room.do(StartSession())
    for number in range(2, 10):
        bust_to(room, f"p{number}")
    play(room, "p10", 4_000, winner="p1")
    assert of(room, "p1").stack == 96_000
    _break_after_6(room)
    room.do(TakeAddOn(entry=1))
    assert of(room, "p1").stack == 111_000


def bust_to(room: Room, player: str) -> None:
    play(room, player, 0, winner="p1")


@pytest.mark.clause("pokerfest-2011/glossary-15")
def test_after_the_add_on_no_chips_are_sold() -> None:
    room = _fest()
    bust(room, "p2")
    _break_after_6(room)
    room.later(minutes=15)
    room.do(EndBreak(session="1"))
    refused = room.refused(TakeAddOn(entry=1))
    assert (refused.reason, refused.clauses[0]) == ("addon_window_over", "pokerfest-2011/glossary-15")
    play(room, "p1", 100)
    assert room.refused(Rebuy(entry=1)).reason == "rebuy_period"
    assert room.refused(TakeAddOn(entry=1, early=True)).reason == "addon_not_early"


@pytest.mark.clause("pokerfest-2011/glossary-15", "pokerfest-2011/structure-10")
@pytest.mark.policy("addon_terms")
def test_one_add_on_of_pokerfest_whatever_the_sheet_offers_at_the_book_s_price_unless_it_has_its_own() -> (
    None
):
    offered = msgspec.structs.replace(_addon(early=0), limit=2, price=0)
    room = pokerfest(6, rebuy=ONE_REBUY, addon=offered)
    room.do(StartSession())
    _break_after_6(room)
    taken = only(room.do(TakeAddOn(entry=1)), AddOnTaken)
    assert taken.price == 100_000
    refused = room.refused(TakeAddOn(entry=1))
    assert (refused.reason, refused.facts["limit"]) == ("addon_limit", 1)
    over = room.refused(Rebuy(entry=1))
    assert (over.reason, over.clauses[0]) == ("buying_over", "pokerfest-2011/glossary-15")
    assert room.refused(Rebuy(entry=2)).reason == "rebuy_period", "who took none is only late"


@pytest.mark.clause("torrequebrada/18.3")
@pytest.mark.policy("addon_terms")
@pytest.mark.parametrize("book", ["torrequebrada", "pokerfest-2011"])
def test_a_single_chip_of_one_point_is_enough(book: str) -> None:
    ones = {1: 100, 100: 99}
    if book == "pokerfest-2011":
        room = pokerfest(6, rebuy=ONE_REBUY, addon=_addon(), stack=ones)
        room.do(StartSession())
        play(room, "p1", 1)
        _break_after_6(room)
    else:
        room = started(book, addon=_addon(early=0), stack=ones)
        play(room, "p1", 1)
    room.do(TakeAddOn(entry=1))


@pytest.mark.clause("torrequebrada/18.2")
def test_in_torrequebrada_the_add_on_is_sold_until_registration_closes() -> None:
    room = started("torrequebrada", addon=_addon(early=0, after_level=0))
    room.do(SetRegistrationClose(at=room.now + 15 * MINUTE, why="prueba"))
    room.later(minutes=14, seconds=30)
    room.do(TakeAddOn(entry=1))
    assert of(room, "p1").stack == 25_000
    room.later(minutes=1)
    refused = room.refused(TakeAddOn(entry=2))
    assert (refused.reason, refused.clauses) == ("addon_closed", ("torrequebrada/18.2",))


@pytest.mark.clause("torrequebrada/18.2")
def test_the_closed_desk_sells_none_even_in_the_break_of_the_sheet() -> None:
    room = started("torrequebrada", addon=_addon(early=0))
    _break_after_6(room)
    room.do(TakeAddOn(entry=1))
    room.do(CloseRegistration(session="1", why="prueba"))
    assert room.refused(TakeAddOn(entry=2)).reason == "addon_closed"


@pytest.mark.clause("torrequebrada/18.3")
def test_one_chip_is_enough_and_none_is_not() -> None:
    room = started("torrequebrada", addon=_addon(early=0))
    play(room, "p1", 100)
    room.do(TakeAddOn(entry=1))
    assert of(room, "p1").stack == 15_100
    out = bust(room, "p2")
    refused = room.refused(TakeAddOn(entry=out.number))
    assert (refused.reason, refused.clauses) == ("addon_needs_chips", ("torrequebrada/18.3",))


@pytest.mark.clause("torrequebrada/18.1")
def test_the_add_on_is_the_last_purchase() -> None:
    rebuy = model.Rebuy(limit=None, price=1_000, chips={1000: 10}, stack_limit_percent=100)
    room = started("torrequebrada", addon=_addon(early=0), rebuy=rebuy)
    room.do(TakeAddOn(entry=1))
    bust(room, "p1")
    refused = room.refused(Rebuy(entry=1))
    assert (refused.reason, refused.clauses) == ("buying_over", ("torrequebrada/18.1",))


@pytest.mark.parametrize("book", ["tda-2013", "tda-2024", "adtp-2018", "fcp-2025"])
def test_elsewhere_the_sheet_says_when(book: str) -> None:
    room = started(book, addon=_addon(early=0))
    assert room.refused(TakeAddOn(entry=1)).reason == "addon_not_yet"
    assert room.refused(TakeAddOn(entry=1, early=True)).reason == "no_early_addon"
    to_zero(to_level(room, 6))
    room.do(TakeAddOn(entry=1))
    room.do(StartBreak(session="1"))
    room.do(TakeAddOn(entry=2), role="dealer")
    room.later(minutes=20)
    room.do(EndBreak(session="1"))
    assert room.refused(TakeAddOn(entry=3)).reason == "addon_window_over"


def test_no_add_on_where_the_sheet_has_none() -> None:
    room = started("tda-2013")
    assert room.refused(TakeAddOn(entry=1)).reason == "no_addon"
    assert room.refused(TakeAddOn(entry=77)).reason == "unknown_entry"
