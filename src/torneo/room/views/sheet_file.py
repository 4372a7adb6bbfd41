"""The sheet as a file that people can change and the wizard and ``torneo structure`` read again.

Money stands in minor units of the currency, and beside each amount, as a comment, what people call it:
``entry_price: 125050  # 1.250,50 €``.
"""

import re
from collections.abc import Callable
from typing import Any

import msgspec
import yaml

from torneo.rulebook import Lang
from torneo.tournament.kinds import kinds_of
from torneo.tournament.structure.model import Structure
from torneo.writing import money

_MARK = "\ue000"
_MARKED = re.compile(f"{_MARK}(-?\\d+){_MARK}")


def sheet_text(book: str, structure: Structure, lang: Lang) -> str:
    """The whole file."""
    data = {"book": book, "structure": sheet_data(structure, lambda amount: f"{_MARK}{amount}{_MARK}")}
    text: str = yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=110)

    def beside(found: re.Match[str]) -> str:
        return f"{found[1]}  # {money(int(found[1]), structure.currency, lang)}"

    return _MARKED.sub(beside, text)


def sheet_data(structure: Structure, of_money: Callable[[int], Any] = int) -> dict[str, Any]:
    """The sheet without what it leaves at its default."""

    def bare(one: Any, kind: str = "") -> Any:
        if isinstance(one, msgspec.Struct):
            kinds = kinds_of(type(one))
            return {
                field.name: bare(getattr(one, field.name), kinds[field.name].kind)
                for field in msgspec.structs.fields(one)
                if field.required or getattr(one, field.name) != _default(field)
            }
        if isinstance(one, tuple | list):
            return [bare(each, kind) for each in one]
        if isinstance(one, dict):
            return {key: bare(each, kind) for key, each in one.items()}
        return of_money(one) if kind == "money" and isinstance(one, int) else one

    found: dict[str, Any] = bare(msgspec.structs.replace(structure, published_at=""))
    return found


def _default(field: Any) -> Any:
    return field.default_factory() if field.default_factory is not msgspec.NODEFAULT else field.default
