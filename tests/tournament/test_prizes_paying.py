"""Publishing the payouts, who gets what, and handing it over."""

import itertools
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.support.books import BOOKS, FAMILY
from tests.support.clock import dues, only, register, started
from tests.support.entries import enter, of
from tests.support.events import published
from tests.support.prizes import closed, disqualify, ended, final, out, prize, prizes
from tests.support.room import Room
from tests.support.work import calls

from torneo.rulebook import load_book
from torneo.simulate.runner import Run, simulate
from torneo.tournament import Tournament, fold, snapshot
from torneo.tournament.corrections.amending import undo
from torneo.tournament.decider import copied
from torneo.tournament.entries.commands import CloseRegistration, GrantTicket
from torneo.tournament.entries.state import Entry, Player
from torneo.tournament.hands.commands import EndEvent, ReportHand
from torneo.tournament.hands.state import Elimination
from torneo.tournament.kernel import Refused
from torneo.tournament.prizes.commands import DeferPrize, PayPrize, SetPayouts
from torneo.tournament.prizes.delivery import payment_form
from torneo.tournament.prizes.events import PayoutsSet, PrizeDeferred, PrizePaid
from torneo.tournament.prizes.listing import Prize, in_the_money, prize_list, remaining_prizes
from torneo.tournament.prizes.publishing import proposal
from torneo.tournament.structure.model import AddOn, Payout
from torneo.tournament.structure.templates import template

PAY: Any = {"document": "D-p1", "signature": "Jugador p1"}


# ---- publishing


@pytest.mark.parametrize("book", BOOKS)
def test_payouts_are_published_once_registration_has_closed(book: str) -> None:
    room = started(book, players=9)
    assert room.refused(SetPayouts()).reason == "registration_open"
    assert not dues(room, "payouts_to_publish")
    assert not in_the_money(room.state)
    room.do(CloseRegistration(session="1", why="prueba"))
    (due,) = dues(room, "payouts_to_publish")
    assert due.must
    assert room.refused(due.command, role="floor").reason == "role"
    event = only(room.do(due.command), PayoutsSet)
    assert event.fund.collected == 90_000
    assert sum(event.amounts) == event.fund.prizes == 90_000 - event.fund.staff
    assert event.fund.staff == (2_700 if book == "fcp-2025" else 0)
    assert room.state.prizes.amounts == list(event.amounts)
    assert not dues(room, "payouts_to_publish")
    assert room.refused(SetPayouts(places=3)).reason == "reason_missing"
    room.do(SetPayouts(places=3, why="la sala lo anunció así"))
    assert [one.why for one in room.state.prizes.changes] == ["", "la sala lo anunció así"]
    assert remaining_prizes(room.state) == room.state.prizes.amounts
    assert snapshot(fold(room.journal)) == snapshot(room.state)


@pytest.mark.clause("fcp-2025/art-9.1", "fcp-2025/art-9.2")
def test_the_federation_warns_and_deducts() -> None:
    room = closed("fcp-2025", players=9, entry_price=100_000)
    found = proposal(room.state, room.book, SetPayouts(places=4))
    assert not isinstance(found, Refused)
    assert [one.code for one in found.warnings] == ["places_outside_range"]
    event = only(room.do(SetPayouts(places=4)), PayoutsSet)
    assert [one.clauses for one in event.warnings] == [("fcp-2025/art-9.1",)]
    assert "fcp-2025/art-9.2" in event.clauses
    assert (event.fund.staff, event.fund.prizes) == (27_000, 873_000)


def test_more_money_wants_new_payouts() -> None:
    addon = AddOn(price=5_000, chips={1000: 5}, after_level=1)
    room = final("tda-2013", players=4, addon=addon)
    of(room, "p1").paid += 5_000
    (due,) = dues(room, "payouts_out_of_date")
    out(room, "p4", "p3", "p2")
    refused = room.refused(PayPrize(entry=1, method="transferencia", **PAY))
    assert (refused.reason, refused.facts) == ("payouts_out_of_date", {"published": 40_000, "fund": 45_000})
    room.do(due.command)
    assert sum(room.state.prizes.amounts) == 45_000


