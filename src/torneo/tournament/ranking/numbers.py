"""Exact numbers for points: fractions, and roots and logarithms to 60 digits.

Sums, products, quotients and whole powers are exact. A root that comes out even is exact; every other root,
logarithm or power is right to 60 digits, and what is compared or rounded is first rounded to 40 decimals, so
that sqrt(2)*sqrt(2) is 2. Sizes are bounded: no formula can ask for more than a moment of work.
"""

from decimal import ROUND_HALF_EVEN, Context, Decimal, DivisionByZero, InvalidOperation, Overflow
from fractions import Fraction
from math import isqrt

#: Points are stored as whole hundredths.
UNIT = 100

_DIGITS = 60
_SNAP = 10**40
_LARGEST = 10**30
_SMALL_ENOUGH = 256  # bits of a denominator that is kept as it is
_EXACT_POWER = 4096  # bits up to which a whole power is worked out exactly
_CONTEXT = Context(
    prec=_DIGITS, rounding=ROUND_HALF_EVEN, Emin=-9999, Emax=9999,
    traps=[DivisionByZero, InvalidOperation, Overflow],
)  # fmt: skip


class NumberFault(Exception):
    """A sum that has no answer: ``code`` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def kept(value: Fraction) -> Fraction:
    """The value, with a denominator that cannot grow for ever; a fault if it is too large to be points."""
    if abs(value.numerator) > _LARGEST * value.denominator:
        raise NumberFault("too_large")
    if value.denominator.bit_length() <= _SMALL_ENOUGH:
        return value
    return Fraction(_decimal(value))


def snapped(value: Fraction) -> Fraction:
    """The value to 40 decimals: what is compared and rounded."""
    if _SNAP % value.denominator == 0:
        return value
    return Fraction(round(value * _SNAP), _SNAP)


def divided(left: Fraction, right: Fraction) -> Fraction:
    if right == 0:
        raise NumberFault("division_by_zero")
    return left / right


def root(value: Fraction) -> Fraction:
    if value < 0:
        raise NumberFault("root_of_negative")
    top, bottom = isqrt(value.numerator), isqrt(value.denominator)
    if top * top == value.numerator and bottom * bottom == value.denominator:
        return Fraction(top, bottom)
    return Fraction(_decimal(value).sqrt(_CONTEXT))


def natural_log(value: Fraction) -> Fraction:
    if value <= 0:
        raise NumberFault("log_of_nothing")
    return Fraction(_decimal(value).ln(_CONTEXT))


def common_log(value: Fraction) -> Fraction:
    if value <= 0:
        raise NumberFault("log_of_nothing")
    return Fraction(_decimal(value).log10(_CONTEXT))


def exponential(value: Fraction) -> Fraction:
    if value > 100:
        raise NumberFault("too_large")
    if value < -1000:
        return Fraction(0)
    return Fraction(_decimal(value).exp(_CONTEXT))


def power(base: Fraction, exponent: Fraction) -> Fraction:
    """Whole exponents exactly where that stays small; others need a base that is not negative."""
    if base == 0:
        if exponent < 0:
            raise NumberFault("division_by_zero")
        return Fraction(1 if exponent == 0 else 0)
    whole = exponent.denominator == 1
    bits = max(base.numerator.bit_length(), base.denominator.bit_length())
    if whole and bits * abs(exponent) <= _EXACT_POWER:
        return base ** int(exponent)
    if base < 0 and not whole:
        raise NumberFault("power_of_negative")
    if exponent * 2 == 1:
        return root(base)
    try:
        size = _CONTEXT.power(_decimal(abs(base)), _decimal(exponent))
    except (Overflow, InvalidOperation):
        raise NumberFault("too_large") from None
    found = Fraction(size)
    return -found if base < 0 and int(exponent) % 2 else found


def rounded(value: Fraction, decimals: int = 0, way: str = "nearest") -> Fraction:
    """To so many decimals: to the ``nearest`` (halves away from zero), ``up`` or ``down``."""
    scale = 10**decimals
    top, bottom = value.numerator, value.denominator
    if _SNAP % bottom:
        top, bottom = (2 * top * _SNAP + bottom) // (2 * bottom), _SNAP
    whole, rest = divmod(top * scale, bottom)
    if way == "up":
        whole += rest > 0
    elif way != "down":
        whole += 2 * rest > bottom or (2 * rest == bottom and top >= 0)
    return Fraction(whole, scale)


def read_points(text: str) -> int | None:
    """Points written with at most two decimals, as hundredths; None if the text is anything else."""
    sign, _, digits = text.strip().rpartition("-")
    whole, point, decimals = digits.partition(".")
    fine = whole.isascii() and whole.isdigit() and len(whole) <= 12 and sign == ""
    if not fine or (point and not (decimals.isascii() and decimals.isdigit() and len(decimals) <= 2)):
        return None
    found = int(whole) * UNIT + int((decimals + "00")[:2])
    return -found if text.strip().startswith("-") else found


def _decimal(value: Fraction) -> Decimal:
    return _CONTEXT.divide(Decimal(value.numerator), Decimal(value.denominator))
