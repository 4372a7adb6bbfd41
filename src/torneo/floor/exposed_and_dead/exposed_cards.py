"""A player's own cards seen while the hand is on: is the hand dead, who else sees them, what may follow."""

from torneo.floor.bonds import release
from torneo.floor.card_acts import Exposes, Shows, Tables, Witnesses
from torneo.floor.exposed_and_dead import shown_cards
from torneo.floor.kernel.follow import follow
from torneo.floor.kernel.memory import Moment
from torneo.floor.kernel.table import Table
from torneo.floor.reading import Reading
from torneo.floor.record import exposed_again, for_showing_cards
from torneo.floor.ruling import Ruling
from torneo.hand import lost_hand
from torneo.hand.status import OVER, SHOWDOWN


def exposed(table: Table, act: Exposes | Shows | Tables) -> Ruling | None:
    """``None`` at showdown and once hands lie open, where showing them is what is due."""
    hand = table.hand
    to: Witnesses = "table" if isinstance(act, Tables) else act.to
    if hand.status == OVER:
        if isinstance(act, Exposes | Shows) and (isinstance(act, Exposes) or to != "table"):
            if act.seat in hand.place_of:
                return shown_cards.shown_after_the_hand(table, act)
            return table.ruling(act.seat, Reading(case="exposed_without_action", kind="no_effect"))
        return None
    if not isinstance(act, Exposes) and (hand.status == SHOWDOWN or hand.face_up):
        return None
    return _while_it_is_on(table, act.seat, act.cards, to)


def _while_it_is_on(table: Table, seat: int, cards: tuple[int, ...], to: Witnesses) -> Ruling:
    hand = table.hand
    place = hand.place_of.get(seat)
    if place is None:
        return table.ruling(seat, Reading(case="exposed_without_action", kind="no_effect"))
    cards = cards or hand.cards_of(seat)
    pending = shown_cards.action_pending(table)
    moment = shown_cards.note_shown(table, seat, cards, to)
    also = [shown_cards.SHOWN_CASE[moment]] if moment else []
    if to != "table":
        also.append("one_player_to_a_hand")
    if not hand.live[place]:
        return _of_a_folded_hand(table, seat, moment, also, pending)
    if not pending:
        reading = Reading(case="exposed_without_action", kind="no_effect", also=tuple(also))
        return _told(table, seat, reading, moment)
    if _kills(table, seat, to):
        return _dead(table, seat, also)
    infraction = "one_player_to_a_hand" if to == "spectator" else "exposing_cards"
    case = "exposed_stays_live"
    reading = Reading(case=case, kind="no_effect", also=tuple(also), infraction=infraction)
    return _told(table, seat, reading, moment)


def _kills(table: Table, seat: int, to: Witnesses) -> bool:
    rule = table.book.values["showdown_exposed_hand"]
    if rule == "dead_if_seen_by_player_in_hand":
        if isinstance(to, tuple):
            return any(other in table.hand.live_seats for other in to if other != seat)
        return to == "table"
    return bool(rule == "dead")


def _dead(table: Table, seat: int, also: list[str]) -> Ruling:
    """Out of play with everything it put in, and seen by all at once."""

    release(table, seat)
    lost_hand.give_up_everything(table.hand, seat)
    reading = Reading(case="exposed_dead", kind="dead_hand", also=tuple(also), infraction="exposing_cards")
    return follow(table, _told(table, seat, reading, "at_once"))


def _of_a_folded_hand(
    table: Table, seat: int, moment: Moment | None, also: list[str], pending: bool
) -> Ruling:
    reading = Reading(
        case="talk_of_cards" if pending else "exposed_without_action",
        kind="no_effect",
        also=tuple(also),
        infraction="no_disclosure" if pending else None,
    )
    return _told(table, seat, reading, moment)


def _told(table: Table, seat: int, reading: Reading, moment: Moment | None) -> Ruling:
    must_show = (seat,) if moment == "at_once" else ()
    codes = None
    if reading.infraction == "exposing_cards":
        codes = for_showing_cards(table, seat, again=bool(exposed_again(table, seat)))
    if codes is None:
        return table.ruling(seat, reading, shown_to_all=moment, must_show=must_show)
    warned = reading.with_cases("exposing_warned")
    return table.ruling(seat, warned, shown_to_all=moment, must_show=must_show, penalties=codes)
