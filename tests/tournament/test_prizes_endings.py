"""Closing time, satellites and bounties."""

from typing import Any

import pytest
from tests.support.books import BOOKS
from tests.support.clock import dues, only, register
from tests.support.entries import of, play
from tests.support.events import published
from tests.support.prizes import closed, disqualify, ended, final, out, prize, prizes, stack
from tests.support.room import MINUTE, START, Room

from torneo.cards.verifiable import verifiable_shuffle
from torneo.rulebook import load_book
from torneo.tournament import fold, problems, snapshot
from torneo.tournament.clock.commands import CallLastHands
from torneo.tournament.entries.commands import GrantTicket, TransferTicket
from torneo.tournament.entries.refunds import cancellation
from torneo.tournament.hands.commands import EndEvent, ReportHand, StartHand
from torneo.tournament.hands.events import EventEnded
from torneo.tournament.hands.places import places
from torneo.tournament.prizes.bounties import bounties_won, heads
from torneo.tournament.prizes.commands import (
    CreditBounty,
    EndByClosingTime,
    EndSatellite,
    OpenEnvelope,
    PayPrize,
    SetPayouts,
    TransferSeat,
)
from torneo.tournament.prizes.events import EnvelopeOpened, PayoutsSet, PrizesSettled
from torneo.tournament.structure.model import Bounty, Day, Flight, Payout, Satellite

SEAT = Satellite(target="Evento principal", seat_value=110_000)


# ---- closing time


def closing(stacks: dict[str, int] | None = None) -> Room:
    """Torrequebrada, the doors close two hours after the start; 10,000.00 of prizes are left for three."""
    days = (
        Day(number=1, closes="2027-01-15T10:00+00:00",
            flights=(Flight(name="1", starts="2027-01-15T08:00+00:00"),)),
    )  # fmt: skip
    room = closed("torrequebrada", 10, days=days, entry_price=100_000, seats_per_table=10)
    room.do(SetPayouts(amounts=(500_000, 300_000, 200_000)))
    out(room, *(f"p{number}" for number in range(4, 11)))
    stack(room, **(stacks or {"p2": 30_000, "p3": 20_000}))
    return room


def hand(room: Room) -> None:
    """A hand that changes nothing."""
    room.do(StartHand(table=1))
    room.do(ReportHand(table=1, stacks={}))


@pytest.mark.clause("torrequebrada/25-E")
def test_the_room_closes_and_the_prizes_are_shared_by_icm() -> None:
    room = closing()
    assert [of(room, name).stack for name in ("p1", "p2", "p3")] == [50_000, 30_000, 20_000]
    refused = room.refused(EndByClosingTime())
    assert (refused.reason, refused.clauses) == ("closing_hands_to_play", ("torrequebrada/25-E",))
    room.now = START + 85 * MINUTE
    room.do(CallLastHands())
    for played in range(3):
        assert not dues(room, "closing_time_reached")
        assert room.refused(EndByClosingTime()).reason == "closing_hands_to_play", played
        hand(room)
    assert room.refused(StartHand(table=1)).reason == "last_hands_played"
    (due,) = dues(room, "closing_time_reached")
    assert (due.must, due.clauses) == (True, ("torrequebrada/25-E",))
    events = room.do(due.command)
    assert only(events, PrizesSettled).clauses == ("torrequebrada/25-E",)
    assert only(events, EventEnded).winner == of(room, "p1").number
    assert prizes(room) == {"p1": 383_929, "p2": 327_500, "p3": 288_571}
    assert [one.player for one in places(room.state, room.book)[:4]] == ["p1", "p2", "p3", "p10"]
    assert prize(room, "p2").parts == {"closing_time": 327_500}
    assert room.refused(EndByClosingTime()).reason == "wrong_phase"
    assert snapshot(fold(room.journal)) == snapshot(room.state)


@pytest.mark.parametrize("book", [book for book in BOOKS if book != "torrequebrada"])
def test_other_books_have_no_such_ending(book: str) -> None:
    room = final(book, 3)
    assert room.refused(EndByClosingTime()).reason == "no_closing_rule"


