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

from torneo.cli.errors import CliError, broken_book, unreadable
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.cli.structure_text import sheet_lines
from torneo.cli.words import words
from torneo.rulebook import LANGS, Bilingual, Book, Lang, RulebookError, book_ids, load_book, read_house
from torneo.tournament.structure.finding import Finding, SheetError
from torneo.tournament.structure.lint import lint
from torneo.tournament.structure.reading import Readable, Sheet, read_partly, read_sheet
from torneo.tournament.structure.templates import template, template_names
from torneo.tournament.words import say

SEVERITIES = words.texts("structure.severities")
CLEAN = words.text("structure.clean")
_SAY = words.texts("structure")


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
        for line in told_findings(error.findings, args.sheet, args.lang):
            print(line, file=sys.stderr)
        return 2
    if args.json:
        return _json(sheet.structure)
    for line in sheet_lines(sheet.structure, args.lang):
        print(line)
    return 0


def lint_sheet(args: argparse.Namespace) -> int:
    try:
        read = open_partly(args.sheet)
    except SheetError as error:
        name, found, currency = args.book, error.findings, None
    else:
        name, found = args.book or read.sheet.book, read.faults
        currency = read.sheet.structure.currency
        if not name and not found:
            raise book_needed(args.sheet)
        if name:
            found = looked_over(read, open_book(name))
    bad = [one for one in found if one.severity != "note"]
    if args.json:
        _json([{**msgspec.to_builtins(one), "message": say(one.code, one.facts, args.lang, currency)}
               for one in found])  # fmt: skip
        return 1 if bad else 0
    for line in told_findings(found, args.sheet, args.lang, currency):
        print(line)
    errors = sum(one.severity == "error" for one in bad)
    if not bad:
        print(CLEAN.say(args.lang, file=args.sheet, book=name))
        return 0
    counts = {"errors": errors, "warnings": len(bad) - errors}
    print(f"{args.sheet}: " + ", ".join(_SAY[key].say(args.lang, n=n) for key, n in counts.items()))
    return 1


def looked_over(read: Readable, book: Book) -> tuple[Finding, ...]:
    """What could not be read of a sheet, and what lint finds in the rest of it."""
    gone = (*(one.path for one in read.faults), *read.shifted)
    rest = lint(read.sheet.structure, book)
    return (*read.faults, *(one for one in rest if not any(_about(one.path, path) for path in gone)))


def _about(path: str, gone: str) -> bool:
    """Is the field, or one it is part of, or a part of it, among what is gone?"""
    short, long = sorted((path, gone.removeprefix("structure.")), key=len)
    return long == short or long.startswith((f"{short}.", f"{short}["))


def told_findings(
    findings: Iterable[Finding], file: str, lang: Lang, currency: str | None = None
) -> Iterable[str]:
    for one in findings:
        place = f"{file}:{one.line}:{one.column}: " if one.line else ""
        field = f"{one.path}: " if one.path else ""
        cited = f" [{', '.join(one.clauses)}]" if one.clauses else ""
        told = say(one.code, one.facts, lang, currency)
        yield f"{place}{SEVERITIES[one.severity].say(lang)}: {field}{told}{cited}"


def open_sheet(name: str) -> Sheet:
    """A template by its name, or the sheet of a file."""
    return template(name) if name in template_names() else read_sheet(_text(name))


def open_partly(name: str) -> Readable:
    """The same, with what can be read of a faulty sheet and its faults."""
    return Readable(template(name)) if name in template_names() else read_partly(_text(name))


def wrong_sheet(name: str, findings: Iterable[Finding]) -> CliError:
    """A sheet that cannot be used, with everything that is wrong with it."""
    told = ("\n".join(("", *told_findings(findings, name, lang))) for lang in LANGS)
    return CliError(name, *told)


def _text(name: str) -> str:
    try:
        return Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        known = ", ".join(template_names())
        raise unreadable(name, error, Bilingual(f"plantillas: {known}", f"templates: {known}")) from None


def open_book(name: str) -> Book:
    """A book by its id, or the house book of a file."""
    if name in book_ids():
        return load_book(name)
    path = Path(name)
    if not path.is_file():
        known = ", ".join(book_ids())
        raise CliError(
            "--book", f"no hay libro ni reglamento de la casa «{name}»; hay: {known}",
            f"no book or house file {name!r}; known: {known}",
        )  # fmt: skip
    try:
        return read_house(path.read_text(encoding="utf-8"), name)
    except (OSError, UnicodeDecodeError) as error:
        raise unreadable(f"--book: {name}", error) from None
    except RulebookError as error:
        raise broken_book("--book", error) from None


def book_needed(sheet: str) -> CliError:
    known = ", ".join(book_ids())
    return CliError(
        "--book", f"hace falta: {sheet} no nombra ninguno; hay: {known}",
        f"is needed: {sheet} names none; known: {known}",
    )  # fmt: skip


def _json(value: Any) -> int:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
    return 0
