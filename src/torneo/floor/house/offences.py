"""Offences reported to the floor, and the measures it may take."""

from typing import TYPE_CHECKING

from torneo.floor.acts import Act
from torneo.floor.card_acts import Reported
from torneo.floor.citations import speaks
from torneo.floor.house.state import note
from torneo.floor.penalties import menu
from torneo.floor.reading import Reading
from torneo.floor.ruling import Ruling
from torneo.hand.status import OVER

if TYPE_CHECKING:
    from torneo.floor.table import Question, Table

_CASES = {
    "stalling": "stalling",
    "dodging_blinds": "dodging_blinds",
    "leaving_with_live_hand": "left_with_live_hand",
    "looking_at_dead_hand": "looked_at_dead_hand",
    "hidden_time_bank": "hidden_time_bank",
    "checking_nuts": "nuts_checked",
}


def reported(table: "Table", act: Reported) -> Ruling:
    """The report is kept; the floor gets the lawful measures to choose from."""
    note(table, reports=(*table.house.reports, (act.seat, act.offence, act.by)))
    if act.offence == "stalling":
        return _stalling(table, act)
    if act.offence == "dodging_blinds" and not _in_scope(table, act.seat):
        return table.ruling(act.seat, Reading(case="no_blind_dodged", kind="no_effect"))
    if act.offence == "checking_nuts":
        return _nuts(table, act)
    return question_for(table, act, _CASES.get(act.offence, "offence_reported"), act.offence)


def question_for(table: "Table", act: Act, case: str, offence: str) -> Ruling:
    """Which penalty, if any: no choice of none where the book demands one."""
    from torneo.floor.carry_out import ask

    rule = table.book.values["penalty_offences"].get(offence, "optional")
    offered = menu(table.book, offence)
    none = () if rule in ("mandatory", "disqualification", "warning_mandatory") else ("no_penalty",)
    if rule == "mandatory_if_intentional":
        none = ("not_intentional",)
    steps, also = _told(act)
    question = Reading(case=case, kind="question", options=(*none, *offered), infraction=offence,
                       steps=steps, also=also)  # fmt: skip
    return ask(table, act, None, question, stops=False)


def _stalling(table: "Table", act: Reported) -> Ruling:
    from torneo.floor.carry_out import ask

    measures = tuple(table.book.values["clock_stalling_measures"])
    steps, also = _told(act)
    question = Reading(case="stalling", kind="question", options=("no_measure", *measures),
                       infraction="stalling", steps=steps, also=also)  # fmt: skip
    return ask(table, act, None, question, stops=False)


def _nuts(table: "Table", act: Reported) -> Ruling:
    """Whether checking the best hand was soft play is the director's finding, also where it is presumed."""
    from torneo.floor.carry_out import ask

    steps, also = _told(act)
    offered = menu(table.book, "soft_play")
    question = Reading(case="nuts_checked", kind="question", options=("no_violation", *offered),
                       infraction="soft_play", steps=steps, also=also)  # fmt: skip
    return ask(table, act, None, question, stops=False)


def _told(act: Act) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Whatever a dealer notices goes to the floor."""
    if isinstance(act, Reported) and act.by == "dealer":
        return ("report_to_floor",), ("dealer_reports",)
    return (), ()


def _in_scope(table: "Table", seat: int) -> bool:
    """Is missing a blind an offence for somebody who came (or did not come) from another table?"""
    match table.book.values["penalty_dodging_blinds_scope"]:
        case "move_from_broken_table":
            return table.house.arrived.get(seat) == "broken_table"
        case "any_table_move":
            return table.house.arrived.get(seat) in ("broken_table", "balance")
    return True


def answer(table: "Table", question: "Question", option: str) -> Ruling:
    """Record the measure; what it takes away later is taken when the next hands are dealt."""
    seat, case, house = question.seat, question.reading.case, table.house
    infraction = question.reading.infraction
    if option in ("no_penalty", "not_intentional", "no_measure", "no_violation"):
        return table.ruling(seat, Reading(case=case, kind="no_effect"))
    left: int | None = None
    if option in ("missed_hands", "missed_rounds"):
        hands = question.count * (1 if option == "missed_hands" else len(table.hand.seats))
        left = table.to_serve.get(seat, 0) + hands
        table.to_serve[seat] = left
    elif option == "disqualification":
        expel(table, seat)
    elif option == "shorter_clock":
        usual = table.book.values["clock_seconds"] + table.book.values["clock_countdown_seconds"]
        seconds = min(house.seconds or usual // 2, usual)
        note(table, shortened={**house.shortened, seat: seconds}, seconds=None)
        return table.ruling(
            seat, Reading(case=case, kind="procedure", also=("clock_adjusted",)), seconds=seconds
        )
    elif option == "penalty_menu":
        return question_for(table, question.act, case, infraction or "stalling")
    rounds = ("penalty_rounds",) if option == "missed_rounds" and speaks(table.book, "penalty_rounds") else ()
    given = Reading(case=case, kind="procedure", infraction=infraction, also=rounds)
    return table.ruling(seat, given, hands_left=left)


# ---- expulsion -------------------------------------------------------------------------------------


def expel(table: "Table", seat: int) -> None:
    """Out of the event: his hand is dead, his chips are dealt with once this hand is over."""
    hand = table.hand
    if seat not in table.expelled:
        table.expelled.append(seat)
    if seat not in hand.place_of:
        return
    note(table, leaving=tuple(dict.fromkeys((*table.house.leaving, seat))))
    if hand.status != OVER and hand.live[hand.place_of[seat]] and hand.lives > 1:
        hand.kill(seat)


def settle_expelled(table: "Table") -> list[Ruling]:
    """The chips of players sent off, out of play or among the others, when the hand has ended."""
    hand = table.hand
    if not table.house.leaving or hand.status != OVER:
        return []
    settled = []
    for seat in table.house.leaving:
        place = hand.place_of[seat]
        chips = hand.stack[place]
        hand.stack[place] = 0
        case = "chips_removed"
        if table.book.values["chips_of_removed_player"] == "shared_equally_at_his_table":
            case = "chips_shared"
            _share(table, seat, chips)
        else:
            table.removed[seat] = table.removed.get(seat, 0) + chips
        settled.append(table.ruling(seat, Reading(case=case, kind="procedure"), amount=chips))
    note(table, leaving=())
    return settled


def _share(table: "Table", seat: int, chips: int) -> None:
    """In units of the smallest chip; what cannot be shared goes to the next pot."""
    hand = table.hand
    others = [place for place, other in enumerate(hand.seats) if other not in table.expelled]
    unit = table.smallest_chip
    share = chips // (unit * len(others)) * unit if others else 0
    for place in others:
        hand.stack[place] += share
    rest = chips - share * len(others)
    if table.book.values["chips_shared_remainder"] == "next_pot":
        hand.carried += rest
    elif rest:
        table.removed[seat] = table.removed.get(seat, 0) + rest
