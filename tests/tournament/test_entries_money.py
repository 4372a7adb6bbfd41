"""Money: what is taken in, what is given back, satellite seats, and events that are cancelled."""

from typing import Any

import pytest
from tests.support.books import BOOKS, FAMILY
from tests.support.clock import only, pokerfest, register, seated, started
from tests.support.entries import bust, enter, of, to_level
from tests.support.events import published
from tests.support.room import Room

from torneo.rulebook import load_book
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.entries.commands import (
    CancelEntry,
    CancelEvent,
    CloseRegistration,
    EnterPlayer,
    GrantTicket,
    Rebuy,
    SetRegistrationClose,
    TransferTicket,
)
from torneo.tournament.entries.events import EntryCancelled, EventCancelled, TicketForfeited
from torneo.tournament.entries.money import income, prize_pool
from torneo.tournament.entries.refunds import cancellation
from torneo.tournament.hands.commands import StartHand
from torneo.tournament.kernel import Refused
from torneo.tournament.seats.commands import FormFinalTable
from torneo.tournament.structure.model import Rebuy as RebuyTerms


@pytest.mark.parametrize("book", BOOKS)
def test_what_the_desk_takes_in(book: str) -> None:
    room = published(book, entry_fee=1_500)
    enter(room, "p1", paid=11_500, method="efectivo")
    register(room, "p2")
    refused = room.refused(EnterPlayer(player="p2", paid=10_000))
    assert (refused.reason, refused.facts) == ("price", {"paid": 10_000, "price": 11_500})
    enter(room, "p2")
    assert (prize_pool(room.state), income(room.state).fees, income(room.state).total) == (
        20_000,
        3_000,
        23_000,
    )
    assert of(room, "p1").method == "efectivo"
    assert room.refused(EnterPlayer(player="p1")).reason == "already_in"
    assert room.refused(EnterPlayer(player="p1", session="9")).reason == "unknown_session"
    assert room.refused(EnterPlayer(player="nadie")).reason == "unknown_player"
    assert room.refused(EnterPlayer(player="p1"), role="player").reason == "role"


# ---- money back


@pytest.mark.parametrize("book", BOOKS)
def test_before_play_an_entry_is_refunded(book: str) -> None:
    room = seated(book, players=4, entry_fee=500)
    cancelled = only(room.do(CancelEntry(entry=1, why="enfermo"), role="desk"), EntryCancelled)
    assert cancelled.refund == 10_500
    assert (of(room, "p1").status, of(room, "p1").stack, prize_pool(room.state)) == ("cancelled", 0, 30_000)
    assert room.state.ledger.points == 30_000
    assert room.refused(CancelEntry(entry=1)).reason == "entry_not_in"
    enter(room, "p1")
    assert of(room, "p1").kind == "entry"


@pytest.mark.clause("pokerfest-2011/collusion-12")
def test_who_walks_away_gets_nothing_back() -> None:
    room = pokerfest()
    room.do(StartSession())
    to_level(room, 2)
    refused = room.refused(CancelEntry(entry=1, why="se va"))
    assert (refused.reason, refused.clauses) == ("no_refund", ("pokerfest-2011/collusion-12",))
    out = bust(room, "p2")
    assert room.refused(CancelEntry(entry=out.number)).clauses == ("pokerfest-2011/collusion-12",)


@pytest.mark.parametrize("book", FAMILY)
def test_an_alternate_who_never_played_gets_the_money_back(book: str) -> None:
    room = started(book, players=9)
    enter(room, "espera")
    assert room.refused(CancelEntry(entry=1)).reason == "no_refund"
    room.do(CancelEntry(entry=10))
    assert (room.state.alternates, of(room, "espera").refunded) == ([], 10_000)


def test_a_house_may_refund_players_who_leave() -> None:
    book = load_book("tda-2013").with_policies({"registration_refund_on_leaving": True})
    room = started(book, players=4)
    room.do(StartHand(table=1))
    assert room.refused(CancelEntry(entry=1)).reason == "hand_in_progress"


# ---- satellite seats


def _target(**fields: Any) -> Room:
    room = published("fcp-2025", **{"entry_price": 300_000, "entry_fee": 20_000, **fields})
    for player in ("x", "y"):
        register(room, player)
    room.do(GrantTicket(player="x", ticket="S-1", satellite="satélite del viernes"), role="desk")
    return room


