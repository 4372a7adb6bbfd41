"""Mixed games: the order of games and the button during stud."""

import pytest

from torneo.hand import GAMES, MIXES, Positions, Rotation, SetupError, mix, positions_after
from torneo.hand.rotation import Turn


def codes(rotation: Rotation, count: int) -> list[str]:
    return [rotation.at(number).code for number in range(1, count + 1)]


def test_horse_by_hands() -> None:
    assert codes(mix("horse", 2), 12) == [
        "lhe", "lhe", "lo8", "lo8", "razz", "razz", "stud", "stud", "stud8", "stud8", "lhe", "lhe",
    ]  # fmt: skip


def test_eight_and_nine_game_mixes_hold_eight_and_nine_games() -> None:
    assert len(set(MIXES["eight_game"])) == 8
    assert len(set(MIXES["nine_game"])) == 9
    assert codes(mix("nine_game", 1), 9) == [
        "nlhe", "stud", "lo8", "razz", "plo", "lhe", "27sd", "stud8", "27td",
    ]  # fmt: skip


def test_any_list_of_games_by_levels() -> None:
    rotation = mix(["badugi", "nlhe"], 3, by="levels")
    assert rotation.by == "levels"
    assert codes(rotation, 7) == ["badugi"] * 3 + ["nlhe"] * 3 + ["badugi"]


def test_games_may_last_differently() -> None:
    rotation = Rotation((Turn("nlhe", 1), Turn("plo", 2)))
    assert codes(rotation, 4) == ["nlhe", "plo", "plo", "nlhe"]


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: mix("bingo", 1), "rotation: unknown mix 'bingo'; known: horse, eight_game, nine_game"),
        (lambda: mix(["nlhe", "bingo"], 1), "game: unknown game 'bingo'; known: nlhe, plhe"),
        (lambda: mix("horse", 0), "rotation.turns: lhe must last at least 1, lasts 0"),
        (lambda: mix("horse", 1, by="days"), "rotation.by: must be 'hands' or 'levels', is 'days'"),
        (lambda: mix([], 1), "rotation.turns: names no game"),
        (lambda: mix("horse", 1).at(0), "rotation: hands and levels are counted from 1, got 0"),
    ],
)
def test_a_rotation_that_makes_no_sense_is_refused(make: object, message: str) -> None:
    with pytest.raises(SetupError) as refused:
        make()  # type: ignore[operator]
    assert str(refused.value).startswith(message)


def test_button_advances_once_after_the_last_button_game_and_waits_during_stud() -> None:
    seats = [1, 2, 3, 4, 5]
    rotation = mix(["lhe", "stud"], 2)
    positions, buttons = Positions(1, 2, 3), [1]
    for number in range(1, 6):
        positions = positions_after(positions, rotation.at(number), seats)
        buttons.append(positions.button)
    assert buttons == [1, 2, 3, 3, 3, 4]


def test_button_moves_every_hand_where_the_house_does_not_freeze_it() -> None:
    before = Positions(1, 2, 3)
    assert positions_after(before, GAMES["razz"], [1, 2, 3, 4], frozen_in_stud=False) == Positions(2, 3, 4)
    assert positions_after(before, GAMES["razz"], [1, 2, 3, 4]) == before


def test_positions_when_players_bust_during_the_stud_round() -> None:
    """Seats 2 and 3 go in razz: the big blind waits for seat 4, nobody jumps over it."""
    waiting = Positions(1, 2, 3)
    waiting = positions_after(waiting, GAMES["razz"], [1, 2, 4, 5])
    assert waiting == Positions(1, 2, 4)
    waiting = positions_after(waiting, GAMES["razz"], [1, 4, 5])
    assert waiting.big == 4
    assert positions_after(waiting, GAMES["lhe"], [1, 4, 5]).big == 5
