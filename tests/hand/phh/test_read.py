"""What is read from a PHH file, and in what units."""

from decimal import Decimal
from pathlib import Path

from torneo.hand.phh import read_phh, read_phh_text, replay
from torneo.hand.phh.replay import RECORD_RULES, start_hand

SAMPLES = Path(__file__).parents[2] / "phh"
SOUND = (Path(__file__).parent / "sound.phh").read_text(encoding="utf-8")


def test_whole_chips_are_read_as_they_are() -> None:
    (record,) = read_phh_text(SOUND, "sound.phh")
    assert record.scale == 1
    assert record.starting_stacks == (1000, 1000, 1000)
    assert record.blinds == (50, 100, 0)
    assert record.game.code == "nlhe"
    assert record.where == "sound.phh, hand 7"


def test_amounts_with_cents_are_read_in_cents() -> None:
    text = (
        SOUND.replace("[50, 100, 0]", "[0.5, 1, 0]")
        .replace("min_bet = 100", "min_bet = 1")
        .replace("[1000, 1000, 1000]", "[10.25, 10, 10]")
        .replace("cbr 200", "cbr 2")
        .replace("[1100, 900, 1000]", "[11.25, 9, 10]")
    )
    (record,) = read_phh_text(text)
    assert record.scale == 100
    assert record.starting_stacks == (1025, 1000, 1000)
    assert record.blinds == (50, 100, 0)
    assert record.chips("2.5") == 250
    assert record.finishing_stacks == (Decimal("11.25"), Decimal(9), Decimal(10))
    assert replay(record).ok
    assert replay(record).finishing_stacks == [11.25, 9, 10]


def test_cents_that_appear_only_in_a_bet_set_the_unit_too() -> None:
    (record,) = read_phh_text(SOUND.replace("cbr 200", "cbr 200.5"))
    assert record.scale == 10
    assert record.starting_stacks == (10_000, 10_000, 10_000)
    assert replay(record).ok


def test_many_hands_in_one_file_are_read_in_order(tmp_path: Path) -> None:
    other = SOUND.replace("hand = 7\n", "").replace('"p3 f"', '"p3 cc"')
    file = tmp_path / "many.phhs"
    file.write_text(f"[1]\n{SOUND}\n[2]\n{other}\n['late night']\n{other}", encoding="utf-8")
    records = read_phh(file)
    assert [record.hand for record in records] == [7, "2", "late night"]
    assert [replay(record).ok for record in records] == [True, False, False]
    assert {record.file for record in records} == {str(file)}


def test_negative_blind_is_a_newcomers_post() -> None:
    (record,) = read_phh(SAMPLES / "handhq__ONG__400NLH__265__512.phh")
    assert record.blinds == (20, 40, 0, -40, 0)
    hand = start_hand(record, RECORD_RULES)
    assert hand.blinds == ((1, 20), (2, 40))
    assert hand.bets == {1: 20, 2: 40, 3: 0, 4: 40, 5: 0}
    assert hand.to_call() == 0


def test_heads_up_blinds_are_listed_the_other_way_round() -> None:
    text = """
variant = "NT"
ante_trimming_status = true
antes = [0, 0]
blinds_or_straddles = [50, 100]
min_bet = 100
starting_stacks = [1000, 1000]
actions = []
"""
    (record,) = read_phh_text(text)
    hand = start_hand(record, RECORD_RULES)
    assert hand.bets == {1: 100, 2: 50}


def test_heads_up_big_blind_ante_is_listed_with_the_big_blind() -> None:
    text = """
variant = "NT"
ante_trimming_status = false
antes = [0, 100]
blinds_or_straddles = [50, 100]
min_bet = 100
starting_stacks = [1000, 1000]
actions = []
"""
    (record,) = read_phh_text(text)
    hand = start_hand(record, RECORD_RULES)
    assert hand.big_blind == 1
    assert hand.stacks == {1: 800, 2: 950}


def test_short_deck_hand_is_read_as_short_deck() -> None:
    (record,) = read_phh(SAMPLES / "phua-xuan-2019.phh")
    assert record.game.short_deck
    assert replay(record).ok


def test_ante_status_tells_a_uniform_ante_from_a_big_blind_ante() -> None:
    (record,) = read_phh(SAMPLES / "wsop__2023__43__5__00-02-07.phh")
    hand = start_hand(record, RECORD_RULES)
    assert not record.uniform_ante
    assert hand.pot == 40_000 + 80_000 + 120_000
    assert hand.dead_money == 120_000
    (record,) = read_phh(SAMPLES / "wsop__2023__43__5__00-22-43.phh")
    hand = start_hand(record, RECORD_RULES)
    assert record.uniform_ante
    assert hand.pot == 5 * 50_000
    assert hand.dead_money == 0


def test_seats_default_to_the_order_of_the_list_and_the_hand_number_to_one() -> None:
    (record,) = read_phh_text(SOUND.replace("hand = 7\n", ""))
    assert record.seats == (1, 2, 3)
    assert record.hand == 1
    (record,) = read_phh_text(SOUND + "seats = [9, 2, 4]\nplayers = ['Ana', 'Luis', 'Eva']\n")
    assert record.seats == (9, 2, 4)
    assert record.players == ("Ana", "Luis", "Eva")
