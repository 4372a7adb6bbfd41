"""Several processes started at once on a database without tables, or with old ones: all of them come up."""

import subprocess
import sys
from typing import Any

import pytest
from tests.support.rooms_on_disk import Disk, MakeRoom

_PREPARE = "from torneo.room.serve import prepare; prepare()"
_LIST = "import sys; from torneo.cli import main; sys.exit(main(['journal', 'list']))"
#: Tables of the room that the last migrations made, and their marks: as a release before them left it.
_OLDER = """
import django
from django.core.management import call_command
django.setup()
call_command("migrate", "room", "zero", verbosity=0)
"""


def _at_once(disk: Disk, *programs: str) -> None:
    env = {**disk.env, "DJANGO_SETTINGS_MODULE": "torneo.room.settings"}
    out: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    running = [subprocess.Popen([sys.executable, "-c", one], env=env, **out) for one in programs]
    ended = [(one.communicate()[0], one.returncode) for one in running]
    assert all(code == 0 for _, code in ended), "\n".join(said for said, _ in ended)


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_processes_started_together_all_come_up(
    database: str, new_room: MakeRoom, request: pytest.FixtureRequest
) -> None:
    folder = new_room("sqlite").folder
    (folder / "torneo.sqlite3").unlink()
    url = request.getfixturevalue("cluster").database() if database == "postgresql" else ""
    disk = Disk(folder, url)
    _at_once(disk, _PREPARE, _PREPARE, _LIST)
    _at_once(disk, _OLDER)
    _at_once(disk, _PREPARE, _LIST, _PREPARE)
