"""The whole state of an event: nothing but the fold of its events."""

from typing import Any, Literal

import msgspec

from torneo.tournament.chips.state import Count, Ledger
from torneo.tournament.clock.state import Session, Wall
from torneo.tournament.conduct.state import Conduct, Decision, Infraction, Note
from torneo.tournament.entries.state import ALIVE, Entry, Player
from torneo.tournament.hands.state import Elimination
from torneo.tournament.live_hand.state import KeptHand
from torneo.tournament.prizes.state import PrizeState
from torneo.tournament.rulings.state import Call, Dealing, Given
from torneo.tournament.seats.state import Table
from torneo.tournament.second_person.state import Waiting
from torneo.tournament.structure.model import Structure

Phase = Literal["draft", "published", "running", "ended", "cancelled"]


class Tournament(msgspec.Struct, kw_only=True):
    """``phase``: a draft can be changed freely; published opens registration; running from the first
    session."""

    version: int = 0
    at: int = 0
    id: str = ""
    book: str = ""
    policies: dict[str, Any] = {}
    phase: Phase = "draft"
    structure: Structure = Structure()
    staff: dict[str, str] = {}
    players: dict[str, Player] = {}
    entries: dict[int, Entry] = {}
    alternates: list[int] = []
    documents: dict[str, str] = {}
    tickets: dict[str, int] = {}
    sessions: dict[str, Session] = {}
    tables: dict[int, Table] = {}
    ledger: Ledger = msgspec.field(default_factory=Ledger)
    counts: list[Count] = []
    eliminations: list[Elimination] = []
    infractions: list[Infraction] = []
    decisions: list[Decision] = []
    notes: list[Note] = []
    conduct: Conduct = msgspec.field(default_factory=Conduct)
    calls: list[Call] = []
    rulings: list[Given] = []
    dealers: dict[int, Dealing] = {}
    told_hands: list[KeptHand] = []
    prizes: PrizeState = msgspec.field(default_factory=PrizeState)
    waiting: list[Waiting] = []
    wall: Wall = msgspec.field(default_factory=Wall)
    answered: dict[str, int] = {}

    def alive(self, session: str | None = None) -> list[Entry]:
        """Entries that hold chips, in order of registration."""
        return [
            entry
            for entry in self.entries.values()
            if entry.status in ALIVE and (session is None or entry.session == session)
        ]

    def open_tables(self, session: str) -> list[Table]:
        """Tables in play, by number."""
        return [table for _, table in sorted(self.tables.items()) if table.open and table.session == session]

    def entry_at(self, table: int, seat: int) -> Entry | None:
        place = self.tables.get(table)
        if place is None or not 1 <= seat <= len(place.seats) or not place.seats[seat - 1]:
            return None
        return self.entries[place.seats[seat - 1]]
