"""What was recorded about conduct, and what the floor and the direction decided."""

import msgspec

from torneo.tournament.kernel import Actor, Value


class Infraction(msgspec.Struct, kw_only=True):
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
