"""Acts at showdown to their rulings."""

from typing import TYPE_CHECKING

from torneo.floor import acts, card_acts
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.floor.showdown import (
    claims,
    hands_given_up,
    requests_to_see,
    show_order,
    spoken_hands,
    tabled_hands,
)
from torneo.hand.status import OVER, SHOWDOWN

if TYPE_CHECKING:
    from torneo.floor.table import Table


def rule_on_showdown(table: "Table", act: acts.Act) -> Ruling | None:
    """The ruling, or ``None`` if the act is not about hands shown or given up at showdown."""
    status = table.hand.status
    match act:
        case acts.TurnsIn() if hands_given_up.is_unaware_bettor(table, act) and table.asked is None:
            return hands_given_up.bettor_discards(table, act)
        case card_acts.Tables() | card_acts.Shows() | card_acts.Mucks() | acts.TurnsIn():
            return _with_cards(table, act)
        case acts.Bets(says=str()) if status == SHOWDOWN and not act.motions:
            return spoken_hands.says(table, act)
        case acts.Asks(what="see"):
            return requests_to_see.asks_to_see(table, act)
        case acts.Asks(what="keep_cards") if act.seat in table.given_up:
            return tabled_hands.wants_cards_back(table, act)
        case acts.Asks(what="dispute"):
            return claims.disputes(table, act)
        case acts.Discovered(what="misread_hand" | "wrong_pot_award"):
            return claims.discovered(table, act)
        case acts.Discovered(what="miscalled_hand"):
            return spoken_hands.miscalled(table, act)
        case acts.Refuses():
            return tabled_hands.refuses(table, act)
        case acts.Decides(option="enforce_order") if status == SHOWDOWN and table.asked is None:
            return show_order.enforce(table)
        case card_acts.TimePasses() if status == SHOWDOWN:
            return show_order.nobody_shows(table, act)
        case card_acts.TimePasses() if status == OVER:
            return claims.time_passes(table, act)
        case card_acts.DealerActs():
            return _dealer(table, act)
    return None


def _with_cards(
    table: "Table", act: card_acts.Tables | card_acts.Shows | card_acts.Mucks | acts.TurnsIn
) -> Ruling | None:
    hand = table.hand
    place = hand.place_of.get(act.seat)
    if hand.status != SHOWDOWN:
        if hand.status == OVER and not isinstance(act, acts.TurnsIn):
            return table.ruling(act.seat, Reading(case="hand_not_tabled", kind="no_effect"))
        if isinstance(act, card_acts.Tables | card_acts.Shows) and hand.face_up and place is not None:
            return tabled_hands.put_face_up(table, act.seat, act.cards)
        return None
    if table.asked is not None and table.asked.stops:
        return table.ruling(act.seat, Reading(case="act_in_turn", kind="refused"))
    if place is None or not hand.live[place]:
        return table.ruling(act.seat, Reading(case="pushed_dead", kind="no_effect"))
    match act:
        case card_acts.Tables():
            return tabled_hands.tables(table, act)
        case card_acts.Shows():
            return tabled_hands.shows(table, act)
        case card_acts.Mucks():
            return hands_given_up.mucks(table, act)
    return hands_given_up.turned_in(table, act)


def _dealer(table: "Table", act: card_acts.DealerActs) -> Ruling | None:
    from torneo.floor.procedure import rule_on_procedure

    status = table.hand.status
    if act.what in ("killed_hand", "collected_hand") and status in (SHOWDOWN, OVER):
        return tabled_hands.hand_killed(table, act)
    if act.what == "awards_pot":
        return claims.pot_pushed(table, act)
    if act.what in ("next_hand", "starts_hand") and status == OVER:
        owed, before = dict(table.misawarded), table.hand
        ruling = rule_on_procedure(table, act)
        if ruling is not None and ruling.kind not in ("refused", "no_effect", "question"):
            claims.note_next_hand(table, owed, dealt=table.hand is not before)
        return ruling
    return None
