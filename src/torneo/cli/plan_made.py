"""``torneo plan calibrate`` and ``torneo plan check``: the planner's odds made from events of the real
engine, and its answers beside that engine's."""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import msgspec

import torneo.simulate.planner
from torneo import __version__
from torneo.cli.errors import out_of_range, unwritable
from torneo.cli.options import Subparsers, add_json, add_language, add_seed
from torneo.cli.plan_text import table
from torneo.cli.words import words
from torneo.simulate.planner.calibrating import calibrated, lessons, take
from torneo.simulate.planner.checking import (
    ENGINE_RUNS,
    FIRST_SEED,
    TRIALS,
    Trial,
    beside,
    engine_minutes,
    planner_minutes,
)
from torneo.tournament.structure.templates import template_names
from torneo.writing import number

_SHIPPED = Path(torneo.simulate.planner.__file__).parent / "data" / "calibration.json"
_LIMIT = 5.0
_SAY = words.texts("plan_made")


def add_parsers(commands: Subparsers) -> None:
    made = commands.add_parser(
        "calibrate", help="make the odds of a hand again from events of the real engine",
        description="Plays some 270 events through the real engine, counts their hands and writes the odds "
        "the planner draws from. About four minutes on two cores; the same code makes the same file.",
    )  # fmt: skip
    made.add_argument(
        "--out", metavar="FILE", default=str(_SHIPPED), help="where (default: the file shipped)"
    )
    made.add_argument("--share", type=float, default=1.0, metavar="S", help="only a share of the events")
    checked = commands.add_parser(
        "check", help="the planner's median end beside that of the real engine",
        description="Plays each sheet through the real engine, with seeds and fields the calibration did not "
        "use, and through the planner. Exit code 1 if a median is off by 5 percent or more.",
    )  # fmt: skip
    checked.add_argument(
        "--engine-runs",
        type=int,
        default=ENGINE_RUNS,
        metavar="N",
        help="full simulations of each (default: 50)",
    )
    checked.add_argument(
        "--runs", type=int, default=1000, metavar="N", help="planned events of each (default: 1000)"
    )
    checked.add_argument("--structure", choices=template_names(), help="only this template, with --entries")
    checked.add_argument("--entries", type=int, default=60, metavar="N")
    checked.add_argument("--book", default="tda-2013")
    add_json(checked, "[{sheet, book, entries, minutes, new, planner, engine, engine_runs, percent}]")
    for command in (made, checked):
        command.add_argument("--workers", type=int, default=0, metavar="N", help="workers on this machine")
        add_language(command)
    add_seed(checked, FIRST_SEED)
    made.set_defaults(run=calibrate)
    checked.set_defaults(run=check)


def calibrate(args: argparse.Namespace) -> int:
    if not 0.02 <= args.share <= 1:
        raise out_of_range("--share", 0.02, 1, f"{args.share:g}")
    asked = lessons(args.share)
    with ProcessPoolExecutor(_workers(args)) as pool:
        found = list(pool.map(take, asked))
    made = calibrated(found, {"torneo": __version__, "share": args.share})
    path = Path(args.out)
    try:
        path.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1))
    except OSError as error:
        raise unwritable("--out", path, error) from None
    hands = number(sum(one.hands for one in made.kinds.values()), args.lang)
    print(_SAY["made"].say(args.lang, events=made.made["events"], hands=hands, file=path))
    return 0


def check(args: argparse.Namespace) -> int:
    if not 1 <= args.engine_runs <= 1000:
        raise out_of_range("--engine-runs", 1, 1000, args.engine_runs)
    if not 10 <= args.runs <= 100_000:
        raise out_of_range("--runs", 10, 100_000, args.runs)
    trials = TRIALS
    if args.structure:
        trials = (Trial(sheet=args.structure, book=args.book, entries=args.entries),)
    rows = []
    with ProcessPoolExecutor(_workers(args)) as pool:
        for trial in trials:
            planned = pool.submit(planner_minutes, trial, args.runs, args.seed)
            seeds = range(args.seed, args.seed + args.engine_runs)
            played = list(pool.map(engine_minutes, [trial] * len(seeds), seeds))
            rows.append(beside(trial, planned.result(), played))
    fine = all(abs(row.percent) < _LIMIT for row in rows)
    if args.json:
        print(msgspec.json.encode(rows).decode())
        return 0 if fine else 1
    lang = args.lang
    names = ("sheet", "book", "entries", "planner", "engine", "off")
    heads = [_SAY[key].say(lang, runs=args.engine_runs) for key in names]
    shown = [heads]
    for row in rows:
        name = row.sheet
        if row.minutes:
            name = _SAY["own_minutes"].say(lang, sheet=row.sheet, n=row.minutes)
        sign = "+" if row.percent > 0 else ""
        shown.append([
            name + (" *" if row.new else ""), row.book, number(row.entries, lang),
            _SAY["minutes"].say(lang, n=number(row.planner, lang, 1)),
            _SAY["minutes"].say(lang, n=number(row.engine, lang, 1)),
            f"{sign}{number(row.percent, lang, 1)} %",
        ])  # fmt: skip
    for line in table(shown):
        print(line)
    if any(row.new for row in rows):
        print(_SAY["new"].say(lang))
    print(_SAY["fine" if fine else "far"].say(lang, limit=number(_LIMIT, lang)))
    return 0 if fine else 1


def _workers(args: argparse.Namespace) -> int:
    if not 0 <= args.workers <= 64:
        raise out_of_range("--workers", 0, 64, args.workers)
    return args.workers or min(8, os.cpu_count() or 1)
