"""The closed word lists of the scenario language."""

from collections.abc import Iterable
from functools import cache
from typing import get_args

from torneo.floor.acts import Does
from torneo.floor.penalty_scale import INFRACTIONS
from torneo.floor.ruling import Kind
from torneo.rulebook import Shape, policies

RULINGS: tuple[str, ...] = get_args(Kind)
DOES: tuple[str, ...] = get_args(Does.__annotations__["does"])
ACTIONS = DOES
NEXT = ("street_over", "showdown", "frozen", "hand_over")
MAY = ("fold", "check", "call", "bet", "raise", "complete", "bring_in", "draw", "all_in", "stand_pat")
ORDER = ("words_first", "chips_first", "together")
CLEAR = ("true", "false", "confused")
PRIOR = ("untouched", "partly_pulled", "pulled")
GESTURE = ("pushes_all", "throws_all")
DISPUTES = ("reading", "pot")
ARRIVED_FROM = ("broken_table", "balance", "late_entry")
ANTE_KIND = ("classic", "big_blind")
CLOCK = ("expired", "at_limit")
BY = ("floor", "director", "dealer")
REPORTERS = ("dealer", "floor", "director", "player")
WHERE = ("seat", "rail", "other_table", "outside")
REACH = ("true", "false", "doubtful")
FINDERS = ("dealer", "floor", "director")
WITNESSES = ("table", "spectator")
DISCUSSES = ("live_hand", "folded_hand", "own_hand", "unseen_hand", "play", "decision")
TOUCHES = ("muck", "burn_cards", "discards", "deck")
SHOWN_TO_ALL = ("at_once", "end_of_round", "end_of_hand")
DEALER = (
    "exposed_card",
    "boxed_cards",
    "duplicate_card",
    "foreign_card",
    "odd_back",
    "wrong_first_seat",
    "missed_seat",
    "dealt_to_unentitled",
    "short_cards",
    "extra_card",
    "no_burn",
    "four_card_flop",
    "premature_flop",
    "premature_turn",
    "premature_river",
    "premature_stud_card",
    "dropped_deck",
    "irregular_deal",
    "killed_hand",
    "collected_hand",
    "awards_pot",
    "announces_bet",
    "announces_pot",
    "announces_level",
    "calls_time",
    "wrong_level",
    "wrong_button",
    "redeal",
    "starts_hand",
    "next_street",
    "next_hand",
    "first_hand",
    "closes_hand",
    "dealer_change",
    "counts_deck",
    "changes_deck",
    "takes_table",
    "opens_table",
)
DISCOVERED = (
    "underbet",
    "underraise",
    "undercall",
    "pot_miscount",
    "missing_ante",
    "missing_blind",
    "short_hand",
    "extra_cards",
    "skipped_player",
    "overcall",
    "overbet",
    "wrong_button",
    "wrong_level",
    "duplicate_card",
    "foreign_card",
    "missing_card",
    "hidden_chips",
    "misread_hand",
    "miscalled_hand",
    "wrong_pot_award",
)
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
