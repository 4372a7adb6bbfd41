"""The ledger: every chip that entered or left the event, by value and by cause."""

import msgspec

from torneo.tournament.structure.model import Chips, total


class Ledger(msgspec.Struct, kw_only=True):
    """``issued`` and ``removed`` by value of chip; ``causes``: {cause: points}, with a sign."""

    issued: Chips = {}
    removed: Chips = {}
    causes: dict[str, int] = {}
    retired: list[int] = []

    @property
    def in_play(self) -> Chips:
        return {
            value: count - self.removed.get(value, 0)
            for value, count in sorted(self.issued.items())
            if count != self.removed.get(value, 0)
        }

    @property
    def points(self) -> int:
        """What all the chips in play are worth."""
        return total(self.issued) - total(self.removed)


class Count(msgspec.Struct, kw_only=True):
    """A stack counted at the end of a stage, with who signed."""

    entry: int
    points: int
    signed: list[str]
    at: int
    session: str
