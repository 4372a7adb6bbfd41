"""Money that comes later: the sum a deal leaves to be played for, and prizes the cashier cannot pay yet."""

from typing import Any

import pytest
from tests.support.clock import only, started
from tests.support.prizes import ended, final, out, prize, prizes
from tests.support.room import Room

from torneo.rulebook import book_ids, load_book
from torneo.tournament.conduct.matters import Decide
from torneo.tournament.entries.commands import CloseRegistration
from torneo.tournament.kernel import Refused
from torneo.tournament.prizes.commands import (
    DeferPrize,
    EndByDeal,
    PayPrize,
    ProposeDeal,
    SetDealReserve,
    SetPayouts,
    VoteDeal,
)
from torneo.tournament.prizes.delivery import payment_form
from torneo.tournament.prizes.events import PrizeDeferred
from torneo.tournament.structure.model import Payout

PAY: Any = {"document": "D-p1", "signature": "Jugador p1"}


# ---- after a deal ------------------------------------------------------------------------------------


def three_left() -> Room:
    """30.000 of prizes for the last three."""
    return final("torrequebrada", 3, entry_price=1_000_000, amounts=(1_500_000, 900_000, 600_000))


def agreed(room: Room, **deal: Any) -> None:
    room.do(ProposeDeal(**deal))
    room.do(VoteDeal(votes={entry.number: True for entry in room.state.alive()}))
    room.do(Decide(matter="deal", option="approve_deal", why="lo piden los tres"))


@pytest.mark.policy("deal_reserve_for_champion")
@pytest.mark.clause("torrequebrada/25-D")
def test_the_players_share_nothing_of_the_sum_and_must_play_on_for_it() -> None:
    """One unit into it is too much and all but it is not; the event does not end with the deal; whoever wins
    takes it. A sum above the prizes is none, and without one nothing can be agreed."""
    room = three_left()
    assert room.refused(SetDealReserve(amount=3_000_001)).reason == "reserve_above_prizes"
    room.do(SetDealReserve(amount=0))
    for kind in ("even", "icm", "chip_chop"):
        assert room.refused(ProposeDeal(kind=kind)).reason == "reserve_not_set"
    room.do(SetDealReserve(amount=150_000))
    for reserve, reason in ((149_999, "reserve_too_small"), (3_000_001, "reserve_too_small")):
        refused = room.refused(ProposeDeal(kind="even", reserve=reserve))
        assert (refused.reason, refused.clauses) == (reason, ("torrequebrada/25-D",))
    agreed(room, kind="custom", amounts={1: 1_425_000, 2: 1_000_000, 3: 425_000})
    room = room.restarted()
    over = room.refused(EndByDeal())
    assert (over.reason, over.facts["title"]) == ("title_to_play_for", 150_000)
    assert over.clauses == ("torrequebrada/25-D",)
    out(room, "p1", "p2", by="p3")
    ended(room)
    assert prize(room, "p3").parts == {"deal": 425_000, "title": 150_000}
    assert prizes(room) == {"p1": 1_425_000, "p2": 1_000_000, "p3": 575_000}


@pytest.mark.clause("torrequebrada/25-D")
def test_without_a_deal_the_sum_changes_nothing() -> None:
    room = three_left()
    room.do(SetDealReserve(amount=150_000))
    out(room, "p3", "p2")
    ended(room)
    assert prizes(room) == {"p1": 1_500_000, "p2": 900_000, "p3": 600_000}


# ---- the cashier has not enough ----------------------------------------------------------------------


def champion(book: str) -> Room:
    """p1 has won everything."""
    room = started(book, players=3, entry_price=3_000_000, payout=Payout(kind="winner_takes_all"))
    room.do(CloseRegistration(session="1", why="prueba"))
    room.do(SetPayouts())
    out(room, "p2", "p3")
    return ended(room)


@pytest.mark.policy("prize_delivery")
@pytest.mark.clause("fcp-2025/art-10.3")
def test_a_deferred_prize_is_still_owed_to_the_last_unit_and_then_paid() -> None:
    """In parts, over a restart: what waits is on record with the operator and the balance of the moment;
    it is owed until it is handed over, and then there is nothing left to defer."""
    room = champion("fcp-2025")
    owed = prize(room, "p1").amount
    first = only(room.do(DeferPrize(entry=1, operator="Luz", balance=4_000_000), role="desk"), PrizeDeferred)
    assert (first.amount, first.balance, first.operator) == (owed, 4_000_000, "Luz")
    room.do(PayPrize(entry=1, method="transferencia", amount=4_000_000, **PAY))
    room = room.later(minutes=24 * 60).restarted()
    form = payment_form(room.state, 1, room.book)
    assert not isinstance(form, Refused)
    assert (form.owed, form.may_defer) == (owed - 4_000_000, True)
    other = DeferPrize(
        entry=1, operator="Sol", balance=0, kind="other_form", detail="cheque", amount=1_000_000
    )
    room.do(other)
    too_much = DeferPrize(entry=1, operator="Sol", balance=0, amount=form.owed + 1)
    assert room.refused(too_much).reason == "amount"
    room.do(PayPrize(entry=1, method="transferencia", **PAY))
    assert room.refused(PayPrize(entry=1, method="transferencia", **PAY)).reason == "prize_delivered"
    assert room.refused(DeferPrize(entry=1, operator="Luz", balance=0)).reason == "prize_delivered"
    assert room.refused(DeferPrize(entry=2, operator="Luz", balance=0)).reason == "no_prize"


@pytest.mark.policy("prize_delivery")
@pytest.mark.clause("fcp-2025/art-10.3")
def test_only_the_book_that_says_so_lets_a_prize_wait() -> None:
    for book in book_ids():
        room = champion(book)
        form = payment_form(room.state, 1, room.book)
        assert not isinstance(form, Refused)
        waits = bool(load_book(book).values["prize_delivery"]["deferred_or_other_form_allowed"])
        assert form.may_defer is waits, book
        if not waits:
            refused = room.refused(DeferPrize(entry=1, operator="Luz", balance=0))
            assert refused.reason == "deferral_not_in_book"
