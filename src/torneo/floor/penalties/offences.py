"""Offences reported to the floor, and the measures it may take."""

from msgspec.structs import replace

from torneo.floor.card_acts import Reported
from torneo.floor.citations import CASES, speaks
from torneo.floor.kernel.ask import ask
from torneo.floor.kernel.matters import Question
from torneo.floor.kernel.standing import note
from torneo.floor.kernel.table import Table
from torneo.floor.own_clauses import own
from torneo.floor.penalty_scale import SEVERITY
from torneo.floor.reading import Reading
from torneo.floor.record import codes_for, exposed_again, for_showing_cards, lawful
from torneo.floor.ruling import Ruling
from torneo.floor.sanctions import give, question_for, reported_by_dealer

_CASES = {
    "stalling": "stalling",
    "dodging_blinds": "dodging_blinds",
    "leaving_with_live_hand": "left_with_live_hand",
    "looking_at_dead_hand": "looked_at_dead_hand",
    "hidden_time_bank": "hidden_time_bank",
    "checking_nuts": "nuts_checked",
}


#: What people say, and the books' lists of examples, for an offence the penalties name otherwise.
_SAME = {
    "chip_dumping": "collusion_or_chip_dumping",
    "collusion": "collusion_or_chip_dumping",
    "disruptive_behaviour": "abuse",
    "abusive_conduct": "abuse",
    "device_or_tool_misuse": "device_misuse",
    "persistent_delay": "stalling",
    **dict.fromkeys(
        ("touching_person_cards_or_chips", "poor_visibility_or_countability", "betting_out_of_reach",
         "offensive_hygiene", "excessive_chatter"), "etiquette"),
}  # fmt: skip


def reported(table: Table, act: Reported) -> Ruling:
    """The report is kept; the floor gets the lawful measures to choose from."""
    if act.offence in _SAME and not (act.offence == "collusion" and speaks(table.book, "talk_is_collusion")):
        act = replace(act, offence=_SAME[act.offence])
    note(table, reports=(*table.standing.reports, (act.seat, act.offence, act.by)))
    if act.offence == "stalling":
        return _stalling(table, act)
    if act.offence == "dodging_blinds" and not _in_scope(table, act.seat):
        return table.ruling(act.seat, Reading(case="no_blind_dodged", kind="no_effect"))
    if act.offence == "checking_nuts":
        return _nuts(table, act)
    if act.offence == "exposing_cards":
        return _cards_shown(table, act)
    case = _CASES.get(act.offence)
    if case is not None:
        return question_for(table, act, case, act.offence)
    about = own(table, *_ABOUT.get(act.offence, ()))
    return question_for(table, act, _named(act.offence), act.offence, *about, *_scale(table, act.offence))


#: Offences no list of penalties names: the cases whose clauses say what was wrong.
_ABOUT: dict[str, tuple[str, ...]] = {
    "overbetting_for_change": ("betting_for_change",),
    "premature_action": ("wait_for_amount",),
    "repeated_out_of_turn": ("repeated_out_of_turn",),
    "skipped_in_silence": ("skipped_keeps_turn",),
    "unclear_raise": ("raise_announced",),
    "unprotected_hand": ("protect_your_hand",),
    "unread_hand_given_in": ("unprotected_hand",),
    "silent_about_cards": ("button_silent",),
    "back_before_time": ("stays_away_on_penalty",),
}


def _named(offence: str) -> str:
    """The case of an offence: one the books name, or one like those."""
    case = f"reported_{offence}"
    return case if case in CASES.policies else "reported_similar_incident"


def _scale(table: Table, offence: str) -> tuple[str, ...]:
    """The list of penalties, and what allows a suspension for conduct."""
    suspended = "timed_suspension" in codes_for(table, offence) and speaks(table.book, "conduct_sanctions")
    return ("offence_reported", "conduct_sanctions") if suspended else ("offence_reported",)


def _stalling(table: Table, act: Reported) -> Ruling:

    measures = tuple(table.book.values["clock_stalling_measures"])
    steps, also = reported_by_dealer(act)
    question = Reading(case="stalling", kind="question", options=("no_measure", *measures),
                       infraction="stalling", steps=steps, also=also)  # fmt: skip
    return ask(table, act, None, question, stops=False)


def _nuts(table: Table, act: Reported) -> Ruling:
    """Whether checking the best hand was soft play is the director's finding, also where it is presumed."""

    steps, also = reported_by_dealer(act)
    codes = tuple(choice.penalty for choice in lawful(table, act.seat, "soft_play"))
    question = Reading(case="nuts_checked", kind="question", options=("no_violation", *codes),
                       infraction="soft_play", steps=steps, also=("reported_soft_play", *also))  # fmt: skip
    return ask(table, act, None, question, stops=False)


def _cards_shown(table: Table, act: Reported) -> Ruling:
    """Where the book warns whoever shows cards, that comes first; whether he has persisted after it is for
    the floor to find."""
    again = bool(exposed_again(table, act.seat))
    codes = for_showing_cards(table, act.seat, again=again)
    case = _named(act.offence)
    if codes is None:
        return question_for(table, act, case, act.offence, *_scale(table, act.offence))
    none = ("no_penalty",) if again else ()
    steps, also = reported_by_dealer(act)
    question = Reading(case=case, kind="question", options=(*none, *codes), infraction=act.offence,
                       steps=steps, also=("exposing_warned", *also))  # fmt: skip
    return replace(ask(table, act, None, question, stops=False), penalties=codes)


def _in_scope(table: Table, seat: int) -> bool:
    """Is missing a blind an offence for somebody who came (or did not come) from another table?"""
    match table.book.values["penalty_dodging_blinds_scope"]:
        case "move_from_broken_table":
            return table.standing.arrived.get(seat) == "broken_table"
        case "any_table_move":
            return table.standing.arrived.get(seat) in ("broken_table", "balance")
    return True


def answer(table: Table, question: Question, option: str) -> Ruling:
    """Record the measure; what it takes away later is taken when the next hands are dealt."""
    seat, case, standing = question.seat, question.reading.case, table.standing
    infraction = question.reading.infraction
    if option in ("no_penalty", "not_intentional", "no_measure", "no_violation"):
        return table.ruling(seat, Reading(case=case, kind="no_effect"))
    if option == "shorter_clock":
        usual = table.book.values["clock_seconds"] + table.book.values["clock_countdown_seconds"]
        seconds = min(standing.seconds or usual // 2, usual)
        note(table, shortened={**standing.shortened, seat: seconds}, seconds=None)
        return table.ruling(
            seat, Reading(case=case, kind="procedure", also=("clock_adjusted",)), seconds=seconds
        )
    if option == "penalty_menu":
        return question_for(table, question.act, case, infraction or "stalling")
    measure = Reading(case=case, kind="procedure", infraction=infraction)
    if option in SEVERITY:
        return give(table, seat, measure, option, question.count)
    return table.ruling(seat, measure)
