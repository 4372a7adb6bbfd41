"""The key that signs sessions: one for all servers of a room, so it is kept in the room's database. It is
made once; a room that had it in a file takes it over, and nobody is signed out. ``TORNEO_SECRET_KEY`` goes
before."""

import contextlib
import os
import secrets
from functools import cache
from pathlib import Path

from torneo.room.data_folder import data_folder

SETTING = "TORNEO_SECRET_KEY"
SHORTEST = 40
_NAME = "sessions"


@cache
def secret_key() -> str:
    """Asked for when something is first signed: by then the tables are there (``prepare`` makes it)."""
    return os.environ.get(SETTING, "") or _kept()


def _kept() -> str:
    from torneo.room.models import Secret

    file = data_folder() / "secret-key"
    row = Secret.objects.filter(name=_NAME).first()
    if row is None:
        made = _from_file(file) or secrets.token_urlsafe(50)
        row, _ = Secret.objects.get_or_create(name=_NAME, defaults={"value": made})
    with contextlib.suppress(
        OSError
    ):  # a folder that cannot be written to keeps it; nobody reads it any more
        file.unlink(missing_ok=True)
    return row.value


def _from_file(file: Path) -> str:
    """The key of a room of an earlier release; a torn or empty file is none."""
    try:
        text = file.read_text().strip()
    except (OSError, UnicodeDecodeError):
        return ""
    return text if len(text) >= SHORTEST and text.isascii() and text.isprintable() else ""
