"""``torneo icm``: what stacks are worth in prizes.

    torneo icm --stacks 5000,3000,2000 --prizes 50,30,20
    torneo icm --stacks 5000,3000,2000 --prizes 50,30,20 --places

The value is exact up to 14 stacks (a fraction where it is short enough to read), and shares in money add up
to the prizes.
"""

import argparse
from fractions import Fraction
from typing import Any

import msgspec

from torneo.cli.options import Subparsers, add_json, add_language
from torneo.cli.ruling_text import number
from torneo.hand import SetupError
from torneo.rulebook import Bilingual, Lang
from torneo.tournament.prizes.icm import EXACT, icm, place_chances, whole

_CENTS = 100
_READABLE = 15
_LONGEST = 3_000
_MOST_STACKS = 2_000
_SAY = {
    "stack": Bilingual("Stack", "Stack"),
    "value": Bilingual("Valor", "Value"),
    "share": Bilingual("En dinero", "In money"),
    "chances": Bilingual("Probabilidad de cada puesto, en %", "Chance of each place, in %"),
    "total": Bilingual("Total", "Total"),
}


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "icm",
        help="what stacks are worth in prizes",
        description="The independent chip model (Malmuth-Harville): exact for up to 14 stacks, to twelve "
        "digits for any number. Shares are rounded to cents that add up: the odd ones go to the largest "
        "remainders.",
    )
    parser.add_argument("--stacks", required=True, metavar="S1,S2,...")
    parser.add_argument("--prizes", required=True, metavar="P1,P2,...", help="from the first place down")
    parser.add_argument("--places", action="store_true", help="also the chance of each place")
    add_json(parser, "{stacks: [{stack, fraction, value, cents, places}], total_cents}")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    stacks, prizes = numbers("--stacks", args.stacks), numbers("--prizes", args.prizes)
    if len(stacks) > _MOST_STACKS:
        raise SetupError("--stacks", f"{len(stacks)} are too many: {_MOST_STACKS} at most")
    if len(prizes) > len(stacks):
        raise SetupError("--prizes", f"{len(prizes)} prizes for {len(stacks)} stacks")
    if any((prize * _CENTS).denominator != 1 for prize in prizes):
        raise SetupError("--prizes", "amounts have at most two decimals")
    values = icm(stacks, prizes)
    total = int(sum(prizes) * _CENTS)
    cents = whole([value * _CENTS for value in values], total, stacks)
    chances = place_chances(stacks) if args.places else None
    exact = sum(map(bool, stacks)) <= EXACT
    if args.json:
        rows = [
            {"stack": _short(stack), "fraction": _fraction(value, exact), "value": float(value),
             "cents": share, "places": [float(one) for one in chances[at]] if chances else None}
            for at, (stack, value, share) in enumerate(zip(stacks, values, cents, strict=True))
        ]  # fmt: skip
        print(msgspec.json.format(msgspec.json.encode({"stacks": rows, "total_cents": total})).decode())
        return 0
    _print(stacks, values, cents, exact, args.lang)
    if chances:
        print(f"\n{_SAY['chances'].say(args.lang)}")
        for stack, row in zip(stacks, chances, strict=True):
            told = "".join(f"{_decimals(f'{float(100 * one):.2f}', args.lang):>8}" for one in row)
            print(f"{_stack(stack, args.lang):>15}{told}")
    return 0


def _print(stacks: list[Fraction], values: list[Fraction], cents: list[int], exact: bool, lang: Lang) -> None:
    print(f"{_SAY['stack'].say(lang):>15}{_SAY['value'].say(lang):>20}{_SAY['share'].say(lang):>18}")
    for stack, value, share in zip(stacks, values, cents, strict=True):
        told = _fraction(value, exact)
        if told is None or len(told) > _READABLE:
            told = _decimals(f"{float(value):.6f}", lang)
        print(f"{_stack(stack, lang):>15}{told:>20}{_money(share, lang):>18}")
    print(f"{_SAY['total'].say(lang):>15}{'':>20}{_money(sum(cents), lang):>18}")


def numbers(option: str, text: str) -> list[Fraction]:
    """``5000,3000,2000``; decimals are welcome."""
    found = []
    for part in text.replace(" ", "").split(","):
        try:
            value = Fraction(part.replace("_", ""))
        except (ValueError, ZeroDivisionError):
            raise SetupError(option, f"not a number: {part!r}") from None
        if value < 0:
            raise SetupError(option, f"cannot be negative: {part}")
        found.append(value)
    return found


def _fraction(value: Fraction, exact: bool) -> str | None:
    """None for fractions of thousands of digits, which tell nobody anything."""
    return str(value) if exact and value.denominator.bit_length() < _LONGEST else None


def _short(value: Fraction) -> Any:
    return int(value) if value.denominator == 1 else float(value)


def _stack(stack: Fraction, lang: Lang) -> str:
    return number(int(stack), lang) if stack.denominator == 1 else _decimals(str(float(stack)), lang)


def _money(cents: int, lang: Lang) -> str:
    whole_part, rest = divmod(cents, _CENTS)
    return f"{number(whole_part, lang)}{',' if lang == 'es' else '.'}{rest:02}"


def _decimals(text: str, lang: Lang) -> str:
    return text.replace(".", ",") if lang == "es" else text
