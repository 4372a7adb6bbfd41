"""The numbers a planned hand is drawn from, fitted to events of the real engine and shipped as data."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from torneo.simulate.planner.observing import EDGES, KINDS

Grid = tuple[tuple[float, ...], ...]


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of game; see `places` for the shapes. ``hands``: how many were seen."""

    hands: int
    loses: Grid
    takes: tuple[float, ...]
    wins: tuple[float, ...]
    all_in: Grid
    losses: Grid
    seconds: Grid


class Calibration(msgspec.Struct, frozen=True, kw_only=True):
    """``made``: how, so that it can be made again; ``deal_share``: events that ended by a deal."""

    made: dict[str, Any]
    deal_share: float
    kinds: dict[str, Odds]

    def flat(self) -> list[float]:
        """In the order the steps read."""
        found: list[float] = []
        for kind in KINDS:
            odds = self.kinds[kind]
            found += EDGES
            for grid in (odds.loses, (odds.takes, odds.wins), odds.all_in, odds.losses, odds.seconds):
                for row in grid:
                    found += row
        return [float(one) for one in found]

    def hands_per_hour(self, kind: str, size: int) -> float:
        """At a table of so many players that never waits; somebody loses in one hand of two or so."""
        row = self.kinds[kind].seconds[size - 2]
        return 3600 / (sum(row) / len(row) + _ROUND)


#: Seconds a table waits on average until the staff comes round.
_ROUND = 5.0


@cache
def shipped() -> Calibration:
    """The calibration this version comes with."""
    text = files("torneo.simulate.planner").joinpath("data/calibration.json").read_bytes()
    return msgspec.json.decode(text, type=Calibration)
