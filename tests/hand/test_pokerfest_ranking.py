"""The order of hands as Pokerfest prints it, by the values a showdown compares."""

import pytest

from torneo.cards import DECK, parse_cards, rank_of, suit_of
from torneo.cards.evaluate import EVALUATORS
from torneo.hand.book_rules import hand_rules
from torneo.hand.own_ranking import values
from torneo.rulebook import load_book


def values_of(board: str, *holes: str) -> list[int]:
    ranking = hand_rules(load_book("pokerfest-2011")).ranking
    hands, cards = [parse_cards(hole) for hole in holes], parse_cards(board)
    return values(ranking, hands, cards) if ranking is not None else list(EVALUATORS["high"](hands, cards))


#: What each clause says, with the board and the hands from the best to the worst.
ORDERED = [
    ("ranking-5", "TsJsQs2d3c", ["KsAs", "9s8s", "AdKd"]),
    ("ranking-6", "5h6h7h2cKd", ["8h9h", "AhKh", "3h4s"]),
    ("ranking-7", "2d3d4dQsQh", ["5d6d", "Ad5d", "QdQc"]),
    ("ranking-8", "9c9d4s4h2c", ["9h9s", "4c4d", "9h2d"]),
    ("ranking-9", "8s8dKcKh3d", ["KdAs", "8cAd", "AhAc"]),
    ("ranking-10", "2c7c9cKhQd", ["AcJc", "KsKd", "AhAs"]),
    ("ranking-12", "6s6dThQc2h", ["6c3d", "TsQd", "AsTd"]),
    ("ranking-13", "5s5dTh8c2h", ["ThTc", "TsAd", "AsKd"]),
    ("ranking-15", "2s5d8hJcQh", ["AsKd", "As9d", "Kd9s"]),
    ("ties-1", "6c7c8cAdAh", ["9cTc", "5c4c", "AcKc"]),
    ("ties-2", "JsJd3c3dKh", ["JcJh", "3s3h", "KdKc"]),
    ("ties-3", "TsTdThTc2d", ["As3c", "Ks4c", "Qs5c"]),
    ("ties-5", "7s7dQcQh2s", ["QdAs", "7cAd", "AhAc"]),
    ("ties-6", "9s9d9hKc4d", ["KsQd", "QsQc", "4s3d"]),
    ("ties-8", "3h8hThQc5s", ["AhKh", "AhJh", "KhJh"]),
    ("ties-9", "6s7d8cKhKd", ["9sTd", "5s9c", "4s5d"]),
    ("ties-10", "8sJd2cQh5s", ["JsJc", "8d8h", "5d5c"]),
    ("ties-11", "7s7dQc9h2s", ["7cAs", "7hKd", "7hJd"]),
    ("ties-13", "TsTd4c8h2s", ["As9d", "Ks9c", "Qs9h"]),
]


@pytest.mark.parametrize(
    ("board", "holes"),
    [
        pytest.param(board, holes, id=name, marks=pytest.mark.clause(f"pokerfest-2011/{name}"))
        for name, board, holes in ORDERED
    ],
)
def test_hands_rank_as_the_clause_says(board: str, holes: list[str]) -> None:
    found = [values_of(board, hole)[0] for hole in holes]
    assert found == sorted(found, reverse=True)
    assert len(set(found)) == len(found)


@pytest.mark.clause("pokerfest-2011/ties-4", "pokerfest-2011/ties-14")
def test_with_the_fifth_card_on_the_board_nobody_wins_over_the_others() -> None:
    first, second, third = values_of("8s8d8h8cAd", "KsKd", "2s3c", "QhJh")
    assert first == second == third


@pytest.mark.clause("pokerfest-2011/ranking-2")
def test_no_suit_beats_another() -> None:
    """The same ranks in every suit are worth the same, flush or not."""
    assert len({values_of("2x5x8xJxQx".replace("x", suit), f"A{suit}K{suit}")[0] for suit in "cdhs"}) == 1
    assert len({values_of("2c5d8hJsQc", f"A{one}K{other}")[0] for one in "dhs" for other in "dhs"}) == 1


@pytest.mark.clause("pokerfest-2011/ranking-1")
def test_every_suit_has_every_rank_once() -> None:
    assert len(DECK) == 52
    assert {(rank_of(card), suit_of(card)) for card in DECK} == {
        (rank, suit) for rank in range(13) for suit in range(4)
    }
