"""kill -9 in the middle of work, and several processes at once: what was answered is there, once."""

import os
import random
import time
from collections import defaultdict

import pytest
from tests.support.postgres import Cluster
from tests.support.rooms_on_disk import Commander, Disk, MakeRoom
from tests.support.seating import opened

from torneo.journal.database import DatabaseJournal
from torneo.journal.keeper import Keeper
from torneo.journal.kinds import KINDS
from torneo.journal.line import Line, lines_of
from torneo.journal.store import StreamHead
from torneo.journal.verify import verify
from torneo.tournament import Tournament, snapshot
from torneo.tournament.clock.commands import StartSession
from torneo.tournament.seats.commands import DrawSeats

pytestmark = pytest.mark.slow

STREAM = "carga"
HEAD = StreamHead(STREAM, "tournament", "tda-2013")
#: What one player brings about: registered, identity checked, entered and seated.
WISHES = 3


def running(disk: Disk) -> None:
    """A running event with free seats at twelve tables, for players who come late."""
    room = opened("tda-2013", 12, 12)
    room.do(DrawSeats(session="1"))
    room.do(StartSession(session="1"))
    disk.use()
    journal = DatabaseJournal()
    journal.create(HEAD)
    journal.append(STREAM, 0, lines_of(room.journal, HEAD.digest))


def sound(disk: Disk) -> tuple[Tournament, dict[str, list[Line]]]:
    """The state and the lines of each command, after everything that can be checked has been."""
    disk.use()
    journal = DatabaseJournal()
    report = verify(HEAD, KINDS, lambda: journal.read(STREAM))
    assert report.fault is None, report.fault
    state: Tournament = report.state
    assert snapshot(Keeper(journal, KINDS).state(STREAM)) == snapshot(state)
    by_key: dict[str, list[Line]] = defaultdict(list)
    for line in journal.read(STREAM):
        by_key[line.key].append(line)
    return state, by_key


def all_there(said: list[str], by_key: dict[str, list[Line]]) -> None:
    """Each answer given names a command that is in the journal, where the answer said it is."""
    for line in said:
        key, version, _ = line.split()
        assert by_key[key], f"{key} was answered and is lost"
        assert by_key[key][-1].version == int(version)
        first = by_key[key][0].version
        assert [one.version for one in by_key[key]] == list(range(first, int(version) + 1))


def nobody_twice(state: Tournament) -> None:
    """No double seat, no double entry."""
    places = [(one.table, one.seat) for one in state.entries.values() if one.table]
    assert len(places) == len(set(places))
    players = [one.player for one in state.entries.values()]
    assert len(players) == len(set(players))


def next_number(said: list[str]) -> int:
    """Where somebody goes on who heard only what was said: the last wish is given again."""
    return max((int(line.split("-")[1]) for line in said), default=0)


def test_whoever_is_killed_has_lost_nothing_that_was_answered(disk: Disk) -> None:
    running(disk)
    rng = random.Random(int(os.environ.get("TORNEO_SEED", "1")))
    said: dict[str, list[str]] = {"a": [], "b": []}
    for _ in range(4):
        at_work: dict[str, Commander] = {
            who: disk.commander(STREAM, who, next_number(said[who]), 10_000) for who in said
        }
        for who, one in at_work.items():
            said[who].append(one.first_answer())
        for who, one in sorted(at_work.items(), key=lambda _: rng.random()):
            time.sleep(rng.random() * 0.3)
            said[who] += one.kill()
    state, by_key = sound(disk)
    assert said["a"]
    assert said["b"]
    for lines in said.values():
        all_there(lines, by_key)
    nobody_twice(state)
    again = [line for lines in said.values() for line in lines if line.endswith("again\n")]
    assert len(again) >= 6, "each who comes back repeats at least the last wish that was answered"
    # what was never answered was done whole or not at all, and nothing came from nowhere
    given = {key for key in by_key if key.startswith(("a-", "b-"))}
    answered = {line.split()[0] for lines in said.values() for line in lines}
    assert len(given - answered) <= 8


def test_processes_that_command_one_event_lose_no_update(disk: Disk) -> None:
    running(disk)
    crowd = [disk.commander(STREAM, who, 0, 12) for who in "abc"]
    said = [line for one in crowd for line in one.finish()]
    assert len(said) == 3 * 12 * WISHES
    assert all(line.endswith("new\n") for line in said)
    state, by_key = sound(disk)
    all_there(said, by_key)
    nobody_twice(state)
    assert len(state.entries) == 12 + 3 * 12
    assert all(one.status == "seated" for one in state.entries.values())


def test_processes_with_the_same_wishes_do_each_once(disk: Disk) -> None:
    running(disk)
    crowd = [disk.commander(STREAM, "a", 0, 10) for _ in range(3)]
    said = [line for one in crowd for line in one.finish()]
    assert sum(line.endswith("new\n") for line in said) == 10 * WISHES
    state, by_key = sound(disk)
    all_there(said, by_key)
    nobody_twice(state)
    assert len(state.entries) == 12 + 10


def test_a_postgresql_that_is_killed_has_lost_nothing_that_was_answered(new_room: MakeRoom) -> None:
    """A server of its own, so that the other tests keep theirs."""
    cluster = Cluster().start()
    try:
        disk = Disk(new_room("sqlite").folder, cluster.database())
        disk.run("journal", "list")
        running(disk)
        rng = random.Random(int(os.environ.get("TORNEO_SEED", "1")))
        said: list[str] = []
        for _ in range(2):
            one = disk.commander(STREAM, "a", next_number(said), 10_000)
            said.append(one.first_answer())
            time.sleep(rng.random() * 0.5)
            from django.db import connections

            connections["default"].close()
            cluster.crash()
            said += one.end()
            assert one.process.returncode not in (None, 0)
            cluster.start()
        state, by_key = sound(disk)
        all_there(said, by_key)
        nobody_twice(state)
    finally:
        from django.db import connections

        connections["default"].close()
        cluster.stop()


@pytest.mark.parametrize("database", ["sqlite"])
def test_a_full_disk_answers_nothing(new_room: MakeRoom, database: str) -> None:
    """A command whose events cannot be stored is not answered, and the state does not run ahead."""
    from django.db import DatabaseError, connection
    from tests.support.kept import ask

    from torneo.tournament.entries.commands import RegisterPlayer

    disk = new_room(database)
    running(disk)
    keeper = Keeper(DatabaseJournal(), KINDS)
    first = keeper.state(STREAM).version
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA page_count")
        cursor.execute(f"PRAGMA max_page_count = {cursor.fetchone()[0]}")

    def register_until_it_breaks() -> None:
        for number in range(10_000):
            name = f"z{number}"
            keeper.command(
                STREAM,
                ask(
                    RegisterPlayer(
                        player=name, name="x" * 80, contact="y" * 200, document=name, born="1990-01-01"
                    )
                ),
            )

    with pytest.raises(DatabaseError):
        register_until_it_breaks()
    stored = DatabaseJournal().tip(STREAM)[0] - first
    assert len(keeper.state(STREAM).players) == 12 + stored
    with connection.cursor() as cursor:
        cursor.execute("PRAGMA max_page_count = 1000000")
    state, _ = sound(disk)
    assert len(state.players) == 12 + stored
