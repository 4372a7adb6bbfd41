"""Button and blinds from one hand to the next."""

import pytest

from torneo.hand import ButtonRules, Hand, Positions, SetupError, Stakes, first_positions, next_positions
from torneo.hand.button import frozen_positions

POKERFEST = ButtonRules(
    small_blind_busts="button_stays_if_small_blind_busts",
    both_blinds_bust="button_stays_next_player_big_blind_no_small_blind",
    heads_up_button_is="big_blind",
)
TDA = ButtonRules()
NINE = range(1, 10)
START = Positions(button=1, small=2, big=3)


def without(*gone: int) -> list[int]:
    return [seat for seat in NINE if seat not in gone]


def posted(positions: Positions, seats: list[int]) -> list[int]:
    """Who really puts a blind in."""
    return [seat for seat, _ in positions.blinds(seats, 50, 100)]


@pytest.mark.parametrize("rules", [TDA, POKERFEST])
def test_everything_moves_one_place_when_nobody_leaves(rules: ButtonRules) -> None:
    positions = START
    for hand in range(1, 10):
        positions = next_positions(positions, NINE, rules)
        assert positions.button == (hand % 9) + 1
        assert positions.small == ((hand + 1) % 9) + 1
        assert positions.big == ((hand + 2) % 9) + 1


@pytest.mark.parametrize(
    ("rules", "gone", "expected", "blinds"),
    [
        (TDA, (2,), Positions(2, 3, 4), [3, 4]),
        (POKERFEST, (2,), Positions(1, 3, 4), [3, 4]),
        (TDA, (3,), Positions(2, 3, 4), [4]),
        (POKERFEST, (3,), Positions(2, 3, 4), [4]),
        (TDA, (2, 3), Positions(2, 3, 4), [4]),
        (POKERFEST, (2, 3), Positions(1, 3, 4), [4]),
        (TDA, (1,), Positions(2, 3, 4), [3, 4]),
        (TDA, (4,), Positions(2, 3, 5), [3, 5]),
        (POKERFEST, (4,), Positions(2, 3, 5), [3, 5]),
        (TDA, (2, 3, 4), Positions(2, 3, 5), [5]),
    ],
)
def test_positions_after_busts(
    rules: ButtonRules, gone: tuple[int, ...], expected: Positions, blinds: list[int]
) -> None:
    seats = without(*gone)
    positions = next_positions(START, seats, rules)
    assert positions == expected
    assert posted(positions, seats) == blinds


def test_dead_small_blind_is_followed_by_a_dead_button() -> None:
    seats = without(3)
    first = next_positions(START, seats)
    second = next_positions(first, seats)
    assert second == Positions(button=3, small=4, big=5)
    assert posted(second, seats) == [4, 5]
    assert next_positions(second, seats) == Positions(4, 5, 6)


def test_button_that_stayed_moves_on_to_the_small_blind() -> None:
    seats = without(2)
    stayed = next_positions(START, seats, POKERFEST)
    assert next_positions(stayed, seats, POKERFEST) == Positions(3, 4, 5)


def test_nobody_ever_skips_or_repeats_the_big_blind_while_players_bust() -> None:
    """Whoever leaves, the big blind goes to the next player still seated."""
    for rules in (TDA, POKERFEST):
        seats, positions, bigs = list(NINE), START, [3]
        for gone in (2, 6, 4, 1, 9, 3, 7):
            seats.remove(gone)
            after = [seat for seat in seats if seat > positions.big] or seats
            positions = next_positions(positions, seats, rules)
            assert positions.big == after[0]
            assert positions.big != bigs[-1]
            bigs.append(positions.big)
        assert len(seats) == 2


@pytest.mark.parametrize(
    ("before", "seats", "expected"),
    [
        (Positions(1, 2, 3), [1, 2], Positions(2, 2, 1)),  # the big blind busts
        (Positions(1, 2, 3), [1, 3], Positions(3, 3, 1)),  # the small blind busts
        (Positions(1, 2, 3), [2, 3], Positions(3, 3, 2)),  # the button busts
        (Positions(4, 6, 9), [4, 9], Positions(9, 9, 4)),
    ],
)
def test_heads_up_begins_with_nobody_posting_the_big_blind_twice(
    before: Positions, seats: list[int], expected: Positions
) -> None:
    positions = next_positions(before, seats)
    assert positions == expected
    assert positions.big != before.big
    assert positions.button == positions.small


