"""What a plan takes for granted about people and staff."""

from typing import Final

import msgspec

from torneo.simulate.crowd import BUYS_AGAIN, LATE, TAKES_ADDON

MOST_ENTRIES: Final = 30_000
MOST_RUNS: Final = 100_000


class Assumptions(msgspec.Struct, frozen=True, kw_only=True):
    """``entries``: people who come; their number is uncertain by ``spread`` percent (one standard deviation).
    ``late``, ``buys_again``, ``takes_addon``: shares of the people. ``deals``: share of events that end by a
    deal, None: as often as bots make one where the sheet allows it. ``pace``: how much longer than a bot's a
    hand takes. ``tables``: the most there are, 0: as many as needed. ``relief``: tables for which one more
    dealer relieves the others; 0: none."""

    entries: int
    spread: float = 0.0
    late: float = LATE
    buys_again: float = BUYS_AGAIN
    takes_addon: float = TAKES_ADDON
    deals: float | None = None
    pace: float = 1.0
    tables: int = 0
    relief: int = 4


class PlanError(ValueError):
    """A plan that cannot be made. ``reason`` is a key of the words, ``facts`` what they name."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason)
        self.reason, self.facts = reason, facts

    def __reduce__(self) -> tuple[object, ...]:
        return _error, (self.reason, self.facts)


def _error(reason: str, facts: dict[str, object]) -> PlanError:
    return PlanError(reason, **facts)


def check(assumed: Assumptions) -> None:
    """Raises ``PlanError`` for numbers that make no sense."""
    ranges: tuple[tuple[str, float, float, float], ...] = (
        ("entries", assumed.entries, 2, MOST_ENTRIES),
        ("spread", assumed.spread, 0, 50),
        ("late", 100 * assumed.late, 0, 100),
        ("buys_again", 100 * assumed.buys_again, 0, 95),
        ("takes_addon", 100 * assumed.takes_addon, 0, 100),
        ("deals", 100 * (assumed.deals or 0), 0, 100),
        ("pace", assumed.pace, 0.2, 5),
        ("tables", assumed.tables, 0, 5_000),
        ("relief", assumed.relief, 0, 100),
    )
    for name, given, low, high in ranges:
        if not low <= given <= high:
            raise PlanError("out_of_range", name=name, low=low, high=high, given=given)
