"""What is wrong with the numbers of a text.

Three things are asked of every text people read. Each number the writer wrote is read back by the reader to
the value it was asked to write. Nothing that looks like an amount was written by anybody else. And the same
night in another currency differs in nothing but the currency and what the writer wrote: where an amount of
money stands in one, the same minor units stand in the other.
"""

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import NamedTuple

from tests.room.amounts.marked import Written, unmarked
from tests.room.amounts.night import CURRENCIES, PLAYED

from torneo.writing import Lang, Unreadable, decimals, money, read_money, read_number

_NUMBER = re.compile(r"(?<![\w.,:/-])\d+(?:[.,'\u202f\xa0]\d+)*(?![\w:]|-\d|/\d)")
_GROUPED = re.compile(r"\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?")
_CURRENCY = re.compile(r"\b(?:" + "|".join(CURRENCIES) + r")\b|€|\$")
_STREAM = re.compile(rf"{PLAYED}-\w+-(?:" + "|".join(one.lower() for one in CURRENCIES) + ")")
#: What a journal is told by; now and then it has no letter.
_DIGEST = re.compile(r"\d{12}")
#: Four digits are a year, of a date or of a book.
_YEARS = range(1900, 2100)
_LEAST = 1000
#: A size of a screen.
_NO_AMOUNT = frozenset({"1920", "1080"})


class Shape(NamedTuple):
    """A text without its amounts, and the amounts: value and whether the currency stands beside it."""

    rest: tuple[str, ...]
    amounts: tuple[tuple[Decimal, bool], ...]


def shape(text: str, currency: str, lang: Lang) -> Shape:
    plain, written = unmarked(text)
    rest, amounts, at = [], [], 0
    for one in written:
        end = _with_currency(plain, one, currency, lang)
        rest.append(_STREAM.sub("", _CURRENCY.sub("¤", plain[at : one.start])))
        amounts.append((one.value, end > one.end))
        at = end
    rest.append(_STREAM.sub("", _CURRENCY.sub("¤", plain[at:])))
    return Shape(tuple(rest), tuple(amounts))


def _with_currency(plain: str, one: Written, currency: str, lang: Lang) -> int:
    """Where the amount ends with its currency, if that stands there."""
    symbol = unmarked(money(0, currency, lang))[0].removeprefix("0")
    return one.end + len(symbol) if plain.startswith(symbol, one.end) else one.end


def unread(text: str, currency: str, lang: Lang) -> Iterator[str]:
    """Numbers of the writer that the reader does not read to their value."""
    plain, written = unmarked(text)
    for one in written:
        shown = plain[one.start : _with_currency(plain, one, currency, lang)]
        try:
            if shown != one.text:
                back = Decimal(read_money(shown, currency, lang)).scaleb(-decimals(currency))
            else:
                back = read_number(shown, lang)
        except Unreadable as wrong:
            yield f"{shown!r} is not read: {wrong}"
        else:
            if back != one.value:
                yield f"{shown!r} is read as {back}, not {one.value}"


def strange(text: str) -> Iterator[str]:
    """What looks like an amount and is not the writer's."""
    plain, written = unmarked(text)
    own = {place for one in written for place in range(one.start, one.end)}
    for found in _NUMBER.finditer(plain):
        if (
            found.start() not in own
            and not _DIGEST.fullmatch(found[0])
            and _amount(found[0], plain, found.end())
        ):
            yield plain[max(0, found.start() - 30) : found.end() + 15]


def _amount(number: str, text: str, end: int) -> bool:
    if _CURRENCY.match(text[end:].lstrip(" \xa0\u202f")) and not text[end : end + 1].isalpha():
        return True
    if number.isdigit():
        return number not in _NO_AMOUNT and int(number) >= _LEAST and int(number) not in _YEARS
    return _GROUPED.fullmatch(number) is not None


def unlike(one: Shape, other: Shape, currency: str) -> Iterator[str]:
    """Where a text in the first currency and the same text in another do not show the same."""
    for left, right in zip(one.rest, other.rest, strict=False):
        if left != right:
            place = next((at for at, (a, b) in enumerate(zip(left, right, strict=False)) if a != b), 0)
            yield f"{left[max(0, place - 30) : place + 30]!r} but {right[max(0, place - 30) : place + 30]!r}"
    if len(one.rest) != len(other.rest):
        yield f"{len(one.amounts)} amounts but {len(other.amounts)}"
    shift = decimals(CURRENCIES[0]) - decimals(currency)
    for (value, cash), (there, there_cash) in zip(one.amounts, other.amounts, strict=False):
        same, scaled = there == value, there == value.scaleb(shift)
        if cash != there_cash or not (scaled if cash else same or scaled):
            yield f"{value} but {there}"
