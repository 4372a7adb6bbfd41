"""Time, presence, button and level to their rulings."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from torneo.floor.acts import Act, Asks, Bets, Decides, Does, Refuses, TurnsIn
from torneo.floor.betting import wrong_amounts
from torneo.floor.button import levels, next_hand, wrong_button
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
from torneo.floor.clock import decision_time
from torneo.floor.dealer import duties, requests
from torneo.floor.house_state import note
from torneo.floor.penalties import offences
from torneo.floor.presence import at_the_seat
from torneo.floor.ruling import Ruling

if TYPE_CHECKING:
    from torneo.floor.table import Table


def rule_on_procedure(table: "Table", act: Act) -> Ruling | None:
    """The ruling, or ``None`` if the act is not about those."""
    match act:
        case Does() | Bets() | TurnsIn():
            decision_time.acts_in_time(table, act)
        case Asks(what="time"):
            return decision_time.called(table, act)
        case Asks(what="rabbit"):
            return requests.rabbit(table, act)
        case ClockRuns():
            return decision_time.runs_out(table, act)
        case TimePasses():
            return decision_time.time_passes(table, act)
        case Leaves():
            return at_the_seat.leaves(table, act)
        case Returns():
            return at_the_seat.returns(table, act)
        case SitsDown():
            return at_the_seat.sits_down(table, act)
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
    ruling = wrong_amounts.refused(table, act)
    return ruling if len(table.expelled) == before else follow(table, ruling)


def _decides(table: "Table", act: Decides) -> Ruling | None:
    if act.by == "dealer" and not table.book.values["dealing_dealer_duties"]["may_rule_or_penalise"]:
        return duties.may_not_rule(table)
    if act.option == "start_clock":
        return decision_time.started_by_floor(table, act)
    note(table, seconds=act.seconds)
    return None


_DEALER: dict[str, Callable[["Table", DealerActs], Ruling]] = {
    "calls_time": decision_time.called_by_dealer,
    "announces_level": levels.announce,
    "wrong_level": levels.found_wrong,
    "wrong_button": wrong_button.found,
    "starts_hand": next_hand.starts,
    "first_hand": next_hand.deal_first,
    "next_hand": next_hand.deal_next,
    "closes_hand": lambda table, _: duties.close_hand(table),
    "counts_deck": lambda table, _: duties.count_deck(table),
    "changes_deck": requests.change_deck,
    "takes_table": duties.take_table,
    "opens_table": lambda table, _: duties.open_table(table),
    "dealer_change": lambda table, _: duties.change_dealer(table),
}
