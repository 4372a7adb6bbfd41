"""A formula read from text.

    10 * sqrt(entries / place) * (1 + log(buyin + 0.25))
    if(place <= paid, max(10, 100 - 5 * place), 0)

From weakest to strongest: ``or``, ``and``, ``not``, comparisons (``< <= > >= = !=``, not chained), ``+ -``,
``* /``, sign, ``^`` (from the right). ``log`` is the common logarithm, ``ln`` the natural one.
"""

import re
from collections.abc import Callable
from difflib import get_close_matches

from torneo.tournament.ranking.formula import (
    DEEPEST,
    FUNCTIONS,
    LONGEST,
    MOST_PARTS,
    SPANISH,
    VARIABLES,
    FormulaError,
    Part,
)

_TOKEN = re.compile(
    r"\s*(?:(?P<number>\d+(?:\.\d+)?|\.\d+)|(?P<name>[^\W\d]\w*)|(?P<sign><=|>=|!=|<>|==|[-+*/^()<>=,;·×÷≤≥≠]))"
)
_SAME = {"<>": "!=", "==": "=", ";": ",", "·": "*", "×": "*", "÷": "/", "≤": "<=", "≥": ">=", "≠": "!="}
_COMPARISONS = ("<", "<=", ">", ">=", "=", "!=")
_WORDS = ("and", "or", "not")


def parse(text: str) -> Part:
    """The formula of a text; ``FormulaError`` says what is wrong and where."""
    if len(text) > LONGEST:
        raise FormulaError("too_long", LONGEST, length=len(text), limit=LONGEST)
    reader = _Reader(_tokens(text), len(text) + 1)
    found = reader.either()
    if reader.token != "":
        raise reader.unexpected()
    return found


def _tokens(text: str) -> list[tuple[str, str, int]]:
    """(kind, token, place) of each, names already in English."""
    found = []
    place = 0
    end = len(text.rstrip())
    while place < end:
        match = _TOKEN.match(text, place)
        if match is None:
            at = place + len(text[place:]) - len(text[place:].lstrip())
            raise FormulaError("character", at + 1, found=text[at])
        kind = str(match.lastgroup)
        token = match[kind]
        at = match.start(kind) + 1
        if kind == "number" and len(token) > 30:
            raise FormulaError("long_number", at)
        if kind == "name":
            token = SPANISH.get(token.lower(), token.lower())
            kind = "sign" if token in _WORDS else kind
        found.append((kind, _SAME.get(token, token), at))
        place = match.end()
    return found


class _Reader:
    """Goes through the tokens from left to right, one method per strength of operator."""

    def __init__(self, tokens: list[tuple[str, str, int]], end: int) -> None:
        self.tokens = [*tokens, ("end", "", end)]
        self.place = 0
        self.depth = 0
        self.count = 0

    @property
    def token(self) -> str:
        return self.tokens[self.place][1]

    @property
    def at(self) -> int:
        return self.tokens[self.place][2]

    def either(self) -> Part:
        self.depth += 1
        if self.depth > DEEPEST:
            raise FormulaError("too_deep", self.at, limit=DEEPEST)
        found = self.both()
        while self.token == "or":
            found = self.pair(found, self.both)
        self.depth -= 1
        return found

    def both(self) -> Part:
        found = self.denied()
        while self.token == "and":
            found = self.pair(found, self.denied)
        return found

    def denied(self) -> Part:
        at, turns = self.at, 0
        while self.token == "not":
            self.place += 1
            turns += 1
        found = self.compared()
        for _ in range(turns and 2 - turns % 2):
            found = self.part("not", "not", at, (found,))
        return found

    def compared(self) -> Part:
        found = self.sum()
        if self.token in _COMPARISONS:
            found = self.pair(found, self.sum)
            if self.token in _COMPARISONS:
                raise FormulaError("chained", self.at, found=self.token)
        return found

    def sum(self) -> Part:
        found = self.product()
        while self.token in ("+", "-"):
            found = self.pair(found, self.product)
        return found

    def product(self) -> Part:
        found = self.signed()
        while self.token in ("*", "/"):
            found = self.pair(found, self.signed)
        return found

    def signed(self) -> Part:
        at, minus = self.at, False
        while self.token in ("+", "-"):
            minus ^= self.token == "-"
            self.place += 1
        found = self.power()
        return self.part("negative", "-", at, (found,)) if minus else found

    def power(self) -> Part:
        found = self.single()
        if self.token != "^":
            return found
        self.depth += 1
        if self.depth > DEEPEST:
            raise FormulaError("too_deep", self.at, limit=DEEPEST)
        found = self.pair(found, self.signed)
        self.depth -= 1
        return found

    def single(self) -> Part:
        kind, token, at = self.tokens[self.place]
        if kind == "number":
            self.place += 1
            return self.part("number", token, at)
        if token == "(":
            self.place += 1
            found = self.either()
            self.expect(")", at)
            return found
        if kind != "name":
            raise self.unexpected()
        self.place += 1
        if self.token == "(":
            return self.call(token, at)
        if token not in VARIABLES:
            raise _unknown("unknown_name", token, at, VARIABLES)
        return self.part("variable", token, at)

    def call(self, name: str, at: int) -> Part:
        if name not in FUNCTIONS:
            raise _unknown("unknown_function", name, at, tuple(FUNCTIONS))
        opened = self.at
        self.place += 1
        values = []
        if self.token != ")":
            values.append(self.either())
            while self.token == ",":
                self.place += 1
                values.append(self.either())
        self.expect(")", opened)
        fewest, most = FUNCTIONS[name]
        if not fewest <= len(values) <= most:
            wanted = str(fewest) if fewest == most else f"{fewest}-{most}"
            raise FormulaError("how_many", at, name=name, wanted=wanted, found=len(values))
        return self.part(name, name, at, tuple(values))

    def pair(self, left: Part, right: Callable[[], Part]) -> Part:
        token, at = self.token, self.at
        self.place += 1
        return self.part(token, token, at, (left, right()))

    def part(self, kind: str, name: str, at: int, parts: tuple[Part, ...] = ()) -> Part:
        self.count += 1
        if self.count > MOST_PARTS:
            raise FormulaError("too_many_parts", at, limit=MOST_PARTS)
        return Part(kind, name, at, parts)

    def expect(self, token: str, opened: int) -> None:
        if self.token != token:
            if self.token == "":
                raise FormulaError("not_closed", opened)
            raise self.unexpected()
        self.place += 1

    def unexpected(self) -> FormulaError:
        if self.token == "":
            return FormulaError("ends_early", self.at)
        if self.token == ",":
            return FormulaError("comma", self.at)
        return FormulaError("unexpected", self.at, found=self.token)


def _unknown(code: str, name: str, at: int, known: tuple[str, ...]) -> FormulaError:
    near = get_close_matches(name, known, 1)
    return FormulaError(code, at, name=name[:30], known=near[0] if near else ", ".join(known))
