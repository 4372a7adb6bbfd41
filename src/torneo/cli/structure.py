"""``torneo structure``: structure sheets at the command line.

    torneo structure templates
    torneo structure show federation-stop --lang en
    torneo structure lint mine.yaml --book fcp-2025

Exit codes: 0 done, 1 the sheet has errors or warnings, 2 no such file, template or book.
"""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from torneo.cli.options import Subparsers, add_json, add_language
from torneo.cli.structure_text import sheet_lines
from torneo.hand import SetupError
from torneo.rulebook import Bilingual, Book, Lang, RulebookError, book_ids, load_book, read_house
from torneo.tournament.structure.finding import Finding, SheetError
from torneo.tournament.structure.lint import lint
from torneo.tournament.structure.reading import Sheet, read_sheet
from torneo.tournament.structure.templates import template, template_names
from torneo.tournament.words import say

SEVERITIES = {
    "error": Bilingual("error", "error"),
    "warning": Bilingual("aviso", "warning"),
    "note": Bilingual("nota", "note"),
}
CLEAN = Bilingual("{file}: sin errores ni avisos con {book}", "{file}: no errors or warnings under {book}")
COUNT = Bilingual(
    "{file}: {errors} errores, {warnings} avisos", "{file}: {errors} errors, {warnings} warnings"
)


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("structure", help="structure sheets: templates, show, lint")
    commands = parser.add_subparsers(dest="structure_command", required=True, metavar="COMMAND")
    listed = commands.add_parser("templates", help="sheets to start from")
    shown = commands.add_parser("show", help="a sheet to read")
    shown.add_argument("sheet", metavar="NAME|FILE", help="a template or a file")
    checked = commands.add_parser("lint", help="every mistake of a sheet at once")
    checked.add_argument("sheet", metavar="FILE", help="a file or a template")
    checked.add_argument("--book", default="", help="book or house file (default: the one the file names)")
    for command, run, shape in (
        (listed, show_templates, "[{name, book, about}]"),
        (shown, show_sheet, "the sheet"),
        (checked, lint_sheet, "[{code, path, severity, facts, clauses, line, column, message}]"),
    ):
        add_language(command)
        add_json(command, shape)
        command.set_defaults(run=run)


def show_templates(args: argparse.Namespace) -> int:
    found = [(name, template(name)) for name in template_names()]
    if args.json:
        return _json([{"name": name, "book": one.book, "about": one.about} for name, one in found])
    for name, one in found:
        print(f"{name:<18}{one.book:<18}{one.about.say(args.lang) if one.about else ''}".rstrip())
    return 0


def show_sheet(args: argparse.Namespace) -> int:
    try:
        sheet = open_sheet(args.sheet)
    except SheetError as error:
        for line in _told(error.findings, args.sheet, args.lang):
            print(line, file=sys.stderr)
        return 2
    if args.json:
        return _json(sheet.structure)
    for line in sheet_lines(sheet.structure, args.lang):
        print(line)
    return 0


def lint_sheet(args: argparse.Namespace) -> int:
    try:
        sheet = open_sheet(args.sheet)
        name = args.book or sheet.book
        if not name:
            raise SetupError("--book", f"is needed: {args.sheet} names none; known: {', '.join(book_ids())}")
        book = open_book(name)
        found: Iterable[Finding] = lint(sheet.structure, book)
    except SheetError as error:
        found, name = error.findings, args.book
    found = list(found)
    bad = [one for one in found if one.severity != "note"]
    if args.json:
        _json([{**msgspec.to_builtins(one), "message": say(one.code, one.facts, args.lang)} for one in found])
        return 1 if bad else 0
    for line in _told(found, args.sheet, args.lang):
        print(line)
    errors = sum(one.severity == "error" for one in bad)
    told = COUNT if bad else CLEAN
    print(told.say(args.lang).format(file=args.sheet, book=name, errors=errors, warnings=len(bad) - errors))
    return 1 if bad else 0


def _told(findings: Iterable[Finding], file: str, lang: Lang) -> Iterable[str]:
    for one in findings:
        place = f"{file}:{one.line}:{one.column}: " if one.line else ""
        field = f"{one.path}: " if one.path else ""
        cited = f" [{', '.join(one.clauses)}]" if one.clauses else ""
        yield f"{place}{SEVERITIES[one.severity].say(lang)}: {field}{say(one.code, one.facts, lang)}{cited}"


def open_sheet(name: str) -> Sheet:
    """A template by its name, or the sheet of a file."""
    if name in template_names():
        return template(name)
    try:
        text = Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "not a text in UTF-8"
        raise SetupError(
            name, f"cannot be read: {reason}; templates: {', '.join(template_names())}"
        ) from None
    return read_sheet(text)


def open_book(name: str) -> Book:
    """A book by its id, or the house book of a file."""
    if name in book_ids():
        return load_book(name)
    path = Path(name)
    if not path.is_file():
        raise SetupError("--book", f"no book or house file {name!r}; known: {', '.join(book_ids())}")
    try:
        return read_house(path.read_text(encoding="utf-8"), name)
    except RulebookError as error:
        raise SetupError("--book", str(error)) from None


def _json(value: Any) -> int:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
    return 0
