"""Hands that show where rankings differ; the counts over all hands are in `tests/oracles`."""

import pytest

from torneo.cards import EVALUATORS, CardError, parse_cards


def values(code: str, board: str, *holes: str) -> list[int]:
    return EVALUATORS[code]([parse_cards(hole) for hole in holes], parse_cards(board))


def best_first(code: str, *hands: str, board: str = "") -> None:
    found = values(code, board, *hands)
    assert found == sorted(set(found), reverse=True), dict(zip(hands, found, strict=True))


def test_high_hands_from_the_royal_flush_down() -> None:
    best_first(
        "high",
        "AhKhQhJhTh",
        "5h4h3h2hAh",
        "2c2d2h2s3c",
        "AcAdAhKcKd",
        "2c2d2hAcAd",
        "AhQh9h5h3h",
        "AhQh9h5h2h",
        "AhKhQhJhTc",
        "5h4h3h2hAc",
        "2c2d2hAcKd",
        "3c3d2h2cAd",
        "3c3d2h2cKd",
        "2c2dAhKcQd",
        "AhKhQhJh9c",
        "7h5h4h3h2c",
    )


def test_holdem_players_share_the_board() -> None:
    aces, kings, split_a, split_b = values("high", "AcKd7h7s2c", "AhAd", "KhKc", "7c3d", "7d3h")
    assert aces > kings > split_a == split_b


def test_a_flush_on_the_board_is_shared_unless_a_player_has_a_better_card() -> None:
    plays_board, also, better = values("high", "AhKh9h7h5h", "AcAd", "4h3h", "6h2c")
    assert plays_board == also < better


def test_three_pairs_and_two_threes_use_the_best_five() -> None:
    assert values("high", "KcKd5h5sQc", "2c2d")[0] == values("high", "", "KcKd5h5sQc")[0]
    assert values("high", "KcKd5h5sQc", "5cKh")[0] == values("high", "", "KcKdKh5h5s")[0]


def test_up_cards_of_stud_compare_with_fewer_than_five_cards() -> None:
    best_first("high", "2c2d2h", "AcAdKh", "AcKdQh", "KcQdJh")
    best_first("ace_five", "Ac2d3h", "2c3d4h", "AcAd2h", "2c2dAh", "2c2d2h")


def test_short_deck_order() -> None:
    best_first(
        "short_deck",
        "9h8h7h6hAh",
        "6c6d6h6s7c",
        "AhQh9h7h6h",
        "AcAdAhKcKd",
        "AhKhQhJhTc",
        "9h8h7h6hAc",
        "AcAdAhKcQd",
        "AcAdKhKcQd",
    )


def test_omaha_plays_exactly_two_and_three() -> None:
    one_heart, two_hearts = values("omaha_high", "KhQh9h5h2h", "AhAcKcKd", "4h3hKcKd")
    assert two_hearts > one_heart
    four_of_a_kind_in_hand, pair = values("omaha_high", "KsQd9h5c3c", "2c2d2h2s", "AhAdJc4s")
    assert pair > four_of_a_kind_in_hand


def test_omaha_full_house_beats_the_flush_of_the_same_player() -> None:
    assert values("omaha_high", "KhKd9h5h2c", "AhQhKc9c") == values("high", "", "KcKhKd9c9h")


@pytest.mark.parametrize("hole", ["AhAd7c8c", "AhAd7c8cTd", "AhAd7c8cTdJd"])
def test_omaha_with_four_five_or_six_cards(hole: str) -> None:
    assert values("omaha_high", "As5h5c2dKs", hole) == values("high", "", "AhAdAs5h5c")


def test_omaha_low_needs_two_own_cards_and_three_of_the_board() -> None:
    qualifies, only_one, counterfeited = values(
        "omaha_eight_low", "3c4d8hKsKc", "Ah2dQcQd", "AhKdQcQd", "Ah3dQcJd"
    )
    assert qualifies > 0
    assert only_one == 0
    assert counterfeited == 0
    assert values("omaha_eight_low", "3c4dThKsKc", "Ah2d5c6d") == [0]


def test_ace_to_five_ignores_straights_and_flushes_and_takes_the_best_five() -> None:
    best_first("ace_five", "5h4h3h2hAh", "6c4d3h2hAh", "6c5d3h2hAh", "KcQdJhTh9h", "AcAd2h3h4h", "2c2dAh3h4h")
    assert values("ace_five", "", "KcKd5h4h3h2hAh") == values("ace_five", "", "5c4d3h2hAh")


def test_a_community_card_joins_every_stud_hand() -> None:
    assert values("ace_five", "5h", "KcKd4h3h2hAh") == values("ace_five", "", "5c4d3h2hAh")
    assert values("eight_low", "5h", "KcKd4h3h2hAh") == values("eight_low", "", "5c4d3h2hAh")
    assert values("high", "5h", "KcKd4d3h2hAh") == values("high", "", "5h4d3h2hAh")


def test_eight_or_better_agrees_with_ace_to_five_and_stops_at_the_eight() -> None:
    assert values("eight_low", "", "8c7d6h5h4h") == values("ace_five", "", "8c7d6h5h4h")
    assert values("eight_low", "", "9c4d3h2hAh", "8c8d3h2hAh") == [0, 0]


def test_deuce_to_seven_counts_straights_and_flushes_against_and_the_ace_high() -> None:
    best_first(
        "deuce_seven",
        "7h5d4c3s2d",
        "7h6d4c3s2d",
        "8h6d4c3s2d",
        "Ah5d4c3s2d",
        "AhKdQcJs9d",
        "2h2d3c4s5d",
        "6h5d4c3s2d",
        "7h5h4h3h2h",
    )


def test_deuce_to_seven_refuses_more_than_five_cards() -> None:
    with pytest.raises(CardError, match="exactly five"):
        values("deuce_seven", "", "7h5d4c3s2dKc")


def test_badugi_counts_cards_first_and_then_the_highest() -> None:
    best_first(
        "badugi",
        "4h3d2cAs",
        "5h3d2cAs",
        "KhQdJcTs",
        "3h2dAcKc",
        "4h2dAcAs",
        "2hAdKhKd",
        "Ah2hKhQh",
        "2h5h6h7h",
    )


@pytest.mark.parametrize("code", ["high", "short_deck", "ace_five", "eight_low", "badugi", "deuce_seven"])
def test_a_hidden_card_is_never_ranked(code: str) -> None:
    with pytest.raises(CardError):
        values(code, "", "Ah??7c6d9s" if code != "badugi" else "Ah??7c6d")


@pytest.mark.parametrize("code", ["high", "omaha_high", "omaha_eight_low"])
def test_a_hidden_hole_card_is_never_ranked(code: str) -> None:
    hole = "Ah??" if code == "high" else "Ah??2c3c"
    for board in ("4h5d6cKsQd", "4h5h6hKsQd"):
        with pytest.raises(CardError):
            values(code, board, hole)
