"""Errors of the command line in the language asked for: its own, the system's and argparse's."""

import argparse
import errno
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from torneo.cli import engine_errors
from torneo.floor.scenario import CannotTell, EngineFault
from torneo.hand import SetupError
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

#: What argparse says, and the same in Spanish. The first that fits is used.
_ARGPARSE = (
    (r"argument (.+?): (.*)", "{0}: {1}"),
    (r"invalid choice: (.*) \(choose from (.*)\)", "no vale {0}; se puede elegir: {1}"),
    (r"the following arguments are required: (.*)", "falta: {0}"),
    (r"one of the arguments (.*) is required", "falta uno de estos: {0}"),
    (r"unrecognized arguments: (.*)", "no se entiende: {0}"),
    (r"expected one argument", "falta su valor"),
    (r"expected at least one argument", "falta al menos un valor"),
    (r"expected (\d+) arguments?", "necesita {0} valores"),
    (r"ignored explicit argument (.*)", "no lleva ningún valor, y se dio {0}"),
    (r"invalid (?:int) value: (.*)", "{0} no es un número entero"),
    (r"invalid (?:float) value: (.*)", "{0} no es un número"),
    (r"invalid \w+ value: (.*)", "no vale {0}"),
    (r"not allowed with argument (.*)", "no puede ir junto con {0}"),
    (r"ambiguous option: (.*) could match (.*)", "{0} es ambiguo: {1}"),
    (r"can't open '(.*?)': .*", "no se puede abrir «{0}»"),
)  # fmt: skip


class CliError(SetupError):
    """A question that cannot be understood. ``field``: the option or file at fault."""

    def __init__(self, field: str | Bilingual, es: str, en: str) -> None:
        where = Bilingual(field, field) if isinstance(field, str) else field
        super().__init__(where.en, en)
        self.told = Bilingual(f"{where.es}: {es}", f"{where.en}: {en}")


class CliTypeError(argparse.ArgumentTypeError):
    """A value that is not of its kind, in both languages."""

    def __init__(self, es: str, en: str) -> None:
        super().__init__(en)
        self.es = es


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


def language(argv: Sequence[str] | None) -> Lang:
    """The language asked for in arguments that may be wrong otherwise."""
    given = list(sys.argv[1:] if argv is None else argv)
    for place, one in enumerate(given):
        if one == "--lang" and given[place + 1 : place + 2] == ["en"]:
            return "en"
        if one == "--lang=en":
            return "en"
    return "es"


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


class Parser(argparse.ArgumentParser):
    """Says in Spanish what argparse says in English, unless ``--lang en`` was asked for."""

    lang: Lang = "es"

    def error(self, message: str) -> NoReturn:
        if Parser.lang == "en":
            super().error(message)
        usage = self.format_usage().replace("usage:", "uso:", 1)
        self.exit(2, f"{usage}{self.prog}: error: {in_spanish(message)}\n")

    def _get_value(self, action: argparse.Action, arg_string: str) -> Any:
        try:
            return super()._get_value(action, arg_string)
        except argparse.ArgumentError as error:
            cause = error.__context__
            if isinstance(cause, CliTypeError) and Parser.lang == "es":
                error.message = cause.es
            raise


def in_spanish(message: str) -> str:
    for pattern, spanish in _ARGPARSE:
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is None:
            continue
        if pattern.startswith("argument "):
            return spanish.format(found[1], in_spanish(found[2]))
        return spanish.format(*found.groups())
    return message
