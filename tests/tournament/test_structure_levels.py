"""Levels of a sheet: the printed tables, the gaps, what comes after, and what is played for."""

import msgspec
import pytest
from tests.support.events import drafted, published, sheet

from torneo.hand import Hand
from torneo.hand.games import MIXES
from torneo.rulebook import load_book
from torneo.tournament import Refused, todo
from torneo.tournament.conduct.matters import Decide, offer
from torneo.tournament.kernel import Value
from torneo.tournament.structure.commands import PublishEvent
from torneo.tournament.structure.levels import (
    break_after,
    breaks_at_players,
    closing_level,
    first_level,
    game_of,
    level_minutes,
    level_of,
    levels_to_set,
    next_breaks,
    stakes_of,
)
from torneo.tournament.structure.matters import as_chips, price_lists
from torneo.tournament.structure.model import Break, Day, Level, Structure, total
from torneo.tournament.structure.templates import template

POKERFEST = load_book("pokerfest-2011")
TDA = load_book("tda-2013")
WHOLE = template("pokerfest-2011").structure


def without_eight() -> Structure:
    levels = tuple(level for level in WHOLE.levels if level.number != 8)
    return msgspec.structs.replace(WHOLE, levels=levels)


def hand_at(level: int, players: int) -> Hand:
    stakes = stakes_of(level_of(WHOLE, level, POKERFEST), WHOLE)
    return Hand("nlhe", stakes, dict.fromkeys(range(1, players + 1), 1_000_000), players)


@pytest.mark.clause("pokerfest-2011/levels-5", "pokerfest-2011/stages-11")
@pytest.mark.parametrize(
    ("level", "small", "big"),
    [
        (1, 50, 100),
        (4, 300, 600),
        (7, 700, 1_400),
        (9, 1_000, 2_000),
        (18, 8_000, 16_000),
        (30, 100_000, 200_000),
    ],
)
def test_blinds_of_the_printed_tables(level: int, small: int, big: int) -> None:
    hand = hand_at(level, 8)
    assert sorted(hand.bet)[-2:] == [small, big]
    if level < 13:
        assert hand.pot == small + big


@pytest.mark.clause("pokerfest-2011/stages-11")
def test_the_big_blind_is_always_twice_the_small() -> None:
    assert all(level.big_blind == 2 * level.small_blind for level in WHOLE.levels)


@pytest.mark.clause("pokerfest-2011/stages-12")
def test_antes_from_level_13() -> None:
    assert hand_at(12, 8).pot == 2_000 + 4_000
    assert hand_at(18, 8).pot == 8_000 + 16_000 + 12_000
    antes = {level.number: level.ante for level in WHOLE.levels if level.ante}
    assert (min(antes), antes[13], antes[30]) == (13, 500, 20_000)


@pytest.mark.clause("pokerfest-2011/glossary-16")
def test_every_player_pays_the_ante_before_the_deal() -> None:
    hand = hand_at(16, 7)
    assert hand.pot - 5_000 - 10_000 == 7_000
    assert max(hand.stack) == 1_000_000 - 1_000


@pytest.mark.clause("pokerfest-2011/glossary-17")
def test_the_ante_grows_with_the_table() -> None:
    antes = [level.ante for level in WHOLE.levels]
    assert (antes[16], antes[17]) == (1_000, 1_500)
    assert antes == sorted(antes)


@pytest.mark.clause("pokerfest-2011/stages-14")
def test_past_level_30_blinds_grow_by_half() -> None:
    for number, small, big, ante in ((31, 150_000, 300_000, 30_000), (32, 225_000, 450_000, 45_000)):
        level = level_of(WHOLE, number, POKERFEST)
        assert (level.number, level.small_blind, level.big_blind, level.ante) == (number, small, big, ante)
        assert level_minutes(WHOLE, 2, number, POKERFEST) == 40
    deep = level_of(WHOLE, 36, POKERFEST)
    assert deep.small_blind % 50 == 0


def test_where_a_book_says_nothing_the_last_level_goes_on() -> None:
    level = level_of(sheet(), 20, TDA)
    assert (level.number, level.small_blind, level.big_blind) == (20, 1_500, 3_000)
    with pytest.raises(ValueError, match="no level 0"):
        level_of(sheet(), 0, TDA)
    with pytest.raises(ValueError, match="no level 1"):
        level_of(Structure(), 1, TDA)


