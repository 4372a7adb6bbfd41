"""Which cards play, what they are called, and that both agree with the evaluators."""

import random

import pytest

from torneo.cards import (
    DECK,
    EVALUATORS,
    SHORT_DECK,
    CardError,
    cards_text,
    category_of,
    hand_name,
    made_hand,
    parse_cards,
    rank_of,
    shuffled,
)

CASES = [
    ("high", "AhKh", "QhJhTh2c2d", "AhKhQhJhTh", "straight_flush", "escalera real", "royal flush"),
    (
        "high",
        "KhQh",
        "JhTh9h2c2d",
        "KhQhJhTh9h",
        "straight_flush",
        "escalera de color al rey",
        "king-high straight flush",
    ),
    (
        "high",
        "QhJh",
        "Th9h8h2c2d",
        "QhJhTh9h8h",
        "straight_flush",
        "escalera de color a la dama",
        "queen-high straight flush",
    ),
    ("high", "2c2d", "2h2sKcQdJd", "2s2h2d2cKc", "four_of_a_kind", "póker de doses", "four deuces"),
    (
        "high",
        "AcAd",
        "AhKsKd2c2d",
        "AhAdAcKsKd",
        "full_house",
        "full de ases con reyes",
        "aces full of kings",
    ),
    ("high", "Ah3h", "9h7h5hKcKd", "Ah9h7h5h3h", "flush", "color al as", "ace-high flush"),
    ("high", "Ah2d", "3c4s5dKcKh", "5d4s3c2dAh", "straight", "escalera al cinco", "five-high straight"),
    ("high", "Jh2d", "TcKs9d8c7h", "JhTc9d8c7h", "straight", "escalera a la jota", "jack-high straight"),
    ("high", "7h7d", "7c2s9dKcAh", "7h7d7cAhKc", "three_of_a_kind", "trío de sietes", "three sevens"),
    (
        "high",
        "AhKd",
        "AcKs9d8c7h",
        "AhAcKsKd9d",
        "two_pair",
        "doble pareja de ases y reyes",
        "two pair, aces and kings",
    ),
    ("high", "QhQd", "AcKs9d8c7h", "QhQdAcKs9d", "pair", "pareja de damas", "pair of queens"),
    ("high", "Qh3d", "AcKs9d8c7h", "AcKsQh9d8c", "high_card", "carta alta as", "ace high"),
    ("short_deck", "Ah6d", "7c8s9dKcKh", "9d8s7c6dAh", "straight", "escalera al nueve", "nine-high straight"),
    ("short_deck", "Ah6h", "7h8hThKcKh", "AhKhTh8h7h", "flush", "color al as", "ace-high flush"),
    (
        "short_deck",
        "AhAd",
        "AcKcKh7h8s",
        "AhAdAcKhKc",
        "full_house",
        "full de ases con reyes",
        "aces full of kings",
    ),
    ("omaha_high", "AhKh2c2d", "QhJh3h2hKd", "AhKhQhJh3h", "flush", "color al as", "ace-high flush"),
    ("omaha_eight_low", "Ah2h9c9d", "3h6d8hKdKc", "8h6d3h2hAh", "high_card", "ocho-seis bajo", "8-6 low"),
    ("omaha_eight_low", "Ah2h9c9d", "3h6dThKdKc", "", "no_low", "sin bajo", "no low"),
    ("eight_low", "Ah2h3c4d5sKdKc", "", "5s4d3c2hAh", "high_card", "la rueda", "wheel"),
    ("ace_five", "Ah2h3cTd9sKdKc", "", "Td9s3c2hAh", "high_card", "diez-nueve bajo", "10-9 low"),
    ("ace_five", "AhAd2c2s3d3c4h", "", "AhAd4h3d2c", "pair", "pareja de ases", "pair of aces"),
    ("deuce_seven", "7h5d4c3s2d", "", "7h5d4c3s2d", "high_card", "siete-cinco bajo", "7-5 low"),
    ("deuce_seven", "Ah5d4c3s2d", "", "Ah5d4c3s2d", "high_card", "as-cinco bajo", "A-5 low"),
    ("deuce_seven", "6h5d4c3s2d", "", "6h5d4c3s2d", "straight", "escalera al seis", "six-high straight"),
    ("badugi", "Ah2d3c7s", "", "7s3c2dAh", "badugi", "badugi de siete", "seven badugi"),
    ("badugi", "Ah2d3cQh", "", "3c2dAh", "three_cards", "tres cartas al tres", "three-card three"),
    ("badugi", "QhKdQcKh", "", "KdQh", "two_cards", "dos cartas al rey", "two-card king"),
    ("badugi", "Ah3h5h7h", "", "Ah", "one_card", "una carta, as", "one-card ace"),
]


@pytest.mark.parametrize(("code", "hole", "board", "cards", "category", "spanish", "english"), CASES)
def test_cards_and_names(
    code: str, hole: str, board: str, cards: str, category: str, spanish: str, english: str
) -> None:
    made = made_hand(code, parse_cards(hole), parse_cards(board))
    assert cards_text(made.cards) == cards
    assert made.category == category
    assert made.ranks == tuple(map(rank_of, made.cards))
    assert hand_name(made, "es") == spanish
    assert hand_name(made, "en") == english


@pytest.mark.parametrize(
    ("code", "hole_size", "board_size"),
    [
        ("high", 2, 5),
        ("high", 7, 0),
        ("high", 2, 3),
        ("short_deck", 2, 5),
        ("omaha_high", 4, 5),
        ("omaha_high", 6, 5),
        ("omaha_eight_low", 5, 5),
        ("ace_five", 7, 0),
        ("eight_low", 6, 1),
        ("deuce_seven", 5, 0),
        ("badugi", 4, 0),
    ],
)
def test_the_cards_that_play_are_lawful_and_worth_what_the_evaluator_says(
    code: str, hole_size: int, board_size: int
) -> None:
    rng = random.Random(f"{code}{hole_size}")
    names = set()
    for _ in range(300):
        deal = shuffled(rng, SHORT_DECK if code == "short_deck" else DECK)
        hole, board = deal[:hole_size], deal[hole_size : hole_size + board_size]
        made = made_hand(code, hole, board)
        assert [made.value] == EVALUATORS[code]([hole], board)
        assert made.category == category_of(code, made.value)
        assert set(made.cards) <= {*hole, *board}
        names.add(hand_name(made, "es"))
        assert hand_name(made, "en")
        if not made.value:
            continue
        if code.startswith("omaha"):
            assert len(set(made.cards) & set(hole)) == 2
            assert len(made.cards) == 5
        alone = {"omaha_high": "high", "omaha_eight_low": "eight_low"}.get(code, code)
        assert EVALUATORS[alone]([made.cards], ()) == [made.value]
    assert len(names) > 5


def test_hidden_and_repeated_cards_are_refused() -> None:
    with pytest.raises(CardError, match="hidden card cannot be ranked"):
        made_hand("high", parse_cards("Ah??"), parse_cards("KdQdJc3c2c"))
    with pytest.raises(CardError, match="Kd more than once"):
        made_hand("high", parse_cards("AhKd"), parse_cards("KdQdJc3c2c"))


def test_unknown_ranking_and_language_are_named() -> None:
    with pytest.raises(KeyError, match="no ranking 'higgh'"):
        made_hand("higgh", parse_cards("AhKd"))
    with pytest.raises(KeyError, match="no language 'fr'"):
        hand_name(made_hand("high", parse_cards("AhKd")), "fr")
