"""Asking to see a hand: who may, as of right or at somebody's discretion, and what becomes of the hand."""

from msgspec.structs import replace

from torneo.cards import HIDDEN
from torneo.floor.acts import Asks
from torneo.floor.citations import cite
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.table import Table
from torneo.floor.own_clauses import own
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.floor.showdown import tabled_hands
from torneo.hand.status import OVER, SHOWDOWN


def asks_to_see(table: Table, act: Asks) -> Ruling:

    hand = table.hand
    wanted = hand.place_of.get(act.of) if act.of is not None else None
    if hand.status not in (SHOWDOWN, OVER) or wanted is None or not _holds_cards(table, act.seat):
        return _refused(table, act)
    if act.of in hand.shown:
        return table.ruling(act.seat, Reading(case="see_other", kind="granted"))
    options = ("grant", "refuse")
    if not _called(table, act):
        return ask(table, act, None, Reading(case="see_other", kind="question", options=options))
    if table.book.values["showdown_caller_sees_aggressor"] == "as_of_right":
        return open_hand(table, act, "see_aggressor")
    question = Reading(case="see_aggressor", kind="question", options=options)
    return ask(table, act, None, question)


def _holds_cards(table: Table, seat: int) -> bool:
    """He kept his cards or tabled them; pushed in face down, they no longer serve."""
    hand = table.hand
    if seat in hand.shown:
        return True
    place = hand.place_of.get(seat)
    if place is None or not hand.live[place] or seat in table.showdown.given_up:
        return False
    return hand.status == SHOWDOWN or bool(table.showdown.given_up)


def _called(table: Table, act: Asks) -> bool:
    """He paid to see this hand: it made the last bet of the final round, and he called it."""
    hand = table.hand
    last = hand.last_aggressor
    place = hand.place_of[act.seat]
    return last >= 0 and hand.seats[last] == act.of and place != last and hand.last_bets[place] > 0


def _refused(table: Table, act: Asks) -> Ruling:
    """Nobody without cards may ask; where the hand ended without a showdown it is bad manners besides."""
    hand = table.hand
    if hand.status == OVER and hand.lives == 1 and not hand.shown and not table.showdown.given_up:
        manners = own(table, "see_nobody_left")
        infraction = "asking_to_see_needlessly" if manners else None
        reading = Reading(case="see_refused", kind="refused", also=manners, infraction=infraction)
        return table.ruling(act.seat, reading)
    return table.ruling(act.seat, Reading(case="see_refused", kind="refused"))


def open_hand(table: Table, act: Asks, case: str) -> Ruling:
    """The hand asked for is opened, and competes for the pot where the book says so."""
    hand, seat = table.hand, act.of
    assert seat is not None
    place = hand.place_of[seat]
    if not hand.live[place]:
        return table.ruling(act.seat, Reading(case=case, kind="granted"), must_show=(seat,))
    if not table.book.values["showdown_requests_to_see"]["requested_hand_is_live"]:
        ruling = tabled_hands.kill_pushed(table, seat, case)
        return replace(ruling, kind="granted", seat=act.seat, must_show=(seat,))
    live = own(table, "seen_hand_live")
    if HIDDEN in hand.hole[place]:
        table.showdown.asked_to_show.append(seat)
        return table.ruling(act.seat, Reading(case=case, kind="granted", also=live), must_show=(seat,))
    ruling = tabled_hands.put_face_up(table, seat, (), *live)
    clauses = tuple(dict.fromkeys((*cite(table.book, case, *live), *ruling.clauses)))
    return replace(ruling, kind="granted", reason=case, seat=act.seat, must_show=(seat,), clauses=clauses)
