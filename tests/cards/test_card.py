"""Cards as text: what is read, what is written, and what is refused with a useful message."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from torneo.cards import (
    DECK,
    HIDDEN,
    CardError,
    card_name,
    card_text,
    cards_text,
    check_distinct,
    parse_card,
    parse_cards,
    rank_of,
    suit_of,
)


@pytest.mark.parametrize("card", DECK)
def test_every_card_reads_back_what_it_writes(card: int) -> None:
    assert parse_card(card_text(card)) == card
    assert 4 * rank_of(card) + suit_of(card) == card


@given(st.lists(st.sampled_from([HIDDEN, *DECK])), st.sampled_from(["", " ", ",", ", ", "\n"]))
def test_cards_read_back_with_any_separator(cards: list[int], separator: str) -> None:
    assert parse_cards(separator.join(map(card_text, cards))) == cards
    assert parse_cards(cards_text(cards)) == cards


@pytest.mark.parametrize(
    "text",
    ["Th", "th", "10h", "TH", "T♥", "10♥", "T♡", "T♥\ufe0f", " Th "],
)
def test_the_ten_of_hearts_however_written(text: str) -> None:
    assert parse_card(text) == 4 * 8 + 2


def test_cards_run_together_with_a_ten_and_a_hidden_one() -> None:
    assert cards_text(parse_cards("AhKd 10c??,2♠")) == "AhKdTc??2s"


def test_order_is_rank_then_spades_hearts_diamonds_clubs() -> None:
    assert cards_text(sorted(parse_cards("As2cAdAh3cAc"), reverse=True)) == "AsAhAdAc3c2c"


@pytest.mark.parametrize("text", ["", "A", "1h", "11h", "Ax", "hA", "AhKd", "0h", "??"])
def test_unreadable_card_is_named_with_what_would_be_right(text: str) -> None:
    with pytest.raises(CardError) as caught:
        parse_card(text)
    assert repr(text) in str(caught.value)
    assert "as in Ah" in str(caught.value)


def test_unreadable_part_among_cards_is_named() -> None:
    with pytest.raises(CardError, match="'Zz2c' in cards 'AhZz2c'"):
        parse_cards("AhZz2c")


@pytest.mark.parametrize("number", [-2, 52])
def test_a_number_that_is_no_card_has_no_text(number: int) -> None:
    with pytest.raises(CardError, match=f"{number} is not a card"):
        card_text(number)
    with pytest.raises(CardError, match=f"{number} is not a card"):
        card_name(number, "es")


def test_a_repeated_card_is_named_and_hidden_cards_may_repeat() -> None:
    check_distinct(parse_cards("AhKd????"))
    with pytest.raises(CardError, match="Ah, 2c more than once"):
        check_distinct(parse_cards("Ah2cKdAh2c"))


@pytest.mark.parametrize(
    ("text", "spanish", "english"),
    [
        ("Ah", "as de corazones", "ace of hearts"),
        ("Qs", "dama de picas", "queen of spades"),
        ("10c", "diez de tréboles", "ten of clubs"),
        ("2d", "dos de diamantes", "deuce of diamonds"),
    ],
)
def test_names(text: str, spanish: str, english: str) -> None:
    assert card_name(parse_card(text), "es") == spanish
    assert card_name(parse_card(text), "en") == english


def test_name_of_a_hidden_card() -> None:
    assert card_name(HIDDEN, "es") == "carta tapada"
    assert card_name(HIDDEN, "en") == "hidden card"