@pytest.mark.clause("fcp-2025/art-6.3")
def test_a_satellite_seat_cannot_be_passed_on() -> None:
    room = _target()
    refused = room.refused(TransferTicket(ticket="S-1", to="y"))
    assert (refused.reason, refused.facts["player"]) == ("ticket_personal", "x")
    assert refused.clauses == ("fcp-2025/art-6.3",)
    assert room.refused(EnterPlayer(player="y", ticket="S-1")).reason == "ticket_personal"
    assert of(room, "x").player == "x"
    assert room.refused(EnterPlayer(player="y", ticket="S-9")).reason == "unknown_ticket"
    assert room.refused(GrantTicket(player="y", ticket="S-1")).reason == "ticket_known"
    assert room.refused(GrantTicket(player="x", ticket="S-2")).reason == "holds_a_ticket"


def test_a_house_may_let_seats_be_passed_on() -> None:
    seats = {**load_book("tda-2013").values["registration_satellite_seats"], "transferable": True}
    room = published(load_book("tda-2013").with_policies({"registration_satellite_seats": seats}))
    register(room, "x")
    register(room, "y")
    room.do(GrantTicket(player="x", ticket="S-1"))
    room.do(TransferTicket(ticket="S-1", to="y"))
    room.do(EnterPlayer(player="y"))
    assert (of(room, "y").kind, room.state.players["x"].entries) == ("ticket", [])


@pytest.mark.parametrize("ticket", ["S-1", ""], ids=["named", "his own anyway"])
def test_the_qualifier_takes_up_his_seat(ticket: str) -> None:
    room = _target()
    assert prize_pool(room.state) == 0
    room.do(EnterPlayer(player="x", ticket=ticket))
    assert (of(room, "x").status, prize_pool(room.state), income(room.state).fees) == (
        "registered", 300_000, 20_000
    )  # fmt: skip
    assert room.refused(EnterPlayer(player="x", ticket="S-1")).reason == "already_in"
    assert room.refused(TransferTicket(ticket="S-1", to="y")).reason == "ticket_used"


@pytest.mark.clause("fcp-2025/art-6.4")
def test_a_qualifier_who_has_not_come_when_registration_closes_loses_the_seat() -> None:
    room = _target()
    for number in range(3):
        enter(room, f"p{number}")
    room.do(SetRegistrationClose(at=room.now + 60_000, why="a las 19:00"))
    room.later(seconds=61)
    late = room.refused(EnterPlayer(player="x", ticket="S-1"))
    assert late.reason == "registration_closed"
    assert "fcp-2025/art-6.4" in late.clauses
    lost = only(room.do(CloseRegistration(session="1"), role="system"), TicketForfeited)
    assert (lost.refund, of(room, "x").status) == (0, "forfeited")
    assert "fcp-2025/art-6.4" in lost.clauses
    assert room.refused(EnterPlayer(player="x", ticket="S-1")).reason == "ticket_forfeited"
    refused = room.refused(CancelEntry(entry=of(room, "x").number))
    assert (refused.reason, refused.clauses[:1]) == ("entry_not_in", ("fcp-2025/art-6.4",))


@pytest.mark.clause("fcp-2025/art-6.5")
def test_seats_nobody_took_up_count_in_the_prizes() -> None:
    """100 entries and 3 qualifiers who never came: 103 x 300,000."""
    room = _target()
    for number in range(2):
        register(room, f"q{number}")
        room.do(GrantTicket(player=f"q{number}", ticket=f"Q-{number}"))
    for number in range(100):
        enter(room, f"p{number}")
    assert prize_pool(room.state) == 30_000_000
    room.do(CloseRegistration(session="1", why="prueba"))
    assert prize_pool(room.state) == 30_900_000
    assert (income(room.state).entries, income(room.state).forfeited) == (100, 3)


# ---- cancelling the event


def _cancel(option: str) -> Decide:
    return Decide(matter="run_or_cancel", option=option, why="corte de luz")


