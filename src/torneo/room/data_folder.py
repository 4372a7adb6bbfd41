"""The folder where a room keeps what is its own: database, secret key, backups."""

import os
import secrets
from pathlib import Path


def data_folder() -> Path:
    """``TORNEO_DATA``, or ``.torneo`` in the home folder. Made on first use, for the owner only."""
    folder = Path(os.environ.get("TORNEO_DATA") or Path.home() / ".torneo")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def secret_key() -> str:
    """The key that signs sessions: made once, kept in the data folder, never in the repository."""
    file = data_folder() / "secret-key"
    if not file.exists():
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w") as out:
            out.write(secrets.token_urlsafe(50))
    return file.read_text()
