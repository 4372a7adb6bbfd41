"""What players are bound to, and what it costs them to lose their hands meanwhile."""

from torneo.floor.kernel.table import Table
from torneo.floor.reading import CHIPS_IN, Reading
from torneo.floor.readings import amounts
from torneo.hand import amend

#: The case of a bet out of turn that a bigger one overtook: its chips are part of the call, or lost.
BIGGER_BET = "out_of_turn_bigger_bet"


def owed_act(table: Table, seat: int) -> Reading | None:
    """The least that keeps what a player is bound to: a call, the smallest raise; ``None`` if he may fold."""
    spot, limits = table.spot(seat), table.limits(seat)
    if limits.only:
        return Reading(case=limits.case, action=limits.only)
    if limits.must_raise and not spot.no_raise:
        least = min(spot.full_raise_to, spot.max_raise_to) if limits.to is None else limits.to
        return amounts.raise_to(spot, least, limits.case)
    if limits.no_fold and spot.facing:
        return amounts.call(spot, limits.case)
    return None


def lose_pending(table: Table, seat: int) -> tuple[int, tuple[str, ...]]:
    """The chips that stay in the pot as a player loses his hand, and why: those of a bet out of turn to a
    bigger bet, or what he was bound to put in. A dead hand raises nobody."""
    owed, limits = owed_act(table, seat), table.limits(seat)
    bound, held = table.bonds.bound.pop(seat, None), table.bonds.held.pop(seat, None)
    table.bonds.conditions.pop(seat, None)
    if owed is None and limits.no_fold:  # a call of an amount nobody has named yet
        table.bonds.owes[seat] = table.hand.street, limits.case
    if owed is not None and owed.to is not None:
        lost = owed.to - table.hand.bets[seat]
        amend.leave_in(table.hand, seat, lost)
        return lost, (owed.case,)
    lost = bound.forfeit_on_fold if bound is not None else 0
    loses = table.book.values["turn_out_of_turn_if_changed"] == "call_or_fold_and_forfeit_no_raise"
    if held is not None and loses and held.reading.action in CHIPS_IN and held.street == table.hand.street:
        to = held.reading.to or 0
        lost = to - table.hand.bets[seat] if to < table.hand.level else 0
    if not lost:
        return 0, (BIGGER_BET,) if bound is not None and bound.case == BIGGER_BET else ()
    amend.leave_in(table.hand, seat, lost)
    return lost, (BIGGER_BET,)


def release(table: Table, seat: int) -> None:
    """What the player did out of turn waits for its turn no longer."""
    table.bonds.held.pop(seat, None)


def unbind(table: Table, seat: int) -> None:
    """He has acted, or it was done for him: he is held to nothing."""
    table.bonds.bound.pop(seat, None)


def free(table: Table, seat: int) -> None:
    """Nothing he did or said binds him: he has no hand any more."""
    release(table, seat)
    unbind(table, seat)
    table.bonds.conditions.pop(seat, None)
