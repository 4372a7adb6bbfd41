"""Hands given up unseen at showdown, and a bettor who throws his in while somebody can still call."""

from msgspec.structs import replace

from torneo.cards import HIDDEN
from torneo.floor.acts import TurnsIn
from torneo.floor.card_acts import Mucks
from torneo.floor.certainty import identified
from torneo.floor.citations import cite, speaks
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.follow import follow
from torneo.floor.kernel.registry import play
from torneo.floor.kernel.table import Table
from torneo.floor.own_clauses import own
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.floor.showdown import tabled_hands
from torneo.hand.lost_hand import lose
from torneo.hand.status import BET


def mucks(table: Table, act: Mucks) -> Ruling:
    """Allowed or not; the last hand left takes the pot unseen."""

    seat, hand = act.seat, table.hand
    if seat in hand.shown:
        return table.ruling(seat, Reading(case="hand_tabled", kind="no_effect"))
    if hand.face_up:
        return _must_show(table, seat, "all_in_no_muck")
    if table.book.values["showdown_muck_allowed"] == "must_show":
        return _must_show(table, seat, "must_show")
    if seat in table.showdown.partly_shown:
        return _partly_shown(table, act)
    also: tuple[str, ...] = ()
    if tabled_hands.board_plays(table):
        also = own(table, "board_must_be_shown")
        if not table.book.values["showdown_tabling"]["board_player_must_table_all"]:
            return tabled_hands.put_face_up(table, seat, (), "board_must_be_shown")
    elif seat in table.showdown.plays_the_board:
        also = own(table, "board_must_be_shown")
    hand.muck_hand(seat)
    table.showdown.given_up[seat] = None
    if hand.is_over and not hand.shown:
        also = (*also, "uncontested_showdown")
    return follow(table, table.ruling(seat, Reading(case="mucked", also=also)))


def _must_show(table: Table, seat: int, case: str) -> Ruling:
    """The cards are opened; where nobody knows them yet, their owner has to."""
    hand = table.hand
    if HIDDEN in hand.hole[hand.place_of[seat]]:
        if seat not in table.showdown.asked_to_show:
            table.showdown.asked_to_show.append(seat)
        return table.ruling(seat, Reading(case=case, kind="refused"), must_show=(seat,))
    opened = tabled_hands.put_face_up(table, seat, (), case)
    return replace(
        opened, kind="refused", reason=case, must_show=(seat,), clauses=tuple(_first(table, opened, case))
    )


def _first(table: Table, ruling: Ruling, case: str) -> dict[str, None]:
    """The clauses of the reason before those of the reading."""
    return dict.fromkeys((*cite(table.book, case), *ruling.clauses))


def turned_in(table: Table, act: TurnsIn) -> Ruling:
    """Cards pushed or thrown forward face down at showdown."""
    seat, hand = act.seat, table.hand
    if seat in hand.shown:
        return table.ruling(seat, Reading(case="hand_tabled", kind="no_effect"))
    if hand.face_up:
        return _must_show(table, seat, "all_in_no_muck")
    if seat in table.showdown.partly_shown:
        return _partly_shown(table, act)
    sure = identified(table, act.identifiable)
    rule = table.book.values["showdown_face_down_push"]
    careless = own(table, "unprotected_hand") if act.touches_muck else ()
    infraction = "unread_hand_given_in" if careless else None
    if rule == "live_while_identifiable":
        if sure is False or (act.touches_muck and not sure):
            called = own(table, "bettor_hand_lost") if hand.place_of[seat] == hand.last_aggressor else ()
            also = (*called, *careless)
            return tabled_hands.kill_pushed(table, seat, "pushed_dead", *also, infraction=infraction)
        table.showdown.given_up[seat] = act.identifiable
        reading = Reading(case="pushed_stays_live", kind="no_effect", also=careless, infraction=infraction)
        return table.ruling(seat, reading)
    if rule == "dead_past_line" and act.past_line is False:
        table.showdown.given_up[seat] = act.identifiable
        return table.ruling(seat, Reading(case="pushed_line", kind="no_effect", also=careless))
    return _dead_by_push(table, act, sure, careless, infraction)


def _dead_by_push(
    table: Table, act: TurnsIn, sure: bool | None, careless: tuple[str, ...], infraction: str | None
) -> Ruling:
    """Dead by where the cards lie; where the book lets him, a director may recover a hand surely known."""

    recoverable = speaks(table.book, "recover_hand") and sure is not False
    if recoverable and (sure or act.misled_by is not None):
        misled = own(table, "misled_hand") if act.misled_by is not None else ()
        facts: dict[str, int | str] = {"misled_by": act.misled_by} if act.misled_by is not None else {}
        question = Reading(
            case="recover_hand",
            kind="question",
            options=("dead_hand", "retrieve_hand"),
            also=(*misled, "pushed_line", *careless),
            facts=facts,
            infraction=infraction,
        )
        return ask(table, act, None, question, dead=True)
    return tabled_hands.kill_pushed(table, act.seat, "pushed_line", *careless, infraction=infraction)


def _partly_shown(table: Table, act: Mucks | TurnsIn) -> Ruling:
    """He thought he had won, showed part of his hand and gave all of it in."""

    if table.book.values["showdown_untabled_muck_claim"] == "no_claim_once_cards_in_deck":
        return tabled_hands.kill_pushed(table, act.seat, "muck_claim")
    careless = own(table, "unprotected_hand")
    question = Reading(
        case="muck_claim",
        kind="question",
        options=("retrieve_hand", "dead_hand"),
        also=careless,
        infraction="unread_hand_given_in" if careless else None,
    )
    return ask(table, act, None, question)


# ---- with betting still on -------------------------------------------------------------------------


def is_unaware_bettor(table: Table, act: TurnsIn) -> bool:
    """He made the last bet of the street and gives his cards in while an opponent has still to answer it."""
    hand = table.hand
    place = hand.place_of.get(act.seat)
    return (
        hand.status == BET
        and place is not None
        and hand.live[place]
        and place == hand.last_aggressor
        and act.seat != hand.actor
    )


def bettor_discards(table: Table, act: TurnsIn) -> Ruling:
    """The dealer holds the cards and the director is called, unless they are beyond finding."""

    if table.book.values["showdown_bettor_discards_unaware"] == "fold_stands":
        return _folded(table, act)
    if identified(table, act.identifiable) is False:
        return bettor_loses(table, act.seat)
    misled = own(table, "misled_hand") if speaks(table.book, "recover_hand") else ()
    question = Reading(
        case="bettor_discards",
        kind="question",
        options=("retrieve_hand", "dead_hand"),
        also=misled,
        steps=("keep_cards_apart", "call_director"),
    )
    return ask(table, act, None, question)


def _folded(table: Table, act: TurnsIn) -> Ruling:
    """No exception is made for him."""
    ruling = play(table, act)
    clauses = dict.fromkeys((*ruling.clauses, *cite(table.book, *own(table, "bettor_discards"))))
    return replace(ruling, clauses=tuple(clauses))


def bettor_loses(table: Table, seat: int) -> Ruling:
    """No compensation for what was called; what nobody called goes back."""

    back = lose(table.hand, seat)
    also = ("bettor_uncalled_returned", "bettor_discards") if back else ("bettor_discards",)
    reading = Reading(case="bettor_hand_lost", kind="dead_hand", also=also)
    return follow(table, table.ruling(seat, reading, returned={seat: back} if back else {}))
