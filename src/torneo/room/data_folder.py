"""The folder where a room keeps what is its own: database, backups. Nobody else on the machine reads them."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

#: What of the folder is private, by name: it may be a folder with other things in it.
_OWN = ("torneo.sqlite3*", "torneo.dump*", "secret-key", "*.torneo")
_OTHERS = 0o077


def data_folder() -> Path:
    """``TORNEO_DATA``, or ``.torneo`` in the home folder. Made on first use, for the owner only."""
    folder = Path(os.environ.get("TORNEO_DATA") or Path.home() / ".torneo")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def shut(file: Path) -> bool:
    """Leaves the file to its owner; whether others could get at it until now."""
    try:
        mode = file.stat().st_mode
        if mode & _OTHERS:
            file.chmod(mode & 0o700)
            return True
    except OSError:  # gone meanwhile, or another's: nothing this room could do about it
        pass
    return False


def shut_database(file: Path) -> None:
    """The database and what SQLite keeps beside it, made later with the mode of the database."""
    for name in (file.name, f"{file.name}-wal", f"{file.name}-shm"):
        shut(file.with_name(name))


def shut_all() -> list[str]:
    """Leaves everything of the room to its owner; the names of the files that others could read."""
    return sorted(file.name for file in _files() if shut(file))


def _files() -> Iterator[Path]:
    folder = data_folder()
    with contextlib.suppress(OSError):
        for pattern in _OWN:
            yield from (one for one in folder.glob(pattern) if one.is_file() and not one.is_symlink())
