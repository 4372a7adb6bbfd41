"""``torneo replay``: recorded hands through the engine."""

import argparse
import sys
from pathlib import Path

import msgspec

from torneo.cli.errors import say
from torneo.cli.errors import unreadable as cannot_read
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.hand.phh import PhhError, Replay, read_phh, replay

_TEXT = {
    "es": {
        "ok": "bien",
        "bad": "NO",
        "sum": "{n} manos, {ok} bien, {bad} con diferencias",
        "one": "1 mano, {ok} bien, {bad} con diferencias",
    },
    "en": {
        "ok": "ok",
        "bad": "NO",
        "sum": "{n} hands, {ok} ok, {bad} with differences",
        "one": "1 hand, {ok} ok, {bad} with differences",
    },
}


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "replay",
        help="replay PHH hand histories and report every mismatch",
        description="Replays hands in the open PHH format (.phh, .phhs): right actor, legal action, final "
        "stacks. Exit code 1 if a hand differs, 2 if a file cannot be read.",
    )
    parser.add_argument("files", nargs="+", metavar="FILE")
    add_json(parser, "[{file, hand, ok, finishing_stacks, mismatch, code, at}]")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    results: list[Replay] = []
    unreadable = False
    for file in args.files:
        try:
            Path(file).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            unreadable = True
            told = say(cannot_read(file, error), args.lang)
            results.append(Replay(file, "", False, None, told))
            if not args.json:
                print(f"torneo: {told}", file=sys.stderr)
            continue
        try:
            results += [replay(record) for record in read_phh(file)]
        except PhhError as error:
            unreadable = True
            results.append(Replay(file, "", False, None, str(error)))
            if not args.json:
                print(f"torneo: {error}", file=sys.stderr)
    good = sum(result.ok for result in results)
    if args.json:
        print(msgspec.json.encode(results).decode())
    else:
        text = _TEXT[args.lang]
        for result in results:
            if result.hand != "":
                line = f"{text['ok' if result.ok else 'bad']:5} {result.file} [{result.hand}]"
                print(line + (f"  {result.mismatch}" if result.mismatch else ""))
        print(
            text["one" if len(results) == 1 else "sum"].format(
                n=len(results), ok=good, bad=len(results) - good
            )
        )
    return 2 if unreadable else 0 if good == len(results) else 1