@pytest.mark.clause("fcp-2025/art-6.5")
def test_seats_nobody_took_up_count_in_the_prizes() -> None:
    """A target of 300,000 into prizes, 100 who played and 3 qualifiers who never came."""
    room = published("fcp-2025", entry_price=300_000)
    for number in range(1, 101):
        enter(room, f"p{number}", id_checked=True)
    for number in (1, 2, 3):
        register(room, f"q{number}")
        room.do(GrantTicket(player=f"q{number}", ticket=f"T{number}"))
    room.do(CloseRegistration(session="1", why="prueba"))
    found = proposal(room.state, room.book)
    assert not isinstance(found, Refused)
    assert (found.fund.collected, found.fund.entries) == (30_900_000, 103)
    assert found.fund.prizes == 30_900_000 * 97 // 100


# ---- who gets what


@pytest.mark.parametrize("book", BOOKS)
def test_every_place_gets_its_prize(book: str) -> None:
    price = 100_000 if book != "fcp-2025" else 0
    room = final(book, players=5, entry_price=price or 10_000, payout=Payout(places=3))
    first, second, third = room.state.prizes.amounts
    assert not in_the_money(room.state)
    out(room, "p5", "p4")
    assert prizes(room) == {}
    assert in_the_money(room.state)
    assert remaining_prizes(room.state) == [first, second, third]
    out(room, "p3")
    assert prizes(room) == {"p3": third}
    assert remaining_prizes(room.state) == [first, second]
    out(room, "p2")
    ended(room)
    assert prizes(room) == {"p1": first, "p2": second, "p3": third}
    assert remaining_prizes(room.state) == []
    assert [one.place for one in prize_list(room.state, room.book)] == [1, 2, 3]


