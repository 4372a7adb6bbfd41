"""Where the events of ``torneo plan`` are played, how far it is, and the files its pictures go to."""

import argparse
import os
import re
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from torneo.cli.errors import CliError, unwritable
from torneo.cli.words import words
from torneo.simulate.planner import Forecast, Pool
from torneo.simulate.planner.drawing import alone
from torneo.simulate.planner.pictures import depth_picture, ends_picture, players_picture, tables_picture

_PROGRESS = words.text("plan_work.progress")


@contextmanager
def pool_for(args: argparse.Namespace, plain: bool) -> Iterator[Pool]:
    """Threads for compiled code, which needs no lock; processes for plain code; a Dask cluster if asked."""
    if args.dask:
        with _client(args.dask) as client:
            yield client.get_executor()
        return
    workers = args.workers or min(8, os.cpu_count() or 1)
    kind = ProcessPoolExecutor if plain and workers > 1 else ThreadPoolExecutor
    with kind(workers) as pool:
        yield pool


def _client(address: str) -> Any:
    try:
        from distributed import Client
    except ImportError:
        raise CliError("--dask", "Dask no está instalado: pip install 'torneo[cluster]'",
                       "Dask is not installed: pip install 'torneo[cluster]'") from None  # fmt: skip
    try:
        return Client(address, timeout="5s")
    except (OSError, ValueError) as error:
        raise CliError(
            "--dask", f"no se llega a {address}: {error}", f"{address} cannot be reached: {error}"
        ) from None


def progress(args: argparse.Namespace, done: int, every: int) -> None:
    """How far it is, on a terminal only; nothing more once ``every`` is 0."""
    if sys.stderr.isatty():
        text = _PROGRESS.say(args.lang, done=done, all=every) if every else ""
        print(f"\r{text:<40}" + ("" if every else "\r"), end="", file=sys.stderr, flush=True)


def draw(folder: Path, found: list[Forecast], until: int, args: argparse.Namespace, offset: int) -> None:
    """Every picture as a file; of comparisons one for each."""
    lang, first = args.lang, found[0]
    pictures = {"ends": ends_picture(first, lang, until=until, offset=offset)}
    for session in first.sessions:
        pictures[f"players-{session.name}"] = players_picture(session, lang, offset=offset)
        pictures[f"tables-{session.name}"] = tables_picture(session, lang, offset=offset)
        pictures[f"depth-{session.name}"] = depth_picture(session, lang, offset=offset)
    for number_, other in enumerate(found[1:], 1):
        pictures[f"compare-{number_}-ends"] = ends_picture(first, lang, other, until, offset)
        pictures[f"compare-{number_}-players"] = players_picture(
            first.sessions[-1], lang, other.sessions[-1], offset
        )
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, svg in pictures.items():
            file = re.sub(r"[^\w-]", "_", name) + ".svg"
            (folder / file).write_text(alone(svg), encoding="utf-8")
    except OSError as error:
        raise unwritable("--svg", folder, error) from None