@pytest.mark.parametrize("book", BOOKS)
def test_a_final_table_that_is_cancelled(book: str) -> None:
    """Torrequebrada shares what is left by ICM and lets prizes won stand; the others do otherwise."""
    room = final(book, 4, payout=Payout(kind="table", table={9: (5000, 3000, 2000)}))
    room.state.tables[1].final = True
    out(room, "p4")
    stack(room, p2=10_000, p3=10_000)
    owed = cancellation(room.state, room.book)
    if book != "torrequebrada":
        assert owed.how != "icm"
        return
    assert owed.how == "icm"
    assert owed.due == {"p1": 15_334, "p2": 12_333, "p3": 12_333}
    out(room, "p3")
    owed = cancellation(room.state, room.book)
    assert owed.due is not None
    assert (sum(owed.due.values()), owed.due["p3"]) == (40_000, 8_000)


# ---- satellites


def satellite(book: str = "fcp-2025", players: int = 8, **fields: Any) -> Room:
    """Enough for two seats of 1,100 and something over."""
    usual: dict[str, Any] = {"entry_price": 33_000, "satellite": SEAT, "staff_percent": 0}
    return final(book, players, **(usual | fields))


@pytest.mark.clause("fcp-2025/art-6.1")
@pytest.mark.parametrize("book", BOOKS)
def test_the_prize_of_a_satellite_is_a_seat(book: str) -> None:
    room = closed(book, 8, entry_price=33_000, satellite=SEAT)
    event = only(room.do(SetPayouts()), PayoutsSet)
    rest = event.fund.prizes - 220_000
    assert (event.seats, event.target, event.amounts) == (2, "Evento principal", (110_000, 110_000, rest))
    if book == "fcp-2025":
        assert "fcp-2025/art-6.1" in event.clauses


@pytest.mark.parametrize("book", BOOKS)
def test_play_stops_with_as_many_players_as_seats(book: str) -> None:
    room = satellite(book)
    rest = room.state.prizes.amounts[2]
    out(room, "p8", "p7", "p6", "p5", "p4")
    refused = room.refused(EndSatellite())
    assert (refused.reason, refused.facts) == ("more_players_than_seats", {"players": 3, "seats": 2})
    assert not dues(room, "seats_won")
    out(room, "p3")
    assert prizes(room) == {"p3": rest}
    (due,) = dues(room, "seats_won")
    room.do(due.command)
    assert room.state.phase == "ended"
    assert prizes(room) == {"p1": 110_000, "p2": 110_000, "p3": rest}
    assert prize(room, "p1").parts == {"seat": 110_000}
    assert (prize(room, "p2").ticket, prize(room, "p2").holder) == ("prueba-2", "p2")
    assert prize(room, "p3").ticket == ""


@pytest.mark.clause("fcp-2025/art-6.3")
def test_a_seat_is_personal() -> None:
    room = satellite()
    out(room, "p8", "p7", "p6", "p5", "p4", "p3")
    room.do(EndSatellite())
    refused = room.refused(TransferSeat(entry=2, to="p7"))
    assert (refused.reason, refused.clauses) == ("ticket_personal", ("fcp-2025/art-6.3",))
    assert prize(room, "p2").holder == "p2"
    assert room.refused(TransferSeat(entry=3, to="p7")).reason == "no_seat_won"
    target = closed("fcp-2025", 2)
    target.state.sessions["1"].registration_closed_at = 0
    for player in ("x", "y"):
        register(target, player)
    target.do(GrantTicket(player="x", ticket=prize(room, "p2").ticket, satellite=room.state.id))
    assert target.refused(TransferTicket(ticket="prueba-2", to="y")).clauses == ("fcp-2025/art-6.3",)


def test_a_house_may_let_seats_change_hands() -> None:
    rule = load_book("tda-2013").values["registration_satellite_seats"]
    book = load_book("tda-2013").with_policies(
        {"registration_satellite_seats": {**rule, "transferable": True}}
    )
    room = satellite(book)  # type: ignore[arg-type]
    out(room, "p8", "p7", "p6", "p5", "p4", "p3")
    room.do(EndSatellite())
    room.do(TransferSeat(entry=2, to="p7"))
    assert (prize(room, "p2").holder, prize(room, "p2").player) == ("p7", "p2")


