"""A fault of the engine: an act no part of the floor was made for. It is never a refusal by the book."""

from collections.abc import Mapping, Sequence
from typing import Any

import yaml

from torneo.floor.acts import NotRuled
from torneo.floor.scenario.said import number_or_text
from torneo.hand import IllegalAction, SetupError
from torneo.rulebook import Book, load_book

CANNOT_BE = (IllegalAction, SetupError, NotRuled)
"""What the hand and the floor say of a thing that cannot be. Anything else is a fault of the engine."""

_TITLE = "the program failed at the last step"


class EngineFault(RuntimeError):
    """The engine failed while it ruled on a spot; the hand is as it was before. ``document`` is the scenario
    that brings the fault about again (``torneo scenario explain``), the cause the exception itself."""

    def __init__(self, document: str) -> None:
        super().__init__(f"the engine failed on this scenario:\n{document}")
        self.document = document


def document_of(
    book: Book, setup: Mapping[str, Any], steps: Sequence[Mapping[str, Any]], title: str = _TITLE
) -> str:
    """A spot and what was told of it, as the text of a scenario file."""
    spot = dict(numbered(setup))
    policies = {**_house_policies(book), **spot.pop("policies", {})}
    told: dict[str, Any] = {"scenario": title, "book": book.base or book.id, **spot}
    if policies:
        told["policies"] = policies
    told["steps"] = [numbered(step) for step in steps]
    text: str = yaml.safe_dump(told, allow_unicode=True, sort_keys=False, width=110, default_flow_style=None)
    return text


def _house_policies(book: Book) -> dict[str, Any]:
    """What a house book changes of the book it lies over."""
    if not book.base:
        return {}
    base = load_book(book.base).values
    return {name: value for name, value in book.values.items() if value != base.get(name)}


def numbered(value: Any) -> Any:
    """Keys that are numbers (seats, chips) as numbers again."""
    if isinstance(value, Mapping):
        return {number_or_text(str(key)): numbered(inner) for key, inner in value.items()}
    return [numbered(inner) for inner in value] if isinstance(value, list | tuple) else value
