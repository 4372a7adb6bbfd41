"""Streets dealt again, cards that went back and come again, cards told late: the board is what was told."""

import random
from typing import Any

import pytest

from torneo.cards import DECK, HIDDEN, card_text
from torneo.floor.scenario import CannotTell, ToldHand
from torneo.floor.scenario.shape import shape
from torneo.rulebook import book_ids, load_book

STREETS = ("flop", "turn", "river")
SPOT: dict[str, Any] = {
    "game": "nlhe", "level": {"small": 100, "big": 200}, "button": 1, "seats": {1: 3000, 2: 3000, 3: 3000},
}  # fmt: skip
BOARDS = 300


def _board(told: ToldHand) -> list[str]:
    return [card_text(card) for card in told.table.hand.board]


def _round(street: int) -> list[dict[str, Any]]:
    """The betting of a quiet street."""
    order = (
        ((1, "call"), (2, "call"), (3, "check")) if not street else ((2, "check"), (3, "check"), (1, "check"))
    )
    return [{"seat": seat, "does": does} for seat, does in order]


def _quiet(told: ToldHand, upto: int, *boards: list[str]) -> None:
    """Everybody checks; each street comes with its cards."""
    for street in range(upto):
        if street:
            told.tell({"dealer": "next_street", "cards": boards[street - 1]})
        for step in _round(street):
            told.tell(step)


def _too_soon(told: ToldHand, street: str, cards: list[str], answer: int = 0) -> None:
    named = {"cards": cards} if street == "flop" else {"card": cards[0]}
    told.tell({"dealer": f"premature_{street}", **named})
    if told.question is not None:
        told.tell({"floor": told.question.options[answer].code, "by": "floor"})


class _Play:
    """A hand told with real cards: one street comes too soon, then every street with the cards that come.

    Whatever went back to the deck and was shuffled may come again; what was set aside may not until then.
    """

    def __init__(self, rng: random.Random, book: str, early: str) -> None:
        self.rng, self.early = rng, early
        self.deck = [card_text(card) for card in DECK]
        rng.shuffle(self.deck)
        self.aside: list[str] = []
        known = {"cards": {seat: self._take(2) for seat in SPOT["seats"]}} if rng.random() < 0.5 else {}
        self.told = ToldHand(load_book(book), {**SPOT, **known})

    def _take(self, count: int) -> list[str]:
        return [self.deck.pop() for _ in range(count)]

    def _back(self, cards: list[str]) -> None:
        self.deck += cards
        self.rng.shuffle(self.deck)

    def board(self) -> list[str]:
        board: list[str] = []
        for street, name in enumerate(("preflop", *STREETS)):
            if street:
                if name == "river":
                    self._back(self.aside)
                cards = self._take(3 if name == "flop" else 1)
                board += cards
                self.told.tell({"dealer": "next_street", "cards": cards})
                assert _board(self.told) == board
            cut = self.rng.randrange(3)
            for turn, step in enumerate(_round(street)):
                if turn == cut and STREETS[street : street + 1] == (self.early,):
                    self._too_soon()
                self.told.tell(step)
        return board

    def _too_soon(self) -> None:
        cards = self._take(3 if self.early == "flop" else 1)
        _too_soon(self.told, self.early, cards)
        if "aside" in [event[0] for event in self.told.table.hand.events]:
            self.aside = cards
        else:
            self._back(cards)


@pytest.mark.parametrize("early", STREETS)
@pytest.mark.parametrize("book", book_ids())
def test_the_board_of_a_street_dealt_again_is_the_cards_told(book: str, early: str) -> None:
    rng = random.Random(f"{book} {early}")
    again = 0
    for _ in range(BOARDS):
        play = _Play(rng, book, early)
        board = play.board()
        assert _board(play.told) == board
        events = play.told.table.hand.events
        early_cards = next(event[1:] for event in events if event[0] == "premature")
        again += any(card_text(card) in board for card in early_cards)
    assert again  # some of the cards that went back came once more


@pytest.mark.parametrize("book", book_ids())
def test_a_card_set_aside_does_not_come_before_it_is_back(book: str) -> None:
    told = ToldHand(load_book(book), SPOT)
    _quiet(told, 1)
    told.tell({"dealer": "next_street", "cards": ["Kc", "9s", "4d"]})
    _too_soon(told, "turn", ["7h"])
    for step in _round(1):
        told.tell(step)
    aside = any(event[0] == "aside" for event in told.table.hand.events)
    if aside:
        with pytest.raises(CannotTell) as caught:
            told.tell({"dealer": "next_street", "cards": ["7h"]})
        assert caught.value.problems[0].code == "card-already-out"
        told.tell({"dealer": "next_street", "cards": ["2h"]})
        for step in _round(2):
            told.tell(step)
        told.tell({"dealer": "next_street", "cards": ["7h"]})
        assert _board(told)[3:] == ["2h", "7h"]
    else:
        told.tell({"dealer": "next_street", "cards": ["7h"]})
        assert _board(told)[3:] == ["7h"]


