"""What a house inherits from the book under it: one thing is changed, and the rest of the book shows."""

from typing import Any

import pytest

from torneo.floor.ruling import Ruling
from torneo.floor.scenario.told import ToldHand
from torneo.rulebook import book_ids, load_book

FEST = "pokerfest-2011"
BLINDS: dict[str, Any] = {
    "game": "nlhe", "level": {"small": 250, "big": 500}, "denominations": [100, 500, 1000], "button": 5,
    "seats": dict.fromkeys((1, 2, 3, 4, 5), 20_000),
}  # fmt: skip
LIMIT: dict[str, Any] = {
    "game": "lhe", "level": {"small": 200, "big": 400}, "event": {"players_left": 2}, "button": 2,
    "seats": {1: 20_000, 2: 20_000}, "start": {"street": "flop", "pot": 800},
}  # fmt: skip
TIE: dict[str, Any] = {
    "game": "nlhe", "level": {"small": 300, "big": 600}, "denominations": [50, 100], "button": 8,
    "seats": {2: 9_000, 5: 9_000, 8: 9_000},
    "cards": {2: ["Ah", "Kd"], 5: ["As", "Kc"], 8: ["Ad", "Ks"]},
    "start": {"street": "river", "pot": 1_300, "board": ["Kh", "8s", "5d", "2c", "2d"]},
}  # fmt: skip
#: Silent chips may raise, by what the other books make of them.
BY_CHIPS = {
    "betting_silent_chips_can_raise": True,
    "betting_multiple_chips_test": "call_unless_smallest_chip_is_spare",
    "betting_min_raise": "largest_full_bet_or_raise_of_round",
    "betting_raise_methods": ["one_motion", "total_announced_first"],
}


def told(book: str, policies: dict[str, Any], setup: dict[str, Any], *acts: dict[str, Any]) -> Ruling:
    """The ruling on the last act."""
    hand = ToldHand(load_book(book).with_policies(policies), setup)
    return [hand.tell(act)[0] for act in acts][-1]


RAISED = {"seat": 3, "does": "raise", "to": 1_100}
SHORT = {"seat": 4, "chips": {1000: 1, 100: 5}}


@pytest.mark.policy("betting_half_raise_percent")
def test_pokerfest_has_no_half_that_makes_a_raise() -> None:
    """A house that lets chips raise takes any raise for one that was declared."""
    assert told(FEST, BY_CHIPS, BLINDS, RAISED, SHORT).reason == "raise_short"


@pytest.mark.policy("betting_half_raise_base")
@pytest.mark.parametrize("book", book_ids())
def test_half_is_half_of_the_minimum_raise(book: str) -> None:
    ruling = told(book, {**BY_CHIPS, "betting_half_raise_percent": 50}, BLINDS, RAISED, SHORT)
    assert (ruling.action, ruling.to) == ("raise", 1_700)


@pytest.mark.policy("betting_raise_cap")
def test_a_cap_over_pokerfest_holds_to_the_end() -> None:
    raises = [
        {"seat": 1, "does": "bet", "to": 400}, {"seat": 2, "does": "raise", "to": 800},
        {"seat": 1, "does": "raise", "to": 1_200}, {"seat": 2, "does": "raise", "to": 1_600},
        {"seat": 1, "does": "raise", "to": 2_000},
    ]  # fmt: skip
    assert told(FEST, {"betting_raise_cap": {"limit_raises": 3}}, LIMIT, *raises).kind == "refused"


@pytest.mark.policy("showdown_odd_chips")
def test_over_pokerfest_only_the_first_odd_chip_is_given() -> None:
    """A house that gives it to the first left of the button: the second still waits for the next pot."""
    house = load_book(FEST).with_policies({"showdown_odd_chips": {"board_games": "first_left_of_button"}})
    hand = ToldHand(house, TIE)
    for seat in (2, 5, 8):
        hand.tell({"seat": seat, "does": "check"})
    for seat in (2, 5, 8):
        hand.tell({"seat": seat, "tables": True})
    assert dict(hand.table.hand.stacks) == {2: 9_450, 5: 9_400, 8: 9_400}
    assert hand.table.hand.carried == 50


