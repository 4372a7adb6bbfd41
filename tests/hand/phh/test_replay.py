"""311 real hands through the engine: right actor, legal actions, recorded results."""

from decimal import Decimal
from pathlib import Path

import pytest

from torneo.hand import HandRules
from torneo.hand.phh import PhhHand, read_phh, read_phh_text, replay

FOLDER = Path(__file__).parents[2] / "phh"
FILES = sorted(FOLDER.glob("*.phh"))

#: Split pots that were recorded with half a chip each.
HALF_CHIPS = [f"pluribus__{name}.phh" for name in ("102__0", "32__23", "60__88", "91__43")]

#: Hands of a room that took its rake out of the pot.
RAKED = [
    f"handhq__ONG__{name}.phh"
    for name in (
        "1000NLH__308__658", "1000NLH__313__321", "1000NLH__313__886", "1000NLH__77__328", "400NLH__265__512",
        "400NLH__265__624", "400NLH__265__689", "400NLH__328__795", "400NLH__375__37", "400NLH__831__120",
        "400NLH__831__529", "400NLH__831__897", "600NLH__136__424", "600NLH__237__536", "600NLH__237__617",
    )
]  # fmt: skip


def record_of(name: str) -> PhhHand:
    (record,) = read_phh(FOLDER / name)
    return record


def test_all_sample_hands_are_there_with_their_licence() -> None:
    assert len(FILES) == 311
    assert (FOLDER / "LICENSE.txt").read_text(encoding="utf-8").startswith("MIT License")
    assert {record_of(file.name).game.phh for file in FILES} == {
        "F2L3D", "F7S", "F7S/8", "FB", "FO/8", "FR", "FT", "N2L1D", "NS", "NT", "PO",
    }  # fmt: skip


@pytest.mark.parametrize("name", [file.name for file in FILES if file.name not in {*HALF_CHIPS, *RAKED}])
def test_recorded_hand_replays_to_its_recorded_result(name: str) -> None:
    record = record_of(name)
    result = replay(record)
    assert result.mismatch is None
    assert result.ok
    if record.finishing_stacks is not None:
        assert result.finishing_stacks == [float(stack) for stack in record.finishing_stacks]


@pytest.mark.parametrize("name", HALF_CHIPS)
def test_half_chips_of_a_split_pot_are_whole_here(name: str) -> None:
    """Two winners, half a chip each in the record: the odd chip goes to the first left of the button."""
    record, result = record_of(name), replay(record_of(name))
    assert not result.ok
    assert result.mismatch is not None
    assert result.mismatch.startswith("finishing stacks: recorded ")
    assert result.finishing_stacks is not None
    assert record.finishing_stacks is not None
    gaps = [
        Decimal(got) - want
        for got, want in zip(result.finishing_stacks, record.finishing_stacks, strict=True)
    ]
    assert [gap for gap in gaps if gap] == [Decimal("0.5"), Decimal("-0.5")]


@pytest.mark.parametrize("name", RAKED)
def test_rake_is_the_only_difference_and_one_winner_paid_it(name: str) -> None:
    record, result = record_of(name), replay(record_of(name))
    assert not result.ok
    assert result.finishing_stacks is not None
    assert record.finishing_stacks is not None
    rake = [
        Decimal(str(got)) - want
        for got, want in zip(result.finishing_stacks, record.finishing_stacks, strict=True)
    ]
    assert [bool(gap) for gap in rake].count(True) == 1
    winner = rake.index(max(rake))
    assert rake[winner] > 0
    assert record.winnings is not None
    assert record.winnings[winner] > 0
    issued = sum(record.starting_stacks)
    assert (
        sum(stack * record.scale for stack in record.finishing_stacks) + rake[winner] * record.scale == issued
    )


def test_hands_of_the_raked_room_that_agree_were_won_before_the_flop_or_free_of_rake() -> None:
    agreeing = [file.name for file in FILES if "__ONG__" in file.name and file.name not in RAKED]
    assert len(agreeing) == 3
    for name in agreeing:
        assert not any(action.startswith("d db") for action in record_of(name).actions)


def test_a_checker_raising_a_short_bet_is_judged_by_the_rules_given() -> None:
    text = """
variant = "NT"
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [1000, 1000, 130]
actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cc", "p1 cc", "p2 cc", "d db 2h3h4s",
           "p1 cc", "p2 cc", "p3 cbr 30", "p1 cbr 130", "p2 f"]
"""
    (record,) = read_phh_text(text)
    online = replay(record)
    assert online.mismatch == "the record ends on the turn, waiting for cards: 1 of the board"
    strict = replay(record, HandRules())
    assert strict.mismatch == "actions[10] 'p1 cbr 130': illegal action: betting_not_reopened (seat=1)"


def test_cards_shown_after_the_end_and_comments_are_ignored() -> None:
    text = (Path(__file__).parent / "sound.phh").read_text(encoding="utf-8")
    (record,) = read_phh_text(
        text.replace('"p2 f",', '"p2 f # in disgust",\n  "p1 sm AcAd",\n  "# the end",')
    )
    assert replay(record).ok


def test_rivers_of_hidden_hands_are_settled_by_the_recorded_winnings() -> None:
    """Nobody shows: the player with recorded winnings is taken to have won unseen."""
    text = """
variant = "NT"
ante_trimming_status = true
antes = [0, 0]
blinds_or_straddles = [50, 100]
min_bet = 100
starting_stacks = [1000, 1000]
actions = ["d dh p1 ????", "d dh p2 ????", "p2 cc", "p1 cc", "d db 2h3h4s", "p1 cc", "p2 cc", "d db 9c",
           "p1 cc", "p2 cc", "d db 8d", "p1 cc", "p2 cc"]
winnings = [0, 200]
finishing_stacks = [900, 1100]
"""
    (record,) = read_phh_text(text)
    assert replay(record).ok
