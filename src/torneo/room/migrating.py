"""Tables brought up to date by one process at a time: two servers started together both come up."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

#: The number PostgreSQL knows the lock by: any would do, all processes of a room must say the same.
_LOCK = 0x746F_726E


def out_of_date() -> bool:
    """Whether tables are missing or old."""
    executor = MigrationExecutor(connection)
    return bool(executor.migration_plan(executor.loader.graph.leaf_nodes()))


def bring_up_to_date() -> None:
    """Makes or changes the tables. What was there stays. Who comes second waits, and finds it done."""
    with alone():
        call_command("migrate", verbosity=0, interactive=False)


@contextmanager
def alone() -> Iterator[None]:
    """No other process of this database is in here: PostgreSQL keeps the lock itself, SQLite's is held on a
    file beside the database. It is gone with whoever held it, whatever became of them."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_advisory_lock(%s)", [_LOCK])
        try:
            yield
        finally:
            with connection.cursor() as cursor:
                cursor.execute("SELECT pg_advisory_unlock(%s)", [_LOCK])
        return
    beside = Path(connection.settings_dict["NAME"]).with_suffix(".lock")
    with beside.open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
