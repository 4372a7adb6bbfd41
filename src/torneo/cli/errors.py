"""Errors of the command line in the language asked for: its own and the system's."""

import errno
import sys
import traceback
from pathlib import Path
from typing import Any

from torneo.cards import CardError
from torneo.cli import engine_errors
from torneo.cli.words import words
from torneo.floor.scenario import CannotTell, EngineFault
from torneo.hand import SetupError
from torneo.hand.phh import PhhError
from torneo.rulebook import LANGS, Bilingual, Lang, RulebookError
from torneo.writing.texts import Text

_SAY = words.texts("errors")


class CliError(SetupError):
    """A question that cannot be understood. ``field``: the option or file at fault."""

    def __init__(self, field: str | Bilingual, es: str, en: str) -> None:
        where = Bilingual(field, field) if isinstance(field, str) else field
        super().__init__(where.en, en)
        self.told = Bilingual(f"{where.es}: {es}", f"{where.en}: {en}")


def system_reason(error: OSError | UnicodeError) -> Text | Bilingual:
    """Why a file cannot be read or written."""
    if isinstance(error, UnicodeError):
        return _SAY["no_text"]
    known = _SAY.get(errno.errorcode.get(error.errno or 0, ""))
    told = error.strerror or str(error)
    return known or Bilingual(told, told)


def no_folder(path: Path) -> Bilingual:
    return Bilingual(f"no existe la carpeta {path}", f"there is no folder {path}")


def unreadable(file: str, error: OSError | UnicodeError, more: Bilingual | None = None) -> CliError:
    """``file: cannot be read: why``, with what could be given instead."""
    why = system_reason(error)
    told = [
        _SAY["unreadable"].say(lang, why=why.say(lang)) + (f"; {more.say(lang)}" if more else "")
        for lang in LANGS
    ]
    return CliError(file, *told)


def unwritable(option: str, path: str | Path, error: OSError | UnicodeError) -> CliError:
    """``option: path cannot be written: why``."""
    why, text = system_reason(error), _SAY["unwritable"]
    return CliError(option, *(text.say(lang, path=path, why=why.say(lang)) for lang in LANGS))


def not_there(path: str) -> CliError:
    return unreadable(path, FileNotFoundError(errno.ENOENT, ""))


def out_of_range(option: str, low: Any, high: Any, given: Any) -> CliError:
    return CliError(option, f"de {low} a {high}, y se dio {given}", f"from {low} to {high}, is {given}")


def broken_book(option: str, error: RulebookError) -> CliError:
    """The faults of a house book, one a line."""
    told = ("\n".join(one.say(lang) for one in error.problems) for lang in LANGS)
    return CliError(option, *told)


def say(error: Exception, lang: Lang) -> str:
    """An error in the language asked for: ours is in both, the engine's is looked up."""
    if isinstance(error, CliError):
        return error.told.say(lang)
    if isinstance(error, CannotTell):
        return error.say(lang)
    if isinstance(error, EngineFault):
        return f"{_SAY['failed'].say(lang)}\n\n{error.document}"
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