def test_no_seats_no_satellite() -> None:
    room = final("tda-2013", 3)
    assert room.refused(EndSatellite()).reason == "no_seats_to_win"


# ---- bounties


def bountied(kind: str, players: int = 4, **more: Any) -> Room:
    bounty = Bounty(kind=kind, amount=1_001, **more)  # type: ignore[arg-type]
    return final("tda-2013", players, bounty=bounty, payout=Payout(kind="winner_takes_all"))


def test_fixed_bounties_go_to_who_won_the_chips() -> None:
    room = bountied("fixed")
    assert room.state.prizes.fund.bounties == 4_004
    assert set(heads(room.state).values()) == {1_001}
    out(room, "p4", by="p2")
    assert bounties_won(room.state) == {2: 1_001}
    assert (prize(room, "p2").place, prize(room, "p2").parts) == (0, {"bounty": 1_001})
    split_pot(room, "p3", "p1", "p2")
    assert bounties_won(room.state) == {2: 1_001 + 500, 1: 501}
    out(room, "p2", by="p1")
    ended(room)
    assert prizes(room) == {"p1": 35_996 + 501 + 2_002, "p2": 1_501}
    assert sum(prizes(room).values()) == 40_000


def split_pot(room: Room, loser: str, *winners: str) -> None:
    """The loser goes out and the winners share his chips."""
    lost = of(room, loser)
    stacks = {of(room, name).seat: of(room, name).stack + lost.stack // len(winners) for name in winners}
    beaten = {lost.seat: tuple(of(room, name).seat for name in winners)}
    room.later(seconds=1)
    room.do(ReportHand(table=1, stacks={lost.seat: 0, **stacks}, beaten_by=beaten))


def test_progressive_bounties_grow_on_the_head() -> None:
    room = bountied("progressive", progressive_percent=50)
    out(room, "p4", by="p2")
    assert bounties_won(room.state) == {2: 500}
    assert heads(room.state) == {1: 1_001, 2: 1_001 + 501, 3: 1_001}
    out(room, "p2", by="p1")
    assert bounties_won(room.state) == {2: 500, 1: 751}
    assert heads(room.state) == {1: 1_001 + 751, 3: 1_001}
    out(room, "p3", by="p1")
    ended(room)
    assert sum(prizes(room).values()) == 40_000
    assert prizes(room)["p2"] == 500


def test_a_bounty_nobody_earned_goes_to_the_champion() -> None:
    room = bountied("fixed")
    disqualify(room, "p4")
    room.later(seconds=1)
    out(room, "p3", "p2")
    ended(room)
    assert prizes(room) == {"p1": 40_000}


def test_the_floor_says_who_earned_a_bounty() -> None:
    room = bountied("fixed")
    room.later(seconds=1)
    seat, other = of(room, "p4").seat, of(room, "p1").seat
    room.do(ReportHand(table=1, stacks={seat: 0, other: 20_000}))
    assert bounties_won(room.state) == {}
    for to, reason in (((), "bounty_to_nobody"), ((4,), "bounty_to_himself"), ((9,), "unknown_entry"),
                       ((1, 1), "bounty_to_himself")):  # fmt: skip
        assert room.refused(CreditBounty(entry=4, to=to)).reason == reason
    assert room.refused(CreditBounty(entry=1, to=(2,))).reason == "entry_not_out"
    room.do(CreditBounty(entry=4, to=(1, 2)))
    assert bounties_won(room.state) == {1: 501, 2: 500}
    assert final("tda-2013", 2).refused(CreditBounty(entry=1, to=(2,))).reason == "no_bounties"


def test_envelopes_are_drawn_and_anyone_can_check() -> None:
    room = bountied("mystery", envelopes={5_000: 1, 1_000: 2})
    assert (room.state.prizes.fund.bounties, sum(room.state.prizes.amounts)) == (7_000, 33_000)
    out(room, "p4", by="p2")
    (due,) = dues(room, "envelope_to_open")
    event = only(room.do(due.command), EnvelopeOpened)
    seed = bytes(range(32))
    assert event.draw.pool == (1_000, 1_000, 5_000)
    assert verifiable_shuffle(seed, event.draw.pool, event.draw.label)[0] == event.value
    assert bounties_won(room.state) == {2: event.value}
    assert room.refused(OpenEnvelope(entry=4)).reason == "envelope_opened"
    assert room.refused(SetPayouts(envelopes={1: 1}, why="x")).reason == "envelope_opened"
    out(room, "p3", "p2")
    for _ in range(2):
        room.do(dues(room, "envelope_to_open")[0].command)
    assert room.state.prizes.envelopes == {}
    ended(room)
    assert sum(prizes(room).values()) == 40_000
    assert snapshot(fold(room.journal)) == snapshot(room.state)


def test_unopened_envelopes_go_to_the_champion() -> None:
    room = bountied("mystery", envelopes={5_000: 1, 1_000: 2})
    out(room, "p4", "p3", "p2")
    ended(room)
    assert prizes(room) == {"p1": 40_000}


def test_envelopes_cannot_hold_more_than_there_is() -> None:
    bounty = Bounty(kind="mystery", amount=1_000, envelopes={50_000: 1})
    room = closed("tda-2013", 4, bounty=bounty, payout=Payout(kind="winner_takes_all"))
    refused = room.refused(SetPayouts())
    assert (refused.reason, refused.facts) == ("envelopes_above_fund", {"envelopes": 50_000, "total": 40_000})
    assert room.refused(SetPayouts(envelopes={0: 1})).reason == "amount"
    room.do(SetPayouts(envelopes={10_000: 1, 2_000: 2}))
    assert (room.state.prizes.fund.bounties, room.state.prizes.envelopes) == (14_000, {10_000: 1, 2_000: 2})
    assert final("tda-2013", 2).refused(SetPayouts(envelopes={1: 1}, why="x")).reason == "no_envelopes_here"


def test_a_table_that_said_nothing_waits_for_the_floor() -> None:
    room = bountied("mystery", envelopes={5_000: 1})
    room.later(seconds=1)
    play(room, "p4", 1_000, winner="p1")
    seat, other = of(room, "p4").seat, of(room, "p1").seat
    room.do(ReportHand(table=1, stacks={seat: 0, other: 20_000}))
    assert not dues(room, "envelope_to_open")
    assert room.refused(OpenEnvelope(entry=4)).reason == "eliminator_unknown"
    room.do(CreditBounty(entry=4, to=(1,)))
    room.do(OpenEnvelope(entry=4))
    assert bounties_won(room.state) == {1: 5_000}


# ---- everybody left is disqualified


@pytest.mark.parametrize("book", BOOKS)
def test_when_the_last_players_are_disqualified_the_best_of_the_others_wins(book: str) -> None:
    room = final(book, 6, payout=Payout(places=2))
    fund = room.state.prizes.fund.prizes
    out(room, "p6", "p5", "p4", "p3")
    assert room.refused(EndEvent()).reason == "players_left"
    disqualify(room, "p2")
    disqualify(room, "p1")
    (due,) = dues(room, "nobody_left")
    assert only(room.do(due.command), EventEnded).winner == of(room, "p3").number
    assert problems(room.state) == []
    first, second = room.state.prizes.amounts
    assert prizes(room) == {"p3": first, "p4": second}
    assert first + second == fund


def test_an_event_in_which_everybody_is_disqualified_has_no_winner_and_no_prize() -> None:
    room = final("fcp-2025", 3, payout=Payout(places=1))
    for player in ("p1", "p2", "p3"):
        disqualify(room, player)
    assert only(room.do(EndEvent()), EventEnded).winner == 0
    assert room.state.phase == "ended"
    assert prizes(room) == {}
    assert room.refused(PayPrize(entry=1, method="x", document="D1", signature="x")).reason == "no_prize"


def test_an_event_nobody_has_left_yet_does_not_end() -> None:
    room = published("fcp-2025")
    assert room.refused(EndEvent()).reason == "wrong_phase"
