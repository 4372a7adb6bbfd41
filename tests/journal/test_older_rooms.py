"""A room of an earlier release opens: a copy is kept first, then its tables are brought up to date; where no
copy can be made nothing is changed, and a sentence says what to do."""

import gzip
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.db import connection
from tests.support.database import use, use_own
from tests.support.rooms_on_disk import Disk

from torneo.room.migrating import bring_up_to_date, out_of_date
from torneo.room.trouble import Uncopied, told

_ROOM = Path(__file__).parents[1] / "journals" / "0.1.0" / "room.sqlite3.gz"


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Disk]:
    """The database of 0.1.0 with an event in play and an account."""
    folder = tmp_path / "room"
    folder.mkdir()
    (folder / "torneo.sqlite3").write_bytes(gzip.decompress(_ROOM.read_bytes()))
    yield Disk(folder)
    use_own()


def columns(file: Path) -> set[str]:
    with sqlite3.connect(file) as database:
        found = {row[1] for row in database.execute("PRAGMA table_info(journal_storedevent)")}
    database.close()
    return found


def test_an_old_room_opens_and_its_copy_is_as_it_was(room: Disk) -> None:
    from django.contrib.auth.models import User

    said = room.run("journal", "verify")
    (copy,) = room.folder.glob("torneo.sqlite3.before-*")
    assert f"una copia tal como estaba: {copy}" in said
    assert "diarios: 1; bien: 1; mal: 0" in said
    assert User.objects.get().username == "ana"
    assert copy.stat().st_mode & 0o077 == 0
    assert "asked" not in columns(copy)
    assert "asked" in columns(room.folder / "torneo.sqlite3")
    assert "copia" not in room.run("journal", "verify")
    assert len(list(room.folder.glob("*before*"))) == 1


def test_a_new_room_needs_no_copy(tmp_path: Path) -> None:
    disk = Disk(tmp_path / "new")
    disk.run("journal", "list")
    use_own()
    assert list(disk.folder.glob("*before*")) == []


def test_without_a_copy_nothing_is_changed(room: Disk, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no place for the copy: the room stays as it was, and says why."""
    room.use()
    before = columns(room.folder / "torneo.sqlite3")
    real = sqlite3.connect

    def full(file: object, *args: object, **more: object) -> sqlite3.Connection:
        if ".before-" in str(file):
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        return real(file, *args, **more)  # type: ignore[call-overload,no-any-return]

    monkeypatch.setattr(sqlite3, "connect", full)
    with pytest.raises(sqlite3.OperationalError) as caught:
        bring_up_to_date()
    monkeypatch.undo()
    assert told(caught.value, "es").startswith("El disco está lleno")
    assert columns(room.folder / "torneo.sqlite3") == before
    assert list(room.folder.glob("*before*")) == []
    assert out_of_date()


def test_an_old_postgresql_is_dumped_first_or_left_alone(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    from django.core.management import call_command

    url = request.getfixturevalue("cluster").database()
    monkeypatch.setenv("TORNEO_DATA", str(tmp_path))
    use(url, tmp_path / "none")
    try:
        call_command("migrate", "journal", "0001", verbosity=0)
        path = tmp_path / "bin"
        path.mkdir()
        with monkeypatch.context() as without:
            without.setenv("PATH", str(path))
            with pytest.raises(Uncopied) as caught:
                bring_up_to_date()
        assert "postgresql-client" in told(caught.value, "es")
        assert "TORNEO_OWN_COPY=1" in told(caught.value, "en")
        assert out_of_date()
        bring_up_to_date()
        (copy,) = tmp_path.glob("torneo.dump.before-*")
        assert copy.read_bytes().startswith(b"PGDMP")
        assert copy.stat().st_mode & 0o077 == 0
        assert not out_of_date()
    finally:
        connection.close()
        use_own()
