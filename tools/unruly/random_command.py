"""``torneo scenario random``: random play at the floor, and each thing that must not be as a scenario."""

import argparse
import random
import sys

import msgspec

from tools.unruly.play import Failure, Report, play_unruly
from torneo.cli.options import Subparsers, add_books_and_games, add_json, add_language, add_seed, positive
from torneo.hand import GAMES
from torneo.rulebook import Bilingual, Lang, book_ids, load_book

SAY: dict[str, Bilingual] = {
    "seed": Bilingual("semilla {seed}", "seed {seed}"),
    "book": Bilingual(
        "{book:16}{hands:>8} manos {acts:>9} actos {refused:>8} imposibles {questions:>8} preguntas "
        "{failed:>6} fallos",
        "{book:16}{hands:>8} hands {acts:>9} acts {refused:>8} impossible {questions:>8} questions "
        "{failed:>6} failures",
    ),
    "none": Bilingual("ningún fallo", "no failure"),
    "failure": Bilingual("{what}: {times} veces", "{what}: {times} times"),
}  # fmt: skip
_OFTEN = 20_000
"""Acts after which the terminal hears how far it is."""


def add_parser(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "random",
        help="play random acts, absurd ones too, and report what must not be",
        description="Varied spots of every game under every book, any act the floor understands, sensible or "
        "absurd, and answers to its questions. After each act: no exception, no chip made or lost, no "
        "negative stack or bet, clauses of the book in every ruling, an answer to every question, and the "
        "same rulings when the hand is told again. Each failure is printed as the shortest scenario found "
        "that brings it about. The same seed plays the same hands. Exit code 1 if anything failed.",
    )
    parser.add_argument(
        "--acts", type=positive, default=100_000, help="about how many acts (default: %(default)s)"
    )
    add_seed(parser)
    add_books_and_games(parser)
    add_json(parser, "{seed, books: {id: {hands, acts, refused, questions, failed}}, failures: [...]}")
    add_language(parser)
    parser.set_defaults(run=run_command)


def run_command(args: argparse.Namespace) -> int:
    books = [load_book(name) for name in args.book or book_ids()]
    games = tuple(args.game or GAMES)
    report = play_unruly(random.Random(args.seed), args.acts, books, games, _Progress(args.acts))
    if args.json:
        told = {"seed": args.seed, **msgspec.to_builtins(report)}
        print(msgspec.json.encode(told).decode())
    else:
        _print(report, args.seed, args.lang)
    return 1 if report.failures else 0


class _Progress:
    """How many acts are done, on a terminal that shows it."""

    def __init__(self, acts: int) -> None:
        self.acts, self.next = acts, _OFTEN

    def __call__(self, done: int) -> None:
        if done >= self.next and sys.stderr.isatty():
            print(f"{done:,} / {self.acts:,}", file=sys.stderr)
            self.next += _OFTEN


def _print(report: Report, seed: int, lang: Lang) -> None:
    print(SAY["seed"].say(lang).format(seed=seed))
    for book, tally in report.books.items():
        print(SAY["book"].say(lang).format(book=book, **msgspec.to_builtins(tally)))
    for failure in report.failures:
        print("---")
        print(f"# {_said(failure, lang)}")
        print(failure.document.rstrip())
    if not report.failures:
        print(SAY["none"].say(lang))


def _said(failure: Failure, lang: Lang) -> str:
    return SAY["failure"].say(lang).format(what=failure.what, times=failure.times)
