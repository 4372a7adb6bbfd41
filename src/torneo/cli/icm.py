"""``torneo icm``: what stacks are worth in prizes.

    torneo icm --stacks 5000,3000,2000 --prizes 50,30,20
    torneo icm --stacks 5000,3000,2000 --prizes 50,30,20 --places --bubble

The value is exact up to 14 stacks (a fraction where it is short enough to read), and shares in money add up
to the prizes. Bigger fields are valued by kernels, to twelve digits.
"""

import argparse
from decimal import Decimal
from fractions import Fraction
from typing import Any

import msgspec

from torneo.cli.errors import CliError
from torneo.cli.kernel_choice import add_plain, plain_asked
from torneo.cli.options import Subparsers, add_json, add_language
from torneo.cli.words import words
from torneo.rulebook import Lang
from torneo.simulate.kernels.icm import bubble_factors, finish_chances, icm_values
from torneo.tournament.prizes.icm import EXACT, EXACT_CHANCES, icm, place_chances, whole
from torneo.writing import fixed, number, typed

_CENTS = 100
_READABLE = 15
_LONGEST = 3_000
#: Stacks that can be valued in reasonable time: without kernels, with them, and for the tables of chances.
_MOST_PLAIN, _MOST_STACKS, _MOST_ROWS = 2_000, 20_000, 500
#: And for the factors of every pair, without and with kernels.
_MOST_BUBBLE_PLAIN, _MOST_BUBBLE = 10, 40
_SAY = words.texts("icm")


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
    parser.add_argument("--bubble", action="store_true", help="also the bubble factor of every pair")
    add_plain(parser)
    add_json(parser, "{stacks: [{stack, fraction, value, cents, places, bubble}], total_cents}")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    stacks, prizes = numbers("--stacks", args.stacks), numbers("--prizes", args.prizes)
    if len(prizes) > len(stacks):
        raise CliError(
            "--prizes", f"hay {len(prizes)} premios para {len(stacks)} stacks",
            f"{len(prizes)} prizes for {len(stacks)} stacks",
        )  # fmt: skip
    if any((prize * _CENTS).denominator != 1 for prize in prizes):
        raise CliError(
            "--prizes", "los importes tienen dos decimales como mucho", "amounts have at most two decimals"
        )
    exact = sum(map(bool, stacks)) <= EXACT
    plain = (exact and not args.bubble) or plain_asked(args)
    _check_size(len(stacks), exact, plain, args)
    values = (
        icm(stacks, prizes)
        if exact or plain
        else [Fraction(one) for one in icm_values(stacks, prizes, plain)]
    )
    total = int(sum(prizes) * _CENTS)
    cents = whole([value * _CENTS for value in values], total, stacks)
    chances = _chances(stacks, plain) if args.places else None
    factors = bubble_factors(stacks, prizes, plain) if args.bubble else None
    if args.json:
        rows = [
            {"stack": _short(stack), "fraction": _fraction(value, exact), "value": float(value),
             "cents": share, "places": [float(one) for one in chances[at]] if chances else None,
             "bubble": factors[at] if factors else None}
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
    if factors:
        print(f"\n{_SAY['bubble'].say(args.lang)}")
        for stack, against in zip(stacks, factors, strict=True):
            cells = ["-" if one is None else _decimals(f"{one:.3f}", args.lang) for one in against]
            print(f"{_stack(stack, args.lang):>15}{''.join(f'{cell:>8}' for cell in cells)}")
    return 0


def _check_size(stacks: int, exact: bool, plain: bool, args: argparse.Namespace) -> None:
    most = _MOST_PLAIN if plain and not exact else _MOST_STACKS
    if args.places:
        most = min(most, _MOST_ROWS)
    if args.bubble:
        most = min(most, _MOST_BUBBLE_PLAIN if plain else _MOST_BUBBLE)
    if stacks > most:
        raise CliError(
            "--stacks",
            f"{stacks} son demasiados: {most} como mucho",
            f"{stacks} are too many: {most} at most",
        )


def _chances(stacks: list[Fraction], plain: bool) -> list[list[Fraction]]:
    if plain or len(stacks) <= EXACT_CHANCES:
        return place_chances(stacks)
    return [[Fraction(chance) for chance in row] for row in finish_chances(stacks, plain=False)]


def _print(stacks: list[Fraction], values: list[Fraction], cents: list[int], exact: bool, lang: Lang) -> None:
    print(f"{_SAY['stack'].say(lang):>15}{_SAY['value'].say(lang):>20}{_SAY['share'].say(lang):>18}")
    for stack, value, share in zip(stacks, values, cents, strict=True):
        told = _fraction(value, exact)
        if told is None or len(told) > _READABLE:
            told = _decimals(f"{float(value):.6f}", lang)
        print(f"{_stack(stack, lang):>15}{told:>20}{fixed(share, 2, lang):>18}")
    print(f"{_SAY['total'].say(lang):>15}{'':>20}{fixed(sum(cents), 2, lang):>18}")


def numbers(option: str, text: str) -> list[Fraction]:
    """``5000,3000,2000``; decimals are welcome."""
    found = []
    for part in text.replace(" ", "").split(","):
        try:
            value = Fraction(part.replace("_", ""))
        except (ValueError, ZeroDivisionError):
            raise CliError(option, f"no es un número: «{part}»", f"not a number: {part!r}") from None
        if value < 0:
            raise CliError(option, f"no puede ser negativo: {part}", f"cannot be negative: {part}")
        found.append(value)
    return found


def _fraction(value: Fraction, exact: bool) -> str | None:
    """None for fractions of thousands of digits, which tell nobody anything."""
    return str(value) if exact and value.denominator.bit_length() < _LONGEST else None


def _short(value: Fraction) -> Any:
    return int(value) if value.denominator == 1 else float(value)


def _stack(stack: Fraction, lang: Lang) -> str:
    return number(int(stack), lang) if stack.denominator == 1 else _decimals(str(float(stack)), lang)


def _decimals(text: str, lang: Lang) -> str:
    return typed(Decimal(text), lang)
