"""What the dealer does besides dealing, and what players ask about the deck."""

from collections.abc import Callable

from torneo.floor.acts import Asks, Decides
from torneo.floor.card_acts import DealerActs
from torneo.floor.dealer import bets_brought_in, duties, requests
from torneo.floor.kernel.registry import rules
from torneo.floor.kernel.table import Table
from torneo.floor.ruling import Ruling

_DEALER: dict[str, Callable[[Table, DealerActs], Ruling]] = {
    "closes_hand": lambda table, _: duties.close_hand(table),
    "counts_deck": lambda table, _: duties.count_deck(table),
    "collects_bets": lambda table, _: bets_brought_in.collects(table),
    "changes_deck": requests.change_deck,
    "takes_table": duties.take_table,
    "opens_table": lambda table, _: duties.open_table(table),
    "dealer_change": lambda table, _: duties.change_dealer(table),
}


@rules(DealerActs)
def dealer(table: Table, act: DealerActs) -> Ruling | None:
    return _DEALER[act.what](table, act) if act.what in _DEALER else None


@rules(Asks)
def asks(table: Table, act: Asks) -> Ruling | None:
    if act.what == "bets_in":
        return bets_brought_in.asked(table, act)
    return requests.rabbit(table, act) if act.what == "rabbit" else None


@rules(Decides)
def decides(table: Table, act: Decides) -> Ruling | None:
    """Where the dealer may not rule, his word answers nothing."""
    may = table.book.values["dealing_dealer_duties"]["may_rule_or_penalise"]
    return duties.may_not_rule(table) if act.by == "dealer" and not may else None
