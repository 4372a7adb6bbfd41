"""``torneo plan``: when an event ends and what it needs, from a thousand simulated ones.

    torneo plan --structure club-night --entries 120 --runs 1000
    torneo plan --structure mine.yaml --entries 500 --start 19:00 --until 02:00 --svg pictures
    torneo plan --structure turbo --entries 80 --what-if late+1 --what-if minutes+5
    torneo plan check        # beside the real engine
    torneo plan calibrate    # the odds made again from events of the real engine

Exit codes: 0 done, 1 `check` found a difference that is too big, 2 the question could not be understood.
"""

import argparse
import re
from pathlib import Path

import msgspec

from torneo.cli import plan_made
from torneo.cli.errors import CliError, out_of_range
from torneo.cli.kernel_choice import add_plain, plain_asked
from torneo.cli.options import Subparsers, add_json, add_language, add_seed
from torneo.cli.plan_text import compared, lines_of, suggested
from torneo.cli.plan_work import draw, pool_for, progress
from torneo.cli.structure import looked_over, open_book, open_partly, wrong_sheet
from torneo.rulebook import Book
from torneo.simulate.planner import (
    Assumptions,
    Forecast,
    PlanError,
    Wish,
    changed,
    course_of,
    forecast,
    shipped,
    spread_over,
    suggestions,
)
from torneo.simulate.planner.assumptions import MOST_RUNS
from torneo.simulate.planner.course import days_of
from torneo.simulate.planner.shown import Shown
from torneo.simulate.planner.telling import offset_of
from torneo.simulate.planner.words import say, why
from torneo.tournament.structure.finding import SheetError
from torneo.tournament.structure.model import Structure
from torneo.tournament.structure.templates import template_names
from torneo.writing import money
from torneo.writing.numbers import number

_SHAPE = "{forecast, until, compared: [{name, forecast}], suggestions}"
_USUAL_BOOK = "tda-2013"
_BATCH = 50
_DAY = 24 * 3600


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "plan",
        help="when an event ends and what it needs",
        description="Plays the event many times, fast: when each day and the event end, players, tables and "
        "dealers by time, bubble and final table, chips by value, the risk of an overlay; what if something "
        "were different; a sheet that ends in time. One seed, one answer, however many workers.",
    )
    parser.add_argument(
        "--structure", metavar="FILE|TEMPLATE", default="club-night",
        help=f"structure sheet (default: club-night); templates: {', '.join(template_names())}",
    )  # fmt: skip
    parser.add_argument("--book", help=f"book id or house file (default: the sheet's, or {_USUAL_BOOK})")
    parser.add_argument(
        "--entries", type=int, default=100, metavar="N", help="people who come (default: 100)"
    )
    parser.add_argument(
        "--runs", type=int, default=1000, metavar="N", help="events to simulate (default: 1000)"
    )
    parser.add_argument("--start", metavar="HH:MM", help="when play begins, for a sheet that does not say")
    parser.add_argument(
        "--until", metavar="HH:MM|6h30", help="wanted end: how likely it is, and sheets that keep to it"
    )
    parser.add_argument(
        "--sure", type=int, default=80, metavar="P", help="percent of events to end by then (default: 80)"
    )
    parser.add_argument("--compare", metavar="FILE|TEMPLATE", help="another sheet beside this one")
    parser.add_argument(
        "--what-if", action="append", default=[], metavar="CHANGE",
        help="late+1, minutes+5, stack+50%%, entries=600, seats=8, pace+10%%, breaks-5 (repeatable)",
    )  # fmt: skip
    crowd = parser.add_argument_group("what is taken for granted")
    crowd.add_argument("--spread", type=float, default=0, metavar="P", help="entries uncertain by P percent")
    crowd.add_argument(
        "--late", type=float, default=15, metavar="P", help="percent who come late (default: 15)"
    )
    crowd.add_argument("--again", type=float, default=40, metavar="P",
                       help="percent who buy again when they may (default: 40)")  # fmt: skip
    crowd.add_argument(
        "--addon", type=float, default=70, metavar="P", help="percent who take the add-on (default: 70)"
    )
    crowd.add_argument("--deals", type=float, metavar="P", help="percent of events that end by a deal")
    crowd.add_argument(
        "--hands-per-hour", type=float, metavar="N", help="at a full table (default: the bots')"
    )
    crowd.add_argument("--tables", type=int, default=0, metavar="N", help="tables there are")
    crowd.add_argument(
        "--relief", type=int, default=4, metavar="N", help="tables for each relief dealer (default: 4)"
    )
    parser.add_argument("--svg", metavar="FOLDER", help="draw pictures there")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--workers", type=int, default=0, metavar="N", help="workers on this machine")
    where.add_argument("--dask", metavar="ADDRESS", help="a Dask scheduler, such as tcp://10.0.0.1:8786")
    add_seed(parser)
    add_plain(parser)
    add_json(parser, _SHAPE)
    add_language(parser)
    parser.set_defaults(run=run)
    commands = parser.add_subparsers(metavar="COMMAND", title="also")
    plan_made.add_parsers(commands)


