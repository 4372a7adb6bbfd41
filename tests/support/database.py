"""Django for tests: one temporary data folder for the process, and databases beside the usual one."""

import atexit
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

import django
from django.apps import apps
from django.core.management import call_command
from django.db import connections

#: The tests' own data folder, once Django is set up.
_own: list[Path] = []


def ready() -> None:
    """Sets Django up with the room's settings and a data folder of the tests' own."""
    if apps.ready:
        return
    folder = tempfile.mkdtemp(prefix="torneo-test-")
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    _own.append(Path(folder))
    os.environ["TORNEO_DATA"] = folder
    os.environ.pop("DATABASE_URL", None)
    os.environ["DJANGO_SETTINGS_MODULE"] = "torneo.room.settings"
    django.setup()


def settings_of(url: str, file: Path | None) -> dict[str, Any]:
    from torneo.room.settings import database

    wanted = database(url)
    if file is not None and not url:
        wanted["NAME"] = file
    known: dict[str, Any] = connections.configure_settings(
        {"default": connections.settings["default"], "wanted": wanted}
    )["wanted"]
    return known


def add_database(alias: str, url: str = "", file: Path | None = None) -> None:
    """Another database with the journal's tables: the PostgreSQL of an address, or an SQLite file."""
    connections.settings[alias] = settings_of(url, file)
    call_command("migrate", "journal", database=alias, verbosity=0)


def use(url: str, file: Path) -> None:
    """Makes another database Django's own."""
    from torneo.room.secret_key import secret_key

    known = settings_of(url, file)
    if connections.settings["default"] == known:
        return
    connections["default"].close()
    connections.settings["default"] = known
    connections["default"] = connections.create_connection("default")
    secret_key.cache_clear()  # every room has its own


def use_own() -> None:
    """Makes the database of the tests' own data folder Django's again, if it has been set up."""
    for folder in _own:
        os.environ["TORNEO_DATA"] = str(folder)
        use("", folder / "torneo.sqlite3")
