"""A copy of the whole database as it is, made before its tables are changed: if the new release does not do,
the old one opens the copy."""

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from django.db import connection
from django.db.migrations.recorder import MigrationRecorder

from torneo.room.data_folder import data_folder
from torneo.room.trouble import Uncopied
from torneo.room.words import say
from torneo.rulebook import Lang

_LANGUAGES: tuple[Lang, ...] = ("es", "en")
#: Said in the environment by whoever keeps copies of a PostgreSQL by other means.
OWN_COPY = "TORNEO_OWN_COPY"


def keep_copy() -> Path | None:
    """The copy, or None where there is nothing to copy yet. ``Uncopied`` where none can be made: then nothing
    may be changed."""
    if not MigrationRecorder(connection).applied_migrations():
        return None
    if connection.vendor == "sqlite":
        copy = _free(Path(connection.settings_dict["NAME"]))
        _copy_file(copy)
    elif os.environ.get(OWN_COPY):
        return None
    else:
        copy = _free(data_folder() / "torneo.dump")
        _dump(copy)
    for lang in _LANGUAGES:
        print(f"torneo: {say('trouble.copied', lang, {'file': copy})}", file=sys.stderr)
    return copy


def _free(file: Path) -> Path:
    """Beside the database, under the time of day; one that is there already is left alone."""
    copy = file.with_name(f"{file.name}.before-{datetime.now(UTC):%Y%m%d-%H%M%S}")
    return copy if not copy.exists() else copy.with_name(f"{copy.name}-{os.getpid()}")


def _copy_file(copy: Path) -> None:
    """By SQLite itself, with what stands in its log beside the file. For its owner's eyes."""
    try:
        os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        connection.ensure_connection()
        with closing(sqlite3.connect(copy)) as target:
            connection.connection.backup(target)
    except BaseException:
        copy.unlink(missing_ok=True)
        raise


def _dump(copy: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise Uncopied("pg_dump")
    os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    told = connection.settings_dict
    login = {
        "PGHOST": "HOST",
        "PGPORT": "PORT",
        "PGUSER": "USER",
        "PGPASSWORD": "PASSWORD",
        "PGDATABASE": "NAME",
    }
    named = {name: str(told[key]) for name, key in login.items() if told.get(key)}
    made = subprocess.run(
        [program, "--format=custom", "--no-password", f"--file={copy}"],
        env={**os.environ, **named}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if made.returncode:
        copy.unlink(missing_ok=True)
        raise Uncopied(made.stderr.strip())
