"""A hand recorded act by act: nothing but the fold of its events."""

from typing import Any

import msgspec

from torneo.tournament.vocabulary import ChipPoints, Seat


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """A ruling in a recorded hand: its codes and clauses, without the numbers that follow from the acts."""

    kind: str
    reason: str
    seat: Seat = 0
    action: str = ""
    to: ChipPoints = 0
    clauses: tuple[str, ...] = ()


class Recorded(msgspec.Struct, kw_only=True):
    """The hand ``number`` of a table of an event. ``setup`` and ``steps`` are scenario data, ``policies``
    what the event had changed in its book; ``rulings`` those of each step. ``told`` makes a hand of it."""

    version: int = 0
    at: int = 0
    event: str = ""
    table: int = 0
    number: int = 0
    begun_at: int = 0
    setup: dict[str, Any] = {}
    names: dict[int, str] = {}
    policies: dict[str, Any] = {}
    steps: list[dict[str, Any]] = []
    rulings: list[tuple[Said, ...]] = []
    taken_back: int = 0
    ended_at: int = 0
    unfinished: bool = False
    answered: dict[str, int] = {}
