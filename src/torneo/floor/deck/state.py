"""What the floor remembers about a deal."""

import msgspec

from torneo.hand import Hand


class Deal(msgspec.Struct, frozen=True):
    """``exposed``, ``boxed``: cards so far in this deal. ``void``: deals of this hand that did not count.

    ``absent``: seats away or penalised when the hand was first dealt; ``returned``: those back since then.
    """

    exposed: int = 0
    boxed: int = 0
    void: tuple[Hand, ...] = ()
    absent: frozenset[int] = frozenset()
    returned: frozenset[int] = frozenset()
