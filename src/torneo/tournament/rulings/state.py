"""The floor's matters: who calls, what was ruled at which table, who deals where."""

from typing import Any, Literal

import msgspec

from torneo.floor.ruling import Ruling
from torneo.tournament.kernel import Actor

#: What a table calls the floor about.
About = Literal["ruling", "chips", "time", "behaviour", "dealer", "player_missing", "other"]


class Call(msgspec.Struct, kw_only=True):
    """A table asks for the floor. ``seat`` and ``entry``: the player it is about, 0 if nobody in particular.
    ``taken_at`` 0: nobody is coming yet; ``closed_at`` 0: it is open. ``ruling``: the one it led to."""

    number: int
    table: int
    about: About
    at: int
    by: Actor
    seat: int = 0
    entry: int = 0
    note: str = ""
    taken_at: int = 0
    taken_by: Actor | None = None
    closed_at: int = 0
    closed_by: Actor | None = None
    closing: str = ""
    ruling: int = 0


class Given(msgspec.Struct, kw_only=True):
    """A ruling of the register: the spot and what was told of it, as scenario data, and what the book made of
    the last step. ``seat`` and ``entry``: whom it is about, 0 if nobody.

    ``decision``: of a question, what the floor's answer led to; ``option`` and ``why`` its answer;
    ``infraction`` and ``penalty`` the numbers of what went on record with it.
    ``overruled``: the director's reason for setting the ruling aside; empty while it stands.
    ``withdrawn_at``: the act it was about did not happen after all. ``told``: in the hand of its table, act
    by act; ``lapsed``: that hand has gone past the question; ``lasts``: its end does not settle it.
    ``settled``: what it asked for and has been done, by code.
    """

    number: int
    table: int
    at: int
    by: Actor
    setup: dict[str, Any]
    steps: list[dict[str, Any]]
    outcome: Ruling
    hand: int = 0
    call: int = 0
    seat: int = 0
    entry: int = 0
    option: str = ""
    why: str = ""
    decision: Ruling | None = None
    decided_at: int = 0
    decided_by: Actor | None = None
    infraction: int = 0
    penalty: int = 0
    overruled: str = ""
    overruled_at: int = 0
    overruled_by: Actor | None = None
    withdrawn_at: int = 0
    withdrawn_by: Actor | None = None
    told: bool = False
    lapsed: bool = False
    lasts: bool = False
    settled: list[str] = []

    @property
    def stands(self) -> bool:
        """Neither set aside nor withdrawn."""
        return not self.overruled_at and not self.withdrawn_at

    @property
    def open(self) -> bool:
        """Does the floor still owe an answer?"""
        return self.outcome.is_question and not self.decided_at and not self.lapsed and self.stands

    @property
    def final(self) -> Ruling:
        """What holds: the answer of the floor, or the ruling itself."""
        return self.decision or self.outcome


class Dealing(msgspec.Struct, kw_only=True):
    """Who deals at a table since when, and what the one before had to say."""

    dealer: str
    since: int
    note: str = ""
    before: str = ""
