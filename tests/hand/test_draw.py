"""Draw games: discards, replacements, and the reshuffle when the stub is spent."""

import random

import pytest
from tests.support.at_the_table import play, stacked_deck

from torneo.cards import DECK, HIDDEN, cards_text, parse_cards, shuffled
from torneo.hand import Hand, IllegalAction, Stakes

LIMIT = Stakes(50, 100)


def triple(players: int = 3, **more: object) -> Hand:
    stacks = dict.fromkeys(range(1, players + 1), 2000)
    return Hand("27td", LIMIT, stacks, players, deck=DECK, **more)  # type: ignore[arg-type]


def test_players_draw_in_turn_from_the_buttons_left_and_get_as_many_cards() -> None:
    holes = ["2c3c4c5cKd", "2d3d4d8dKh", "9c9d9h8c8h"]
    deck = stacked_deck(holes, then="2s 7sTs 7h")
    hand = play(Hand("27td", LIMIT, dict.fromkeys((1, 2, 3), 2000), 3, deck=deck), "c c x")
    assert hand.status == "draw"
    assert hand.actor == 1
    assert hand.legal_actions()[:7] == (False, False, 0, 0, 0, 0, 5)
    assert hand.legal_actions().kinds == ["draw"]
    hand.draw(parse_cards("Kd5c"))
    assert len(hand.cards_of(1)) == 3
    hand.draw(parse_cards("Kh"))
    hand.stand_pat()
    assert hand.status == "bet"
    assert [cards_text(hand.cards_of(seat)) for seat in (1, 2, 3)] == [
        "2c3c4c7sTs", "2d3d4d8d7h", "9c9d9h8c8h",
    ]  # fmt: skip
    assert cards_text(hand.burns) == "2s"


def test_no_card_is_burned_when_everybody_stands_pat() -> None:
    hand = play(triple(), "c c x p p p")
    assert hand.burns == []
    assert hand.status == "bet"


def test_three_draws_four_rounds_and_double_bets_after_the_second() -> None:
    hand = triple()
    sizes = {}
    while not hand.is_over:
        if hand.status == "draw":
            hand.stand_pat()
        else:
            sizes[hand.street_name] = hand.min_raise_to() - hand.full_level
            hand.check_or_call()
    assert sizes == {"predraw": 100, "first_draw": 100, "second_draw": 200, "third_draw": 200}


def test_of_cards_thrown_unseen_nobody_knows_which_are_left() -> None:
    hand = Hand("27td", LIMIT, {1: 2000, 2: 2000}, 2, deck=stacked_deck(["2c3c4c5c7c", "2d3d4d5d7d"]))
    play(hand, "c x")
    seat = hand.actor
    assert seat is not None
    own = hand.cards_of(seat)
    hand.draw([own[0], HIDDEN])
    assert [*hand.cards_of(seat)] == [HIDDEN] * 3
    with pytest.raises(IllegalAction, match="card_not_held"):
        hand.draw([HIDDEN] * 6)


@pytest.mark.parametrize("cards", ["As", "2c2c", "2c3c4c5c6c7c"])
def test_only_ones_own_cards_can_be_thrown_and_each_once(cards: str) -> None:
    hand = Hand(
        "27td", LIMIT, {1: 2000, 2: 2000}, 2, deck=stacked_deck(["2c3c4c5c7c", "2d3d4d5d7d"])
    )  # fmt: skip
    play(hand, "c x")
    with pytest.raises(IllegalAction, match="card_not_held"):
        hand.draw(parse_cards(cards))
    assert cards_text(hand.cards_of(1)) == "2c3c4c5c7c"
    assert hand.actor == 1


def test_betting_and_drawing_are_not_mixed_up() -> None:
    hand = play(triple(), "c c x")
    for refused in (hand.fold, hand.check, hand.call, hand.check_or_call, hand.all_in):
        with pytest.raises(IllegalAction, match="no_betting_now"):
            refused()
    with pytest.raises(IllegalAction, match="no_draw_now"):
        triple().draw(())


def test_all_in_players_still_draw() -> None:
    hand = Hand("27sd", LIMIT, {1: 300, 2: 300}, 2, deck=DECK)
    play(hand, "a c")
    assert hand.status == "draw"
    hand.draw(hand.cards_of(1)[:1])
    hand.stand_pat()
    assert hand.is_over


