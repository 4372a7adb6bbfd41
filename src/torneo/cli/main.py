"""The command line: one parser, one subcommand per module, one way to fail.

Exit codes: 0 all well; 1 the answer is "no" (a mismatch, a failed scenario); 2 the question could not be
understood (unreadable file, unknown name), with one message on standard error.
"""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from torneo import __version__
from torneo.cli.parser import Parser, language

_DESCRIPTION = """Torneo runs poker tournaments by the book.

  torneo ask --book fcp-2025 --before "3 sube a 1100" --seat 4 --chips 1000+5x100
                                 what that means at the table, with its clauses
  torneo serve                   open the room: director, desk, screens and players in the browser
  torneo demo                    a living tournament to watch and steer; demo hand: one hand told
  torneo rules search bote       look something up in the rulebooks
  torneo scenario run FOLDER     run scenario files: spot, what happened, what must follow
  torneo structure show turbo    a structure sheet: templates to start from, show, lint
  torneo paper structure --structure turbo --out sheet.pdf
                                 documents: seat cards, receipts, payouts, results, cases; lists, calendar
  torneo replay hands/*.phh      replay recorded hands and say where they go wrong
  torneo draw verify FILE        do the seat draws of an event again from their published seed
  torneo payouts --entries 200 --price 100
                                 paid places and prizes of a field
  torneo icm --stacks 5000,3000,2000 --prizes 50,30,20
                                 what stacks are worth in prizes
  torneo equity AhKh QsQd --board 2h7hTd
                                 what share of the pot each hand wins
  torneo case run FILE           a disciplinary case step by step, with its deadlines
  torneo simulate --entries 60   play a whole event with bots, by the commands a director gives
  torneo plan --structure turbo --entries 500 --runs 1000
                                 when an event ends and what it needs; what if; check, calibrate
  torneo quiz --book fcp-2025    exercises on the rules: the engine answers, mistakes have names
  torneo exam make --seed X      draw an exam from a seed; verify an exam or a certificate
  torneo ranking circuit.yaml    standings of a circuit, explained point by point
  torneo budget FILE             incomes, costs, result and reinvestment of an event
  torneo journal verify          check everything that was recorded; list, show, export, import
  torneo backup FILE             the whole room in one file; torneo restore FILE fills an empty one
  torneo token make NAME --role desk
                                 a key for another program (docs/api.md); list, revoke
  torneo accounts log            who changed accounts, roles, keys and settings; list, password,
                                 factor-off
  torneo bench hand              hands per second, beside other libraries
  torneo chaos --kills 100       kill a room of its own while it is worked in: nothing may be lost or doubled
  torneo monkey --hands 500      random hands at a dealer's tablet: chips, matters and files must hold
"""

#: Each command and the module that has it, loaded when it is asked for. One module may have two.
_COMMANDS = {
    "ask": "ask",
    "rules": "rules",
    "scenario": "scenario",
    "structure": "structure",
    "paper": "paper",
    "replay": "replay",
    "draw": "draw",
    "payouts": "payouts",
    "icm": "icm",
    "equity": "equity",
    "case": "case",
    "ranking": "ranking",
    "budget": "budget",
    "serve": "serve",
    "demo": "demo",
    "simulate": "simulate",
    "plan": "plan",
    "quiz": "quiz",
    "exam": "exam",
    "journal": "journal",
    "backup": "backup",
    "restore": "backup",
    "token": "token",
    "accounts": "accounts",
}
_TOOLS = {
    "bench": "tools.bench.command",
    "chaos": "tools.chaos.command",
    "monkey": "tools.monkey.command",
    "screens": "tools.screens",
}


def build_parser(given: Sequence[str] = ()) -> argparse.ArgumentParser:
    """The parser of the command that is given; of all of them where none is."""
    parser: argparse.ArgumentParser = Parser(
        prog="torneo", description=_DESCRIPTION, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--version", action="version", version=f"torneo {__version__}")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    asked = {given[0]} & {*_COMMANDS, *_TOOLS} if given else set()
    if given == ["--version"]:
        return parser
    for module in dict.fromkeys(
        module for command, module in _COMMANDS.items() if not asked or command in asked
    ):
        import_module(f"torneo.cli.{module}").add_parser(subparsers)
    for command, tool in _TOOLS.items():
        if not asked or command in asked:
            import_module("torneo.cli.from_checkout").add_tool(subparsers, command, tool)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show an accent still gets the rest
    Parser.lang = language(argv)
    given = list(sys.argv[1:] if argv is None else argv)
    parser = build_parser(given)
    if not given:
        parser.print_help()
        return 0
    try:
        if locale := os.environ.get("TORNEO_LOCALE"):
            import_module("torneo.writing").use_locale(locale)
    except ValueError as wrong:
        print(f"torneo: TORNEO_LOCALE: {wrong}", file=sys.stderr)
        return 2
    args = parser.parse_args(given)
    args.given = given
    try:
        code: int = args.run(args)
        sys.stdout.flush()
    except (KeyboardInterrupt, EOFError):
        return 130
    except BrokenPipeError:
        # The reader went away (`| head`): nothing more to say, and nothing to complain about at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        failed: int | None = import_module("torneo.cli.errors").report(error, Parser.lang)
        if failed is None:
            raise
        return failed
    return code