def run(args: argparse.Namespace) -> int:
    if not 1 <= args.runs <= MOST_RUNS:
        raise out_of_range("--runs", 1, MOST_RUNS, args.runs)
    if not 1 <= args.sure <= 99:
        raise out_of_range("--sure", 1, 99, args.sure)
    if not 0 <= args.workers <= 64:
        raise out_of_range("--workers", 0, 64, args.workers)
    book, sheet = _sheet(args, args.structure)
    sheet = _started(sheet, args.start)
    until = _wanted(sheet, args.until)
    others = [(args.compare, _started(_sheet(args, args.compare)[1], args.start))] if args.compare else []
    try:
        return _answer(args, book, sheet, until, others)
    except PlanError as error:
        told = (why(error.reason, error.facts, lang) for lang in ("es", "en"))
        raise CliError("plan", *told) from None


def _answer(
    args: argparse.Namespace, book: Book, sheet: Structure, until: int, others: list[tuple[str, Structure]]
) -> int:
    assumed = _assumed(args, sheet)
    asked = [("", sheet, assumed), *((name, other, assumed) for name, other in others)]
    asked += [(text, *changed(sheet, assumed, text, book)) for text in args.what_if]
    courses = [course_of(one, book, crowd) for _, one, crowd in asked]
    plain = plain_asked(args)
    found: list[Forecast] = []
    with pool_for(args, plain) as pool:
        for course in courses:
            told = []
            for batch in spread_over(course, args.seed, args.runs, pool, _BATCH, plain):
                told += batch
                progress(args, len(found) * args.runs + len(told), len(courses) * args.runs)
            found.append(forecast(course, book, told, args.seed))
    progress(args, 0, 0)
    kept = []
    if until:
        runs = min(args.runs, 40 if plain else 200)
        wish = Wish(seconds=until, sure=args.sure / 100, runs=runs, seed=args.seed, plain=plain)
        kept = suggestions(sheet, book, assumed, wish)
    shown = [
        Shown(one, args.lang, lambda amount: money(amount, sheet.currency, args.lang), offset_of(sheet))
        for one in found
    ]
    names = [name for name, _, _ in asked]
    if args.svg:
        draw(Path(args.svg), found, until, args, offset_of(sheet))
    if args.json:
        first, *rest = found
        share = sum(end <= until for end in first.end_seconds) / len(first.end_seconds) if until else None
        others_found = [{"name": n, "forecast": f} for n, f in zip(names[1:], rest, strict=True)]
        answer = {"forecast": first, "until": share, "suggestions": kept, "compared": others_found}
        print(msgspec.json.encode(answer).decode())
        return 0
    lang = args.lang
    runs_text = say("runs", lang, runs=number(args.runs, lang), seed=args.seed)
    people = say("entries", lang, entries=number(args.entries, lang))
    print(f"{book.short} · {sheet.name or args.structure} · {people} · {runs_text}")
    for line in lines_of(shown[0]):
        print(line)
    for name, other in zip(names[1:], shown[1:], strict=True):
        print()
        for line in compared(shown[0], other, name):
            print(line)
    if until:
        print()
        print(shown[0].until(until, args.until))
        starts = found[0].sessions[-1].starts
        for line in suggested(kept, args.sure / 100, starts, lang, offset_of(sheet)):
            print(line)
    if args.svg:
        print(say("pictures", lang, folder=args.svg))
    return 0


