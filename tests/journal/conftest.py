"""The journals every contract test runs against."""

import hashlib
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support import postgres
from tests.support.database import add_database, ready, use_own
from tests.support.rooms_on_disk import Disk, MakeRoom

ready()

from django.db import connections  # noqa: E402

from torneo.journal.database import DatabaseJournal  # noqa: E402
from torneo.journal.store import Journal, MemoryJournal  # noqa: E402

KINDS_OF_DATABASE = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    if postgres.binaries() is None and not postgres.must_be_there():
        pytest.skip("PostgreSQL is not installed")
    one = postgres.Cluster().start()
    yield one
    one.stop()


@pytest.fixture(scope="session")
def sqlite_alias(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    add_database("test_sqlite", file=tmp_path_factory.mktemp("sqlite") / "journal.sqlite3")
    yield "test_sqlite"
    connections["test_sqlite"].close()


@pytest.fixture(scope="session")
def postgresql_alias(cluster: postgres.Cluster) -> Iterator[str]:
    add_database("test_postgresql", url=cluster.database())
    yield "test_postgresql"
    connections["test_postgresql"].close()


@pytest.fixture(params=KINDS_OF_DATABASE)
def stored(request: pytest.FixtureRequest) -> DatabaseJournal:
    """A journal in each database."""
    alias: str = request.getfixturevalue(f"{request.param}_alias")
    return DatabaseJournal(alias)


@pytest.fixture(params=("memory", *KINDS_OF_DATABASE))
def journal(request: pytest.FixtureRequest) -> Journal:
    """A journal in memory and in each database."""
    if request.param == "memory":
        return MemoryJournal()
    return DatabaseJournal(request.getfixturevalue(f"{request.param}_alias"))


@pytest.fixture
def stream(request: pytest.FixtureRequest) -> str:
    """A name no other test uses."""
    return "s-" + hashlib.sha256(request.node.nodeid.encode()).hexdigest()[:16]


@pytest.fixture(scope="session")
def empty_rooms() -> dict[str, Disk]:
    """A room with its tables for each database, made on first use: copies are quicker."""
    return {}


@pytest.fixture
def new_room(
    empty_rooms: dict[str, Disk],
    tmp_path: Path,
    tmp_path_factory: pytest.TempPathFactory,
    request: pytest.FixtureRequest,
) -> Iterator[MakeRoom]:
    """Makes a room of its own with an empty database: ``sqlite`` or ``postgresql``."""

    def make(database: str) -> Disk:
        folder = tmp_path / f"room{len(list(tmp_path.iterdir()))}"
        folder.mkdir()
        cluster = request.getfixturevalue("cluster") if database == "postgresql" else None
        if database not in empty_rooms:
            folder_of_empty = tmp_path_factory.mktemp("empty")
            empty_rooms[database] = Disk(folder_of_empty, cluster.database() if cluster else "")
            empty_rooms[database].run("journal", "list")
            connections["default"].close()
        empty = empty_rooms[database]
        if cluster is not None:
            return Disk(folder, cluster.database(like=empty.url))
        shutil.copy(empty.folder / "torneo.sqlite3", folder)
        return Disk(folder)

    yield make
    use_own()


@pytest.fixture(params=KINDS_OF_DATABASE)
def disk(request: pytest.FixtureRequest, new_room: MakeRoom) -> Disk:
    """An empty room in each database."""
    return new_room(request.param)
