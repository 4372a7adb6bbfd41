"""How small chips leave play under each book, and under a house that changes one thing in it."""

import pytest
from tests.support.books import FAMILY
from tests.support.stacks import stacks_at, table_of

from torneo.rulebook import Book, load_book
from torneo.tournament.chips.commands import ColourUp, RaceChips
from torneo.tournament.chips.events import ChipsExchanged, ChipsRaced

RACING = FAMILY
FEST = "pokerfest-2011"
RACE = {
    "start_seat": 1, "direction": "clockwise", "cards_per_odd_chip": 1, "max_chips_won": 1,
    "player_left_with_nothing": "gets_one_lowest_chip",
}  # fmt: skip


def raced(book: str | Book, stacks: dict[int, int], *cards: str) -> tuple[ChipsRaced, dict[int, int]]:
    room = table_of(stacks, book)
    events = room.do(RaceChips(value=25, to=100, cards={1: cards}))
    assert isinstance(events[0], ChipsRaced)
    return events[0], stacks_at(room)


@pytest.mark.policy("chips_race")
@pytest.mark.parametrize("book", RACING)
def test_cards_are_dealt_from_the_first_seat_on(book: str) -> None:
    result, stacks = raced(book, {1: 1_050, 2: 1_025, 6: 1_025}, "2c", "3c", "4c", "As")
    assert list(result.odd) == [1, 2, 6]
    assert result.cards == {1: ("2c", "3c"), 2: ("4c",), 6: ("As",)}
    assert stacks == {1: 1_000, 2: 1_000, 6: 1_100}


@pytest.mark.policy("chips_colour_up_rounding")
@pytest.mark.parametrize("book", RACING)
@pytest.mark.parametrize(("odd", "won"), [(1, 0), (2, 1), (3, 1)])
def test_half_a_chip_or_more_is_raced_for(book: str, odd: int, won: int) -> None:
    result, _ = raced(book, {1: 1_000 + 25 * odd, 2: 2_000}, *("2c", "3c", "4c")[:odd])
    assert len(result.winners) == won


@pytest.mark.policy("chips_suit_order")
@pytest.mark.parametrize("book", RACING)
def test_of_two_queens_the_better_suit_wins_though_dealt_later(book: str) -> None:
    result, _ = raced(book, {1: 1_050, 2: 1_050}, "Qd", "2c", "Qh", "3c")
    assert result.winners == (2,)


@pytest.mark.policy("chips_colour_up_rounding")
def test_in_pokerfest_a_single_small_chip_is_worth_a_large_one() -> None:
    room = table_of({1: 1_025, 2: 2_000}, FEST)
    exchanged = room.do(ColourUp(entry=1, value=25))[0]
    assert isinstance(exchanged, ChipsExchanged)
    assert exchanged.given == {100: 1}


@pytest.mark.policy("chips_colour_up_method", "chips_race")
def test_in_pokerfest_neither_half_of_a_race_makes_one() -> None:
    """The book has no race: a house that wants one says both that it races and how."""
    book = load_book(FEST)
    halves = ({"chips_race": RACE}, {"chips_colour_up_method": "race_at_scheduled_colour_up"})
    for half in halves:
        room = table_of({1: 1_025, 2: 1_050}, book.with_policies(half))
        assert room.refused(RaceChips(value=25, to=100)).reason == "no_race"
    result, _ = raced(book.with_policies(halves[0] | halves[1]), {1: 1_025, 2: 1_050}, "2c", "3c", "4c")
    assert result.winners == (2,) or result.winners == (1,)
