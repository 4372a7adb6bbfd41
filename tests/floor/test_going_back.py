"""A ruling that goes back to an earlier moment leaves what happened outside the betting as it is."""

from typing import Any

import pytest

from torneo.floor.scenario import ToldHand
from torneo.rulebook import book_ids, load_book

BLINDS = {"small": 100, "big": 200}
SENT_OFF = {"floor": "disqualification", "by": "director"}


def told(book: str, setup: dict[str, Any], *steps: dict[str, Any]) -> ToldHand:
    hand = ToldHand(load_book(book), {"game": "nlhe", "level": BLINDS, "button": 1, **setup})
    for step in steps:
        hand.tell(step)
    return hand


def _sent_off(hand: ToldHand, seat: int, chips: dict[int, int]) -> None:
    hand.tell({"seat": seat, "hides_chips": chips})
    if hand.question is not None:
        hand.tell(SENT_OFF)


REMOVES = [book for book in book_ids() if load_book(book).values["chips_out_of_sight"] != "returned"]
SHARES = [
    book
    for book in REMOVES
    if load_book(book).values["chips_of_removed_player"] == "shared_equally_at_his_table"
]
TAKES = [book for book in REMOVES if book not in SHARES]


@pytest.mark.parametrize("book", TAKES)
def test_a_hand_played_again_at_another_level_is_still_without_the_player_sent_off(book: str) -> None:
    hand = told(book, {"game": "l5cd", "button": 3, "seats": {1: 3000, 3: 3000, 4: 3000}})
    _sent_off(hand, 4, {1000: 2})
    hand.tell({"dealer": "wrong_level", "level": {"small": 200, "big": 400}})
    table = hand.table
    assert table.hand.level == 400
    assert table.hand.stacks == {1: 2600, 3: 3000, 4: 0}
    assert table.outside.removed == {4: 2800}
    assert 4 in table.outside.expelled
    assert 4 not in table.hand.live_seats


@pytest.mark.parametrize("book", [book for book in TAKES if book != "pokerfest-2011"])
def test_a_bet_that_left_the_table_with_its_player_is_not_faced_by_a_hand_brought_back(book: str) -> None:
    hand = told(book, {"button": 8, "seats": {2: 900, 5: 200, 8: 20_000, 9: 10}},
                {"seat": 5, "does": "fold"}, {"seat": 8, "does": "all_in"})  # fmt: skip
    _sent_off(hand, 8, {7: 10})
    hand.tell({"seat": 5, "asks_to_keep_cards": True})
    hand.tell({"floor": "retrieve_hand", "by": "director"})
    table = hand.table
    assert table.hand.stacks == {2: 700, 5: 200, 8: 0, 9: 0}
    assert table.outside.removed == {8: 19_800}
    assert table.hand.actor == 5
    assert table.to_call() == 200


def test_chips_found_stay_when_the_action_goes_back_to_a_player_passed_over() -> None:
    hand = told("torrequebrada", {"game": "lhe", "button": 4, "start": {"street": "flop", "pot": 600},
                                  "seats": {1: 3000, 3: 3000, 4: 3000, 5: 3000}},
                {"seat": 3, "does": "check"}, {"seat": 4, "does": "check"},
                {"seat": 5, "finds_chips": {100: 5}}, {"seat": 1, "claims_turn": True},
                {"floor": "action_back", "by": "director"})  # fmt: skip
    assert hand.rulings[-1][0].kind == "granted"
    assert hand.table.hand.stacks[5] == 3500


@pytest.mark.parametrize(
    "book", [book for book in book_ids() if load_book(book).values["turn_folded_hand"]["retrieval"] != "none"]
)
def test_newcomers_and_penalties_stay_when_a_fold_is_taken_back(book: str) -> None:
    hand = told(book, {"seats": {1: 3000, 2: 3000, 3: 3000}}, {"seat": 1, "turns_in": True},
                {"seat": 6, "sits_down": 1000}, {"seat": 1, "finds_chips": {100: 5}},
                {"seat": 3, "reported_for": "etiquette"},
                {"floor": "missed_hands", "by": "director"}, {"seat": 1, "asks_to_keep_cards": True},
                {"floor": "retrieve_hand", "by": "director"})  # fmt: skip
    table = hand.table
    assert hand.rulings[-1][0].kind == "granted"
    assert 1 in table.hand.live_seats
    assert table.hand.stacks[1] == 3500
    assert table.standing.newcomers == {6: 1000}
    assert table.record.to_serve[3] > 0


