"""``torneo rules coverage``: which clauses are proved, by the record of the last full test run.

Exit codes: 0 done, 2 the record cannot be read, or is missing or stale where it is needed.
"""

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec

from tools.coverage.record import (
    BASELINE,
    Record,
    RecordError,
    find_root,
    read_baseline,
    read_record,
    tree_digest,
    write_baseline,
)
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.rulebook import (
    KINDS,
    Bilingual,
    Book,
    Coverage,
    Lang,
    all_books,
    book_ids,
    coverage,
    group_of,
    labels,
    load_book,
    topic_groups,
)
from torneo.rulebook.coverage import STATUSES, Tally

SAY: dict[str, Bilingual] = {
    "books": Bilingual("Libro", "Book"),
    "groups": Bilingual("Temas", "Topics"),
    "kinds": Bilingual("Clase", "Kind"),
    "all": Bilingual("Total", "Total"),
    "tested": Bilingual("probadas", "tested"),
    "shown": Bilingual("mostradas", "shown"),
    "open": Bilingual("abiertas", "open"),
    "none-open": Bilingual("Ninguna cláusula abierta.", "No clause is open."),
    "list-open": Bilingual(
        "{n} abiertas; la lista: torneo rules coverage --open",
        "{n} open; to list them: torneo rules coverage --open",
    ),
    "no-record": Bilingual(
        "Todavía no hay registro: ninguna prueba completa ha corrido aquí y todo cuenta como abierto. "
        "Ejecute: make test",
        "There is no record yet: no full test run has been made here and everything counts as open. "
        "Run: make test",
    ),
    "stale": Bilingual(
        "El registro es de antes de los últimos cambios en src/ o tests/. Para renovarlo: make test",
        "The record is older than the last changes in src/ or tests/. To renew it: make test",
    ),
    "unreadable": Bilingual("no se puede leer el registro", "the record cannot be read"),
    "baseline": Bilingual(
        "{file}: {n} cláusulas; {added} nuevas, {removed} quitadas",
        "{file}: {n} clauses; {added} added, {removed} removed",
    ),
}


def add_parser(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "coverage",
        help="which clauses are tested, shown or open",
        description="Which clauses the last full test run proved: tested, shown (information and duty "
        "clauses the product displays) or open. A proof counts only if it used nothing of the product "
        "that no page, command or API can reach.",
    )
    parser.add_argument(
        "--book", action="append", default=[], choices=book_ids(), help="only this book; repeatable"
    )
    groups = [group.id for group in topic_groups()]
    parser.add_argument(
        "--group", action="append", default=[], choices=groups, help="only this group of topics; repeatable"
    )
    parser.add_argument("--open", action="store_true", help="list the open clauses (with --json: only those)")
    parser.add_argument(
        "--update-baseline", action="store_true", help=f"write the covered clauses to {BASELINE.as_posix()}"
    )
    parser.add_argument(
        "--root",
        type=Path,
        metavar="DIR",
        help="the checkout whose record is read (default: the one around here)",
    )
    add_json(parser, "{clauses: [{id, book, topic, kind, status, tests}], totals}")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    lang: Lang = args.lang
    root = args.root or find_root(Path.cwd())
    try:
        record = read_record(root)
    except RecordError as error:
        print(f"torneo: {SAY['unreadable'].say(lang)}: {error}", file=sys.stderr)
        return 2
    complaint = "no-record" if record is None else "stale" if record.digest != tree_digest(root) else ""
    if complaint:
        print(f"torneo: {SAY[complaint].say(lang)}", file=sys.stderr)
    if args.update_baseline:
        return 2 if record is None or complaint else _update_baseline(root, record, lang)
    found = measure(record, args.book, args.group)
    if args.json:
        rows = [row for row in found.clauses if row.status == "open" or not args.open]
        shown = msgspec.structs.replace(found, clauses=tuple(rows))
        print(msgspec.json.format(msgspec.json.encode(shown), indent=2).decode())
    else:
        _tell(found, lang, list_open=args.open)
    return 0


def measure(record: Record | None, books: list[str], groups: list[str]) -> Coverage:
    """The coverage of these books and topic groups; empty lists mean all."""
    chosen = [load_book(book) for book in books] if books else all_books()
    if groups:
        chosen = [_only(book, groups) for book in chosen]
    return coverage(chosen, record.tested if record else {}, record.shown if record else ())


def _only(book: Book, groups: list[str]) -> Book:
    clauses = {clause.id: clause for clause in book.clauses.values() if group_of(clause.topic) in groups}
    return msgspec.structs.replace(book, clauses=clauses)


def _update_baseline(root: Path, record: Record, lang: Lang) -> int:
    before = read_baseline(root)
    write_baseline(root, record.covered)
    added, removed = record.covered - before, before - record.covered
    told = SAY["baseline"].say(lang)
    print(
        told.format(file=BASELINE.as_posix(), n=len(record.covered), added=len(added), removed=len(removed))
    )
    for clause in sorted(removed):
        print(f"  - {clause}")
    return 0


def _tell(found: Coverage, lang: Lang, *, list_open: bool) -> None:
    totals = found.totals
    titles = {group.id: group.title.say(lang) for group in topic_groups()}
    kinds = {kind: label.say(lang) for kind, label in labels().kinds.items()}
    _table("books", totals.books, {}, lang)
    _table(
        "groups", {group: totals.groups[group] for group in titles if group in totals.groups}, titles, lang
    )
    _table("kinds", {kind: totals.kinds[kind] for kind in KINDS if kind in totals.kinds}, kinds, lang)
    _table("all", {"": totals.all}, {"": SAY["all"].say(lang)}, lang)
    if not totals.all.open:
        print(SAY["none-open"].say(lang))
    elif not list_open:
        print(SAY["list-open"].say(lang).format(n=totals.all.open))
    else:
        for row in found.clauses:
            if row.status == "open":
                print(f"{row.id:<32}{row.topic:<28}{kinds.get(row.kind, row.kind)}")


def _table(name: str, tallies: Mapping[str, Tally], titles: Mapping[str, str], lang: Lang) -> None:
    heads = "".join(f"{SAY[status].say(lang):>11}" for status in STATUSES)
    print(f"{SAY[name].say(lang) if name != 'all' else '':<40}{heads}")
    for key, tally in tallies.items():
        cells = "".join(f"{getattr(tally, status):>11}" for status in STATUSES)
        print(f"{titles.get(key, key):<40}{cells}")
    print()
