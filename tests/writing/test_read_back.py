"""What the house writes it reads back, in every place and currency."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from torneo.writing import Lang, Unreadable, money, money_typed, number, read_money, read_number, read_whole
from torneo.writing.places import locale_of, use_locale

CURRENCIES = ("EUR", "COP", "CLP", "USD", "MXN", "PYG", "KWD", "")
langs = st.sampled_from(["es", "en"])


@pytest.fixture
def mexico() -> object:
    use_locale("es_MX")
    yield
    use_locale("es_ES")


@given(st.integers(-(10**15), 10**15), st.sampled_from(CURRENCIES), langs)
def test_money_comes_back_from_page_and_field(amount: int, currency: str, lang: Lang) -> None:
    assert read_money(money(amount, currency, lang), currency, lang) == amount
    assert read_money(money_typed(amount, currency, lang), currency, lang) == amount


@given(st.integers(-(10**15), 10**15), langs)
def test_whole_numbers_come_back(value: int, lang: Lang) -> None:
    assert read_whole(number(value, lang), lang) == value


@given(st.decimals(-(10**9), 10**9, places=3), langs)
def test_decimals_come_back(value: Decimal, lang: Lang) -> None:
    assert read_number(number(value, lang, digits=3), lang) == value


@pytest.mark.parametrize(
    ("text", "currency", "lang", "minor"),
    [
        ("1.250.000", "COP", "es", 125_000_000),
        ("1.250.000", "CLP", "es", 1_250_000),
        ("1,250.50", "EUR", "es", 125_050),
        ("1.250,50", "EUR", "en", 125_050),
        ("12,5", "EUR", "es", 1_250),
        ("12.5", "EUR", "es", 1_250),
        ("1.250", "EUR", "es", 125_000),
        ("1.250", "CLP", "en", 1_250),
        ("1 250 000,50 €", "EUR", "es", 125_000_050),
        ("€ 12,50", "EUR", "es", 1_250),
        ("-$ 5", "USD", "en", -500),
        ("1'250", "EUR", "es", 125_000),
        (",5", "EUR", "es", 50),
        ("300 eur", "EUR", "es", 30_000),
    ],
)
def test_amounts_as_people_type_them(text: str, currency: str, lang: Lang, minor: int) -> None:
    assert read_money(text, currency, lang) == minor


@pytest.mark.parametrize(
    ("text", "currency", "lang", "why"),
    [
        ("12,5", "CLP", "es", "not_whole"),
        ("12.50", "CLP", "es", "not_whole"),
        ("1,2345", "EUR", "es", "too_many_decimals"),
        ("mil", "EUR", "es", "not_a_number"),
        ("1.25.0", "EUR", "es", "not_a_number"),
        ("", "EUR", "es", "not_a_number"),
        ("1e9", "EUR", "es", "not_a_number"),
        ("١٢", "EUR", "es", "not_a_number"),
        ("9" * 41, "EUR", "es", "too_long"),
    ],
)
def test_what_is_no_amount_says_why(text: str, currency: str, lang: Lang, why: str) -> None:
    with pytest.raises(Unreadable) as found:
        read_money(text, currency, lang)
    assert found.value.why == why


def test_what_could_mean_two_amounts_is_asked_about() -> None:
    with pytest.raises(Unreadable) as found:
        read_money("1,250", "EUR", "es")
    assert (found.value.why, found.value.meanings) == ("two_meanings", ("1,25", "1.250"))
    with pytest.raises(Unreadable) as found:
        read_money("1.250", "EUR", "en")
    assert found.value.meanings == ("1.25", "1,250")


@pytest.mark.usefixtures("mexico")
def test_a_room_in_mexico_writes_its_own_way() -> None:
    assert locale_of("es") == "es_MX"
    assert money(125_050, "MXN", "es") == "1,250.50 $"
    assert read_money("1,250", "MXN", "es") == 125_000


@pytest.mark.parametrize("name", ["xx_YY", "de_DE", "no place", "es_ES,zz"])
def test_a_place_nobody_knows_is_named(name: str) -> None:
    with pytest.raises(ValueError, match=r"place|speaks"):
        use_locale(name)


def test_cents_are_left_out_where_there_are_none() -> None:
    assert money(125_000, "EUR", "es") == "1.250 €"
    assert money(-5, "EUR", "en") == "-0.05 €"
    assert money(None, "EUR", "es") == "–"
    assert number(1250.5, "es", 1) == "1.250,5"
    assert number(1250.04, "es", 1) == "1.250"
