"""The deck a sheet plays with, and the cards of a table under a book that names it."""

import pytest
from tests.support.events import sheet

from torneo.rulebook import book_ids, load_book
from torneo.tournament.citations import speaks
from torneo.tournament.structure.lint import lint
from torneo.tournament.structure.model import Level
from torneo.tournament.words import say

FEST = load_book("pokerfest-2011")


@pytest.mark.clause("pokerfest-2011/structure-13")
@pytest.mark.parametrize(
    ("fields", "path"),
    [
        ({"game": "nlsd"}, "game"),
        ({"rotation": ("nlhe", "nlsd")}, "rotation[1]"),
        ({"levels": (Level(number=1, small_blind=25, big_blind=50, game="nlsd"),)}, "levels[0].game"),
    ],
)
def test_a_game_with_36_cards_is_warned_against(fields: dict[str, object], path: str) -> None:
    (found,) = (one for one in lint(sheet(**fields), FEST) if one.code == "sheet.deck_of_52")
    assert (found.path, found.severity, found.clauses) == (path, "warning", ("pokerfest-2011/structure-13",))
    assert "52" in say(found.code, found.facts, "es")
    assert "52" in say(found.code, found.facts, "en")


@pytest.mark.clause("pokerfest-2011/structure-13")
def test_games_with_the_whole_deck_are_not_and_books_that_name_none_play_what_they_like() -> None:
    for game in ("nlhe", "plo", "badugi"):
        assert "sheet.deck_of_52" not in {one.code for one in lint(sheet(game=game), FEST)}
    for book in map(load_book, book_ids()):
        warned = "sheet.deck_of_52" in {one.code for one in lint(sheet(game="nlsd"), book)}
        assert warned is speaks(book, "deck_of_52")
