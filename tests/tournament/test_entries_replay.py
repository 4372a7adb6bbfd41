"""What happened at the desk, told again from the journal, is the same event."""

from tests.support.clock import register, started
from tests.support.entries import bust, enter, of

from torneo.tournament import fold, snapshot
from torneo.tournament.decider import decode_happened, encode_happened
from torneo.tournament.entries.commands import (
    BarPlayer,
    CancelEntry,
    CheckIdentity,
    CloseRegistration,
    CorrectPlayer,
    DeclareRebuy,
    GrantTicket,
    LeaveTable,
    Rebuy,
    ReEnter,
    ReturnToTable,
    SeatAlternates,
    SetRegistrationClose,
    TakeAddOn,
)
from torneo.tournament.structure.model import AddOn, ReEntry
from torneo.tournament.structure.model import Rebuy as RebuyTerms


def test_the_journal_makes_the_same_state() -> None:
    room = started(
        "torrequebrada",
        players=9,
        rebuy=RebuyTerms(limit=None, price=1_000, chips={1000: 10}, stack_limit_percent=100),
        addon=AddOn(price=1_000, chips={1000: 15}),
        reentry=ReEntry(limit=9, surrender=True),
    )
    register(room, "satelite")
    room.do(GrantTicket(player="satelite", ticket="S-1"))
    for player in ("r1", "r2"):
        enter(room, player)
    first = bust(room, "p1")
    room.do(DeclareRebuy(entry=first.number))
    room.do(Rebuy(entry=first.number))
    bust(room, "p2")
    room.do(SeatAlternates())
    room.do(ReEnter(player="p2"))
    room.do(ReEnter(player="p3", surrender=True))
    room.do(CancelEntry(entry=of(room, "r2").number))
    room.do(LeaveTable(entry=of(room, "p4").number))
    room.do(ReturnToTable(entry=of(room, "p4").number, stack=1))
    room.do(TakeAddOn(entry=of(room, "p5").number))
    room.do(CheckIdentity(player="p6"))
    room.do(CorrectPlayer(player="p7", document="Z-1"))
    room.do(BarPlayer(player="p8", why="comisión"))
    room.do(SetRegistrationClose(level=7, why="colas"))
    room.do(CloseRegistration(why="aforo"))
    assert of(room, "satelite").status == "forfeited"
    again = fold(decode_happened(encode_happened(one)) for one in room.journal)
    assert snapshot(again) == snapshot(room.state)
