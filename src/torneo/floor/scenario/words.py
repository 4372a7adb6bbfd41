"""The closed word lists of the scenario language; those of a step are what the structs of the acts say."""

from collections.abc import Iterable
from functools import cache
from typing import get_args

from torneo.floor.acts import Asks, Bets, Decides, Does, TurnsIn
from torneo.floor.card_acts import ClockRuns, Discusses, Reported, Returns
from torneo.floor.penalty_scale import INFRACTIONS
from torneo.floor.ruling import Kind
from torneo.floor.scenario.grammar import words_for, words_of
from torneo.rulebook import Shape, policies

RULINGS: tuple[str, ...] = get_args(Kind)
DOES = words_for(Does, "does")
ACTIONS = words_for(Decides, "action")
NEXT = ("street_over", "showdown", "frozen", "hand_over")
MAY = ("fold", "check", "call", "bet", "raise", "complete", "bring_in", "draw", "all_in", "stand_pat")
ORDER = words_for(Bets, "order")
PRIOR = words_for(Bets, "prior")
GESTURE = words_for(Bets, "gesture")
DISPUTES = words_for(Asks, "about")
ARRIVED_FROM = ("broken_table", "balance", "late_entry")
ANTE_KIND = ("classic", "big_blind")
CLOCK = words_for(ClockRuns, "clock")
BY = words_for(Decides, "by")
REPORTERS = words_for(Reported, "by")
WHERE = words_for(Asks, "where")
REACH = words_for(Returns, "within_reach")
FINDERS = ("dealer", "floor", "director")
WITNESSES = ("table", "spectator")
DISCUSSES = words_for(Discusses, "about")
TOUCHES = words_for(TurnsIn, "touches")
SHOWN_TO_ALL = ("at_once", "end_of_round", "end_of_hand")
DEALER = words_of("dealer")
DISCOVERED = words_of("discovered")
EVENT = (
    "players_left",
    "table_size",
    "hand_for_hand",
    "on_break",
    "final_table",
    "tables_left",
    "places_paid",
    "level_number",
    "in_the_money",
    "last_hand_before_break",
    "next_hand_started",
    "heads_up",
)
EVENT_COUNTS = ("players_left", "table_size", "tables_left", "places_paid", "level_number")
LEVEL = ("small", "big", "ante", "ante_kind", "bring_in", "small_bet", "big_bet", "min_bet")
CORRECTABLE_UNTIL = (
    "turn",
    "showdown",
    "substantial_action",
    "next_hand",
    "never",
    "flop",
    "river",
    "next_card",
    "next_action",
    "next_card_or_showdown",
    "end_of_street",
    "end_of_hand",
)
OTHER_OPTIONS = (
    "enforce_order",
    "wait",
    "override",
    "start_clock",
    "other_ruling",
    "full_call",
    "all_in",
    "forfeit_and_fold",
    "chips_returned_all_options",
    "minimum_raise",
    "part_of_bet",
    "not_part_of_bet",
    "to_winner",
    "removed",
    "grant",
    "refuse",
    "retrieve_hand",
    "penalty",
    "binding",
    "not_binding",
    "call_any_amount",
    "words",
    "chips",
    "first_motion_only",
    "all_motions",
    "no_effect",
    "bet_those_chips",
    "all_chips_bet",
    "read_by_the_cases",
    "reasonable_time",
    "no_reasonable_time",
    "check_stands",
    "action_back",
    "within_reach",
    "out_of_reach",
    "no_penalty",
    "not_intentional",
    "no_measure",
    "no_violation",
    "adjust_button",
    "normal_movement",
    "more_time",
)


@cache
def policy_codes() -> frozenset[str]:
    """Every code that is the value of some policy."""
    codes = (code for policy in policies().values() for code in _codes(policy.shape))
    return frozenset(code for code in codes if not code.isdigit())


@cache
def options() -> frozenset[str]:
    """Codes an answer of the floor may have; books and houses may bring others."""
    return policy_codes() | {*OTHER_OPTIONS, *DOES}


@cache
def penalties() -> frozenset[str]:
    known = policies()
    return frozenset(
        code for name in ("penalty_menu", "penalty_soft_play_extras") for code in known[name].shape.values
    )


@cache
def infractions() -> frozenset[str]:
    return frozenset((*map(str, policies()["penalty_offences"].shape.keys), *INFRACTIONS))


def _codes(shape: Shape) -> Iterable[str]:
    yield from shape.values
    for inner in shape.keys.values():
        yield from _codes(inner)
