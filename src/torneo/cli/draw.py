"""``torneo draw``: seat draws that anyone can check, and one to try out."""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from torneo.cards.verifiable import commitment
from torneo.cli.errors import out_of_range, system_reason
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.journal.event_file import FORMAT, FileFault, read_file
from torneo.journal.fault import Unreadable
from torneo.journal.line import Reader
from torneo.tournament import TOURNAMENT
from torneo.tournament.seats.draw import drawn
from torneo.tournament.seats.events import Draw
from torneo.tournament.seats.placing import FEWEST_SEATS, HIGHEST_TABLE, MOST_SEATS, even_places
from torneo.tournament.seats.proof import Checked, Proof, check_proof, proofs
from torneo.tournament.seats.state import Table

_TEXT: dict[str, dict[str, Any]] = {
    "es": {
        "seed": {
            "right": "la semilla es la comprometida",
            "wrong": "LA SEMILLA NO ES LA COMPROMETIDA",
            "unreadable": "LA SEMILLA NO SE PUEDE LEER: son cifras hexadecimales",
            "not_revealed": "LA SEMILLA NO SE HA REVELADO TODAVÍA",
        },
        "session": "sesión {session}: ",
        "ok": "bien",
        "bad": "NO",
        "sum": "sorteos: {n}; bien: {ok}; mal: {bad}",
        "place": "inscripción {entry}: mesa {table}, asiento {seat}",
        "made": "compromiso {commitment}",
        "unreadable": "no se puede leer {file}: {why}",
        "empty": "no contiene ningún sorteo",
        "no_proof": "no es un archivo de sorteos ni un torneo ({why})",
        "seed_text": "la semilla son 16 bytes o más en cifras hexadecimales",
        "room": "{entries} inscripciones no caben en {tables} mesas de {seats} asientos",
    },
    "en": {
        "seed": {
            "right": "the seed is the one committed to",
            "wrong": "THE SEED IS NOT THE ONE COMMITTED TO",
            "unreadable": "THE SEED CANNOT BE READ: it is hexadecimal digits",
            "not_revealed": "THE SEED HAS NOT BEEN REVEALED YET",
        },
        "session": "session {session}: ",
        "ok": "ok",
        "bad": "NO",
        "sum": "draws: {n}; right: {ok}; wrong: {bad}",
        "place": "entry {entry}: table {table}, seat {seat}",
        "made": "commitment {commitment}",
        "unreadable": "cannot read {file}: {why}",
        "empty": "it holds no draw",
        "no_proof": "neither a file of draws nor an event ({why})",
        "seed_text": "the seed is 16 bytes or more in hexadecimal digits",
        "room": "{entries} entries do not fit at {tables} tables of {seats} seats",
    },
}


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "draw",
        help="check seat draws, or try one out",
        description="Every draw of an event follows from a seed that was committed to beforehand and is "
        "published afterwards; anyone can do it again.",
    )
    kinds = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    verify = kinds.add_parser(
        "verify",
        help="do the draws of a file again",
        description="FILE is JSON {commitment, seed, draws: [{label, pool, picked}]}, several such in a "
        "list, or one per line, or a whole event as `torneo journal export` writes it; - is the standard "
        "input. Exit code 1 if a draw does not come out or the seed is not the one committed to, 2 if the "
        "file cannot be read.",
    )
    verify.add_argument("file", metavar="FILE")
    add_json(verify, "[{session, seed, draws: [[label, right]]}]")
    add_language(verify)
    verify.set_defaults(run=run_verify)
    make = kinds.add_parser(
        "make",
        help="draw the seats of so many entries, as an event would",
        description="Prints who sits where, or with --json a file that `torneo draw verify` checks.",
    )
    make.add_argument("--entries", type=int, required=True, metavar="N")
    make.add_argument("--tables", type=int, required=True, metavar="T")
    make.add_argument("--seats", type=int, default=9, metavar="S", help="seats of a table (default: 9)")
    make.add_argument("--seed", required=True, metavar="HEX", help="16 bytes or more in hexadecimal digits")
    make.add_argument("--label", default="seats", help="the label of the draw (default: seats)")
    add_json(make, "{session, commitment, seed, draws}")
    add_language(make)
    make.set_defaults(run=run_make)