@pytest.mark.parametrize("book", FAMILY)
def test_who_ties_shares_and_the_odd_unit_goes_to_the_first(book: str) -> None:
    room = final(book, players=4, payout=Payout(kind="table", table={9: (5000, 3000, 2000)}))
    amounts = room.state.prizes.amounts
    table = room.state.tables[1]
    seats = {of(room, name).seat: name for name in ("p1", "p2", "p3", "p4")}
    p1, p3, p4 = (of(room, name).seat for name in ("p1", "p3", "p4"))
    room.do(ReportHand(table=1, stacks={p1: 30_000, p3: 0, p4: 0}, beaten_by={p3: (p1,), p4: (p1,)}))
    assert table.taken == sorted(seat for seat, name in seats.items() if name in ("p1", "p2"))
    shared = amounts[2]
    assert prizes(room) == {"p3": shared - shared // 2, "p4": shared // 2}
    assert {one.tied for one in prize_list(room.state, room.book)} == {2}


def test_a_disqualified_entry_gets_nothing_and_those_below_move_up() -> None:
    room = final("tda-2013", players=5, payout=Payout(places=3))
    first, second, third = room.state.prizes.amounts
    out(room, "p5", "p4")
    disqualify(room, "p3")
    assert prizes(room) == {"p4": third}
    out(room, "p2")
    ended(room)
    assert prizes(room) == {"p1": first, "p2": second, "p4": third}
    assert room.refused(PayPrize(entry=3, method="x", document="D-p3", signature="x")).reason == "no_prize"


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_prizes_always_add_up_to_the_fund(data: st.DataObject) -> None:
    """Whoever goes out when, tied or disqualified: every unit of the fund has an owner."""
    players = data.draw(st.integers(2, 12))
    book = load_book(data.draw(st.sampled_from(BOOKS)))
    amounts = sorted(data.draw(st.lists(st.integers(1, 10**6), min_size=1, max_size=players)), reverse=True)
    state = Tournament(phase="ended")
    state.prizes.amounts = amounts
    for number in range(1, players + 1):
        state.entries[number] = Entry(number=number, player=f"p{number}", status="out")
        state.players[f"p{number}"] = Player(id=f"p{number}", name="", entries=[number])
    state.entries[1].status, state.entries[1].stack = "seated", players
    for number in range(2, players + 1):
        how = data.draw(st.sampled_from(("played", "played", "played", "disqualified", "absence")))
        state.entries[number].taken_out = "" if how == "played" else how
        state.eliminations.append(
            Elimination(
                entry=number, session="1", table=data.draw(st.integers(1, 2)), hand=1,
                at=data.draw(st.integers(1, 3)), stack=data.draw(st.integers(1, 3)), how=how,
                together=data.draw(st.integers(0, 2)),
            )
        )  # fmt: skip
    state.eliminations.sort(key=lambda one: one.at)
    found = prize_list(state, book)
    assert sum(one.amount for one in found) == sum(amounts)
    assert all(sum(one.parts.values()) == one.amount > 0 for one in found)
    gone = {one.entry for one in state.eliminations if one.how == "disqualified"}
    assert not gone & {one.entry for one in found}
    ranked = [one.amount for one in found]
    assert all(high >= low - 1 for high, low in itertools.pairwise(ranked))


# ---- delivery


def paid_event(book: str) -> Room:
    room = started(book, players=2, entry_price=2_000_000, payout=Payout(kind="winner_takes_all"))
    room.state.entries[1].method = "transferencia bancaria"
    room.do(CloseRegistration(session="1", why="prueba"))
    room.do(SetPayouts())
    out(room, "p2")
    return ended(room)


@pytest.mark.clause("fcp-2025/art-10.1", "fcp-2025/art-10.2")
def test_the_federation_asks_for_the_method_and_flags_cash() -> None:
    room = paid_event("fcp-2025")
    form = payment_form(room.state, 1, room.book)
    assert not isinstance(form, Refused)
    assert (form.registered, form.avoid) == ("transferencia bancaria", ("cash",))
    assert "fcp-2025/art-10.2" in form.clauses
    refused = room.refused(PayPrize(entry=1, method=" ", **PAY))
    assert (refused.reason, refused.facts["registered"]) == ("method_missing", "transferencia bancaria")
    assert "fcp-2025/art-10.1" in refused.clauses
    events = room.do(PayPrize(entry=1, method="En Metálico", amount=1_000_000, **PAY), role="desk")
    event = only(events, PrizePaid)
    assert (event.flags, event.clauses) == (("cash",), ("fcp-2025/art-10.1",))
    rest = only(room.do(PayPrize(entry=1, method="transferencia", **PAY)), PrizePaid)
    assert (rest.flags, rest.amount) == ((), 3_880_000 - 1_000_000)
    assert room.refused(PayPrize(entry=1, method="x", **PAY)).reason == "prize_delivered"


def test_a_signature_drawn_on_a_screen_is_kept_as_strokes() -> None:
    room = paid_event("tda-2013")
    refused = room.refused(PayPrize(entry=1, method="cheque", ink="<svg/>", **PAY))
    assert (refused.reason, refused.facts["field"]) == ("text_signs", "ink")
    room.do(PayPrize(entry=1, method="cheque", ink="M10,20L30,40M50,60L70,80", **PAY))
    assert room.state.prizes.deliveries[-1].ink == "M10,20L30,40M50,60L70,80"
    assert fold(room.journal).prizes == room.state.prizes


@pytest.mark.clause("fcp-2025/art-10.3")
def test_a_delivery_may_wait_for_the_cashier() -> None:
    """A prize of 9,000,000 and 4,000,000 in the cashier's desk."""
    room = started("fcp-2025", players=3, entry_price=3_092_784, payout=Payout(kind="winner_takes_all"))
    room.do(CloseRegistration(session="1", why="prueba"))
    room.do(SetPayouts())
    out(room, "p2", "p3")
    ended(room)
    owed = prize(room, "p1").amount
    room.do(PayPrize(entry=1, method="transferencia", amount=4_000_000, **PAY))
    assert room.refused(DeferPrize(entry=1, operator="", balance=0)).reason == "operator_missing"
    refused = room.refused(DeferPrize(entry=1, operator="Luz", balance=0, kind="other_form"))
    assert refused.reason == "detail_missing"
    event = only(room.do(DeferPrize(entry=1, operator="Luz", balance=4_000_000)), PrizeDeferred)
    assert (event.amount, event.operator, event.balance) == (owed - 4_000_000, "Luz", 4_000_000)
    assert event.clauses == ("fcp-2025/art-10.3",)
    form = payment_form(room.state, 1, room.book)
    assert not isinstance(form, Refused)
    assert form.owed == owed - 4_000_000
    other = DeferPrize(entry=1, operator="Luz", balance=0, kind="other_form", detail="un coche", amount=5)
    room.do(other)
    assert room.refused(DeferPrize(entry=1, operator="Luz", balance=0, amount=owed)).reason == "amount"


@pytest.mark.parametrize("book", ["tda-2013", "adtp-2018", "torrequebrada", "pokerfest-2011", "tda-2024"])
def test_other_books_pay_in_full_and_flag_nothing(book: str) -> None:
    room = paid_event(book)
    form = payment_form(room.state, 1, room.book)
    assert not isinstance(form, Refused)
    assert (form.registered, form.avoid, form.may_defer) == ("", (), False)
    assert room.refused(DeferPrize(entry=1, operator="Luz", balance=0)).reason == "deferral_not_in_book"
    event = only(room.do(PayPrize(entry=1, method="efectivo", **PAY)), PrizePaid)
    assert (event.flags, event.amount) == ((), 4_000_000)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"entry": 9}, "unknown_entry"),
        ({"entry": 2}, "no_prize"),
        ({"document": ""}, "document_missing"),
        ({"document": "D-p2"}, "document_of_another"),
        ({"signature": " "}, "signature_missing"),
        ({"amount": 10**9}, "amount"),
        ({"amount": -1}, "amount"),
    ],
)
def test_what_a_payment_needs(fields: dict[str, object], reason: str) -> None:
    room = paid_event("tda-2013")
    command = PayPrize(**{"entry": 1, "method": "cheque", **PAY, **fields})
    assert room.refused(command).reason == reason


