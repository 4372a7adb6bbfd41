"""Errors of the command line in the language asked for: its own and the system's."""

import errno
import sys
import traceback
from pathlib import Path
from typing import Any

from torneo.cards import CardError
from torneo.cli import engine_errors
from torneo.floor.scenario import CannotTell, EngineFault
from torneo.hand import SetupError
from torneo.hand.phh import PhhError
from torneo.rulebook import Bilingual, Lang, RulebookError

_SYSTEM = {
    errno.ENOENT: Bilingual("no existe", "no such file or folder"),
    errno.EISDIR: Bilingual("es una carpeta", "is a folder"),
    errno.ENOTDIR: Bilingual("no es una carpeta", "not a folder"),
    errno.EACCES: Bilingual("no hay permiso", "permission denied"),
    errno.EPERM: Bilingual("no hay permiso", "permission denied"),
    errno.EROFS: Bilingual("el disco es de solo lectura", "the disk is read-only"),
    errno.ENOSPC: Bilingual("el disco está lleno", "the disk is full"),
    errno.EADDRNOTAVAIL: Bilingual("la dirección no es de este equipo", "the address is not this machine's"),
}
_NO_TEXT = Bilingual("no es un texto en UTF-8", "not a text in UTF-8")
_UNREADABLE = Bilingual("no se puede leer: {why}", "cannot be read: {why}")
_FAILED = Bilingual(
    "el programa ha fallado al resolver esto: no es una decisión del reglamento. Este escenario lo repite:",
    "the program failed while it ruled on this: it is no ruling by the book. This scenario does it again:",
)


class CliError(SetupError):
    """A question that cannot be understood. ``field``: the option or file at fault."""

    def __init__(self, field: str | Bilingual, es: str, en: str) -> None:
        where = Bilingual(field, field) if isinstance(field, str) else field
        super().__init__(where.en, en)
        self.told = Bilingual(f"{where.es}: {es}", f"{where.en}: {en}")


def system_reason(error: OSError | UnicodeError) -> Bilingual:
    """Why a file cannot be read or written."""
    if isinstance(error, UnicodeError):
        return _NO_TEXT
    known = _SYSTEM.get(error.errno or 0)
    told = error.strerror or str(error)
    return known or Bilingual(told, told)


def no_folder(path: Path) -> Bilingual:
    return Bilingual(f"no existe la carpeta {path}", f"there is no folder {path}")


def unreadable(file: str, error: OSError | UnicodeError, more: Bilingual | None = None) -> CliError:
    """``file: cannot be read: why``, with what could be given instead."""
    why = system_reason(error)
    told = [
        _UNREADABLE.say(lang).format(why=why.say(lang)) + (f"; {more.say(lang)}" if more else "")
        for lang in ("es", "en")
    ]
    return CliError(file, *told)


def not_there(path: str) -> CliError:
    return unreadable(path, FileNotFoundError(errno.ENOENT, ""))


def out_of_range(option: str, low: Any, high: Any, given: Any) -> CliError:
    return CliError(option, f"de {low} a {high}, y se dio {given}", f"from {low} to {high}, is {given}")


def broken_book(option: str, error: RulebookError) -> CliError:
    """The faults of a house book, one a line."""
    told = ("\n".join(one.say(lang) for one in error.problems) for lang in ("es", "en"))
    return CliError(option, *told)


def say(error: Exception, lang: Lang) -> str:
    """An error in the language asked for: ours is in both, the engine's is looked up."""
    if isinstance(error, CliError):
        return error.told.say(lang)
    if isinstance(error, CannotTell):
        return error.say(lang)
    if isinstance(error, EngineFault):
        return f"{_FAILED.say(lang)}\n\n{error.document}"
    return engine_errors.in_spanish(str(error)) if lang == "es" else str(error)


def beneath(error: Exception, lang: Lang) -> str:
    """What disk or database have to say where they have failed, in words and in their own; nothing where the
    program has."""
    from torneo.room.trouble import told

    sentence = told(error, lang)
    while error.__cause__ is not None and isinstance(error.__cause__, Exception):
        error = error.__cause__
    own = next(iter(str(error).strip().splitlines()), "")
    return f"{sentence} ({own})" if sentence and own else sentence


def report(error: Exception, lang: Lang) -> int | None:
    """Says on standard error what went wrong, and gives the exit code; nothing for a fault nobody foresaw."""
    if isinstance(error, EngineFault):
        print(f"torneo: {say(error, lang)}", file=sys.stderr)
        traceback.print_exception(error.__cause__ or error)
        return 1
    known = isinstance(error, SetupError | CardError | PhhError | CannotTell)
    told = say(error, lang) if known else beneath(error, lang)
    if not told:
        return None
    print(f"torneo: {told}", file=sys.stderr)
    return 2
