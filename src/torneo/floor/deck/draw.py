"""Draw games, where a house has a rule of its own."""

from typing import TYPE_CHECKING

from torneo.floor.acts import Bets, Does
from torneo.floor.reading import Reading
from torneo.floor.readings import read
from torneo.floor.ruling import Ruling
from torneo.hand.status import BET

if TYPE_CHECKING:
    from torneo.floor.table import Table


def limp(table: "Table", act: Does | Bets) -> Ruling | None:
    """Where limping is not allowed in single draw, a call of the blind alone does not count."""
    hand = table.hand
    single = hand.game.family == "draw" and sum(street.draw for street in hand.game.streets) == 1
    if not single or hand.street or hand.status != BET or hand.raises > 0 or act.seat != hand.actor:
        return None
    if table.asked is not None or read(table, act).action != "call":
        return None
    return table.ruling(act.seat, Reading(case="limp_refused", kind="refused"))
