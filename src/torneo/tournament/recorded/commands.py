"""Commands of a recorded hand."""

from typing import Any

from torneo.tournament.kernel import Command


class BeginHand(Command, frozen=True):
    """The recording of a hand begins: whose it is, and the spot as a scenario sets it up. ``names``: of the
    players, by seat. ``policies``: what the event has changed in its book."""

    event: str
    table: int
    number: int
    setup: dict[str, Any]
    names: dict[int, str] = {}
    policies: dict[str, Any] = {}


class TellAct(Command, frozen=True):
    """What happened next, as a step of a scenario."""

    step: dict[str, Any]


class TakeBackAct(Command, frozen=True):
    """The act told last did not happen."""


class EndHand(Command, frozen=True):
    """The recording ends with the hand; ``unfinished``: before it."""

    unfinished: bool = False
