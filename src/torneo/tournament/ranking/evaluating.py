"""A formula worked out for one finish. True is 1 and false is 0; ``if`` looks only at the side it takes."""

from collections.abc import Callable, Mapping
from fractions import Fraction

import msgspec

from torneo.tournament.ranking.formula import FormulaError, Part
from torneo.tournament.ranking.numbers import (
    NumberFault,
    common_log,
    divided,
    exponential,
    kept,
    natural_log,
    power,
    root,
    rounded,
    snapped,
)

_ONE, _NONE = Fraction(1), Fraction(0)
_WAYS = {"floor": "down", "ceil": "up"}
_SINGLE: dict[str, Callable[[Fraction], Fraction]] = {
    "sqrt": root,
    "log": common_log,
    "ln": natural_log,
    "exp": exponential,
    "abs": abs,
}


def evaluate(part: Part, values: Mapping[str, Fraction]) -> Fraction:
    """The value of the formula; ``FormulaError`` names the part that has none."""
    if part.value is not None:
        return part.value
    if part.kind == "variable":
        return values[part.name]
    try:
        return kept(_value(part, values))
    except NumberFault as fault:
        raise FormulaError(fault.code, part.at) from None


def bound(part: Part, values: Mapping[str, Fraction]) -> Part:
    """The formula with these values put in and all that follows from them worked out, once for many finishes.
    What has no value is left as it is: it may stand on the side of an ``if`` that nobody takes."""
    if part.kind == "variable":
        return msgspec.structs.replace(part, value=values.get(part.name))
    parts = tuple(bound(one, values) for one in part.parts)
    whole = msgspec.structs.replace(part, parts=parts)
    if any(one.value is None for one in parts):
        return whole
    try:
        return msgspec.structs.replace(whole, value=evaluate(whole, {}))
    except FormulaError:
        return whole


def _value(part: Part, values: Mapping[str, Fraction]) -> Fraction:
    kind = part.kind
    if kind == "number":
        return Fraction(part.name)
    if kind == "if":
        return evaluate(part.parts[1 if evaluate(part.parts[0], values) else 2], values)
    if kind in ("and", "or"):
        first = evaluate(part.parts[0], values)
        if bool(first) is (kind == "or"):
            return _ONE if first else _NONE
        return _ONE if evaluate(part.parts[1], values) else _NONE
    found = [evaluate(one, values) for one in part.parts]
    if len(found) == 2 and kind in ("+", "-", "*", "/", "^"):
        return _arithmetic(kind, *found)
    return _call(kind, found, part) if kind in _FUNCTIONS else _compare(kind, *found)


def _arithmetic(kind: str, left: Fraction, right: Fraction) -> Fraction:
    if kind == "+":
        return left + right
    if kind == "-":
        return left - right
    if kind == "*":
        return left * right
    return divided(left, right) if kind == "/" else power(left, right)


_FUNCTIONS = frozenset({"min", "max", "round", "negative", "not", *_WAYS, *_SINGLE})


def _call(kind: str, found: list[Fraction], part: Part) -> Fraction:
    if kind == "negative":
        return -found[0]
    if kind == "not":
        return _NONE if found[0] else _ONE
    if kind in ("min", "max"):
        return min(found) if kind == "min" else max(found)
    if kind == "round":
        decimals = found[1] if len(found) == 2 else _NONE
        if decimals not in range(11):
            raise FormulaError("decimals", part.parts[1].at, found=str(decimals)[:20])
        return rounded(found[0], int(decimals))
    return rounded(found[0], 0, _WAYS[kind]) if kind in _WAYS else _SINGLE[kind](found[0])


def _compare(kind: str, left: Fraction, right: Fraction) -> Fraction:
    left, right = snapped(left), snapped(right)
    holds = {
        "<": left < right, "<=": left <= right, ">": left > right, ">=": left >= right, "=": left == right,
        "!=": left != right,
    }[kind]  # fmt: skip
    return _ONE if holds else _NONE
