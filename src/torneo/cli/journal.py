"""``torneo journal``: look at what was recorded, check it, take a whole event out or bring one in.

Exit codes: 0 all well; 1 something recorded does not hold; 2 the question could not be understood.
"""

import argparse
import contextlib
import itertools
import json
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from torneo.cli import journal_reports
from torneo.cli.database import open_database
from torneo.cli.errors import system_reason
from torneo.cli.journal_line import Told, when
from torneo.cli.journal_text import TEXT, findings_lines
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.journal.checking import Findings, check_stream
from torneo.journal.event_file import FileFault, bounded, read_file
from torneo.journal.fault import Unreadable
from torneo.journal.keeper import UnknownStream
from torneo.journal.kinds import KINDS
from torneo.journal.line import Line
from torneo.journal.since import Tips, taken_away, tips_of
from torneo.journal.store import StreamHead
from torneo.journal.transfer import Unsound, export, load
from torneo.journal.verify import Report
from torneo.writing import chips

if TYPE_CHECKING:
    from torneo.journal.database import DatabaseJournal


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "journal",
        help="look at, check, export and import what was recorded",
        description="The journal of the room in TORNEO_DATA (or DATABASE_URL): every event of every "
        "tournament, commission case and circuit, in order, each chained to the one before.",
    )
    kinds = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)

    verify = kinds.add_parser(
        "verify",
        help="check a stream, a file, or the whole room",
        description="Computes every digest again, applies every event again, looks at every state, and "
        "derives once more what the program decided by itself. Exit code 1: something does not hold; the "
        "first version at which it does not is named.",
    )
    verify.add_argument("what", nargs="?", default="", metavar="STREAM|FILE")
    verify.add_argument(
        "--since",
        default="",
        metavar="FILE",
        help="an earlier backup or event file: is all of it still there, unchanged?",
    )
    add_json(verify, "[{stream, kind, book, events, digest, sound, version, code, message, mismatches}]")
    verify.set_defaults(run=run_verify)

    listed = kinds.add_parser("list", help="every stream: kind, book, events, last change")
    add_json(listed, "[{stream, kind, book, house, events, at, digest}]")
    listed.set_defaults(run=run_list)

    show = kinds.add_parser(
        "show",
        help="who asked for what and when, and what it brought about",
        description="Money, chips and times are written as people write them, hands and rulings told in "
        "words; --json has them as they are stored.",
    )
    show.add_argument("stream", metavar="STREAM")
    show.add_argument("--after", type=int, default=0, metavar="N", help="only after this version")
    show.add_argument("--last", type=int, default=0, metavar="N", help="only the last N events")
    show.add_argument("--event", default="", metavar="KIND", help="only events of this kind, as Seated")
    show.add_argument("--by", default="", metavar="NAME", help="only what this person did")
    add_json(show, "one line of the event file for each event")
    show.set_defaults(run=run_show)

    out = kinds.add_parser("export", help="a whole event as one file (docs/journal.md)")
    out.add_argument("stream", metavar="STREAM")
    out.add_argument("file", nargs="?", default="-", metavar="FILE", help="default: standard output")
    out.add_argument("--force", action="store_true", help="replace the file if it exists")
    out.add_argument("--until", type=_version, metavar="N",
                     help="only up to this version, as where the rest is damaged")  # fmt: skip
    out.set_defaults(run=run_export)

    bring = kinds.add_parser("import", help="bring a file in, all of it or nothing")
    bring.add_argument("file", metavar="FILE", help="- is the standard input")
    bring.add_argument("--as", dest="name", default="", metavar="NAME", help="under another name")
    bring.set_defaults(run=run_import)
    for one in (verify, listed, show, out, bring):
        add_language(one)
    journal_reports.add_parsers(kinds)


def _version(text: str) -> int:
    if not text.isascii() or not text.isdigit():
        raise argparse.ArgumentTypeError(text)
    return int(text)


def _journal() -> "DatabaseJournal":
    """The journal of the room in TORNEO_DATA or DATABASE_URL."""
    open_database()
    from torneo.journal.database import DatabaseJournal

    return DatabaseJournal()


def run_verify(args: argparse.Namespace) -> int:
    text = TEXT[args.lang]
    try:
        tips = _since(args.since)
    except FileFault as fault:
        return _fail(text["bad_file"].format(file=args.since, why=fault.say(args.lang)))
    except OSError as error:
        return _fail(text["unreadable"].format(file=args.since, why=system_reason(error).say(args.lang)))
    try:
        found = list(_checked(args.what, tips))
    except FileFault as fault:
        return _bad_file(args, fault)
    except UnknownStream:
        return _fail(text["unknown"].format(stream=args.what))
    except OSError as error:
        return _fail(text["unreadable"].format(file=args.what, why=system_reason(error).say(args.lang)))
    if args.json:
        print(msgspec.json.encode([one.as_data(args.lang) for one in found]).decode())
    else:
        for line in findings_lines(found, args.lang):
            print(line)
    return 0 if all(one.sound for one in found) else 1


def _since(file: str) -> Tips:
    """How far each stream of an earlier copy goes."""
    if not file:
        return {}
    open_database()
    return tips_of(Path(file))


def _checked(what: str, tips: Tips) -> Iterator[Findings]:
    if what and (what == "-" or Path(what).is_file() or "/" in what):
        with _open(what) as rows:
            head, lines = read_file(rows)
        yield check_stream(head, KINDS, lambda: lines)
        return
    journal = _journal()
    heads = [head for head in journal.heads() if not what or head.name == what]
    whole = [one for one in (*journal.faults(), *taken_away(journal, tips)) if not what or one[0] == what]
    if what and not heads and not whole:
        raise UnknownStream(what)
    for head in heads:
        yield check_stream(head, KINDS, partial(journal.read, head.name), _seeds(head.name))
    for name, fault in whole:
        yield Findings(report=Report(head=StreamHead(name, "", ""), fault=fault))


