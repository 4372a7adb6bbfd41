"""``torneo token``: made once, listed without its secret, revoked."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("sala")


def torneo(folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "TORNEO_DATA": str(folder)}
    for name in ("DATABASE_URL", "DJANGO_SETTINGS_MODULE"):
        env.pop(name, None)
    return subprocess.run(
        [sys.executable, "-m", "torneo", "token", *args], env=env, capture_output=True, text=True, check=False
    )


def test_a_token_is_made_listed_and_revoked(folder: Path) -> None:
    assert torneo(folder, "list").stdout.strip() == "no hay llaves"
    made = torneo(folder, "make", "Web del club", "--role", "desk", "--days", "30", "--json")
    assert made.returncode == 0, made.stderr
    token = json.loads(made.stdout)
    assert token["secret"].startswith("torneo_")
    listed = torneo(folder, "list", "--lang", "en").stdout
    assert "Web del club · desk · the whole room · valid · until" in listed
    assert token["secret"] not in listed
    assert token["secret"] not in torneo(folder, "list", "--json").stdout
    kept = b"".join(file.read_bytes() for file in folder.glob("torneo.sqlite3*"))
    assert b"Web del club" in kept
    assert token["secret"].encode() not in kept
    assert torneo(folder, "revoke", str(token["id"])).returncode == 0
    assert "revoked" in torneo(folder, "list", "--lang", "en").stdout
    assert torneo(folder, "revoke", str(token["id"])).returncode == 1


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("make", "x", "--role", "emperor"), "--role"),
        (("make", "x", "--role", "desk", "--days", "0"), "--days"),
        (("make", "x", "--role", "desk", "--stream", "nada"), "--stream"),
        (("make", " ", "--role", "desk"), "NAME"),
    ],
)
def test_what_cannot_be_is_told(folder: Path, args: tuple[str, ...], said: str) -> None:
    answer = torneo(folder, *args)
    assert answer.returncode == 2
    assert said in answer.stderr
