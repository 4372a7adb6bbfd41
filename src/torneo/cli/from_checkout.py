"""Commands for those who work on Torneo itself: they stand in ``tools/`` of a checkout, not in what is
installed."""

import argparse
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

from torneo.cli.errors import CliError
from torneo.cli.options import Subparsers

_ROOT = Path(__file__).resolve().parents[3]


def add_tool(subparsers: Subparsers, command: str, module: str) -> None:
    """The command as its tool defines it; where the tool is not installed, one that says where it is."""
    if there():
        tool(module, command).add_parser(subparsers)
        return
    parser = subparsers.add_parser(
        command.rpartition(" ")[2],
        help="only from a checkout of the source",
        prefix_chars="\0",
        add_help=False,
    )
    parser.add_argument("rest", nargs="*")
    parser.set_defaults(run=_missing, command=command)


def there() -> bool:
    return (_ROOT / "tools" / "__init__.py").is_file()


def tool(module: str, command: str) -> ModuleType:
    """One of the tools."""
    if not there():
        raise _not_here(command)
    if str(_ROOT) not in sys.path:
        sys.path.insert(0, str(_ROOT))
    return import_module(module)


def _missing(args: argparse.Namespace) -> int:
    raise _not_here(args.command)


def _not_here(command: str) -> CliError:
    return CliError(
        f"torneo {command}",
        "esta orden es para quien trabaja en el programa y no viene instalada: descargue el código fuente de "
        f"Torneo y, en su carpeta, ejecute «make .venv/.test» y «.venv/bin/torneo {command}»",
        "this command is for those who work on the program and is not installed: get the source of Torneo "
        f"and, in its folder, run `make .venv/.test` and `.venv/bin/torneo {command}`",
    )