def _seeds(stream: str) -> list[str]:
    """What the room's draws come from, also where it is still secret."""
    from torneo.room.models import Seed

    return list(Seed.objects.filter(stream=stream).values_list("seed", flat=True))


def _bad_file(args: argparse.Namespace, fault: FileFault) -> int:
    if args.json:
        told = {"stream": args.what, "sound": False, "line": fault.line, "code": fault.code,
                "message": fault.say(args.lang)}  # fmt: skip
        print(msgspec.json.encode([told]).decode())
        return 1
    print(TEXT[args.lang]["bad_file"].format(file=args.what, why=fault.say(args.lang)))
    return 1


def run_list(args: argparse.Namespace) -> int:
    journal, text = _journal(), TEXT[args.lang]
    rows: list[dict[str, Any]] = []
    for head in journal.heads():
        version, digest = journal.tip(head.name)
        last = next(journal.read(head.name, version - 1), None) if version else None
        rows.append({"stream": head.name, "kind": head.kind, "book": head.book, "house": bool(head.house),
                     "events": version, "at": last.at if last else 0, "digest": digest})  # fmt: skip
    if args.json:
        print(msgspec.json.encode(rows).decode())
        return 0
    if not rows:
        print(text["none"])
        return 0
    width = max(len(str(row["stream"])) for row in rows)
    for row in rows:
        kind = text["kinds"].get(row["kind"], row["kind"])
        told = text["row"].format(kind=kind, book=row["book"], events=chips(row["events"], args.lang))
        print(f"{row['stream']:{width}}  {told}  {when(row['at'])}  {str(row['digest'])[:12]}")
    return 0


def run_show(args: argparse.Namespace) -> int:
    journal = _journal()
    head = journal.head(args.stream)
    if head is None:
        return _fail(TEXT[args.lang]["unknown"].format(stream=args.stream))
    after = max(args.after, journal.tip(args.stream)[0] - args.last if args.last > 0 else 0)
    telling = Told(head, args.lang)
    with contextlib.suppress(Unreadable):  # what is damaged before is not asked for
        for line in itertools.takewhile(lambda one: one.version <= after, journal.read(args.stream)):
            telling.seen(line)
    for line in journal.read(args.stream, after):
        telling.seen(line)
        if args.event not in ("", line.kind) or args.by not in ("", line.actor):
            continue
        print(f'{line.text()[:-1]},"digest":"{line.digest}"}}' if args.json else _row(line, telling))
    return 0


def _row(line: Line, telling: Told) -> str:
    """The event; the first of a command after the command's name."""
    told = json.dumps(telling.told(line), ensure_ascii=False)
    asked = f"{msgspec.json.decode(line.asked)['command']} → " if line.asked else ""
    return f"{line.version:6}  {when(line.at)}  {line.actor} ({line.role})  {asked}{line.kind}  {told}"


def run_export(args: argparse.Namespace) -> int:
    text, journal = TEXT[args.lang], _journal()
    try:
        rows = export(journal, args.stream, args.until)
    except UnknownStream:
        return _fail(text["unknown"].format(stream=args.stream))
    target = Path(args.file)
    if args.file != "-" and target.exists() and not args.force:
        return _fail(text["exists"].format(file=target))
    try:
        if args.file == "-":
            sys.stdout.flush()
            sys.stdout.buffer.writelines(rows)
            return 0
        count = write_whole(target, rows)
    except Unreadable as error:
        at, why = error.fault.version, error.fault.say(args.lang)
        told = text["not_exported"].format(stream=args.stream, version=at, why=why, before=at - 1)
        return _fail(told, 1)
    except OSError as error:
        return _fail(text["unwritable"].format(file=target, why=system_reason(error).say(args.lang)))
    print(text["exported"].format(stream=args.stream, file=target, events=count - 2))
    return 0


def write_whole(target: Path, rows: Iterable[bytes]) -> int:
    """Writes a file that is there whole or not at all; how many rows it got."""
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    count = 0
    try:
        with os.fdopen(handle, "wb") as file:
            for row in rows:
                file.write(row)
                count += 1
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise
    return count


def run_import(args: argparse.Namespace) -> int:
    text = TEXT[args.lang]
    try:
        with _open(args.file) as rows:
            head, lines = load(_journal(), KINDS, rows, args.name)
    except OSError as error:
        return _fail(text["unreadable"].format(file=args.file, why=system_reason(error).say(args.lang)))
    except FileFault as fault:
        return _fail(text["not_imported"].format(file=args.file, why=fault.say(args.lang)), 1)
    except Unsound as unsound:
        first = unsound.fault
        told = text["at_version"].format(version=first.version, why=first.say(args.lang))
        return _fail(text["not_imported"].format(file=args.file, why=told), 1)
    print(text["imported"].format(stream=head.name, events=len(lines)))
    return 0


@contextlib.contextmanager
def _open(file: str) -> Iterator[Iterable[bytes]]:
    if file == "-":
        yield bounded(sys.stdin.buffer)
        return
    with Path(file).open("rb") as rows:
        yield bounded(rows)


def _fail(message: str, code: int = 2) -> int:
    print(f"torneo: {message}", file=sys.stderr)
    return code