def test_spent_stub_is_refilled_with_folded_hands_and_earlier_discards() -> None:
    deck = shuffled(random.Random(5))
    hand = Hand("27td", LIMIT, dict.fromkeys(range(1, 8), 2000), 7, deck=deck, rng=random.Random(2))
    play(hand, "f f c c c c x")
    folded = {card for seat in (3, 4) for card in hand.cards_of(seat)}
    assert hand.stub == 17
    for seat in (1, 2, 5):
        hand.draw(hand.cards_of(seat))
    assert hand.actor == 6
    own = set(hand.cards_of(6))
    hand.draw(hand.cards_of(6))
    hand.stand_pat()
    assert [kind for kind, *_ in hand.events].count("reshuffle") == 1
    assert len(hand.cards_of(6)) == 5
    assert not own & set(hand.cards_of(6))
    mixed = next(set(rest) for kind, *rest in hand.events if kind == "reshuffle")
    assert folded <= mixed
    assert not mixed & set(hand.burns)
    held = [card for seat in hand.live_seats for card in hand.cards_of(seat)]
    assert len(set(held)) == 25


def test_ten_players_who_all_throw_everything_still_get_five_cards() -> None:
    """Fifty cards are out; what later players threw serves those before them."""
    hand = Hand("5cd", LIMIT, dict.fromkeys(range(1, 11), 2000), 10, deck=DECK, rng=random.Random(2))
    play(hand, "c " * 9 + "x")
    for seat in hand.live_seats:
        hand.draw(hand.cards_of(seat))
    held = [card for seat in hand.live_seats for card in hand.cards_of(seat)]
    assert len(held) == len(set(held)) == 50


def test_reshuffle_without_randomness_of_its_own_follows_from_the_deck() -> None:
    def played(seed: int) -> list[tuple[object, ...]]:
        deck = shuffled(random.Random(seed))
        hand = Hand("27td", LIMIT, dict.fromkeys(range(1, 8), 2000), 7, deck=deck)
        play(hand, "c c c c c c x")
        for seat in hand.live_seats:
            hand.draw(hand.cards_of(seat))
        assert "reshuffle" in [event[0] for event in hand.events]
        return list(hand.events)

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_same_seed_reshuffles_the_same_way() -> None:
    def played() -> list[tuple[object, ...]]:
        hand = Hand("27td", LIMIT, dict.fromkeys(range(1, 8), 2000), 7, deck=DECK, rng=random.Random(11))
        play(hand, "c c c c c c x")
        for seat in hand.live_seats:
            hand.draw(hand.cards_of(seat)[:3])
        return list(hand.events)

    assert played() == played()


def test_told_draw_waits_for_every_replacement() -> None:
    hand = Hand("badugi", LIMIT, {1: 2000, 2: 2000}, 2)
    hand.deal_hole(1, [HIDDEN] * 4)
    hand.deal_hole(2, parse_cards("Ac2d3hKs"))
    play(hand, "c x")
    hand.draw([HIDDEN, HIDDEN])
    hand.draw(parse_cards("Ks"))
    assert hand.awaiting == {1: 2, 2: 1}
    assert hand.actor is None
    hand.deal_hole(2, parse_cards("4s"))
    hand.deal_hole(1, [HIDDEN])
    hand.deal_hole(1, [HIDDEN])
    assert hand.awaiting == {}
    assert hand.actor == 1
    assert cards_text(hand.cards_of(2)) == "Ac2d3h4s"


@pytest.mark.parametrize(
    ("game", "winner", "loser"),
    [
        ("27sd", "2c3d4h5s7c", "Ac2d3c4s5d"),
        ("27td", "2c3d4h5s7c", "2d3c4d5h8d"),
        ("a5td", "Ac2d3c4h5d", "2c3d4s5s7c"),
        ("5cd", "AcAdKhKsQc", "AhAsKdKcJd"),
        ("l5cd", "2c4c6c8cTc", "3d4d5h6s7s"),
    ],
)
def test_each_draw_game_pays_its_own_best_hand(game: str, winner: str, loser: str) -> None:
    for holes, paid in (([winner, loser], 1), ([loser, winner], 2)):
        hand = Hand(game, LIMIT, {1: 2000, 2: 2000}, 2, deck=stacked_deck(holes))
        while not hand.is_over:
            hand.stand_pat() if hand.status == "draw" else hand.check_or_call()
        assert hand.stacks[paid] == 2100


def test_badugi_pays_more_cards_first() -> None:
    hand = Hand("badugi", LIMIT, {1: 2000, 2: 2000}, 2, deck=stacked_deck(["Ac2d3h3c", "KcQdJhTs"]))
    while not hand.is_over:
        hand.stand_pat() if hand.status == "draw" else hand.check_or_call()
    assert hand.stacks == {1: 1900, 2: 2100}