def run_verify(args: argparse.Namespace) -> int:
    text = _TEXT[args.lang]
    try:
        raw = sys.stdin.buffer.read() if args.file == "-" else Path(args.file).read_bytes()
        found = event_proofs(raw) if _is_event(raw) else read_proofs(raw)
    except OSError as error:
        return _fail(text["unreadable"].format(file=args.file, why=system_reason(error).say(args.lang)))
    except FileFault as fault:
        return _fail(text["unreadable"].format(file=args.file, why=fault.say(args.lang)))
    except Unreadable as fault:
        return _fail(text["unreadable"].format(file=args.file, why=fault.fault.say(args.lang)))
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        return _fail(text["unreadable"].format(file=args.file, why=text["no_proof"].format(why=error)))
    if not any(proof.draws for proof in found):
        return _fail(text["unreadable"].format(file=args.file, why=text["empty"]))
    checked = [check_proof(proof) for proof in found]
    if args.json:
        print(msgspec.json.encode(checked).decode())
    else:
        _print(checked, text)
    return 0 if all(one.right for one in checked) else 1


def _print(checked: Iterable[Checked], text: dict[str, Any]) -> None:
    every = good = 0
    for one in checked:
        print((text["session"].format(session=one.session) if one.session else "") + text["seed"][one.seed])
        for label, right in one.draws:
            print(f"{text['ok' if right else 'bad']:5} {label}")
            every += 1
            good += right
    print(text["sum"].format(n=every, ok=good, bad=every - good))


def _is_event(raw: bytes) -> bool:
    """Is it a whole event, as ``torneo journal export`` and ``torneo simulate --journal`` write it?"""
    return f'"format":"{FORMAT}"'.encode() in raw.partition(b"\n")[0].replace(b" ", b"")


def event_proofs(raw: bytes) -> list[Proof]:
    """The proofs of a whole event."""
    head, lines = read_file(raw.splitlines(keepends=True))
    if head.kind != "tournament":
        return []
    reader = Reader(TOURNAMENT)
    return proofs(map(reader.happened, lines))


def read_proofs(raw: bytes) -> list[Proof]:
    """A proof, a list of proofs, ``{"proofs": [...]}``, or one a line; lines may also give draw by draw."""
    try:
        whole = msgspec.json.decode(raw)
    except msgspec.DecodeError:
        lines = [line for line in raw.splitlines() if line.strip()]
        if len(lines) < 2:
            raise
        whole = [msgspec.json.decode(line) for line in lines]
    if isinstance(whole, dict):
        whole = whole.get("proofs", [whole])
    found: list[Proof] = []
    for one in whole if isinstance(whole, list) else [whole]:
        if isinstance(one, dict) and "label" in one and found:
            found[-1].draws.append(msgspec.convert(one, Draw))
        else:
            found.append(msgspec.convert(one, Proof))
    return found


def run_make(args: argparse.Namespace) -> int:
    text = _TEXT[args.lang]
    try:
        seed = bytes.fromhex(args.seed)
        committed = commitment(seed)
    except ValueError:
        return _fail(text["seed_text"])
    limits = {"seats": (FEWEST_SEATS, MOST_SEATS), "tables": (1, HIGHEST_TABLE)}
    for name, (low, high) in limits.items():
        if not low <= getattr(args, name) <= high:
            raise out_of_range(f"--{name}", low, high, getattr(args, name))
    if args.entries < 1:
        raise out_of_range("--entries", 1, args.tables * args.seats, args.entries)
    if args.entries > args.tables * args.seats:
        return _fail(text["room"].format(entries=args.entries, tables=args.tables, seats=args.seats))
    tables = [
        Table(number=number, session="", seats=[0] * args.seats) for number in range(1, args.tables + 1)
    ]
    draw = drawn(seed, args.label, even_places(tables, args.entries))
    if args.json:
        proof = Proof(commitment=committed, seed=seed.hex(), draws=[draw])
        print(msgspec.json.encode(proof).decode())
        return 0
    print(text["made"].format(commitment=committed))
    for entry, place in enumerate(draw.picked, 1):
        print(text["place"].format(entry=entry, table=place // 100, seat=place % 100))
    return 0


def _fail(message: str) -> int:
    print(f"torneo: {message}", file=sys.stderr)
    return 2
