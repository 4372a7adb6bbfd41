"""Draw games, where a house has a rule of its own."""

from torneo.floor.acts import Bets, Does
from torneo.floor.kernel.carry_out import is_limp
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.readings.of_an_act import read
from torneo.floor.ruling import Ruling


def limp(table: Table, act: Does | Bets) -> Ruling | None:
    """Where limping is not allowed in single draw, a call of the blind alone does not count."""
    if not is_limp(table) or act.seat != table.hand.actor:
        return None
    if table.book.values["dealing_draw_games"]["single_draw_limp_allowed"]:
        return None
    if table.asked is not None or read(table, act).action != "call":
        return None
    return table.ruling(act.seat, Reading(case="limp_refused", kind="refused"))
