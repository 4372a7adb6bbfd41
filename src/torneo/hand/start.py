"""Where a hand begins that begins in the middle."""

from collections.abc import Mapping, Sequence

import msgspec


class StartPoint(msgspec.Struct, frozen=True):
    """``pot`` is everything in the middle; ``cards`` what is known of each hand, in dealing order."""

    street: str
    pot: int = 0
    board: Sequence[int] = ()
    cards: Mapping[int, Sequence[int]] = {}
