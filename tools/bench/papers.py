"""``torneo bench papers``: how long it takes to print a room full of seat cards, and every other document."""

import argparse
from time import perf_counter

import msgspec

from tools.bench.machine import machine
from tools.bench.report import Report, Row, number
from tools.paper_samples import full_room, sample_link
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.paper.catalogue import BY_CODE, Wanted, printed
from torneo.paper.heading import SIZES
from torneo.paper.qr import qr

_TEXT = {
    "es": ("{cards} tarjetas de asiento, {size}", "s", "por segundo", "{cards} comprobantes, {size}"),
    "en": ("{cards} seat cards, {size}", "s", "per second", "{cards} receipts, {size}"),
}


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "papers",
        help="time to print a room full of seat cards",
        description="Seats a field and makes its seat cards and receipts as PDF on each paper, each with a "
        "QR code of its own. The room is seated before the clock runs; codes, data and setting are timed.",
    )
    parser.add_argument("--cards", type=int, default=450, help="players with a seat (default: 450)")
    add_json(parser, "{rows: [{work, ours, peer, peer_rate, ratio}], machine}; ours is cards per second")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    stage, book = full_room(args.cards)
    rows = []
    cards, unit, rate, receipts = _TEXT[args.lang]
    for code, text in (("seat_cards", cards), ("receipts", receipts)):
        for size in SIZES:
            qr.cache_clear()
            wanted = Wanted(
                state=stage.state, book=book, lang=args.lang, now=stage.now, size=size, address=sample_link
            )
            start = perf_counter()
            printed(BY_CODE[code], wanted)
            seconds = perf_counter() - start
            rows.append(Row(f"{code}_{size}", round(args.cards / seconds, 1)))
            if not args.json:
                name = text.format(cards=args.cards, size=size)
                print(f"{name:36} {number(seconds, args.lang):>8} {unit} "
                      f"{number(args.cards / seconds, args.lang):>9} {rate}")  # fmt: skip
    if args.json:
        print(msgspec.json.encode(Report(rows, machine())).decode())
    return 0
