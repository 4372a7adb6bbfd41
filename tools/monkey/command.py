"""``torneo monkey``: random hands at a dealer's tablet, through the pages of a room of its own.

Exit codes: 0 everything held; 1 something did not.
"""

import argparse
import math
import os
import shutil
import sys
import tempfile
import time

import msgspec

from torneo.cli.options import Subparsers, add_books_and_games, add_json, add_language, add_seed, positive
from torneo.rulebook import book_ids


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "monkey",
        help="play random hands at a dealer's tablet, and report what must not be",
        description="Makes a room of its own in a temporary folder and plays random hands at its tables, "
        "through the pages a dealer taps: nothing told but the result, only the moment of trouble, or every "
        "act, sensible or absurd; acts taken back, answers lost and sent again with their key, two tablets "
        "of one table, a floor that answers late, players who leave, come back and are penalised in "
        "mid-hand. After each hand: no fault of the program, chips conserved, the hand ended, no matter of "
        "it left open that the book does not leave open, and its PHH file replays to the same stacks or "
        "says why it cannot be written. After each night the journal is verified. The same seed plays the "
        "same hands. Exit code 1 if anything did not hold.",
    )
    parser.add_argument("--hands", type=positive, default=500, help="how many (default: %(default)s)")
    parser.add_argument(
        "--each", type=positive, default=40, metavar="N", help="of a night, at most (default: %(default)s)"
    )
    parser.add_argument(
        "--minutes", type=float, default=0, metavar="M", help="end after so long, however many were played"
    )
    parser.add_argument("--night", type=positive, metavar="N", help="only that night of the seed")
    add_seed(parser)
    add_books_and_games(parser)
    add_json(parser, "{seed, books, nights, hands, told, counts, phh_refused, failures: [...]}")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    folder = tempfile.mkdtemp(prefix="torneo-monkey-")
    os.environ["TORNEO_DATA"], os.environ["DATABASE_URL"] = folder, ""
    os.environ.pop("DJANGO_SETTINGS_MODULE", None)
    try:
        from torneo.room.serve import prepare

        prepare()
        from tools.monkey.nights import Monkey

        monkey = Monkey(args.seed, args.book or book_ids(), args.game or ())
        if args.night:
            monkey.night(args.night, args.each)
        else:
            monkey.play(args.hands, args.each, _Progress(args.hands, args.minutes))
    finally:
        from django.db import connections

        connections.close_all()
        shutil.rmtree(folder, ignore_errors=True)
    found = monkey.figures
    if args.json:
        print(msgspec.json.encode(found).decode())
    else:
        print("\n".join(found.lines(args.lang)))
    return 1 if found.failures else 0


class _Progress:
    """How far it is, on a terminal that shows it; False when the time is over."""

    def __init__(self, hands: int, minutes: float) -> None:
        self.hands = hands
        self.ends = time.monotonic() + 60 * minutes if minutes > 0 else math.inf

    def __call__(self, done: int) -> bool:
        if sys.stderr.isatty():
            print(f"{done:,} / {self.hands:,}", file=sys.stderr)
        return time.monotonic() < self.ends
