"""A circuit: its members, the results of its events, how they score. Nothing but the fold of its events.

Money is in minor units, points in hundredths.
"""

from typing import Annotated, Literal

import msgspec

from torneo.tournament.vocabulary import (
    MOST_PEOPLE,
    Clauses,
    Count,
    Id,
    IsoTime,
    LongText,
    Money,
    Percent,
    PersonName,
    PlayerId,
    Price,
    RankingPoints,
    ShortText,
    StreamName,
    Title,
    many,
    rows,
)

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

    formula: LongText = ""
    table: Annotated[dict[Count, RankingPoints], rows(MOST_PEOPLE)] = {}
    tables: Annotated[dict[Count, Annotated[dict[Count, RankingPoints], rows(MOST_PEOPLE)]], rows(200)] = {}
    resolution: ShortText = ""
    scores_if: ShortText = ""
    paid_only: bool = False
    participation: RankingPoints = 0
    best: Count = 0
    planned: Count = 0
    min_events: Count = 0
    ties: Ties = "average"
    rounding: Rounding = "nearest"
    decimals: Count = 2
    tie_breaks: Annotated[tuple[TieBreak, ...], many(20)] = ("best_result", "countback")
    team_best: Count = 0


class Finish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one player ended an event. Those who tie have the same place: the best of those they fill.

    ``spent`` -1: the buy-in once for the entry and for each re-entry and rebuy, plus the add-ons.
    ``disqualified``: no points; place 0 if none was given. ``infractions``: clause ids.
    """

    player: PlayerId
    place: Count = 0
    prize: Money = 0
    rebuys: Count = 0
    addons: Count = 0
    reentries: Count = 0
    spent: Money = -1
    knockouts: Count = 0
    disqualified: bool = False
    infractions: Clauses = ()


class Results(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An event of the circuit. ``date`` is ISO; ``paid``: the paid places announced, -1 if that is not
    known; ``players`` 0: as many as entries; ``weight``: per cent of the usual points; prices default to the
    buy-in."""

    id: StreamName
    name: Title = ""
    date: IsoTime = ""
    entries: Count
    players: Count = 0
    buyin: Money = 0
    fee: Price = 0
    rebuy_price: Price = -1
    addon_price: Price = -1
    pool: Money = 0
    paid: Count = -1
    weight: Percent = 100
    results: Annotated[tuple[Finish, ...], many(MOST_PEOPLE)] = ()


class Club(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Id
    name: Title = ""
    league: Id = ""


class Member(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: PlayerId
    name: PersonName = ""
    club: Id = ""


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
