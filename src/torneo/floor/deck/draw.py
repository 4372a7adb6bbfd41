"""Draw games, where a house has a rule of its own."""

from typing import TYPE_CHECKING

from torneo.floor.acts import Bets, Does
from torneo.floor.reading import Reading
from torneo.floor.readings.of_an_act import read
from torneo.floor.ruling import Ruling
from torneo.hand.status import BET

if TYPE_CHECKING:
    from torneo.floor.table import Table


def is_limp(table: "Table") -> bool:
    """Would a call here be one of the big blind alone, in a game with a single draw?"""
    hand = table.hand
    single = hand.game.family == "draw" and sum(street.draw for street in hand.game.streets) == 1
    return single and hand.street == 0 and hand.status == BET and hand.raises <= 0


def limp(table: "Table", act: Does | Bets) -> Ruling | None:
    """Where limping is not allowed in single draw, a call of the blind alone does not count."""
    if not is_limp(table) or act.seat != table.hand.actor:
        return None
    if table.asked is not None or read(table, act).action != "call":
        return None
    return table.ruling(act.seat, Reading(case="limp_refused", kind="refused"))