def test_heads_up_button_on_the_big_blind_where_the_book_says_so() -> None:
    assert next_positions(Positions(1, 2, 3), [1, 3], POKERFEST) == Positions(button=1, small=3, big=1)


def test_heads_up_alternates() -> None:
    positions, bigs = Positions(2, 2, 5), []
    for _ in range(4):
        positions = next_positions(positions, [2, 5])
        bigs.append(positions.big)
    assert bigs == [2, 5, 2, 5]


def test_plain_move_of_the_button_where_a_second_big_blind_is_not_avoided() -> None:
    """The button goes to the next player even if the other one posts the big blind again."""
    rules = ButtonRules(double_big_blind_avoided=False)
    assert next_positions(Positions(1, 2, 3), [1, 3], rules) == Positions(3, 3, 1)
    assert next_positions(Positions(1, 2, 3), [2, 3], rules) == Positions(2, 2, 3)


def test_third_player_joins_a_heads_up_table_after_the_big_blind() -> None:
    assert next_positions(Positions(1, 1, 2), [1, 2, 3]) == Positions(1, 2, 3)


def test_third_player_joins_between_small_and_big_blind_and_gets_the_button() -> None:
    """Seat 5 had the big blind, seat 1 is next for it, so seat 3 can only be the button."""
    assert next_positions(Positions(1, 1, 5), [1, 3, 5]) == Positions(3, 5, 1)


def test_first_hand() -> None:
    assert first_positions([2, 4, 7], 4) == Positions(4, 7, 2)
    assert first_positions([2, 7], 7) == Positions(button=7, small=7, big=2)
    assert first_positions([2, 7], 7, POKERFEST) == Positions(button=7, small=2, big=7)


def test_frozen_positions_wait() -> None:
    assert frozen_positions(START, NINE) == START
    assert frozen_positions(START, without(1, 2)) == START


def test_frozen_big_blind_falls_to_the_next_player_when_his_seat_empties() -> None:
    assert frozen_positions(START, without(3)) == Positions(1, 2, 4)


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        ([2, 3], Positions(2, 2, 3)),
        ([2, 7], Positions(2, 2, 7)),
        ([5, 7], Positions(7, 7, 5)),
    ],
)
def test_frozen_positions_heads_up(seats: list[int], expected: Positions) -> None:
    assert frozen_positions(START, seats) == expected


def test_a_lone_player_gets_no_hand() -> None:
    with pytest.raises(SetupError, match="seats: a hand needs at least two players, got 1"):
        first_positions([4], 4)
    with pytest.raises(SetupError, match="seats: a hand needs at least two players, got 1"):
        next_positions(START, [4])


def test_a_hand_plays_with_a_dead_button_and_the_blinds_it_is_told() -> None:
    seats = without(2)
    positions = next_positions(START, seats)
    hand = Hand(
        "nlhe", Stakes(50, 100), dict.fromkeys(seats, 1000), positions.button,
        blinds=positions.blinds(seats, 50, 100),
    )  # fmt: skip
    assert hand.seats == (3, 4, 5, 6, 7, 8, 9, 1)
    assert hand.bets[3] == 50
    assert hand.bets[4] == 100
    for seat in hand.seats:
        hand.deal_hole(seat, [-1, -1])
    assert hand.actor == 5


def test_a_hand_plays_without_a_small_blind() -> None:
    seats = without(3)
    positions = next_positions(START, seats)
    hand = Hand(
        "nlhe", Stakes(50, 100), dict.fromkeys(seats, 1000), positions.button,
        blinds=positions.blinds(seats, 50, 100),
    )  # fmt: skip
    assert hand.pot == 100
    assert hand.seats[0] == 4
    assert hand.seats[-1] == 2


@pytest.mark.parametrize(
    ("positions", "inside"),
    [
        (Positions(2, 5, 6), {3, 4}),
        (Positions(8, 2, 3), {9, 1}),
        (Positions(4, 5, 7), set()),
        (Positions(3, 3, 6), set()),
        (Positions(3, 0, 6), set()),
        (Positions(2, 6, 3), {4, 5}),
    ],
    ids=["two places", "round the end", "neighbours", "heads-up", "no small blind", "big blind inside"],
)
def test_places_between_button_and_small_blind(positions: Positions, inside: set[int]) -> None:
    assert {seat for seat in range(1, 10) if positions.between(seat)} == inside
