"""A writer whose numbers can be told from all others: each carries, in characters nobody else uses, the value
it was asked to write."""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from decimal import Decimal
from typing import NamedTuple

import pytest

from torneo.writing import Lang
from torneo.writing.numbers import with_marks

_OPEN, _SHUT, _END = "\ue100", "\ue101", "\ue102"
_HIDDEN = {ord(one): chr(0xE110 + place) for place, one in enumerate("0123456789,.-")}
_SHOWN = {ord(hidden): chr(one) for one, hidden in _HIDDEN.items()}
_MARK = re.compile(f"{_OPEN}([^{_SHUT}]*){_SHUT}([^{_END}]*){_END}")


class Written(NamedTuple):
    """What the writer was asked to write, what it wrote, and where that stands in the text without marks."""

    value: Decimal
    text: str
    start: int
    end: int


@contextmanager
def marking() -> Iterator[None]:
    """While it lasts every number that the house writes is marked."""
    own = with_marks

    def marked(text: str, lang: Lang) -> str:
        return f"{_OPEN}{text.translate(_HIDDEN)}{_SHUT}{own(text, lang)}{_END}"

    with pytest.MonkeyPatch.context() as patch:
        for module in ("numbers", "money"):
            patch.setattr(sys.modules[f"torneo.writing.{module}"], "with_marks", marked)
        yield


def unmarked(text: str) -> tuple[str, list[Written]]:
    """The text as people see it, and what in it is the writer's."""
    found: list[Written] = []
    parts: list[str] = []
    length = at = 0
    for mark in _MARK.finditer(text):
        before = text[at : mark.start()]
        parts += [before, mark[2]]
        length += len(before)
        value = Decimal(mark[1].translate(_SHOWN).replace(",", ""))
        found.append(Written(value, mark[2], length, length + len(mark[2])))
        length += len(mark[2])
        at = mark.end()
    return "".join([*parts, text[at:]]), found
