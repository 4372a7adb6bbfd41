"""``torneo payouts``: the prizes of a field, to the last cent.

    torneo payouts --entries 200 --price 100
    torneo payouts --entries 24 --price 110 --seat 1100
    torneo payouts --entries 350 --structure mine.yaml --book fcp-2025

Amounts are given and shown in the currency; JSON has them in minor units (cents). Exit code 2 if no payouts
can be made of it, with the reason.
"""

import argparse
import sys
from collections.abc import Iterator
from fractions import Fraction
from itertools import groupby
from typing import Any

import msgspec

from torneo.cli.errors import CliError, out_of_range
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.cli.parser import CliTypeError, Parser
from torneo.cli.structure import open_book, open_sheet, wrong_sheet
from torneo.cli.words import words
from torneo.rulebook import Lang
from torneo.tournament.kernel import Refused
from torneo.tournament.prizes.fund import fund_of
from torneo.tournament.prizes.payouts import Payouts, payouts_of
from torneo.tournament.prizes.places import places_of
from torneo.tournament.structure.finding import SheetError
from torneo.tournament.structure.model import Satellite, Structure
from torneo.tournament.words import say
from torneo.writing import Unreadable, fixed, money, number, read_money

_CENTS = 100
_MOST_ENTRIES = 1_000_000
_MOST_MONEY = 10**14
_SAY = words.texts("payouts")


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "payouts",
        help="paid places and prizes of a field",
        description="Places and amounts by the sheet's table or by the curve of docs/prizes.md. They add up "
        "to the fund exactly, and a better place never pays less.",
    )
    parser.add_argument("--entries", type=int, required=True, metavar="N", help="with re-entries")
    parser.add_argument("--price", type=_money, metavar="P", help="what one entry brings to the prizes")
    places = parser.add_mutually_exclusive_group()
    places.add_argument("--places", type=int, metavar="N", help="so many paid places")
    places.add_argument("--percent", type=_percent, metavar="X", help="so much of the field, rounded up")
    parser.add_argument("--guarantee", type=_money, metavar="G", help="prizes the organiser guarantees")
    parser.add_argument("--rounding", type=_money, metavar="R", help="all prizes but the first are multiples")
    parser.add_argument("--minimum", type=_money, metavar="M", help="the least a paid place gets")
    parser.add_argument("--seat", type=_money, metavar="S", help="a satellite: what one seat is worth")
    parser.add_argument("--structure", default="", metavar="FILE", help="a structure sheet or template")
    parser.add_argument("--book", default="", help="book or house file (default: the sheet's, or tda-2013)")
    add_json(parser, "{entries, fund, places, payouts: [{from, to, amount, seat}], warnings}")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    structure, name = _sheet(args)
    if not 1 <= args.entries <= _MOST_ENTRIES:
        raise out_of_range("--entries", 1, _MOST_ENTRIES, args.entries)
    if args.places is not None and args.places < 1:
        raise CliError("--places", "1 o más", "must be 1 or more")
    book = open_book(args.book or name or "tda-2013")
    places = places_of(args.entries, args.percent) if args.percent else args.places or 0
    fund = fund_of(structure, book, entries=args.entries, collected=args.entries * structure.entry_price)
    found = payouts_of(
        fund, structure, book, places=places, rounding=args.rounding or 0, minimum=args.minimum or 0
    )
    if isinstance(found, Refused):
        why = say(found.reason, found.facts, args.lang, structure.currency)
        print(f"torneo: {why}", file=sys.stderr)
        return 2
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(_plain(found)), indent=2).decode())
        return 0
    for line in _lines(found, structure, args.lang):
        print(line)
    return 0


