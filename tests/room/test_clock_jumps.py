"""A wall clock that is moved while people play: noticed, said, and no level moves. A real server, with
libfaketime in front of its clock."""

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from tests.support.evening import Evening, token
from tests.support.postgres import Cluster, binaries
from tests.support.served import Served
from tests.support.wrong_clock import WallClock, library, must_be_there

from torneo.room.clock_marks import FOLDER

MINUTE = 60_000
HOUR, DAY = 3_600, 86_400
#: libfaketime breaks ``time.sleep``, which the process that watches over the server needs.
ALONE = "--no-supervise"

pytestmark = [
    pytest.mark.skipif(library() is None and not must_be_there(), reason="libfaketime is not installed"),
    pytest.mark.slow,
]


def verified(room: Served) -> bool:
    env = {**os.environ, "TORNEO_DATA": str(room.data)}
    return subprocess.run([sys.executable, "-m", "torneo", "journal", "verify"], env=env).returncode == 0


def has_jumped(evening: Evening, times: int) -> bool:
    return evening.kinds().count("WallClockJumped") == times


def send(room: Served, what: signal.Signals) -> None:
    assert room.process is not None
    room.process.send_signal(what)


def boot(room: Served) -> None:
    """What is left of the steady clock when the machine starts anew: nothing."""
    shutil.rmtree(room.data / FOLDER)


def test_a_clock_moved_during_play_moves_no_level(tmp_path: Path) -> None:
    """An hour back, a day ahead for a moment, an hour ahead for good: each is on record and asks, the level
    goes on as if nothing had been; and the time that is accepted is the wall's."""
    wall = WallClock(tmp_path)
    with Served(tmp_path, "serve", ALONE, env=wall.env) as room:
        evening = Evening(room.url, token(room.data))
        evening.begin()
        begun, left = time.monotonic(), evening.clock()["left"]

        def as_it_should() -> bool:
            """The level shows what it showed, less what has really passed; nothing was announced."""
            shown = evening.clock()
            passed = (time.monotonic() - begun) * 1000
            return bool(shown["level"]["number"] == 1 and abs(shown["left"] - (left - passed)) < MINUTE)

        def jumped(times: int) -> None:
            evening.until(lambda: has_jumped(evening, times))

        for moved, jumps in ((-HOUR, 1), (DAY, 2), (0, 3)):
            wall.move(moved)
            jumped(jumps)
            assert as_it_should()
        offsets = [one["event"]["offset"] for one in evening.journal() if "offset" in one["event"]]
        assert [round(one / 1000 / HOUR) for one in offsets] == [1, -24, 0]
        assert "LevelStarted" not in evening.kinds()

        wall.move(HOUR)
        jumped(4)
        before = evening.now()
        evening.do("FollowWallClock")
        assert round((evening.now() - before) / 1000 / HOUR) == 1
        assert as_it_should()

        wall.move(0)
        jumped(5)
        evening.do("FollowWallClock")
        assert abs(evening.now() - time.time() * 1000) < MINUTE
        assert as_it_should()
        evening.do("AddTime", seconds=60, why="al final todo sigue")
        last, before_last = evening.journal()[-1], evening.journal()[-2]
        assert before_last["event"]["event"] == "WallClockFollowed"
        assert last["at"] < before_last["at"]
    assert verified(room)


def test_a_room_opened_with_a_wrong_clock(tmp_path: Path) -> None:
    """Opened again after a boot, with the clock a day ahead or before the last event: time goes on from the
    last event and the director is asked. A few minutes without light count, as always."""
    wall = WallClock(tmp_path)
    room = Served(tmp_path, "serve", ALONE, env=wall.env)
    with room:
        evening = Evening(room.url, token(room.data))
        evening.begin()
        left = evening.clock()["left"]
    wall.move(DAY)
    boot(room)
    with room:
        evening.until(lambda: "WallClockJumped" in evening.kinds())
        assert abs(evening.clock()["left"] - left) < MINUTE
        evening.do("KeepOwnClock")
    with room:
        assert abs(evening.clock()["left"] - left) < MINUTE, "what was kept is kept when opened again"
        assert evening.kinds()[-1] == "OwnClockKept"
        wall.move(-HOUR)
        evening.until(lambda: has_jumped(evening, 2))
        assert abs(evening.clock()["left"] - left) < MINUTE
        evening.do("FollowWallClock")
        left = evening.clock()["left"]
    wall.move(-HOUR + 10 * 60)
    boot(room)
    with room:
        evening.until(lambda: abs(left - 10 * MINUTE - evening.clock()["left"]) < MINUTE)
        assert evening.kinds()[-1] == "WallClockFollowed"
    assert verified(room)


