"""``torneo ranking``: the standings of a circuit at the command line.

    torneo ranking circuit.yaml
    torneo ranking circuit.yaml --player ana
    torneo ranking formulas
    torneo ranking preview --formula "sqrt(entries / place)" circuit.yaml

Exit codes: 0 done, 1 the circuit is refused (with the reason), 2 no such file, book, event or player.
"""

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec

from torneo.cli.errors import CliError, unreadable
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.cli.ranking_text import formula_lines, history_lines, preview_lines, standing_lines
from torneo.cli.structure import open_book
from torneo.rulebook import Book
from torneo.tournament.kernel import Refused
from torneo.tournament.ranking import (
    KNOWN,
    Circuit,
    FormulaError,
    circuit_history,
    preview,
    standings,
    teams,
)
from torneo.tournament.ranking.reading import circuit_of, read_circuit
from torneo.tournament.ranking.words import say
from torneo.tournament.structure.finding import SheetError

#: A book without a ranking of its own: a circuit that names no book is ruled by its file alone.
_NO_BOOK = "tda-2013"


_WITH_VALUE = ("--book", "--player", "--formula", "--event", "--lang")


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "ranking",
        help="standings of a circuit, known formulas, previews",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "what", nargs="+", metavar="FILE | formulas | preview FILE", help="a circuit file, or what to do"
    )
    parser.add_argument("--book", default="", help="book or house file (default: the one the file names)")
    parser.add_argument("--player", default="", help="one player's record instead of the standings")
    parser.add_argument("--brief", action="store_true", help="only the table, without where points come from")
    parser.add_argument("--formula", default="", help="preview: a known formula's name or a text")
    parser.add_argument("--event", default="", help="preview: which event (default: the last one)")
    add_language(parser)
    add_json(parser, "{circuit, rows, notices, clubs, leagues}, points in hundredths")
    parser.set_defaults(run=run)
    parse = parser.parse_known_args

    def options_first(args: Any = None, namespace: Any = None) -> Any:
        return parse(_options_first(list(args or ())), namespace)

    parser.parse_known_args = options_first  # type: ignore[method-assign]


def _options_first(given: list[str]) -> list[str]:
    """argparse wants the words of ``preview --formula TEXT FILE`` side by side."""
    options, words = [], []
    rest = iter(given)
    for one in rest:
        if one.startswith("-") and len(one) > 1:
            value = next(rest, None) if one in _WITH_VALUE else None
            options.append(one if value is None else f"{one}={value}")
        else:
            words.append(one)
    return options + words


def run(args: argparse.Namespace) -> int:
    what: list[str] = args.what
    if what == ["formulas"]:
        return _formulas(args)
    if what[0] == "preview" and len(what) == 2:
        return _with_circuit(what[1], args, _preview)
    if len(what) == 1 and what != ["preview"]:
        return _with_circuit(what[0], args, _record if args.player else _standings)
    raise CliError(
        "ranking", f"no se entiende «{' '.join(what)}»: ARCHIVO, formulas o preview ARCHIVO",
        f"cannot read {' '.join(what)!r}: FILE, formulas, or preview FILE",
    )  # fmt: skip


def _with_circuit(name: str, args: argparse.Namespace, then: Any) -> int:
    try:
        text = Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise unreadable(name, error) from None
    try:
        file = read_circuit(text)
        book = open_book(args.book or file.book or _NO_BOOK)
        circuit = circuit_of(file, book)
    except SheetError as error:
        for one in error.findings:
            where = f"{name}:{one.line}:{one.column}: " if one.line else f"{name}: "
            field = f"{one.path}: " if one.path else ""
            print(f"{where}{field}{say(one.code, one.facts, args.lang)}", file=sys.stderr)
        return 2
    if isinstance(circuit, Refused):
        cited = f" [{', '.join(circuit.clauses)}]" if circuit.clauses else ""
        print(f"{name}: {say(circuit.reason, circuit.facts, args.lang)}{cited}", file=sys.stderr)
        return 1
    code: int = then(circuit, book, args)
    return code


def _standings(circuit: Circuit, book: Book, args: argparse.Namespace) -> int:
    table = standings(circuit, book)
    clubs, leagues = teams(circuit, table, "club"), teams(circuit, table, "league")
    if args.json:
        found = {
            "circuit": circuit.name, "book": book.id, "rows": table.rows, "clubs": clubs, "leagues": leagues,
            "notices": [{**msgspec.to_builtins(one), "message": say(one.code, one.facts, args.lang)}
                        for one in table.notices],
        }  # fmt: skip
        return _json(found)
    for line in standing_lines(circuit, table, clubs, leagues, args.lang, not args.brief):
        print(line)
    return 0


def _record(circuit: Circuit, book: Book, args: argparse.Namespace) -> int:
    if args.player not in circuit.members:
        known = ", ".join(list(circuit.members)[:20])
        raise CliError(
            "--player", f"no hay jugador «{args.player}»; hay: {known}",
            f"no player {args.player!r}; there are: {known}",
        )  # fmt: skip
    record = circuit_history(circuit, args.player, book)
    if args.json:
        return _json(record)
    for line in history_lines(circuit, record, args.lang):
        print(line)
    return 0


def _preview(circuit: Circuit, book: Book, args: argparse.Namespace) -> int:
    events = circuit.counted()
    if not args.formula:
        known = ", ".join(KNOWN)
        raise CliError(
            "--formula", f"hace falta: un texto, o una de {known}", f"is needed: a text, or one of {known}"
        )
    if not events:
        raise CliError("--event", "el circuito aún no tiene torneos", "the circuit has no events yet")
    event = args.event or events[-1].id
    if event not in circuit.events:
        known = ", ".join(circuit.events)
        raise CliError(
            "--event", f"no hay torneo «{event}»; hay: {known}", f"no event {event!r}; there are: {known}"
        )
    try:
        found = preview(circuit, event, args.formula, book)
    except FormulaError as error:
        print(f"--formula: {say(error.code, error.facts, args.lang)}", file=sys.stderr)
        if args.formula not in KNOWN:
            print(f"  {args.formula}\n  {' ' * (error.at - 1)}^", file=sys.stderr)
        return 2
    if args.json:
        return _json({"event": event, "formula": args.formula, "rows": found})
    for line in preview_lines(circuit.events[event], found, args.lang):
        print(line)
    return 0


def _formulas(args: argparse.Namespace) -> int:
    if args.json:
        return _json(list(KNOWN.values()))
    for line in formula_lines(args.lang):
        print(line)
    return 0


def _json(value: Any) -> int:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
    return 0
