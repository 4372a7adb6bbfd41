"""The planner: one answer whoever computes it, chips conserved, the sheet obeyed, and truths a director would
notice if they failed."""

import random
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor

import msgspec
import pytest
from msgspec.structs import replace

from torneo.rulebook import load_book
from torneo.simulate.planner import (
    Assumptions,
    PlanError,
    Wish,
    changed,
    course_of,
    forecast,
    plan,
    play_runs,
    shipped,
    spread_over,
    suggestions,
)
from torneo.simulate.planner import places as at
from torneo.simulate.planner.chip_needs import handed_out, most_in_play
from torneo.simulate.planner.dice import dice_of, draw
from torneo.simulate.planner.forecast import collected_by
from torneo.simulate.planner.running import RunTold
from torneo.simulate.planner.seating_step import even_out, sit
from torneo.simulate.planner.suggesting import with_levels
from torneo.tournament.structure.lint import lint
from torneo.tournament.structure.model import AddOn, Break, Rebuy, ReEntry, Structure, total
from torneo.tournament.structure.templates import template

TDA = load_book("tda-2013")
CLUB = template("club-night").structure
TURBO = template("turbo").structure
STOP = template("federation-stop").structure


def told(
    structure: Structure, entries: int, runs: int = 12, seed: int = 1, **assumed: object
) -> list[RunTold]:
    crowd = Assumptions(entries=entries, **assumed)  # type: ignore[arg-type]
    return play_runs(course_of(structure, TDA, crowd), seed, 0, runs, plain=True)


def hours(runs: list[RunTold]) -> list[float]:
    return sorted(sum(part.room[at.LAST_END] for part in run.parts) / 3600 for run in runs)


# ---- random numbers ----------------------------------------------------------------------------------


def test_the_dice_are_xoshiro128_plus_plus() -> None:
    """The first numbers of the published generator from the state 1, 2, 3, 4."""
    dice = [1, 2, 3, 4]
    found = [round(draw(dice) * 2**32) for _ in range(5)]
    assert found == [641, 1573767, 3222811527, 3517856514, 836907274]


def test_the_dice_are_fair_and_runs_do_not_share_them() -> None:
    starts = {tuple(dice_of(seed, run)) for seed in range(20) for run in range(500)}
    assert len(starts) == 10_000
    dice = dice_of(7, 3)
    counts = [0] * 20
    for _ in range(40_000):
        counts[int(draw(dice) * 20)] += 1
    chi = sum((count - 2_000) ** 2 / 2_000 for count in counts)
    assert chi < 43.8, "one in a thousand would be that uneven"


# ---- one answer --------------------------------------------------------------------------------------

_RICH = replace(
    CLUB,
    rebuy=Rebuy(limit=2, price=2_000, chips={1000: 10}, until_level=6),
    addon=AddOn(price=2_000, chips={1000: 15}, after_level=6),
)


@pytest.mark.parametrize(
    ("structure", "book"),
    [(CLUB, "tda-2013"), (_RICH, "torrequebrada"), (STOP, "fcp-2025"),
     (template("pokerfest-2011").structure, "pokerfest-2011"), (replace(CLUB, game="plo"), "adtp-2018"),
     (replace(CLUB, game="horse", seats_per_table=7), "tda-2013")],
)  # fmt: skip
def test_compiled_and_plain_runs_are_the_same(structure: Structure, book: str) -> None:
    pytest.importorskip("numba")
    course = course_of(structure, load_book(book), Assumptions(entries=34, spread=12))
    plain, compiled = (play_runs(course, 5, 0, 6, one) for one in (True, False))
    assert plain == compiled


def test_it_does_not_matter_who_plays_which_run() -> None:
    course = course_of(TURBO, TDA, Assumptions(entries=24, spread=10))
    whole = play_runs(course, 9, 0, 11, plain=True)
    for pool, size in ((ThreadPoolExecutor(3), 2), (ProcessPoolExecutor(2), 5)):
        with pool:
            batches = spread_over(course, 9, 11, pool, size, plain=True)
            assert [run for batch in batches for run in batch] == whole
    assert play_runs(course, 9, 4, 2, plain=True) == whole[4:6]
    assert play_runs(course, 10, 0, 11, plain=True) != whole


# ---- the event obeys its sheet -----------------------------------------------------------------------


