"""What was recorded about conduct, and what the floor and the direction decided."""

from typing import Literal

import msgspec

from torneo.tournament.kernel import Actor, Value
from torneo.tournament.vocabulary import ClauseId, Code, Facts, Moment, Money, StreamName


class Infraction(msgspec.Struct, kw_only=True):
    """An infraction of a clause. ``player`` is empty for bound persons who do not play: ``person`` and
    ``role`` then say who it was. ``players``: how many sat at the table at that moment. ``answer``: the
    number of the penalty given, -1 if the floor let it pass, 0 while it is open. ``order``: the move a slow
    player was told to make. ``fault``: what the clause is about, and ``act`` what of it was done; ``times``
    the player has been recorded for it, this one included. ``others``: players recorded with this one."""

    number: int
    player: str
    clause: str
    at: int
    by: Actor
    entry: int = 0
    table: int = 0
    hand: int = 0
    facts: str = ""
    seen_by: str = ""
    role: str = "player"
    person: str = ""
    offence: str = ""
    topic: str = ""
    players: int = 0
    penalties: list[str] = []
    linked: list[str] = []
    warnings: list[str] = []
    order: dict[str, Value] = {}
    fault: str = ""
    act: str = ""
    times: int = 1
    others: list[str] = []
    answer: int = 0


class Penalty(msgspec.Struct, kw_only=True):
    """A penalty given. ``size`` in hands, rounds, minutes, points or minor units, as its kind says.

    ``hands`` in all and ``left`` to serve; the hand ``after_hand`` of ``after_table`` was under way when it
    was given and does not count. ``until``: the end of a suspension. ``forfeits``: money of the entry that
    is not returned.
    """

    number: int
    infraction: int
    player: str
    penalty: str
    at: int
    by: Actor
    why: str
    size: int = 0
    entry: int = 0
    person: str = ""
    clause: str = ""
    offence: str = ""
    hands: int = 0
    left: int = 0
    after_table: int = 0
    after_hand: int = 0
    until: int = 0
    forfeits: int = 0
    status: Literal["pending", "serving", "done", "lifted"] = "done"
    clauses: list[str] = []


class Report(msgspec.Struct, kw_only=True):
    """What somebody told the staff: behaviour seen or suffered, a mistake at the table, a wish for the clock.
    ``answer`` is empty until somebody has seen to it."""

    number: int
    kind: str
    at: int
    by: Actor
    reporter: str
    table: int = 0
    hand: int = 0
    accused: str = ""
    facts: str = ""
    said: int = 0
    should: int = 0
    clauses: list[str] = []
    answer: str = ""


class Review(msgspec.Struct, kw_only=True):
    """A decision or penalty somebody wants looked at again, on a ground the book admits."""

    number: int
    at: int
    by: Actor
    ground: str
    why: str
    decision: int = 0
    penalty: int = 0
    clauses: list[str] = []
    answer: str = ""


class Suspicion(msgspec.Struct, kw_only=True):
    """Play that may not have been fair: of which ``kind``, by whom, in which hands (table, number).
    ``answer``: what the direction found; empty while it is open."""

    number: int
    kind: str
    players: list[str]
    at: int
    by: Actor
    hands: list[tuple[int, int]] = []
    facts: str = ""
    clauses: list[str] = []
    answer: str = ""


class Earlier(msgspec.Struct, frozen=True, kw_only=True):
    """An infraction of another event, with what was given for it (empty: nothing)."""

    event: StreamName
    at: Moment
    clause: ClauseId
    offence: Code = ""
    facts: Facts = ""
    penalty: Code = ""
    size: Money = 0


class Conduct(msgspec.Struct, kw_only=True):
    """``serving``: {player: numbers of the penalties being served}, so that nobody looks through them all at
    every hand. ``open``: infractions that wait for an answer the book demands; ``told``: reports nobody has
    seen to; ``announced``: when each kind of note was last made; ``suspected``: suspicions not judged yet;
    ``forfeited``: {entry: money not returned}; ``earlier``: what other events had on record."""

    penalties: list[Penalty] = []
    serving: dict[str, list[int]] = {}
    pending: list[int] = []
    open: list[int] = []
    reports: list[Report] = []
    told: list[int] = []
    reviews: list[Review] = []
    announced: dict[str, int] = {}
    suspicions: list[Suspicion] = []
    suspected: list[int] = []
    forfeited: dict[int, int] = {}
    earlier: dict[str, list[Earlier]] = {}


class Decision(msgspec.Struct, kw_only=True):
    """The floor's or the direction's answer where a book leaves it to judgement."""

    number: int
    matter: str
    option: str
    at: int
    by: Actor
    why: str
    about: dict[str, Value]
    clauses: list[str]


class Note(msgspec.Struct, kw_only=True):
    """Something announced or recorded because a book wants it on record."""

    kind: str
    at: int
    by: Actor
    about: dict[str, Value]
    clauses: list[str]
