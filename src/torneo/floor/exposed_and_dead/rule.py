"""Cards given up, killed, exposed or talked about to their rulings."""

from torneo.floor import acts, card_acts
from torneo.floor.exposed_and_dead import (
    exposed_cards,
    folded_hands,
    killed_hands,
    shown_cards,
    table_talk,
)
from torneo.floor.kernel.registry import rules
from torneo.floor.kernel.table import Table
from torneo.floor.ruling import Ruling
from torneo.hand.status import OVER, SHOWDOWN


@rules(
    acts.Does,
    acts.Bets,
    acts.TurnsIn,
    acts.Asks,
    acts.Decides,
    card_acts.Mucks,
    card_acts.Exposes,
    card_acts.Shows,
    card_acts.Tables,
    card_acts.DealerActs,
    card_acts.PicksUpUpcards,
    card_acts.Discusses,
)
def rule_on_exposed_and_dead(table: Table, act: acts.Act) -> Ruling | None:
    """The ruling, or ``None`` if the act is not about those."""
    match act:
        case acts.Does():
            return folded_hands.folds(table, act) if act.does == "fold" else None
        case acts.Bets(says=str()) if not act.motions:
            return table_talk.overheard(table, act)
        case acts.TurnsIn():
            return folded_hands.turned_in(table, act)
        case card_acts.Mucks() if table.hand.status not in (SHOWDOWN, OVER):
            return folded_hands.given_up(table, act)
        case card_acts.Exposes() | card_acts.Shows() | card_acts.Tables():
            return exposed_cards.exposed(table, act)
        case card_acts.DealerActs(what="killed_hand" | "collected_hand"):
            return killed_hands.taken(table, act)
        case card_acts.PicksUpUpcards():
            return killed_hands.upcards_lifted(table, act)
        case acts.Asks(what="keep_cards"):
            return folded_hands.asks_for_cards(table, act)
        case acts.Asks(what="see"):
            return shown_cards.asks_for_what_others_saw(table, act)
        case card_acts.Discusses():
            return table_talk.talked(table, act)
        case acts.Decides():
            return folded_hands.not_his_to_give(table, act)
    return None
