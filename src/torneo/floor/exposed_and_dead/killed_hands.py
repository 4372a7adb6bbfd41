"""Hands the dealer takes by mistake, and stud boards picked up."""

from torneo.floor.bonds import release
from torneo.floor.card_acts import DealerActs, PicksUpUpcards
from torneo.floor.certainty import identified
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.follow import follow
from torneo.floor.kernel.table import Table
from torneo.floor.lost_cards import careless, dead, offence
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand.status import BET, OVER, SHOWDOWN


def taken(table: Table, act: DealerActs) -> Ruling | None:
    """A hand swept in or mixed with the discards while betting is on."""

    hand, seat = table.hand, act.seat
    place = hand.place_of.get(seat) if seat is not None else None
    if seat is None or place is None or not hand.live[place]:
        return table.ruling(seat, Reading(case="hand_killed", kind="no_effect"))
    if hand.status in (SHOWDOWN, OVER):
        return None
    if table.stopped:
        return table.ruling(seat, Reading(case="act_in_turn", kind="refused"))
    sure = False if act.recoverable is False else identified(table, act.identifiable)
    if sure is None and act.what == "killed_hand":
        sure = False
    rule = table.book.values["showdown_killed_identifiable_hand"]
    if rule == "stays_dead" or sure is False:
        return dead(table, seat)
    if rule == "stays_in_play" and sure:
        steps = ("give_cards_back",)
        return table.ruling(seat, Reading(case="killed_identifiable", kind="granted", steps=steps))
    also = ("hand_killed", *careless(table))
    question = Reading(case="killed_identifiable", kind="question", also=also,
                       options=("retrieve_hand", "dead_hand"), infraction=offence(table))  # fmt: skip
    return ask(table, act, None, question)


def upcards_lifted(table: Table, act: PicksUpUpcards) -> Ruling:
    """In stud, and with a bet to answer, it is a fold nobody can take back."""

    hand, seat = table.hand, act.seat
    place = hand.place_of.get(seat)
    facing = (
        hand.game.is_stud
        and hand.status == BET
        and place is not None
        and hand.live[place]
        and hand.can_bet(seat)
        and table.spot(seat).facing
    )
    rule = table.book.values["dealing_stud_procedures"]["lifting_upcards_facing_action"]
    if not facing or rule != "dead_hand":
        return table.ruling(seat, Reading(case="stud_upcards", kind="no_effect"))
    if table.stopped:
        return table.ruling(seat, Reading(case="act_in_turn", kind="refused"))
    release(table, seat)
    hand.kill(seat)
    return follow(table, table.ruling(seat, Reading(case="stud_upcards", kind="dead_hand")))
