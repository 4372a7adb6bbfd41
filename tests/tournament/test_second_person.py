"""Four eyes: where the sheet asks for it, acts of money wait for a second person."""

import pytest
from tests.support.clock import only, started
from tests.support.prizes import ended, out
from tests.support.room import Room

from torneo.tournament import Refused, decide, fold, problems, snapshot, todo
from torneo.tournament.corrections.acts import acts_of
from torneo.tournament.corrections.commands import Amend, Correction, Undo
from torneo.tournament.corrections.events import Amended
from torneo.tournament.entries.commands import CloseRegistration
from torneo.tournament.prizes.commands import PayPrize, SetPayouts
from torneo.tournament.prizes.events import PrizePaid
from torneo.tournament.second_person.commands import ConfirmMoney, RejectMoney
from torneo.tournament.second_person.events import MoneyAsked, MoneyConfirmed, MoneyRejected
from torneo.tournament.structure.commands import ChangeStructure
from torneo.tournament.structure.model import Payout, SecondPerson

PAY = PayPrize(entry=1, method="cheque", document="D-p1", signature="Uno")


def event(**second: bool) -> Room:
    """Two players, one prize, all over."""
    room = started(
        "tda-2013", players=2, payout=Payout(kind="winner_takes_all"), second_person=SecondPerson(**second)
    )
    room.do(CloseRegistration(session="1", why="prueba"))
    room.do(SetPayouts())
    out(room, "p2")
    return ended(room)


def test_without_the_setting_one_person_pays() -> None:
    assert only(event().do(PAY), PrizePaid).amount > 0


def test_a_payment_waits_until_another_has_confirmed_it() -> None:
    room = event(payments=True)
    assert [type(one) for one in room.do(PAY, role="desk", who="Caja", key="form:7:a")] == [MoneyAsked]
    assert room.state.prizes.deliveries == []
    (due,) = [one for one in todo(room.state, room.now, room.book) if isinstance(one.command, ConfirmMoney)]
    assert (due.reason, due.facts["by"], due.by_itself) == ("money_to_confirm", "Caja", False)
    assert room.refused(PAY, who="Otra").reason == "money_waits"
    assert room.refused(ConfirmMoney(number=1), role="floor", who="Floor").reason == "role"
    assert room.refused(ConfirmMoney(number=2)).reason == "nothing_waits"
    done = room.later(minutes=1).do(ConfirmMoney(number=1), who="Ana", key="form:1:b")
    assert [type(one) for one in done] == [MoneyConfirmed, PrizePaid]
    assert (only(done, MoneyConfirmed).asked_by, room.journal[-1].by.name) == ("Caja", "Ana")
    one = room.state.waiting[0]
    assert (one.status, one.by, one.second) == ("confirmed", "Caja", "Ana")
    assert room.refused(ConfirmMoney(number=1), who="Eva").reason == "money_settled"
    assert snapshot(fold(room.journal)) == snapshot(room.state)


@pytest.mark.parametrize(("who", "key"), [("Caja", "form:8:b"), (" CAJA ", "form:8:b"), ("Otra", "form:7:b")])
def test_whoever_asked_for_it_does_not_confirm_it(who: str, key: str) -> None:
    """Neither under the same name nor with the same account under another."""
    room = event(payments=True)
    room.do(PAY, role="desk", who="Caja", key="form:7:a")
    answer = decide(room.state, room.asked(ConfirmMoney(number=1), "desk", who, key), room.book)
    assert isinstance(answer, Refused)
    assert answer.reason == "same_person"


def test_what_is_rejected_needs_a_reason_and_may_be_asked_for_again() -> None:
    room = event(payments=True)
    room.do(PAY, role="desk", who="Caja")
    assert room.refused(RejectMoney(number=1, why=" ")).reason == "reason_missing"
    rejected = only(room.do(RejectMoney(number=1, why="no es su documento"), who="Ana"), MoneyRejected)
    assert (rejected.asked_by, rejected.why) == ("Caja", "no es su documento")
    assert room.refused(ConfirmMoney(number=1), who="Eva").reason == "money_settled"
    assert only(room.do(PAY, role="desk", who="Caja"), MoneyAsked).number == 2


def test_a_payment_taken_back_is_a_correction_of_money() -> None:
    room = event(corrections=True)
    paid = room.do(PAY, who="Eva")
    asked = only(room.do(Undo(why="era de otro"), who="Eva"), MoneyAsked)
    assert asked.kind == "corrections"
    assert "change.changed_deliveries" in [one.code for one in asked.consequences]
    assert len(room.state.prizes.deliveries) == len(paid) == 1
    amended = only(room.do(ConfirmMoney(number=1), who="Ana"), Amended)
    assert (amended.confirms, amended.asked_by) == (1, "Eva")
    assert room.state.prizes.deliveries == []
    assert (room.state.waiting[0].status, room.state.waiting[0].second) == ("confirmed", "Ana")
    assert snapshot(fold(room.journal)) == snapshot(room.state)
    assert problems(room.state) == []


def test_a_correction_that_moves_no_money_waits_for_nobody() -> None:
    room = started("tda-2013", players=3, second_person=SecondPerson(corrections=True))
    out(room, "p3")
    assert not [one for one in room.do(Undo(why="no salió")) if isinstance(one, MoneyAsked)]


def test_confirmed_payments_are_acts_like_others_when_history_is_read_again() -> None:
    """A correction of something else later leaves the payment where it is, with both names."""
    room = event(payments=True)
    room.do(PAY, role="desk", who="Caja")
    room.do(ConfirmMoney(number=1), who="Ana")
    closed = next(act for act in acts_of(room.journal) if isinstance(act.command, CloseRegistration))
    right = CloseRegistration(session="1", why="otro motivo")
    room.do(Amend(corrections=(Correction(seq=closed.seq, command=right),), why="el motivo era otro"))
    assert [one.by for one in room.state.prizes.deliveries] == ["Ana"]
    assert room.state.waiting[0].by == "Caja"
    assert snapshot(fold(room.journal)) == snapshot(room.state)


def test_payouts_published_again_wait_for_another() -> None:
    room = event(corrections=True)
    again = SetPayouts(amounts=(room.state.prizes.fund.prizes,), why="otra vez")
    assert only(room.do(again, who="Eva"), MoneyAsked).kind == "corrections"


def test_the_protection_itself_is_not_taken_off_by_one_person() -> None:
    room = started("tda-2013", players=3)
    room.do(ChangeStructure(changes={"second_person": {"payments": True}}, why="cuatro ojos"), who="Eva")
    off = ChangeStructure(changes={"second_person": {"payments": False}}, why="molesta")
    assert only(room.do(off, who="Eva"), MoneyAsked).number == 1
    assert room.state.structure.second_person.payments
    room.do(ConfirmMoney(number=1), who="Ana")
    assert not room.state.structure.second_person.payments