@pytest.mark.clause("pokerfest-2011/stages-13")
def test_the_director_confirms_level_31_or_sets_another() -> None:
    choices: tuple[tuple[str, dict[str, Value], tuple[int, int, int]], ...] = (
        ("confirm_values", {"level": 31}, (150_000, 300_000, 30_000)),
        ("set_values", {"level": 31, "small_blind": 120_000, "big_blind": 240_000}, (120_000, 240_000, 0)),
    )
    for option, about, blinds in choices:
        room = published(POKERFEST, **fields_of(WHOLE))
        offered = offer(room.state, "level_beyond_schedule", {"level": 31}, POKERFEST)
        assert not isinstance(offered, Refused)
        assert offered.options == ("confirm_values", "set_values")
        assert offered.clauses == ("pokerfest-2011/stages-13", "pokerfest-2011/stages-14")
        room.do(Decide(matter="level_beyond_schedule", option=option, why="hace falta", about=about))
        level = level_of(room.state.structure, 31, POKERFEST)
        assert (level.small_blind, level.big_blind, level.ante) == blinds
        assert room.state.decisions[-1].option == option
        again = room.refused(Decide(matter="level_beyond_schedule", option=option, why="x", about=about))
        assert again.reason == "level_is_set"


def fields_of(structure: Structure) -> dict[str, object]:
    return {name: getattr(structure, name) for name in structure.__struct_fields__}


def test_values_that_make_no_level_are_refused() -> None:
    room = published(POKERFEST, **fields_of(WHOLE))
    wrong: tuple[dict[str, Value], ...] = (
        {"small_blind": 5, "big_blind": 5},
        {"small_blind": 100, "big_blind": 200, "ante": 300},
        {"small_blind": "x", "big_blind": 200},
        {},
    )
    for about in wrong:
        decide = Decide(matter="level_beyond_schedule", option="set_values", why="x", about=about)
        assert room.refused(decide).reason == "level_values"
    odd = {"small_blind": 100_010, "big_blind": 200_020}
    decide = Decide(matter="level_beyond_schedule", option="set_values", why="x", about=dict(odd))
    assert room.refused(decide).reason == "change_makes_faults"
    assert room.refused(Decide(matter="level_beyond_schedule", option="confirm_values", why="x"),
                        role="floor").reason == "role"  # fmt: skip


def test_level_8_is_proposed_and_waits_for_the_director() -> None:
    room = published(POKERFEST, **fields_of(without_eight()))
    assert levels_to_set(room.state.structure, 8, None) == (8,)
    assert levels_to_set(room.state.structure, 1, 7) == ()
    (due,) = [due for due in todo(room.state, room.now, POKERFEST) if due.reason == "missing_level_due"]
    assert (due.facts["small"], due.facts["big"], due.facts["ante"], due.must) == (800, 1_600, 0, True)
    assert {"pokerfest-2011/stages-1", "pokerfest-2011/structure-8"} <= set(due.clauses)
    room.do(due.command)
    level = level_of(room.state.structure, 8, POKERFEST)
    assert (level.small_blind, level.big_blind, level.ante) == (800, 1_600, 0)
    assert levels_to_set(room.state.structure, 8, None) == ()
    assert not [due for due in todo(room.state, room.now, POKERFEST) if due.reason == "missing_level_due"]


def test_a_level_named_without_values_is_a_blank_too() -> None:
    levels = tuple(Level(number=8) if level.number == 8 else level for level in WHOLE.levels)
    room = published(POKERFEST, **fields_of(msgspec.structs.replace(WHOLE, levels=levels)))
    assert levels_to_set(room.state.structure, 1, None) == (8,)
    assert level_of(room.state.structure, 8, POKERFEST).big_blind == 1_600
    about = {"level": 8, "small_blind": 900, "big_blind": 1_800}
    room.do(Decide(matter="missing_level", option="set_values", why="a mano", about=dict(about)))
    assert level_of(room.state.structure, 8, POKERFEST).big_blind == 1_800
    assert len(room.state.structure.levels) == 30


def test_another_book_has_no_proposal_for_a_blank() -> None:
    room = drafted(TDA, levels=tuple(level for level in sheet().levels if level.number != 8))
    offered = offer(room.state, "missing_level", {}, TDA)
    assert not isinstance(offered, Refused)
    assert offered.options == ("set_values",)
    assert "sheet.level_missing" in str(room.refused(PublishEvent()).facts["codes"])
    full = offer(drafted(TDA).state, "missing_level", {}, TDA)
    assert isinstance(full, Refused)


@pytest.mark.clause("pokerfest-2011/levels-7")
@pytest.mark.parametrize(
    ("option", "rebuy", "addon", "early"),
    [("first_list", 10_000, 15_000, 10_000), ("second_list", 15_000, 30_000, 25_000)],
)
def test_the_director_chooses_between_the_two_price_lists(
    option: str, rebuy: int, addon: int, early: int
) -> None:
    room = drafted(POKERFEST, rebuy=None, addon=None)
    offered = offer(room.state, "rebuy_amounts", {}, POKERFEST)
    assert not isinstance(offered, Refused)
    assert offered.options == ("first_list", "second_list")
    room.do(Decide(matter="rebuy_amounts", option=option, why="anunciado"))
    made = room.state.structure
    assert made.rebuy is not None
    assert made.addon is not None
    assert (total(made.rebuy.chips), total(made.addon.chips), total(made.addon.early_chips)) == (
        rebuy,
        addon,
        early,
    )
    assert (made.rebuy.limit, made.rebuy.price, made.rebuy.until_level) == (1, 100_000, 6)
    assert (made.rebuy.stack_limit_percent, made.addon.early_stack_limit_percent) == (30, 30)
    room.do(PublishEvent())


