"""YAML somebody wrote, looked at before it is read: neither long, nor deep, nor made large by references.

The reader of libyaml ends the whole program on a text nested some ten thousand deep, and references may stand
for more than any memory holds; both are an error of YAML here, with the place where it goes too far.
"""

from typing import Any

import yaml

Loader: type[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

#: Letters of a text, levels one inside another, and values once every reference is written out.
MOST_LETTERS = 1_000_000
MOST_DEEP = 60
MOST_VALUES = 200_000


class TooMuch(yaml.MarkedYAMLError):
    """A text that is too long, too deep or too large."""


def checked(text: str) -> str:
    """The text itself; ``TooMuch`` if it goes too far, any other ``yaml.YAMLError`` if it is no YAML."""
    if len(text) > MOST_LETTERS:
        raise _too_much(f"{len(text)} letters, at most {MOST_LETTERS}", None)
    sizes: dict[str, int] = {}
    open_values: list[tuple[str | None, int]] = []
    total = 0
    for event in yaml.parse(text, Loader=Loader):
        if isinstance(event, yaml.events.CollectionStartEvent):
            open_values.append((event.anchor, total))
            total += 1
            if len(open_values) > MOST_DEEP:
                raise _too_much(f"more than {MOST_DEEP} levels, one inside another", event.start_mark)
        elif isinstance(event, yaml.events.CollectionEndEvent):
            anchor, before = open_values.pop()
            if anchor:
                sizes[anchor] = total - before
        elif isinstance(event, yaml.events.AliasEvent):
            if any(anchor == event.anchor for anchor, _ in open_values):
                raise _too_much("a value inside itself", event.start_mark)
            total += sizes.get(event.anchor or "", 1)
        elif isinstance(event, yaml.events.ScalarEvent):
            total += 1
        if total > MOST_VALUES:
            raise _too_much(f"more than {MOST_VALUES} values", event.start_mark)
    return text


def _too_much(problem: str, mark: Any) -> TooMuch:
    return TooMuch(problem=problem, problem_mark=mark)
