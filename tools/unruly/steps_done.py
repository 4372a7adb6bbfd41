"""Steps of a ruling that are carried out with it: what must be so once it is given."""

from collections.abc import Callable
from typing import Final

import msgspec

from tools.unruly.cards_told import CardsSeen
from torneo.floor.ruling import Ruling
from torneo.floor.table import Table
from torneo.hand.irregular_deal import set_aside


class Ruled(msgspec.Struct, frozen=True):
    """A ruling, the table it left and the cards before it; ``since``: kinds of what was written down with it,
    ``void``: of the deal it made void."""

    ruling: Ruling
    table: Table
    before: CardsSeen
    since: frozenset[str]
    void: frozenset[str]

    @classmethod
    def of(cls, ruling: Ruling, table: Table, before: CardsSeen) -> "Ruled":
        events = table.hand.events
        same = tuple(events[: len(before.events)]) == before.events
        since = events[len(before.events) :] if same else events
        void = table.deal.void[-1].events if table.deal.void else []
        return cls(ruling, table, before, _kinds(since), _kinds(void))

    @property
    def alive(self) -> bool:
        return self.ruling.seat in self.table.hand.live_seats

    def wrote(self, *kinds: str) -> bool:
        """Was one of these written down, or has the hand no stub of its own?"""
        return self.table.hand.deck is None or not self.since.isdisjoint(kinds)


def _kinds(events: list[tuple[object, ...]]) -> frozenset[str]:
    return frozenset(str(event[0]) for event in events)


def _dealt_again(ruled: Ruled) -> bool:
    table = ruled.table
    return table.hand.is_over or bool(table.deal.void)


def _chips_back(ruled: Ruled) -> bool:
    table = ruled.table
    hand = table.hand if table.hand.is_over or not table.deal.void else table.deal.void[-1]
    return not hand.pot


def _shuffled(ruled: Ruled) -> bool:
    """Now, with the redeal, or when what was set aside goes back."""
    table = ruled.table
    return (
        ruled.wrote("reshuffle") or "reshuffle" in ruled.void or bool(set_aside(table.hand)) or _ended(ruled)
    )


def _ended(ruled: Ruled) -> bool:
    return ruled.table.hand.is_over


def _back(ruled: Ruled) -> bool:
    return ruled.wrote("back", "reshuffle")


def _dead(ruled: Ruled) -> bool:
    return not ruled.alive


def _burned(ruled: Ruled) -> bool:
    """At once, or it is planned for the street to come."""
    hand = ruled.table.hand
    grew = len(hand.burns) > ruled.before.burns
    return grew or ruled.wrote("burn") or bool(hand.otherwise) or not hand.rules.burn_per_street


def _set_out(ruled: Ruled) -> bool:
    """It lies ready to be burned; or nobody said which card it was, or there was none."""
    return ruled.wrote("top") or not ruled.wrote("replaced", "drawn")


def _board_as_before(ruled: Ruled) -> bool:
    """The same cards, in whatever order somebody tells them, or with faces where nobody knew them."""
    board, before = ruled.table.hand.board, ruled.before
    return sorted(board[: len(before.board)]) == sorted(before.board) or before.board_named(board)


def _shown(ruled: Ruled) -> bool:
    table = ruled.table
    return all(seat in table.cards.seen or seat in table.hand.shown for seat in ruled.ruling.must_show)


def _all_up(ruled: Ruled) -> bool:
    hand = ruled.table.hand
    return hand.face_up or hand.is_over or all(seat in hand.shown for seat in hand.live_seats)


def _penalty_waits(ruled: Ruled) -> bool:
    """Hands to be missed, a player who leaves when this one is over, or on record for whoever sees to it. Of
    a warning nothing is left to do, unless it waits for the end of a hand in which cards were exposed."""
    table, ruling = ruled.table, ruled.ruling
    if ruling.penalties == ("verbal_warning",):
        return ruling.infraction == "exposing_cards"
    if not {"missed_hands", "missed_rounds"}.isdisjoint(ruling.penalties):
        return ruling.seat in table.record.to_serve
    return any(one.seat == ruling.seat and one.penalty in ruling.penalties for one in table.record.given)


