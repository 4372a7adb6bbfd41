"""What a hand is played for: blinds, ante, bring-in and the limit bets of one level."""

from typing import Literal

import msgspec

from torneo.hand.illegal import SetupError

AnteKind = Literal["classic", "big_blind"]


class Stakes(msgspec.Struct, frozen=True):
    """All in chips. ``small_bet`` and ``big_bet`` default to one and two big blinds, ``min_bet`` to one."""

    small: int = 0
    big: int = 0
    ante: int = 0
    ante_kind: AnteKind = "classic"
    bring_in: int = 0
    small_bet: int = 0
    big_bet: int = 0
    min_bet: int = 0

    def __post_init__(self) -> None:
        for name in ("small", "big", "ante", "bring_in", "small_bet", "big_bet", "min_bet"):
            if getattr(self, name) < 0:
                raise SetupError(name, f"must not be below zero, is {getattr(self, name)}")

    @property
    def opening_bet(self) -> int:
        """The smallest bet of a no-limit or pot-limit round."""
        return self.min_bet or self.big or self.small_bet

    @property
    def limit_bets(self) -> tuple[int, int]:
        """Small and big bet of a limit game."""
        small = self.small_bet or self.big
        return small, self.big_bet or 2 * small
