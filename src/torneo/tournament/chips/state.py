"""The ledger: every chip that entered or left the event, by value and by cause."""

import msgspec

from torneo.tournament.structure.model import Chips, total


class Exchange(msgspec.Struct, kw_only=True):
    """Chips one player changed for larger ones: what was taken and given, in points, and who did it."""

    entry: int
    value: int
    taken: int
    given: int
    at: int
    by: str

    @property
    def difference(self) -> int:
        return self.given - self.taken


class Ledger(msgspec.Struct, kw_only=True):
    """``issued`` and ``removed`` by value of chip; ``causes``: {cause: points}, with a sign.

    ``retired``: values that are gone from the whole event; ``retired_in``: {session: values gone there};
    ``raced``: {session: {table: values raced off at it}}.
    """

    issued: Chips = {}
    removed: Chips = {}
    causes: dict[str, int] = {}
    retired: list[int] = []
    retired_in: dict[str, list[int]] = {}
    raced: dict[str, dict[int, list[int]]] = {}
    exchanges: list[Exchange] = []

    def raced_at(self, session: str, table: int) -> list[int]:
        """Values already raced off at a table of a session."""
        return self.raced.get(session, {}).get(table, [])

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
