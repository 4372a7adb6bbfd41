"""The other libraries `torneo bench` measures itself against.

Each `peer_*` module has one function `peer()` that imports its library, builds the tables it keeps and
returns a `Peer`. Nothing is imported before `installed_peers()` asks; a library that is missing is skipped.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Final

Play = Callable[[random.Random, int], int]
"""Plays that many hands with that randomness and returns how many actions were taken."""

MODULES: Final = ("peer_pokerkit", "peer_clubs", "peer_texasholdem", "peer_rlcard", "peer_open_spiel")


@dataclass(frozen=True, slots=True)
class Peer:
    """One installed library: what it is called, which version, and the works it can do."""

    name: str
    version: str
    works: Mapping[str, Play]


def installed_peers() -> list[Peer]:
    """Every peer that can be imported here, in a fixed order."""
    found = []
    for name in MODULES:
        adapter = import_module(f"{__package__}.{name}")
        try:
            with quiet():
                found.append(adapter.peer())
        except ImportError:
            continue
    return found


@contextmanager
def quiet() -> Iterator[None]:
    """Silence the warnings a library gives while it is imported or played."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@contextmanager
def global_random(rng: random.Random) -> Iterator[None]:
    """For libraries that shuffle with the module `random`: seed it from `rng`, then put it back as it was."""
    before = random.getstate()
    random.seed(rng.getrandbits(64))
    try:
        yield
    finally:
        random.setstate(before)
