"""A player's own cards seen while the hand is on: is the hand dead, who else sees them, what may follow."""

from typing import TYPE_CHECKING

from torneo.floor.acts import Decides
from torneo.floor.card_acts import Exposes, Shows, Tables, Witnesses
from torneo.floor.citations import speaks
from torneo.floor.danger import showing
from torneo.floor.danger.memory import Moment
from torneo.floor.house.state import note
from torneo.floor.penalties import menu
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand import lost_hand
from torneo.hand.status import OVER, SHOWDOWN

if TYPE_CHECKING:
    from torneo.floor.table import Table


def exposed(table: "Table", act: Exposes | Shows | Tables) -> Ruling | None:
    """``None`` at showdown and once hands lie open, where showing them is what is due."""
    hand = table.hand
    to: Witnesses = "table" if isinstance(act, Tables) else act.to
    if hand.status == OVER:
        if isinstance(act, Exposes | Shows) and (isinstance(act, Exposes) or to != "table"):
            if act.seat in hand.place_of:
                return showing.shown_after_the_hand(table, act)
            return table.ruling(act.seat, Reading(case="exposed_without_action", kind="no_effect"))
        return None
    if not isinstance(act, Exposes) and (hand.status == SHOWDOWN or hand.face_up):
        return None
    return _while_it_is_on(table, act.seat, act.cards, to)


def _while_it_is_on(table: "Table", seat: int, cards: tuple[int, ...], to: Witnesses) -> Ruling:
    hand = table.hand
    place = hand.place_of.get(seat)
    if place is None:
        return table.ruling(seat, Reading(case="exposed_without_action", kind="no_effect"))
    cards = cards or hand.cards_of(seat)
    pending = showing.action_pending(table)
    moment = showing.note_shown(table, seat, cards, to)
    also = [showing.SHOWN_CASE[moment]] if moment else []
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


def _kills(table: "Table", seat: int, to: Witnesses) -> bool:
    rule = table.book.values["showdown_exposed_hand"]
    if rule == "dead_if_seen_by_player_in_hand":
        if isinstance(to, tuple):
            return any(other in table.hand.live_seats for other in to if other != seat)
        return to == "table"
    return bool(rule == "dead")


def _dead(table: "Table", seat: int, also: list[str]) -> Ruling:
    """Out of play with everything it put in, and seen by all at once."""
    from torneo.floor.carry_out import follow

    table.held.pop(seat, None)
    lost_hand.give_up_everything(table.hand, seat)
    reading = Reading(case="exposed_dead", kind="dead_hand", also=tuple(also), infraction="exposing_cards")
    return follow(table, _told(table, seat, reading, "at_once"))


def _of_a_folded_hand(
    table: "Table", seat: int, moment: Moment | None, also: list[str], pending: bool
) -> Ruling:
    reading = Reading(
        case="talk_of_cards" if pending else "exposed_without_action",
        kind="no_effect",
        also=tuple(also),
        infraction="no_disclosure" if pending else None,
    )
    return _told(table, seat, reading, moment)


def _told(table: "Table", seat: int, reading: Reading, moment: Moment | None) -> Ruling:
    must_show = (seat,) if moment == "at_once" else ()
    if reading.infraction != "exposing_cards":
        return table.ruling(seat, reading, shown_to_all=moment, must_show=must_show)
    penalties, warned = _penalties(table, seat)
    if warned:
        reading = reading.with_cases("exposing_warned")
    return table.ruling(seat, reading, shown_to_all=moment, must_show=must_show, penalties=penalties)


def _penalties(table: "Table", seat: int) -> tuple[tuple[str, ...], bool]:
    """A first offence may have to be warned, and what a further one brings is then the book's too."""
    before = table.exposures.get(seat, 0)
    table.exposures[seat] = before + 1
    values = table.book.values
    if before and values["penalty_showing_cards_repeat"] == "director_may_eliminate":
        return ("disqualification",), True
    if not before and values["penalty_offences"]["exposing_cards"] == "warning_mandatory":
        return ("verbal_warning",), True
    return menu(table.book, "exposing_cards"), False


# ---- the penalty -----------------------------------------------------------------------------------


def penalised(table: "Table", act: Decides) -> Ruling | None:
    """The floor chooses from the penalties just offered. One for exposed cards waits for the hand to end."""
    from torneo.floor.table import Decision

    offered = next(
        (
            ruling
            for ruling in reversed(table.rulings)
            if ruling.infraction is not None and act.seat in (None, ruling.seat)
        ),
        None,
    )
    if table.asked is not None or offered is None or act.option not in offered.penalties:
        return None
    seat, infraction = offered.seat, offered.infraction
    if seat is None or seat not in table.hand.place_of:
        return None
    table.decisions.append(Decision(str(infraction), act.option, act.by, act.why))
    hands = _length(table, act)
    if hands:
        table.to_serve[seat] = table.to_serve.get(seat, 0) + hands
    if act.option == "disqualification" and seat not in table.expelled:
        table.expelled.append(seat)
        note(table, leaving=(*table.house.leaving, seat))
    case = "penalty_after_hand" if infraction == "exposing_cards" else "penalty_given"
    if not speaks(table.book, case):
        case = "penalty_given"
    rounds = act.option == "missed_rounds" and speaks(table.book, "penalty_rounds")
    also = ("penalty_rounds",) if rounds else ()
    steps = ("penalty_after_this_hand",)
    reading = Reading(case=case, kind="procedure", infraction=infraction, also=also, steps=steps)
    return table.ruling(seat, reading, hands_left=hands or None)


def _length(table: "Table", act: Decides) -> int:
    """Missed hands; a round is one hand for each player of the table."""
    count = act.count or 1
    if act.option == "missed_hands":
        return count
    return count * len(table.hand.seats) if act.option == "missed_rounds" else 0