AT_ONCE: Final[dict[str, Callable[[Ruled], bool]]] = {
    "gather_cards": _dealt_again,
    "deal_again": _dealt_again,
    "return_chips": _chips_back,
    "stop_the_hand": _ended,
    **dict.fromkeys(
        ("shuffle_and_cut", "shuffle_face_down", "mix_everything", "rebuild_the_stub"), _shuffled
    ),
    "cards_back_to_deck": _back,
    "burns_into_the_stub": lambda ruled: len(ruled.table.hand.burns) < ruled.before.burns,
    "replace_exposed_card": lambda ruled: not ruled.alive or ruled.wrote("replaced"),
    "exposed_card_is_the_upcard": lambda ruled: ruled.ruling.seat is None or ruled.wrote("upcard"),
    **dict.fromkeys(("hand_is_dead", "cards_to_the_muck"), _dead),
    "give_the_missing_card": lambda ruled: len(ruled.table.hand.cards_of(ruled.ruling.seat or 0))
    == len(ruled.before.held.get(ruled.ruling.seat or 0, ())),
    **dict.fromkeys(
        ("floor_draws_one", "other_three_are_the_flop"), lambda ruled: len(ruled.table.hand.board) == 3
    ),
    "four_cards_stay": lambda ruled: len(ruled.table.hand.board) == 4,
    "burn_one_card": _burned,
    "burn_stays": lambda ruled: len(ruled.table.hand.burns) >= ruled.before.burns,
    "cards_stand": _board_as_before,
    **dict.fromkeys(
        ("deal_the_street_again", "next_card_completes_the_street"), lambda ruled: ruled.wrote("board")
    ),
    **dict.fromkeys(
        ("exposed_card_is_the_burn", "extra_card_is_the_burn", "drawn_card_is_next_burn"), _set_out
    ),
    **dict.fromkeys(("first_card_is_the_burn", "drawn_card_is_the_burn"), lambda ruled: ruled.wrote("burn")),
    **dict.fromkeys(
        ("set_card_aside", "set_cards_aside", "complete_the_round_unseen"), lambda ruled: ruled.wrote("aside")
    ),
    "restore_the_order": lambda ruled: "reshuffle" not in ruled.since,
    **dict.fromkeys(("give_cards_back", "tabled_hand_stays_in_play"), lambda ruled: ruled.alive),
    "show_to_the_table": _shown,
    "turn_all_hands_up": _all_up,
    "wait_for_other_tables": lambda ruled: ruled.table.next == "frozen",
    "show_in_order": lambda ruled: ruled.table.showdown.order_enforced,
    **dict.fromkeys(("award_main_pot", "award_side_pots"), lambda ruled: bool(ruled.table.hand.awards)),
    "award_put_right": lambda ruled: not ruled.table.showdown.misawarded,
    "disqualified": lambda ruled: ruled.ruling.seat in ruled.table.outside.expelled,
    "penalty_after_this_hand": _penalty_waits,
    "penalty_due": lambda ruled: bool(ruled.ruling.infraction and ruled.ruling.penalties),
    "chips_to_inventory": lambda ruled: ruled.table.chips.inventory > 0,
    "correct_blinds": lambda ruled: ruled.table.hand.stakes == ruled.table.standing.announced,
    "then_two_places": lambda ruled: bool(ruled.table.standing.button_plan),
}  # fmt: skip
"""What must be so with each of them."""

BY_PEOPLE: Final = frozenset(
    (
        "announce_amount", "announce_hand_values", "announce_string_bet", "ask_for_action", "blinds",
        "call_director", "call_floor", "call_the_floor", "count_deck", "count_down", "count_pot_again", "cut",
        "cut_the_deck", "change_the_deck", "deck_not_counted", "dealer_announces_hand",
        "dealer_asks_for_all_cards", "dealer_or_floor_counts", "draw_for_button", "finish_the_deal",
        "all_in_button", "bring_bets_in", "leave_bets_out", "chips_to_owner", "button_between",
        "button_to_its_seat", "chips_stay",
        "go_on_to_the_river",
        "hand_goes_on", "keep_cards_apart", "losing_cards", "mix_cards_face_down",
        "mix_four_cards_face_down", "next_card_face_down", "penalties", "pot", "push_cards_forward",
        "read_hands_again", "report_to_floor", "shuffle", "stack_shares_in_sight", "turn_all_cards_down",
        "winning_cards_and_board", "finish_betting_round", "card_is_scrap", "next_card_replaces_it",
        "deal_the_street",
    )
)  # fmt: skip
"""Steps people take that leave no mark on the table."""


def not_done(ruling: Ruling, table: Table, before: CardsSeen) -> str:
    """The first step of the ruling that is not carried out; empty where all are, or are due later."""
    if not any(step in AT_ONCE for step in ruling.steps):
        return ""
    ruled = Ruled.of(ruling, table, before)
    for step in ruling.steps:
        if step in AT_ONCE and not AT_ONCE[step](ruled):
            return f"step: {step} of {ruling.reason} is not done"
    return ""
