"""``torneo budget``: the money of an event at the command line.

    torneo budget budget.yaml
    torneo budget budget.yaml --book fcp-2025 --json

Exit codes: 0 done, 1 an item is refused (with the reason), 2 no such file or book, or it cannot be read.
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from torneo.cli.errors import CliError, unreadable
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.cli.structure import open_book
from torneo.cli.words import words
from torneo.rulebook import Book, Lang
from torneo.tournament.finance import Budget, Cost, Income, Report, cost, income, report
from torneo.tournament.kernel import Refused
from torneo.tournament.structure.finding import SheetError
from torneo.tournament.structure.reading import read_as
from torneo.tournament.words import say, say_as, sentences
from torneo.tournament.words.filling import Telling
from torneo.writing import fixed

INCOMES = words.text("budget.incomes")
PAYMENTS = words.text("budget.payments")
RESULT = words.text("budget.result")
REINVESTED = words.text("budget.reinvested")
KEPT = words.text("budget.kept")
UNITS = (1, 10, 100, 1000)


class IncomeText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    source: str
    amount: int
    count: int = 0
    note: str = ""


class CostText(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """``kind`` may be left out where the book names the item."""

    item: str
    amount: int
    kind: str = ""
    note: str = ""


class BudgetFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Money in minor units, of which ``minor_units`` make one unit."""

    name: str
    book: str = "fcp-2025"
    minor_units: int = 100
    incomes: tuple[IncomeText, ...] = ()
    costs: tuple[CostText, ...] = ()


class _Accounts(Telling):
    """Money as a budget keeps it: without a currency, in units of so many minor ones."""

    def __init__(self, lang: Lang, minor_units: int) -> None:
        super().__init__(lang)
        self._digits = len(str(minor_units)) - 1

    def money(self, amount: int) -> str:
        return fixed(amount, self._digits, self.lang)


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser("budget", help="incomes, costs, result and reinvestment of an event")
    parser.add_argument("file", metavar="FILE", help="a budget file")
    parser.add_argument("--book", default="", help="book or house file (default: the one the file names)")
    add_language(parser)
    add_json(parser, "{name, book, report}, money in minor units")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        text = Path(args.file).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise unreadable(args.file, error) from None
    try:
        file = read_as(text, BudgetFile)
    except SheetError as error:
        for one in error.findings:
            field = f"{one.path}: " if one.path else ""
            told = say(one.code, one.facts, args.lang)
            print(f"{args.file}:{one.line}:{one.column}: {field}{told}", file=sys.stderr)
        return 2
    if file.minor_units not in UNITS:
        raise CliError(
            "minor_units", f"no puede ser {file.minor_units}; puede ser 1, 10, 100 o 1000",
            f"cannot be {file.minor_units}; it may be 1, 10, 100 or 1000",
        )  # fmt: skip
    book = open_book(args.book or file.book)
    budget = _budget(file, book)
    if isinstance(budget, Refused):
        cited = f" [{', '.join(budget.clauses)}]" if budget.clauses else ""
        why = say_as(budget.reason, budget.facts, _Accounts(args.lang, file.minor_units))
        print(f"{args.file}: {why}{cited}", file=sys.stderr)
        return 1
    found = report(budget, book)
    if args.json:
        whole = msgspec.json.encode({"name": file.name, "book": book.id, "report": found})
        print(msgspec.json.format(whole, indent=2).decode())
        return 0
    for line in _lines(file, found, args.lang):
        print(line)
    return 0


def _budget(file: BudgetFile, book: Book) -> Budget | Refused:
    """Every item of the file, or why one of them is refused."""
    incomes: list[Income] = []
    for one in file.incomes:
        came = income(book, one.source, one.amount, one.note)
        if isinstance(came, Refused):
            return came
        incomes.append(msgspec.structs.replace(came, count=one.count))
    costs: list[Cost] = []
    for item in file.costs:
        went = cost(book, item.item, item.amount, item.kind, item.note)
        if isinstance(went, Refused):
            return went
        costs.append(went)
    return Budget(incomes=tuple(incomes), costs=tuple(costs))


def _lines(file: BudgetFile, found: Report, lang: Lang) -> Iterator[str]:
    def row(name: str, amount: int, aside: str = "") -> str:
        money = _Accounts(lang, file.minor_units).money(amount)
        return f"{name:<46}{money:>18}{aside}".rstrip()

    yield file.name
    yield ""
    yield row(INCOMES.say(lang), found.total_income)
    for source, amount in found.incomes.items():
        count = found.counts[source]
        aside = f"  ({PAYMENTS.say(lang, count=count)})" if count else ""
        yield row(f"  {_named(f'income.{source}', source, lang)}", amount, aside)
    for kind, items in found.costs.items():
        name = _named(f"cost.{kind}", kind, lang)
        yield row(f"{name[:1].upper()}{name[1:]}", sum(items.values()))
        for item, amount in items.items():
            yield row(f"  {_named(f'cost.{item}', item, lang)}", amount)
    yield row(RESULT.say(lang), found.result)
    yield row(f"  {REINVESTED.say(lang)}", found.reinvested)
    yield row(f"  {KEPT.say(lang)}", found.kept)
    if found.clauses:
        yield f"[{', '.join(found.clauses)}]"


def _named(code: str, given: str, lang: Lang) -> str:
    """The words for a source or item; one of the organiser's own is called what it was called."""
    return say(code, {}, lang) if code in sentences() else given