def test_a_clock_moved_while_the_program_was_away_moves_no_level(tmp_path: Path) -> None:
    """Ended and started again on a machine that went on, its clock moved meanwhile by less than the level
    lasts: nothing but that machine's steady clock can tell, and it does, each time."""
    wall = WallClock(tmp_path)
    room = Served(tmp_path, "serve", ALONE, env=wall.env)
    with room:
        evening = Evening(room.url, token(room.data))
        evening.begin()
        left, begun = evening.clock()["left"], time.monotonic()
    for moved, jumps in ((10 * 60, 1), (0, 2), (10 * 60, 3), (-HOUR, 4)):
        wall.move(moved)
        with room:
            evening.until(partial(has_jumped, evening, jumps))
            passed = (time.monotonic() - begun) * 1000
            assert abs(evening.clock()["left"] - (left - passed)) < MINUTE
    assert verified(room)


def test_a_clock_moved_again_before_the_other_server_has_heard_moves_no_level(tmp_path: Path) -> None:
    """Two servers of one machine: the first writes down that the clock was moved, and it is moved once more
    before the second reads that. What the first wrote is no longer how things stand, and deceives nobody."""
    wall = WallClock(tmp_path)
    first = Served(tmp_path / "a", "serve", ALONE, env=wall.env)
    second = Served(tmp_path / "b", "serve", ALONE, "--data", str(first.data), env=wall.env)
    with first, second:
        secret = token(first.data)
        here, there = Evening(first.url, secret), Evening(second.url, secret)
        here.begin()
        left, begun = there.clock()["left"], time.monotonic()
        send(second, signal.SIGSTOP)
        wall.move(5 * 60)
        here.until(lambda: has_jumped(here, 1))
        send(first, signal.SIGSTOP)
        wall.move(10 * 60)
        send(second, signal.SIGCONT)
        passed = (time.monotonic() - begun) * 1000
        assert abs(there.clock()["left"] - (left - passed)) < MINUTE
        send(first, signal.SIGCONT)
        here.until(lambda: here.kinds().count("WallClockJumped") >= 2)
        assert abs(here.now() - there.now()) < MINUTE
    assert verified(first)


def test_an_event_that_holds_tomorrow_is_put_right(tmp_path: Path) -> None:
    """A night whose journal was led into tomorrow by an older program, or by a clock that was wrong when the
    room was opened: the director takes the wall clock's time, and the evening goes on today."""
    wall = WallClock(tmp_path)
    room = Served(tmp_path, "serve", ALONE, env=wall.env)
    with room:
        evening = Evening(room.url, token(room.data))
        evening.begin()
        evening.do("PauseClock", why="luz")
    wall.move(DAY)
    boot(room)
    with room:
        evening.do("ResumeClock")
        assert evening.now() > time.time() * 1000 + HOUR * 1000, "dated tomorrow: nothing contradicts it"
        left = evening.clock()["left"]
    wall.move(0)
    with room:
        evening.until(lambda: "WallClockJumped" in evening.kinds())
        assert evening.journal()[-1]["event"]["offset"] > (DAY - HOUR) * 1000
        evening.do("FollowWallClock")
        assert abs(evening.now() - time.time() * 1000) < MINUTE
        assert abs(evening.clock()["left"] - left) < MINUTE
        evening.do("SetLevel", level=1, seconds=600, why="como estaba")
        assert abs(evening.clock()["left"] - 10 * MINUTE) < MINUTE
    assert verified(room)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    if binaries() is None and not must_be_there():
        pytest.skip("PostgreSQL is not installed")
    one = Cluster().start()
    yield one
    one.stop()


def test_servers_whose_clocks_differ_show_one_time(cluster: Cluster, tmp_path: Path) -> None:
    """The second server is two hours ahead: its clocks show what the first one's do, no level begins early,
    its console and ``serve --check`` say so."""
    database = {"DATABASE_URL": cluster.database()}
    wall = WallClock(tmp_path)
    wall.move(2 * HOUR)
    first = Served(tmp_path / "a", "serve", env=database)
    second = Served(tmp_path / "b", "serve", ALONE, env=database | wall.env)
    with first, second:
        secret = token(first.data, **database)
        here, there = Evening(first.url, secret), Evening(second.url, secret)
        here.begin()
        there.do("AddTime", seconds=60, why="desde la otra máquina")
        assert abs(there.now() - here.now()) < MINUTE
        assert abs(there.clock()["left"] - here.clock()["left"]) < MINUTE
        assert {"WallClockJumped", "LevelStarted"}.isdisjoint(here.kinds())
        assert abs(here.journal()[-1]["at"] - time.time() * 1000) < 5 * MINUTE
    for ahead, env in ((0, {}), (2 * HOUR, wall.env)):
        done = subprocess.run(
            [sys.executable, "-m", "torneo", "serve", "--check", "--json", "--data", str(second.data)],
            env={**os.environ, **database, **env}, capture_output=True, text=True, check=False,
        )  # fmt: skip
        clock = next(one for one in json.loads(done.stdout) if one["what"] == "clock")
        assert clock["ok"] == (not ahead), clock
        if ahead:
            assert "por delante de la base de datos" in clock["told"]
