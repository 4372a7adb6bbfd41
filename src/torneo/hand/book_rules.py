"""A rulebook's policies as the switches of a hand and of the button."""

from torneo.hand.button import ButtonRules, Positions
from torneo.hand.own_ranking import Ranking
from torneo.hand.rules import HandRules
from torneo.rulebook import Book


def hand_rules(book: Book, *, hand_for_hand: bool = False) -> HandRules:
    """The switches of ``HandRules`` as the book sets them; some books let all-ins wait hand for hand."""
    policy = book.values
    cap, pot_limit, odd = (
        policy["betting_raise_cap"],
        policy["betting_pot_limit"],
        policy["showdown_odd_chips"],
    )
    burns, stud, antes = (
        policy["dealing_burns"],
        policy["dealing_stud_procedures"],
        policy["structure_ante_rules"],
    )
    return HandRules(
        min_raise=policy["betting_min_raise"],
        min_raise_after_short_all_ins=policy["betting_min_raise_after_short_all_ins"],
        min_opening_bet=policy["betting_min_opening_bet"],
        short_stack_may_open=policy["betting_short_stack_may_open"],
        reopen=policy["betting_reopen"],
        reopen_limit_percent=policy["betting_reopen_limit_percent"],
        big_blind_option=policy["betting_big_blind_option"],
        raise_cap_no_limit=cap["no_limit"],
        raise_cap_pot_limit=cap["pot_limit"],
        raise_cap_limit=cap["limit_raises"],
        limit_cap_lifted_at_players_in_event=cap["limit_cap_lifted_at_players_in_event"],
        short_blind_plays=policy["betting_short_blind_plays"],
        preflop_short_blind=pot_limit["preflop_short_blind"],
        straddle_allowed=policy["button_straddle_allowed"],
        paid_first_if_short=antes["paid_first_if_short"],
        heads_up_button_is=policy["button_heads_up"]["button_is"],
        heads_up_first_postflop=policy["button_heads_up"]["first_postflop"],
        absent_posts=tuple(policy["absence_posts"]),
        penalised_posts=tuple(policy["penalty_seat_procedure"]["posts"]),
        burn_before_hole_cards=burns["before_hole_cards"],
        burn_per_street=burns["per_street"],
        absent_hand=policy["absence_action_on_turn"],
        open_pair_doubles_fourth_street=stud["open_pair_doubles_fourth_street"],
        tie_for_first_to_act=stud["tie_for_first_to_act"],
        odd_chip_board=odd["board_games"],
        odd_chip_stud=odd["stud"],
        odd_chip_high_low=odd["high_low"],
        several_odd_chips=odd["several_odd_chips"],
        all_in_face_up=policy["showdown_all_in_face_up"],
        all_in_waits=hand_for_hand and policy["bubble_all_in_freeze"] == "frozen_face_down",
        muck_allowed=policy["showdown_muck_allowed"] != "must_show",
        ranking=_ranking(book),
    )


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
