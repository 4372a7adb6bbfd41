"""What is announced and prepared before play, under each of the books."""

import pytest
from tests.support.books import BOOKS
from tests.support.clock import started
from tests.support.events import sheet
from tests.support.room import MINUTE
from tests.support.seating import opened, seated

from torneo.rulebook import load_book
from torneo.tournament import Refused, Tournament
from torneo.tournament.clock.preparing import decks_wanted
from torneo.tournament.clock.schedule import starts_at
from torneo.tournament.conduct.announcing import to_announce
from torneo.tournament.rulings.dealers import handover, push_waits
from torneo.tournament.structure.lint import lint
from torneo.tournament.structure.model import Bounty, TimeBank

NEWEST = "tda-2024"


@pytest.mark.policy("structure_announcements")
@pytest.mark.parametrize("book", BOOKS)
def test_what_must_be_announced_besides_the_languages(book: str) -> None:
    wanted = [kind for kind in to_announce(Tournament(), load_book(book)) if kind != "languages_announced"]
    assert wanted == (["items_policy", "timely_play"] if book == NEWEST else [])


@pytest.mark.policy("chips_items_differ_in_size")
@pytest.mark.parametrize("book", BOOKS)
def test_what_is_no_chip_must_not_look_like_one(book: str) -> None:
    items = sheet(bounty=Bounty(kind="fixed", amount=1_000), time_bank=TimeBank())
    codes = {one.code for one in lint(items, load_book(book))}
    assert ({"sheet.bounty_chips_differ", "sheet.time_cards_differ"} <= codes) is (book == NEWEST)


@pytest.mark.policy("dealing_deck_preparation")
@pytest.mark.parametrize("book", BOOKS)
def test_dealers_are_called_a_minute_before_play_in_one_book(book: str) -> None:
    room = opened(book, 4, 1)
    session = room.state.sessions["1"]
    play = starts_at(room.state, session)
    assert play is not None
    wanted = [decks_wanted(room.state, session, now, room.book) for now in (play - MINUTE - 1, play - MINUTE)]
    assert wanted == [False, book == NEWEST]
    assert decks_wanted(room.state, session, play, room.book) is (book == NEWEST)


@pytest.mark.policy("dealing_deck_preparation")
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("players", [0, 1, 2])
def test_a_deck_is_washed_in_front_of_two_players_in_one_book(book: str, players: int) -> None:
    """In a house that calls for the decks under another one, in front of nobody too."""
    called = {"dealing_deck_preparation": {"called_seconds_before_play": 60}}
    places = {1: range(1, 3), 2: range(1, players + 1)}
    room = seated(load_book(book).with_policies(called), places, start=False)
    play = starts_at(room.state, room.state.sessions["1"])
    assert play is not None
    told = handover(room.state, 2, play, room.book)
    assert not isinstance(told, Refused)
    waits = book == NEWEST and players < 2
    assert ("wash_waits" in told.warnings, "wash_deck" in told.warnings) == (waits, not waits)


@pytest.mark.policy("dealing_push_held_seconds")
@pytest.mark.parametrize("book", BOOKS)
def test_dealers_do_not_relieve_each_other_in_the_last_ninety_seconds_of_a_level(book: str) -> None:
    """Of levels of twenty minutes, in one book."""
    room = started(book)
    end = room.now + 20 * MINUTE
    held = [push_waits(room.state, "1", end - left, room.book) for left in (90_001, 90_000, 500)]
    assert held == ([None, 90_000, 500] if book == NEWEST else [None, None, None])