@pytest.mark.parametrize("book", book_ids())
@pytest.mark.parametrize("early", STREETS)
def test_a_card_the_players_accept_is_the_one_that_comes(book: str, early: str) -> None:
    boards = [["Kc", "9s", "4d"], ["2h"], ["7h"]]
    street = STREETS.index(early)
    told = ToldHand(load_book(book), SPOT)
    _quiet(told, street, *boards)
    if street:
        told.tell({"dealer": "next_street", "cards": boards[street - 1]})
    first, *others = _round(street)
    told.tell(first)
    told.tell({"dealer": f"premature_{early}", "cards": boards[street]})
    if told.question is None or "hand_continues" not in [one.code for one in told.question.options]:
        return  # a book under which nobody is asked
    told.tell({"floor": "hand_continues", "by": "floor"})
    for step in others:
        told.tell(step)
    told.tell({"dealer": "next_street"})
    assert _board(told)[-len(boards[street]) :] == boards[street]


# ---- a deal that does not count ------------------------------------------------------------------------


@pytest.mark.parametrize("book", book_ids())
def test_after_a_misdeal_nobody_knows_where_a_card_is(book: str) -> None:
    """Cards somebody had seen may come to anybody, and to the board, once people have shuffled them."""
    known = {1: ["As", "Ad"], 2: ["Ks", "Kd"], 3: ["Qs", "Qd"]}
    told = ToldHand(load_book(book), {**SPOT, "cards": known, "deck": ["2c", "7h", "8h", "9c"]})
    told.tell({"dealer": "irregular_deal"})
    if told.question is not None:
        told.tell({"floor": "misdeal", "by": "floor"})
    assert told.rulings[-1][0].kind == "misdeal"
    assert {card for cards in told.table.hand.hole for card in cards} == {HIDDEN}
    _quiet(told, 1)
    told.tell({"dealer": "next_street", "cards": ["As", "Kd", "2c"]})
    assert _board(told) == ["As", "Kd", "2c"]


# ---- cards told late -----------------------------------------------------------------------------------


@pytest.mark.parametrize("book", book_ids())
def test_the_card_that_completes_a_street_without_a_burn_is_asked_for(book: str) -> None:
    told = ToldHand(load_book(book), SPOT)
    _quiet(told, 1)
    told.tell({"dealer": "next_street", "cards": ["Kc", "9s", "4d"]})
    told.tell({"dealer": "no_burn", "cards": ["Kc", "9s", "4d"], "card": "4d"})
    steps = told.rulings[-1][0].steps
    missing = shape(told)["untold"]
    assert missing == ("next_card_completes_the_street" in steps) + 3 * ("deal_the_street_again" in steps)
    if not missing:
        assert _board(told) == ["Kc", "9s", "4d"]
        return
    kept = [card for card in _board(told) if card != "??"]
    new = ["2h", "3h", "5h"][:missing]
    with pytest.raises(CannotTell):
        told.tell({"dealer": "names_board", "cards": [*new, "8h"]})
    told.tell({"dealer": "names_board", "cards": new})
    assert _board(told) == [*kept, *new]
    assert shape(told)["untold"] == 0
    assert told.tell({"dealer": "names_board", "cards": ["8h"]})[0].kind == "no_effect"


@pytest.mark.parametrize("book", book_ids())
def test_the_pot_is_paid_once_the_last_card_is_told(book: str) -> None:
    """Hands that lie open wait for a card nobody saw, and win with it."""
    cards = {1: ["As", "Ad"], 2: ["Ks", "Kd"], 3: ["Qs", "Jd"]}
    told = ToldHand(load_book(book), {**SPOT, "cards": cards})
    _quiet(told, 4, ["Kc", "9s", "4d"], ["2h"], ["??"])
    for seat in cards:
        told.tell({"seat": seat, "tables": True})
    assert not told.over
    with pytest.raises(CannotTell) as caught:
        told.tell({"dealer": "names_board", "cards": ["As"]})
    assert caught.value.problems[0].code == "card-already-out"
    told.tell({"dealer": "names_board", "cards": ["Ac"]})
    assert told.over
    assert [award.seat for award in told.table.hand.awards] == [1]


@pytest.mark.parametrize("book", book_ids())
@pytest.mark.parametrize("drawn", [None, "9s"])
def test_of_four_flop_cards_the_one_drawn_is_told_not_made_up(book: str, drawn: str | None) -> None:
    told = ToldHand(load_book(book), SPOT)
    _quiet(told, 1)
    told.tell({"dealer": "next_street", "cards": ["Kc", "9s", "4d"]})
    act = {"dealer": "four_card_flop", "cards": ["Kc", "9s", "4d", "2h"]}
    told.tell(act if drawn is None else {**act, "card": drawn})
    if "four_cards_stay" in told.rulings[-1][0].steps:
        assert _board(told) == ["Kc", "9s", "4d", "2h"]
        for step in _round(1):
            told.tell(step)
        assert shape(told)["to_come"] == 0
        with pytest.raises(CannotTell):
            told.tell({"dealer": "next_street", "cards": ["3h"]})
        told.tell({"dealer": "next_street"})
        assert _board(told) == ["Kc", "9s", "4d", "2h"]
    elif drawn is None:
        assert _board(told) == ["??", "??", "??"]
        told.tell({"dealer": "names_board", "cards": ["Kc", "4d", "2h"]})
        assert _board(told) == ["Kc", "4d", "2h"]
    else:
        assert _board(told) == ["Kc", "4d", "2h"]
