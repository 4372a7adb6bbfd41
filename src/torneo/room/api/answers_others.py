"""The shapes of the rest: cases, circuits and recorded hands as they are read, what a command answers, a spot
ruled on, webhooks. Written as in ``answers``."""

from typing import Any

import msgspec

from torneo.commission.state import Case
from torneo.floor.ruling import Ruling
from torneo.floor.sentences.card import Card
from torneo.room.api.answers import UnreadRow
from torneo.tournament.ranking import Circuit, Standings


class CaseRow(msgspec.Struct, kw_only=True):
    stream: str
    version: int
    book: str
    status: str
    person: str
    tournament: str
    at: int


class CaseList(msgspec.Struct, kw_only=True):
    cases: list[CaseRow]
    unreadable: list[UnreadRow] = []


class DeadlineRead(msgspec.Struct, kw_only=True):
    code: str
    due: int
    state: str
    text: str
    clauses: tuple[str, ...]


class DueRead(msgspec.Struct, kw_only=True):
    """Something to do next; ``command`` does it."""

    reason: str
    text: str
    must: bool
    command: dict[str, Any]
    clauses: tuple[str, ...]


class CaseRead(msgspec.Struct, kw_only=True):
    stream: str
    version: int
    book: str
    case: Case
    deadlines: list[DeadlineRead]
    due: list[DueRead]


class CircuitRow(msgspec.Struct, kw_only=True):
    stream: str
    version: int
    book: str
    name: str
    events: int
    members: int


class CircuitList(msgspec.Struct, kw_only=True):
    circuits: list[CircuitRow]
    unreadable: list[UnreadRow] = []


class CircuitRead(msgspec.Struct, kw_only=True):
    stream: str
    version: int
    book: str
    circuit: Circuit
    standings: Standings


class HandRow(msgspec.Struct, kw_only=True):
    """A told hand: ``m1-7`` is the seventh of table 1. ``to_the_end``: its result came out of what was told;
    ``void``: it was cancelled. ``version`` grows with every act told or taken back."""

    name: str
    table: int
    number: int
    acts: int
    over: bool
    to_the_end: bool
    void: bool
    version: int


class HandList(msgspec.Struct, kw_only=True):
    hands: list[HandRow]


class HandRead(msgspec.Struct, kw_only=True):
    """``setup`` and ``steps`` as a scenario has them; ``cards``: the rulings of each step in words. ``phh``:
    the hand in that format, null while it is not over or where the format has no words for it."""

    name: str
    table: int
    number: int
    version: int
    book: str
    over: bool
    to_the_end: bool
    void: bool
    setup: dict[str, Any]
    steps: list[dict[str, Any]]
    cards: list[list[Card]]
    phh: str | None


class Occurred(msgspec.Struct, kw_only=True):
    """An event a command brought about, in its place."""

    version: int
    at: int
    event: dict[str, Any]


class Done(msgspec.Struct, kw_only=True):
    """What a command brought about. ``repeated``: its key had been answered before; these are the same
    events."""

    stream: str
    version: int
    repeated: bool
    events: list[Occurred]


class Foreseen(msgspec.Struct, kw_only=True):
    """What a correction would change, told in sentences. ``anew``: later acts that come out otherwise;
    ``more``: sentences left out."""

    stream: str
    version: int
    anew: int
    consequences: list[str]
    more: int


class StepRuled(msgspec.Struct, kw_only=True):
    """``ruling`` in codes and numbers, ``card`` in words; ``then``: the cards of rulings it set off."""

    step: int
    ruling: Ruling
    card: Card
    then: list[Card]


class Ruled(msgspec.Struct, kw_only=True):
    """What the book makes of each step. ``question``: the floor must still choose among its options."""

    book: str
    steps: list[StepRuled]
    question: Card | None
    over: bool


class HookRead(msgspec.Struct, kw_only=True):
    """A webhook without its secret. ``behind``: streams with something still to be sent, as
    {stream: version reached}."""

    id: int
    name: str
    url: str
    stream: str
    kinds: list[str]
    paused: bool
    failing: bool
    behind: dict[str, int]


class HookMade(msgspec.Struct, kw_only=True):
    """``secret`` signs what is sent, and is told only here."""

    id: int
    name: str
    url: str
    stream: str
    kinds: list[str]
    secret: str


class HookList(msgspec.Struct, kw_only=True):
    webhooks: list[HookRead]
