"""The switches of a hand on which rulebooks differ, as plain values.

Each field is named after the policy of ``torneo.rulebook`` that fills it (or the key of a table policy);
the defaults are those of the TDA family.
"""

from typing import Literal

import msgspec

from torneo.hand.own_ranking import Ranking


class HandRules(msgspec.Struct, frozen=True):
    """How a hand is played where books differ."""

    # betting
    min_raise: Literal["largest_full_bet_or_raise_of_round", "double_the_previous_total"] = (
        "largest_full_bet_or_raise_of_round"
    )
    min_raise_after_short_all_ins: Literal["last_full_bet_or_raise", "double_the_amount_faced"] = (
        "last_full_bet_or_raise"
    )
    min_opening_bet: Literal["big_blind", "smallest_chip_in_play"] = "big_blind"
    short_stack_may_open: bool = True
    reopen: Literal["facing_a_full_raise_short_all_ins_added_up", "single_full_raise_only"] = (
        "facing_a_full_raise_short_all_ins_added_up"
    )
    #: May a player who checked raise an all-in bet that is smaller than the minimum bet?
    checker_may_raise_short_bet: bool = False
    #: Share of a full limit bet that counts as a whole one; ``None`` asks for all of it.
    reopen_limit_percent: int | None = 50
    big_blind_option: bool = True
    #: Raises after the first bet of a round; ``None`` is no cap.
    raise_cap_no_limit: int | None = None
    raise_cap_pot_limit: int | None = None
    raise_cap_limit: int | None = 3
    #: With that many players left in the whole event the limit cap is lifted.
    limit_cap_lifted_at_players_in_event: int | None = 2
    #: May a player who cannot cover his blind play for what he has? Otherwise his hand is dead once dealt.
    short_blind_plays: bool = True
    preflop_short_blind: Literal["counts_as_full", "real_pot"] = "counts_as_full"
    straddle_allowed: bool = False

    # forced bets
    paid_first_if_short: Literal["by_ante_kind", "ante", "blind"] = "by_ante_kind"
    heads_up_button_is: Literal["small_blind", "big_blind"] = "small_blind"
    #: Who opens the later rounds with two players; ``None`` is the one without the button.
    heads_up_first_postflop: Literal["small_blind", "big_blind"] | None = None
    #: Forced bets taken from a player who is not there.
    absent_posts: tuple[str, ...] = ("blinds", "antes", "bring_in")
    #: Forced bets taken from a player away on a penalty, whose hand always dies once dealt.
    penalised_posts: tuple[str, ...] = ("blinds", "antes", "bring_in")

    # cards
    burn_before_hole_cards: int = 0
    burn_per_street: int = 1
    absent_hand: Literal["hand_already_dead", "fold_if_facing_a_raise_else_check"] = "hand_already_dead"
    open_pair_doubles_fourth_street: bool = False
    #: Must a stub hold, besides a card for each, the burn and a last card that is never dealt?
    stud_keeps_a_last_card: bool = False
    tie_for_first_to_act: Literal["high_card_by_suit", "first_left_of_button"] = "high_card_by_suit"

    # showdown
    odd_chip_board: Literal["first_left_of_button", "next_pot"] = "first_left_of_button"
    odd_chip_stud: Literal["highest_card_by_suit_in_best_five", "first_left_of_button", "next_pot"] = (
        "highest_card_by_suit_in_best_five"
    )
    odd_chip_high_low: Literal["high_half", "low_half", "next_pot"] = "high_half"
    several_odd_chips: Literal["one_each_clockwise_from_button", "next_pot"] = (
        "one_each_clockwise_from_button"
    )
    all_in_face_up: Literal["as_soon_as_no_more_betting_possible", "at_showdown"] = (
        "as_soon_as_no_more_betting_possible"
    )
    #: An all-in whose betting is over stays face down until the dealer goes on with it (``stepwise`` hands).
    all_in_waits: bool = False
    muck_allowed: bool = True
    stud_all_in_order: Literal["as_in_other_showdowns", "not_at_risk_first"] = "as_in_other_showdowns"
    #: Where high hands are not ranked as usual.
    ranking: Ranking | None = None


DEFAULT_RULES = HandRules()
