"""``torneo backup`` and ``torneo restore``: the whole room in one file, and back.

Exit codes: 0 done; 1 something recorded does not hold (the rest is done), or the room does not allow it (then
nothing was changed); 2 the file cannot be read or written.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

from torneo.cli.database import open_database
from torneo.cli.errors import no_folder, system_reason
from torneo.cli.journal import write_whole
from torneo.cli.journal_text import TEXT, fault_line
from torneo.cli.options import Subparsers, add_language
from torneo.journal.event_file import FileFault
from torneo.journal.fault import Fault
from torneo.journal.kinds import KINDS
from torneo.journal.words import say
from torneo.rulebook import Lang

_CHUNK = 1 << 20


def add_parser(subparsers: Subparsers) -> None:
    backup = subparsers.add_parser(
        "backup",
        help="the whole room in one file",
        description="Every stream, the accounts, links and secret seeds, as they are at one moment; the room "
        "may go on meanwhile. The file works with SQLite and PostgreSQL alike. Only its owner may read it. "
        "Everything is checked on the way: exit code 1 says that a stream in it does not hold, and which.",
    )
    backup.add_argument("file", metavar="FILE")
    backup.add_argument("--force", action="store_true", help="replace the file if it exists")
    backup.set_defaults(run=run_backup)
    restore = subparsers.add_parser(
        "restore",
        help="fill an empty room from a backup",
        description="Checks everything in the backup and brings in what is sound, at once or not at all; "
        "exit code 1 and a line for each stream that had to be left out. The room (TORNEO_DATA or "
        "DATABASE_URL) must have neither events nor accounts.",
    )
    restore.add_argument("file", metavar="FILE")
    restore.add_argument(
        "--without", action="append", default=[], metavar="STREAM", help="leave this one out"
    )
    restore.add_argument("--only", action="append", default=[], metavar="STREAM",
                         help="of the streams only this one; both may be given several times")  # fmt: skip
    restore.set_defaults(run=run_restore)
    for one in (backup, restore):
        add_language(one)


def run_backup(args: argparse.Namespace) -> int:
    text = TEXT[args.lang]
    target = Path(args.file)
    if target.exists() and not args.force:
        return _fail(text["exists"].format(file=target))
    if not target.parent.is_dir():
        return _fail(text["unwritable"].format(file=target, why=no_folder(target.parent).say(args.lang)))
    open_database()
    from torneo.journal.backup import make

    try:
        with tempfile.TemporaryFile() as whole:
            manifest, faults = make(whole, KINDS)
            whole.seek(0)
            write_whole(target, iter(lambda: whole.read(_CHUNK), b""))
    except OSError as error:
        return _fail(text["unwritable"].format(file=target, why=system_reason(error).say(args.lang)))
    print(text["backup"].format(file=target, **_counts(manifest)))
    print(text["secret"])
    for name, fault in faults:
        told = text["unsound_kept" if name in manifest.streams else "unsound_room"]
        print(told.format(what=fault_line(name, fault, args.lang)), file=sys.stderr)
    return 1 if faults else 0


def run_restore(args: argparse.Namespace) -> int:
    text = TEXT[args.lang]
    try:
        if not Path(args.file).is_file() and Path(args.file).exists():  # a device has no end
            why = say("not_a_file", {}, args.lang)
            return _fail(text["not_restored"].format(file=args.file, why=why), 1)
        with Path(args.file).open("rb") as file:
            open_database()
            from torneo.journal.backup import BackupFault, restore

            try:
                found = restore(file, KINDS, args.without, args.only)
            except BackupFault as wrong:
                why = wrong.say(args.lang)
                return _fail(text["not_restored"].format(file=args.file, why=why), 1)
    except OSError as error:
        return _fail(text["unreadable"].format(file=args.file, why=system_reason(error).say(args.lang)))
    print(text["restored"].format(**_counts(found)))
    for name, fault in found.left_out.items():
        told = text["not_wanted"] if fault is None else _placed(fault, args.lang)
        print(text["left_out"].format(name=name, why=told), file=sys.stderr)
    unsound = [name for name, fault in found.left_out.items() if fault is not None]
    if unsound:
        print(text["later"].format(file=args.file, name=unsound[0]), file=sys.stderr)
    return 1 if unsound else 0


def _placed(why: Fault | FileFault, lang: Lang) -> str:
    """With the version, where there is one."""
    if isinstance(why, FileFault) or not why.version:
        return why.say(lang)
    told: str = TEXT[lang]["at_version"]
    return told.format(version=why.version, why=why.say(lang))


def _counts(manifest: Any) -> dict[str, int]:
    return {
        "streams": len(manifest.streams),
        "events": sum(manifest.streams.values()),
        "objects": manifest.objects,
    }


def _fail(message: str, code: int = 2) -> int:
    print(f"torneo: {message}", file=sys.stderr)
    return code
