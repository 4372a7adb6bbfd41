"""The shapes of what is read. Times are milliseconds since 1970 (UTC), money is in minor units of the
currency, chips are whole numbers. Fields that only some roles see are left out for the others."""

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from torneo.tournament.clock.reading import ClockReading
from torneo.tournament.conduct.state import Decision, Infraction, Note, Penalty, Report, Review
from torneo.tournament.prizes.state import Fund
from torneo.tournament.rulings.state import Call
from torneo.tournament.rulings.state import Given as GivenRuling
from torneo.tournament.structure.model import Structure


class EventRow(msgspec.Struct, kw_only=True):
    """An event in a list. ``players`` still hold chips."""

    stream: str
    version: int
    name: str
    book: str
    phase: str
    players: int
    entries: int
    at: int


class UnreadRow(msgspec.Struct, kw_only=True):
    """A stream this program cannot read: at which version (0: as a whole), why as a code, and in words."""

    stream: str
    kind: str
    version: int
    reason: str
    detail: str


class EventList(msgspec.Struct, kw_only=True):
    """``unreadable``: what is not among the events, for directors."""

    events: list[EventRow]
    unreadable: list[UnreadRow] = []


class SessionRow(msgspec.Struct, kw_only=True):
    """A session with the commitment to its draws and, once revealed, the seed."""

    id: str
    day: int
    status: str
    draws: int
    commitment: str
    seed: str


class Staff(msgspec.Struct, kw_only=True):
    role: str
    name: str


class EventRead(msgspec.Struct, kw_only=True):
    """An event as it stands. ``structure`` is null while the sheet is not public; ``policies`` are the values
    this event changes in its book."""

    stream: str
    version: int
    name: str
    book: str
    phase: str
    players: int
    entries: int
    at: int
    currency: str
    tables: int
    hands: int
    alternates: int
    staff: list[Staff]
    policies: dict[str, Any]
    sessions: list[SessionRow]
    structure: Structure | None


class ClockRead(msgspec.Struct, kw_only=True):
    """Each session's clock at the moment ``now``."""

    stream: str
    version: int
    now: int
    sessions: list[ClockReading]


class SeatRead(msgspec.Struct, kw_only=True):
    seat: int
    entry: int
    name: str
    stack: int


class TableRead(msgspec.Struct, kw_only=True):
    """``hand``: the number of the hand being played, 0 between hands; ``button``: a seat, 0 if not set."""

    table: int
    session: str
    open: bool
    final: bool
    halted: bool
    hands: int
    hand: int
    button: int
    seats: list[SeatRead]


class TableList(msgspec.Struct, kw_only=True):
    stream: str
    version: int
    tables: list[TableRead]


class EntryRead(msgspec.Struct, kw_only=True, omit_defaults=True):
    """An entry. From ``player`` on only for the direction, the floor and the desk."""

    entry: int
    name: str
    session: str
    status: str
    table: int
    seat: int
    stack: int
    place: int
    player: str | UnsetType = UNSET
    kind: str | UnsetType = UNSET
    document: str | UnsetType = UNSET
    born: str | UnsetType = UNSET
    country: str | UnsetType = UNSET
    club: str | UnsetType = UNSET
    contact: str | UnsetType = UNSET
    needs: str | UnsetType = UNSET
    at: int | UnsetType = UNSET
    paid: int | UnsetType = UNSET
    fees: int | UnsetType = UNSET
    refunded: int | UnsetType = UNSET
    rebuys: int | UnsetType = UNSET
    addons: int | UnsetType = UNSET
    method: str | UnsetType = UNSET


class EntryList(msgspec.Struct, kw_only=True):
    stream: str
    version: int
    entries: list[EntryRead]


class PrizeRead(msgspec.Struct, kw_only=True):
    """Somebody's prize and what of it has not been handed over."""

    entry: int
    name: str
    place: int
    amount: int
    parts: dict[str, int]
    owed: int


class PrizeList(msgspec.Struct, kw_only=True):
    """``amounts`` by place once published, else empty; ``pool`` so far, or as published; ``paid_places`` null
    while nobody can tell. ``fund`` and ``prizes`` only for the direction and the desk."""

    stream: str
    version: int
    currency: str
    published: bool
    pool: int
    guarantee: int
    paid_places: int | None
    seats: int
    amounts: list[int]
    fund: Fund | UnsetType = UNSET
    prizes: list[PrizeRead] | UnsetType = UNSET


class CountRead(msgspec.Struct, kw_only=True):
    place: int
    entry: int
    name: str
    table: int
    seat: int
    stack: int


class ResultRead(msgspec.Struct, kw_only=True):
    """``tied``: how many share the place. ``prize`` 0: none, or not published yet."""

    place: int
    tied: int
    entry: int
    name: str
    prize: int
    ticket: bool
    disqualified: bool


class StandingsRead(msgspec.Struct, kw_only=True):
    """Who is still in, by chips as last known; and everybody placed so far, best first."""

    stream: str
    version: int
    currency: str
    counts: list[CountRead]
    results: list[ResultRead]


class LineRead(msgspec.Struct, kw_only=True):
    """A line of the journal, as in the event file (``docs/journal.md``). ``asked``: the command, with the
    first of its events."""

    version: int
    schema: int
    at: int
    actor: str
    role: str
    key: str
    event: dict[str, Any]
    digest: str
    asked: dict[str, Any] | None = None


class JournalRead(msgspec.Struct, kw_only=True):
    """``version``: of the stream; ``next``: what to ask ``after`` for the following lines, null at the
    end."""

    stream: str
    version: int
    lines: list[LineRead]
    next: int | None


class DueRead(msgspec.Struct, kw_only=True):
    """Something the event asks for. ``command``: what would do it, with the fields the event can fill in;
    ``must``: the book orders it; ``text``: why, in words; ``since``: when it came up, in milliseconds."""

    reason: str
    text: str
    must: bool
    since: int
    command: dict[str, Any]
    clauses: tuple[str, ...]


class TodoRead(msgspec.Struct, kw_only=True):
    """What the event asks for at the moment ``now``: what the book orders first, then the longest waiting."""

    stream: str
    version: int
    now: int
    due: list[DueRead]


class RulingsRead(msgspec.Struct, kw_only=True):
    """What was ruled, decided, penalised, reported and noted in the event, with its clauses."""

    stream: str
    version: int
    calls: list[Call]
    rulings: list[GivenRuling]
    decisions: list[Decision]
    infractions: list[Infraction]
    penalties: list[Penalty]
    reports: list[Report]
    reviews: list[Review]
    notes: list[Note]
