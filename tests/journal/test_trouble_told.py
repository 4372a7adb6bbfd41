"""Commands on a room whose disk or database fails: one sentence and an exit code, never a traceback."""

import resource
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.postgres import Cluster
from tests.support.rooms_on_disk import Disk, MakeRoom
from tests.support.served import free_port

_MAIN = "import sys; from torneo.cli import main; sys.exit(main())"
#: Each reads or opens the room's database.
COMMANDS = (
    ("journal", "verify"),
    ("journal", "list"),
    ("backup", "copia.torneo"),
    ("serve", "--port", "0"),
    ("token", "list"),
)


#: Root without the right to ignore permissions, so that a folder may be read-only for the tests' user too.
_AS_ANYBODY = """
import ctypes, os, sys
ctypes.CDLL(None).prctl(24, 1, 0, 0, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""


def run(disk: Disk, *args: str, files: int = -1) -> subprocess.CompletedProcess[str]:
    """``files``: bytes no file may grow beyond."""
    given = [str(free_port()) if one == "0" else one for one in args]
    return subprocess.run(
        [sys.executable, "-c", _AS_ANYBODY, sys.executable, "-c", _MAIN, *given], env=disk.env,
        cwd=disk.folder, capture_output=True, text=True, check=False, timeout=120,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (files, files)),
    )  # fmt: skip


def told(disk: Disk, command: tuple[str, ...], words: str, files: int = -1) -> None:
    done = run(disk, *command, files=files)
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == 2, (command, done.stdout, done.stderr)
    assert words in done.stderr, (command, done.stderr)
    assert len(done.stderr.splitlines()) == 1, done.stderr


def _malformed(file: Path) -> None:
    """Its first page is whole and every other one is not: SQLite opens it, and then finds out."""
    raw = bytearray(file.read_bytes())
    raw[4096:] = b"\xa5" * (len(raw) - 4096)
    file.write_bytes(raw)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_damaged_database_is_told(new_room: MakeRoom, command: tuple[str, ...]) -> None:
    disk = new_room("sqlite")
    _malformed(disk.folder / "torneo.sqlite3")
    told(disk, command, "La base de datos está dañada")
    told(disk, (*command, "--lang", "en"), "The database is damaged")
    (disk.folder / "torneo.sqlite3").write_bytes(b"no es una base de datos" * 1000)
    told(disk, command, "La base de datos está dañada")


def test_a_postgresql_that_is_away_is_told(new_room: MakeRoom) -> None:
    disk = Disk(new_room("sqlite").folder, f"postgresql://torneo@127.0.0.1:{free_port()}/torneo")
    for command in COMMANDS:
        told(disk, command, "La base de datos no responde")


def test_a_room_opened_on_a_full_disk_says_that_it_is_full(new_room: MakeRoom) -> None:
    """Files may not grow, as on a disk without room: SQLite itself only speaks of an error of the disk."""
    disk = new_room("sqlite")
    assert run(disk, "journal", "list").returncode == 0
    for trace in disk.folder.glob("torneo.sqlite3-*"):
        trace.unlink()
    told(disk, ("journal", "list"), "El disco está lleno", files=16 << 10)
    told(disk, ("journal", "list", "--lang", "en"), "The disk is full", files=16 << 10)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_read_only_folder_is_told(new_room: MakeRoom, command: tuple[str, ...]) -> None:
    disk = new_room("sqlite")
    run(disk, "journal", "list")
    for file in disk.folder.iterdir():
        file.chmod(0o555 if file.is_dir() else 0o444)
    disk.folder.chmod(0o555)
    try:
        told(disk, command, "solo lectura")
    finally:
        disk.folder.chmod(0o755)


def test_an_emptied_database_is_not_taken_for_a_new_room(new_room: MakeRoom) -> None:
    disk = new_room("sqlite")
    file = disk.folder / "torneo.sqlite3"
    file.unlink()
    assert run(disk, "journal", "list").returncode == 0, "a new room"
    for trace in disk.folder.glob("torneo.sqlite3-*"):
        trace.unlink()
    file.write_bytes(b"")
    for command in COMMANDS:
        told(disk, command, "Aquí ha habido una sala")
    file.unlink()
    for command in COMMANDS:
        told(disk, (*command, "--lang", "en"), "There has been a room here")
    assert not file.exists(), "looking made nothing"
    (disk.folder / "torneo.lock").unlink()
    assert run(disk, "journal", "list").returncode == 0, "begun anew, because it was asked for"


@pytest.mark.slow
def test_a_room_goes_on_when_its_postgresql_is_back(new_room: MakeRoom) -> None:
    """Pages say that the database does not answer, with 503, and are well again by themselves."""
    import urllib.error
    import urllib.request

    from tests.support.served import Served

    cluster = Cluster().start()
    folder = new_room("sqlite").folder
    served = Served(folder / "sala", "serve", env={"DATABASE_URL": cluster.database()})
    try:
        with served:
            assert "<form" in served.get("/primera-vez/")
            cluster.crash()
            with pytest.raises(urllib.error.HTTPError) as away:
                served.get("/primera-vez/")
            with away.value as answer:
                assert answer.code == 503
                assert answer.headers["Retry-After"]
                assert "La base de datos no responde" in answer.read().decode()
            cluster.start()
            assert "<form" in served.get("/primera-vez/"), "the first page after it, on every connection"
    finally:
        cluster.stop()


_NO_ROOM = """
import os, resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 20))
os.execv(sys.argv[1], sys.argv[1:])
"""


def test_the_check_really_writes(new_room: MakeRoom) -> None:
    """Where an empty file can be made and a few megabytes cannot, the check says so."""
    disk = new_room("sqlite")
    done = subprocess.run(
        [sys.executable, "-c", _NO_ROOM, sys.executable, "-c", _MAIN, "serve", "--check"],
        env=disk.env, cwd=disk.folder, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 1, done.stderr
    assert "MAL   carpeta de datos" in done.stdout
    assert "El disco está lleno" in done.stdout
    assert "Traceback" not in done.stderr
