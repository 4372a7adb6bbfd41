"""Plain actions: what they cite, and why one is refused."""

from torneo.floor.acts import Does
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Limits, Reading
from torneo.floor.readings import amounts
from torneo.floor.spot import Spot
from torneo.hand import stud
from torneo.hand.status import BRING_IN, DRAW


def read_plain(table: Table, spot: Spot, act: Does) -> Reading:
    """A legal action as itself; an illegal one is refused for its reason, unless nobody noticed."""
    if table.hand.status == DRAW:
        if act.does in ("draw", "stand_pat"):
            return Reading(case="official_term", action=act.does)
        return Reading(case="refused_illegal", kind="refused")
    if act.unnoticed and act.to is not None:
        return Reading(case="binding_in_turn", action=act.does, to=act.to)
    match act.does:
        case "fold":
            return amounts.fold(spot)
        case "check":
            if spot.facing:
                return Reading(case="check_facing_bet", limits=_CALL_OR_FOLD, facts={"call": spot.owed})
            return Reading(case="plain_check", action="check")
        case "call":
            if not spot.facing:
                return Reading(case="call_without_bet", action="check")
            return amounts.call(spot, *_heard(table), "call_by_voice", "call_exact_chips", "binding_in_turn")
        case "all_in":
            return amounts.all_in(spot, "binding_in_turn")
        case "bring_in":
            if table.hand.status == BRING_IN:
                return Reading(case="official_term", action="bring_in")
            if _opens_for_the_low_card(table, spot):
                return amounts.call(spot, "official_term", "binding_in_turn")
            return Reading(case="refused_illegal", kind="refused")
        case "complete":
            return _raise(table, spot, spot.max_raise_to if act.to is None else act.to)
        case "bet" | "raise":
            if act.to is None:
                return amounts.announced(spot, said=act.does)
            if act.to == spot.level and _opens_for_the_low_card(table, spot):
                return amounts.call(spot, "official_term", "binding_in_turn")
            return _raise(table, spot, act.to)
    return Reading(case="refused_illegal", kind="refused")


def _opens_for_the_low_card(table: Table, spot: Spot) -> bool:
    """The ante took the last chips of whoever would bring it in: the first to put the bring-in in opens."""
    hand = table.hand
    return spot.facing and hand.game.is_stud and not any(hand.bet) and stud.low_card_all_in(hand)


_CALL_OR_FOLD = Limits(no_raise=True)


def _heard(table: Table) -> tuple[str, ...]:
    return ("accepted_action",) if table.betting.announced_bet is not None else ()


def _raise(table: Table, spot: Spot, total: int) -> Reading:
    one_motion = ("raise_in_one_motion",) if spot.level else ()
    also = ["voice_or_chips", *one_motion, *_pot_limit(table, spot)]
    if spot.no_raise:
        closed = amounts.not_open(spot)
        return Reading(case=closed.case, kind="refused", also=closed.also, facts=closed.facts)
    if spot.most < total:
        return Reading(case="refused_illegal", kind="refused", facts={"most": spot.most})
    if total > spot.max_raise_to:
        if total <= spot.most_told:
            return amounts.raise_to(spot, total, "bet", *also)
        case = "raise_cap_reached" if spot.limit == "limit" else also[-1]
        return Reading(case=case, kind="refused", facts={"maximum": spot.max_raise_to})
    if total < spot.full_raise_to and total != spot.most:
        case = "min_raise" if spot.level else "min_opening_bet"
        return Reading(case=case, kind="refused", facts={"minimum": spot.full_raise_to})
    return amounts.raise_to(spot, total, "min_raise" if spot.level else "bet", *also, "binding_in_turn")


def _pot_limit(table: Table, spot: Spot) -> tuple[str, ...]:
    if spot.limit != "pot_limit":
        return ()
    return ("pot_limit_preflop",) if table.hand.street == 0 else ("pot_limit_postflop",)
