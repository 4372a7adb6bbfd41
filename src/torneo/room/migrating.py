"""Tables brought up to date by one process at a time: two servers started together both come up. A database
that has vanished is not taken for a new one."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from django.core.management import call_command
from django.db import connection, transaction
from django.db.migrations.executor import MigrationExecutor

from torneo.room.copying import keep_copy
from torneo.room.trouble import Emptied

#: What the file beside SQLite's says once the tables have been made.
_MARK = "Torneo: hay una sala en esta carpeta. There is a room in this folder.\n"
#: The number PostgreSQL knows the lock by: any would do, all processes of a room must say the same.
_LOCK = 0x746F_726E


def out_of_date() -> bool:
    """Whether tables are missing or old. ``Emptied`` where a room has been and its database is gone."""
    _must_be_there()
    executor = MigrationExecutor(connection)
    return bool(executor.migration_plan(executor.loader.graph.leaf_nodes()))


def bring_up_to_date() -> None:
    """Makes or changes the tables; what was there stays, and a copy of it is kept first. Who comes second
    waits, and finds it done."""
    with alone():
        if out_of_date():
            keep_copy()
        call_command("migrate", verbosity=0, interactive=False)
        if connection.vendor == "sqlite":
            _beside().write_text(_MARK)


def try_writing() -> None:
    """A database that only lets itself be read is found out now, not at the first entry of the night."""
    with transaction.atomic(), connection.cursor() as cursor:
        if connection.vendor == "sqlite":
            cursor.execute("PRAGMA user_version")
            cursor.execute(f"PRAGMA user_version = {cursor.fetchone()[0]}")
        else:
            cursor.execute("SELECT pg_current_xact_id()")


def _must_be_there() -> None:
    if connection.vendor != "sqlite":
        return
    file, beside = Path(connection.settings_dict["NAME"]), _beside()
    if (not file.exists() or not file.stat().st_size) and beside.exists() and beside.stat().st_size:
        raise Emptied(str(file))


def _beside() -> Path:
    """The file that SQLite's lock is held on; once there is a room, it says so."""
    return Path(connection.settings_dict["NAME"]).with_suffix(".lock")


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
    with _beside().open("ab") as file:
        _alone(file)
        yield


if sys.platform == "win32":
    import msvcrt

    def _alone(file: BinaryIO) -> None:
        """Waits until nobody else holds the file, and holds it until it is closed."""
        file.seek(0)
        while True:
            try:
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
            except OSError:  # ten seconds have passed: somebody is still at it
                continue
            return

else:
    import fcntl

    def _alone(file: BinaryIO) -> None:
        """Waits until nobody else holds the file, and holds it until it is closed."""
        fcntl.flock(file, fcntl.LOCK_EX)