@pytest.mark.parametrize("structure", [CLUB, _RICH, TURBO])
def test_every_chip_is_accounted_for_and_one_wins(structure: Structure) -> None:
    """What is in play at the end is what was sold."""
    sheet = replace(structure, deal=replace(structure.deal, allowed=False))
    for run in told(sheet, 40):
        (part,) = run.parts
        assert part.room[at.ALIVE] == 1
        assert part.room[at.STUCK] == 0
        bought = run.sold * sheet.starting_stack
        bought += run.rebuys * (total(sheet.rebuy.chips) if sheet.rebuy else 0)
        bought += run.addons * (total(sheet.addon.chips) if sheet.addon else 0)
        assert part.room[at.POINTS_IN] == bought
        assert run.people == 40
        assert run.sold >= 40 - 1


def test_stacks_carry_over_to_the_next_day() -> None:
    book = load_book("fcp-2025")
    course = course_of(STOP, book, Assumptions(entries=60))
    for run in play_runs(course, 3, 0, 5, plain=True):
        first, second, last = run.parts
        assert [part.name for part in course.parts] == ["1A", "1B", "2"]
        assert first.room[at.LEVEL] == second.room[at.LEVEL] == 11, "day one ends with level 12"
        assert last.series[at.PLAYERS] == first.room[at.ALIVE] + second.room[at.ALIVE]
        assert last.room[at.POINTS_IN] == run.sold * STOP.starting_stack
        assert last.series[at.AT_LEVEL] == 13


def test_re_entries_stop_when_the_sheet_says() -> None:
    none = replace(CLUB, reentry=ReEntry(limit=0))
    assert {run.sold for run in told(none, 40)} == {40}
    some, more = (sum(run.sold for run in told(CLUB, 40, buys_again=share)) for share in (0.2, 0.9))
    assert 12 * 40 < some < more <= 12 * 80


def test_a_break_delays_the_end_by_its_length() -> None:
    without = replace(TURBO, breaks=())
    with_one = replace(TURBO, breaks=(Break(after_level=2, minutes=60),))
    middle = [hours(told(one, 30, 60))[30] for one in (without, with_one)]
    assert middle[1] - middle[0] == pytest.approx(1.0, abs=0.25)


def test_tables_are_evened_out() -> None:
    """Brute force: whatever the room looks like, tables between hands end up as even as the book wants."""
    rng = random.Random(4)
    for _ in range(200):
        counts = [rng.randrange(1, 10) for _ in range(rng.randrange(2, 8))]
        tables, member = [0] * (3 * len(counts)), [0] * (12 * len(counts))
        for table, count in enumerate(counts):
            for player in range(count):
                sit(tables, member, 12, table, 100 * table + player)
        assert not even_out(tables, member, 12, len(counts), 9, 1)
        after = tables[at.COUNT :: at.TABLE_ROW]
        assert sum(after) == sum(counts)
        assert max(after) - min(after) <= 1
        sitting = [
            member[12 * table + place] for table in range(len(counts)) for place in range(after[table])
        ]
        assert len(set(sitting)) == sum(counts)


# ---- what a director knows ---------------------------------------------------------------------------


def test_more_players_longer_levels_and_more_chips_take_longer() -> None:
    base = hours(told(TURBO, 40, 60))[30]
    assert hours(told(TURBO, 120, 60))[30] > base
    for text in ("minutes+5", "stack+100%"):
        sheet, _ = changed(TURBO, Assumptions(entries=40), text, TDA)
        assert hours(told(sheet, 40, 60))[30] > base
    assert hours(told(TURBO, 40, 60, pace=1.5))[30] > base


def test_the_forecast_adds_up() -> None:
    sheet = replace(CLUB, guarantee=150_000)
    course = course_of(sheet, TDA, Assumptions(entries=50, spread=10))
    runs = play_runs(course, 2, 0, 60, plain=True)
    found = forecast(course, TDA, runs, 2)
    ends = sorted(run.parts[0].room[at.LAST_END] for run in runs)
    assert list(found.end_seconds) == ends
    assert found.ends.seconds.middle == ends[29]
    assert sum(one <= found.ends.seconds.high for one in ends) >= 57
    short = [run for run in runs if collected_by(sheet, run) < 150_000]
    assert found.money.risk == len(short) / 60
    assert 0 < found.money.risk < 1, "a guarantee that is sometimes met shows both sides"
    assert found.money.mean == sum(150_000 - collected_by(sheet, run) for run in short) // 60
    (session,) = found.sessions
    assert session.rows[0].tables.middle == 6
    assert session.rows[0].dealers.middle == 8, "two relief dealers for six tables"
    assert session.rows[-1].playing >= 0.1
    assert found.final_table is not None
    assert found.final_table.seconds.middle < found.ends.seconds.middle


