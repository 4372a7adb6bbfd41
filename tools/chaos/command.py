"""``torneo chaos``: a room of its own, worked in and killed again and again; what was answered must be there,
once.

Exit codes: 0 nothing lost, nothing doubled, everything holds; 1 something was not so; 2 it cannot be done
here.
"""

import argparse
import contextlib
import importlib.util
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tools.chaos.disk import Disk
from tools.chaos.figures import Figures
from tools.chaos.postgres import Cluster, binaries
from torneo.cli.errors import CliError, out_of_range
from torneo.cli.options import Subparsers, add_json, add_language, add_seed

_MOST = 100_000
#: What can be left out.
DISTURBANCES = ("disk", "clock", "slow")


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "chaos",
        help="kill the room again and again while it is worked in: nothing may be lost or done twice",
        description="Makes a room of its own in a temporary folder, serves it with two real servers on this "
        "machine only, and has a desk, a console, the floor, a dealer and a cashier work in it, through "
        "forms and through the API. Meanwhile servers are ended with kill -9 (on PostgreSQL also its own), "
        "the disk fills up, clocks jump and slow clients hold connections. What gets no answer is sent again "
        "with its key. After each kill the whole journal is checked: every command answered as done is "
        "there, exactly once, and chips add up. Exit code 1: something was lost, doubled or does not hold.",
    )
    parser.add_argument("--kills", type=int, default=10, metavar="N", help="how often (default: 10)")
    parser.add_argument(
        "--minutes", type=float, default=0, metavar="M", help="end after so long, however many were killed"
    )
    parser.add_argument(
        "--postgres", action="store_true", help="on a PostgreSQL of its own, made from the installed binaries"
    )
    parser.add_argument(
        "--without", action="append", default=[], choices=DISTURBANCES, help="leave one disturbance out"
    )
    add_seed(parser)
    add_json(parser, "{database, seed, seconds, kills, commands, unanswered, lost, doubled, wrong, …}")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not 1 <= args.kills <= _MOST:
        raise out_of_range("--kills", 1, _MOST, args.kills)
    if args.postgres and (importlib.util.find_spec("psycopg") is None or binaries() is None):
        raise CliError(
            "--postgres", "hace falta PostgreSQL instalado y psycopg (pip install 'torneo[postgres]')",
            "PostgreSQL and psycopg (pip install 'torneo[postgres]') must be installed",
        )  # fmt: skip
    found = _stormed(args)
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        print("\n".join(found.lines(args.lang)))
    return 0 if found.sound else 1


def _stormed(args: argparse.Namespace) -> Figures:
    with contextlib.ExitStack() as stack:
        disk = None if "disk" in args.without else stack.enter_context(contextlib.closing(Disk()))
        if args.postgres and disk is not None and disk.how == "limit":
            disk = None
        within = disk.folder if disk is not None else None
        cluster = stack.enter_context(_cluster(within)) if args.postgres else None
        data = disk.data if disk is not None else Path(stack.enter_context(_folder()))
        os.environ["TORNEO_DATA"] = str(data)
        os.environ["DATABASE_URL"] = cluster.database() if cluster is not None else ""
        os.environ.pop("DJANGO_SETTINGS_MODULE", None)
        from torneo.room.open_files import allow_files
        from torneo.room.serve import prepare

        allow_files()
        prepare()
        from tools.chaos.storm import Storm

        def tell(line: str) -> None:
            print(line, file=sys.stderr, flush=True)

        try:
            return Storm(args.seed, disk, data, cluster, args.without).run(args.kills, args.minutes, tell)
        finally:
            from django.db import connections

            connections.close_all()


@contextlib.contextmanager
def _cluster(within: Path | None) -> Iterator[Cluster]:
    cluster = Cluster(within)
    try:
        yield cluster.start()
    finally:
        cluster.stop()


@contextlib.contextmanager
def _folder() -> Iterator[str]:
    folder = tempfile.mkdtemp(prefix="torneo-chaos-")
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
