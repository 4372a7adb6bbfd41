"""``torneo chaos`` loses nothing, does nothing twice, and would say so if it did; ``torneo bench soak``."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from tests.support import postgres
from tests.support.database import ready, use, use_own
from tools.bench.soak import Sample, trends_of
from tools.chaos.ledger import Ledger, Wish

ready()


def run(*args: str, ends: int = 0) -> str:
    env = {name: value for name, value in os.environ.items() if name not in ("TORNEO_DATA", "DATABASE_URL")}
    done = subprocess.run(
        [sys.executable, "-m", "torneo", *args], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == ends, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_a_room_that_is_killed_loses_nothing_and_does_nothing_twice(database: str) -> None:
    if database == "postgresql" and postgres.binaries() is None and not postgres.must_be_there():
        pytest.skip("PostgreSQL is not installed")
    chosen = ["--postgres"] if database == "postgresql" else []
    seed = os.environ.get("TORNEO_SEED", "7")
    found = json.loads(run("chaos", "--kills", "7", "--seed", seed, "--json", *chosen))
    assert (found["database"], found["seed"], sum(found["kills"].values())) == (database, int(seed), 7)
    assert (found["lost"], found["doubled"], found["wrong"], found["surprises"]) == (0, 0, [], [])
    assert found["verified"]
    assert found["looks"] == 8
    assert found["commands"] >= 7 * 4
    assert found["disk_filled"] == (0 if found["disk"] == "none" else 1)


def test_what_cannot_be_asked_for_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    from torneo.cli import main

    assert main(["chaos", "--kills", "0"]) == 2
    assert "--kills" in capsys.readouterr().err


@pytest.fixture
def journal_of_a_room(tmp_path: Path) -> Iterator[None]:
    """A room with the events of a storm, set up and worked in a little."""
    from torneo.room.serve import prepare

    use("", tmp_path / "torneo.sqlite3")
    prepare()
    yield
    use_own()


def test_a_loss_a_double_and_a_stray_are_seen(journal_of_a_room: None) -> None:
    from tools.chaos.checker import Checker
    from tools.chaos.room import make_events

    from torneo.room.keeping import give
    from torneo.tournament import Actor
    from torneo.tournament.clock.commands import AddTime

    events, ledger = make_events(7), Ledger()
    checker = Checker(ledger)
    director = Actor("Ana", "director")

    def wish(mark: str) -> Wish:
        one = Wish(events.play, "AddTime", {}, "TimeAdded", mark, mark)
        ledger.wish(one)
        return one

    kept, lost = wish("m1"), wish("m2")
    give(events.play, AddTime(seconds=1, why="m1"), director)
    ledger.done(kept)
    checker.look()
    assert (checker.lost, checker.doubled, checker.wrong) == (0, 0, [])
    ledger.done(lost)
    checker.look()
    assert checker.lost == 1
    give(events.play, AddTime(seconds=1, why="m1"), director)
    give(events.play, AddTime(seconds=1, why="m3"), director)
    checker.look()
    assert checker.doubled == 1
    assert any("nobody asked for" in one and "m3" in one for one in checker.wrong)


def test_what_grows_is_told_from_what_is_flat() -> None:
    flat = [Sample(float(one), 140 + one % 3, 60, 14, 5.0, 9.0, 100 * one) for one in range(20)]
    assert {one.what: one.flat for one in trends_of(flat)} == dict.fromkeys(
        ("memory", "files", "threads", "page"), True
    )
    leaking = [
        msgspec.structs.replace(one, memory=140 + 10 * one.minute, files=60 + int(one.minute) * 9)
        for one in flat
    ]
    found = {one.what: one for one in trends_of(leaking)}
    assert not found["memory"].flat
    assert not found["files"].flat
    assert found["memory"].slope == pytest.approx(10)
    assert found["threads"].flat


@pytest.mark.slow
def test_a_short_soak_says_what_it_saw() -> None:
    found = json.loads(run("bench", "soak", "--minutes", "0.05", "--watchers", "5", "--every", "1", "--json"))
    assert found["broken"] == 0
    assert found["samples"]
    assert all(one["memory"] > 10 and one["files"] > 5 for one in found["samples"])
    assert found["samples"][-1]["messages"] > 0
