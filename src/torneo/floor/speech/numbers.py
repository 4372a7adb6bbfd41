"""Amounts as people write and say them: "1.400", "1,4k", "mil cuatrocientos", "fourteen hundred"."""

import re
from typing import NamedTuple

from torneo.floor.speech.vocabulary import MORE_AFTER, any_of, fold

#: Nothing at a poker table is worth more; longer strings of digits are noise.
MOST = 10**12

#: A written number as one piece, with whatever letters are glued to it ("3x" is a piece, and no number).
WRITTEN = (
    r"[0-9]{1,3}(?: [0-9]{3})+(?![.,']?[0-9]|[a-z])"
    r"|[0-9]+(?:[.,'][0-9]+)*(?: ?(?:k|mm?)(?![a-z]))?[0-9a-z]*"
)
_WRITTEN = re.compile(
    r"(?:(?P<whole>[0-9]{1,13})"
    r"|(?P<grouped>[0-9]{1,3}(?P<by>[., '])[0-9]{3}(?:(?P=by)[0-9]{3})*"
    r"|[0-9]{1,3}'[0-9]{3}(?:[.,][0-9]{3})+)"
    r"|(?P<units>[0-9]{1,12})[.,](?P<part>[0-9]{1,3}))"
    r"(?:[.,]0{1,2})?(?: ?(?P<scale>k|mm?)(?P<tail>[0-9]{1,3})?)?"
)


def _counted(first: int, step: int, *languages: str) -> dict[str, int]:
    return {word: first + step * n for words in languages for n, word in enumerate(words.split())}


_ONES = _counted(
    1,
    1,
    "uno dos tres cuatro cinco seis siete ocho nueve",
    "one two three four five six seven eight nine",
) | {"un": 1, "una": 1}
_ENGLISH_TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
_ENGLISH_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
_TEENS = (
    _counted(
        10,
        1,
        "diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve",
        _ENGLISH_TEENS,
    )
    | _counted(
        21,
        1,
        "veintiuno veintidos veintitres veinticuatro veinticinco "
        "veintiseis veintisiete veintiocho veintinueve",
    )
    | {"veintiun": 21, "veintiuna": 21}
)
_TENS = _counted(20, 10, "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa", _ENGLISH_TENS)
_HUNDREDS = {"cien": 100, "ciento": 100} | _counted(
    200,
    100,
    "doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
    "doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas",
)
_ENGLISH_TWO_DIGITS = any_of(_ENGLISH_TEENS) | any_of(_ENGLISH_TENS)
_HUNDRED = frozenset(("hundred", "cientos"))
_SCALES = dict.fromkeys(any_of("mil thousand k grand luca lucas"), 1000) | dict.fromkeys(
    any_of("millon millones million millions m mm palo palos"), 10**6
)
_SLANG = frozenset(("luca", "lucas", "palo", "palos"))
#: Scales that need a number before them.
_BOUND = _SLANG | {"k", "m", "mm", "grand", "millones", "millions"}
#: One, but only before a scale: "un momento" and "a bit" are no numbers.
_ARTICLE_ONE = frozenset(("un", "una", "a", "an"))
_HALF = frozenset(("medio", "media", "half"))
_POINT = frozenset(("coma", "punto", "point"))
_ZERO = frozenset(("cero", "zero"))

STARTS = (
    frozenset({*_ONES, *_TEENS, *_TENS, *_HUNDREDS, *_SCALES, *_ARTICLE_ONE, *_HALF, *_ZERO, "hundred"})
    - _BOUND
)


class Number(NamedTuple):
    """A number read from words. ``value`` None: a number was meant but cannot be made out ("dos y medio")."""

    value: int | None
    end: int
    slang: bool = False


def read_written(piece: str) -> tuple[int, int] | None:
    """A written number as (its value in thousandths, the scale glued to it); None if it is not one.

    Three digits after a point or comma are a group (1.400 is fourteen hundred in either language), one or
    two are decimals and need a scale. "1.400k" could be either and is refused.
    """
    match = _WRITTEN.fullmatch(piece)
    if match is None:
        return None
    scale = 1000 if match["scale"] == "k" else 10**6 if match["scale"] else 1
    if match["tail"]:
        if match["whole"] is None:
            return None
        # "2k5" is 2,500 and "2k500" as well.
        return int(match["whole"]) * scale * 1000 + int(match["tail"].ljust(3, "0")) * scale, scale
    if match["whole"]:
        return int(match["whole"]) * scale * 1000, scale
    if match["grouped"]:
        if scale > 1:
            return None
        return int(re.sub(r"[^0-9]", "", match["grouped"])) * 1000, 1
    return (int(match["units"]) * 1000 + int(match["part"].ljust(3, "0"))) * scale, scale


