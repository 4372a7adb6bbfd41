"""Acts at showdown to their rulings."""

from torneo.floor import acts, card_acts
from torneo.floor.kernel.registry import afterwards, rules
from torneo.floor.kernel.table import Table
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


@rules(
    acts.TurnsIn,
    acts.Bets,
    acts.Asks,
    acts.Discovered,
    acts.Refuses,
    acts.Decides,
    card_acts.Tables,
    card_acts.Shows,
    card_acts.Mucks,
    card_acts.TimePasses,
    card_acts.DealerActs,
)
def rule_on_showdown(table: Table, act: acts.Act) -> Ruling | None:
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
        case acts.Asks(what="keep_cards") if act.seat in table.showdown.given_up:
            return tabled_hands.wants_cards_back(table, act)
        case acts.Asks(what="dispute"):
            return claims.disputes(table, act)
        case acts.Discovered(what="misread_hand" | "wrong_pot_award"):
            return claims.discovered(table, act)
        case acts.Discovered(what="short_hand" | "extra_cards") if status == OVER:
            return claims.wrong_number_of_cards(table, act, act.seat)
        case card_acts.DealerActs(what="short_cards" | "extra_card") if status == OVER:
            return claims.wrong_number_of_cards(table, act, act.seat)
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
    table: Table, act: card_acts.Tables | card_acts.Shows | card_acts.Mucks | acts.TurnsIn
) -> Ruling | None:
    hand = table.hand
    place = hand.place_of.get(act.seat)
    if hand.status != SHOWDOWN:
        if hand.status == OVER and not isinstance(act, acts.TurnsIn):
            return table.ruling(act.seat, Reading(case="hand_over", kind="no_effect"))
        if isinstance(act, card_acts.Tables | card_acts.Shows) and hand.face_up and place is not None:
            return tabled_hands.put_face_up(table, act.seat, act.cards)
        return None
    if table.stopped:
        return table.ruling(act.seat, Reading(case="act_in_turn", kind="refused"))
    if place is None or not hand.live[place]:
        if isinstance(act, card_acts.Tables | card_acts.Shows) and tabled_hands.may_be_found(table, act.seat):
            return tabled_hands.changes_his_mind(table, card_acts.Tables(seat=act.seat, cards=act.cards))
        return table.ruling(act.seat, Reading(case="pushed_dead", kind="no_effect"))
    match act:
        case card_acts.Tables():
            return tabled_hands.tables(table, act)
        case card_acts.Shows():
            return tabled_hands.shows(table, act)
        case card_acts.Mucks():
            return hands_given_up.mucks(table, act)
    return hands_given_up.turned_in(table, act)


def _dealer(table: Table, act: card_acts.DealerActs) -> Ruling | None:
    if act.what in ("killed_hand", "collected_hand") and table.hand.status in (SHOWDOWN, OVER):
        return tabled_hands.hand_killed(table, act)
    return claims.pot_pushed(table, act) if act.what == "awards_pot" else None


@afterwards(card_acts.DealerActs)
def next_hand_begins(table: Table, act: card_acts.DealerActs, ruling: Ruling) -> Ruling:
    """The riffle or the deal of the next hand: most of what was open about the last showdown is settled."""
    dealt = act.what == "next_hand"
    begins = dealt or (act.what == "starts_hand" and table.hand.status == OVER)
    if begins and ruling.kind not in ("refused", "no_effect", "question"):
        claims.note_next_hand(table, dealt=dealt)
    return ruling
