"""The parser of every command, in the language asked for. It needs nothing of the house, so that a question
about the command itself is answered at once."""

import argparse
import re
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from torneo.writing.lang import Lang

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


class CliTypeError(argparse.ArgumentTypeError):
    """A value that is not of its kind, in both languages."""

    def __init__(self, es: str, en: str) -> None:
        super().__init__(en)
        self.es = es


def language(argv: Sequence[str] | None) -> "Lang":
    """The language asked for in arguments that may be wrong otherwise."""
    given = list(sys.argv[1:] if argv is None else argv)
    for place, one in enumerate(given):
        if one == "--lang" and given[place + 1 : place + 2] == ["en"]:
            return "en"
        if one == "--lang=en":
            return "en"
    return "es"


class Parser(argparse.ArgumentParser):
    """Says in Spanish what argparse says in English, unless ``--lang en`` was asked for."""

    lang: "Lang" = "es"

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
