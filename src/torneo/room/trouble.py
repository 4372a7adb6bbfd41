"""What disk and database say when they fail, as one code each: pages, the API and commands tell it in words
(``words/es/trouble.ftl``) instead of calling it a fault of the program."""

import errno
import sqlite3
from collections.abc import Iterator

from torneo.room.words import say
from torneo.rulebook import Lang

#: Seconds after which it makes sense to try again.
RETRY = 5

_SQLITE = {
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_READONLY: "read_only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_IOERR: "disk_failing",
    sqlite3.SQLITE_CANTOPEN: "cannot_open",
    sqlite3.SQLITE_BUSY: "busy",
    # the file its processes share cannot grow: on a full disk a room that is opened says no more than this
    sqlite3.SQLITE_IOERR_SHMSIZE: "disk_full",
}
_SYSTEM = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EFBIG: "disk_full",
    errno.EROFS: "read_only",
    errno.EACCES: "read_only",
    errno.EPERM: "read_only",
    errno.EIO: "disk_failing",
    errno.EMFILE: "files",
    errno.ENFILE: "files",
}
#: PostgreSQL's own codes; whatever else ends a connection means that it is away.
_POSTGRESQL = {
    "53100": "disk_full",
    "25006": "read_only",
    "XX001": "damaged",
    "XX002": "damaged",
    "53300": "busy",
    "55P03": "busy",
    "40P01": "busy",
}
_AWAY = ("08", "57P")


class Emptied(Exception):
    """Where a room has been there is no database any more; told with the file's name."""


class Uncopied(Exception):
    """A database of an older release of which no copy can be made: it is left as it is."""


#: What this program says of itself.
_OURS: dict[type[BaseException], str] = {Emptied: "emptied", Uncopied: "uncopied"}


def trouble_of(error: BaseException | None) -> str:
    """The code of what failed beneath the program, or nothing where it was the program itself."""
    return next((code for one in _chain(error) if (code := _code(one))), "")


def told(error: BaseException | None, lang: Lang) -> str:
    """The same in a sentence that says what to do."""
    code = trouble_of(error)
    return say(f"trouble.{code}", lang) if code else ""


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or error.__context__


def _code(error: BaseException) -> str:
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 0)
        return _SQLITE.get(code) or _SQLITE.get(code & 0xFF, "")
    if isinstance(error, OSError):
        return _SYSTEM.get(error.errno or 0, "")
    kind = type(error)
    if kind.__module__.partition(".")[0] == "psycopg":
        state = getattr(error, "sqlstate", None) or ""
        lost = any(one.__name__ in ("OperationalError", "InterfaceError") for one in kind.__mro__)
        return _POSTGRESQL.get(state, "away" if state.startswith(_AWAY) or (lost and not state) else "")
    if kind.__module__ == "django.db.utils" and kind.__name__ == "InterfaceError":
        return "away"
    if kind.__name__ == "ImproperlyConfigured" and "psycopg" in str(error):
        return "no_driver"
    return _OURS.get(kind, "")
