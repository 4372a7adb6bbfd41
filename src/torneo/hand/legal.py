"""What a player may do on his turn, as one value."""

from typing import NamedTuple


class Legal(NamedTuple):
    """``call``: chips to add. Raises are totals on the street, both 0 when no bet or raise is allowed.

    In a limit game ``min_raise_to`` equals ``max_raise_to``. ``draw``: how many cards may be thrown.
    ``level``: the bet of the street so far, so that the big blind's option is a raise and not a bet.
    ``completes``: only the bring-in is out, so that the full bet of the street completes it.
    """

    fold: bool
    check: bool
    call: int
    min_raise_to: int
    max_raise_to: int
    bring_in: int
    draw: int
    level: int = 0
    completes: bool = False

    @property
    def kinds(self) -> list[str]:
        """The actions by name, as scenario files write them."""
        found = []
        if self.fold:
            found.append("fold")
        if self.check:
            found.append("check")
        if self.call:
            found.append("call")
        if self.bring_in:
            found.append("bring_in")
        if self.max_raise_to:
            found.append("complete" if self.completes else "raise" if self.level else "bet")
        if self.draw:
            found.append("draw")
        return found
