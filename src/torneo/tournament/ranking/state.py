"""A circuit: its members, the results of its events, how they score. Nothing but the fold of its events.

Money is in minor units, points in hundredths.
"""

from typing import Literal

import msgspec

#: ``average``: those who tie share the points of the places they fill; ``highest``: each gets the points of
#: the best of them; ``lowest``: of the last.
Ties = Literal["average", "highest", "lowest"]
Rounding = Literal["nearest", "up", "down"]
#: ``best_result``: highest points in one event; ``countback``: more first places, then second, and so on;
#: ``last_event``: better place in the most recent event of the circuit.
TieBreak = Literal["best_result", "countback", "more_events", "fewer_events", "prizes", "last_event"]
SanctionKind = Literal["points", "event", "exclusion"]


class Scoring(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a result becomes points and points become standings.

    ``formula``: the name of a known one or a text; ``table``: {place: points}, which goes before the formula
    where both are given; ``tables``: {smallest field: table}, for tables by number of entries. ``resolution``
    names the document the points come from. ``best`` 0: every event counts, else the best so many of
    ``planned``. ``team_best``: how many players count for a club or league, 0: all.
    """

    formula: str = ""
    table: dict[int, int] = {}
    tables: dict[int, dict[int, int]] = {}
    resolution: str = ""
    scores_if: str = ""
    paid_only: bool = False
    participation: int = 0
    best: int = 0
    planned: int = 0
    min_events: int = 0
    ties: Ties = "average"
    rounding: Rounding = "nearest"
    decimals: int = 2
    tie_breaks: tuple[TieBreak, ...] = ("best_result", "countback")
    team_best: int = 0


class Finish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one player ended an event. Those who tie have the same place: the best of those they fill.

    ``spent`` -1: the buy-in once for the entry and for each re-entry and rebuy, plus the add-ons.
    ``disqualified``: no points; place 0 if none was given. ``infractions``: clause ids.
    """

    player: str
    place: int = 0
    prize: int = 0
    rebuys: int = 0
    addons: int = 0
    reentries: int = 0
    spent: int = -1
    knockouts: int = 0
    disqualified: bool = False
    infractions: tuple[str, ...] = ()


class Results(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event of the circuit. ``date`` is ISO; ``paid``: the paid places announced, -1 if that is not
    known; ``players`` 0: as many as entries; ``weight``: per cent of the usual points; prices default to the
    buy-in."""

    id: str
    name: str = ""
    date: str = ""
    entries: int
    players: int = 0
    buyin: int = 0
    fee: int = 0
    rebuy_price: int = -1
    addon_price: int = -1
    pool: int = 0
    paid: int = -1
    weight: int = 100
    results: tuple[Finish, ...] = ()


class Club(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    name: str = ""
    league: str = ""


class Member(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    name: str = ""
    club: str = ""


class Sanctioned(msgspec.Struct, kw_only=True):
    """Points taken from a player by a case: so many, those of one event, or the place in the ranking."""

    number: int
    player: str
    kind: SanctionKind
    case: str
    why: str
    at: int
    points: int = 0
    event: str = ""
    lifted: str = ""


class Circuit(msgspec.Struct, kw_only=True):
    """``removed``: events taken out of the ranking, with the reason."""

    version: int = 0
    at: int = 0
    id: str = ""
    name: str = ""
    minor_units: int = 100
    scoring: Scoring = Scoring()
    leagues: dict[str, str] = {}
    clubs: dict[str, Club] = {}
    members: dict[str, Member] = {}
    events: dict[str, Results] = {}
    removed: dict[str, str] = {}
    sanctions: list[Sanctioned] = []
    answered: dict[str, int] = {}

    def counted(self) -> list[Results]:
        """The events that score, by date and then as they were added."""
        return sorted(
            (one for one in self.events.values() if one.id not in self.removed), key=lambda one: one.date
        )

    def standing_sanctions(self, player: str) -> list[Sanctioned]:
        return [one for one in self.sanctions if one.player == player and not one.lifted]
