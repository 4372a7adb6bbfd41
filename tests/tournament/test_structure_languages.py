"""Which languages may be spoken at the tables, book by book."""

import pytest
from tests.support.events import sheet

from torneo.rulebook import load_book
from torneo.tournament.structure.languages import languages_of
from torneo.tournament.structure.lint import lint


@pytest.mark.clause("tda-2013/5.1")
def test_in_the_united_states_only_english() -> None:
    book = load_book("tda-2013")
    there = sheet(country="US", languages=("es", "en"))
    may = languages_of(there, book)
    assert (may.all, may.clauses) == (("en",), ("tda-2013/5.1",))
    assert "es" not in languages_of(there, book).all
    assert ("sheet.language_not_in_book", "languages[0]") in {
        (one.code, one.path) for one in lint(there, book)
    }


@pytest.mark.clause("tda-2013/5.2")
def test_elsewhere_the_announced_ones() -> None:
    book = load_book("tda-2013")
    may = languages_of(sheet(country="ES", languages=("es", "en")), book)
    assert (may.all, may.announced, may.free) == (("es", "en"), True, True)
    assert languages_of(sheet(languages=("fr",)), book).all == ("fr",)


@pytest.mark.clause("torrequebrada/4.2")
@pytest.mark.parametrize(
    ("scope", "official", "also"),
    [("local", ("es",), ()), ("national", ("es",), ("en",)), ("international", ("es",), ("en",))],
)
def test_torrequebrada_adds_english_beyond_local_events(
    scope: str, official: tuple[str, ...], also: tuple[str, ...]
) -> None:
    may = languages_of(sheet(scope=scope), load_book("torrequebrada"))
    assert (may.official, may.also) == (official, also)
    assert "torrequebrada/4.2" in may.clauses


def test_adtp_allows_the_host_countrys_language_and_english() -> None:
    book = load_book("adtp-2018")
    chile, brazil = sheet(country="CL"), sheet(country="BR")
    assert [code in languages_of(chile, book).all for code in ("es", "en", "pt")] == [True, True, False]
    assert [code in languages_of(brazil, book).all for code in ("es", "en", "pt")] == [False, True, True]
    unknown = sheet(country="JP", languages=("ja",))
    assert languages_of(unknown, book).all == ("ja", "en")
    assert languages_of(sheet(country="", languages=()), book).free


def test_spanish_and_who_else() -> None:
    federation, pokerfest = load_book("fcp-2025"), load_book("pokerfest-2011")
    assert languages_of(sheet(), federation).official == ("es",)
    assert languages_of(sheet(), federation).also == ("en",)
    assert languages_of(sheet(), pokerfest).all == ("es",)
    assert "pt" not in languages_of(sheet(), pokerfest).all