def _sheet(args: argparse.Namespace) -> tuple[Structure, str]:
    """The sheet with what the options change, and the book it names."""
    structure, book = Structure(), ""
    if args.structure:
        try:
            sheet = open_sheet(args.structure)
        except SheetError as error:
            raise wrong_sheet(args.structure, error.findings) from None
        structure, book = sheet.structure, sheet.book
    elif args.price is None:
        raise CliError(
            "--price", "hace falta, o una hoja con --structure", "is needed, or a sheet with --structure"
        )
    changes: dict[str, Any] = {}
    if args.price is not None:
        changes["entry_price"] = args.price
    if args.guarantee is not None:
        changes["guarantee"] = args.guarantee
    if args.seat is not None:
        if args.seat < 1:
            raise _nothing("--seat")
        changes["satellite"] = Satellite(seat_value=args.seat)
    if args.rounding == 0:
        raise _nothing("--rounding")
    usual = structure.payout.rounding if args.structure else _CENTS
    changes["payout"] = msgspec.structs.replace(
        structure.payout, rounding=args.rounding or usual,
        minimum_cash=structure.payout.minimum_cash if args.minimum is None else args.minimum,
    )  # fmt: skip
    return msgspec.structs.replace(structure, **changes), book


def _nothing(option: str) -> CliError:
    return CliError(option, "más que nada", "must be more than nothing")


def _groups(found: Payouts) -> Iterator[tuple[int, int, int, bool]]:
    """(first place, last place, amount, a seat?) of the places that get the same."""
    place = 0
    rows = [(amount, at < found.seats) for at, amount in enumerate(found.amounts)]
    for (amount, seat), same in groupby(rows):
        first, place = place + 1, place + len(list(same))
        yield first, place, amount, seat


def _plain(found: Payouts) -> dict[str, Any]:
    return {
        "entries": found.fund.entries,
        "fund": {**msgspec.to_builtins(found.fund), "total": found.fund.total},
        "places": found.places,
        "seats": found.seats,
        "payouts": [
            {"from": first, "to": last, "amount": amount, "seat": seat}
            for first, last, amount, seat in _groups(found)
        ],
        "warnings": [msgspec.to_builtins(one) for one in found.warnings],
    }


def _lines(found: Payouts, structure: Structure, lang: Lang) -> Iterator[str]:
    fund, currency = found.fund, structure.currency
    yield f"{_SAY['entries'].say(lang) + ':':<24}{number(fund.entries, lang)}"
    for name in ("collected", "overlay", "bounties", "staff", "prizes"):
        amount = getattr(fund, name)
        if amount or name in ("collected", "prizes"):
            yield f"{_SAY[name].say(lang) + ':':<24}{money(amount, currency, lang)}"
    yield f"{_SAY['places'].say(lang) + ':':<24}{number(found.places, lang)}"
    yield ""
    target = structure.satellite.target if structure.satellite else ""
    for first, last, amount, seat in _groups(found):
        places = number(first, lang) if first == last else f"{number(first, lang)}-{number(last, lang)}"
        what = f"   {_SAY['seat'].say(lang, target=target).rstrip()}" if seat else ""
        share = f"{fixed(round(Fraction(amount * 10_000, fund.prizes)), 2, lang)} %"
        yield f"{places:>13}{money(amount, currency, lang):>20}{share:>10}{what}"
    for one in found.warnings:
        cited = f" [{', '.join(one.clauses)}]" if one.clauses else ""
        yield f"{_SAY['warning'].say(lang)}: {say(one.code, one.facts, lang, currency)}{cited}"


def _money(text: str) -> int:
    """An amount of the currency as minor units: ``1100``, ``12,50``."""
    try:
        cents = read_money(text, "", Parser.lang)
    except Unreadable as wrong:
        raise CliTypeError(wrong.told("es"), wrong.told("en")) from None
    if not 0 <= cents <= _MOST_MONEY:
        most = _MOST_MONEY // _CENTS
        raise CliTypeError(f"«{text}»: de 0 a {most}", f"{text!r}: from 0 to {most}")
    return cents


def _percent(text: str) -> Fraction:
    try:
        value = Fraction(text.strip().rstrip("%"))
    except (ValueError, ZeroDivisionError):
        raise CliTypeError(f"«{text}» no es un porcentaje", f"not a percentage: {text!r}") from None
    if not 0 < value <= 100:
        raise CliTypeError(
            f"un porcentaje es mayor que 0 y como mucho 100, y se dio «{text}»",
            f"a percentage is above 0 and up to 100: {text!r}",
        )
    return value