def read_number(words: list[str], at: int) -> Number | None:
    """The number that starts at `at` in folded words, as far as it goes."""
    first = words[at]
    if first[0] in "0123456789":
        written = read_written(first)
        if written is None:
            return None
        return _finish(words, at + 1, *written)
    if first not in STARTS:
        return None
    if first in _ZERO:
        return Number(0, at + 1)
    count = len(words)
    if first in _HALF:
        after = at + 2 if at + 1 < count and words[at + 1] in ("a", "un") else at + 1
        if after < count and words[after] in _SCALES:
            return Number(_SCALES[words[after]] // 2, after + 1, words[after] in _SLANG)
        return None
    if first in _ARTICLE_ONE:
        if at + 1 == count or not (words[at + 1] in _SCALES or words[at + 1] in _HUNDRED):
            return None
        if first in ("a", "an"):
            at += 1
    return _spoken(words, at)


class _Saying:
    """A number being said: groups below a thousand, each closed by its scale."""

    __slots__ = ("at", "group", "least", "room", "slang", "total")

    def __init__(self, at: int) -> None:
        self.at = at
        self.total = 0
        #: What is said since the last scale, and the last scale said.
        self.group = 0
        self.least = 10**9
        #: The next word must be smaller than this to belong to the group.
        self.room = 1000
        self.slang = False

    @property
    def value(self) -> int:
        return self.total + self.group

    def takes(self, word: str) -> bool:
        """Does this word go on with it? Then it is part of it."""
        value = _ONES.get(word) or _TEENS.get(word) or _TENS.get(word) or _HUNDREDS.get(word)
        if value is not None:
            return self._below_a_thousand(word, value)
        if word in _HUNDRED:
            return self._hundred(word)
        if word in _SCALES:
            return self._scale(word)
        if word[0] in "0123456789" and self.total and not self.group and word.isdecimal() and len(word) <= 3:
            self.group, self.room = int(word), 0  # "cinco mil 500"
            return True
        return False

    def _below_a_thousand(self, word: str, value: int) -> bool:
        if value < self.room:
            self.group += value
            self.room = 100 if value >= 100 else 10 if word in _TENS else 0
        elif 0 < self.group < 100 and word in _ENGLISH_TWO_DIGITS:
            self.group = self.group * 100 + value  # "two fifty", "twelve fifty"
            self.room = 10 if word in _TENS else 0
        elif 0 < self.group < 100 and self.total == 0 and word in _HUNDREDS and word != "cien":
            self.total, self.group = self.group * 1000, value  # "dos quinientos"
            self.room, self.least = 100, 1000
        else:
            return False
        return True

    def _hundred(self, word: str) -> bool:
        if self.group >= 100 or (self.group == 0 and word == "cientos"):
            return False
        self.group = (self.group or 1) * 100
        self.room = 100
        return True

    def _scale(self, word: str) -> bool:
        scale = _SCALES[word]
        if scale == 10**6 and self.total and self.least == 1000:
            self.total = self.value * scale  # "doscientos mil millones"
        elif scale >= self.least or self._lacks_its_count(word):
            return False
        else:
            self.total += (self.group or 1) * scale
        self.group, self.room, self.least = 0, 1000, scale
        self.slang = self.slang or word in _SLANG
        return True

    def _lacks_its_count(self, word: str) -> bool:
        return self.group == 0 and word != "mil" and (self.total > 0 or word in _BOUND)


def _spoken(words: list[str], at: int) -> Number | None:
    said = _Saying(at)
    while said.at < len(words):
        word, more = words[said.at], said.at + 1 < len(words)
        if said.takes(word):
            said.at += 1
        elif word in ("y", "and") and more:
            joined = _joined(words, said.at, said.total, said.group, said.room, said.least)
            if isinstance(joined, Number):
                return joined._replace(slang=said.slang or joined.slang)
            if joined is None:
                break
            said.at += 1
        elif word in _POINT and more and said.total == 0 and 0 < said.group < 1000:
            return _decimal(words, said.at + 1, said.group)
        else:
            break
    if said.at == at or said.value > MOST:
        return None
    return Number(said.value, said.at, said.slang)


def _joined(words: list[str], at: int, total: int, group: int, room: int, least: int) -> Number | bool | None:
    """What "y" or "and" does to a number: True (it goes on), the number with its half, or None (it ends)."""
    after = words[at + 1]
    half_at = at + 2 if after in ("a", "un") and at + 2 < len(words) else at + 1
    if words[half_at] in ("medio", "media", "half"):
        if group == 0 and total:
            return Number(total + least // 2, half_at + 1)  # "un millón y medio"
        scale_at = half_at + 1
        if scale_at < len(words) and words[scale_at] in _SCALES and total == 0:
            scale = _SCALES[words[scale_at]]
            return Number(group * scale + scale // 2, scale_at + 1, words[scale_at] in _SLANG)
        return Number(None, half_at + 1)
    if words[at] == "y" and after in _ONES and room == 10:
        return True
    if room < 100 or (room == 1000 and not total):
        return None
    rest = _rest(words, at, least if group == 0 else 100)
    return None if rest is None else rest._replace(value=total + group + (rest.value or 0))


def _rest(words: list[str], at: int, below: int) -> Number | None:
    """The smaller part after "y" or "and": "a hundred and fifty", "dos mil y quinientas".

    But not "a thousand and two thousand", nor "mil y quinientas más", which is said of two amounts.
    """
    rest = read_number(words, at + 1)
    if rest is None or rest.value is None or not 0 < rest.value < below:
        return None
    apart = rest.end < len(words) and words[rest.end] in MORE_AFTER
    return None if apart and (words[at] == "y" or rest.value >= 100) else rest


def _decimal(words: list[str], at: int, units: int) -> Number | None:
    """ "uno coma cinco millones", "one point five k"; without a scale nobody knows."""
    digit = _ONES.get(words[at]) or _TEENS.get(words[at]) or _TENS.get(words[at])
    if digit is None:
        return None
    if at + 1 == len(words) or words[at + 1] not in _SCALES:
        return Number(None, at + 1)
    scale = _SCALES[words[at + 1]]
    part = int(str(digit).ljust(3, "0")) * (scale // 1000)
    return Number(units * scale + part, at + 2, words[at + 1] in _SLANG)


def _finish(words: list[str], at: int, thousandths: int, scale: int) -> Number:
    """A written number with the words that may follow it: "10 mil", "1,5 millones", "5 mil quinientos"."""
    slang = False
    if scale == 1 and at < len(words):
        word = words[at]
        if word in _SCALES:
            scale = _SCALES[word]
            slang = word in _SLANG
        elif word in _HUNDRED:
            scale = 100
        if scale > 1:
            thousandths *= scale
            at += 1
    if thousandths % 1000:
        return Number(None, at)
    value = thousandths // 1000
    if value > MOST:
        return Number(None, at, slang)
    if at < len(words) and words[at] in ("y", "and") and at + 1 < len(words):
        total, group = (value, 0) if scale > 1 else (0, value)
        joined = _joined(words, at, total, group, 1000 if scale >= 1000 and value % scale == 0 else 0, scale)
        if isinstance(joined, Number):
            return joined._replace(slang=slang or joined.slang)
    if scale >= 1000 and at < len(words):
        rest = read_number(words, at)
        if rest is not None and rest.value is not None and 0 < rest.value < scale and value % scale == 0:
            return Number(value + rest.value, rest.end, slang or rest.slang)
    return Number(value, at, slang)


_PIECES = re.compile(WRITTEN + r"|[^\W\d_]+")


def parse_amount(text: str) -> int | None:
    """The amount a text states, if it states one and nothing else."""
    words = _PIECES.findall(fold(text))
    if not words:
        return None
    number = read_number(words, 0)
    return number.value if number is not None and number.end == len(words) else None


def could_mean(n: int, smallest_chip: int, most: int) -> tuple[int, ...]:
    """What a bare small number may stand for: itself, or so many hundreds, thousands and so on.

    Only amounts that can be paid with the chips in play and are not above `most`, lowest first.
    """
    if n <= 0:
        return ()
    chip = max(smallest_chip, 1)
    found = [n] if chip <= n <= most and n % chip == 0 else []
    amount = n * 100
    while amount <= most:
        if amount % chip == 0:
            found.append(amount)
        amount *= 10
    return tuple(found)
