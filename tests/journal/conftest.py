"""The journals every contract test runs against."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.support import postgres
from tests.support.database import add_database, ready
from tests.support.rooms_on_disk import Disk

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
    return "s-" + str(abs(hash(request.node.nodeid)))[:18]


@pytest.fixture(params=KINDS_OF_DATABASE)
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Disk:
    """A room of its own with an empty database, for programs started from outside."""
    url = request.getfixturevalue("cluster").database() if request.param == "postgresql" else ""
    return Disk(tmp_path / "room", url)
