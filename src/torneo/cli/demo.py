"""``torneo demo``: a living tournament to watch and steer; ``torneo demo hand``: one hand in the terminal."""

import argparse
import os
import shutil
from pathlib import Path
from typing import get_args

from torneo.cli import demo_hand
from torneo.cli.addresses import free_port
from torneo.cli.errors import CliError, out_of_range
from torneo.cli.options import Subparsers, add_language, add_seed
from torneo.cli.serve import allow_names
from torneo.cli.structure import open_book
from torneo.cli.words import words
from torneo.room.demo.sheet import CURRENCIES
from torneo.room.network import Served
from torneo.rulebook import book_ids
from torneo.writing import Lang

#: Says that a folder is a demonstration's, so that it may be emptied.
_MARK = ".torneo-demo"
_OWN = (
    "torneo.sqlite3",
    "torneo.sqlite3-wal",
    "torneo.sqlite3-shm",
    "torneo.lock",
    "secret-key",
    "static",
    _MARK,
)
_FEWEST, _MOST = 12, 500
_FASTEST = 60
_SAY = words.texts("demo")


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "demo",
        help="a living tournament in the browser; demo hand: one hand in the terminal",
        description="Serves a demonstration event that bots play through the commands a director gives: "
        "entries, draws, clock, moves, rulings, penalties, bubble, prizes, then the next event. The first "
        "page says what to open. Nothing of it touches a real room.",
    )
    parser.add_argument("--book", default="fcp-2025", help="book id or house file (default: fcp-2025)")
    parser.add_argument("--entries", type=int, default=60, metavar="N", help="players who come (default: 60)")
    parser.add_argument(
        "--currency",
        choices=CURRENCIES,
        default="",
        help="what prices and prizes are in (default: the currency of the sheet the book is shown with)",
    )
    parser.add_argument(
        "--speed",
        type=float,
        default=20,
        metavar="X",
        help="times faster than the clock (default: 20; 0: paused)",
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="0.0.0.0 for the whole network (default: 127.0.0.1)"
    )
    parser.add_argument("--port", type=int, metavar="N", help="default: 8000, or the next that is free")
    parser.add_argument("--data", metavar="DIR", help="data folder (default: ~/.torneo-demo)")
    parser.add_argument("--keep", action="store_true", help="go on with what the folder holds from last time")
    add_seed(parser)
    add_language(parser, get_args(Lang))
    parser.set_defaults(run=run)
    parts = parser.add_subparsers(title="instead of it", metavar="", required=False)
    demo_hand.add_parser(parts)


def run(args: argparse.Namespace) -> int:
    if not _FEWEST <= args.entries <= _MOST:
        raise out_of_range("--entries", _FEWEST, _MOST, args.entries)
    if not 0 <= args.speed <= _FASTEST:
        raise out_of_range("--speed", 0, _FASTEST, f"{args.speed:g}")
    book = open_book(args.book)
    port = free_port(args.host, args.port)
    folder = Path(args.data or Path.home() / ".torneo-demo").expanduser().absolute()
    clear_folder(folder, keep=args.keep)
    os.environ["TORNEO_DATA"] = str(folder)
    os.environ["TORNEO_LANG"] = args.lang
    os.environ.pop("DATABASE_URL", None)
    allow_names(args.host)
    Served("http", args.host, port).tell()
    from torneo.room.serve import prepare, serve

    prepare()
    from torneo.room.demo import announce, end_show
    from torneo.room.demo.accounts import make_accounts
    from torneo.room.demo.show import Show

    make_accounts()
    house = Path(args.book).read_text(encoding="utf-8") if book.id not in book_ids() else ""
    show = announce(Show(book, args.entries, args.speed, args.seed, house=house, currency=args.currency))

    def ready() -> None:
        show.start()
        _tell(args, book.short, port, folder)

    try:
        serve(args.host, port, ready)
    finally:
        end_show()
    return 0


def clear_folder(folder: Path, keep: bool) -> None:
    """An empty folder marked as a demonstration's. A room's own folder is never touched."""
    mark = folder / _MARK
    if folder.exists() and not mark.exists() and any(folder.iterdir()):
        raise CliError(
            "--data", f"{folder} guarda otra cosa: elija otra carpeta",
            f"{folder} holds something else: choose another folder",
        )  # fmt: skip
    if not keep and folder.exists():
        for name in _OWN:
            if (folder / name).is_dir():
                shutil.rmtree(folder / name)
            else:
                (folder / name).unlink(missing_ok=True)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    mark.touch()


def _tell(args: argparse.Namespace, book: str, port: int, folder: Path) -> None:
    from torneo.room.demo.accounts import ACCOUNTS, PASSWORD

    lang = args.lang
    print(_SAY["title"].say(lang, entries=args.entries, book=book, speed=f"{args.speed:g}"))
    print(f"\n  {_SAY['open'].say(lang)}")
    for address in Served("http", args.host, port).addresses():
        print(f"    {address}")
    print(f"\n  {_SAY['accounts'].say(lang, password=PASSWORD)}")
    print("    " + " · ".join(username for username, _, _ in ACCOUNTS))
    print(f"\n  {_SAY['stop'].say(lang, data=folder)}", flush=True)