@pytest.mark.parametrize("book", SHARES)
def test_no_more_of_a_pot_is_pushed_on_than_is_still_there(book: str) -> None:
    hand = told(book, {"button": 4, "seats": {4: 60, 9: 225}, "start": {"street": "flop", "pot": 600}},
                {"seat": 9, "turns_in": True})  # fmt: skip
    _sent_off(hand, 4, {7: 10})
    assert hand.table.hand.stacks == {4: 0, 9: 815}
    hand.tell({"dealer": "awards_pot", "seat": 9})
    assert hand.table.hand.stacks == {4: 0, 9: 815}


@pytest.mark.parametrize("book", TAKES)
def test_a_paid_hand_declared_void_gives_nothing_back_to_a_player_sent_off(book: str) -> None:
    hand = told(book, {"seats": {1: 3000, 2: 3000, 3: 3000}},
                {"seat": 1, "does": "fold"}, {"seat": 2, "does": "fold"})  # fmt: skip
    _sent_off(hand, 3, {100: 5})
    hand.tell({"dealer": "duplicate_card"})
    assert hand.question is not None
    hand.tell({"floor": "void_bets_returned", "by": "director"})
    assert hand.table.hand.stacks == {1: 3000, 2: 3000, 3: 0}
    assert hand.table.outside.removed == {3: 3000}


@pytest.mark.parametrize("book", book_ids())
def test_a_blind_that_was_not_posted_was_never_called(book: str) -> None:
    """The seat that should have posted its last chips has them, and still decides about the other's."""
    seats = {1: {"stack": 200, "unposted": True}, 2: 60}
    for button in (1, 2):
        hand = told(book, {"button": button, "seats": seats}).table.hand
        assert hand.stacks[1] + hand.bets[1] + hand.stacks[2] + hand.bets[2] + hand.collected == 260
        assert min(hand.stack + hand.bet) >= 0
        assert hand.stacks[1] >= 100
    three = told(book, {"button": 2, "seats": {1: {"stack": 200, "unposted": True}, 2: 3000, 3: 3000}})
    assert three.table.betting.unposted == {1: ("blind", 200)}
    assert three.table.hand.stacks[1] == 200


CALLS = [{"seat": 3, "does": "call"}, {"seat": 4, "does": "call"}, {"seat": 1, "does": "call"}]
CHECKS = [{"seat": seat, "does": "check"} for seat in (1, 2, 3, 4)]
PATS = [{"seat": seat, "does": "stand_pat"} for seat in (1, 2, 3, 4)]
NEXT = {"dealer": "next_street"}
PAST_TWO = [CHECKS[0], CHECKS[2], CHECKS[3], NEXT]
ON_THE_FLOP = {"start": {"street": "flop", "pot": 1600}}


@pytest.mark.clause("torrequebrada/74-C.2")
@pytest.mark.parametrize(
    ("setup", "steps", "moved"),
    [
        ({"game": "nlhe", **ON_THE_FLOP}, PAST_TWO, ["aside"]),
        ({"game": "nlhe", **ON_THE_FLOP}, [*PAST_TWO, *CHECKS, NEXT], ["aside", "reshuffle"]),
        ({"game": "27td"}, [*CALLS, CHECKS[1], NEXT, *PATS, *PAST_TWO], ["reshuffle"]),
    ],
    ids=["the turn", "the turn and the river", "a draw"],
)
def test_cards_that_came_after_a_disputed_check_do_not_come_again_as_they_lay(
    setup: dict[str, Any], steps: list[dict[str, Any]], moved: list[str]
) -> None:
    """The director gives the action back to a player passed over, when everybody has seen what came since."""
    seats = dict.fromkeys((1, 2, 3, 4), 9000)
    hand = told("torrequebrada", {**setup, "button": 4, "seats": seats}, *steps)
    street = hand.table.hand.street
    hand.tell({"seat": 2, "claims_turn": True})
    hand.tell({"floor": "action_back", "by": "director"})
    assert hand.table.hand.street < street
    assert hand.table.hand.actor == 2
    written = [event[0] for event in hand.table.hand.events]
    assert [kind for kind in written if kind in ("aside", "reshuffle")] == moved
