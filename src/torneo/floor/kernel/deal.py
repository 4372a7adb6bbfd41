"""What the floor remembers about a deal."""

import msgspec

from torneo.hand import Hand


class Deal(msgspec.Struct, frozen=True):
    """``exposed``, ``boxed``: cards so far in this deal. ``void``: deals of this hand that did not count.

    ``again``: streets that will be dealt anew because their cards came too soon; ``unburned``: streets that
    are rightly dealt without a burn because of that; ``without_burn``: the last that wrongly was, and stands.
    ``absent``: seats away or penalised when the hand was first dealt; ``returned``: those back since then.
    """

    exposed: int = 0
    boxed: int = 0
    again: tuple[int, ...] = ()
    unburned: tuple[int, ...] = ()
    without_burn: int | None = None
    void: tuple[Hand, ...] = ()
    absent: frozenset[int] = frozenset()
    returned: frozenset[int] = frozenset()
