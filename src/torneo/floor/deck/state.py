"""What the floor remembers about a deal."""

import msgspec

from torneo.hand import Hand


class Deal(msgspec.Struct, frozen=True):
    """``exposed``, ``boxed``: cards so far in this deal. ``void``: deals of this hand that did not count.

    ``absent``: seats away or penalised when the hand was first dealt. ``left_out``: chips of seats at the
    table that are not in the deal, because they had no right to it.
    """

    exposed: int = 0
    boxed: int = 0
    void: tuple[Hand, ...] = ()
    absent: frozenset[int] = frozenset()
    left_out: dict[int, int] = {}
