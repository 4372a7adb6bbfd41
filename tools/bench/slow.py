"""``torneo bench slow``: pages and commands of the room while slow and broken clients hold on to it."""

import argparse
import os
import subprocess
import sys
import tempfile

import msgspec

from tools import main_of
from tools.bench.machine import machine
from tools.bench.report import number
from tools.bench.slow_work import Sizes, Slow
from torneo.cli.errors import out_of_range
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.writing import Lang, chips

_WORK = "tools.bench.slow_work"
_TEXT = {
    "es": {
        "title": "{n} clientes retenidos: a medio enviar, callados o que no leen",
        "page_p50": "una página, p50",
        "page_p99": "una página, p99",
        "command_p50": "una orden, p50",
        "command_p99": "una orden, p99",
        "heads": "en calma|con ellos|límite",
        "over": "por encima",
        "failed": "la sala ha fallado: el motivo está arriba",
    },
    "en": {
        "title": "{n} clients held: half-sent, silent, or not reading",
        "page_p50": "one page, p50",
        "page_p99": "one page, p99",
        "command_p50": "one command, p50",
        "command_p99": "one command, p99",
        "heads": "quiet|with them|budget",
        "over": "over",
        "failed": "the room failed: the reason is above",
    },
}


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "slow",
        help="pages and commands while a thousand slow clients hold on to the room",
        description="Starts the real server on a room of its own, measures a director's page and command, "
        "then holds clients that send half a request, say nothing or do not read, and measures again: the "
        "slowest hundredth may take twice as long as before.",
    )
    parser.add_argument("--held", type=int, default=1_000, metavar="N", help="slow clients (default: 1000)")
    parser.add_argument("--quick", action="store_true", help="a tenth of the pages and commands")
    add_json(parser, "{rows: [{work, value, quiet, unit, budget, n}], machine}")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not 1 <= args.held <= 5_000:
        raise out_of_range("--held", 1, 5_000, args.held)
    sizes = Sizes(held=args.held, asked=30 if args.quick else 300)
    text = _TEXT[args.lang]
    with tempfile.TemporaryDirectory(prefix="torneo-bench-") as folder:
        env = {**os.environ, "TORNEO_DATA": folder, "DATABASE_URL": ""}
        env.pop("DJANGO_SETTINGS_MODULE", None)
        done = subprocess.run(
            [*main_of(_WORK), msgspec.json.encode(sizes).decode()],
            env=env, stdout=subprocess.PIPE, check=False,
        )  # fmt: skip
    if done.returncode:
        print(text["failed"], file=sys.stderr)
        return 2
    rows = msgspec.json.decode(done.stdout.splitlines()[-1], type=list[Slow])
    if args.json:
        print(msgspec.json.encode({"rows": rows, "machine": machine()}).decode())
    else:
        _print(rows, args.lang)
    return 0 if all(row.within for row in rows) else 1


def _print(rows: list[Slow], lang: Lang) -> None:
    text = _TEXT[lang]
    count = chips(rows[0].n, lang)
    quiet, held, budget = text["heads"].split("|")
    print(f"{text['title'].format(n=count):62}{quiet:>12}{held:>12}{budget:>14}")
    for row in rows:
        most = "" if row.budget is None else f"≤ {number(row.budget, lang)} {row.unit}"
        verdict = "" if row.within else f"  {text['over']}"
        shown = [f"{number(value, lang)} {row.unit}" for value in (row.quiet, row.value)]
        print(f"  {text[row.work]:60}{shown[0]:>12}{shown[1]:>12}{most:>14}{verdict}")
    print("\n" + ", ".join(list(machine().values())[:3]))
