"""``torneo scenario pairs``: two things in one hand, every pair of them, and each failure as a scenario."""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

import msgspec

from tools.unruly.pair_report import PairsReport, report_of
from tools.unruly.pairs import SPOTS, Figures, Part, parts, search
from torneo.cli.options import Subparsers, add_books_and_games, add_json, add_language, add_seed, positive
from torneo.rulebook import Bilingual, Lang, book_ids

SAY: dict[str, Bilingual] = {
    "seed": Bilingual("semilla {seed}", "seed {seed}"),
    "pairs": Bilingual(
        "{pairs} pares de clases de actos, {cells} casillas (par, familia, reglamento), {hands} manos, "
        "{finished} hasta el final",
        "{pairs} pairs of kinds of acts, {cells} cells (pair, family, book), {hands} hands, "
        "{finished} to the end",
    ),
    "book": Bilingual(
        "{book:16}{hands:>8} manos {acts:>9} actos {refused:>8} imposibles {questions:>8} preguntas "
        "{failed:>6} fallos",
        "{book:16}{hands:>8} hands {acts:>9} acts {refused:>8} impossible {questions:>8} questions "
        "{failed:>6} failures",
    ),
    "family": Bilingual("{family:16}{hands:>8} manos", "{family:16}{hands:>8} hands"),
    "never": Bilingual(
        "{count} pares no se pudieron dar nunca enteros: {which}",
        "{count} pairs could never be told whole: {which}",
    ),
    "none": Bilingual("ningún fallo", "no failure"),
    "failure": Bilingual("{what}: {times} veces", "{what}: {times} times"),
}  # fmt: skip


def add_parser(commands: Subparsers) -> None:
    parser = commands.add_parser(
        "pairs",
        help="try every pair of acts in one hand, and report what must not be",
        description="Every ordered pair of kinds of acts, each on at least "
        f"{SPOTS} varied spots of every family of games under every book, and every irregularity before and "
        "after every other act; then the hand is played to its end by lawful answers and actions. No "
        "exception, chips conserved, the cards those that were told, nothing left open, an answer to every "
        "question that goes on, an end to every hand, and the same rulings when it is told again. Each "
        "failure is printed as the shortest scenario found that brings it about. The same seed plays the "
        "same hands. Exit code 1 if anything failed.",
    )
    parser.add_argument(
        "--sample", type=positive, metavar="HANDS", help="only so many of the hands, drawn by the seed"
    )
    add_seed(parser)
    add_books_and_games(parser)
    parser.add_argument("--jobs", type=positive, default=1, help="processes (default: %(default)s)")
    add_json(
        parser,
        "{seed, books: {id: {hands, acts, refused, questions, failed}}, families, pairs, cells, hands, "
        "finished, never, failures: [...]}",
    )
    add_language(parser)
    parser.set_defaults(run=run_command)


def run_command(args: argparse.Namespace) -> int:
    games = tuple(args.game or ())
    pieces = parts(args.book or book_ids(), games, args.sample, args.seed)
    report = report_of(_told(_searched(pieces, args.seed, games, args.jobs), len(pieces)))
    if args.json:
        print(msgspec.json.encode({"seed": args.seed, **msgspec.to_builtins(report)}).decode())
    else:
        _print(report, args.seed, args.lang)
    return 1 if report.failures else 0


def _searched(pieces: list[Part], seed: int, games: tuple[str, ...], jobs: int) -> Iterator[Figures]:
    one = partial(search, seed=seed, only=games)
    if jobs < 2:
        yield from map(one, pieces)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(one, pieces)


def _told(found: Iterator[Figures], count: int) -> Iterator[Figures]:
    """Piece by piece, a terminal that shows it hears how far it is."""
    for number, figures in enumerate(found, 1):
        if sys.stderr.isatty():
            print(f"{number} / {count}", file=sys.stderr)
        yield figures


def _print(report: PairsReport, seed: int, lang: Lang) -> None:
    def say(key: str, **values: object) -> None:
        print(SAY[key].say(lang).format(**values))

    say("seed", seed=seed)
    say("pairs", pairs=report.pairs, cells=report.cells, hands=report.hands, finished=report.finished)
    for family, hands in report.families.items():
        say("family", family=family, hands=hands)
    for book, tally in report.books.items():
        say("book", book=book, **msgspec.to_builtins(tally))
    if report.never:
        say("never", count=len(report.never), which="; ".join(report.never))
    for failure in report.failures:
        print("---\n# " + SAY["failure"].say(lang).format(what=failure.what, times=failure.times))
        print(failure.document.rstrip())
    if not report.failures:
        say("none")
