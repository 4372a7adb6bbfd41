"""People and their entries."""

from typing import Literal

import msgspec

Status = Literal[
    "registered",  # paid, not yet seated
    "alternate",  # on the waiting list
    "seated",  # playing
    "bagged",  # chips counted and put away until the next day
    "out",  # eliminated in play: has a finishing place
    "removed",  # taken out by a rule or a ruling: absence, disqualification
    "surrendered",  # gave the chips up to enter again
    "cancelled",  # refunded; never counted
    "qualified",  # holds a satellite seat and has not appeared yet
    "forfeited",  # a satellite seat nobody claimed: counts in the prizes, never played
]

#: Entries that still hold chips in the event.
ALIVE = frozenset({"seated", "bagged"})

#: Entries whose player is in: with chips, or paid and waiting for a seat.
IN = ALIVE | {"registered", "alternate"}


class Player(msgspec.Struct, kw_only=True):
    """A person, once, however many entries. ``born`` is an ISO date; ``entries`` their numbers in order."""

    id: str
    name: str
    document: str = ""
    born: str = ""
    country: str = ""
    club: str = ""
    contact: str = ""
    needs: str = ""
    surnames: str = ""
    barred: str = ""
    apart_from: list[str] = []
    id_checked_days: list[int] = []
    entries: list[int] = []


class Entry(msgspec.Struct, kw_only=True):
    """One buy-in. It is the entry that sits and holds chips; a player has at most one alive per session.

    ``paid`` goes to prizes, ``fees`` to the house; ``owed_rebuy`` is the part of both that a declared rebuy
    still owes the desk. ``sold_by``: who entered it; ``dealt``: it has had cards. ``no_show``: away since the
    start of play. ``taken_out``: why, if removed; ``disqualified`` also for an entry that
    had gone out before.
    """

    number: int
    player: str
    kind: Literal["entry", "reentry", "ticket"] = "entry"
    session: str = ""
    at: int = 0
    status: Status = "registered"
    table: int = 0
    seat: int = 0
    stack: int = 0
    received: int = 0
    rebuys: int = 0
    addons: int = 0
    early_addons: int = 0
    owed_rebuy: int = 0
    paid: int = 0
    fees: int = 0
    late: bool = False
    ticket: str = ""
    last_table: int = 0
    assigned: int = 0
    arrived: bool = True
    moved_at: int = 0
    away_since: int = 0
    away_stack: int = 0
    asked_to_keep: bool = False
    time_cards_used: int = 0
    no_show: bool = False
    method: str = ""
    sold_by: str = ""
    dealt: bool = False
    refunded: int = 0
    taken_out: str = ""

    @property
    def is_away(self) -> bool:
        """Is the player not at the table, gone for a while or not come yet?"""
        return bool(self.away_since) or not self.arrived
