"""Cards given up, killed, exposed or talked about to their rulings."""

from typing import TYPE_CHECKING

from torneo.floor import acts, card_acts
from torneo.floor.danger import exposing, folding, killed, loose_chips, showing, talking
from torneo.floor.house.giving import chosen
from torneo.floor.ruling import Ruling
from torneo.hand.status import OVER, SHOWDOWN

if TYPE_CHECKING:
    from torneo.floor.table import Table


def rule_on_danger(table: "Table", act: acts.Act) -> Ruling | None:
    """The ruling, or ``None`` if the act is not about those."""
    match act:
        case acts.Does():
            return folding.folds(table, act) if act.does == "fold" else None
        case acts.Bets(says=str()) if not act.motions:
            return talking.overheard(table, act)
        case acts.TurnsIn():
            return folding.turned_in(table, act)
        case card_acts.Mucks() if table.hand.status not in (SHOWDOWN, OVER):
            return folding.given_up(table, act)
        case card_acts.Exposes() | card_acts.Shows() | card_acts.Tables():
            return exposing.exposed(table, act)
        case card_acts.DealerActs(what="killed_hand" | "collected_hand"):
            return killed.taken(table, act)
        case card_acts.PicksUpUpcards():
            return killed.upcards_lifted(table, act)
        case acts.Asks(what="keep_cards"):
            return folding.asks_for_cards(table, act)
        case acts.Asks(what="see"):
            return showing.asks_for_what_others_saw(table, act)
        case card_acts.Discusses():
            return talking.talked(table, act)
        case card_acts.ChipsFound():
            return loose_chips.found(table, act)
        case card_acts.MovesTable():
            return loose_chips.carried(table, act)
        case card_acts.HidesChips():
            return loose_chips.hidden(table, act)
        case acts.Decides():
            return folding.not_his_to_give(table, act) or chosen(table, act)
    return None