@pytest.mark.parametrize(
    ("book", "clause"),
    [
        pytest.param("pokerfest-2011", "general-38", marks=pytest.mark.clause("pokerfest-2011/general-38")),
        pytest.param("torrequebrada", "1.3", marks=pytest.mark.clause("torrequebrada/1.3")),
    ],
)
def test_go_on_alter_or_cancel(book: str, clause: str) -> None:
    room = started(book)
    to_level(room, 3)
    offered = offer(room.state, "run_or_cancel", {}, room.book)
    assert not isinstance(offered, Refused)
    assert offered.options == ("run_as_published", "alter", "cancel")
    assert f"{book}/{clause}" in offered.clauses
    for option in ("run_as_published", "alter"):
        room.do(_cancel(option), role="operations", who="Gerencia")
        assert (room.state.decisions[-1].option, room.state.decisions[-1].by.name) == (option, "Gerencia")
        assert room.state.phase == "running"
    assert room.refused(_cancel("cancel"), role="floor").reason == "role"
    room.do(_cancel("cancel"), role="operations")
    assert (room.state.phase, room.state.sessions["1"].clock.running) == ("cancelled", False)
    assert room.refused(EnterPlayer(player="p1")).reason == "wrong_phase"


@pytest.mark.clause("torrequebrada/1.3")
def test_where_the_book_has_no_formula_the_direction_states_the_refunds() -> None:
    room = started("torrequebrada", players=40)
    assert cancellation(room.state, room.book).due is None
    assert room.refused(CancelEvent(why="")).reason == "reason_missing"
    assert room.refused(CancelEvent(why="x", refunds={"nadie": 1})).reason == "unknown_player"
    assert room.refused(CancelEvent(why="x", refunds={"p1": 400_001})).reason == "amount"
    assert room.refused(CancelEvent(why="x", refunds={"p1": -1})).reason == "amount"
    cancelled = only(room.do(CancelEvent(why="obras", refunds={"p1": 5_000})), EventCancelled)
    assert (cancelled.due, room.state.decisions[-1].why) == ({"p1": 5_000}, "obras")
    assert "torrequebrada/1.3" in room.state.decisions[-1].clauses


@pytest.mark.clause("pokerfest-2011/collusion-9")
def test_a_cancelled_series_gives_every_entry_back() -> None:
    """64 entries of 1,000: 64,000 in all, to those already out as well."""
    room = pokerfest(64, entry_price=100_000)
    room.do(StartSession())
    bust(room, "p1")
    owed = cancellation(room.state, room.book)
    assert owed.due is not None
    assert (len(owed.due), set(owed.due.values()), sum(owed.due.values())) == (64, {100_000}, 6_400_000)
    cancelled = only(room.do(CancelEvent(why="avería")), EventCancelled)
    assert (cancelled.due, cancelled.clauses) == (owed.due, ("pokerfest-2011/collusion-9",))
    assert room.refused(CancelEvent(why="otra vez")).reason == "wrong_phase"


def test_rebuys_of_a_cancelled_series_go_back_too() -> None:
    room = pokerfest(
        6, entry_price=100_000, rebuy=RebuyTerms(price=100_000, chips={1000: 10}, stack_limit_percent=30)
    )
    room.do(StartSession())
    out = bust(room, "p1")
    room.do(Rebuy(entry=out.number))
    due = cancellation(room.state, room.book).due
    assert due is not None
    assert (due["p1"], due["p2"]) == (200_000, 100_000)
    assert room.refused(CancelEvent(why="x", refunds={"p1": 1})).reason == "refunds_by_the_book"


@pytest.mark.clause("pokerfest-2011/collusion-10", "pokerfest-2011/collusion-11")
def test_a_cancelled_final_table_shares_the_takings_among_those_left() -> None:
    """120,000 collected, 8 left: 15,000 each; the ninth gets nothing."""
    room = pokerfest(12, entry_price=1_000_000)
    room.do(StartSession())
    for number in range(1, 5):
        bust(room, f"p{number}")
    room.do(FormFinalTable(session="1", table=1))
    owed = cancellation(room.state, room.book)
    assert owed.due is not None
    assert (len(owed.due), set(owed.due.values())) == (8, {1_500_000})
    assert "p4" not in owed.due
    cancelled = only(room.do(_cancel("cancel")), EventCancelled)
    assert cancelled.clauses == ("pokerfest-2011/collusion-10", "pokerfest-2011/collusion-11")


def test_odd_money_goes_to_the_biggest_stacks() -> None:
    room = pokerfest(7, entry_price=1_000)
    room.do(StartSession())
    bust(room, "p1")
    room.do(FormFinalTable(session="1", table=1))
    due = cancellation(room.state, room.book).due
    assert due is not None
    assert (sum(due.values()), max(due.values()) - min(due.values())) == (7_000, 1)
    richest = max(room.state.alive(), key=lambda entry: entry.stack)
    assert due[richest.player] == 1_167
