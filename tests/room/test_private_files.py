"""What a room keeps is its owner's, whatever folder it is put in."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.served import Served


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


def names(folder: Path) -> dict[str, int]:
    return {one.name: mode(one) for one in folder.iterdir() if one.is_file() and one.suffix != ".lock"}


@pytest.fixture
def wide(tmp_path: Path) -> Path:
    """A folder that was there before, open to every user of the laptop."""
    folder = tmp_path / "room" / "data"
    folder.mkdir(parents=True)
    folder.chmod(0o755)
    return folder


def torneo(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "TORNEO_DATA": str(folder)}
    env.pop("DATABASE_URL", None)
    return subprocess.run(
        [sys.executable, "-m", "torneo", *words], env=env, capture_output=True, text=True, check=False
    )


def test_a_served_room_in_an_open_folder_is_private(wide: Path) -> None:
    old = os.umask(0o022)
    try:
        with Served(wide.parent, "serve") as room:
            room.get("/primera-vez/")
            found = names(wide)
            assert {"torneo.sqlite3", "torneo.sqlite3-wal", "torneo.sqlite3-shm"} <= set(found)
            assert set(found.values()) == {0o600}, found
            saved = wide / "copia.torneo"
            assert torneo(wide, "backup", str(saved)).returncode == 0
            assert mode(saved) == 0o600
    finally:
        os.umask(old)


def test_a_command_alone_makes_a_private_database(wide: Path) -> None:
    old = os.umask(0o022)
    try:
        assert torneo(wide, "token", "list").returncode == 0
    finally:
        os.umask(old)
    assert mode(wide / "torneo.sqlite3") == 0o600


def test_serve_mends_what_others_could_read_and_says_so(wide: Path) -> None:
    torneo(wide, "token", "list")
    other = wide / "notas.txt"
    other.write_text("nothing of the room's")
    for name in ("torneo.sqlite3", "copia.torneo"):
        (wide / name).touch()
        (wide / name).chmod(0o644)
    other.chmod(0o644)
    with Served(wide.parent, "serve") as room:
        said = room.said()
    assert "Otros usuarios de este ordenador podían leer copia.torneo, torneo.sqlite3" in said
    assert mode(wide / "torneo.sqlite3") == mode(wide / "copia.torneo") == 0o600
    assert mode(other) == 0o644


# ---- the key that signs sessions -----------------------------------------------------------------------


#: A server that has prepared its room, and tells with what it signs.
_TELL = """
from torneo.room.serve import prepare
prepare()
from django.conf import settings
print(settings.SECRET_KEY)
"""


def key_in(folder: Path) -> str:
    with sqlite3.connect(folder / "torneo.sqlite3") as database:
        rows = database.execute("SELECT value FROM room_secret").fetchall()
    database.close()
    assert len(rows) == 1
    return str(rows[0][0])


def test_the_key_of_an_older_room_is_taken_over(wide: Path) -> None:
    (wide / "secret-key").write_text("k" * 67)
    with Served(wide.parent, "serve"):
        pass
    assert key_in(wide) == "k" * 67
    assert not (wide / "secret-key").exists()


@pytest.mark.parametrize("torn", [b"", b"abc", b"\xff\xfe\x00" * 30])
def test_a_torn_key_file_is_none(wide: Path, torn: bytes) -> None:
    (wide / "secret-key").write_bytes(torn)
    with Served(wide.parent, "serve") as room:
        assert "primera" in room.get("/primera-vez/")
    assert len(key_in(wide)) >= 50


def test_all_servers_of_a_room_sign_with_one_key(wide: Path) -> None:
    """Started together on an empty folder: whoever signs in at one is signed in at the other."""
    env = {**os.environ, "TORNEO_DATA": str(wide)}
    env.pop("DATABASE_URL", None)
    made = [
        subprocess.Popen([sys.executable, "-c", _TELL], env=env, stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    keys = {one.communicate()[0].strip() for one in made}
    assert keys == {key_in(wide)}


def test_a_key_may_be_given(wide: Path) -> None:
    env = {**os.environ, "TORNEO_DATA": str(wide), "TORNEO_SECRET_KEY": "g" * 50}
    env.pop("DATABASE_URL", None)
    found = subprocess.run([sys.executable, "-c", _TELL], env=env, capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "g" * 50
    env["TORNEO_SECRET_KEY"] = "short"
    told = subprocess.run(
        [sys.executable, "-m", "torneo", "serve"], env=env, capture_output=True, text=True, check=False
    )
    assert told.returncode == 2
    assert "TORNEO_SECRET_KEY" in told.stderr