def test_a_prize_handed_over_cannot_become_smaller() -> None:
    room = final("tda-2013", players=4, payout=Payout(places=2))
    out(room, "p4", "p3")
    out(room, "p2")
    second = prize(room, "p2").amount
    room.do(PayPrize(entry=2, method="cheque", document="D-p2", signature="p2"))
    refused = room.refused(SetPayouts(amounts=(40_000 - second + 100, second - 100), why="error"))
    assert (refused.reason, refused.facts["delivered"]) == ("already_delivered", second)
    room.do(SetPayouts(amounts=(40_000 - second - 100, second + 100), why="error"))
    assert room.refused(PayPrize(entry=2, method="x", document="D-p2", signature="p2", amount=101)).facts[
        "expected"
    ] == "<= 100"  # fmt: skip


# ---- after the end


def afresh(room: Room) -> list[Prize]:
    """The list worked out on a copy of the state, which nothing is kept for."""
    return prize_list(copied(room.state), room.book)


def test_what_is_kept_after_the_end_is_what_would_be_worked_out() -> None:
    """After payments, a part payment, a disqualification, a correction and an undo."""
    room = final("tda-2013", 6, payout=Payout(places=3))
    out(room, "p6", "p5", "p4", "p3", "p2")
    room.do(EndEvent())
    assert prize_list(room.state, room.book) == afresh(room)
    pay = {"method": "transferencia", "signature": "x"}
    second = of(room, "p2").number
    room.do(PayPrize(entry=second, document=room.state.players["p2"].document, amount=1, **pay))
    assert prize_list(room.state, room.book) == afresh(room)
    before = prizes(room)
    disqualify(room, "p1")
    assert prize_list(room.state, room.book) == afresh(room)
    assert prizes(room) != before
    assert "p1" not in prizes(room)
    last = undo(room.journal, room.book, "error")
    assert not isinstance(last, Refused)
    room.do(last.command)
    assert prize_list(room.state, room.book) == afresh(room)
    assert prizes(room) == before


def test_a_correction_brings_new_prizes_and_nothing_kept_answers_for_them() -> None:
    room = final("tda-2013", 4, payout=Payout(places=2))
    out(room, "p4", "p3", "p2")
    room.do(EndEvent())
    known = prize_list(room.state, room.book)
    room.state.prizes = copied(room.state).prizes
    room.state.prizes.amounts = [*reversed(room.state.prizes.amounts)]
    assert prize_list(room.state, room.book) == afresh(room) != known


def test_handing_over_a_prize_does_not_look_through_every_entry_again() -> None:
    """Of a thousand entries: a payment after the first costs a small part of working the list out."""
    book = load_book("tda-2013")
    outcome = simulate(Run(book=book, structure=template("turbo").structure, entries=1_000, seed=1))
    state = outcome.state
    winner = prize_list(state, book)[0].entry
    anew = calls(lambda: prize_list(copied_prizes(state), book))
    kept = calls(lambda: payment_form(state, winner, book))
    assert kept < anew / 4


def copied_prizes(state: Tournament) -> Tournament:
    """The same state with prizes of its own, so that nothing is kept for it."""
    return msgspec.structs.replace(state, prizes=msgspec.structs.replace(state.prizes))
