"""Levels and breaks under every book, where the sheet says nothing and perhaps the book neither."""

import pytest
from msgspec.structs import replace
from tests.support.books import BOOKS, FAMILY
from tests.support.events import drafted, sheet

from torneo.rulebook import load_book, read_house
from torneo.tournament import Refused
from torneo.tournament.conduct.matters import offer
from torneo.tournament.structure.levels import breaks_at_players, level_of
from torneo.tournament.structure.model import Structure

ANTES = sheet()


def _without_level_8() -> Structure:
    return replace(ANTES, levels=tuple(one for one in ANTES.levels if one.number != 8))


@pytest.mark.policy("time_missing_level_values")
@pytest.mark.parametrize("book", BOOKS)
def test_a_level_missing_from_the_sheet_is_the_one_before_unless_the_book_names_it(book: str) -> None:
    level = level_of(_without_level_8(), 8, load_book(book))
    blinds = (level.small_blind, level.big_blind, level.ante)
    seven = ANTES.levels[6]
    before = (seven.small_blind, seven.big_blind, seven.ante)
    assert blinds == ((800, 1600, 0) if book == "pokerfest-2011" else before)


@pytest.mark.policy("time_missing_level_values")
@pytest.mark.parametrize("number", [7, 9])
def test_pokerfest_names_the_eighth_level_and_no_other(number: int) -> None:
    gap = replace(ANTES, levels=tuple(one for one in ANTES.levels if one.number != number))
    before = ANTES.levels[number - 2]
    assert level_of(gap, number, load_book("pokerfest-2011")).big_blind == before.big_blind


@pytest.mark.policy("time_beyond_schedule_growth")
@pytest.mark.parametrize("book", BOOKS)
def test_after_the_last_level_blinds_and_antes_grow_where_the_book_says_so(book: str) -> None:
    """By half in Pokerfest, rounded up to a chip; elsewhere the last level is played on. The director may set
    another in all of them."""
    last = ANTES.levels[-1]
    level = level_of(ANTES, last.number + 1, load_book(book))
    grown = (2250, 4500, 125) if book == "pokerfest-2011" else (1500, 3000, 75)
    assert (level.small_blind, level.big_blind, level.ante) == grown
    room = drafted(book)
    offered = offer(room.state, "level_beyond_schedule", {}, room.book)
    assert not isinstance(offered, Refused)
    proposed = ("confirm_values",) if book == "pokerfest-2011" else ()
    assert offered.options == (*proposed, "set_values")


@pytest.mark.policy("time_breaks")
@pytest.mark.parametrize("book", FAMILY)
def test_a_house_that_breaks_for_so_many_players_breaks_for_fifteen_minutes(book: str) -> None:
    assert breaks_at_players(ANTES, load_book(book)) == ()
    policies = "{time_breaks: {at_players: [12]}}"
    house = read_house(f"house: casa\nbase: {book}\ntitle: {{es: Casa, en: House}}\npolicies: {policies}\n")
    (pause,) = breaks_at_players(ANTES, house)
    assert (pause.at_players, pause.minutes) == (12, 15)


@pytest.mark.policy("time_breaks")
def test_pokerfest_breaks_for_fifteen_minutes_at_twenty_and_ten_players() -> None:
    breaks = breaks_at_players(ANTES, load_book("pokerfest-2011"))
    assert [(one.at_players, one.minutes) for one in breaks] == [(20, 15), (10, 15)]
