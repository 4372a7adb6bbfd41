"""Bets pulled in while the round still goes on."""

from torneo.floor.acts import Asks
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand.status import BET


def asked(table: Table, act: Asks) -> Ruling:
    """A player wants the bets brought in: where the book names who may ask, the one to act."""
    may = not _only_when_asked(table) or table.hand.actor == act.seat
    if table.hand.status != BET or not may:
        return table.ruling(act.seat, Reading(case="bets_in_refused", kind="refused"))
    return table.ruling(act.seat, Reading(case="bets_in_granted", kind="granted", steps=("bring_bets_in",)))


def collects(table: Table) -> Ruling:
    """The dealer reaches for the bets: while somebody has yet to act they stay in front of the players."""
    if table.hand.status == BET and _only_when_asked(table):
        return table.ruling(None, Reading(case="bets_stay_out", kind="refused", steps=("leave_bets_out",)))
    return table.ruling(None, Reading(case="bets_collected", kind="procedure", steps=("bring_bets_in",)))


def _only_when_asked(table: Table) -> bool:
    return bool(table.book.values["dealing_bets_brought_in"] == "asked_by_player_to_act")
