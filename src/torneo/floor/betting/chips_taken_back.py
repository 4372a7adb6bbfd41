"""Own chips taken back, and the new ones that follow a moment later."""

from msgspec.structs import replace

from torneo.floor.acts import Bets
from torneo.floor.kernel.table import Table


def with_taken_back(table: Table, act: Bets) -> Bets:
    """Chips that follow own chips taken back a moment before are one act with it."""
    hand = table.hand
    bet = hand.bet[hand.place_of[act.seat]]
    if act.prior is not None:
        if not act.motions:
            table.betting.taken_back[act.seat] = hand.street, bet, act
        return act
    street, lay, taken = table.betting.taken_back.get(act.seat, (-1, 0, act))
    if not act.motions or (street, lay) != (hand.street, bet):
        return act
    return replace(act, prior=taken.prior, takes_back=taken.takes_back)
