"""What the dealer says, does and puts right, under each of the books."""

import random
from typing import Any

import pytest
from tests.support.books import BOOKS

from torneo.cards import shuffled
from torneo.floor.dealer.duties import all_in_buttons, prompts
from torneo.floor.scenario.told import ToldHand
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.hand.showdown import show_order
from torneo.rulebook import load_book

FCP, TDA_2024, TORRE, FEST = "fcp-2025", "tda-2024", "torrequebrada", "pokerfest-2011"
BLINDS: dict[str, Any] = {
    "game": "nlhe", "level": {"small": 200, "big": 400}, "button": 5,
    "seats": dict.fromkeys((1, 2, 3, 4, 5), 20_000),
}  # fmt: skip
RIVER: dict[str, Any] = {
    "game": "nlhe", "level": {"small": 100, "big": 200}, "button": 6, "seats": {2: 20_000, 6: 20_000},
    "cards": {2: ["Ah", "2h"], 6: ["Jc", "Td"]},
    "start": {"street": "river", "pot": 6_000, "board": ["Kh", "9h", "4h", "8c", "7d"]},
}  # fmt: skip


@pytest.mark.policy("dealing_dealer_duties")
@pytest.mark.parametrize("book", BOOKS)
def test_a_dealer_announces_bets_marks_all_ins_and_calls_the_floor(book: str) -> None:
    """He answers no question himself."""
    hand = ToldHand(load_book(book), BLINDS)
    raised, *_ = hand.tell({"seat": 3, "does": "raise", "to": 1_000})
    assert "announce_amount" in prompts(hand.table, raised)
    all_in, *_ = hand.tell({"seat": 4, "does": "all_in"})
    assert "all_in_button" in prompts(hand.table, all_in)
    assert all_in_buttons(hand.table) == [4]
    asked = ToldHand(load_book(book), BLINDS)
    question, *_ = asked.tell({"seat": 2, "reported_for": "etiquette"})
    assert question.is_question
    assert "call_floor" in prompts(asked.table, question)
    answer, *_ = asked.tell({"floor": "verbal_warning", "by": "dealer"})
    assert answer.reason == "dealer_may_not_rule"


@pytest.mark.policy("dealing_dealer_duties")
@pytest.mark.parametrize("book", BOOKS)
def test_only_in_the_federation_the_deck_is_counted_on_the_river(book: str) -> None:
    hand = ToldHand(load_book(book), RIVER)
    checked, *_ = hand.tell({"seat": 2, "does": "check"})
    assert ("count_deck" in prompts(hand.table, checked)) is (book == FCP)


HANDOVER = {FCP: ("blinds", "penalties", "deck_not_counted"), TDA_2024: ("blinds", "penalties")}


@pytest.mark.policy("dealing_dealer_duties")
@pytest.mark.parametrize("book", BOOKS)
def test_two_books_say_what_the_next_dealer_is_told(book: str) -> None:
    told, *_ = ToldHand(load_book(book), BLINDS).tell({"dealer": "dealer_change"})
    assert told.steps == HANDOVER.get(book, ())


@pytest.mark.policy("dealing_dealer_duties")
@pytest.mark.parametrize("book", BOOKS)
def test_losing_cards_first_then_the_pot_then_the_rest(book: str) -> None:
    hand = ToldHand(load_book(book), RIVER)
    for act in ({"seat": 2, "does": "check"}, {"seat": 6, "does": "check"}, {"seat": 2, "tables": True}):
        hand.tell(act)
    hand.tell({"seat": 6, "tables": True})
    closed, *_ = hand.tell({"dealer": "closes_hand"})
    assert closed.steps[-3:] == ("losing_cards", "pot", "winning_cards_and_board")


@pytest.mark.policy("button_error_correction")
@pytest.mark.parametrize("book", BOOKS)
def test_a_wrong_button_is_put_right_at_once_only_by_the_book_of_2024(book: str) -> None:
    hand = ToldHand(load_book(book), BLINDS)
    found, *_ = hand.tell({"dealer": "wrong_button", "seat": 5, "count": 2})
    right = {TDA_2024: "button_corrected", TORRE: "button_corrected"}.get(book, "button_stays")
    assert found.reason == right


