"""``torneo bench room``: durable commands, pages and live updates of the real server, on each database."""

import argparse
import importlib.util
import os
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit, urlunsplit

import msgspec

from tools import main_of
from tools.bench.machine import machine
from tools.bench.report import number
from tools.bench.room_work import Row, Sizes
from tools.chaos.postgres import Cluster, binaries
from torneo.cli.errors import out_of_range
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.writing import Lang, chips

DATABASES = ("sqlite", "postgresql")
_WORK = "tools.bench.room_work"
_TEXT: dict[str, dict[str, str]] = {
    "es": {
        "commands": "órdenes guardadas, una tras otra",
        "command_p99": "una orden, p99",
        "page_p50": "una página, p50",
        "page_p99": "una página, p99",
        "pages": "páginas, {n} visitantes a la vez",
        "page_p99_busy": "una página así, p99",
        "ruling_p50": "un fallo, del toque a la tarjeta, {n} tabletas, p50",
        "ruling_p99": "un fallo, del toque a la tarjeta, {n} tabletas, p99",
        "live_last": "un cambio en la última de {n} pantallas, p50",
        "live_worst": "y el más lento de {n} cambios",
        "memory": "memoria por pantalla, {n} abiertas",
        "threads": "hilos añadidos por {n} pantallas",
        "live_last_many": "un cambio en la última de {n} pantallas",
        "heads": "medido|límite",
        "over": "por encima",
        "under": "por debajo",
        "failed": "la sala ha fallado con {database}: el motivo está arriba",
        "missing": "PostgreSQL no está instalado y DATABASE_URL no dice dónde: no se mide",
    },
    "en": {
        "commands": "durable commands, one by one",
        "command_p99": "one command, p99",
        "page_p50": "one page, p50",
        "page_p99": "one page, p99",
        "pages": "pages, {n} visitors at once",
        "page_p99_busy": "one such page, p99",
        "ruling_p50": "a ruling, from tap to card, {n} tablets, p50",
        "ruling_p99": "a ruling, from tap to card, {n} tablets, p99",
        "live_last": "a change on the last of {n} screens, p50",
        "live_worst": "and the slowest of {n} changes",
        "memory": "memory per screen, {n} open",
        "threads": "threads added by {n} screens",
        "live_last_many": "a change on the last of {n} screens",
        "heads": "measured|budget",
        "over": "over",
        "under": "under",
        "failed": "the room failed on {database}: the reason is above",
        "missing": "PostgreSQL is not installed and DATABASE_URL does not say where: not measured",
    },
}


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "room",
        help="commands, pages and live updates of the server, on SQLite and PostgreSQL",
        description="Starts the real server on a room of its own and measures durable commands per second, "
        "page latency, rulings asked for by dealers' tablets and how long a change takes to show on every "
        "open page, beside what was promised. "
        "PostgreSQL: a database made for this on the server of DATABASE_URL, or a cluster in a temporary "
        "folder.",
    )
    parser.add_argument("--database", choices=DATABASES, action="append", help="only this (default: both)")
    parser.add_argument("--watchers", type=int, default=2_000, metavar="N", help="open pages (default: 2000)")
    parser.add_argument("--quick", action="store_true", help="a tenth of the work, for a first look")
    add_json(parser, "{rows: [{database, work, value, unit, budget, more, n}], machine}")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not 1 <= args.watchers <= 10_000:
        raise out_of_range("--watchers", 1, 10_000, args.watchers)
    sizes = Sizes(many=args.watchers)
    if args.quick:
        most = args.watchers
        sizes = Sizes(
            players=18, commands=40, pages=20, acts=3, changes=3, few=min(20, most), many=most // 10 or 1
        )
    rows: list[Row] = []
    for database in args.database or DATABASES:
        with _address(database) as url:
            if url is None:
                print(_TEXT[args.lang]["missing"], file=sys.stderr)
                if args.database:
                    return 2
                continue
            try:
                rows += _measured(database, url, sizes)
            except subprocess.CalledProcessError:
                print(_TEXT[args.lang]["failed"].format(database=database), file=sys.stderr)
                return 2
    if args.json:
        print(msgspec.json.encode({"rows": rows, "machine": machine()}).decode())
    else:
        _print(rows, args.lang)
    return 0 if all(row.within for row in rows) else 1


def _measured(database: str, url: str, sizes: Sizes) -> list[Row]:
    """In a process of its own, with a data folder of its own."""
    with tempfile.TemporaryDirectory(prefix="torneo-bench-") as folder:
        env = {**os.environ, "TORNEO_DATA": folder, "DATABASE_URL": url}
        env.pop("DJANGO_SETTINGS_MODULE", None)
        done = subprocess.run(
            [*main_of(_WORK), database, msgspec.json.encode(sizes).decode()],
            env=env, stdout=subprocess.PIPE, check=True,
        )  # fmt: skip
    return msgspec.json.decode(done.stdout.splitlines()[-1], type=list[Row])


@contextmanager
def _address(database: str) -> Iterator[str | None]:
    """The address of an empty database: "" for SQLite, None where there is no PostgreSQL."""
    if database == "sqlite":
        yield ""
    elif os.environ.get("DATABASE_URL"):
        with _new_database(os.environ["DATABASE_URL"]) as url:
            yield url
    else:
        if importlib.util.find_spec("psycopg") is None or binaries() is None:
            yield None
            return
        cluster = Cluster()
        try:
            yield cluster.start().database()
        finally:
            cluster.stop()


@contextmanager
def _new_database(url: str) -> Iterator[str]:
    """A database beside the one of the address, dropped afterwards."""
    import psycopg

    name = f"torneo_bench_{secrets.token_hex(4)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
        try:
            yield urlunsplit(urlsplit(url)._replace(path=f"/{name}"))
        finally:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())


def _print(rows: list[Row], lang: Lang) -> None:
    text = _TEXT[lang]
    measured, budget = text["heads"].split("|")
    for database in dict.fromkeys(row.database for row in rows):
        print(f"{database:56}{measured:>14}{budget:>14}")
        for row in rows:
            if row.database != database:
                continue
            count = chips(row.n, lang)
            limit = (
                ""
                if row.budget is None
                else f"{'≥' if row.more else '≤'} {number(row.budget, lang)} {row.unit}"
            )
            verdict = "" if row.within else f"  {text['under' if row.more else 'over']}"
            value = f"{number(row.value, lang) if row.unit else int(row.value)} {row.unit}"
            print(f"  {text[row.work].format(n=count):54}{value:>14}{limit:>14}{verdict}")
        print()
    print(", ".join(list(machine().values())[:3]))
