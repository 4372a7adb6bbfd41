"""The planner beside the real engine: what is learnt from an event, going on from one, its length."""

from statistics import median

import pytest
from msgspec.structs import replace

from torneo.rulebook import load_book
from torneo.simulate.fit import fitted
from torneo.simulate.planner import Assumptions, PlanError, forecast, live_course, play_runs
from torneo.simulate.planner import places as at
from torneo.simulate.planner.calibrating import Lesson, calibrated, lessons, take
from torneo.simulate.planner.checking import TRIALS, Trial, engine_minutes, planner_minutes
from torneo.simulate.planner.observing import KINDS, learn
from torneo.simulate.runner import Outcome, Run, simulate
from torneo.tournament.decider import evolve
from torneo.tournament.hands.events import Eliminated
from torneo.tournament.state import Tournament
from torneo.tournament.structure.templates import template

TDA = load_book("tda-2013")
TURBO = replace(template("turbo").structure, deal=replace(template("turbo").structure.deal, allowed=False))


@pytest.fixture(scope="module")
def played() -> Outcome:
    return simulate(Run(book=TDA, structure=fitted(TURBO, 40), entries=40, seed=11))


def test_every_hand_of_a_journal_is_counted(played: Outcome) -> None:
    learnt = learn(played.director.journal, TDA)
    counts = learnt.kinds["no_limit"]
    assert counts.hands == played.tally.hands
    out = sum(isinstance(one.event, Eliminated) for one in played.director.journal)
    assert sum(map(sum, counts.all_in)) >= out, "whoever goes out has lost everything"
    assert sum(map(sum, counts.there)) >= 2 * counts.hands
    assert learnt.events == 1
    assert learnt.deals == 0


def test_a_calibration_can_be_made_again_and_adds_up() -> None:
    few = [
        Lesson("turbo", "tda-2013", "", 12, 5),
        Lesson("club-night", "tda-2013", "plo", 10, 5),
        Lesson("club-night", "tda-2013", "lhe", 8, 5),
    ]
    found = [take(one) for one in few]
    made = calibrated(found, {})
    assert made == calibrated([take(one) for one in few], {})
    assert set(made.kinds) == set(KINDS)
    assert made.made["events"] == 3
    assert made.kinds["no_limit"].hands == found[0].kinds["no_limit"].hands
    with pytest.raises(ValueError, match="pot_limit"):
        calibrated(found[:1], {})


def test_the_check_is_not_made_of_what_was_calibrated_with() -> None:
    learnt = {(one.sheet, one.entries) for one in lessons()}
    assert not learnt & {(trial.sheet, trial.entries) for trial in TRIALS}
    assert any(trial.sheet not in {one.sheet for one in lessons()} for trial in TRIALS)
    assert len({trial.sheet for trial in TRIALS}) >= 3


@pytest.mark.slow
def test_it_ends_when_the_engine_does() -> None:
    """Fewer events than ``torneo plan check`` plays, so the bound is wider: four standard errors."""
    trial = Trial(sheet="turbo", book="adtp-2018", entries=30)
    engine = [engine_minutes(trial, seed) for seed in range(301, 313)]
    assert planner_minutes(trial, 120, 1, plain=True) == pytest.approx(median(engine), rel=0.12)


def _until(played: Outcome, left: int) -> Tournament:
    """The state of the event when so many were left."""
    state, gone = Tournament(), 0
    for happened in played.director.journal:
        evolve(state, happened)
        gone += isinstance(happened.event, Eliminated)
        if gone == 40 - left:
            break
    return state


def test_a_running_event_goes_on_from_where_it_stands(played: Outcome) -> None:
    state = _until(played, 10)
    course = live_course(state, TDA, Assumptions(entries=40), state.at)
    (part,) = course.parts
    assert part.begun is not None
    assert sorted(stack for table in part.begun.tables for stack in table) == sorted(
        entry.stack for entry in state.alive()
    )
    assert part.begun.level == state.sessions["1"].clock.level
    runs = play_runs(course, 1, 0, 40, plain=True)
    for run in runs:
        assert run.parts[0].series[at.PLAYERS] == 10
        assert run.sold == 40
        assert run.parts[0].room[at.POINTS_IN] == 40 * TURBO.starting_stack
    found = forecast(course, TDA, runs, 1)
    really = (played.state.sessions["1"].finished_at - state.at) / 1000
    assert found.end_seconds[0] * 0.7 < really < found.end_seconds[-1] * 1.3


def test_the_fewer_are_left_the_sooner_it_ends(played: Outcome) -> None:
    lasts = []
    for left in (30, 4):
        state = _until(played, left)
        course = live_course(state, TDA, Assumptions(entries=40), state.at)
        runs = play_runs(course, 1, 0, 60, plain=True)
        ends = forecast(course, TDA, runs, 1).ends.seconds
        lasts.append(ends.middle)
    assert lasts[1] < lasts[0]


def test_before_the_start_the_whole_event_is_planned(played: Outcome) -> None:
    state = Tournament()
    for happened in played.director.journal[:2]:
        evolve(state, happened)
    assert state.phase == "published"
    course = live_course(state, TDA, Assumptions(entries=33), state.at)
    assert course.assumed.entries == 33
    assert [part.begun for part in course.parts] == [None]


def test_nobody_left_to_play(played: Outcome) -> None:
    state = _until(played, 39)
    bare = replace(state, tables={})
    with pytest.raises(PlanError, match="nobody_plays"):
        live_course(bare, TDA, Assumptions(entries=40), state.at)