def test_chips_by_value() -> None:
    """By hand: 10 stacks of 8x25, 8x100, 4x500, 7x1000; 25s go for 100s, 100s for 500s and so on."""
    handed = handed_out(CLUB, 10, 0, 0)
    assert handed == {25: 80, 100: 80, 500: 40, 1000: 70}
    assert most_in_play(CLUB, handed) == {25: 80, 100: 100, 500: 60, 1000: 100, 5000: 20}
    assert total(handed_out(_RICH, 10, 3, 2)) == 100_000 + 30_000 + 30_000


def test_a_sheet_that_ends_in_time_stays_clean() -> None:
    wish = Wish(seconds=int(2.4 * 3600), sure=0.8, runs=30, plain=True)
    book = load_book("adtp-2018")
    found = suggestions(TURBO, book, Assumptions(entries=40), wish)
    assert {one.kind for one in found} >= {"minutes", "stack"}
    before = [one for one in lint(TURBO, book) if one.severity != "note"]
    for one in found:
        assert one.after < one.before
        assert one.share >= 0.8
        assert [fault for fault in lint(one.structure, book) if fault.severity != "note"] == before
        again = plan(one.structure, book, Assumptions(entries=40), runs=30, plain=True)
        assert sum(end <= wish.seconds for end in again.end_seconds) / 30 == one.share


def test_levels_left_out_take_everything_with_them() -> None:
    sheet = with_levels(STOP, 20)
    assert [level.number for level in sheet.levels] == list(range(1, 21))
    assert sheet.levels[0].big_blind == STOP.levels[0].big_blind
    assert sheet.levels[-1].big_blind == STOP.levels[-1].big_blind
    first, last = sheet.days
    assert first.last_level is not None
    assert last.first_level == first.last_level + 1
    assert not [one for one in lint(sheet, load_book("fcp-2025")) if one.severity == "error"]


# ---- questions without sense -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("assumed", "name"),
    [
        (Assumptions(entries=1), "entries"),
        (Assumptions(entries=-5), "entries"),
        (Assumptions(entries=50, spread=80), "spread"),
        (Assumptions(entries=50, late=1.5), "late"),
        (Assumptions(entries=50, pace=0), "pace"),
        (Assumptions(entries=50, buys_again=1.0), "buys_again"),
    ],
)
def test_numbers_out_of_range(assumed: Assumptions, name: str) -> None:
    with pytest.raises(PlanError) as wrong:
        course_of(CLUB, TDA, assumed)
    assert wrong.value.reason == "out_of_range"
    assert wrong.value.facts["name"] == name


@pytest.mark.parametrize(
    ("sheet", "reason"),
    [
        (replace(CLUB, levels=()), "no_levels"),
        (replace(CLUB, stack={}), "no_stack"),
        (replace(CLUB, level_minutes=0), "no_minutes"),
    ],
)
def test_sheets_that_cannot_be_planned(sheet: Structure, reason: str) -> None:
    with pytest.raises(PlanError, match=reason):
        course_of(sheet, TDA, Assumptions(entries=20))


@pytest.mark.parametrize(
    "text", ["", "more", "minutes", "minutes+", "minutes+x", "chips+5", "stack-100%", "seats=0"]
)
def test_changes_that_cannot_be_made(text: str) -> None:
    with pytest.raises(PlanError):
        changed(CLUB, Assumptions(entries=20), text, TDA)


# ---- what is shipped ---------------------------------------------------------------------------------


def test_the_shipped_calibration_is_whole() -> None:
    found = shipped()
    assert found.made["events"] > 200
    assert found.made["share"] == 1.0
    assert len(found.flat()) == 3 * at.KIND
    for kind, odds in found.kinds.items():
        assert odds.hands > 10_000, kind
        for row in (*odds.loses, odds.takes, odds.wins, *odds.all_in, *odds.losses):
            assert all(0 <= one <= 1 for one in row)
        for row in odds.losses:
            assert list(row) == sorted(row)
        fewer, more = (found.hands_per_hour(kind, size) for size in (4, 9))
        assert 20 < more < fewer < 60
    assert msgspec.json.decode(msgspec.json.encode(found), type=type(found)) == found