@pytest.mark.policy("dealing_redeal")
@pytest.mark.parametrize("book", BOOKS)
def test_a_void_deal_and_its_repetition_are_one_hand_of_a_penalty(book: str) -> None:
    seats = {**dict.fromkeys((1, 2, 3, 5), 20_000), 4: {"stack": 20_000, "penalty_hands": 3}}
    hand = ToldHand(load_book(book), {**BLINDS, "seats": seats})
    void, *_ = hand.tell({"dealer": "duplicate_card"})
    assert void.kind == "misdeal"
    for seat in (3, 5, 1):
        hand.tell({"seat": seat, "does": "fold"})
    hand.tell({"dealer": "next_hand"})
    assert hand.table.standing.penalty_hands[4] == 2


@pytest.mark.policy("dealing_unposted_forced_bets")
@pytest.mark.parametrize("book", BOOKS)
def test_who_refuses_to_post_is_expelled_only_in_pokerfest(book: str) -> None:
    seats = {1: {"stack": 20_000, "unposted": True}, 2: 20_000, 3: 20_000, 5: 20_000}
    hand = ToldHand(load_book(book), {**BLINDS, "seats": seats})
    hand.tell({"discovered": "missing_blind", "seat": 1})
    hand.tell({"seat": 1, "refuses": True})
    assert (1 in hand.table.hand.live_seats) is (book != FEST)


@pytest.mark.policy("dealing_stud_procedures")
@pytest.mark.parametrize("book", BOOKS)
def test_only_the_book_of_2024_keeps_the_last_card_of_a_stud_deck(book: str) -> None:
    """As many go on to the last street as there are cards, burned ones among them: each gets one, unless one
    must be left over, and then they share a card."""
    stakes = Stakes(ante=10, bring_in=20, small_bet=100, big_bet=200)
    hand = Hand(
        "stud", stakes, dict.fromkeys(range(1, 9), 1000), 8, deck=shuffled(random.Random(7)),
        rules=hand_rules(load_book(book)), rng=random.Random(1),
    )  # fmt: skip
    hand.bring_in()
    for _ in range(7):
        hand.check_or_call()
    while hand.street_name != "sixth":
        hand.check_or_call()
    together = hand.stub + len(hand.burns)
    hand.raise_to(200)
    for _ in range(together - 1):
        hand.check_or_call()
    while hand.street_name == "sixth":
        hand.fold()
    assert hand.lives == together
    assert len(hand.board) == (1 if book == TDA_2024 else 0)


@pytest.mark.policy("dealing_bets_brought_in")
@pytest.mark.parametrize("book", BOOKS)
def test_bets_are_brought_in_for_whoever_asks_except_in_the_book_of_2024(book: str) -> None:
    """There only for the player to act."""
    kinds = [
        ToldHand(load_book(book), BLINDS).tell({"seat": seat, "asks_for_bets_in": True})[0].kind
        for seat in (3, 5)
    ]
    assert kinds == ["granted", "refused" if book == TDA_2024 else "granted"]


@pytest.mark.policy("showdown_stud_all_in_order")
@pytest.mark.parametrize("book", BOOKS)
def test_in_stud_whoever_cannot_go_out_shows_first_by_the_book_of_2024(book: str) -> None:
    """Seat 1 is all in and would show first."""
    stakes = Stakes(ante=10, bring_in=20, small_bet=100, big_bet=200)
    hand = Hand(
        "stud", stakes, {1: 110, 2: 1_000}, 2, deck=shuffled(random.Random(56)),
        rules=hand_rules(load_book(book)), rng=random.Random(1), auto_showdown=False,
    )  # fmt: skip
    hand.bring_in()
    while not hand.face_up:
        if hand.actor == 1:
            hand.raise_to(100)
        else:
            hand.check_or_call()
    assert show_order(hand) == ([2, 1] if book == TDA_2024 else [1, 2])
