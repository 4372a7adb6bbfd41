"""``torneo bench floor``: how long a ruling takes, and how long the books take to load."""

import argparse
import subprocess
import sys
from time import perf_counter

import msgspec

from tools.bench.machine import machine
from tools.bench.report import Report, Row, number
from torneo.cli.errors import out_of_range
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.floor.acts import Act, Bets, Does
from torneo.floor.table import Table
from torneo.hand import Hand, Stakes
from torneo.hand.book_rules import hand_rules
from torneo.hand.start import StartPoint
from torneo.rulebook import all_books

_HIDDEN_DECK = (-1,) * 52
_STACKS = dict.fromkeys(range(1, 7), 20_000)
_BET = Does(seat=1, does="bet", to=1000)
#: Acts of seat 2 facing a bet of 1,000, or of seat 3 out of turn.
_ACTS: tuple[Act, ...] = (
    Bets(seat=2, motions=({1000: 1, 100: 5},)),
    Bets(seat=2, motions=({5000: 1},)),
    Bets(seat=2, motions=({500: 1},)),
    Bets(seat=2, says="mil cuatrocientos"),
    Bets(seat=2, says="subo, ocho mil"),
    Bets(seat=2, says="igualo y mil más"),
    Bets(seat=2, says="subo", motions=({1000: 1}, {1000: 2}), order="words_first"),
    Bets(seat=2, says="cinco", could_mean=(500, 5000)),
    Bets(seat=2, says="paso"),
    Bets(seat=2, says="vamos a bailar"),
    Bets(seat=3, says="subo a tres mil"),
    Does(seat=4, does="fold"),
)
_LOAD = """
from time import perf_counter as now
from torneo.rulebook import all_books
start = now(); all_books(); loaded = now(); all_books(); print(loaded - start, now() - loaded)
"""
_TEXT = {
    "es": ("una decisión, de media", "todos los libros, en frío", "todos los libros, en caché", "al segundo"),
    "en": ("one ruling, on average", "all books, cold", "all books, cached", "per second"),
}

#: Rounds that can be asked for.
_MOST = 100_000


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "floor",
        help="time of a ruling and of loading the books",
        description="Rules on a dozen acts under each of the books and reports the average; loads the "
        "books in a fresh process. No other library adjudicates, so there is nothing to stand beside.",
    )
    parser.add_argument("--rounds", type=int, default=40, help="times each act is ruled on (default: 40)")
    add_json(parser, "{rows: [{work, ours, peer, peer_rate, ratio}], machine}; ours is per second")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not 1 <= args.rounds <= _MOST:
        raise out_of_range("--rounds", 1, _MOST, args.rounds)
    ruling = _ruling_seconds(args.rounds)
    cold, cached = _load_seconds()
    report = Report(
        [Row("ruling", 1 / ruling), Row("books_cold", 1 / cold), Row("books_cached", 1 / cached)], machine()
    )
    if args.json:
        print(msgspec.json.encode(report).decode())
        return 0
    *names, rate = _TEXT[args.lang]
    for name, seconds in zip(names, (ruling, cold, cached), strict=True):
        print(
            f"{name:28} {number(seconds * 1000, args.lang):>9} ms {number(1 / seconds, args.lang):>12} {rate}"
        )
    return 0


def _ruling_seconds(rounds: int) -> float:
    spent, count = 0.0, 0
    for book in all_books():
        rules = hand_rules(book)
        for act in _ACTS:
            for _ in range(rounds):
                hand = Hand("nlhe", Stakes(250, 500), _STACKS, 6, deck=_HIDDEN_DECK, rules=rules,
                            stepwise=True, start=StartPoint("flop", 4000))  # fmt: skip
                table = Table(hand, book, denominations=(100, 500, 1000, 5000))
                table.rule(_BET)
                start = perf_counter()
                table.rule(act)
                spent += perf_counter() - start
                count += 1
    return spent / count


def _load_seconds() -> tuple[float, float]:
    output = subprocess.run([sys.executable, "-c", _LOAD], capture_output=True, text=True, check=True).stdout
    cold, cached = map(float, output.split())
    return cold, cached
