"""``torneo simulate``: a whole event played by bots, run by the commands a director gives.

Exit codes: 0 the event ended and everything adds up; 1 it did not; 2 the question could not be understood.
"""

import argparse
import sys
from pathlib import Path

import msgspec

from torneo.cli.options import Subparsers, add_json, add_language, add_seed
from torneo.cli.simulate_text import Progress, story_lines
from torneo.cli.structure import open_book
from torneo.hand import SetupError
from torneo.journal.event_file import written
from torneo.journal.line import lines_of
from torneo.journal.store import StreamHead
from torneo.rulebook import Book
from torneo.simulate.fit import fitted
from torneo.simulate.runner import Run, simulate
from torneo.simulate.story import tell
from torneo.tournament import Happened
from torneo.tournament.structure.finding import SheetError
from torneo.tournament.structure.model import Structure
from torneo.tournament.structure.reading import read_sheet
from torneo.tournament.structure.templates import template, template_names

_SHEETS = {"pokerfest-2011": "pokerfest-2011", "fcp-2025": "federation-stop"}
_USUAL_SHEET = "club-night"
_MOST = 30_000
_SHAPE = (
    "{book, entries, seed, finished, invariants, levels, duration_minutes, hands, moves, breaks, races, "
    "places, prizes, ledger, rulings}"
)


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "simulate",
        help="run a whole event with bots",
        description="Plays an event from registration to its winner: bots play every hand, and whatever the "
        "event asks for (levels, breaks, balancing, races, the final table, later days) is done by command. "
        "The same seed is the same event. Where the field outlasts the sheet, levels are added to it.",
    )
    parser.add_argument("--book", default="tda-2013", help="book id or house file (default: tda-2013)")
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
        raise SetupError("--entries", f"from 2 to {_MOST}, is {args.entries}")
    if not 0 <= args.irregularities <= 100:
        raise SetupError("--irregularities", f"a percentage from 0 to 100, is {args.irregularities:g}")
    book = open_book(args.book)
    sheet = fitted(_sheet(args.structure, book), args.entries)
    asked = Run(
        book=book, structure=sheet, entries=args.entries, seed=args.seed, irregular=args.irregularities / 100
    )
    progress = Progress(args.entries, args.lang) if sys.stderr.isatty() else None
    outcome = simulate(asked, progress.show if progress else None)
    if progress:
        progress.clear()
    if args.journal:
        _write(Path(args.journal), args.book, book, outcome.director.journal)
    story = tell(asked, outcome)
    if args.json:
        print(msgspec.json.encode(story).decode())
    else:
        for line in story_lines(story, outcome, book, args.lang):
            print(line)
    return 0 if story.finished and not story.invariants else 1


def _sheet(name: str | None, book: Book) -> Structure:
    if name is None:
        name = _SHEETS.get(book.base or book.id, _USUAL_SHEET)
    if name in template_names():
        return template(name).structure
    try:
        return read_sheet(Path(name).read_text(encoding="utf-8")).structure
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "not a text in UTF-8"
        known = ", ".join(template_names())
        raise SetupError("--structure", f"{name} cannot be read: {reason}; templates: {known}") from None
    except SheetError as error:
        raise SetupError("--structure", f"{name}: {error}") from None


def _write(path: Path, name: str, book: Book, journal: list[Happened]) -> None:
    """The event as a file that ``torneo journal verify`` checks and ``torneo journal import`` brings in."""
    house = Path(name).read_text(encoding="utf-8") if book.is_house else ""
    head = StreamHead("simulado", "tournament", book.id, house)
    try:
        with path.open("wb") as file:
            file.writelines(written(head, lines_of(journal, head.digest)))
    except OSError as error:
        raise SetupError("--journal", f"{path} cannot be written: {error.strerror}") from None
