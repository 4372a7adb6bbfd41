"""Commands that use kernels where they are ready, and say once when they are not."""

import argparse
import sys

from torneo.cli.words import words
from torneo.room.compiling import kernels
from torneo.rulebook import Lang

_SAY = words.texts("kernel_choice")


def add_plain(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--plain", action="store_true", help="without compiled code, to compare")


def plain_asked(args: argparse.Namespace) -> bool:
    """Whether to use the plain twin: because it was asked for, or (said on standard error) because compiled
    code is missing or not ready."""
    return bool(args.plain) or not ready(args.lang)


def ready(lang: Lang) -> bool:
    state = kernels()
    if state != "ready":
        print(_SAY[state].say(lang), file=sys.stderr)
    return state == "ready"
