"""The federation's desk: one waiting list for everybody, seats won elsewhere, documents asked for."""

import pytest
from tests.support.clock import FLIGHTS, dues, register, seated, started
from tests.support.entries import bust, enter, of, to_level, to_zero
from tests.support.events import published
from tests.support.room import Room

from torneo.tournament.clock.commands import EndBreak, StartBreak, StartSession
from torneo.tournament.entries.commands import (
    CancelEntry,
    CheckIdentity,
    CloseRegistration,
    EnterPlayer,
    GrantTicket,
    ReEnter,
    SeatAlternates,
    SetRegistrationClose,
)
from torneo.tournament.entries.events import TicketForfeited
from torneo.tournament.entries.money import income, prize_pool
from torneo.tournament.hands.commands import StartHand
from torneo.tournament.structure.model import ReEntry


def full(*waiting: str) -> Room:
    """Two full tables of nine; these wait, in this order, each from another desk."""
    room = started("fcp-2025", players=18, reentry=ReEntry(limit=9))
    for number, player in enumerate(waiting, 1):
        register(room, player)
        room.do(EnterPlayer(player=player), role="desk", who=f"Caja {number}")
    return room


def listed(room: Room) -> list[str]:
    return [room.state.entries[entry].player for entry in room.state.alternates]


def at_table(room: Room, table: int) -> str:
    """Somebody who sits there."""
    return next(one.player for one in room.state.entries.values() if one.table == table)


@pytest.mark.policy("registration_alternates")
@pytest.mark.clause("fcp-2025/art-7.2", "fcp-2025/art-7.3")
def test_the_list_is_one_whichever_table_has_a_seat_and_whoever_leaves_it() -> None:
    """Four wait. One gives up, one who is out registers again and goes to the end; a seat at table 2 and then
    one at table 1 go to whoever is first on the list, also after a restart."""
    room = full("q", "r", "s", "t")
    assert listed(room) == ["q", "r", "s", "t"]
    room.do(CancelEntry(entry=of(room, "r").number, why="no espera"))
    loser = at_table(room, 2)
    bust(room, loser)
    room.do(ReEnter(player=loser))
    assert listed(room) == ["q", "s", "t", loser]
    room = room.restarted()
    (due,) = dues(room, "seats_for_alternates")
    room.do(due.command, role="system")
    assert (of(room, "q").table, listed(room)) == (2, ["s", "t", loser])
    assert dues(room, "seats_for_alternates") == []
    bust(room, at_table(room, 1))
    room.do(SeatAlternates(session="1"))
    assert (of(room, "s").table, listed(room)) == (1, ["t", loser])
    assert of(room, "t").stack == 0, "who waits has no chips yet"


@pytest.mark.clause("fcp-2025/art-7.2")
def test_nobody_becomes_an_alternate_while_one_seat_is_free() -> None:
    """The other end: 17 of 18 seats taken, then 18, then all."""
    room = started("fcp-2025", players=16)
    found = []
    for player in ("q", "r", "s"):
        enter(room, player)
        found.append((of(room, player).status, len(room.state.alternates)))
    assert found == [("seated", 0), ("seated", 0), ("alternate", 1)]


@pytest.mark.clause("fcp-2025/art-7.3")
def test_each_flight_calls_from_the_same_list_whoever_waits_for_it() -> None:
    """Nine play flight 1A, somebody waits; who enters for flight 1B is not called to a table of 1A."""
    room = seated("fcp-2025", players=9, session="1A", days=FLIGHTS)
    room.do(StartSession(session="1A"))
    register(room, "q")
    room.do(EnterPlayer(player="q", session="1A"))
    register(room, "r")
    room.do(EnterPlayer(player="r", session="1B"))
    assert listed(room) == ["q"]
    bust(room, "p1")
    room.do(SeatAlternates(session="1A"))
    assert (of(room, "q").status, of(room, "r").status) == ("seated", "registered")


# ---- seats won in a satellite ------------------------------------------------------------------------


@pytest.mark.policy("registration_satellite_seats")
@pytest.mark.clause("fcp-2025/art-6.4")
def test_whoever_comes_in_the_last_minute_keeps_the_seat_and_the_other_loses_it_for_nothing() -> None:
    """The director closes registration by hand, before the hour of the sheet."""
    room = published("fcp-2025", entry_price=300_000, entry_fee=20_000)
    for player in ("x", "y"):
        register(room, player)
        room.do(GrantTicket(player=player, ticket=f"S-{player}", satellite="viernes"), role="desk")
    room.do(SetRegistrationClose(at=room.now + 60_000, why="a las 19:00"))
    room.later(seconds=59)
    room.do(EnterPlayer(player="x", ticket="S-x"), role="desk")
    before = prize_pool(room.state)
    events = room.do(CloseRegistration(session="1", why="sala llena"))
    (lost,) = (one for one in events if isinstance(one, TicketForfeited))
    assert (lost.entry, lost.refund, lost.clauses[0]) == (of(room, "y").number, 0, "fcp-2025/art-6.4")
    room = room.restarted()
    assert (of(room, "x").status, of(room, "y").status, of(room, "y").refunded) == (
        "registered", "forfeited", 0
    )  # fmt: skip
    assert prize_pool(room.state) == before + 300_000, "the place given up stays in the prizes"
    assert income(room.state).forfeited == 1
    assert room.refused(GrantTicket(player="y", ticket="S-otro")).reason == "registration_closed"


# ---- documents ---------------------------------------------------------------------------------------


@pytest.mark.policy("registration_id_check")
@pytest.mark.clause("fcp-2025/art-5.2")
@pytest.mark.parametrize("role", ["director", "operations", "floor", "dealer", "desk", "commission"])
def test_anybody_of_the_organisation_may_ask_at_any_moment(role: str) -> None:
    """Before the start, in the middle of a hand, in the break and once the player is out."""
    room = seated("fcp-2025", players=4)
    moments = []

    def ask() -> None:
        room.later(minutes=1).do(CheckIdentity(player="p1"), role=role, who="Bea")
        note = room.state.notes[-1]
        moments.append((note.kind, note.by.role, note.at == room.now, note.about["result"]))

    ask()
    room.do(StartSession())
    room.do(StartHand(table=1))
    ask()
    bust(room, "p1")
    to_zero(to_level(room, 6))
    room.do(StartBreak(session="1"))
    ask()
    room.later(minutes=15).do(EndBreak(session="1"))
    assert moments == [("identity_check", role, True, "shown")] * 3
    assert len([one for one in room.restarted().state.notes if one.kind == "identity_check"]) == 3
    for other in ("player", "public"):
        assert room.refused(CheckIdentity(player="p2"), role=other).reason == "role"
