"""Two questions at once: the floor answers both, whatever comes in between."""

from typing import Any

import pytest

from torneo.floor.scenario import ToldHand
from torneo.rulebook import book_ids, load_book

SPOT: dict[str, Any] = {
    "game": "nlhe", "level": {"small": 100, "big": 200}, "button": 1, "seats": {1: 3000, 2: 3000, 3: 3000},
}  # fmt: skip
OFFENCE = {"seat": 2, "reported_for": "abuse"}


def _told(book: str, *steps: dict[str, Any], **spot: Any) -> ToldHand:
    told = ToldHand(load_book(book), {**SPOT, **spot})
    for step in steps:
        told.tell(step)
    return told


def _asked(told: ToldHand) -> str | None:
    return told.question.reason if told.question is not None else None


def test_a_question_that_stops_the_hand_is_open_again_after_one_that_came_in_between() -> None:
    told = _told(
        "adtp-2018",
        {"seat": 1, "does": "all_in"},
        {"seat": 2, "does": "all_in"},
        {"seat": 3, "does": "fold"},
        {"seat": 2, "finds_chips": {100: 3}},
        seats={1: 3000, 2: 2000, 3: 3000},
    )
    assert (_asked(told), told.table.next) == ("hidden_chips", "frozen")
    told.tell({"seat": 3, "reported_for": "abuse"})
    assert told.question is not None
    assert told.question.seat == 3
    assert told.table.next == "frozen"
    told.tell({"floor": "verbal_warning", "by": "director"})
    assert (_asked(told), told.table.next) == ("hidden_chips", "frozen")
    told.tell({"floor": "not_part_of_bet", "by": "director"})
    assert (_asked(told), told.table.next) == (None, "street_over")


@pytest.mark.parametrize("book", book_ids())
def test_a_penalty_not_yet_decided_is_still_open_in_the_next_hand(book: str) -> None:
    told = _told(book, {"seat": 1, "does": "fold"}, {"seat": 2, "does": "fold"}, OFFENCE)
    asked = told.question
    assert asked is not None
    told.tell({"dealer": "next_hand"})
    while told.question is not None and told.question.seat != 2:
        told.tell({"floor": told.question.options[0].code, "by": "director"})
    assert told.question == asked
    given = next(option.code for option in asked.options if option.code in asked.penalties)
    told.tell({"floor": given, "by": "director"})
    assert told.question is None
    assert [(one.seat, one.infraction) for one in told.table.record.given] == [(2, "abuse")]


@pytest.mark.parametrize("book", book_ids())
def test_two_offences_of_two_players_are_both_decided(book: str) -> None:
    told = _told(book, OFFENCE, {"seat": 3, "reported_for": "abuse"})
    seats = []
    while told.question is not None:
        seats.append(told.question.seat)
        told.tell({"floor": told.question.options[0].code, "by": "director"})
    assert seats == [3, 2]


@pytest.mark.parametrize("book", book_ids())
def test_a_void_deal_does_not_end_the_matter_of_a_penalty(book: str) -> None:
    told = _told(book, OFFENCE)
    ruling = told.tell({"dealer": "wrong_first_seat"})[0]
    assert ruling.kind == "misdeal"
    assert told.question is not None
    assert told.question.seat == 2


def test_no_hand_is_dealt_while_one_before_it_waits_for_an_answer() -> None:
    told = _told(
        "adtp-2018",
        {"seat": 1, "does": "all_in"},
        {"seat": 2, "does": "all_in"},
        {"seat": 3, "does": "fold"},
        *({"dealer": "next_street", "cards": cards} for cards in (["2c", "7h", "8h"], ["9c"], ["3c"])),
        {"seat": 1, "tables": ["As", "Ad"]},
        {"seat": 2, "tables": ["Ks", "Kd"]},
        {"seat": 2, "finds_chips": {100: 3}},
        seats={1: 3000, 2: 2000, 3: 3000},
    )
    assert _asked(told) == "hidden_chips"
    assert told.tell({"dealer": "next_hand"})[0].kind == "refused"
    assert _asked(told) == "hidden_chips"


def test_a_request_for_time_is_moot_once_the_player_has_acted() -> None:
    told = _told("tda-2013", {"seat": 2, "calls_time_on": 1}, OFFENCE)
    assert told.table.open_questions[0].reading.case == "time_called"
    told.tell({"seat": 1, "does": "fold"})
    assert "time_called" not in [one.reading.case for one in told.table.open_questions]
    assert told.question is not None
    assert told.question.seat == 2
