"""A rulebook's policies as the switches of a hand and of the button."""

from typing import Any

from torneo.hand.button import ButtonRules, Positions
from torneo.hand.own_ranking import Ranking
from torneo.hand.rules import HandRules
from torneo.rulebook import Book

#: Field of ``HandRules`` -> the policy that fills it, and the key where the policy is a table.
SOURCES: dict[str, tuple[str, ...]] = {
    "min_raise": ("betting_min_raise",),
    "min_raise_after_short_all_ins": ("betting_min_raise_after_short_all_ins",),
    "min_opening_bet": ("betting_min_opening_bet",),
    "short_stack_may_open": ("betting_short_stack_may_open",),
    "reopen": ("betting_reopen",),
    "reopen_limit_percent": ("betting_reopen_limit_percent",),
    "big_blind_option": ("betting_big_blind_option",),
    "raise_cap_no_limit": ("betting_raise_cap", "no_limit"),
    "raise_cap_pot_limit": ("betting_raise_cap", "pot_limit"),
    "raise_cap_limit": ("betting_raise_cap", "limit_raises"),
    "limit_cap_lifted_at_players_in_event": ("betting_raise_cap", "limit_cap_lifted_at_players_in_event"),
    "short_blind_plays": ("betting_short_blind_plays",),
    "preflop_short_blind": ("betting_pot_limit", "preflop_short_blind"),
    "straddle_allowed": ("button_straddle_allowed",),
    "paid_first_if_short": ("structure_ante_rules", "paid_first_if_short"),
    "heads_up_button_is": ("button_heads_up", "button_is"),
    "heads_up_first_postflop": ("button_heads_up", "first_postflop"),
    "absent_posts": ("absence_posts",),
    "penalised_posts": ("penalty_seat_procedure", "posts"),
    "burn_before_hole_cards": ("dealing_burns", "before_hole_cards"),
    "burn_per_street": ("dealing_burns", "per_street"),
    "absent_hand": ("absence_action_on_turn",),
    "open_pair_doubles_fourth_street": ("dealing_stud_procedures", "open_pair_doubles_fourth_street"),
    "tie_for_first_to_act": ("dealing_stud_procedures", "tie_for_first_to_act"),
    "stud_keeps_a_last_card": ("dealing_stud_procedures", "too_few_cards_on_seventh"),
    "odd_chip_board": ("showdown_odd_chips", "board_games"),
    "odd_chip_stud": ("showdown_odd_chips", "stud"),
    "odd_chip_high_low": ("showdown_odd_chips", "high_low"),
    "several_odd_chips": ("showdown_odd_chips", "several_odd_chips"),
    "all_in_face_up": ("showdown_all_in_face_up",),
    "all_in_waits": ("bubble_all_in_freeze",),
    "muck_allowed": ("showdown_muck_allowed",),
    "stud_all_in_order": ("showdown_stud_all_in_order",),
    "ranking": ("showdown_hand_ranking",),
}


def hand_rules(book: Book, *, hand_for_hand: bool = False) -> HandRules:
    """The switches of ``HandRules`` as the book sets them; some books let all-ins wait hand for hand."""
    found = {field: _value(book, path) for field, path in SOURCES.items()}
    found["all_in_waits"] = hand_for_hand and found["all_in_waits"] == "frozen_face_down"
    few = found["stud_keeps_a_last_card"]
    found["stud_keeps_a_last_card"] = few == "burns_mixed_in_if_enough_else_community_card"
    found["muck_allowed"] = found["muck_allowed"] != "must_show"
    found["ranking"] = _ranking(book)
    return HandRules(**found)


def _value(book: Book, path: tuple[str, ...]) -> Any:
    value = book.values[path[0]]
    return value[path[1]] if len(path) > 1 else value


def _ranking(book: Book) -> Ranking | None:
    written = book.values["showdown_hand_ranking"]
    ranking = Ranking(
        tuple(written["order"]),
        written["ace_low_in_straight"],
        book.values["showdown_board_tie"] == "board_always_ties",
    )
    return ranking if ranking != Ranking() else None


def button_rules(book: Book) -> ButtonRules:
    """The switches of the button as the book sets them."""
    heads_up = book.values["button_heads_up"]
    return ButtonRules(
        small_blind_busts=book.values["button_rule"],
        both_blinds_bust=book.values["button_both_blinds_bust"],
        heads_up_button_is=heads_up["button_is"],
        double_big_blind_avoided=heads_up["double_big_blind_avoided"] == "always",
    )


def no_cards_at(book: Book, positions: Positions, seat: int) -> bool:
    """Does somebody newly seated there get no cards in a hand with these positions?"""
    return book.values["seating_no_hand_zone"] != "none" and positions.between(seat)
