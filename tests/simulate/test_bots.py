"""Bots act by the rules in every game, and like players: they fold, they call, they go broke."""

import random

import pytest

from torneo.cards import parse_cards
from torneo.hand import GAMES, Stakes, first_positions
from torneo.hand.book_rules import hand_rules
from torneo.rulebook import book_ids, load_book
from torneo.simulate.bots import TEMPERS, draw_temper
from torneo.simulate.draws import discards
from torneo.simulate.strength import first_two, strength
from torneo.simulate.table_play import Deal, play_hand

STUD = Stakes(ante=25, bring_in=50, small_bet=200, big_bet=400)
BLINDS = Stakes(100, 200, ante=25)


def deal_of(game: str, stacks: dict[int, int], book: str = "tda-2013", **more: object) -> Deal:
    stakes = STUD if GAMES[game].is_stud else BLINDS
    fields: dict[str, object] = {
        "game": game, "stakes": stakes, "stacks": stacks, "chip": 25, "left": len(stacks),
        "positions": first_positions(list(stacks), max(stacks)), "rules": hand_rules(load_book(book)),
    }  # fmt: skip
    return Deal(**{**fields, **more})  # type: ignore[arg-type]


@pytest.mark.parametrize("book", book_ids())
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_the_end_and_chips_are_kept(game: str, book: str) -> None:
    rng = random.Random(f"{game} {book}")
    for _ in range(30):
        seats = rng.sample(range(1, 10), rng.randrange(2, 6))
        stacks = {seat: 25 * rng.randrange(1, 800) for seat in seats}
        played = play_hand(deal_of(game, stacks, book), {seat: draw_temper(rng) for seat in seats}, rng)
        assert sum(played.stacks.values()) + played.carried == sum(stacks[seat] for seat in played.stacks)
        assert 60_000 < played.lasted < 180_000
        for seat, winners in played.beaten_by.items():
            assert played.stacks[seat] == 0
            assert winners
            assert all(played.stacks[winner] > 0 for winner in winners)


def test_same_seed_same_hand() -> None:
    stacks = dict.fromkeys(range(1, 10), 10_000)
    tempers = {seat: TEMPERS[seat % 4] for seat in stacks}
    first = [play_hand(deal_of("nlhe", stacks), tempers, random.Random(4)) for _ in range(3)]
    assert first[0] == first[1] == first[2]
    assert play_hand(deal_of("nlhe", stacks), tempers, random.Random(5)) != first[0]


def test_nobody_posts_the_small_blind_of_an_empty_seat() -> None:
    from torneo.hand import Positions
    from torneo.simulate.table_play import dealt

    deal = deal_of("nlhe", {1: 5000, 4: 5000, 6: 5000}, positions=Positions(1, 2, 4))
    hand = dealt(deal, random.Random(1))
    assert [event for event in hand.events if event[0] == "blind"] == [("blind", 4, 200)]


def test_an_absent_player_pays_and_loses_his_hand() -> None:
    deal = deal_of("nlhe", {1: 5000, 2: 5000, 3: 5000}, absent=(2,))
    lost = [play_hand(deal, dict.fromkeys((1, 2, 3), TEMPERS[0]), random.Random(n)) for n in range(20)]
    assert all(played.stacks[2] < 5000 for played in lost)


def test_hands_of_the_first_two_cards_are_in_the_usual_order() -> None:
    table = first_two()

    def share(text: str) -> float:
        one, other = parse_cards(text)
        return table[52 * one + other]

    order = ["7h2c", "9h4c", "JhTc", "AhQc", "AhKh", "QhQc", "AhAc"]
    assert [share(text) for text in order] == sorted(share(text) for text in order)
    assert share("7h2c") < 0.1
    assert share("AhAc") > 0.99


@pytest.mark.parametrize(
    ("game", "better", "worse", "board"),
    [
        ("nlhe", "AhKc", "QhJc", "Kd7s2c"),
        ("nlhe", "7h7c", "AhKc", "Kd7s2c"),
        ("nlhe", "AhJh", "AsJd", "Kh7h2c"),
        ("plo", "AhAcKhQc", "9h7c4d2s", ""),
        ("stud", "AhAcKd", "Jh7c2d", ""),
        ("razz", "Ah2c3d", "KhQcJd", ""),
        ("27td", "2h3c4d5s7h", "KhKcQdJs9h", ""),
        ("badugi", "Ah2c3d4s", "AhKhQhJh", ""),
        ("plo8", "Ah2cKdQs", "9h9cTdJs", "3c5d8h"),
    ],
)
def test_better_hands_look_better(game: str, better: str, worse: str, board: str) -> None:
    shown = parse_cards(board)
    assert strength(GAMES[game], parse_cards(better), shown) > strength(
        GAMES[game], parse_cards(worse), shown
    )


@pytest.mark.parametrize(
    ("game", "hole", "thrown"),
    [
        ("5cd", "AhAc7d4s2h", "7d4s2h"),
        ("5cd", "AhKhQh7h2c", "2c"),
        ("27td", "2h3c4d5s7h", ""),
        ("27td", "2h3cKdKsQh", "KdKsQh"),
        ("a5td", "Ah2c3d4s4h", "4h"),
        ("badugi", "Ah2c3d4d", "4d"),
    ],
)
def test_draws(game: str, hole: str, thrown: str) -> None:
    assert discards(GAMES[game], parse_cards(hole)) == parse_cards(thrown)


def test_players_go_broke_at_a_believable_rate() -> None:
    """With a hundred blinds hardly anybody goes out in a hand; with ten, somebody does now and then."""
    rng = random.Random(6)

    def busts(stack: int) -> int:
        stacks = dict.fromkeys(range(1, 10), stack)
        deal = deal_of("nlhe", stacks)
        return sum(
            len(play_hand(deal, {seat: draw_temper(rng) for seat in stacks}, rng).beaten_by)
            for _ in range(400)
        )

    assert busts(20_000) < 30
    assert 40 < busts(2_000) < 400
