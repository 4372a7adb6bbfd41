"""Why an act is refused or goes for nothing: the ruling names what binds the player and cites little else."""

from typing import Any

import pytest

from torneo.floor.ruling import Ruling
from torneo.floor.scenario.told import ToldHand
from torneo.rulebook import book_ids, load_book

BOOKS = book_ids()
FLOP = {
    "game": "nlhe",
    "level": {"small": 200, "big": 400},
    "button": 6,
    "seats": dict.fromkeys((1, 2, 6), 20000),
    "start": {"street": "flop", "pot": 2400},
}


def _last(book_id: str, *steps: dict[str, Any]) -> Ruling:
    told = ToldHand(load_book(book_id), FLOP)
    return [told.tell(step)[0] for step in steps][-1]


@pytest.mark.parametrize("book_id", BOOKS)
def test_a_bare_bet_with_no_bet_out_is_told_as_a_bet(book_id: str) -> None:
    assert _last(book_id, {"seat": 1, "says": "apuesto"}).reason == "bet_announced"
    assert _last(book_id, {"seat": 1, "does": "bet"}).reason == "bet_announced"
    assert _last(book_id, {"seat": 1, "says": "subo"}).reason == "raise_without_bet"


@pytest.mark.parametrize("book_id", BOOKS)
def test_what_he_said_is_why_he_may_not_take_it_back(book_id: str) -> None:
    bare = _last(book_id, {"seat": 1, "says": "apuesto"}, {"seat": 1, "does": "check"})
    assert (bare.kind, bare.reason, bare.facts) == ("refused", "bet_announced", {"minimum": 400})
    bet = {"seat": 1, "does": "bet", "to": 900}
    check = {"seat": 2, "says": "paso"}
    for late in ({"does": "raise", "to": 3000}, {"says": "subo, tres mil"}, {"does": "all_in"}):
        refused = _last(book_id, bet, check, {"seat": 2, **late})
        assert (refused.kind, refused.reason, refused.facts) == ("refused", "check_facing_bet", {"call": 900})
        assert len(refused.clauses) <= 2


@pytest.mark.parametrize("book_id", BOOKS)
def test_an_act_without_a_live_hand_says_so(book_id: str) -> None:
    bet, fold = {"seat": 1, "does": "bet", "to": 900}, {"seat": 2, "does": "fold"}
    dead = _last(book_id, bet, fold, {"seat": 2, "does": "call"})
    assert (dead.kind, dead.reason, len(dead.clauses)) == ("no_effect", "not_in_hand", 1)
    over = _last(book_id, bet, fold, {"seat": 6, "does": "fold"}, {"seat": 1, "does": "check"})
    assert (over.kind, over.reason, len(over.clauses)) == ("no_effect", "hand_over", 1)


@pytest.mark.parametrize("book_id", BOOKS)
def test_more_than_his_chips_said_is_told_as_all_in(book_id: str) -> None:
    short = FLOP | {"seats": {1: 20000, 2: 700, 6: 20000}}
    told = ToldHand(load_book(book_id), short)
    told.tell({"seat": 1, "does": "bet", "to": 900})
    ruling = told.tell({"seat": 2, "says": "subo a tres mil"})[0]
    assert (ruling.action, ruling.to, ruling.all_in, ruling.reason) == ("call", 700, True, "all_in")
