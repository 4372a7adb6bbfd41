"""Races at tables of every kind, and retired chips that turn up after them."""

import random

import pytest
from tests.support.stacks import stacks_at, table_of

from torneo.cards import DECK, card_text
from torneo.tournament import problems
from torneo.tournament.chips.commands import RaceChips, RecordFoundChips
from torneo.tournament.chips.events import ChipsRaced, RetiredChipsFound

#: Of each book: from seat 1 and one chip at most, nobody raced out; found later, what makes no whole chip.
RACES = {
    "tda-2013": (("23-A.1", "23-A.2", "23-A.3"), ("23-C.1", "23-C.2")),
    "tda-2024": (("24-A.1", "24-A.2", "24-A.3"), ("24-C.1", "24-C.2")),
    "adtp-2018": (("24-A.1", "24-A.2"), ("24-C.1", "24-C.2")),
    "torrequebrada": (("12-A.1", "12-A.2", "12-A.3"), ("12-C.1", "12-C.2")),
    "fcp-2025": (("24-A.1", "24-A.2"), ("24-C.1", "24-C.2")),
}


def tables(book: str, part: int) -> list[object]:
    marks = pytest.mark.clause(*(f"{book}/{one}" for one in RACES[book][part]))
    return [pytest.param(book, seed, marks=marks) for seed in range(5)]


def odd_stacks(rng: random.Random) -> dict[int, int]:
    """Three to eight seats with chips of 25 over; one of them holds nothing else."""
    seats = sorted(rng.sample(range(1, 10), rng.randrange(3, 9)))
    stacks = {seat: 100 * rng.randrange(1, 40) + 25 * rng.randrange(4) for seat in seats}
    stacks[rng.choice(seats)] = 25 * rng.randrange(1, 4)
    return stacks


@pytest.mark.parametrize(("book", "seed"), [one for book in RACES for one in tables(book, 0)])
def test_any_race_deals_from_the_first_seat_gives_one_chip_at_most_and_puts_nobody_out(
    book: str, seed: int
) -> None:
    rng = random.Random(seed)
    before = odd_stacks(rng)
    room = table_of(before, book)
    odd = {seat: stack % 100 // 25 for seat, stack in before.items() if stack % 100}
    cards = [card_text(card) for card in rng.sample(DECK, sum(odd.values()))]
    raced = room.do(RaceChips(value=25, to=100, cards={1: tuple(cards)}))[0]
    assert isinstance(raced, ChipsRaced)
    dealt = iter(cards)
    assert raced.cards == {seat: tuple(next(dealt) for _ in range(count)) for seat, count in odd.items()}
    after = stacks_at(room)
    won = {seat: after[seat] - stack // 100 * 100 for seat, stack in before.items()}
    assert set(won.values()) <= {0, 100}
    assert len(set(raced.winners)) == len(raced.winners)
    assert {seat for seat, points in won.items() if points} == {*raced.winners, *raced.rescued}
    assert 0 not in after.values()
    assert set(raced.rescued) <= {seat for seat, stack in before.items() if stack < 100}
    assert 25 not in room.state.ledger.in_play
    assert problems(room.state) == []


@pytest.mark.parametrize(("book", "seed"), [one for book in RACES for one in tables(book, 1)])
def test_any_number_of_retired_chips_found_later_is_changed_as_far_as_it_makes_chips(
    book: str, seed: int
) -> None:
    rng = random.Random(100 + seed)
    room = table_of({1: 5_000, 4: 7_500, 8: 2_000}, book)
    room.do(RaceChips(value=25))
    count = rng.randrange(1, 25)
    (found,) = room.do(RecordFoundChips(entry=2, chips={25: count}))
    assert isinstance(found, RetiredChipsFound)
    whole = 25 * count // 100 * 100
    assert sum(value * chips for value, chips in found.given.items()) == whole
    assert stacks_at(room) == {1: 5_000, 4: 7_500 + whole, 8: 2_000}
    assert room.state.ledger.causes.get("retired_remainder", 0) == whole - 25 * count
    assert 25 not in room.state.ledger.in_play
    assert problems(room.state) == []
