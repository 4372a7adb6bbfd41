"""``torneo paper``: documents, lists and the calendar of an event as files.

    torneo paper seat-cards --journal event.jsonl --paper a6 --out cards.pdf
    torneo paper structure --structure federation-stop --lang en --out sheet.png
    torneo paper calendar --structure mine.yaml --out schedule.ics
    torneo paper samples --out docs/papers

Exit codes: 0 done, 1 there is nothing to print yet, 2 the question could not be understood.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from torneo.cli.case_file import moment_of
from torneo.cli.errors import CliError, unreadable, unwritable
from torneo.cli.from_checkout import tool
from torneo.cli.options import Subparsers, add_language
from torneo.cli.structure import book_needed, open_book, open_sheet, wrong_sheet
from torneo.cli.words import words
from torneo.commission import Case
from torneo.journal.event_file import FileFault, read_file
from torneo.journal.fault import Unreadable
from torneo.journal.kinds import KINDS
from torneo.journal.line import Reader, applied
from torneo.paper import case_papers, lists
from torneo.paper.calendar import calendar
from torneo.paper.catalogue import BY_CODE, DOCUMENTS, Wanted
from torneo.paper.heading import SIZES
from torneo.paper.hendon import CELLS, COLUMNS, hendon_results
from torneo.paper.press import PPI, pdf, png
from torneo.paper.spreadsheets import as_csv, as_xlsx
from torneo.rulebook import Bilingual, Book, RulebookError
from torneo.tournament import Happened, Tournament
from torneo.tournament.structure.finding import SheetError

_LISTS = ("entries", "results-list", "hendon")
_CASES = ("case-notice", "case-report")
CHOICES = (*(one.code.replace("_", "-") for one in DOCUMENTS), *_CASES, *_LISTS, "calendar", "samples")
_SAY = words.texts("paper")


class Source(msgspec.Struct, frozen=True):
    """What a document is made from: an event or a case, its book, the moment, and everything recorded."""

    state: Any
    book: Book
    now: int
    happened: list[Happened] = []


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "paper",
        help="documents of an event: PDF, page images, spreadsheets, calendar",
        description="Makes a document from the file of an event (`torneo journal export`) or from a "
        "structure sheet. What comes out follows the ending of --out: .pdf, .png (a file for each page), "
        ".csv, .xlsx or .ics. `samples` writes page images of every document into the folder --out.",
    )
    parser.add_argument("document", choices=CHOICES, metavar="DOCUMENT", help=", ".join(CHOICES))
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--journal", metavar="FILE", help="the file of an event or of a case")
    source.add_argument("--structure", metavar="FILE|TEMPLATE", help="a structure sheet instead of an event")
    parser.add_argument("--book", default="", help="book of the structure sheet (default: the one it names)")
    parser.add_argument("--paper", choices=SIZES, default="a4", help="size of cards and slips (default: a4)")
    parser.add_argument(
        "--out", required=True, metavar="FILE", help="where to; - is the standard output (PDF)"
    )
    parser.add_argument(
        "--entry", type=int, action="append", metavar="N", help="only this entry; may be repeated"
    )
    parser.add_argument(
        "--table", type=int, action="append", metavar="N", help="only this table; may be repeated"
    )
    parser.add_argument(
        "--until", type=int, default=0, metavar="N", help="the event as it was after N events"
    )
    parser.add_argument(
        "--at", default="", metavar="TIME", help="the time on the paper (default: the last event's)"
    )
    parser.add_argument(
        "--link", default="", metavar="URL", help="what QR codes lead to; {entry} is the number"
    )
    parser.add_argument(
        "--about",
        default="charges",
        metavar="NOTICE",
        help="which notice of a case: charges, decision, or final- and who is told, as final-person, "
        "final-club (default: %(default)s)",
    )
    parser.add_argument(
        "--columns", default=",".join(COLUMNS),
        help=f"columns of the hendon list (default: %(default)s; known: {', '.join(CELLS)})",
    )  # fmt: skip
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.document == "samples":
        for made_file in tool("tools.paper_samples", "paper samples").write_samples(Path(args.out)):
            print(made_file)
        return 0
    source = _source(args)
    kind = Path(args.out).suffix.removeprefix(".").lower() if args.out != "-" else ""
    try:
        made = _made(args, source, kind)
    except LookupError:
        print(_SAY["nothing"].say(args.lang, what=args.document), file=sys.stderr)
        return 1
    for file, body in made:
        _write(file, body, args)
    return 0


def _made(args: argparse.Namespace, source: Source, kind: str) -> list[tuple[str, bytes]]:
    """(file, content) of everything to be written. ``LookupError`` where there is nothing to print."""
    state, book, lang = source.state, source.book, args.lang
    if args.document in _CASES:
        if not isinstance(state, Case):
            raise _wrong_source(args, Bilingual("un caso", "a case"))
        which = case_papers.REPORT if args.document == "case-report" else args.about
        data = case_papers.letter(state, which, book, lang, source.now, source.happened)
        return _pages(args, "case_letter", data)
    if not isinstance(state, Tournament):
        raise _wrong_source(args, Bilingual("un torneo", "a tournament"))
    if args.document == "calendar":
        _ending(args, kind, "ics")
        return [(args.out, calendar(state, book, lang, source.now))]
    if args.document in _LISTS:
        return [(args.out, _listed(args, state, book, _ending(args, kind, "csv", "xlsx")))]
    document = BY_CODE[args.document.replace("-", "_")]
    if args.paper not in document.sizes:
        sizes = ", ".join(document.sizes)
        raise CliError("--paper", f"este documento sale en: {sizes}", f"this document comes in: {sizes}")
    wanted = Wanted(
        state=state, book=book, lang=lang, now=source.now, size=args.paper,
        entries=tuple(args.entry) if args.entry else None, tables=tuple(args.table) if args.table else None,
        address=(lambda one: args.link.replace("{entry}", str(one.number))) if args.link else None,
    )  # fmt: skip
    if not document.count(wanted):
        raise LookupError(args.document)
    return _pages(args, document.code, document.make(wanted))


def _pages(args: argparse.Namespace, template: str, data: dict[str, Any]) -> list[tuple[str, bytes]]:
    """A PDF, or an image for each page: ``cards-1.png``, ``cards-2.png``; one alone has no number."""
    if (
        args.out == "-"
        or _ending(args, Path(args.out).suffix.removeprefix(".").lower(), "pdf", "png") == "pdf"
    ):
        return [(args.out, pdf(template, data))]
    images, out = png(template, data, PPI), Path(args.out)
    if len(images) == 1:
        return [(args.out, images[0])]
    return [(str(out.with_stem(f"{out.stem}-{page}")), image) for page, image in enumerate(images, 1)]


def _ending(args: argparse.Namespace, kind: str, *known: str) -> str:
    if kind not in known:
        endings = ", ".join(f".{one}" for one in known)
        raise CliError("--out", f"debe acabar en {endings}", f"must end in {endings}")
    return kind


def _listed(args: argparse.Namespace, state: Tournament, book: Book, kind: str) -> bytes:
    makes: dict[str, Callable[[], lists.Listing]] = {
        "entries": lambda: lists.entries(state, book, args.lang),
        "results-list": lambda: lists.results(state, book, args.lang),
        "hendon": lambda: hendon_results(state, book, _columns(args.columns)),
    }
    found = makes[args.document]()
    if kind == "csv":
        return as_csv(found.head, found.rows, "en" if args.document == "hendon" else args.lang)
    return as_xlsx(state.structure.name or state.id, found.head, found.rows)


def _columns(text: str) -> list[str]:
    columns = [one.strip() for one in text.split(",") if one.strip()]
    wrong = [one for one in columns if one not in CELLS]
    if wrong or not columns:
        known = ", ".join(CELLS)
        raise CliError("--columns", f"no vale {text!r}; hay: {known}", f"{text!r} is wrong; known: {known}")
    return columns


def _wrong_source(args: argparse.Namespace, needed: Bilingual) -> CliError:
    return CliError(
        args.journal or args.structure or "--journal",
        f"{args.document} se hace a partir de {needed.es}", f"{args.document} is made from {needed.en}",
    )  # fmt: skip


def _source(args: argparse.Namespace) -> Source:
    if args.journal:
        return _event(args)
    if args.structure:
        return _sheet(args)
    raise CliError("--journal", "hace falta, o --structure", "is needed, or --structure")


def _sheet(args: argparse.Namespace) -> Source:
    try:
        sheet = open_sheet(args.structure)
    except SheetError as error:
        raise wrong_sheet(args.structure, error.findings) from None
    name = args.book or sheet.book
    if not name:
        raise book_needed(args.structure)
    book = open_book(name)
    now = moment_of("--at", args.at)[0] if args.at else int(time.time() * 1000)
    return Source(
        Tournament(id=Path(args.structure).stem, book=book.id, structure=sheet.structure), book, now
    )


def _event(args: argparse.Namespace) -> Source:
    """The event of a file, all of it or up to a version."""
    try:
        with Path(args.journal).open("rb") as rows:
            head, lines = read_file(rows)
    except OSError as error:
        raise unreadable(args.journal, error) from None
    except FileFault as fault:
        raise CliError(args.journal, fault.say("es"), fault.say("en")) from None
    kind = KINDS.get(head.kind)
    if kind is None:
        raise CliError(args.journal, f"no se conoce «{head.kind}»", f"there is no kind {head.kind!r}")
    reader, state = Reader(kind.decider), kind.new()
    happened: list[Happened] = []
    try:
        for line in lines[: args.until or None]:
            happened.append(reader.happened(line))
            applied(kind.decider, state, happened[-1], lambda version: happened[: version - 1])
        book = kind.book(state, head)
    except Unreadable as error:
        at, wrong = error.fault.version, error.fault
        raise CliError(
            args.journal, f"versión {at}: {wrong.say('es')}", f"version {at}: {wrong.say('en')}"
        ) from None
    except RulebookError as error:
        raise CliError(args.journal, str(error), str(error)) from None
    now = moment_of("--at", args.at)[0] if args.at else state.at
    return Source(state, book, now, happened)


def _write(file: str, body: bytes, args: argparse.Namespace) -> None:
    if file == "-":
        sys.stdout.buffer.write(body)
        return
    try:
        Path(file).write_bytes(body)
    except OSError as error:
        raise unwritable("--out", file, error) from None
    print(_SAY["written"].say(args.lang, file=file, size=-(-len(body) // 1024)))
