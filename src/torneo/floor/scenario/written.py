"""Values as they stand in a YAML file, each at its line."""

from collections.abc import Iterator
from typing import Any

import yaml

from torneo.floor.scenario.entry import Entry, Page, Path, Place
from torneo.rulebook.sheet import kind_of

_TAG = "tag:yaml.org,2002:"
_TRUE, _FALSE = ("yes", "true", "on"), ("no", "false", "off")


class Written(Entry):
    __slots__ = ("node",)

    def __init__(self, page: Page, node: yaml.Node, path: Path = ()) -> None:
        super().__init__(page, path)
        self.node = node

    @property
    def place(self) -> Place | None:
        return place_of(self.node.start_mark)

    @property
    def kind(self) -> str:
        return kind_of(self.node)

    def scalar(self) -> Any:
        return _scalar(self.node) if isinstance(self.node, yaml.ScalarNode) else None

    def letters(self) -> str:
        return str(self.node.value)

    def _inner(self) -> Iterator[Entry]:
        for place, node in enumerate(self.node.value):
            yield Written(self.page, node, (*self.path, place))

    def _members(self) -> Iterator[tuple[Any, Entry, Entry]]:
        for key_node, value_node in self.node.value:
            key = _scalar(key_node) if isinstance(key_node, yaml.ScalarNode) else None
            path = (*self.path, str(key))
            yield key, Written(self.page, key_node, path), Written(self.page, value_node, path)


def place_of(mark: Any) -> Place | None:
    return (mark.line + 1, mark.column + 1) if mark else None


def _scalar(node: yaml.ScalarNode) -> Any:
    tag, text = node.tag.removeprefix(_TAG), node.value
    if tag == "int":
        return _whole(text)
    if tag == "bool":
        return True if text.lower() in _TRUE else False if text.lower() in _FALSE else text
    if tag == "null":
        return None
    if tag == "float":
        return _decimal(text)
    return text


def _whole(text: str) -> int | str:
    try:
        return int(text.replace("_", ""), 10 if text.lstrip("+-").isdigit() else 0)
    except ValueError:
        return str(text)


def _decimal(text: str) -> float | str:
    try:
        return float(text.replace("_", ""))
    except ValueError:
        return str(text)
