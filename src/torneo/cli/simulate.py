"""``torneo simulate``: a whole event played by bots, run by the commands a director gives.

Exit codes: 0 the event ended and everything adds up; 1 it did not; 2 the question could not be understood.
"""

import argparse
import sys
from pathlib import Path

import msgspec

from torneo.cli.errors import out_of_range, unwritable
from torneo.cli.options import Subparsers, add_json, add_language, add_seed
from torneo.cli.simulate_text import ROUND_TRIP, SUMMARY, WELL, Progress, story_lines
from torneo.cli.structure import looked_over, open_book, open_partly, wrong_sheet
from torneo.journal.event_file import written
from torneo.journal.line import lines_of
from torneo.journal.store import StreamHead
from torneo.rulebook import Book, book_ids
from torneo.simulate.fit import fitted
from torneo.simulate.round_trip import round_trip
from torneo.simulate.runner import Run, simulate
from torneo.simulate.story import tell
from torneo.tournament import Happened
from torneo.tournament.structure.finding import SheetError
from torneo.tournament.structure.model import Structure
from torneo.tournament.structure.templates import template_names, usual_template

_USUAL_BOOK = "tda-2013"
_MOST = 30_000
_SHAPE = (
    "{book, entries, seed, finished, invariants, levels, duration_minutes, hands, moves, breaks, races, "
    "places, prizes, ledger, rulings}"
)


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "simulate",
        help="run a whole event with bots",
        description="Plays an event from registration to its last prize: bots play every hand, and whatever "
        "the event asks for (levels, breaks, balancing, races, hand-for-hand, the final table, later days, "
        "penalties, deals, cases, payments) is done by command. "
        "The same seed is the same event. Where the field outlasts the sheet, levels are added to it.",
    )
    parser.add_argument("--book", help="book id or house file (default: the sheet's, or tda-2013)")
    parser.add_argument("--entries", type=int, default=60, metavar="N", help="players who come (default: 60)")
    parser.add_argument(
        "--structure", metavar="FILE|TEMPLATE",
        help=f"structure sheet (default: one that suits the book); templates: {', '.join(template_names())}",
    )  # fmt: skip
    parser.add_argument(
        "--irregularities", type=float, default=0.0, metavar="P",
        help="percent of hands in which something goes wrong and the floor rules (default: 0)",
    )  # fmt: skip
    parser.add_argument(
        "--corrections", type=float, default=0.0, metavar="P",
        help="percent of commands after which something is taken back or corrected (default: 0)",
    )  # fmt: skip
    parser.add_argument(
        "--round-trip", type=int, default=0, metavar="N",
        help="run N events, under every book unless --book names one, with the seeds from --seed on, and "
        "give the commands of each again to an empty event: it must end in the same state",
    )  # fmt: skip
    parser.add_argument(
        "--journal",
        metavar="FILE",
        help="write the event there, as `torneo journal verify` and `import` read it",
    )
    add_seed(parser)
    add_json(parser, _SHAPE)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not 2 <= args.entries <= _MOST:
        raise out_of_range("--entries", 2, _MOST, args.entries)
    if not 0 <= args.irregularities <= 100:
        raise out_of_range("--irregularities", 0, 100, f"{args.irregularities:g}")
    if not 0 <= args.corrections <= 100:
        raise out_of_range("--corrections", 0, 100, f"{args.corrections:g}")
    if not 0 <= args.round_trip <= _MOST:
        raise out_of_range("--round-trip", 0, _MOST, args.round_trip)
    if args.round_trip:
        return _there_and_back(args)
    name, book, sheet = _book_and_sheet(args)
    asked = _run_of(args, book, sheet)
    progress = Progress(args.entries, args.lang) if sys.stderr.isatty() else None
    outcome = simulate(asked, progress.show if progress else None)
    if progress:
        progress.clear()
    if args.journal:
        _write(Path(args.journal), name, book, outcome.director.journal)
    story = tell(asked, outcome)
    if args.json:
        print(msgspec.json.encode(story).decode())
    else:
        for line in story_lines(story, outcome, book, args.lang):
            print(line)
    return 0 if story.finished and not story.invariants else 1


def _run_of(args: argparse.Namespace, book: Book, sheet: Structure) -> Run:
    return Run(
        book=book, structure=sheet, entries=args.entries, seed=args.seed,
        irregular=args.irregularities / 100, corrected=args.corrections / 100,
    )  # fmt: skip


def _there_and_back(args: argparse.Namespace) -> int:
    """One line for each event, as it is done; what is wrong with it, if anything."""
    told = [_round_trip(args, place) for place in range(args.round_trip)]
    if args.json:
        print(msgspec.json.encode(told).decode())
    wrong = sum(bool(one["wrong"]) for one in told)
    if not args.json:
        print(SUMMARY[args.lang].format(events=len(told), wrong=wrong))
    return 1 if wrong else 0


def _round_trip(args: argparse.Namespace, place: int) -> dict[str, str | int]:
    books = [args.book] if args.book else book_ids()
    one = argparse.Namespace(**vars(args))
    one.book, one.seed = books[place % len(books)], args.seed + place // len(books)
    _, book, sheet = _book_and_sheet(one)
    outcome = simulate(_run_of(one, book, sheet))
    director = outcome.director
    wrong = round_trip(director.journal, book, director.secrets) or "; ".join(outcome.tally.problems)
    made = sum(director.counts[name] for name in ("Amended", "Undone"))
    told: dict[str, str | int] = {
        "book": book.id, "seed": one.seed, "events": len(director.journal), "corrections": made,
        "wrong": wrong,
    }  # fmt: skip
    if not args.json:
        print(ROUND_TRIP[args.lang].format_map({**told, "told": wrong or WELL[args.lang]}), flush=True)
    return told


def _book_and_sheet(args: argparse.Namespace) -> tuple[str, Book, Structure]:
    """The book asked for, else the one the sheet's file names; the sheet asked for, else one that suits the
    book. A sheet with errors is refused with all of them."""
    if args.structure is None:
        name = args.book or _USUAL_BOOK
        book = open_book(name)
        sheet = usual_template(book.base or book.id)
        return name, book, fitted(sheet.structure, args.entries)
    try:
        read = open_partly(args.structure)
    except SheetError as error:
        raise wrong_sheet(args.structure, error.findings) from None
    own = "" if args.structure in template_names() else read.sheet.book
    name = args.book or own or _USUAL_BOOK
    book = open_book(name)
    wrong = [one for one in looked_over(read, book) if one.severity == "error"]
    if wrong:
        raise wrong_sheet(args.structure, wrong)
    return name, book, fitted(read.sheet.structure, args.entries)


def _write(path: Path, name: str, book: Book, journal: list[Happened]) -> None:
    """The event as a file that ``torneo journal verify`` checks and ``torneo journal import`` brings in."""
    house = Path(name).read_text(encoding="utf-8") if book.is_house else ""
    head = StreamHead("simulado", "tournament", book.id, house)
    try:
        with path.open("wb") as file:
            file.writelines(written(head, lines_of(journal, head.digest)))
    except OSError as error:
        raise unwritable("--journal", path, error) from None
