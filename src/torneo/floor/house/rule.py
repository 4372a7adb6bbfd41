"""Time, presence, button and level to their rulings."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from torneo.floor import corrections
from torneo.floor.acts import Act, Asks, Bets, Decides, Does, Refuses, TurnsIn
from torneo.floor.card_acts import (
    ClockRuns,
    DealerActs,
    Leaves,
    Reported,
    Returns,
    SitsDown,
    Straddles,
    TimePasses,
)
from torneo.floor.house import (
    clock,
    dealer_duties,
    levels,
    next_hand,
    offences,
    presence,
    requests,
    wrong_button,
)
from torneo.floor.house.state import note
from torneo.floor.ruling import Ruling

if TYPE_CHECKING:
    from torneo.floor.table import Table


def rule_on_house(table: "Table", act: Act) -> Ruling | None:
    """The ruling, or ``None`` if the act is not about those."""
    match act:
        case Does() | Bets() | TurnsIn():
            clock.acts_in_time(table, act)
        case Asks(what="time"):
            return clock.called(table, act)
        case Asks(what="rabbit"):
            return requests.rabbit(table, act)
        case ClockRuns():
            return clock.runs_out(table, act)
        case TimePasses():
            return clock.time_passes(table, act)
        case Leaves():
            return presence.leaves(table, act)
        case Returns():
            return presence.returns(table, act)
        case SitsDown():
            return presence.sits_down(table, act)
        case Straddles():
            return requests.straddles(table, act)
        case Reported():
            return offences.reported(table, act)
        case Refuses():
            return _refuses(table, act)
        case Decides():
            return _decides(table, act)
        case DealerActs() if act.what in _DEALER:
            return _DEALER[act.what](table, act)
    return None


def _refuses(table: "Table", act: Refuses) -> Ruling | None:
    """A refusal that costs the player his place takes his hand and chips with it."""
    from torneo.floor.carry_out import follow

    before = len(table.expelled)
    ruling = corrections.refused(table, act)
    return ruling if len(table.expelled) == before else follow(table, ruling)


def _decides(table: "Table", act: Decides) -> Ruling | None:
    if act.by == "dealer" and not table.book.values["dealing_dealer_duties"]["may_rule_or_penalise"]:
        return dealer_duties.may_not_rule(table)
    if act.option == "start_clock":
        return clock.started_by_floor(table, act)
    note(table, seconds=act.seconds)
    return None


_DEALER: dict[str, Callable[["Table", DealerActs], Ruling]] = {
    "calls_time": clock.called_by_dealer,
    "announces_level": levels.announce,
    "wrong_level": levels.found_wrong,
    "wrong_button": wrong_button.found,
    "starts_hand": next_hand.starts,
    "first_hand": next_hand.deal_first,
    "next_hand": next_hand.deal_next,
    "closes_hand": lambda table, _: dealer_duties.close_hand(table),
    "counts_deck": lambda table, _: dealer_duties.count_deck(table),
    "changes_deck": requests.change_deck,
    "takes_table": dealer_duties.take_table,
    "opens_table": lambda table, _: dealer_duties.open_table(table),
    "dealer_change": lambda table, _: dealer_duties.change_dealer(table),
}
