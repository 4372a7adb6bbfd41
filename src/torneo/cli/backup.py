"""``torneo backup`` and ``torneo restore``: the whole room in one file, and back.

Exit codes: 0 done; 1 the file or the room does not allow it, and nothing was changed; 2 the file cannot be
read or written.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import Any

from torneo.cli.database import open_database
from torneo.cli.errors import no_folder, system_reason
from torneo.cli.journal import write_whole
from torneo.cli.journal_text import TEXT
from torneo.cli.options import Subparsers, add_language
from torneo.journal.event_file import FileFault
from torneo.journal.kinds import KINDS
from torneo.journal.verify import Fault
from torneo.journal.words import say
from torneo.rulebook import Lang

_CHUNK = 1 << 20


def add_parser(subparsers: Subparsers) -> None:
    backup = subparsers.add_parser(
        "backup",
        help="the whole room in one file",
        description="Every stream, the accounts, links and secret seeds, as they are at one moment; the room "
        "may go on meanwhile. The file works with SQLite and PostgreSQL alike. Only its owner may read it.",
    )
    backup.add_argument("file", metavar="FILE")
    backup.add_argument("--force", action="store_true", help="replace the file if it exists")
    backup.set_defaults(run=run_backup)
    restore = subparsers.add_parser(
        "restore",
        help="fill an empty room from a backup",
        description="Checks everything in the backup and brings it in, all of it or nothing. The room "
        "(TORNEO_DATA or DATABASE_URL) must have neither events nor accounts.",
    )
    restore.add_argument("file", metavar="FILE")
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
            manifest = make(whole)
            whole.seek(0)
            write_whole(target, iter(lambda: whole.read(_CHUNK), b""))
    except OSError as error:
        return _fail(text["unwritable"].format(file=target, why=system_reason(error).say(args.lang)))
    print(text["backup"].format(file=target, **_counts(manifest)))
    print(text["secret"])
    return 0


def run_restore(args: argparse.Namespace) -> int:
    text = TEXT[args.lang]
    try:
        with Path(args.file).open("rb") as file:
            open_database()
            from torneo.journal.backup import BackupFault, restore

            try:
                manifest = restore(file, KINDS)
            except BackupFault as fault:
                why = say(fault.code, _told(fault.facts, args.lang), args.lang)
                return _fail(text["not_restored"].format(file=args.file, why=why), 1)
    except OSError as error:
        return _fail(text["unreadable"].format(file=args.file, why=system_reason(error).say(args.lang)))
    print(text["restored"].format(**_counts(manifest)))
    return 0


def _counts(manifest: Any) -> dict[str, int]:
    return {
        "streams": len(manifest.streams),
        "events": sum(manifest.streams.values()),
        "objects": manifest.objects,
    }


def _told(facts: dict[str, Any], lang: Lang) -> dict[str, Any]:
    """Faults inside a fault in the language of the rest."""
    return {
        name: value.say(lang) if isinstance(value, FileFault | Fault) else value
        for name, value in facts.items()
    }


def _fail(message: str, code: int = 2) -> int:
    print(f"torneo: {message}", file=sys.stderr)
    return code
