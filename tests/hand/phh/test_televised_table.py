"""A televised nine-game final table as one tournament: every second hand of 67 is on record."""

from pathlib import Path

from torneo.hand import MIXES, Positions, Rotation, positions_after
from torneo.hand.phh import PhhHand, read_phh, replay
from torneo.hand.rotation import Turn

FOLDER = Path(__file__).parents[2] / "phh"

#: Around the table, clockwise.
SEATS = {"Matthew Ashton": 1, "Kristopher Tong": 2, "James Obst": 3, "Talal Shakerchi": 4, "Brian Rast": 5}

#: All 67 hands. Recorded hands fix the games; the lengths of the stud rounds also carry the button, which
#: waits during them. (Where a change falls between two recorded hands of button games either is possible.)
ROTATION = Rotation(
    (
        Turn("nlhe", 4),  # 1-4
        Turn("stud", 7),  # 5-11
        Turn("lo8", 7),  # 12-18
        Turn("razz", 8),  # 19-26
        Turn("plo", 8),  # 27-34
        Turn("lhe", 6),  # 35-40
        Turn("27sd", 7),  # 41-47
        Turn("stud8", 7),  # 48-54
        Turn("27td", 8),  # 55-62
        Turn("nlhe", 5),  # 63-67
    )
)


def recorded() -> dict[int, PhhHand]:
    """Hands by number, in order of play."""
    hands = [record for file in FOLDER.glob("wsop__2023__43__5__*.phh") for record in read_phh(file)]
    return {int(record.hand): record for record in sorted(hands, key=lambda record: int(record.hand))}


def stacks(record: PhhHand, chips: tuple[int, ...] | None = None) -> dict[int, int]:
    """Seat -> chips, before the hand unless told otherwise."""
    counts = record.starting_stacks if chips is None else chips
    return {SEATS[name]: count for name, count in zip(record.players, counts, strict=True)}


def finished(record: PhhHand) -> dict[int, int]:
    assert record.finishing_stacks is not None
    return stacks(record, tuple(int(chips) for chips in record.finishing_stacks))


def positions_of_all_hands(*, frozen_in_stud: bool = True) -> dict[int, Positions]:
    """Positions of hands 1 to 67 from those of the first."""
    positions = Positions(button=5, small=1, big=2)
    found = {}
    for number in range(1, 68):
        found[number] = positions
        played = ROTATION.at(number)
        positions = positions_after(positions, played, SEATS.values(), frozen_in_stud=frozen_in_stud)
    return found


def recorded_buttons() -> dict[int, int]:
    """Button games list players from the small blind, so the button is last; stud shows no button."""
    return {
        number: SEATS[record.players[-1]] for number, record in recorded().items() if not record.game.is_stud
    }


def test_hands_on_record() -> None:
    assert list(recorded()) == [number for number in range(1, 68, 2) if number != 19]


def test_players_always_sit_in_the_same_order() -> None:
    for record in recorded().values():
        seats = [SEATS[name] for name in record.players]
        first = seats.index(1)
        assert seats[first:] + seats[:first] == [1, 2, 3, 4, 5]


def test_every_recorded_hand_replays() -> None:
    for record in recorded().values():
        assert replay(record).mismatch is None


def test_chips_in_play_before_and_after_the_race() -> None:
    for number, record in recorded().items():
        total = 29_705_000 if number < 3 else 29_700_000
        assert sum(record.starting_stacks) == total
        assert sum(finished(record).values()) == total


def test_race_took_the_odd_5000_chips_off_the_table() -> None:
    """Sixteen odd chips of 5,000 became three of 25,000; the 5,000 that fill no whole chip are gone."""
    hands = recorded()
    before, after = 29_705_000, sum(hands[3].starting_stacks)
    odd = [2, 3, 3, 4, 4]
    odd_value = 5000 * sum(odd)
    assert odd_value == 80_000
    awarded = (odd_value + 12_500) // 25_000
    assert awarded == 3
    assert awarded <= len(odd)
    assert after == before - odd_value + 25_000 * awarded
    assert before - after == odd_value % 25_000 == before % 25_000 == 5000
    assert any(chips % 25_000 for chips in finished(hands[1]).values())
    for number, record in hands.items():
        if number >= 3:
            assert all(chips % 25_000 == 0 for chips in (*record.starting_stacks, *finished(record).values()))


def test_stacks_carry_over_the_hand_that_is_not_on_record() -> None:
    """One hand lies between two records: chips only change owners, and losses pay for every gain."""
    hands = recorded()
    for number, record in hands.items():
        following = hands.get(number + 2)
        if following is None or number == 1:
            continue
        changes = [stacks(following)[seat] - finished(record)[seat] for seat in SEATS.values()]
        assert sum(changes) == 0
        assert any(changes)
        if record.game.is_stud and following.game.is_stud:
            assert all(change > 0 or change <= -record.antes[0] for change in changes)


def test_game_of_every_recorded_hand() -> None:
    assert {number: record.game.code for number, record in recorded().items()} == {
        number: ROTATION.at(number).code for number in recorded()
    }


def test_games_come_in_the_order_of_the_nine_game_mix() -> None:
    assert tuple(turn.game for turn in ROTATION.turns) == (*MIXES["nine_game"], "nlhe")


def test_button_of_every_recorded_hand() -> None:
    buttons = recorded_buttons()
    positions = positions_of_all_hands()
    assert buttons == {number: positions[number].button for number in buttons}
    assert buttons[1] == buttons[13] == SEATS["Brian Rast"]
    assert buttons[3] == buttons[15] == SEATS["Kristopher Tong"]
    assert buttons[17] == SEATS["Talal Shakerchi"]
    assert buttons[27] == SEATS["Matthew Ashton"]
    assert buttons[29] == SEATS["James Obst"]
    assert len(buttons) == 23


def test_blinds_of_every_recorded_hand() -> None:
    for number, record in recorded().items():
        if record.game.is_stud:
            continue
        positions = positions_of_all_hands()[number]
        posted = {
            SEATS[name]: blind for name, blind in zip(record.players, record.blinds, strict=True) if blind
        }
        assert list(posted) == [positions.small, positions.big]


def test_a_button_that_moved_during_stud_would_contradict_the_record() -> None:
    moving = positions_of_all_hands(frozen_in_stud=False)
    wrong = [number for number, button in recorded_buttons().items() if moving[number].button != button]
    assert wrong == [13, 15, 17, 55, 57, 59, 61, 63, 65, 67]


def test_stud_waits_with_the_button_one_past_the_last_button_game() -> None:
    positions = positions_of_all_hands()
    for number in range(2, 68):
        before, now = ROTATION.at(number - 1), positions[number].button
        moved = now != positions[number - 1].button
        assert moved == (not before.is_stud)
