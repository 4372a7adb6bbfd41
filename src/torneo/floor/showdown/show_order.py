"""Who shows first when everybody waits."""

from torneo.floor.acts import Act
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.table import Table
from torneo.floor.own_clauses import own
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand.showdown import safe_ones_show_first


def nobody_shows(table: Table, act: Act) -> Ruling:
    """Time goes by at showdown: the order is enforced, or a director may say so."""

    if table.asked is not None:
        return table.ruling(None, Reading(case="act_in_turn", kind="refused"))
    if table.book.values["showdown_order_enforced"] == "always" or table.showdown.order_enforced:
        return enforce(table)
    question = Reading(
        case="show_order_enforced",
        kind="question",
        options=("enforce_order", "wait"),
        also=(order_case(table),),
    )
    return ask(table, act, None, question, stops=False)


def enforce(table: Table) -> Ruling:
    """The first of those who have not shown must; the others follow clockwise."""
    table.showdown.order_enforced = True
    waiting = [seat for seat in table.hand.show_order() if seat not in table.hand.shown]
    if not waiting:  # all hands lie open, and only a card of the board is not known
        return table.ruling(None, Reading(case="hand_tabled", kind="no_effect"))
    first = waiting[0]
    if table.hand.face_up:
        also = (order_case(table),) if safe_ones_show_first(table.hand) else ()
        reading = Reading(case="all_in_no_muck", kind="procedure", steps=("turn_all_hands_up",), also=also)
        return table.ruling(None, reading, must_show=tuple(waiting))
    slow = own(table, "winner_shows_at_once")
    reading = Reading(
        case="show_order_enforced",
        kind="procedure",
        also=(order_case(table), *slow),
        steps=("show_in_order",),
        infraction="slow_to_show" if slow else None,
    )
    return table.ruling(first, reading, must_show=(first,))


def order_case(table: Table) -> str:
    """What decides who shows first."""
    hand = table.hand
    if safe_ones_show_first(hand):
        return "show_order_stud_all_in"
    if hand.last_aggressor >= 0 and hand.live[hand.last_aggressor]:
        return "show_order_last_bettor"
    if not hand.game.is_stud:
        return "show_order_no_bet"
    return "show_order_razz" if hand.game.low_board_acts_first else "show_order_stud"