def test_the_book_s_prices_in_a_currency_without_cents() -> None:
    room = drafted(POKERFEST, rebuy=None, addon=None, currency="CLP")
    room.do(Decide(matter="rebuy_amounts", option="first_list", why="anunciado"))
    assert room.state.structure.rebuy is not None
    assert room.state.structure.rebuy.price == 1_000


def test_other_books_leave_the_amounts_to_the_sheet() -> None:
    assert price_lists(TDA) == {}
    refused = offer(drafted(TDA).state, "rebuy_amounts", {}, TDA)
    assert isinstance(refused, Refused)
    assert refused.reason == "amounts_on_sheet"


@pytest.mark.parametrize("points", [10_000, 15_000, 75, 30, 12_345])
def test_amounts_become_chips_worth_the_same(points: int) -> None:
    assert total(as_chips(points, sheet())) == points


def test_minutes_come_from_level_day_sheet_or_book() -> None:
    days = (Day(number=1, last_level=1), Day(number=2, first_level=2, level_minutes=45))
    levels = (
        Level(number=1, big_blind=2),
        Level(number=2, big_blind=4),
        Level(number=3, big_blind=8, minutes=60),
    )
    structure = Structure(levels=levels, days=days, level_minutes=30)
    assert [level_minutes(structure, day, level) for day, level in ((1, 1), (2, 2), (2, 3), (2, 9))] == [
        30, 45, 60, 60,
    ]  # fmt: skip
    assert level_minutes(Structure(levels=levels), 1, 1, POKERFEST) == 40
    assert level_minutes(Structure(levels=levels), 1, 1, TDA) == 0
    assert (first_level(structure, 2), closing_level(structure, 1), closing_level(structure, 2)) == (
        2,
        1,
        None,
    )
    assert (first_level(Structure(), 1), closing_level(Structure(), 1)) == (1, None)


def test_the_ante_is_paid_as_the_sheet_says() -> None:
    level = Level(number=1, small_blind=100, big_blind=200, ante=200)
    kinds = {
        kind: stakes_of(level, Structure(ante_kind=kind, levels=(level,))) for kind in ("big_blind", "none")
    }
    assert (kinds["big_blind"].ante, kinds["big_blind"].ante_kind) == (200, "big_blind")
    assert kinds["none"].ante == 0
    blank = Structure(levels=(level,))
    assert stakes_of(level, blank, book=load_book("fcp-2025")).ante_kind == "big_blind"
    assert stakes_of(level, blank, book=TDA).ante_kind == "classic"


def test_stud_is_played_for_bets_and_each_player_antes() -> None:
    level = Level(number=1, small_blind=50, big_blind=100, ante=20)
    stakes = stakes_of(level, Structure(game="horse", ante_kind="none", levels=(level,)), "razz")
    assert (stakes.ante, stakes.ante_kind, stakes.bring_in, stakes.limit_bets) == (
        20,
        "classic",
        50,
        (100, 200),
    )
    hand = Hand("razz", stakes, dict.fromkeys((1, 2, 3), 1_000), 3)
    assert hand.pot >= 60


def test_games_rotate_by_level_or_by_hand() -> None:
    by_level = Structure(game="horse", levels=sheet().levels)
    assert [game_of(by_level, level, 1) for level in (1, 2, 5, 6)] == ["lhe", "lo8", "stud8", "lhe"]
    by_hand = Structure(rotation=("nlhe", "plo"), rotation_by="hands", rotation_lasts=2)
    assert [game_of(by_hand, 1, hand) for hand in (1, 2, 3, 5)] == ["nlhe", "nlhe", "plo", "nlhe"]
    own = Structure(game="horse", levels=(Level(number=1, big_blind=2, game="badugi"),))
    assert game_of(own, 1, 1) == "badugi"
    assert game_of(Structure(), 3, 9) == "nlhe"
    assert MIXES["horse"][0] == "lhe"


def test_breaks_by_level_and_by_players() -> None:
    structure = sheet(breaks=(Break(after_level=8), Break(after_level=4), Break(at_players=18, minutes=20)))
    assert [one.after_level for one in next_breaks(structure, 5)] == [8]
    assert [one.after_level for one in next_breaks(structure, 4)] == [4, 8]
    assert break_after(structure, 4) is not None
    assert break_after(structure, 0) is None
    assert breaks_at_players(structure, POKERFEST) == (Break(at_players=18, minutes=20),)
    assert [(one.at_players, one.minutes) for one in breaks_at_players(sheet(), POKERFEST)] == [
        (20, 15),
        (10, 15),
    ]
    assert breaks_at_players(sheet(), TDA) == ()