def _sheet(args: argparse.Namespace, name: str) -> tuple[Book, Structure]:
    """The book asked for, else the one the sheet names, and the sheet; one with errors is refused."""
    try:
        read = open_partly(name)
    except SheetError as error:
        raise wrong_sheet(name, error.findings) from None
    book = open_book(args.book or read.sheet.book or _USUAL_BOOK)
    wrong = [one for one in looked_over(read, book) if one.severity == "error"]
    if wrong:
        raise wrong_sheet(name, wrong)
    return book, read.sheet.structure


def _assumed(args: argparse.Namespace, sheet: Structure) -> Assumptions:
    pace = 1.0
    if args.hands_per_hour is not None:
        if not 5 <= args.hands_per_hour <= 100:
            raise out_of_range("--hands-per-hour", 5, 100, f"{args.hands_per_hour:g}")
        pace = shipped().hands_per_hour("no_limit", min(sheet.seats_per_table, 10)) / args.hands_per_hour
    return Assumptions(
        entries=args.entries, spread=args.spread, late=args.late / 100, buys_again=args.again / 100,
        takes_addon=args.addon / 100, deals=None if args.deals is None else args.deals / 100, pace=pace,
        tables=args.tables, relief=args.relief,
    )  # fmt: skip


def _started(sheet: Structure, text: str | None) -> Structure:
    """The sheet with a start, on a day of no importance, where it names none."""
    if not text:
        return sheet
    clock = re.fullmatch(r"([01]?\d|2[0-3]):([0-5]\d)", text)
    if clock is None:
        raise CliError(
            "--start", f"«{text}» no es una hora como 19:00", f"{text!r} is not a time such as 19:00"
        )
    starts = f"2027-01-09T{int(clock[1]):02}:{clock[2]}"
    first, *rest = days_of(sheet)
    flights = tuple(
        msgspec.structs.replace(one, starts=starts) if not one.starts else one for one in first.flights
    )
    return msgspec.structs.replace(sheet, days=(msgspec.structs.replace(first, flights=flights), *rest))


def _wanted(sheet: Structure, text: str | None) -> int:
    """Seconds from the start of the last session to the wanted end; 0 without one."""
    if not text:
        return 0
    length = re.fullmatch(r"(\d{1,2})h(\d{2})?", text)
    if length is not None and int(length[2] or 0) < 60:
        return 3600 * int(length[1]) + 60 * int(length[2] or 0)
    clock = re.fullmatch(r"([01]?\d|2[0-3]):([0-5]\d)", text)
    if clock is None:
        raise CliError("--until", f"«{text}» no es una hora como 02:00 ni una duración como 6h30",
                       f"{text!r} is neither a time such as 02:00 nor a length such as 6h30")  # fmt: skip
    starts = days_of(sheet)[-1].flights[0].starts
    if not starts:
        raise CliError("--until", "la hoja no dice cuándo se empieza: añada --start 19:00",
                       "the sheet does not say when play begins: add --start 19:00")  # fmt: skip
    begun = 3600 * int(starts[11:13]) + 60 * int(starts[14:16])
    return (3600 * int(clock[1]) + 60 * int(clock[2]) - begun) % _DAY or _DAY
