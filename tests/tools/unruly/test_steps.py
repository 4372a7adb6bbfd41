"""Steps of a procedure: each is done with the ruling, or due until it is done; what is not is noticed."""

from collections.abc import Callable
from typing import Any

import pytest
from tools.unruly.steps_done import AT_ONCE, BY_PEOPLE
from tools.unruly.steps_due import LATER
from tools.unruly.watched import Watched

from torneo.floor.sentences.rulings import STEPS
from torneo.hand import Hand
from torneo.rulebook import book_ids, load_book

SPOT: dict[str, Any] = {
    "game": "nlhe", "level": {"small": 100, "big": 200}, "button": 1, "seats": {1: 3000, 2: 3000, 3: 3000},
    "cards": {1: ["As", "Ad"], 2: ["Ks", "Kd"], 3: ["Qs", "Qd"]},
    "deck": ["2c", "7h", "8h", "9c", "3c", "Jc", "4c", "2d"],
}  # fmt: skip
PREFLOP = ({"seat": 1, "does": "call"}, {"seat": 2, "does": "call"}, {"seat": 3, "does": "check"})


def test_of_every_step_it_is_known_when_it_is_done() -> None:
    """With the ruling, later in the hand, or by people alone; a new step has to say."""
    told = set(STEPS)
    assert told - {*AT_ONCE} - BY_PEOPLE - LATER == set()
    assert {*AT_ONCE, *BY_PEOPLE, *LATER} - told == set()
    assert not {*AT_ONCE} & BY_PEOPLE
    assert not LATER & BY_PEOPLE


def _watched(*steps: dict[str, Any], book: str = "fcp-2025") -> tuple[Watched, Hand]:
    watched = Watched(load_book(book), SPOT)
    for step in steps:
        watched.tell(step)
        assert watched.wrong == ""
    assert watched.told is not None
    return watched, watched.told.table.hand


_FORGETS: list[tuple[str, list[dict[str, Any]], Callable[[Hand], object], str]] = [
    ("fcp-2025", [{"dealer": "premature_flop"}], lambda hand: hand.otherwise.clear(),
     "step: deal_without_burn of premature_flop is forgotten"),
    ("tda-2013", [*PREFLOP, {"dealer": "next_street"}, {"dealer": "premature_turn"}],
     lambda hand: hand.otherwise.clear(), "step: card_back_before_the_river of premature_turn is forgotten"),
    ("tda-2013", [{"dealer": "exposed_card", "seat": 1, "position": 5}], lambda hand: hand.otherwise.clear(),
     "step: exposed_card_is_the_burn of exposed_replaced is forgotten"),
]  # fmt: skip


@pytest.mark.parametrize(("book", "steps", "forget", "wrong"), _FORGETS, ids=[one[3] for one in _FORGETS])
def test_a_step_nobody_will_take_is_noticed(
    book: str, steps: list[dict[str, Any]], forget: Callable[[Hand], object], wrong: str
) -> None:
    watched, hand = _watched(*steps, book=book)
    assert watched.due
    forget(hand)
    watched.tell({"seat": 2, "asks_count_of": 1})
    assert watched.wrong == wrong


def test_a_step_that_was_not_taken_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A floor that says the deck is shuffled and does not."""
    monkeypatch.setattr("torneo.hand.irregular_deal.back_into_stub", lambda hand, cards=(): None)
    watched, _ = _watched()
    watched.tell({"dealer": "dropped_deck", "identifiable": True})
    assert watched.wrong.startswith("step: ")
    assert watched.wrong.endswith("is not done")


@pytest.mark.parametrize("book", book_ids())
def test_what_is_due_is_settled_when_its_street_has_come(book: str) -> None:
    watched, _ = _watched({"dealer": "premature_flop"}, book=book)
    told = watched.told
    assert told is not None
    if told.question is not None:
        watched.tell({"floor": told.question.options[0].code, "by": "floor"})
    assert watched.due
    for step in (*PREFLOP, {"dealer": "next_street"}, {"seat": 2, "does": "check"}):
        watched.tell(step)
        assert watched.wrong == ""
    watched.tell({"seat": 3, "does": "check"})
    watched.tell({"seat": 1, "does": "check"})
    watched.tell({"dealer": "next_street"})
    assert (watched.wrong, watched.due) == ("", [])