RIVER: dict[str, Any] = {
    "game": "nlhe", "level": {"small": 100, "big": 200}, "denominations": [100, 500, 1000], "button": 6,
    "seats": {2: 20_000, 6: 20_000}, "cards": {2: ["Ah", "2h"], 6: ["Jc", "Td"]},
    "start": {"street": "river", "pot": 6_000, "board": ["Kh", "9h", "4h", "8c", "7d"]},
}  # fmt: skip
CHECKED: tuple[dict[str, Any], ...] = ({"seat": 2, "does": "check"}, {"seat": 6, "does": "check"})


@pytest.mark.policy("showdown_identification_percent")
@pytest.mark.parametrize("book", book_ids())
@pytest.mark.parametrize(("certain", "kind"), [(99, "dead_hand"), (100, "no_effect")])
def test_cards_are_told_for_certain_or_not_at_all(book: str, certain: int, kind: str) -> None:
    live = {"showdown_face_down_push": "live_while_identifiable"}
    turned_in = {"seat": 2, "turns_in": True, "identifiable": certain}
    assert told(book, live, RIVER, *CHECKED, turned_in).kind == kind


@pytest.mark.policy("showdown_tabling")
@pytest.mark.parametrize("book", book_ids())
def test_no_dealer_kills_a_hand_that_lies_face_up(book: str) -> None:
    killed = {"dealer": "killed_hand", "seat": 2}
    assert told(book, {}, RIVER, *CHECKED, {"seat": 2, "tables": True}, killed).kind == "no_effect"


@pytest.mark.policy("showdown_tabling")
@pytest.mark.parametrize("book", book_ids())
def test_who_plays_the_board_and_does_not_show_gives_it_up(book: str) -> None:
    board = {**RIVER, "start": {**RIVER["start"], "board": ["Ts", "Js", "Qs", "Ks", "As"]}}
    may_muck = {"showdown_muck_allowed": "allowed_last_live_hand_wins_unseen"}
    shown = {"seat": 6, "tables": True}
    assert told(book, may_muck, board, *CHECKED, shown, {"seat": 2, "mucks": True}).reason == "mucked"


REPLACED = {"single_later_card": "replaced_and_used_as_burn"}


@pytest.mark.policy("dealing_exposed_cards")
@pytest.mark.parametrize(
    ("position", "house", "kind"),
    [
        (7, {"misdeal_total": 2}, "misdeal"),
        (7, REPLACED, "misdeal"),
        (7, {"misdeal_total": 2, **REPLACED}, "procedure"),
        (1, {"misdeal_total": 2, **REPLACED}, "procedure"),
    ],
    ids=["a single card voids", "one is the total", "neither", "no first cards to watch"],
)
def test_each_thing_pokerfest_says_of_an_exposed_card_holds_by_itself(
    position: int, house: dict[str, Any], kind: str
) -> None:
    """One card is a misdeal because one is enough, and because a later one is; the first are nothing else."""
    exposed = {"dealer": "exposed_card", "position": position}
    assert told(FEST, {"dealing_exposed_cards": house}, BLINDS, exposed).kind == kind


@pytest.mark.policy("dealing_fouled_deck")
@pytest.mark.clause("fcp-2025/35-11.2", "tda-2024/35-E.2")
@pytest.mark.parametrize("book", book_ids())
def test_what_else_fouls_a_deck_is_for_the_director_where_the_book_says_so(book: str) -> None:
    """A house that counts only duplicates: another back is any fault of the deal in the other books."""
    ruling = told(
        book, {"dealing_fouled_deck": {"causes": ["duplicate_card"]}}, BLINDS, {"dealer": "odd_back"}
    )
    first = "void_bets_returned" if book in ("fcp-2025", "tda-2024") else "misdeal"
    assert [option.code for option in ruling.options] == [first, "hand_continues"]
